"""Actions as dataclasses, one class for each kind; action_kinds.py is the table of the kinds.

notation.py converts them from and to text, numbering.py from and to numbers. A payment is a color and the number of
wilds among the cards; the color `wild` means wilds only (see docs/notation.md).
"""

from __future__ import annotations

from dataclasses import dataclass

from vialibre.boards.model import CARD_COLORS, WILD, CityId, RouteId


@dataclass(frozen=True, slots=True)
class KeepTickets:
    """The tickets to keep, by their places in the offer, counted from 1."""

    places: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ChooseStart:
    city: CityId


@dataclass(frozen=True, slots=True)
class PlaceSouvenirs:
    symbol: str
    city: CityId


@dataclass(frozen=True, slots=True)
class DrawFaceUp:
    color: str


@dataclass(frozen=True, slots=True)
class DrawBlind:
    pass


@dataclass(frozen=True, slots=True)
class DrawTickets:
    pass


@dataclass(frozen=True, slots=True)
class ClaimRoute:
    route: RouteId
    color: str
    wilds: int = 0


@dataclass(frozen=True, slots=True)
class PayTunnel:
    color: str
    wilds: int = 0


@dataclass(frozen=True, slots=True)
class DeclineTunnel:
    pass


@dataclass(frozen=True, slots=True)
class BuildStation:
    city: CityId
    color: str
    wilds: int = 0


@dataclass(frozen=True, slots=True)
class PlaceMarker:
    city: CityId
    color: str
    wilds: int = 0


@dataclass(frozen=True, slots=True)
class NoMarker:
    pass


@dataclass(frozen=True, slots=True)
class TakeSouvenir:
    city: CityId


@dataclass(frozen=True, slots=True)
class MoveAlvin:
    city: CityId


@dataclass(frozen=True, slots=True)
class Pass:
    pass


Action = (
    KeepTickets
    | ChooseStart
    | PlaceSouvenirs
    | DrawFaceUp
    | DrawBlind
    | DrawTickets
    | ClaimRoute
    | PayTunnel
    | DeclineTunnel
    | BuildStation
    | PlaceMarker
    | NoMarker
    | TakeSouvenir
    | MoveAlvin
    | Pass
)

KIND_NAMES = (*CARD_COLORS, WILD)
"""The kinds of cards in the order of their numbers."""
