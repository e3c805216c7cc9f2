"""Work spread over a Ray cluster, its results in the order of the work. A machine that dies loses none of it."""

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
"""So often a piece is begun again when its process or machine dies. No end at all would hide a piece that kills."""
AHEAD = 2
"""Pieces in flight for each CPU: enough to keep all busy while the first is slow, and no more in memory."""
RECOUNT = 5.0
"""Seconds after which the CPUs are counted again: machines come and go."""
LOOKS = 3
"""So often in a row, that long apart, a head that does not answer is looked for again."""


def in_order(do: Callable[..., T], work: Iterable[tuple[object, ...]], address: str) -> Generator[T]:
    """`do(*item)` for each item, on all CPUs of the cluster; see workers.in_order."""
    with session(address) as ray:
        room = _Room(ray, address)
        task = ray.remote(num_cpus=1, max_retries=RETRIES, retry_exceptions=False)(_portable())
        items = iter(work)
        waiting: deque[Any] = deque()
        while True:
            while len(waiting) < room.size() and (item := next(items, None)) is not None:
                waiting.append(task.remote(installation(), pickle.dumps((do, item))))
            if not waiting:
                return
            if _is_done(ray, waiting[0]):
                yield _result(ray, waiting.popleft())


class _Room:
    """How many pieces may be in flight.

    Without its head Ray waits for a minute, whatever it is asked, and then ends the program: we look for it first.
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
        if monotonic() > self.counted + RECOUNT:
            self._look()
        return AHEAD * max(1, self.cpus)

    def _look(self) -> None:
        try:
            check_address(self.address)
        except BadSetup as error:
            self.missed += 1
            self.counted = monotonic()
            if self.missed == LOOKS:
                raise BadSetup("ray_lost", detail=error) from None
        else:
            self.missed = 0
            self._count()


def _portable() -> Callable[[dict[str, str], bytes], tuple[str, dict[str, str] | None, Any]]:
    """What runs over there. A function inside a function travels as a whole, so it can also say that we are missing."""

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
    """Waits for it, but not so long that a change of the cluster would go unnoticed."""
    try:
        return bool(ray.wait([reference], timeout=RECOUNT)[0])
    except ray.exceptions.RayError as error:
        raise _lost(error) from None


def _lost(error: Exception) -> BadSetup:
    return BadSetup("ray_lost", detail=" ".join(str(error).split())[:300])


def _result(ray: ModuleType, reference: Any) -> Any:
    """Raises what the work raised; BadSetup if the cluster could not do it."""
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
