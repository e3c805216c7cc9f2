"""Fair queue: round robin between addresses and between people, however many jobs each has waiting."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class JobOwner(NamedTuple):
    """The owner of a job. Guest accounts are free, so addresses take turns first, then people of an address."""

    address: str = ""
    person: str = ""


class FairQueue(Generic[T]):
    """First in, first out for each person; round robin between addresses, and between the people of an address."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def put(self, owner: JobOwner, item: T) -> None:
        people = self._addresses.setdefault(owner.address, OrderedDict())
        people.setdefault(owner.person, deque()).append(item)

    def take(self, may_run: Callable[[JobOwner], bool] = lambda _: True) -> T | None:
        """The next item of an owner that may run one now; None if there is none."""
        for address, people in self._addresses.items():
            for person in people:
                if may_run(JobOwner(address, person)):
                    item = people[person].popleft()
                    # Go to the end of the round robin.
                    people.move_to_end(person)
                    self._addresses.move_to_end(address)
                    self._tidy(JobOwner(address, person))
                    return item
        return None

    def remove(self, owner: JobOwner, item: T) -> None:
        """Remove an item if it is still waiting."""
        waiting = self._addresses.get(owner.address, OrderedDict()).get(owner.person)
        if waiting is not None and item in waiting:
            waiting.remove(item)
            self._tidy(owner)

    def waiting(self, owner: JobOwner) -> int:
        people = self._addresses.get(owner.address, OrderedDict())
        return len(people.get(owner.person, ()))

    def __len__(self) -> int:
        return sum(len(items) for people in self._addresses.values() for items in people.values())

    def _tidy(self, owner: JobOwner) -> None:
        people = self._addresses[owner.address]
        if not people[owner.person]:
            del people[owner.person]
        if not people:
            del self._addresses[owner.address]
