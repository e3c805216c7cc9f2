"""Whole random games, side by side with the naive engine: after every action the same table and the same legal actions.

The naive engine was written from docs/rules.md alone, with plain lists and strings. Where the two differ, one is wrong.
50 games a board; VIALIBRE_LONG=1 plays 2,000.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.effort import times
from tests.lockstep.compare import STYLES, play_side_by_side, raw_board
from tests.lockstep.mixed import ALVIN_CITY, Mixed, all_rules, isle, many_wilds
from vialibre.boards import board_ids, load_board
from vialibre.boards.model import Board

CHUNKS = 10
"""Every board's games are spread over so many tests, for several processes."""


def play_chunk(board: Board, raw: dict[str, Any], chunk: int, games: int, most: int = 2500) -> None:
    """The chunk's share of the games; styles and numbers of seats take turns."""
    fewest, largest = board.players
    for game in range(chunk, games, CHUNKS):
        style = STYLES[game % len(STYLES)]
        seats = fewest + game // len(STYLES) % (largest - fewest + 1)
        play_side_by_side(board, raw, seats, game, style, most=most)


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", board_ids())
def test_packaged_boards(name: str, chunk: int) -> None:
    """The four boards, all numbers of seats, all styles of play."""
    play_chunk(load_board(name), raw_board(name), chunk, times(50, 2000))


@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("name", sorted(ALVIN_CITY))
def test_every_rule_on_one_board(name: str, chunk: int) -> None:
    """Rules that no rulebook combines: tunnels, stations, markers, Alvin and souvenirs, all after one claim."""
    mixed = all_rules(name)
    play_chunk(mixed.board, mixed.raw, chunk, times(10, 1000))


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_tiny_board(chunk: int) -> None:
    """A board of six cities: decks run out, rows keep their gaps, everybody passes.

    A few are cut off: players who like claims best try the same tunnel for ever and decline, instead of drawing.
    """
    play_chunk(isle().board, isle().raw, chunk, times(100, 5000), most=400)


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_rows_of_wilds(chunk: int) -> None:
    """SET-5: a deck of wilds, so that the row is swept by the hundred; the naive engine does it one by one."""
    mixed = many_wilds()
    play_chunk(mixed.board, mixed.raw, chunk, times(20, 1000), most=250)


EVERYWHERE = {"keep", "draw", "tickets", "claim"}
VERBS = {
    "usa": EVERYWHERE,
    "europe": EVERYWHERE | {"pay", "decline", "station"},
    "old_west": EVERYWHERE | {"start", "marker", "no-marker", "alvin"},
    "san_francisco": EVERYWHERE | {"place", "souvenir"},
}


def play_until_seen(board: Board, raw: dict[str, Any], wanted: set[str]) -> set[str]:
    """The kinds of action in up to 25 games, fewer if they hold all that is wanted."""
    verbs: Counter[str] = Counter()
    for seed in range(25):
        style = STYLES[seed % len(STYLES)]
        play_side_by_side(board, raw, 2 + seed % 2, seed, style, most=600, verbs=verbs)
        if wanted <= set(verbs):
            break
    return set(verbs)


@pytest.mark.parametrize("name", board_ids())
def test_random_games_reach_every_kind_of_action(name: str) -> None:
    """A comparison proves nothing about what never happens: some games of a board hold every kind of action it has."""
    seen = play_until_seen(load_board(name), raw_board(name), VERBS[name])
    assert seen - {"pass"} == VERBS[name]


@pytest.mark.parametrize("mixed", [isle(), all_rules("san_francisco")], ids=["isle", "san_francisco"])
def test_mixed_games_reach_every_kind_of_action(mixed: Mixed) -> None:
    """The same with all rules on one board; on the tiny one players even have to pass."""
    wanted = set().union(*VERBS.values()) | ({"pass"} if mixed.board.id == "isle" else set())
    assert wanted <= play_until_seen(mixed.board, mixed.raw, wanted)
