"""Content encoding: negotiation, and large JSON responses kept in compressed form."""

from __future__ import annotations

import gzip
from collections.abc import Collection
from dataclasses import dataclass

from starlette.requests import HTTPConnection
from starlette.responses import Response

LEAST_BYTES = 4096
"""Smaller responses are not worth compressing."""
LEVEL = 6


def best_encoding(accepted: str, offered: Collection[str]) -> str | None:
    """The offered encoding that the Accept-Encoding header prefers, the first among equals; None: no encoding."""
    weights: dict[str, float] = {}
    for part in accepted.lower().split(","):
        name, *parameters = (word.strip() for word in part.split(";"))
        weights[name] = next((_weight(word[2:]) for word in parameters if word.startswith("q=")), 1.0)
    other = weights.get("*", 0.0)
    liked = {name: weights.get(name, other) for name in offered}
    best = max(liked, key=liked.__getitem__, default=None)
    return best if best is not None and liked[best] > 0 else None


def _weight(text: str) -> float:
    try:
        return float(text)
    except ValueError:
        return 0.0


def takes_gzip(connection: HTTPConnection) -> bool:
    return best_encoding(connection.headers.get("accept-encoding", ""), ("gzip",)) is not None


@dataclass(frozen=True, slots=True)
class CompressedJson:
    """A JSON response that is kept compressed."""

    content: bytes

    @staticmethod
    def of(plain: bytes) -> CompressedJson:
        return CompressedJson(gzip.compress(plain, LEVEL, mtime=0))

    @property
    def plain(self) -> bytes:
        return gzip.decompress(self.content)

    def response(self, connection: HTTPConnection, **headers: str) -> Response:
        """A response for this client; names of `headers` have underscores for hyphens."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        if not takes_gzip(connection):
            return Response(self.plain, media_type="application/json", headers={"vary": "accept-encoding", **named})
        named |= {"vary": "accept-encoding", "content-encoding": "gzip"}
        return Response(self.content, media_type="application/json", headers=named)
