"""docs/shuffles.md: both shuffles against plain re-implementations and fixed vectors; players cannot touch luck."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.effort import times
from tests.lockstep.compare import choose, texts
from tests.naive import shuffle as naive
from tests.properties.plays import effort
from vialibre.boards import board_ids
from vialibre.engine.core.board_index import to_vec
from vialibre.engine.core.shuffle import FAIR, FAST, make_shuffler, secret_bytes
from vialibre.engine.game import Game, state_of
from vialibre.errors import BadSetup

NUMBERS = st.integers(0, 2**31)
SIZES = st.integers(0, 120)


def engine(name: str, seed: int | str | bytes, number: int, size: int) -> list[int]:
    """0, 1, 2 … as the engine shuffles them."""
    items = to_vec(list(range(size)))
    make_shuffler(name, seed).shuffle(items, number)
    return [int(item) for item in items]


def fast(seed: int, number: int, size: int) -> list[int]:
    """fast-1, word for word as in the document."""
    items = list(range(size))
    x = (seed % 2**32) ^ (number * 2654435769 % 2**32)
    c = ((seed // 2**32) ^ 362436069) % 698769068 + 1
    for word in range(8 + max(size - 1, 0)):
        t = 698769069 * x + c
        x, c = t % 2**32, t // 2**32
        if word >= 8:
            i = size - 1 - (word - 8)
            j = (x ^ c) * (i + 1) // 2**32
            items[i], items[j] = items[j], items[i]
    return items


def fair(seed: bytes, number: int, size: int) -> list[int]:
    return [int(item) for item in naive.shuffled([str(i) for i in range(size)], seed, number)]


@effort(150, 5000)
@given(st.binary(min_size=32, max_size=32), NUMBERS, SIZES)
def test_fair_1(seed: bytes, number: int, size: int) -> None:
    shuffled = engine(FAIR, seed, number, size)
    assert shuffled == fair(seed, number, size)
    assert shuffled == engine(FAIR, seed.hex(), number, size)
    assert shuffled == engine(FAIR, int.from_bytes(seed, "big"), number, size)
    assert sorted(shuffled) == list(range(size))


@effort(300, 20000)
@given(st.integers(0, 2**62 - 1), NUMBERS, SIZES)
def test_fast_1(seed: int, number: int, size: int) -> None:
    shuffled = engine(FAST, seed, number, size)
    assert shuffled == fast(seed, number, size)
    assert sorted(shuffled) == list(range(size))


# Written down once, from the re-implementations: a shuffle never changes.
FAIR_VECTORS = [
    (0, 0, [8, 4, 0, 3, 2, 9, 6, 7, 5, 1]),
    (0, 5, [9, 7, 3, 1, 4, 0, 8, 2, 6, 5]),
    (7, 1, [4, 2, 6, 3, 1, 8, 9, 7, 0, 5]),
    (2**256 - 1, 2**32 - 1, [1, 8, 0, 7, 4, 2, 9, 6, 5, 3]),
]
FAST_VECTORS = [
    (0, 0, [0, 1, 4, 9, 6, 2, 5, 8, 7, 3]),
    (0, 5, [5, 0, 8, 6, 2, 1, 3, 9, 7, 4]),
    (7, 1, [8, 9, 4, 1, 2, 7, 5, 6, 3, 0]),
    (2**62 - 1, 2**31, [1, 2, 4, 8, 3, 7, 0, 5, 6, 9]),
]


@pytest.mark.parametrize(("seed", "number", "expected"), FAIR_VECTORS)
def test_fair_1_vectors(seed: int, number: int, expected: list[int]) -> None:
    assert engine(FAIR, seed, number, 10) == expected


@pytest.mark.parametrize(("seed", "number", "expected"), FAST_VECTORS)
def test_fast_1_vectors(seed: int, number: int, expected: list[int]) -> None:
    assert engine(FAST, seed, number, 10) == expected


@pytest.mark.parametrize("size", [0, 1])
def test_nothing_to_shuffle(size: int) -> None:
    assert engine(FAIR, 1, 1, size) == engine(FAST, 1, 1, size) == list(range(size))


def test_every_order_is_as_likely() -> None:
    """Four items have 24 orders; in 12,000 shuffles each comes about 500 times, within five standard deviations."""
    for name in (FAIR, FAST):
        count: dict[tuple[int, ...], int] = {}
        for seed in range(2000):
            for number in range(6):
                order = tuple(engine(name, seed, number, 4))
                count[order] = count.get(order, 0) + 1
        assert len(count) == 24
        assert all(abs(times - 500) < 110 for times in count.values()), (name, count)


NO_SEEDS: tuple[int | str | bytes, ...] = (
    -1,
    2**256,
    "",
    "00",
    "g" * 64,
    " " * 64,
    "0 " * 32,
    b"",
    b"x" * 31,
    b"x" * 33,
    True,
    False,
)


@pytest.mark.parametrize("place", range(len(NO_SEEDS)))
def test_what_is_no_seed_is_refused(place: int) -> None:
    for name in (FAIR, FAST):
        with pytest.raises(BadSetup):
            make_shuffler(name, NO_SEEDS[place])


def test_fast_1_seeds_end_at_2_to_the_62() -> None:
    assert make_shuffler(FAST, 2**62 - 1).seed == 2**62 - 1
    for seed in (2**62, "0" * 64, b"x" * 32):
        with pytest.raises(BadSetup):
            make_shuffler(FAST, seed)
    with pytest.raises(BadSetup):
        make_shuffler("fair-2", 1)


def deck_of(game: Game) -> list[int]:
    """The deck as it was after its shuffle: cards already taken are still in the vector."""
    return [int(card) for card in state_of(game).deck]


def play_on(name: str, seed: int, style: str, player: str, *, most: int) -> dict[int, list[int]]:
    """Play; return the deck after each of its shuffles."""
    random = Random(player)
    game = Game.new(name, seats=4, seed=seed)
    decks = {5: deck_of(game)}
    for _ in range(most):
        if game.is_over:
            break
        seat = game.to_act[0]
        game.apply(choose(texts(game, seat), random, style), seat)
        decks.setdefault(5 + int(state_of(game).reshuffles), deck_of(game))
    return decks


@pytest.mark.parametrize("name", board_ids())
def test_players_cannot_touch_luck(name: str) -> None:
    """DRAW-5: every new deck is the numbered shuffle of its cards in order, whatever was played before."""
    for seed in range(times(4, 100)):
        first_decks = set()
        for style in ("claims", "hoards"):
            decks = play_on(name, seed, style, f"{seed} {style}", most=400)
            first_decks.add(tuple(decks[5]))
            for number, deck in decks.items():
                order = fair(secret_bytes(seed), number, len(deck))
                assert deck == [sorted(deck)[item] for item in order]
        assert len(first_decks) == 1


def test_decks_are_shuffled_again_in_these_games() -> None:
    """The test above would prove little if discards never became the deck."""
    numbers = {n for seed in range(3) for n in play_on("san_francisco", seed, "uniform", str(seed), most=400)}
    assert {5, 6, 7} <= numbers


@pytest.mark.parametrize("name", board_ids())
def test_opening_luck_is_the_documented_one(name: str) -> None:
    """Who begins, the tickets and the cards of the deal, from the document alone."""
    for seed in range(20):
        game = Game.new(name, seats=2, seed=seed)
        secret = secret_bytes(seed)
        assert state_of(game).first == fair(secret, naive.SEATS, 2)[-1]
        cards = [int(card) for card in state_of(game).index.all_cards]
        top_first = [cards[item] for item in reversed(fair(secret, naive.FIRST_DECK, len(cards)))]
        hand = int(state_of(game).index.hand)
        for seat in state_of(game).seats:
            drawn, top_first = top_first[:hand], top_first[hand:]
            assert [drawn.count(kind) for kind in range(9)] == list(seat.hand)
        tickets = [int(ticket) for ticket in state_of(game).index.tickets]
        order = [tickets[item] for item in reversed(fair(secret, naive.TICKETS, len(tickets)))]
        deal = int(state_of(game).index.deal)
        for who, seat in enumerate(state_of(game).seats):
            offered = [int(ticket) for ticket in seat.offer][int(state_of(game).index.deal_long) :]
            assert offered == order[who * deal : (who + 1) * deal]
