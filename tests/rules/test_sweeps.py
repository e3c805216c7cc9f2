"""SET-5 by the hundred: one event whatever the number of sweeps, and a proof that the number is bounded."""

from __future__ import annotations

from math import comb, log10
from random import Random

import pytest

from tests.lockstep.mixed import many_wilds
from tests.naive import NaiveGame
from tests.properties.shadow import Shadow
from tests.rules.helper import events, position, row
from vialibre.analysis.odds import DeckOdds
from vialibre.boards.build import MAX_CARDS
from vialibre.boards.model import CARD_COLORS
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.board_index import to_vec
from vialibre.engine.core.constants import MOST_SWEEPS, ROW, ROW_WILDS
from vialibre.engine.core.trace import KIND_COUNTS, packed_kinds
from vialibre.engine.events import DeckShuffled, Event, RowSwept, seen_by, unpacked_kinds
from vialibre.engine.game import Game, state_of

MOST_EVENTS = 20
"""Of a claim or a draw with everything that may follow from it."""
SMALL_ENOUGH = -50
"""A chance of 10 to this power."""


def times(game: Game) -> int:
    """How many rows the last action swept."""
    return sum(event.times for event in events(game, RowSwept))


def drawing(seed: int, most: int = 150) -> list[tuple[list[Event], Game]]:
    """A game of players who only draw, on a board of wilds: each action's events, and the position after it."""
    game, random = Game.new(many_wilds().board, seats=3, seed=seed), Random(seed)
    found = []
    while not game.is_over and game.version < most:
        seat = game.to_act[0]
        legal = game.legal_ids(seat)
        cards = [number for number in legal if game.text_of(number).startswith("draw")]
        game.apply(random.choice(cards or legal), seat)
        found.append((game.events(), game.copy()))
    return found


def test_set_5_hundreds_of_sweeps_are_one_event() -> None:
    """SET-5: with three plain cards left among wilds; one event, however many sweeps and shuffles there are."""
    found = []
    for seed in range(20):
        hand = "wild wild wild"
        game = position("usa", hands=[hand], row="wild red wild green blue", deck="wild white", rest=1, seed=seed)
        game.apply("draw red")
        found.append(times(game))
        assert len(events(game, RowSwept)) == 1
        assert len(events(game, DeckShuffled)) <= 1
        assert len(game.events()) <= MOST_EVENTS
        assert row(game).count("wild") == 2
    assert max(found) > 1


def test_set_5_a_storm_leaves_few_events() -> None:
    """SET-5: actions with more than a hundred sweeps occur, and none has more than a handful of events."""
    story = [step for seed in range(8) for step in drawing(seed)]
    assert max(sum(e.times for e in happened if isinstance(e, RowSwept)) for happened, _ in story) > 100
    assert max(len(happened) for happened, _ in story) <= MOST_EVENTS
    assert all(sum(isinstance(event, RowSwept) for event in happened) <= 1 for happened, _ in story)


@pytest.mark.parametrize("seed", range(4))
def test_set_5_the_number_is_that_of_single_sweeps(seed: int) -> None:
    """SET-5: the naive engine sweeps one row after the other and shuffles as often; so the numbers are right."""
    mixed = many_wilds()
    game, naive = Game.new(mixed.board, seats=3, seed=seed), NaiveGame(mixed.raw, 3, seed.to_bytes(32, "big"))
    random, most = Random(seed), 0
    while not game.is_over and game.version < 120:
        seat = game.to_act[0]
        legal = [game.text_of(number) for number in game.legal_ids(seat)]
        text = random.choice([text for text in legal if text.startswith("draw")] or legal)
        shuffled = naive.state.next_reshuffle
        game.apply(text, seat)
        naive.apply(seat, text)
        happened = sum(event.shuffles for event in events(game, RowSwept)) + len(events(game, DeckShuffled))
        assert naive.state.next_reshuffle - shuffled == happened
        most = max(most, times(game))
    assert most > 5


@pytest.mark.parametrize("seed", range(4))
def test_set_5_info_1_card_counters_follow_a_storm(seed: int) -> None:
    """SET-5, INFO-1: who counts cards by events alone knows discards and deck as if every row had been told."""
    start = Game.new(many_wilds().board, seats=3, seed=seed)
    shadow, odds, before = Shadow(start.view(None)), DeckOdds(start.view(0)), start.view(0)
    exact = 0
    for happened, game in drawing(seed):
        odds.begin(before)
        for event in happened:
            told, mine = seen_by(event, None), seen_by(event, 0)
            if told is not None:
                shadow.hear(told)
            if mine is not None:
                odds.see(mine)
        before = game.view(0)
        assert shadow.table() == Shadow(game.view(None)).table()
        assert odds.discards == list(before.discards)
        deck = [
            sum(state_of(game).deck[i] == kind for i in range(state_of(game).n_deck)) for kind in range(len(KIND_NAMES))
        ]
        assert all(held <= count for held, count in zip(deck, odds.pool, strict=True))
        if any(isinstance(event, RowSwept) and event.shuffles for event in happened):
            assert odds.pool == deck
            exact += 1
    assert exact > 0


class Deck:
    """A pool of plain cards and wilds that goes round through deck, row and discards until a row may stay.

    Between two shuffles the deck is cut into rows: one that was begun with `carried` cards of the deck before, whole
    ones, and the beginning of one more. All orders of the cards are equally likely.
    """

    def __init__(self, plain: int, wilds: int) -> None:
        self.plain, self.cards = plain, plain + wilds
        self.carried = self.cards % int(ROW)

    def unfinished(self, held: int) -> list[float]:
        """The chance that no row between two shuffles may stay, by the plain cards in the next beginning.

        `held` plain cards lie in the row that was begun.
        """
        blocks = [(int(ROW) - self.carried, held), *[(int(ROW), 0)] * (self.cards // int(ROW) - 1)]
        ways = {0: 1}
        for size, before in blocks:
            after: dict[int, int] = {}
            for used, count in ways.items():
                for plain in range(min(size, int(ROW - ROW_WILDS) - before) + 1):
                    after[used + plain] = after.get(used + plain, 0) + count * comb(size, plain)
            ways = after
        left, deck = self.plain - held, self.cards - self.carried
        ends = [ways.get(left - plain, 0) * comb(self.carried, plain) for plain in range(self.carried + 1)]
        return [count / comb(deck, left) for count in ends]

    def longer(self, sweeps: int) -> float:
        """The logarithm (base 10) of a bound on the chance of more sweeps than this: two shuffles at a time."""
        wilds = self.cards - self.plain
        held = range(max(self.carried - wilds, 0), min(self.carried, int(ROW - ROW_WILDS)) + 1)
        one = {plain: self.unfinished(plain) for plain in held}
        worst = max(
            sum(chance * sum(one[after]) for after, chance in enumerate(one[plain]) if after in one) for plain in held
        )
        pairs = sweeps // (self.cards // int(ROW) + 1) // 2 - 1
        return pairs * log10(worst) if worst > 0 else -float("inf")

    def mean(self) -> float:
        """Sweeps to be expected, if the first row begins with a new deck and none is carried over."""
        assert self.carried == 0
        (again,) = self.unfinished(0)
        return self.cards / ROW / (1 - again)


def test_set_5_no_deck_of_any_board_comes_near_the_hard_stop() -> None:
    """SET-5: whatever a board's deck and the hands, a million sweeps have a chance of less than 10 to the -50.

    Every pool that up to 60 wilds and up to a dozen plain cards can make; with more plain cards rows stay sooner.
    """
    chances = {
        (plain, wild): Deck(plain, wild).longer(int(MOST_SWEEPS))
        for wild in range(int(ROW_WILDS), MAX_CARDS + 1)
        for plain in range(int(ROW_WILDS), 13)
    }
    worst = max(chances, key=lambda pool: chances[pool])
    assert worst[0] == ROW_WILDS
    assert worst[1] > MAX_CARDS - ROW
    assert chances[worst] < SMALL_ENOUGH
    by_plain = [max(chances[plain, wild] for wild in range(3, MAX_CARDS + 1)) for plain in range(3, 13)]
    assert by_plain == sorted(by_plain, reverse=True)
    assert 3000 < Deck(3, 57).mean() < 4000


def test_set_5_every_kind_of_card_fits_its_count() -> None:
    """SET-5: an event's counts are packed into one number; no board has more cards of a kind than that takes."""
    assert MAX_CARDS < KIND_COUNTS
    counts = [MAX_CARDS - i for i in range(len(CARD_COLORS))] + [MAX_CARDS]
    assert unpacked_kinds(int(packed_kinds(to_vec(counts)))) == tuple(counts)
