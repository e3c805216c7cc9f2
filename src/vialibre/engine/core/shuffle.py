"""All randomness comes from here: numbered shuffles derived from a game's seed. docs/shuffles.md specifies them."""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.errors import BadSetup

FAIR: Final = "fair-1"
FAST: Final = "fast-1"

LOW32: Final[i64] = 0xFFFFFFFF
TWO32: Final[i64] = 4294967296
MULTIPLIER: Final[i64] = 698769069
DISCARDED_WORDS: Final[i64] = 8


class Random:
    """The generator of fast-1, a multiply-with-carry; also for random players. Not for secrets."""

    def __init__(self, seed: i64, stream: i64 = 0) -> None:
        self.state: i64 = 0
        self.restart(seed, stream)

    def restart(self, seed: i64, stream: i64) -> None:
        x: i64 = (seed & LOW32) ^ ((stream * 2654435769) & LOW32)
        carry: i64 = ((seed >> 32) ^ 362436069) % (MULTIPLIER - 1) + 1
        state: i64 = (carry << 32) | x
        for _ in range(DISCARDED_WORDS):
            state = MULTIPLIER * (state & LOW32) + (state >> 32)
        self.state = state

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1."""
        state: i64 = MULTIPLIER * (self.state & LOW32) + (self.state >> 32)
        self.state = state
        return (((state & LOW32) ^ (state >> 32)) * n) >> 32


class Shuffler:
    """A seed and the name of a shuffle; it never changes, so games and their copies share it."""

    def __init__(self, name: str, seed: i64, secret: bytes) -> None:
        self.name: str = name
        self.seed: i64 = seed
        self.secret: bytes = secret
        self.fast: bool = name == FAST
        self.random: Random = Random(seed)

    def shuffle(self, items: vec[i64], number: i64) -> None:
        """Shuffle in place; the last item is the top of the pile."""
        if self.fast:
            self._fast(items, number)
        else:
            self._fair(items, number)

    def _fast(self, items: vec[i64], number: i64) -> None:
        random = self.random
        random.restart(self.seed, number)
        state: i64 = random.state
        i: i64 = len(items) - 1
        while i > 0:
            state = MULTIPLIER * (state & LOW32) + (state >> 32)
            j: i64 = (((state & LOW32) ^ (state >> 32)) * (i + 1)) >> 32
            kept: i64 = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def _fair(self, items: vec[i64], number: i64) -> None:
        block: int = 0
        digest = b""
        at: i64 = 32
        i: i64 = len(items) - 1
        while i > 0:
            if at == 32:
                head = int(number).to_bytes(4, "big") + block.to_bytes(4, "big")
                digest = hashlib.sha256(self.secret + head).digest()
                block += 1
                at = 0
            word: i64 = int.from_bytes(digest[at : at + 4], "big")
            at += 4
            m: i64 = i + 1
            if word >= TWO32 - TWO32 % m:
                continue
            j: i64 = word % m
            kept: i64 = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1


def make_shuffler(name: str, seed: int | str | bytes) -> Shuffler:
    """A shuffle by name and seed; raises BadSetup for a seed or name that does not exist."""
    if name == FAST:
        if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed < 2**62:
            raise BadSetup("bad_seed_fast", seed=_shown(seed))
        return Shuffler(FAST, seed, b"")
    if name != FAIR:
        raise BadSetup("unknown_shuffle", name=name, known=f"{FAIR}, {FAST}")
    return Shuffler(FAIR, 0, secret_bytes(seed))


def secret_bytes(seed: int | str | bytes) -> bytes:
    """The 32 bytes of a fair-1 seed, given as bytes, as 64 hexadecimal digits or as a whole number."""
    if isinstance(seed, bytes) and len(seed) == 32:
        return seed
    if isinstance(seed, str) and len(seed) == 64:
        try:
            secret = bytes.fromhex(seed)
        except ValueError:
            raise BadSetup("bad_seed_fair", seed=_shown(seed)) from None
        if len(secret) == 32:  # fromhex ignores spaces
            return secret
    if isinstance(seed, int) and not isinstance(seed, bool) and 0 <= seed < 2**256:
        return seed.to_bytes(32, "big")
    raise BadSetup("bad_seed_fair", seed=_shown(seed))


def _shown(seed: int | str | bytes) -> str:
    return repr(seed)[:80]
