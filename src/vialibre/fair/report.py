"""The result of verifying a record: the state of each part, and all faults."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from vialibre.errors import RecordError


class State(StrEnum):
    PROVEN = "proven"
    WRONG = "wrong"
    ABSENT = "absent"
    """The record has no data to prove it with."""
    UNCHECKED = "unchecked"
    """Not checked, because something it depends on is wrong."""
    STRANGER = "stranger"
    """A valid signature by a key whose owner is not known."""
    FOLLOWS = "follows"
    """The seed is correct, but nothing proves that the commitment was published before the entropy was sent."""
    ALONE = "alone"
    """The seed is correct, but comes from the server alone: no seat contributed entropy."""
    OPEN = "open"
    """The game is not over and has no result yet."""
    STOPPED = "stopped"
    """The game ended early and has no result."""


@dataclass(frozen=True, slots=True)
class Part:
    """`name` is `record` (if unreadable), `digest`, `signature`, `deal`, `actions` or `result`."""

    name: str
    state: State
    faults: tuple[RecordError, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)
    """Parameters of the sentence about it, such as the key or the number of actions."""


@dataclass(frozen=True, slots=True)
class Report:
    parts: tuple[Part, ...]

    @property
    def faults(self) -> tuple[RecordError, ...]:
        """All faults of all parts."""
        return tuple(fault for part in self.parts for fault in part.faults)

    @property
    def fits(self) -> bool:
        return not self.faults

    def state(self, name: str) -> State:
        """The state of a part; UNCHECKED if the record could not be read."""
        return next((part.state for part in self.parts if part.name == name), State.UNCHECKED)


def unreadable(error: RecordError) -> Report:
    """The report for something that is not a record."""
    return Report((Part("record", State.WRONG, (error,)),))
