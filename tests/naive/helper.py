"""Boards and positions for the tests of the naive engine."""

from __future__ import annotations

import random
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any

from .game import NaiveGame

ROOT = Path(__file__).parents[2]
BOARDS = ["usa", "europe", "old_west", "san_francisco"]


def load(name: str) -> dict[str, Any]:
    return tomllib.loads((ROOT / "src/vialibre/boards/data" / f"{name}.toml").read_text(encoding="utf-8"))


def all_rules() -> dict[str, Any]:
    """Europe with every rule there is."""
    board = load("europe")
    for name in ("old_west", "san_francisco"):
        for rule in load(name)["rules"]:
            if rule["name"] not in {known["name"] for known in board["rules"]}:
                board["rules"].append(dict(rule))
    for rule in board["rules"]:
        if rule["name"] == "alvin":
            rule["city"] = "wien"
    for city in board["city"]:
        city["souvenir"] = city["id"] in {"paris", "roma", "kyiv", "london", "madrid"}
    return board


def position(board: str | dict[str, Any], **keys: Any) -> NaiveGame:
    """Two seats, a row without wilds and no tickets to draw, unless told otherwise."""
    data = load(board) if isinstance(board, str) else board
    plain = {"seats": 2, "row": "red orange green blue black", "ticket_deck": []}
    return NaiveGame.from_position(data, plain | keys)


def actions(game: NaiveGame, *verbs: str) -> set[str]:
    """What the seat to decide may do, of these kinds."""
    (seat,) = game.waiting()
    return {text for text in game.legal(seat) if text.split()[0] in verbs}


def play(game: NaiveGame, *texts: str) -> NaiveGame:
    """Each by the seat that is waited for."""
    for text in texts:
        game.apply(game.waiting()[0], text)
    return game


def play_out(game: NaiveGame, rng: random.Random) -> None:
    """At random: first which kind of action, then which one."""
    while not game.over:
        seat = rng.choice(game.waiting())
        legal = sorted(game.legal(seat))
        kind = rng.choice(sorted({text.split()[0] for text in legal}))
        game.apply(seat, rng.choice([text for text in legal if text.split()[0] == kind]))


def cards_in_sight(game: NaiveGame) -> Counter[str]:
    """All cards but those that wait in a tunnel."""
    facts = game.snapshot()
    cards = Counter(facts["deck"]) + Counter(facts["discards"]) + Counter(card for card in facts["row"] if card)
    for hand in facts["hands"]:
        cards += Counter(hand)
    return cards
