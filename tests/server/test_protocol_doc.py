"""docs/protocol.md names everything that the server says and understands."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any, get_args

import pytest

import vialibre
from vialibre.analysis.tickets import TicketState, TicketStatus
from vialibre.analysis.ways import WayLeft
from vialibre.boards.load import load_board
from vialibre.engine.decisions import Decision
from vialibre.engine.events import Event
from vialibre.engine.view import OwnView, SeatView, View
from vialibre.engine.view_data import snake
from vialibre.fair.deal import commitment_of
from vialibre.server.api.endpoint import STATUS, status_of
from vialibre.server.api.socket import REFUSED, TOO_SLOW
from vialibre.server.errors import Refused
from vialibre.server.table.commands import AnyCommand
from vialibre.server.table.entries import AnyEntry, BotSat, Created, Sat, Started
from vialibre.server.table.options import Clock, Options
from vialibre.server.table.projection import ViewerProjection
from vialibre.server.table.state import Table

SERVER = Path(vialibre.__file__).parent / "server"
DOC = (Path(vialibre.__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")

GOING_DOWN = 1012
"""What uvicorn closes sockets with when it stops."""


def words(part: str) -> set[str]:
    return set(re.findall(r"`([\w]+)`", part))


def section(title: str) -> str:
    """What stands under a heading, with all below it."""
    start = re.search(rf"^(#+) {re.escape(title)}$", DOC, re.MULTILINE)
    assert start is not None, title
    rest = DOC[start.end() :]
    end = re.search(rf"^#{{1,{len(start[1])}}} ", rest, re.MULTILINE)
    return rest if end is None else rest[: end.start()]


def rows(part: str) -> dict[str, str]:
    """By each name in the first column, the second one."""
    found = {}
    for line in part.splitlines():
        cells = line.split("|")[1:-1]
        for name in words(cells[0]) if len(cells) > 1 else ():
            found[name] = cells[1]
    return found


def tag_of(kind: Any) -> str:
    return str(kind.__struct_config__.tag)


def names(kind: Any) -> set[str]:
    return {field.name for field in fields(kind)}


def refused() -> Iterator[str]:
    """The codes that the server's sources raise."""
    for file in SERVER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Refused":
                for part in ast.walk(node.args[0]):
                    if isinstance(part, ast.Constant) and re.fullmatch(r"[a-z]+(_[a-z]+)*", str(part.value)):
                        yield str(part.value)


def played_table() -> Table:
    secret = "00" * 32
    created = Created("europe", 2, Options(clock=Clock(60, 60)), "ana", "Ana", commitment_of(secret), secret)
    table = Table("t", created, load_board("europe"), 0.0)
    log: tuple[AnyEntry, ...] = (Sat(0, "ana", "Ana", "ab" * 16), BotSat(1, "porter"), Started())
    for n, entry in enumerate(log, 2):
        table.add(n, float(n), entry)
    return table


def test_every_command_and_its_fields() -> None:
    listed = rows(section("Commands"))
    commands = {tag_of(kind): set(kind.__struct_fields__) for kind in get_args(AnyCommand)}
    assert {name: words(listed[name]) for name in listed if name in commands} == commands


def test_every_kind_of_entry() -> None:
    listed = rows(section("What happens").partition("Each of `events`")[0])
    assert set(listed) == {tag_of(kind) for kind in get_args(AnyEntry)}


def test_every_event_and_its_fields() -> None:
    listed = rows(section("What happens").partition("Each of `events`")[2])
    assert {name: words(cell) for name, cell in listed.items()} == {
        snake(kind.__name__): names(kind) for kind in get_args(Event)
    }


def test_every_decision_and_its_fields() -> None:
    listed = rows(section("`view`").partition("Each of `awaiting`")[2])
    assert {name: words(cell) | {"seat"} for name, cell in listed.items()} == {
        snake(kind.__name__): names(kind) for kind in get_args(Decision)
    }


def test_every_field_of_messages() -> None:
    snapshot = ViewerProjection(played_table(), 0).snapshot()
    assert set(snapshot) - {"type"} <= words(section("Snapshot and update").partition("###")[0])
    table = section("`table`")
    assert set(snapshot["table"]) == set(rows(table))
    assert set(snapshot["table"]["seats"][0]) <= words(table.partition("Each of `seats`")[2])
    assert set(Options.__struct_fields__) <= words(table.partition("`options`:")[2])
    choices = section("`choices`")
    assert set(snapshot["choices"]) == set(rows(choices))


def test_every_field_of_views_and_tickets() -> None:
    view = section("`view`")
    assert names(View) - {"board", "version"} == set(rows(view.partition("Each of `awaiting`")[0]))
    assert names(OwnView) | names(SeatView) <= words(view)
    assert names(TicketStatus) | names(WayLeft) | {str(state) for state in TicketState} <= words(section("`tickets`"))


def test_every_error_with_its_status() -> None:
    listed = rows(section("Errors"))
    assert {*refused(), *STATUS} - set(listed) == set()
    for code in refused():
        if code != "server_fault":
            assert int(listed[code]) == status_of(Refused(code)), code
    assert {code: int(listed[code]) for code in STATUS} == STATUS


@pytest.mark.parametrize("code", [TOO_SLOW, REFUSED, GOING_DOWN])
def test_every_code_of_closing(code: int) -> None:
    assert f"| {code} |" in section("The socket")
