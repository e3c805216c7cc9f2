"""Random games end and lose nothing on the way; so do written positions."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from copy import deepcopy
from typing import Any

import pytest

from .game import NaiveGame
from .helper import BOARDS, ROOT, all_rules, cards_in_sight, load, play_out
from .perft import perft

POSITIONS = sorted((ROOT / "tests/perft/positions").glob("*.toml"))


def check_end(game: NaiveGame, board: dict[str, Any]) -> None:
    """Cards, cars, tickets and points add up."""
    facts = game.snapshot()
    cards = Counter(dict.fromkeys(board["cards"]["colors"], board["cards"]["each"]))
    assert cards_in_sight(game) == cards + Counter(wild=board["cards"]["wilds"])
    lengths = {route.id: route.length for route in game.state.board.routes.values()}
    for seat, left in enumerate(facts["cars"]):
        assert left >= 0
        assert left + sum(lengths[route] for route, owner in facts["owners"].items() if owner == seat) == board["cars"]
    held = [ticket for tickets in facts["tickets"] for ticket in tickets] + facts["ticket_deck"]
    assert len(held) == len(set(held))
    if board["tickets"]["refused"] != "out":
        assert len(held) == len(board["ticket"])
    for seat, sheet in enumerate(game.score_sheets()):
        assert sheet["routes"] + sheet["captures"] == facts["scores"][seat]
        assert set(sheet["tickets"]) == set(facts["tickets"][seat])
    assert game.winners()


@pytest.mark.parametrize("full", [False, True], ids=["two", "full"])
@pytest.mark.parametrize("name", BOARDS)
def test_random_games(name: str, full: bool) -> None:
    board = load(name)
    for number in range(20):
        seats = board["players"]["to"] if full else 2
        game = NaiveGame(board, seats, number.to_bytes(32, "big"), alvin=name == "old_west" and number % 2 == 1)
        play_out(game, random.Random(number))
        check_end(game, board)


def test_random_games_with_all_rules() -> None:
    """Tunnels, stations, markers, Alvin and souvenirs on one board."""
    board = all_rules()
    for number in range(6):
        game = NaiveGame(board, 2 + number % 3, number.to_bytes(32, "big"), alvin=number % 2 == 0)
        play_out(game, random.Random(number))
        check_end(game, board)
        sheet = game.score_sheets()[0]
        parts = ["routes", "captures", "stations", "longest_path", "globetrotter", "souvenirs", "alvin"]
        assert sheet["total"] == sum(sheet[part] for part in parts) + sum(sheet["tickets"].values())


@pytest.mark.parametrize("path", POSITIONS, ids=lambda path: path.stem)
def test_positions_are_small_and_whole(path: Any) -> None:
    """Every card lies somewhere, and depth 2 is a small number."""
    written = tomllib.loads(path.read_text(encoding="utf-8"))
    board = load(written["board"])
    game = NaiveGame.from_position(board, written)
    assert cards_in_sight(game) == Counter(game.state.board.cards)
    before = deepcopy(game.snapshot())
    assert 1 <= perft(game, 1) <= perft(game, 2) <= 2000
    assert game.snapshot() == before
