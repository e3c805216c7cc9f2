"""The seed of a table: the server's secret, committed to by its hash beforehand, and entropy from every person."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Sequence
from dataclasses import dataclass

from vialibre.engine.json_fields import is_hex
from vialibre.engine.record_metadata import LEAST_ENTROPY, MOST_ENTROPY, SECRET_BYTES, DealProof
from vialibre.errors import BadSetup


@dataclass(frozen=True, slots=True)
class Seen:
    """A device's own note of a deal, stored before it sent its entropy. A record cannot prove that order."""

    commitment: str
    """The commitment that the server showed."""
    entropy: str
    """The entropy that this device sent afterwards."""


LABEL = b"vialibre-deal-1\0"
"""Domain separation: no hash computed for another purpose can be a seed."""
MOST_SEATS = 256
"""A seat's number is hashed as one byte."""


def new_secret() -> str:
    """32 random bytes in hexadecimal, to be kept secret until the game is over."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """SHA-256 of the secret's bytes, which the server publishes before any person contributes entropy."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def parse_entropy(text: str) -> str:
    """A person's entropy in lower-case hexadecimal digits. Raises BadSetup."""
    small = text.lower()
    if not is_hex(small, LEAST_ENTROPY, MOST_ENTROPY):
        raise BadSetup("bad_entropy", text=text[:200], least=2 * LEAST_ENTROPY, most=2 * MOST_ENTROPY)
    return small


def parse_commitment(text: str) -> str:
    """A commitment in lower-case hexadecimal digits. Raises BadSetup."""
    small = text.lower()
    if not is_hex(small, SECRET_BYTES, SECRET_BYTES):
        raise BadSetup("bad_commitment", text=text[:200], digits=2 * SECRET_BYTES)
    return small


def seed_of(secret: str, entropies: Sequence[str | None]) -> str:
    """The seed for fair-1; `entropies` has one item per seat, None for bots.

    SHA-256 of the label, the secret and, for each seat with entropy, its number (one byte), the length of the entropy
    in bytes (one byte) and the entropy. The encoding is unambiguous, so two different deals never hash the same bytes.
    """
    content = LABEL + bytes.fromhex(secret)
    for seat, entropy in enumerate(entropies):
        if entropy is not None:
            added = bytes.fromhex(entropy)
            content += bytes((seat, len(added))) + added
    return hashlib.sha256(content).hexdigest()


def deal_proof(secret: str, entropies: Sequence[str | None]) -> DealProof:
    """The proof of the deal, for the record of a finished game."""
    return DealProof(commitment_of(secret), secret, tuple(entropies))
