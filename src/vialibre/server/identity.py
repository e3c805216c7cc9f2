"""Identity of guests: a signed token in a cookie, and a recovery phrase for other devices."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from dataclasses import dataclass
from functools import lru_cache

from vialibre.server.storage.rows import Person
from vialibre.server.storage.storage import Storage

COOKIE = "vialibre"
COOKIE_SECONDS = 400 * 86_400
PHRASE_WORDS = 6
_CONSONANTS = "bdfgjklmnprstvz"
_VOWELS = "aeiou"


@lru_cache(maxsize=1)
def phrase_words() -> tuple[str, ...]:
    """5,625 words of two syllables that are easy to read and type in any language."""
    syllables = [c + v for c in _CONSONANTS for v in _VOWELS]
    return tuple(a + b for a in syllables for b in syllables)


def new_phrase() -> str:
    """Six words: 74 bits, enough that a plain keyed hash of the phrase is safe to store."""
    return " ".join(secrets.choice(phrase_words()) for _ in range(PHRASE_WORDS))


@dataclass(frozen=True, slots=True)
class Identity:
    """Signs and verifies tokens. The key is stored in the database, so all workers share it."""

    key: bytes

    @staticmethod
    async def open(storage: Storage) -> Identity:
        return Identity(bytes.fromhex(await storage.set_if_absent("identity_key", secrets.token_hex(32))))

    def token(self, person: Person) -> str:
        content = f"{person.id}.{person.token_version}"
        return f"{content}.{self._sign(content)}"

    def parse(self, token: str) -> tuple[str, int] | None:
        """The person's id and the token's version; None if the signature is invalid."""
        content, _, signature = token.rpartition(".")
        if len(token) > 200 or not token.isascii() or not hmac.compare_digest(self._sign(content), signature):
            return None
        person, _, version = content.rpartition(".")
        return person, int(version)

    def phrase_hash(self, phrase: str) -> str:
        content = " ".join(phrase.lower().split())
        return hmac.new(self.key, b"phrase " + content.encode(), hashlib.sha256).hexdigest()

    def _sign(self, content: str) -> str:
        return hmac.new(self.key, b"token " + content.encode(), hashlib.sha256).hexdigest()[:43]
