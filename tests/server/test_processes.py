"""Jobs in processes: killed beyond their limit, fair between people, and cancelled when no client waits any more."""

from __future__ import annotations

import asyncio
import os
import time
from pathlib import Path

import pytest

from vialibre.errors import BoardError, TooMuchWork
from vialibre.server.bot_pool import MOST_WAITING, BotPool
from vialibre.server.errors import Refused
from vialibre.server.fair_queue import FairQueue, JobOwner
from vialibre.server.processes import ProcessLost, ProcessPool

ANA, BEA, CAT = JobOwner("home", "ana"), JobOwner("home", "bea"), JobOwner("club", "cat")


def spin() -> None:
    """Never ends, and never gives way to a signal handler of Python."""
    sum(iter(int, 1))


def noted(file: str, text: str, seconds: float = 0.0) -> str:
    with open(file, "a", encoding="utf-8") as notes:
        notes.write(text)
    time.sleep(seconds)
    return text


def fail(code: str) -> None:
    raise BoardError(code, row=3)


def die() -> None:
    os._exit(3)


def unsendable() -> object:
    return lambda: None


def test_people_and_addresses_take_turns() -> None:
    queue: FairQueue[str] = FairQueue()
    for item in ("a1", "a2", "a3"):
        queue.put(ANA, item)
    queue.put(BEA, "b1")
    queue.put(CAT, "c1")
    queue.put(CAT, "c2")
    assert queue.waiting(ANA) == 3
    queue.remove(ANA, "a2")
    assert [queue.take() for _ in range(6)] == ["a1", "c1", "b1", "c2", "a3", None]
    assert len(queue) == 0


def test_who_may_not_run_now_keeps_the_place() -> None:
    queue: FairQueue[str] = FairQueue()
    queue.put(ANA, "a1")
    queue.put(BEA, "b1")
    assert queue.take(lambda owner: owner != ANA) == "b1"
    assert queue.take(lambda owner: owner != ANA) is None
    assert queue.take() == "a1"


def test_a_job_beyond_its_limit_is_killed_and_the_next_one_runs() -> None:
    async def scenario() -> tuple[int, int]:
        pool = ProcessPool(1)
        before = await pool.run(os.getpid)
        with pytest.raises(TooMuchWork):
            await pool.run(spin, owner=ANA, seconds=1)
        after = await pool.run(os.getpid)
        pool.close()
        return before, after

    before, after = asyncio.run(scenario())
    assert before != after
    with pytest.raises(ProcessLookupError):
        os.kill(before, 0)


def test_a_limit_is_for_one_job_and_not_for_the_process() -> None:
    """Three jobs of 0.6 s of CPU each in one process, where each may take one second."""

    async def scenario() -> set[int]:
        pool = ProcessPool(1)
        found = {await pool.run(busy, 0.6, owner=ANA, seconds=1) for _ in range(3)}
        pool.close()
        return found

    assert len(asyncio.run(scenario())) == 1


def busy(seconds: float) -> int:
    until = time.process_time() + seconds
    while time.process_time() < until:
        pass
    return os.getpid()


def test_a_flood_delays_others_by_about_one_job(tmp_path: Path) -> None:
    notes = str(tmp_path / "notes")

    async def scenario() -> None:
        pool = ProcessPool(1)
        await pool.run(int)
        flood = [asyncio.create_task(pool.run(noted, notes, "a", 0.05, owner=ANA)) for _ in range(10)]
        await asyncio.sleep(0)
        asked = (("b", BEA), ("c", CAT))
        others = [asyncio.create_task(pool.run(noted, notes, text, owner=who)) for text, who in asked]
        await asyncio.gather(*flood, *others)
        pool.close()

    asyncio.run(scenario())
    ran = Path(notes).read_text("utf-8")
    assert sorted(ran) == sorted("a" * 10 + "bc")
    assert ran.index("c") <= 2
    assert ran.index("b") <= 3


def test_one_person_leaves_a_process_to_others() -> None:
    """Two jobs that never end, two processes: another person's job still runs."""

    async def scenario() -> None:
        pool = ProcessPool(2)
        flood = [asyncio.create_task(pool.run(spin, owner=ANA)) for _ in range(2)]
        await asyncio.sleep(0)
        assert await pool.run(str, 7, owner=BEA) == "7"
        assert not any(task.done() for task in flood)
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        assert await pool.run(str, 8, owner=ANA) == "8"
        pool.close()

    asyncio.run(scenario())


def test_too_many_of_one_person_are_refused() -> None:
    async def scenario() -> None:
        bot_pool = BotPool()
        flood = [asyncio.create_task(bot_pool.run(spin, owner=ANA)) for _ in range(MOST_WAITING + 1)]
        await asyncio.sleep(0)
        with pytest.raises(Refused) as caught:
            await bot_pool.run(int, owner=ANA)
        assert caught.value.code == "too_fast"
        assert await bot_pool.run(str, 1, owner=BEA) == "1"
        for task in flood:
            task.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        assert bot_pool.jobs.waiting(ANA) == 0
        bot_pool.close()

    asyncio.run(scenario())


def test_errors_and_lost_processes_are_raised_here() -> None:
    async def scenario() -> None:
        pool = ProcessPool(1)
        with pytest.raises(BoardError) as caught:
            await pool.run(fail, "not_toml")
        assert (caught.value.code, caught.value.params) == ("not_toml", {"row": 3})
        with pytest.raises(ProcessLost):
            await pool.run(die)
        with pytest.raises(RuntimeError):
            await pool.run(unsendable)
        assert await pool.run(str, 1) == "1"
        pool.close()

    asyncio.run(scenario())


def test_a_process_is_replaced_after_many_jobs() -> None:
    async def scenario() -> list[int]:
        pool = ProcessPool(1, most_jobs=3)
        found = [await pool.run(os.getpid) for _ in range(7)]
        pool.close()
        return found

    found = asyncio.run(scenario())
    assert len(set(found)) == 3


def test_closing_kills_what_runs() -> None:
    async def scenario() -> None:
        pool = ProcessPool(1)
        pid = await pool.run(os.getpid)
        jobs = [asyncio.create_task(pool.run(spin)) for _ in range(2)]
        await asyncio.sleep(0.05)
        pool.close()
        found = await asyncio.gather(*jobs, return_exceptions=True)
        assert all(isinstance(one, ProcessLost | asyncio.CancelledError) for one in found)
        deadline = time.monotonic() + 20
        while _alive(pid) and time.monotonic() < deadline:
            await asyncio.sleep(0.01)
        assert not _alive(pid)

    asyncio.run(scenario())


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    return True
