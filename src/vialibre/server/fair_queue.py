"""Fair queue: people take turns, and so do addresses, however many jobs each of them has waiting."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Generic, NamedTuple, TypeVar

T = TypeVar("T")


class Whose(NamedTuple):
    """Who a job is for. Guests cost nothing, so addresses take turns first, then the people of an address."""

    address: str = ""
    person: str = ""


class FairQueue(Generic[T]):
    """First in, first out for each person; round robin between addresses, and between the people of an address."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[T]]] = OrderedDict()

    def put(self, whose: Whose, item: T) -> None:
        people = self._addresses.setdefault(whose.address, OrderedDict())
        people.setdefault(whose.person, deque()).append(item)

    def take(self, may_run: Callable[[Whose], bool] = lambda _: True) -> T | None:
        """The next item of anyone who may run one now; None if there is none."""
        for address, people in self._addresses.items():
            for person in people:
                if may_run(Whose(address, person)):
                    item = people[person].popleft()
                    # Whoever had a turn is last from now on.
                    people.move_to_end(person)
                    self._addresses.move_to_end(address)
                    self._tidy(Whose(address, person))
                    return item
        return None

    def remove(self, whose: Whose, item: T) -> None:
        """Call off an item that may still be waiting."""
        waiting = self._addresses.get(whose.address, OrderedDict()).get(whose.person)
        if waiting is not None and item in waiting:
            waiting.remove(item)
            self._tidy(whose)

    def waiting(self, whose: Whose) -> int:
        people = self._addresses.get(whose.address, OrderedDict())
        return len(people.get(whose.person, ()))

    def __len__(self) -> int:
        return sum(len(items) for people in self._addresses.values() for items in people.values())

    def _tidy(self, whose: Whose) -> None:
        people = self._addresses[whose.address]
        if not people[whose.person]:
            del people[whose.person]
        if not people:
            del self._addresses[whose.address]
