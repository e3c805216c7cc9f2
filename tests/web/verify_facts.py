"""Writes what the test of the page's fair-deal check needs to know of docs/fair-deal-example.json.

uv run python -m tests.web.verify_facts   writes the San Francisco part of web/src/lib/ending/verify.fixture.json
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec

from vialibre.engine.record import Record
from vialibre.engine.record_parser import load_record
from vialibre.server.replay import PlayedGame, replay_of
from vialibre.server.schemas.page import ReplaySeat

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "docs/fair-deal-example.json"
TARGET = ROOT / "web/src/lib/ending/verify.fixture.json"
EVENTS = {
    "card_drawn": ("event", "color"),
    "card_turned_up": ("event", "color"),
    "card_revealed": ("event", "color"),
    "deck_shuffled": ("event",),
    "first_drawn": ("event", "seat"),
    "row_swept": ("event", "times", "shuffles"),
    "tickets_drawn": ("event", "count"),
}
"""What the check reads, with the keys it needs; a step without any of these is left out."""
BOARD = ("id", "hand", "deck", "ticket_rules", "rules", "tickets", "cities")


def facts(record: Record) -> dict[str, Any]:
    """The board and the replay of a record, reduced to what the check reads."""
    board: dict[str, Any] = {key: value for key, value in msgspec.to_builtins(record.board).items() if key in BOARD}
    board["rules"] = {"souvenirs": board["rules"]["souvenirs"]}
    for rows, flag in (("tickets", "long"), ("cities", "souvenir")):
        board[rows] = [{key: row[key] for key in ("id", flag)} for row in board[rows]]
    return {"board": {key: board[key] for key in BOARD}, "replay": _replay(record)}


def _replay(record: Record) -> dict[str, Any]:
    turns = tuple((int(seat), action) for seat, _, action in (line.partition(" ") for line in record.actions))
    seats = tuple(ReplaySeat(name, None) for name in record.seats)
    course = PlayedGame("", record.board, seats, str(record.seed), record.alvin, record.first, turns, record.board.id)
    whole = msgspec.to_builtins(replay_of(course))
    steps = []
    for one in whole["steps"]:
        events = [
            {key: event[key] for key in EVENTS[event["event"]]} for event in one["events"] if event["event"] in EVENTS
        ]
        if events:
            drawn = any(event["event"] == "tickets_drawn" for event in events)
            owns = {seat: {"offer": own["offer"]} for seat, own in one["owns"].items() if drawn}
            steps.append({"seat": one["seat"], "events": events, "owns": owns})
    return {
        "view": {key: whole["view"][key] for key in ("first", "row", "tokens")},
        "owns": [{key: own[key] for key in ("hand", "offer")} for own in whole["owns"]],
        "steps": steps,
    }


def text() -> str:
    known = json.loads(TARGET.read_text("utf-8"))
    known["san_francisco"] = facts(load_record(EXAMPLE))
    return json.dumps(known, ensure_ascii=False, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), "utf-8")
