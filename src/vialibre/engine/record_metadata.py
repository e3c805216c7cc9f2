"""What a server adds to the record of a game: how the seed came about, why it stopped early, and a signature."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Any

from vialibre.engine.json_fields import get, get_hex, hex_of, only, shown
from vialibre.errors import RecordError

SECRET_BYTES = 32
LEAST_ENTROPY, MOST_ENTROPY = 16, 64
"""Bytes that a seat may add."""
KEY_BYTES, SIGNATURE_BYTES = 32, 64
_REASON = re.compile("[a-z_]{1,32}")


@dataclass(frozen=True, slots=True)
class DealProof:
    """What the seed was made of (docs/fair-deal.md), all in hexadecimal."""

    commitment: str
    """SHA-256 of the secret. That it was published before the entropies came is the server's word."""
    secret: str
    entropies: tuple[str | None, ...]
    """What each seat added; None for bots."""

    def as_data(self) -> dict[str, Any]:
        return {"commitment": self.commitment, "secret": self.secret, "entropies": list(self.entropies)}


@dataclass(frozen=True, slots=True)
class EarlyEnd:
    """Why a game stopped before its end."""

    reason: str
    """`resigned`, `abandoned` or another word in small letters."""
    seat: int | None = None
    """Whose doing it was, if one seat's."""

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Signature:
    """An Ed25519 signature of the record's digest, in hexadecimal."""

    key: str
    """The public key."""
    value: str

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def read_fair(data: Mapping[str, Any], seats: int) -> DealProof | None:
    if "fair" not in data:
        return None
    fair = get(data, "fair", dict)
    only(fair, "commitment", "secret", "entropies", inside="fair.")
    entropies = get(fair, "entropies", list, "fair.")
    if len(entropies) != seats:
        raise RecordError("entropies_for_seats", entropies=len(entropies), seats=seats)
    return DealProof(
        commitment=get_hex(fair, "commitment", SECRET_BYTES, "fair."),
        secret=get_hex(fair, "secret", SECRET_BYTES, "fair."),
        entropies=tuple(_entropy(value, f"fair.entropies[{seat}]") for seat, value in enumerate(entropies)),
    )


def _entropy(value: object, key: str) -> str | None:
    if value is None:
        return None
    if not isinstance(value, str):
        raise RecordError("wrong_type", key=key, expected="text")
    return hex_of(value, key, LEAST_ENTROPY, MOST_ENTROPY)


def read_ended(data: Mapping[str, Any], seats: int) -> EarlyEnd | None:
    if data.get("ended") is None:
        return None
    ended = get(data, "ended", dict)
    only(ended, "reason", "seat", inside="ended.")
    reason = get(ended, "reason", str, "ended.")
    if not _REASON.fullmatch(reason):
        raise RecordError("bad_reason", reason=shown(reason))
    seat = None if ended.get("seat", "") is None else get(ended, "seat", int, "ended.")
    if seat is not None and not 0 <= seat < seats:
        raise RecordError("no_such_seat", seat=seat, seats=seats)
    if data.get("result") is not None:
        raise RecordError("ended_with_result", reason=reason)
    return EarlyEnd(reason, seat)


def read_signature(data: Mapping[str, Any]) -> Signature | None:
    if "signature" not in data:
        return None
    signature = get(data, "signature", dict)
    only(signature, "key", "value", inside="signature.")  # the digest leaves the signature out
    return Signature(
        key=get_hex(signature, "key", KEY_BYTES, "signature."),
        value=get_hex(signature, "value", SIGNATURE_BYTES, "signature."),
    )
