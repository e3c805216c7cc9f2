"""Work over processes: in order, no more than wanted, and never a hang when a process dies."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from vialibre import BadSetup
from vialibre.lab.workers import in_order


def slow_first(number: int) -> int:
    time.sleep(0.2 if number == 0 else 0)
    return number * number


def die(number: int) -> int:
    os._exit(number)


def die_once(number: int, mark: str) -> int:
    """The first who comes to number 3 is killed, as by a system that is short of memory."""
    if number == 3 and not Path(mark).exists():
        Path(mark).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def refuse(number: int) -> int:
    raise BadSetup("too_few_bots")


@pytest.mark.parametrize("jobs", [1, 2])
def test_results_come_in_the_order_of_the_work(jobs: int) -> None:
    assert list(in_order(slow_first, [(n,) for n in range(9)], jobs)) == [n * n for n in range(9)]
    assert list(in_order(slow_first, [], jobs)) == []


def test_whoever_has_enough_does_not_wait_for_the_rest() -> None:
    def endless() -> list[tuple[int]]:
        return [(n,) for n in range(10**5)]

    results = in_order(slow_first, endless(), 2)
    assert [next(results), next(results)] == [0, 1]
    results.close()


@pytest.mark.skipif(os.name == "nt", reason="there are no signals")
def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    work = [(number, str(tmp_path / "mark")) for number in range(12)]
    assert list(in_order(die_once, work, 2)) == [number * number for number in range(12)]
    assert (tmp_path / "mark").exists()


def test_a_dead_process_and_a_refusal_are_said() -> None:
    with pytest.raises(BadSetup) as caught:
        list(in_order(die, [(1,), (1,)], 2))
    assert caught.value.code == "worker_died"
    with pytest.raises(BadSetup) as caught:
        list(in_order(refuse, [(1,), (1,)], 2))
    assert caught.value.code == "too_few_bots"
