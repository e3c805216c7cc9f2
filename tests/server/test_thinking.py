"""Where bots think: quick ones never wait for slow ones, and no bot thinks for a closed table. Real processes."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import time
from pathlib import Path
from statistics import median

import pytest

from tests.server.chaos.inside import Clock, Ear, Hesitant, hub_on, listening, new_table, until
from tests.server.running import running
from vialibre.bots.levels import LEVELS, THINKING
from vialibre.server.bot_pool import NICE, BotPool, spare_cores
from vialibre.server.driver import PATIENCE
from vialibre.server.hub import Hub
from vialibre.server.live_table import LiveTable
from vialibre.server.processes import ProcessPool
from vialibre.server.table.options import Options
from vialibre.server.table.state import LONGER

MASTERS = 4
ANSWERS = 8


def bot_times(live: LiveTable) -> list[float]:
    """How long the others waited for each answer of a bot."""
    return [turn.thought for turn in live.table.turns if live.table.seats[turn.seat].bot is not None]


async def begin(hub: Hub, level: str) -> tuple[LiveTable, Ear]:
    """A game of one against one bot of this level."""
    where = await new_table(hub, "ana", Options(bot_pause=0), bots=1, bot=LEVELS[level])
    (ana,) = await listening(hub, where, "ana")
    return hub.live_tables[where], ana  # every entry replaces its table


async def play(table: LiveTable, ana: Ear, answers: int) -> None:
    while len(bot_times(table)) < answers:
        await until(lambda: ana.is_waited_for or len(bot_times(table)) >= answers)
        if ana.is_waited_for:
            await ana.act()


def test_a_quick_bot_never_waits_for_slow_ones(tmp_path: Path) -> None:
    """Four masters share one process; while they think an easy bot at another table answers as if alone."""

    async def scenario() -> None:
        bot_pool = BotPool(slow=1)
        await asyncio.gather(bot_pool.quick.run(int), bot_pool.slow.run(int))  # a process takes its time to start
        async with hub_on(f"sqlite:///{tmp_path / 'test.db'}", time.time, bot_pool) as hub:
            masters = [await begin(hub, "master") for _ in range(MASTERS)]
            playing = [asyncio.create_task(play(table, ana, ANSWERS)) for table, ana in masters]
            easy, ana = await begin(hub, "easy")
            await play(easy, ana, ANSWERS)
            answered = [len(bot_times(table)) for table, _ in masters]
            assert sum(answered) < MASTERS * ANSWERS, "the slow ones, asked before, are not done yet"
            await until(lambda: all(bot_times(table) for table, _ in masters))
            slow = median(one for table, _ in masters for one in bot_times(table))
            quick = median(bot_times(easy))
            print(f"easy {quick:.3f} s, master {slow:.3f} s")
            assert quick < slow / 3
            for task in playing:
                task.cancel()

    asyncio.run(scenario())


def test_the_end_waits_for_no_more_than_a_decision(tmp_path: Path) -> None:
    """Of twenty questions to one process one is being thought about; the others are called off."""

    async def scenario() -> float:
        bot_pool = BotPool(slow=1)
        pid = await bot_pool.slow.run(os.getpid)
        async with hub_on(f"sqlite:///{tmp_path / 'test.db'}", time.time, bot_pool) as hub:
            for _ in range(20):
                await begin(hub, "master")
            return cpu_seconds(pid)

    # In the thinker's own time: a busy machine may give it little of the clock's.
    before = os.times()
    began = asyncio.run(scenario())
    after = os.times()  # it has ended, so its time is counted among that of children
    whole = after.children_user + after.children_system - before.children_user - before.children_system
    assert whole > 0, "it was waited for"
    assert whole - began < 10, "twenty would take twenty seconds"


def cpu_seconds(pid: int) -> float:
    """How long a process has worked so far, in whole seconds."""
    listed = subprocess.run(["ps", "-o", "cputime=", "-p", str(pid)], capture_output=True, text=True, check=True)
    hours, minutes, seconds = listed.stdout.strip().split("-")[-1].split(":")
    return 3600 * int(hours) + 60 * int(minutes) + int(seconds)


def test_a_server_ends_in_the_middle_of_thoughts(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'test.db'}", "--thinkers", "1", "--limits", "100") as server:
        with server.client("Ana") as ana:
            for _ in range(5):
                table = ana.post("/api/tables", json={"seats": 2}).json()["table"]
                for command in (
                    {"do": "sit", "entropy": "ab" * 16},
                    {"do": "seat_bot", "bot": "baron"},
                    {"do": "start"},
                ):
                    done = ana.post(f"/api/tables/{table}", json={"command": command})
                    assert done.status_code == 200, done.text
        code, out, log = server.end()
    assert code == 0, log
    assert "Stopped" in out
    assert {json.loads(line)["level"] for line in log.splitlines()} == {"info"}


def note(folder: Path, text: str) -> None:
    """Says that it has begun, and ends when it may."""
    with (folder / "notes").open("a", encoding="utf-8") as notes:
        notes.write(text)
    while not (folder / "go").exists():
        time.sleep(0.01)


def test_nobody_thinks_for_who_is_gone(tmp_path: Path) -> None:
    notes = tmp_path / "notes"

    async def scenario() -> None:
        pool = ProcessPool(1)
        await pool.run(int)
        asked = [asyncio.create_task(pool.run(note, tmp_path, text)) for text in "abcde"]
        await until(notes.exists)
        for task in asked[1:4]:
            task.cancel()
        (tmp_path / "go").touch()
        await asyncio.gather(*asked, return_exceptions=True)
        pool.close()

    asyncio.run(scenario())
    assert notes.read_text("utf-8") == "ae"


@pytest.mark.skipif(not hasattr(os, "nice"), reason="no priorities here")
def test_slow_thinkers_step_back_and_quick_ones_do_not() -> None:
    async def scenario() -> tuple[int, int]:
        bot_pool = BotPool()
        found = await bot_pool.quick.run(os.nice, 0), await bot_pool.slow.run(os.nice, 0)
        bot_pool.close()
        return found

    own = os.nice(0)
    assert asyncio.run(scenario()) == (own, min(19, own + NICE))


def test_there_is_always_somebody_to_think(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: set(range(8)), raising=False)
    assert [spare_cores(workers) for workers in (1, 2, 4, 8, 20)] == [7, 3, 1, 1, 1]


def test_a_master_takes_as_long_whatever_it_holds_and_one_worker_thinks_for_it(postgres_url: str) -> None:
    """INFO-2, also for a pause of zero; and a worker that only receives the move leaves the thinking to the one that
    wrote it."""

    async def scenario() -> None:
        clock, here, there = Clock(), Hesitant(), Hesitant()
        async with hub_on(postgres_url, clock, here) as one, hub_on(postgres_url, clock, there) as other:
            live, ana = await begin(one, "master")
            watcher = Ear(other, live.table.id, None)
            await watcher.listen()
            await until(
                lambda: there.asked == 1
            )  # a worker that opens a table cannot know if another is already thinking
            due = clock.now + THINKING[LEVELS["master"]] * LONGER
            assert (live.table.bot_due(1), one.driver.due(live.table)) == (due, due + PATIENCE)
            here.may_answer.set()
            await play(live, ana, 1)
            await until(lambda: watcher.player.n == live.table.n)
            there.may_answer.set()  # too late: who wrote the answer thinks from now on
            await until(lambda: not other.live_tables[live.table.id].thinking)
            for _ in range(3):
                await play(live, ana, len(bot_times(live)) + 1)
            await until(lambda: watcher.player.n == live.table.n)
            assert here.asked >= 3
            assert there.asked == 1

    asyncio.run(scenario())
