"""The seed of a table: made of the server's secret, published as a hash before, and of what every person adds."""

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
    """One device's own memory of a deal, written before it sent its entropy: what no record can prove."""

    commitment: str
    """What the server showed."""
    entropy: str
    """What this device added afterwards."""


LABEL = b"vialibre-deal-1\0"
"""So that no hash made for another purpose is a seed."""
MOST_SEATS = 256
"""A seat's number is one byte of what is hashed."""


def new_secret() -> str:
    """32 random bytes in hexadecimal. Nobody may see them before the game is over."""
    return secrets.token_hex(SECRET_BYTES)


def commitment_of(secret: str) -> str:
    """What the server publishes before anybody adds to the seed: SHA-256 of the secret's bytes."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def parse_entropy(text: str) -> str:
    """What a person adds, in small hexadecimal digits. Raises BadSetup."""
    small = text.lower()
    if not is_hex(small, LEAST_ENTROPY, MOST_ENTROPY):
        raise BadSetup("bad_entropy", text=text[:200], least=2 * LEAST_ENTROPY, most=2 * MOST_ENTROPY)
    return small


def parse_commitment(text: str) -> str:
    """A commitment in small hexadecimal digits. Raises BadSetup."""
    small = text.lower()
    if not is_hex(small, SECRET_BYTES, SECRET_BYTES):
        raise BadSetup("bad_commitment", text=text[:200], digits=2 * SECRET_BYTES)
    return small


def seed_of(secret: str, entropies: Sequence[str | None]) -> str:
    """The seed for fair-1; `entropies` has one for each seat, None for bots.

    SHA-256 of the label, the secret and, for each seat that added something, its number (one byte), the length of
    its entropy in bytes (one byte) and the entropy. Every length is known before it is needed, so two different deals
    never hash the same bytes.
    """
    content = LABEL + bytes.fromhex(secret)
    for seat, entropy in enumerate(entropies):
        if entropy is not None:
            added = bytes.fromhex(entropy)
            content += bytes((seat, len(added))) + added
    return hashlib.sha256(content).hexdigest()


def deal_proof(secret: str, entropies: Sequence[str | None]) -> DealProof:
    """For the record, when the game is over."""
    return DealProof(commitment_of(secret), secret, tuple(entropies))
