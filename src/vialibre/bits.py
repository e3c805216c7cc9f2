"""Bit masks for interpreted code. Compiled code has `lowest_bit` in engine/core/board_index.py."""

from __future__ import annotations

from collections.abc import Iterator


def bits(mask: int) -> Iterator[int]:
    """The indexes of the bits that are set, rising; the mask must not be negative."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low
