"""The shuffle fair-1 of docs/shuffles.md."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

SEATS, TICKETS, LONG_TICKETS, SOUVENIRS, REFUSED, FIRST_DECK, FIRST_RESHUFFLE = range(7)


def words(seed: bytes, number: int) -> Iterator[int]:
    block = 0
    while True:
        digest = hashlib.sha256(seed + number.to_bytes(4, "big") + block.to_bytes(4, "big")).digest()
        for start in range(0, 32, 4):
            yield int.from_bytes(digest[start : start + 4], "big")
        block += 1


def shuffled(items: list[str], seed: bytes, number: int) -> list[str]:
    """A new list; its last item is the top of the pile."""
    result = list(items)
    source = words(seed, number)
    for i in range(len(result) - 1, 0, -1):
        m = i + 1
        word = next(source)
        while word >= 2**32 - 2**32 % m:
            word = next(source)
        j = word % m
        result[i], result[j] = result[j], result[i]
    return result
