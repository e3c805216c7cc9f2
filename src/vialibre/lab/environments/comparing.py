"""Comparing and copying environments that play one game in Python."""

from __future__ import annotations

import copy
from abc import abstractmethod
from typing import Any


class Comparable:
    """Environments are equal if they are set up alike and at the same position with the same chances to come.

    `copy.copy` gives an independent environment, as two that share one game would disturb each other.
    """

    @abstractmethod
    def _identity(self) -> tuple[Any, ...]:
        """Everything that decides what happens next."""

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        assert isinstance(other, Comparable)
        return self._identity() == other._identity()

    __hash__ = None  # type: ignore[assignment]  # they change

    def __copy__(self) -> Any:
        return copy.deepcopy(self)


def generator_state(random: Any) -> Any:
    """Where a NumPy generator stands; None if there is none yet."""
    return None if random is None else random.bit_generator.state
