"""From written positions, how many action sequences of depth n there are: one move too many changes the number.

Two engines and a committed number must agree. The committed one catches what both would get wrong after the same
change of mind; write_expected.py writes it.
"""

from __future__ import annotations

import pytest

from tests.effort import LONG
from tests.naive import perft as naive_perft
from tests.perft.counting import NAMES, depth_of, expected, naive_game, our_game, perft


def test_every_position_has_its_numbers() -> None:
    """No position without a number, no number without a position."""
    assert sorted(expected()) == NAMES
    assert all(len(numbers) == depth_of(name) for name, numbers in expected().items())


@pytest.mark.parametrize("name", NAMES)
def test_engine(name: str) -> None:
    """The engine finds as many sequences as expected, at every depth."""
    game = our_game(name)
    assert [perft(game, depth) for depth in range(1, depth_of(name) + 1)] == expected()[name]


@pytest.mark.parametrize("name", NAMES)
def test_naive_engine(name: str) -> None:
    """The naive engine, written from the rules alone, finds as many."""
    game = naive_game(name)
    assert [naive_perft(game, depth) for depth in range(1, depth_of(name) + 1)] == expected()[name]


SMALL = [name for name, numbers in expected().items() if LONG or numbers[-1] < 150]


@pytest.mark.parametrize("name", SMALL)
def test_one_deeper(name: str) -> None:
    """Both engines agree one action beyond what is written down; in the long run for every position."""
    depth = depth_of(name) + 1
    assert perft(our_game(name), depth) == naive_perft(naive_game(name), depth)


def test_counting_changes_nothing() -> None:
    """perft works on copies: the same question twice gives the same answer."""
    game = our_game("san_francisco_souvenirs")
    assert perft(game, 2) == perft(game, 2)
    assert game.version == 0


def test_everybody_passes_is_one_line() -> None:
    """TURN-2: draw the ticket, keep it, three passes, and the game is over: one sequence of five actions."""
    game = our_game("usa_everybody_passes")
    for action in ("tickets", "keep 1", "pass", "pass", "pass"):
        assert [game.text_of(number) for number in game.legal_ids()] == [action]
        game.apply(action)
    assert game.is_over
