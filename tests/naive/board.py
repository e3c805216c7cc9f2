"""A board file as plain lists and dicts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

WILD = "wild"
GRAY = "gray"
CARD_ORDER = ["red", "orange", "yellow", "green", "blue", "purple", "black", "white", WILD]


@dataclass(frozen=True)
class Route:
    id: str
    cities: tuple[str, str]
    length: int
    color: str
    ferry: int
    tunnel: bool


@dataclass(frozen=True)
class Ticket:
    id: str
    cities: tuple[str, str]
    points: int
    long: bool


def make_ids(rows: list[dict[str, Any]]) -> list[str]:
    """The ids of routes or tickets: the cities as written, and .2, .3 for those that join the same two cities again."""
    ids: list[str] = []
    first_names: dict[frozenset[str], str] = {}
    seen: dict[frozenset[str], int] = {}
    for row in rows:
        pair = frozenset(row["cities"])
        seen[pair] = seen.get(pair, 0) + 1
        first_names.setdefault(pair, "-".join(row["cities"]))
        made = first_names[pair] if seen[pair] == 1 else f"{first_names[pair]}.{seen[pair]}"
        ids.append(row.get("id", made))
    return ids


class Board:
    """What never changes in a game."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.cities: list[str] = [row["id"] for row in data["city"]]
        self.souvenir_cities: list[str] = [row["id"] for row in data["city"] if row.get("souvenir", False)]
        self.rules: dict[str, dict[str, Any]] = {row["name"]: row for row in data["rules"]}
        self.cars: int = data["cars"]
        self.hand: int = data["hand"]
        self.parallel_from: int = data["parallel_from"]
        self.points: dict[int, int] = {int(length): points for length, points in data["points"].items()}
        self.ties: list[str] = list(data["ties"])
        self.ticket_rules: dict[str, Any] = data["tickets"]
        self.long_dealt: int = data["tickets"].get("long", 0)
        self.colors: list[str] = [color for color in CARD_ORDER if color in data["cards"]["colors"]]
        self.cards: list[str] = []
        for color in self.colors:
            self.cards += [color] * data["cards"]["each"]
        self.cards += [WILD] * data["cards"]["wilds"]

        self.routes: dict[str, Route] = {}
        for route_id, row in zip(make_ids(data["route"]), data["route"], strict=True):
            first, second = row["cities"]
            ferry = row.get("ferry", 0) if "ferries" in self.rules else 0
            tunnel = row.get("tunnel", False) if "tunnels" in self.rules else False
            self.routes[route_id] = Route(route_id, (first, second), row["length"], row["color"], ferry, tunnel)
        self.twins: dict[str, list[str]] = {}  # the other tracks of a route's group (DOUBLE-1)
        for route in self.routes.values():
            group = [r.id for r in self.routes.values() if set(r.cities) == set(route.cities)]
            self.twins[route.id] = [route_id for route_id in group if route_id != route.id]

        self.tickets: dict[str, Ticket] = {}
        for ticket_id, row in zip(make_ids(data["ticket"]), data["ticket"], strict=True):
            first, second = row["cities"]
            self.tickets[ticket_id] = Ticket(ticket_id, (first, second), row["points"], row.get("long", False))

    def __deepcopy__(self, memo: dict[int, Any]) -> Board:
        return self

    def long_tickets(self) -> list[str]:
        """The tickets dealt apart (EUR-1)."""
        return [t.id for t in self.tickets.values() if t.long and self.long_dealt > 0]

    def regular_tickets(self) -> list[str]:
        apart = self.long_tickets()
        return [ticket for ticket in self.tickets if ticket not in apart]
