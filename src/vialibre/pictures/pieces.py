"""What is on the board over the course of a game: each piece with the moments at which it is there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace

from vialibre.engine.view import View
from vialibre.pictures.timeline import Timeline


@dataclass(frozen=True, slots=True)
class Cars:
    """The cars on a claimed route. They stay for the rest of the game."""

    route: str
    seat: int
    since: int


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece beside a city."""

    kind: str
    """station, marker, alvin or souvenir"""
    city: str
    place: int
    """Which of the city's positions it takes; 0 is the best."""
    seat: int | None = None
    symbol: str = ""
    left: int = 0
    """The size of a stack of souvenirs."""
    since: int = 0
    until: int | None = None
    """The moment from which it is no longer there; None if it stays."""

    def is_there(self, at: int) -> bool:
        return self.since <= at and (self.until is None or at < self.until)


def cars_of(timeline: Timeline) -> dict[str, Cars]:
    """The cars by route."""
    found: dict[str, Cars] = {}
    for at, moment in enumerate(timeline.moments):
        for seat, one in enumerate(moment.view.seats):
            for route in one.routes:
                if route not in found:
                    found[route] = Cars(route, seat, at)
    return found


def pieces_of(timeline: Timeline) -> list[Piece]:
    """All pieces beside cities, with the moments at which they are there."""
    marked: set[str] = {city for seat in timeline.last.view.seats for city in seat.markers}
    done: list[Piece] = []
    there: dict[Piece, Piece] = {}
    for at, moment in enumerate(timeline.moments):
        now = set(_pieces_at(moment.view, marked))
        for piece in [piece for piece in there if piece not in now]:
            done.append(replace(there.pop(piece), until=at))
        for piece in sorted(now - there.keys(), key=lambda piece: (piece.kind, piece.city)):
            there[piece] = replace(piece, since=at)
    return [*done, *there.values()]


def _pieces_at(view: View, marked: set[str]) -> Iterator[Piece]:
    for tokens in view.tokens:
        yield Piece("souvenir", tokens.city, 0, symbol=tokens.symbol, left=tokens.left)
    taken: dict[str, int] = {tokens.city: 1 for tokens in view.tokens}
    for seat, one in enumerate(view.seats):
        yield from _each("station", seat, one.stations, taken)
    for seat, one in enumerate(view.seats):
        yield from _each("marker", seat, one.markers, taken)
    if view.alvin_at is not None:
        # Beside the marker, even if it comes later, so that he does not jump aside for it.
        place = max(taken.get(view.alvin_at, 0), int(view.alvin_at in marked))
        yield Piece("alvin", view.alvin_at, place)


def _each(kind: str, seat: int, cities: Sequence[str], taken: dict[str, int]) -> Iterator[Piece]:
    for city in cities:
        place = taken.get(city, 0)
        taken[city] = place + 1
        yield Piece(kind, city, place, seat)
