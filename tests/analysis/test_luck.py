"""Luck: by what the seat could know, and nothing on average."""

from __future__ import annotations

from math import sqrt
from random import Random
from statistics import fmean

import pytest

from tests.analysis.positions import bot_games
from tests.effort import times
from tests.properties.secrets import change_secrets
from tests.rules.helper import play, position
from vialibre import Game, Record, Recorder, load_board
from vialibre.analysis import Luck, LuckMeter, luck_of
from vialibre.analysis.odds import DeckOdds, unseen_cards
from vialibre.boards.load import board_ids
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.events import CardDrawn, DeckShuffled
from vialibre.engine.game import state_of


def follow(game: Game, seat: int, *actions: str) -> Luck:
    meter = LuckMeter(game.view(seat))
    for text in actions:
        before = game.view(seat)
        game.apply(text)
        meter.feed(before, game.events())
    return meter.luck


def test_a_wild_from_the_deck() -> None:
    """110 cards less five in the row and one in the hand: 14 of 104 unseen cards are wilds, then 13 of 103."""
    game = position("usa", hands=["red"], deck="wild blue")
    luck = follow(game, 0, "draw deck", "draw deck")
    assert (luck.wilds.cards, luck.wilds.came) == (2, 1)
    assert luck.wilds.expected == pytest.approx(14 / 104 + 13 / 103)
    assert luck.cards == pytest.approx(1 - 14 / 104 - 13 / 103)
    spread = 14 / 104 * 90 / 104 + 13 / 103 * 90 / 103
    assert luck.standardised == pytest.approx(luck.cards / sqrt(spread))


def test_what_others_draw_is_their_luck() -> None:
    game = position("usa", hands=["red", "blue"], deck="wild wild")
    assert follow(game, 1, "draw deck", "draw deck") == Luck()
    assert Luck().standardised == 0


def test_cards_of_the_row_are_no_luck() -> None:
    game = position("usa", deck="wild red")
    assert follow(game, 0, "draw red", "draw blue") == Luck()


def test_a_tunnel() -> None:
    """Of 102 unseen cards 9 are black (three are in the own hand, none in the row) and 14 wild."""
    game = position("europe", hands=["black black black"], deck="red black red", row="red orange green blue blue")
    luck = follow(game, 0, "claim madrid-pamplona black")
    assert (luck.tunnels.cards, luck.tunnels.came) == (3, 1)
    assert luck.tunnels.expected == pytest.approx(23 / 102 + 23 / 101 + 22 / 100)
    assert luck.cards == pytest.approx(luck.tunnels.expected - 1)


def test_wilds_only_are_asked_for_wilds_only() -> None:
    """TUN-3."""
    game = position("europe", hands=["wild wild wild"], deck="black wild black")
    luck = follow(game, 0, "claim madrid-pamplona wild")
    assert luck.tunnels.came == 1
    assert luck.tunnels.expected == pytest.approx(11 / 102 + 11 / 101 + 10 / 100)


def test_a_new_deck_is_what_was_discarded() -> None:
    """DRAW-5: two of the five discards are wilds."""
    game = position("usa", deck="", rest=1, discards="wild wild red red red", hands=["blue"])
    luck = follow(game, 0, "draw deck")
    assert luck.wilds.expected == pytest.approx(2 / 5)


def test_cards_seen_from_outside() -> None:
    game = position("europe", hands=["red red", "blue"], deck="black red red", discards="wild")
    assert sum(unseen_cards(game.view(None))) == 110 - 5 - 1
    assert sum(unseen_cards(game.view(0))) == 110 - 5 - 1 - 2
    play(game, "claim angora-constantinople red")  # the set and three revealed cards lie on the table
    assert sum(unseen_cards(game.view(1))) == 110 - 5 - 1 - 1 - 2 - 3


@pytest.mark.parametrize("name", board_ids())
def test_the_deck_is_followed(name: str) -> None:
    """The pool always holds the deck; right after a reshuffle it is the deck."""
    board = load_board(name)
    game = Game.new(board, seats=3, seed=1, shuffle="fast-1", alvin=board.rules.alvin is not None)
    odds, shuffled = DeckOdds(game.view(0)), 0
    random = Random(2)
    while not game.is_over and game.version < 600:
        seat = game.to_act[0]
        before = game.view(0)
        game.apply(random.choice(game.legal_ids(seat)), seat)
        odds.begin(before)
        events = game.events()
        for event in events:
            odds.see(event if not isinstance(event, CardDrawn) or event.seat == 0 else CardDrawn(event.seat, None))
        deck = [0] * len(KIND_NAMES)
        for i in range(state_of(game).n_deck):
            deck[state_of(game).deck[i]] += 1
        assert all(held <= count for held, count in zip(deck, odds.pool, strict=True))
        assert odds.discards == list(state_of(game).discards)
        if any(isinstance(event, DeckShuffled) for event in events):
            drawn = sum(isinstance(event, CardDrawn) and event.seat != 0 for event in events)
            assert sum(odds.pool) - sum(deck) <= drawn
            shuffled += 1
    assert shuffled > 0 or name == "old_west"


def test_luck_is_nothing_on_average() -> None:
    """Over games of two who both draw blind and try tunnels."""
    found = []
    board = load_board("europe")
    for seed in range(times(25, 600)):
        meters: list[LuckMeter] = []
        game = Game.new(board, seats=2, seed=seed, shuffle="fast-1")
        meters = [LuckMeter(game.view(seat)) for seat in range(2)]
        random = Random(seed)
        while not game.is_over and game.version < 250:
            views = [game.view(seat) for seat in range(2)]
            seat = game.to_act[0]
            game.apply(random.choice(game.legal_ids(seat)), seat)
            for meter, view in zip(meters, views, strict=True):
                meter.feed(view, game.events())
        found += [meter.luck.standardised for meter in meters]
    assert abs(fmean(found)) < 4 / sqrt(len(found))
    assert 0.6 < sqrt(fmean(value * value for value in found)) < 1.4


def test_secrets_of_others_do_not_matter() -> None:
    """INFO-2: in a world that differs only in what the seat cannot know, luck so far is the same."""
    for game in bot_games(load_board("europe"), 2, range(1), ("porter", "porter")):
        if game.is_over or game.version % 25:
            continue
        other = game.copy()
        change_secrets(other, 0, Random(int(game.version)))
        assert other.view(0) == game.view(0)
        assert unseen_cards(other.view(0)) == unseen_cards(game.view(0))


def test_a_record_has_the_luck_of_the_game() -> None:
    recorder = Recorder(Record(load_board("europe"), seats=("Ana", "Bea"), seed=3))
    meters = [LuckMeter(recorder.game.view(seat)) for seat in range(2)]
    random = Random(1)
    for _ in range(120):
        views = [recorder.game.view(seat) for seat in range(2)]
        seat = recorder.game.to_act[0]
        recorder.apply(random.choice(recorder.game.legal_ids(seat)), seat)
        for meter, view in zip(meters, views, strict=True):
            meter.feed(view, recorder.game.events())
    for seat, meter in enumerate(meters):
        assert luck_of(recorder.record(), seat) == meter.luck
        assert luck_of(recorder.record(), seat, until=120) == meter.luck
        assert meter.luck.wilds.cards > 0
