"""Hostile sockets: a refusal or a close code, never silence, and the game at the next table goes on."""

from __future__ import annotations

import json
import socket as tcp
from contextlib import suppress
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import Frame, Opcode

from tests.server.hostile.client import Guest, Wire, guest, nobody, table, version
from tests.server.hostile.test_requests import BAD, ELSEWHERE, forged, known_table
from tests.server.running import Running

pytestmark = pytest.mark.usefixtures("others_play_on")


@pytest.fixture
def mallory(server: Running) -> Guest:
    return guest(server)


def refusal(message: dict[str, Any]) -> tuple[int | None, str]:
    assert message["type"] == "refused"
    error = message["error"]
    assert error["text"] != error["code"]
    return message["id"], error["code"]


def still_works(wire: Wire) -> None:
    assert refusal(wire.ask(99, do="start")) == (99, "host_only")


@pytest.mark.parametrize("what", sorted(BAD))
def test_bad_messages(mallory: Guest, server: Running, what: str) -> None:
    """The same as by request, in a frame of bytes and, if it can be, of text. The connection goes on."""
    content = b'{"id": 7, ' + BAD[what][1:] if BAD[what].startswith(b'{"command') else BAD[what]
    with mallory.socket(known_table(server)) as wire:
        number, said = refusal(wire.send(content))
        assert said == "bad_message"
        assert number in (None, 7)
        try:
            text = content.decode()
        except UnicodeDecodeError:
            pass
        else:
            assert refusal(wire.send(text))[1] == "bad_message"
        still_works(wire)


@pytest.mark.parametrize(
    ("content", "number"),
    [
        ('{"id": 7, "command": {"do": "cheat"}}', 7),
        ('{"id": 7, "command": 5, "more": ' + "[" * 20_000, None),
        ('{"id": 7, "command": 5}', 7),
        ('{"id": "7", "command": {"do": "start"}}', None),
        ('{"command": {"do": "start"}}', None),
        ('{"id": 7.5, "command": {"do": "start"}}', None),
        ('{"id": 7, "command": {"do": "start"}, "seat": 1}', 7),
    ],
)
def test_refusals_repeat_the_number_if_there_is_one(
    mallory: Guest, server: Running, content: str, number: int | None
) -> None:
    with mallory.socket(known_table(server)) as wire:
        assert refusal(wire.send(content)) == (number, "bad_message")
        still_works(wire)


@pytest.mark.parametrize("number", [0, -1, 2**63, 10**30])
def test_any_number_is_repeated(mallory: Guest, server: Running, number: int) -> None:
    with mallory.socket(known_table(server)) as wire:
        assert refusal(wire.ask(number, do="start")) == (number, "host_only")


def test_ten_megabytes(mallory: Guest, server: Running) -> None:
    with mallory.socket(known_table(server)) as wire:
        wire.hear()
        with suppress(ConnectionClosed):
            wire.socket.send("x" * 10_000_000)
        # We may still have been sending when it said so and hung up.
        assert wire.closed_with() in (1009, 1006)


def test_just_too_large(mallory: Guest, server: Running) -> None:
    content = json.dumps({"id": 1, "command": {"do": "start"}})
    with mallory.socket(known_table(server)) as wire:
        assert refusal(wire.send(content + " " * 65_000)) == (1, "host_only")
        wire.socket.send(content + " " * 66_000)
        assert wire.closed_with() == 1009


def test_many_fragments(mallory: Guest, server: Running) -> None:
    """A message that is never finished grows no further than one."""
    with mallory.socket(known_table(server)) as wire:
        wire.hear()
        with suppress(ConnectionClosed):
            wire.socket.send("x" * 1000 for _ in range(10_000))
        assert wire.closed_with() in (1009, 1006)


def test_text_that_is_not_utf_8(mallory: Guest, server: Running) -> None:
    with mallory.socket(known_table(server)) as wire:
        wire.hear()
        connection = wire.socket
        with connection.protocol_mutex:
            connection.protocol.send_frame(Frame(Opcode.TEXT, b"\xff\xfe"))
            connection.send_data()
        assert wire.closed_with() == 1007


GARBAGE = (b"", b"\0" * 100, b"GET / HTTP/9.9\r\n\r\n", b"\x16\x03\x01\x02\x00", Random(1).randbytes(4096))


@pytest.mark.parametrize("garbage", GARBAGE, ids=len)
def test_garbage_at_the_door(server: Running, garbage: bytes) -> None:
    host, _, port = server.url.removeprefix("http://").partition(":")
    with tcp.create_connection((host, int(port)), timeout=60) as raw:
        raw.sendall(garbage)
        raw.shutdown(tcp.SHUT_WR)
        while raw.recv(65536):
            pass
    assert server.get("/healthz").json()["ok"]


@pytest.mark.parametrize("where", ["x", "AAAAAAAAAAAAAAAAAAAAAA", "%00", "a" * 300, "%F0%9F%9A%82"])
def test_guessing_private_tables(mallory: Guest, where: str) -> None:
    with mallory.socket(where) as wire:
        assert refusal(wire.hear()) == (None, "no_such_table")
        assert wire.closed_with() == 4403


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_pages_of_other_hosts(mallory: Guest, server: Running, origin: str) -> None:
    with nobody(server).socket(known_table(server), Origin=origin, Cookie=f"vialibre={mallory.token}") as wire:
        assert refusal(wire.hear()) == (None, "wrong_origin")
        assert wire.closed_with() == 4403


def test_a_page_of_this_host(mallory: Guest, server: Running) -> None:
    with nobody(server).socket(known_table(server), Origin=server.url, Cookie=f"vialibre={mallory.token}") as wire:
        assert wire.hear()["type"] == "table"
        still_works(wire)


def test_forged_tokens(mallory: Guest, server: Running) -> None:
    """In the header they are rejected; an expired cookie belongs to no person, so it is a spectator's."""
    where = known_table(server)
    assert mallory.token is not None
    for what, token in forged(mallory.token, "somebody").items():
        with Guest(server.url, token).socket(where) as wire:
            assert refusal(wire.hear()) == (None, "who_are_you"), what
            assert wire.closed_with() == 4403
        with nobody(server).socket(where, Cookie=f"vialibre={token}") as wire:
            assert wire.hear()["seat"] is None
            assert refusal(wire.ask(do="start")) == (None, "who_are_you")


@pytest.mark.parametrize("since", ["x", "-1", "9" * 9, "9" * 5000, "1e3", "", "%00", "٣", "0"])
def test_strange_places_to_resume_from(mallory: Guest, server: Running, since: str) -> None:
    with mallory.socket(known_table(server), f"?since={since}") as wire:
        assert wire.hear()["type"] == "table"


def test_a_closed_table_can_be_looked_at_from_anywhere(mallory: Guest) -> None:
    where = table(mallory, start=False)
    mallory.at(where, do="close")
    for since in range(4):
        with mallory.socket(where, f"?since={since}") as wire:
            assert wire.hear()["n"] >= 1
    assert mallory.call("GET", f"/api/tables/{where}?since=0").status_code == 200


def test_wrong_seat_old_version_and_double_click(mallory: Guest, server: Running) -> None:
    where = table(mallory, guest(server, "Vera"))
    now = version(mallory, where)
    act: dict[str, Any] = {"do": "act", "version": now, "action": "keep 1 2"}
    with mallory.socket(where) as wire:
        assert refusal(wire.ask(1, **act, seat=1)) == (1, "not_your_seat")
        assert refusal(wire.ask(2, **{**act, "version": now - 1})) == (2, "stale")
        assert refusal(wire.ask(3, **{**act, "action": "claim denver-omaha wild"})) == (3, "other_decision")
        wire.socket.send(json.dumps({"id": 4, "command": act}))
        wire.socket.send(json.dumps({"id": 5, "command": act}))
        assert wire.answer()["type"] == "done"
        assert refusal(wire.answer()) == (5, "stale")


def test_spectators_look_and_do_nothing(server: Running) -> None:
    with nobody(server).socket(known_table(server)) as wire:
        assert wire.hear()["view"]["own"] is None
        for command in ({"do": "start"}, {"do": "say", "phrase": "hello"}, {"do": "sit", "entropy": "ab" * 16}):
            assert refusal(wire.ask(1, **command)) == (None, "who_are_you")
