"""Floods, against a server with its usual limits: 429 or too_fast, and after a moment all is well again.

Each test is somebody else, from another address: a proxy on this machine may say whose request it hands on.
"""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from time import monotonic, sleep
from typing import Any

import httpx
import pytest

from tests.server.hostile.client import Guest, code, nobody, table
from tests.server.running import Running
from vialibre.server.limits import GUESTS, MOVES, PHRASES, READS, SOCKETS, TABLES, WRITES, Limiter, Rate


def come_from(server: Running, address: str) -> httpx.Client:
    return httpx.Client(base_url=server.url, headers={"x-forwarded-for": address}, timeout=30)


def flood(client: httpx.Client, method: str, path: str, count: int, **more: Any) -> list[httpx.Response]:
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(lambda _: client.request(method, path, **more), range(count)))


def test_a_flood_of_reads(strict: Running) -> None:
    with come_from(strict, "203.0.113.1") as client:
        answers = flood(client, "GET", "/api/boards", int(READS.burst) + 150)
        statuses = [answer.status_code for answer in answers]
        assert set(statuses) == {200, 429}
        assert statuses.count(200) >= READS.burst
        assert {code(answer) for answer in answers if answer.status_code == 429} == {(429, "too_fast")}
    with come_from(strict, "203.0.113.2") as other:
        assert other.get("/api/boards").status_code == 200, "somebody else pays for it"


def test_a_flood_of_guests(strict: Running) -> None:
    with come_from(strict, "203.0.113.3") as client:
        answers = flood(client, "POST", "/api/people", int(GUESTS.burst) + 10, json={"name": "Many"})
        statuses = [answer.status_code for answer in answers]
        assert statuses.count(201) <= GUESTS.burst + 2
        assert statuses.count(429) >= 8


def test_guessing_phrases(strict: Running) -> None:
    with come_from(strict, "203.0.113.4") as client:
        answers = flood(client, "POST", "/api/recover", int(PHRASES.burst) + 10, json={"phrase": "baba baba baba"})
        assert {answer.status_code for answer in answers} == {409, 429}
        assert sum(answer.status_code == 409 for answer in answers) <= PHRASES.burst + 2


@pytest.fixture(scope="module")
def flooder(strict: Running) -> Guest:
    with come_from(strict, "203.0.113.5") as client:
        made = client.post("/api/people", json={"name": "Flo"}).json()
    return Guest(strict.url, made["token"], made["person"])


FLOOD = 300
"""Commands beyond the burst: more than are forgiven meanwhile, unless the machine takes half a minute for them."""


def forgiven_since(began: float, rate: Rate = MOVES) -> float:
    """A second forgives some, so on a slow machine fewer are too fast."""
    return rate.per_second * (monotonic() - began) + 1


def test_a_flood_of_commands_by_request_and_socket(flooder: Guest) -> None:
    """They count together; the connection stays, and the next second something can be done again."""
    where = table(flooder)
    with flooder.socket(where) as wire:
        wire.hear()
        count = int(MOVES.burst) + FLOOD
        began = monotonic()
        for number in range(count):
            wire.socket.send(json.dumps({"id": number, "command": {"do": "say", "phrase": "hurry"}}))
        answers = [wire.answer() for _ in range(count)]
        refused = [answer["error"]["code"] for answer in answers if answer["type"] == "refused"]
        assert set(refused) == {"too_fast"}
        assert len(refused) >= FLOOD - forgiven_since(began)
        assert flooder.at(where, do="say", phrase="hurry").status_code in (200, 429)
        for _ in range(100):
            sleep(0.05)
            if wire.ask(do="say", phrase="sorry")["type"] == "done":
                break
        else:
            pytest.fail("never forgiven")


def test_a_flood_of_a_spectators_commands(strict: Running) -> None:
    host = Guest(strict.url)
    with come_from(strict, "203.0.113.6") as client:
        made = client.post("/api/people", json={"name": "Host"}).json()
        host = Guest(strict.url, made["token"], made["person"])
    where = table(host)
    with nobody(strict).socket(where, **{"X-Forwarded-For": "203.0.113.7"}) as wire:
        wire.hear()
        count = int(MOVES.burst) + FLOOD
        began = monotonic()
        for _ in range(count):
            wire.socket.send('{"id": 1, "command": {"do": "start"}}')
        codes = [wire.answer()["error"]["code"] for _ in range(count)]
        assert codes[0] == "who_are_you"
        assert set(codes) == {"who_are_you", "too_fast"}
        assert codes.count("too_fast") >= FLOOD - forgiven_since(began)


def test_a_flood_of_sockets(strict: Running) -> None:
    refused = 0
    began = monotonic()
    for _ in range(int(SOCKETS.burst) + 15):
        with nobody(strict).socket("x", **{"X-Forwarded-For": "203.0.113.8"}) as wire:
            refused += wire.hear()["error"]["code"] == "too_fast"
            assert wire.closed_with() == 4403
    assert refused >= min(5.0, 15 - forgiven_since(began, SOCKETS))


@pytest.mark.parametrize("rate", [READS, WRITES, MOVES, GUESTS, TABLES, PHRASES, SOCKETS])
def test_limits_fill_up_again(rate: Rate) -> None:
    now = 0.0
    limiter = Limiter(clock=lambda: now)
    assert sum(limiter.allows("x", rate) for _ in range(1000)) == rate.burst
    assert limiter.allows("y", rate)
    now += 10 / rate.per_second
    assert sum(limiter.allows("x", rate) for _ in range(1000)) == 10
    now += 1e9
    assert sum(limiter.allows("x", rate) for _ in range(1000)) == rate.burst


def test_limits_remember_no_more_than_they_can() -> None:
    limiter = Limiter()
    for number in range(50_000):
        limiter.allows(str(number), READS)
    assert len(limiter._buckets) <= 20_001
