"""Signatures of records: Ed25519 over the record's digest."""

from __future__ import annotations

from dataclasses import replace

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey, Ed25519PublicKey

from vialibre.engine.json_fields import is_hex
from vialibre.engine.record import Record, record_digest
from vialibre.engine.record_metadata import KEY_BYTES, Signature
from vialibre.errors import BadSetup

LABEL = b"vialibre-record-1\0"
"""Domain separation: nothing else that the key signs can pass as the signature of a record."""
PRIVATE = "ed25519-private:"
"""Prefix of a private key as text, so that it is not mistaken for a public key and can be searched for in logs."""


class SigningKey:
    """A server's key pair. Its repr shows the public key only."""

    def __init__(self, private: Ed25519PrivateKey) -> None:
        self._private = private
        self.public = private.public_key().public_bytes_raw().hex()
        """The public key, for verification: 64 hexadecimal digits."""

    @classmethod
    def generate(cls) -> SigningKey:
        return cls(Ed25519PrivateKey.generate())

    @classmethod
    def from_text(cls, text: str) -> SigningKey:
        """Raises BadSetup; the error does not quote the text."""
        digits = text.removeprefix(PRIVATE)
        if not text.startswith(PRIVATE) or not is_hex(digits, KEY_BYTES, KEY_BYTES):
            raise BadSetup("bad_signing_key", prefix=PRIVATE, digits=2 * KEY_BYTES)
        return cls(Ed25519PrivateKey.from_private_bytes(bytes.fromhex(digits)))

    def as_text(self) -> str:
        """The private key, for the server's own settings only."""
        return PRIVATE + self._private.private_bytes_raw().hex()

    def __repr__(self) -> str:
        return f"SigningKey(public={self.public!r})"

    def sign_digest(self, digest: str) -> Signature:
        return Signature(self.public, self._private.sign(_message(digest)).hex())

    def sign(self, record: Record) -> Record:
        """The record with a signature over all of it."""
        return replace(record, signature=self.sign_digest(record_digest(record.as_data())))


def parse_key(text: str) -> str:
    """A public key in lower-case hexadecimal digits. Raises BadSetup."""
    small = text.strip().lower()
    if not is_hex(small, KEY_BYTES, KEY_BYTES):
        shown = PRIVATE + "…" if small.startswith(PRIVATE) else text[:200]
        raise BadSetup("bad_key", key=shown, digits=2 * KEY_BYTES)
    return small


def is_signed(digest: str, signature: Signature) -> bool:
    """Whether the signature is valid for this digest."""
    try:
        key = Ed25519PublicKey.from_public_bytes(bytes.fromhex(signature.key))
        key.verify(bytes.fromhex(signature.value), _message(digest))
    except (InvalidSignature, ValueError):  # ValueError: not a point on the curve
        return False
    return True


def _message(digest: str) -> bytes:
    return LABEL + bytes.fromhex(digest)
