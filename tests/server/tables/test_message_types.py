"""What is said over a socket is what vialibre.server.table.messages says, so that the page's types are true."""

from __future__ import annotations

import json
import runpy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest

from tests.effort import times
from tests.server.leaks.asgi import Socket
from tests.server.tables.anything import BOARDS, anything
from tests.server.tables.helpers import NAMES, Desk, running
from tests.server.tables.shapes import SEAT_FIELDS, TABLE_FIELDS, VIEW_FIELDS, Seen, tags
from tests.server.tables.test_over_http import House, in_house
from vialibre import load_board
from vialibre.bots import make_bot
from vialibre.engine.record_parser import parse_record
from vialibre.server.table import entries, messages
from vialibre.server.table.commands import AnyCommand
from vialibre.server.table.log import history, table_from
from vialibre.server.table.options import Options
from vialibre.server.table.projection import ViewerProjection, table_info
from vialibre.server.table.state import OPEN, OVER

NEVER_TOLD = {"created"}
"""The first entry: a client begins with a snapshot that comes after it."""
NEVER_CHANGED = {"id", "board", "commitment"}
"""Of a table: said once, in the snapshot."""
WHIMS = 0.2
ROOT = Path(__file__).parents[3]
GOLDEN = ROOT / "tests" / "golden"
RARE = ("europe-01", "old_west-02", "tiny-01")
"""Recorded games with what seldom occurs: extra cards paid for a tunnel, Alvin caught, a turn with nothing to do."""


@cache
def whole_game(board: str, seed: int) -> Desk:
    """People, each with a seat, and a bot play to the end as a simple bot would, with whims."""
    random = Random(f"{board} {seed}")
    most = min(load_board(board).players[1], len(NAMES) + 1)
    people = random.randint(2, most - 1)
    alvin = load_board(board).rules.alvin is not None and seed % 2 == 0
    desk = running(" ".join(NAMES[:people]), board, bots="porter", options=Options(alvin=alvin))
    player = make_bot("stoker")
    while desk.table.status != OVER:
        assert desk.table.game is not None
        if random.random() < WHIMS:
            desk.random_step(random)
            continue
        seat = random.choice(desk.table.waiting())
        game = desk.table.game
        desk.step(seat, game.text_of(player.choose(game.view(seat), game.legal_ids(seat), random)))
    return desk


def told(desk: Desk) -> Seen:
    """All that every seat and a spectator is told of a log: an update for each entry, now and then a snapshot."""
    seen = Seen()
    table = table_from("table", desk.board, desk.lines[:1])
    tellings: dict[int | None, ViewerProjection] = {None: ViewerProjection(table, None)}
    seen.check(tellings[None].snapshot())
    for line in desk.lines[1:]:
        was_open = table.status == OPEN
        table.add(line.n, line.at, line.entry)
        for telling in tellings.values():
            seen.check(telling.update(line.entry))
        if was_open and table.status != OPEN:  # from now on everybody sees with their own eyes
            tellings |= {seat: ViewerProjection(table, seat) for seat in range(len(table.seats))}
        if line.n % 25 == 0 or (was_open and table.status != OPEN) or line is desk.lines[-1]:
            for seat in tellings:
                seen.check(ViewerProjection(table, seat).snapshot())
    for seat in tellings:
        for said in history("table", desk.board, desk.lines, [seat]):
            seen.check_line(said)
    return seen


@cache
def seen_in(board: str) -> Seen:
    found = Seen()
    for seed in range(times(2, 30)):
        found.add(told(whole_game(board, seed)))
    return found


@cache
def seen_of_anything(seed: int) -> Seen:
    desk = anything(seed)
    if desk.table.status == OVER and not desk.table.closed:
        desk.add(entries.Rematched("another-table"))
    return told(desk)


@cache
def seen_in_record(name: str) -> Seen:
    record = parse_record((GOLDEN / "records" / f"{name}.json").read_text("utf-8"))
    board = record.board.id if record.board.id in BOARDS else str(GOLDEN / "boards" / f"{record.board.id}.toml")
    options = Options(alvin=record.alvin, first=record.first)
    desk = running(" ".join(NAMES[: len(record.seats)]), board, options=options, seed=record.seed)
    for line in record.actions:
        seat, _, text = line.partition(" ")
        desk.step(int(seat), text)
    return told(desk)


@pytest.mark.parametrize("name", RARE)
def test_recorded_games_fit_their_types(name: str) -> None:
    assert seen_in_record(name).messages > 50


@pytest.mark.parametrize("board", BOARDS)
def test_whole_games_fit_their_types(board: str) -> None:
    assert seen_in(board).messages > 500


@pytest.mark.parametrize("seed", range(times(24, 400)))
def test_whatever_happens_at_a_table_fits_its_types(seed: int) -> None:
    assert seen_of_anything(seed).messages > 3


def test_every_kind_of_entry_event_and_decision_was_among_them() -> None:
    """So all that was checked above speaks of all there is."""
    seen = Seen()
    for board in BOARDS:
        seen.add(seen_in(board))
    for seed in range(24):
        seen.add(seen_of_anything(seed))
    for name in RARE:
        seen.add(seen_in_record(name))
    assert tags(messages.AnyEntry) - seen.entries == NEVER_TOLD
    assert tags(messages.AnyEvent) - seen.events == set()
    assert tags(messages.AnyDecision) - seen.decisions == set()
    whole = set(messages.Snapshot.__struct_fields__) | set(messages.Update.__struct_fields__)
    assert whole <= seen.fields
    assert {name for name in TABLE_FIELDS if f"table.{name}" not in seen.fields} == NEVER_CHANGED
    assert {f"view.{name}" for name in VIEW_FIELDS} <= seen.fields


def test_types_have_the_fields_that_are_sent() -> None:
    """No more than that: `forbid_unknown_fields` finds those that are missing, this one those too many."""
    desk = whole_game("old_west", 0)
    snapshot = ViewerProjection(desk.table, 0).snapshot()
    assert set(TABLE_FIELDS) == set(table_info(desk.table, None)) == set(snapshot["table"])
    assert set(VIEW_FIELDS) == set(snapshot["view"])
    assert set(SEAT_FIELDS) == set(snapshot["view"]["seats"]["0"])
    assert tags(messages.AnyEntry) == tags(entries.AnyEntry)


def test_a_wrong_message_does_not_pass() -> None:
    """The test's own test."""
    desk = whole_game("usa", 0)
    snapshot = ViewerProjection(desk.table, 0).snapshot()
    changes: list[dict[str, Any]] = [
        {"n": "1"},
        {"seat": "0"},
        {"more": 1},
        {"table": {**snapshot["table"], "status": "paused"}},
        {"view": {**snapshot["view"], "deck": None}},
        {"choices": {"actions": []}},
    ]
    for change in changes:
        with pytest.raises(msgspec.ValidationError):
            Seen().check({**snapshot, **change})
    update = {"type": "update", "n": 2, "at": 1.0, "seat": None, "entry": {"kind": "started"}, "table": {}}
    Seen().check(update)
    changes = [
        {"table": {"status": "paused"}},
        {"view": {"deck": "many"}},
        {"view": {"seats": {"0": {"cars": "many"}}}},
        {"entry": {"kind": "acted", "seat": 0, "by": "person", "events": [{"event": "card_drawn", "seat": 0}]}},
    ]
    for change in changes:
        with pytest.raises(msgspec.ValidationError):
            Seen().check({**update, **change})


def test_answers_to_commands_fit_their_types(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        said: list[bytes] = []
        where = await house.table()
        socket = Socket(house.app, f"/api/tables/{where}/socket", house.tokens["ana"], said.append)
        await socket.heard_up_to(1)
        assert (await socket.ask(do="sit", entropy="ab" * 16))["type"] == "done"
        for command in (
            {"do": "start"},
            {"do": "sit"},
            {"do": "act", "version": 7, "action": "draw deck"},
            {"do": "sit", "entropy": "ab" * 16, "seat": 5},
            {"do": "nothing"},
        ):
            assert (await socket.ask(**command))["type"] == "refused"
        await socket.close()
        stranger = Socket(house.app, "/api/tables/nowhere/socket", None, said.append)
        await stranger._task
        texts = [text for text in said if text.startswith(b"{")]
        kinds = [type(msgspec.json.decode(text, type=messages.AnyMessage)).__name__ for text in texts]
        assert {kind: kinds.count(kind) for kind in set(kinds)} == {"Snapshot": 1, "Update": 1, "Done": 1, "Refused": 6}

    in_house(tmp_path, visit)


def test_every_command_can_be_ordered() -> None:
    for kind in get_args(AnyCommand):
        types = {one.name: one for one in msgspec.structs.fields(kind)}
        values: dict[str, Any] = {"entropy": "ab" * 16, "seat": 1, "bot": "porter", "version": 1, "action": "pass"}
        values |= {"options": {}}
        command = {"do": kind.__struct_config__.tag}
        command |= {name: values[name] for name, one in types.items() if one.required}
        sent = json.dumps({"id": 3, "command": command})
        assert isinstance(msgspec.json.decode(sent, type=messages.Ordered).command, kind)


def test_the_types_of_the_page_are_current() -> None:
    tool = runpy.run_path(str(ROOT / "tools" / "web" / "protocol_types.py"))
    assert tool["TARGET"].read_text("utf-8") == tool["generated"](), "run `uv run python tools/web/protocol_types.py`"
