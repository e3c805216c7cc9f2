"""Runs work on a Ray cluster and yields the results in order. Work on a machine that dies is repeated elsewhere."""

from __future__ import annotations

import pickle
from collections import deque
from collections.abc import Callable, Generator, Iterable
from time import monotonic
from types import ModuleType
from typing import Any, TypeVar

from vialibre.errors import BadSetup
from vialibre.lab.installation import described, installation
from vialibre.lab.ray_address import check_address
from vialibre.lab.ray_session import session

T = TypeVar("T")

RETRIES = 20
"""Attempts to repeat a task whose process or machine died. Without a limit, a task that kills its worker would go
unnoticed."""
AHEAD = 2
"""Tasks in flight per CPU: enough to keep all CPUs busy while the first task is slow, without filling memory."""
RECOUNT = 5.0
"""Seconds between counts of the CPUs, since machines come and go."""
PROBES = 3
"""Attempts to reach a head that does not answer, that many seconds apart."""


def in_order(do: Callable[..., T], work: Iterable[tuple[object, ...]], address: str) -> Generator[T]:
    """Yield `do(*item)` for each item, on all CPUs of the cluster; see workers.in_order."""
    with session(address) as ray:
        capacity = _Capacity(ray, address)
        task = ray.remote(num_cpus=1, max_retries=RETRIES, retry_exceptions=False)(_portable())
        items = iter(work)
        waiting: deque[Any] = deque()
        while True:
            while len(waiting) < capacity.size() and (item := next(items, None)) is not None:
                waiting.append(task.remote(installation(), pickle.dumps((do, item))))
            if not waiting:
                return
            if _is_done(ray, waiting[0]):
                yield _result(ray, waiting.popleft())


class _Capacity:
    """How many tasks may be in flight.

    If its head is gone, Ray blocks for a minute in any call and then exits the program, so the head is probed first.
    """

    def __init__(self, ray: ModuleType, address: str) -> None:
        self.ray = ray
        self.address = address
        self.missed = 0
        self._count()
        if self.cpus == 0:
            raise BadSetup("ray_no_cpus", address=address)

    def _count(self) -> None:
        self.cpus = int(self.ray.cluster_resources().get("CPU", 0))
        self.counted = monotonic()

    def size(self) -> int:
        """The number of tasks that may be in flight now. Raises BadSetup if the cluster is lost."""
        if monotonic() > self.counted + RECOUNT:
            self._probe()
        return AHEAD * max(1, self.cpus)

    def _probe(self) -> None:
        try:
            check_address(self.address)
        except BadSetup as error:
            self.missed += 1
            self.counted = monotonic()
            if self.missed == PROBES:
                raise BadSetup("ray_lost", detail=error) from None
        else:
            self.missed = 0
            self._count()


def _portable() -> Callable[[dict[str, str], bytes], tuple[str, dict[str, str] | None, Any]]:
    """The function that runs on the workers. A nested function is pickled by value, so it can also report that this
    package is missing."""

    def play(wanted: dict[str, str], packed: bytes) -> tuple[str, dict[str, str] | None, Any]:
        import pickle
        import socket

        try:
            from vialibre.lab.installation import installation
        except ImportError:
            return socket.gethostname(), {}, None
        found = installation()
        if found != wanted:
            return socket.gethostname(), found, None
        do, item = pickle.loads(packed)
        return "", None, do(*item)

    return play


def _is_done(ray: ModuleType, reference: Any) -> bool:
    """Wait for the result, but not so long that a change of the cluster would go unnoticed."""
    try:
        return bool(ray.wait([reference], timeout=RECOUNT)[0])
    except ray.exceptions.RayError as error:
        raise _lost(error) from None


def _lost(error: Exception) -> BadSetup:
    return BadSetup("ray_lost", detail=" ".join(str(error).split())[:300])


def _result(ray: ModuleType, reference: Any) -> Any:
    """Raise what the work raised, or BadSetup if the cluster could not run it."""
    try:
        host, found, result = ray.get(reference)
    except ray.exceptions.RayTaskError as error:
        raise error.cause from None
    except (ray.exceptions.WorkerCrashedError, ray.exceptions.NodeDiedError, ray.exceptions.OutOfMemoryError):
        raise BadSetup("ray_worker_died", times=RETRIES + 1) from None
    except ray.exceptions.RayError as error:
        raise _lost(error) from None
    if found is None:
        return result
    if not found:
        raise BadSetup("ray_without_vialibre", host=host, wanted=described(installation()))
    raise BadSetup("ray_other_vialibre", host=host, found=described(found), wanted=described(installation()))
