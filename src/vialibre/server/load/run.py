"""Load test: a number of concurrent games with a fixed rate of moves, for a fixed time."""

from __future__ import annotations

import asyncio
import http.client
import json
import os
import socket
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from vialibre.errors import BadSetup
from vialibre.server.load.players import LoadStats, Player

HOST = "127.0.0.1"
SETTLE = 2.0
"""Warm-up seconds before measuring."""


@dataclass(frozen=True, slots=True)
class Figures:
    games: int
    moves_per_s: float
    p50_ms: float
    p95_ms: float
    p99_ms: float
    errors: int
    rss_mb: float
    kb_per_table: float
    cpu_ms_per_move: float
    """CPU time of the server process per move, which is independent of other load on the machine."""
    seconds: float
    faults: dict[str, int]


class OwnServer:
    """A server in a subprocess with a temporary database."""

    def __init__(self, database: str | None = None) -> None:
        self.folder = tempfile.TemporaryDirectory()
        with socket.socket() as probe:
            probe.bind((HOST, 0))
            self.port = int(probe.getsockname()[1])
        url = database or f"sqlite:///{self.folder.name}/load.sqlite"
        arguments = ["serve", "--host", HOST, "--port", str(self.port), "--database", url, "--limits", "1000000"]
        self.process = subprocess.Popen(
            [sys.executable, "-m", "vialibre", *arguments], stdout=subprocess.DEVNULL, stderr=subprocess.PIPE
        )
        self._wait()

    def _wait(self) -> None:
        for _ in range(300):
            if self.process.poll() is not None:
                break
            try:
                request(self.port, "GET", "/healthz")
                return
            except OSError:
                time.sleep(0.1)
        self.close()
        raise BadSetup("load_server_silent")

    def rss_mb(self) -> float:
        """Resident memory of the server process; 0 if the system does not provide it."""
        try:
            with open(f"/proc/{self.process.pid}/statm") as file:
                return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 2**20
        except OSError:
            return 0.0

    def cpu_seconds(self) -> float:
        try:
            with open(f"/proc/{self.process.pid}/stat") as file:
                fields = file.read().rpartition(")")[2].split()
            return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")
        except OSError:
            return 0.0

    def close(self) -> None:
        self.process.terminate()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
        self.folder.cleanup()


def request(port: int, method: str, path: str, body: object = None, token: str | None = None) -> Any:
    connection = http.client.HTTPConnection(HOST, port, timeout=30)
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    connection.request(method, path, None if body is None else json.dumps(body), headers)
    answer = connection.getresponse()
    content = json.loads(answer.read())
    connection.close()
    if answer.status >= 400:
        raise BadSetup("load_refused", path=path, answer=str(content)[:200])
    return content


def make_tables(port: int, games: int, board: str) -> list[tuple[str, str, str]]:
    """Create tables with two people each; returns table ids with the people's tokens."""

    def one(number: int) -> tuple[str, str, str]:
        first = request(port, "POST", "/api/people", {"name": f"Ana {number}"})["token"]
        second = request(port, "POST", "/api/people", {"name": f"Bea {number}"})["token"]
        made = request(port, "POST", "/api/tables", {"board": board, "options": {"first": 0}}, first)["table"]
        for token in (first, second):
            request(port, "POST", f"/api/tables/{made}", {"command": {"do": "sit", "entropy": "ab" * 16}}, token)
        return made, first, second

    with ThreadPoolExecutor(8) as pool:
        return list(pool.map(one, range(games)))


async def load(server: OwnServer, *, games: int, rate: float, seconds: float, board: str) -> Figures:
    before = server.rss_mb()
    tables = await asyncio.to_thread(make_tables, server.port, games, board)
    tally = LoadStats()
    pairs = []
    for number, (table, *tokens) in enumerate(tables):
        url = f"ws://{HOST}:{server.port}/api/tables/{table}/socket"
        pair = [Player(tally, url, token, 2 * number + i) for i, token in enumerate(tokens)]
        pair[0].rival, pair[1].rival = pair[1], pair[0]
        for player in pair:
            await player.join()
        pairs.append(pair)
    for pair in pairs:
        await pair[0].order({"do": "start"})
    for pair in pairs:
        for player in pair:
            await asyncio.wait_for(player.ready.wait(), 60)
    idle = server.rss_mb()
    stop = asyncio.Event()
    tasks = [asyncio.create_task(_play(pair, games / rate, number / rate, stop)) for number, pair in enumerate(pairs)]
    await asyncio.sleep(SETTLE)
    tally.measuring = True
    began, cpu = time.perf_counter(), server.cpu_seconds()
    await asyncio.sleep(seconds)
    tally.measuring = False
    took, cpu = time.perf_counter() - began, server.cpu_seconds() - cpu
    stop.set()
    for task in tasks:
        task.cancel()
    outcomes = await asyncio.gather(*tasks, return_exceptions=True)
    for outcome in outcomes:
        if isinstance(outcome, Exception):
            tally.fault(type(outcome).__name__)
    rss = server.rss_mb()
    await asyncio.gather(*(player.leave() for pair in pairs for player in pair), return_exceptions=True)
    return _figures(games, tally, took, rss, 1024 * (idle - before) / games, cpu)


async def _play(pair: list[Player], every: float, offset: float, stop: asyncio.Event) -> None:
    """Play one move of this game every `every` seconds until the game is over."""
    n = 4  # created, two sat, started
    when = asyncio.get_running_loop().time() + offset
    while not stop.is_set():
        await asyncio.sleep(max(0.0, when - asyncio.get_running_loop().time()))
        when += every
        waiting = await _who(pair)
        if waiting is None:
            return
        n += 1
        await waiting.act(n)


async def _who(pair: list[Player]) -> Player | None:
    """The player who must act; None when the game is over."""
    for _ in range(2000):
        for player in pair:
            if player.choices is not None:
                return player
        if all(player.status == "over" for player in pair):
            return None
        await asyncio.sleep(0.005)
    raise TimeoutError("no player is to act")


def _figures(games: int, tally: LoadStats, took: float, rss: float, kb_per_table: float, cpu: float) -> Figures:
    times = sorted(tally.seconds) or [0.0]

    def part(share: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 2)

    return Figures(
        games=games,
        moves_per_s=round(tally.moves / took, 1),
        p50_ms=part(0.5),
        p95_ms=part(0.95),
        p99_ms=part(0.99),
        errors=sum(tally.errors.values()),
        rss_mb=round(rss, 1),
        kb_per_table=round(kb_per_table, 1),
        cpu_ms_per_move=round(1000 * cpu / max(1, tally.moves), 2),
        seconds=round(took, 1),
        faults=tally.errors,
    )
