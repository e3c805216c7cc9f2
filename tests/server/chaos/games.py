"""Tables for the tests: set up over HTTP, played by clients, and looked at when they are over."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

import httpx

from tests.server.chaos.player import Person, Player, SeatState
from vialibre.fair.verify import verify_text

LONG_GRACE: dict[str, Any] = {"grace": 3600, "bot_pause": 0}


@dataclass(slots=True)
class Played:
    """A game and everybody who has a connection to it."""

    table: str
    players: list[Player]


async def new_person(client: httpx.AsyncClient, name: str) -> Person:
    answer = await client.post("/api/people", json={"name": name})
    assert answer.status_code == 201, answer.text
    client.cookies.clear()
    return Person(answer.json()["person"], answer.json()["token"])


async def ask(client: httpx.AsyncClient, person: Person, table: str, **command: Any) -> int:
    """Do something at a table; the number it became."""
    answer = await client.post(f"/api/tables/{table}", json={"command": command}, headers=person.headers)
    assert answer.status_code == 200, answer.text
    return int(answer.json()["n"])


async def new_table(
    client: httpx.AsyncClient,
    people: Sequence[Person],
    rng: Random,
    *,
    board: str = "san_francisco",
    bots: Sequence[str] = (),
    options: dict[str, Any] | None = None,
    start: bool = True,
) -> str:
    """A started table with these people (a person named twice has two seats) and bots."""
    body = {"board": board, "seats": len(people) + len(bots), "options": options or LONG_GRACE}
    answer = await client.post("/api/tables", json=body, headers=people[0].headers)
    assert answer.status_code == 201, answer.text
    table = str(answer.json()["table"])
    for person in people:
        await ask(client, person, table, do="sit", entropy=rng.randbytes(16).hex())
    for bot in bots:
        await ask(client, people[0], table, do="seat_bot", bot=bot)
    if start:
        await ask(client, people[0], table, do="start")
    return table


async def snapshots(player: Player, address: str) -> dict[int | None, SeatState]:
    """The table as it is now, through the same eyes, by a new connection."""
    found: dict[int | None, SeatState] = {}
    async with player.connected(address, resume=False) as socket:
        while len(found) < len(player.eyes):
            eyes = SeatState.of(json.loads(await socket.recv()))
            found[eyes.last["seat"]] = eyes
    return found


async def check(client: httpx.AsyncClient, played: Played) -> int:
    """Everything that must hold when a game is over; how many acknowledged actions there were."""
    answer = await client.get(f"/api/tables/{played.table}/record")
    assert answer.status_code == 200, answer.text
    key = (await client.get("/api/key")).json()["key"]
    report = verify_text(answer.text, key=key)
    assert report.fits, report.faults
    actions = answer.json()["actions"]
    for player in played.players:
        await _check_log(client, player, actions)
        assert player.snapshots == len(player.eyes), "it had to load the table anew"
        fresh = await snapshots(player, client.base_url.netloc.decode())
        assert fresh.keys() == player.eyes.keys()
        for seat, eyes in player.eyes.items():
            told, true = eyes.state(), fresh[seat].state()
            wrong = {key: (told[key], true[key]) for key in true if told[key] != true[key]}
            assert not wrong, f"seat {seat} was told something else than the table says: {wrong}"
    return sum(len(player.acknowledged) for player in played.players)


async def _check_log(client: httpx.AsyncClient, player: Player, actions: Sequence[str]) -> None:
    """The log has no gaps, the record holds its actions, and both hold all that this player was told is done."""
    headers = player.person.headers if player.person else {}
    log = (await client.get(f"/api/tables/{player.table}/log", headers=headers)).json()["log"]
    assert [line["n"] for line in log] == list(range(2, len(log) + 2))
    assert "undone" not in {line["kind"] for line in log}
    turns = [line for line in log if line["kind"] == "acted"]
    stored: dict[int, tuple[int, str]] = {}
    for line, action in zip(turns, actions, strict=True):
        seat, _, text = action.partition(" ")
        assert int(seat) == line["seat"]
        assert line.get("action", text) == text
        stored[line["n"]] = (line["seat"], text)
    for n, done in player.acknowledged.items():
        assert stored[n] == done
