"""A hand of cards as a mapping from kinds of card to how many there are."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from vialibre.boards.model import LOCOMOTIVE, WILD
from vialibre.engine.actions import KIND_NAMES


class Hand(Mapping[str, int]):
    """Counts by kind, such as `hand["red"]` or `hand["wild"]`; iterating gives the kinds that are in the hand.

    A kind that is not in the hand counts 0. `str(hand)` reads `3 red, 1 blue, 2 locomotives`.
    """

    __slots__ = ("_counts", "_wild")

    def __init__(self, counts: Sequence[int], wild: str = LOCOMOTIVE) -> None:
        self._counts = tuple(counts)
        self._wild = wild

    def __getitem__(self, kind: str) -> int:
        if kind not in KIND_NAMES:
            raise KeyError(kind)
        return self._counts[KIND_NAMES.index(kind)]

    def __contains__(self, kind: object) -> bool:
        return kind in KIND_NAMES and self._counts[KIND_NAMES.index(str(kind))] > 0

    def __iter__(self) -> Iterator[str]:
        return (kind for kind, count in zip(KIND_NAMES, self._counts, strict=True) if count)

    def __len__(self) -> int:
        return sum(map(bool, self._counts))

    @property
    def total(self) -> int:
        """How many cards there are in all."""
        return sum(self._counts)

    def __hash__(self) -> int:
        return hash(frozenset(self.items()))

    def __str__(self) -> str:
        return ", ".join(self._said(kind, count) for kind, count in self.items()) or "no cards"

    def __repr__(self) -> str:
        return f"Hand({self})"

    def _said(self, kind: str, count: int) -> str:
        if kind != WILD:
            return f"{count} {kind}"
        name = self._wild.replace("_", " ")
        return f"{count} {name}" if count == 1 else f"{count} {name}s"
