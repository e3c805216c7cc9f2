"""What was found about a record: for each part of it if it is proven, and all that does not fit."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from vialibre.errors import RecordError


class State(StrEnum):
    PROVEN = "proven"
    WRONG = "wrong"
    ABSENT = "absent"
    """The record has nothing to prove it with."""
    UNCHECKED = "unchecked"
    """Something before it is wrong, so that it could not be looked at."""
    STRANGER = "stranger"
    """A valid signature by a key of which nobody said whose it is."""
    FOLLOWS = "follows"
    """The seed fits, but nothing shows here that the commitment was published before the entropy was sent."""
    ALONE = "alone"
    """The seed fits, but comes from the server only: no seat added to it."""
    OPEN = "open"
    """A game that still goes on has no result."""
    STOPPED = "stopped"
    """A game that stopped early has none either."""


@dataclass(frozen=True, slots=True)
class Part:
    """`name` is `record` (if it cannot be read at all), `digest`, `signature`, `deal`, `actions` or `result`."""

    name: str
    state: State
    faults: tuple[RecordError, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)
    """What the sentence about it tells, such as the key or the number of actions."""


@dataclass(frozen=True, slots=True)
class Report:
    parts: tuple[Part, ...]

    @property
    def faults(self) -> tuple[RecordError, ...]:
        """All that does not fit."""
        return tuple(fault for part in self.parts for fault in part.faults)

    @property
    def fits(self) -> bool:
        return not self.faults

    def state(self, name: str) -> State:
        """Of the part with this name; UNCHECKED if the record could not be read."""
        return next((part.state for part in self.parts if part.name == name), State.UNCHECKED)


def unreadable(error: RecordError) -> Report:
    """The report on what is no record."""
    return Report((Part("record", State.WRONG, (error,)),))
