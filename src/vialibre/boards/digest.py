"""The content hash of a board. Equal hashes mean equal games."""

from __future__ import annotations

import hashlib
import json
from dataclasses import asdict
from functools import lru_cache

from vialibre.boards.model import Board


@lru_cache(maxsize=64)
def board_digest(board: Board) -> str:
    """Return the SHA-256, in hexadecimal, of everything that influences play.

    Names (including that of the wild cards), map positions, player colors, sources and notes are excluded: they can be
    corrected without making old records unreadable. So is the moment when the first player becomes known, because a
    record replays to the same game either way.
    """
    content = {
        "format": 1,
        "players": board.players,
        "cars": board.cars,
        "cards": asdict(board.deck),
        "hand": board.hand,
        "tickets": asdict(board.ticket_rules),
        "points": board.points,
        "parallel_from": board.parallel_from,
        "rules": {name: rule for name, rule in asdict(board.rules).items() if rule is not None},
        "ties": board.ties,
        "city": [(city.id, city.souvenir) for city in board.cities],
        "route": [
            (route.id, route.cities, route.length, route.color, route.ferry, route.tunnel) for route in board.routes
        ],
        "ticket": [(ticket.id, ticket.cities, ticket.points, ticket.long) for ticket in board.tickets],
    }
    canonical = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(canonical.encode()).hexdigest()
