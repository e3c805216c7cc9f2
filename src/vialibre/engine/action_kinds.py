"""The table of action kinds: everything that differs from one kind of action to the next, one row each.

Notation, numbering, explanations and narration read this table, so a new kind is a class in actions.py and a row here.
The compiled side of a rule (what is legal, what happens) is its file in engine/core. decisions.py has a like table of
what a game waits for.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from vialibre.boards.model import Board
from vialibre.engine import reasons
from vialibre.engine.actions import (
    Action,
    BuildStation,
    ChooseStart,
    ClaimRoute,
    DeclineTunnel,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    MoveAlvin,
    NoMarker,
    Pass,
    PayTunnel,
    PlaceMarker,
    PlaceSouvenirs,
    TakeSouvenir,
)
from vialibre.engine.arguments import (
    Argument,
    CardArgument,
    CityArgument,
    ClaimArgument,
    PaymentArgument,
    PlacesArgument,
    SymbolArgument,
)
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import (
    ALVIN,
    DECK,
    DECLINE,
    DRAW0,
    KEEP,
    KEEP0,
    MARKER,
    NO_MARKER,
    OPENING,
    PASS,
    PAY0,
    PLACE,
    SECOND,
    SOUVENIR,
    START,
    TICKETS,
    TUNNEL,
    TURN,
)
from vialibre.engine.core.state import State
from vialibre.errors import IllegalAction


def _everywhere(t: BoardIndex) -> bool:
    return True


def _unknown_cost(board: Board, action: Any) -> int | None:
    return None


@dataclass(frozen=True, slots=True)
class ActionKind:
    action: Callable[..., Action]
    """The class in actions.py; its fields are those of the arguments, in order."""
    verb: str
    """The first word of its notation."""
    phases: tuple[int, ...]
    """What the game may wait for when this is an answer (constants.py)."""
    first: Callable[[BoardIndex], int]
    """The first number of the kind; the range is as long as the arguments have combinations."""
    reason: Callable[[State, int, Any, str], IllegalAction]
    """Why it is not legal in one of its phases (reasons.py)."""
    arguments: tuple[Argument, ...] = ()
    literal: str = ""
    """A fixed second word, for one of several kinds with the same verb."""
    also: tuple[str, ...] = ()
    """Other texts of two words that are read as this action, but never written."""
    exists: Callable[[BoardIndex], bool] = _everywhere
    """If the board has the rule."""
    cards: Callable[[Board, Any], int | None] = _unknown_cost
    """The number of cards paid, wilds included, if the board and the action alone tell it."""

    name: str = field(init=False)
    """The last part of its message `action-<name>`."""
    fields: tuple[str, ...] = field(init=False)
    """Of the class, in order."""

    def __post_init__(self) -> None:
        object.__setattr__(self, "name", f"{self.verb}-{self.literal}" if self.literal else self.verb)
        names = tuple(name for argument in self.arguments for name in argument.fields)
        object.__setattr__(self, "fields", names)


def _marker_cost(board: Board, action: PlaceMarker) -> int | None:
    return board.rules.markers.cost if board.rules.markers else None


CITY = CityArgument()

# In the order in which error messages list the verbs.
ACTION_KINDS: tuple[ActionKind, ...] = (
    ActionKind(
        KeepTickets,
        "keep",
        phases=(OPENING, KEEP),
        first=lambda t: int(KEEP0),
        arguments=(PlacesArgument(),),
        reason=reasons.keep_tickets,
    ),
    ActionKind(
        ChooseStart,
        "start",
        phases=(START,),
        first=lambda t: int(t.start0),
        arguments=(CITY,),
        reason=reasons.choose_start,
    ),
    ActionKind(
        PlaceSouvenirs,
        "place",
        phases=(PLACE,),
        first=lambda t: int(t.place0),
        arguments=(SymbolArgument(), CITY),
        reason=reasons.place_souvenirs,
    ),
    ActionKind(
        DrawFaceUp,
        "draw",
        phases=(TURN, SECOND),
        first=lambda t: int(DRAW0),
        arguments=(CardArgument(),),
        reason=reasons.draw_face_up,
    ),
    ActionKind(
        DrawBlind,
        "draw",
        phases=(TURN, SECOND),
        first=lambda t: int(DECK),
        literal="deck",
        reason=reasons.draw_blind,
    ),
    ActionKind(
        DrawTickets,
        "tickets",
        phases=(TURN,),
        first=lambda t: int(TICKETS),
        also=("draw tickets",),  # typed in the terminal, where `tickets` alone shows one's own
        reason=reasons.draw_tickets,
    ),
    ActionKind(
        ClaimRoute,
        "claim",
        phases=(TURN,),
        first=lambda t: int(t.claim0),
        arguments=(ClaimArgument(),),
        cards=lambda board, action: board.route(action.route).length,
        reason=reasons.claim,
    ),
    ActionKind(
        PayTunnel,
        "pay",
        phases=(TUNNEL,),
        first=lambda t: int(PAY0),
        arguments=(PaymentArgument(lambda t: max(int(t.reveal), 1)),),
        reason=reasons.pay_tunnel,
    ),
    ActionKind(
        DeclineTunnel,
        "decline",
        phases=(TUNNEL,),
        first=lambda t: int(DECLINE),
        reason=reasons.always_legal,
    ),
    ActionKind(
        BuildStation,
        "station",
        phases=(TURN,),
        first=lambda t: int(t.station0),
        arguments=(CITY, PaymentArgument(lambda t: int(t.stations))),
        exists=lambda t: t.stations > 0,
        reason=reasons.build_station,
    ),
    ActionKind(
        PlaceMarker,
        "marker",
        phases=(MARKER,),
        first=lambda t: int(t.marker0),
        arguments=(CITY, PaymentArgument(lambda t: int(t.marker_cost))),
        exists=lambda t: t.markers > 0,
        cards=_marker_cost,
        reason=reasons.place_marker,
    ),
    ActionKind(
        NoMarker,
        "no-marker",
        phases=(MARKER,),
        first=lambda t: int(NO_MARKER),
        reason=reasons.always_legal,
    ),
    ActionKind(
        TakeSouvenir,
        "souvenir",
        phases=(SOUVENIR,),
        first=lambda t: int(t.souvenir0),
        arguments=(CITY,),
        reason=reasons.take_souvenir,
    ),
    ActionKind(
        MoveAlvin,
        "alvin",
        phases=(ALVIN,),
        first=lambda t: int(t.alvin0),
        arguments=(CITY,),
        reason=reasons.move_alvin,
    ),
    ActionKind(
        Pass,
        "pass",
        phases=(TURN,),
        first=lambda t: int(PASS),
        reason=reasons.pass_turn,
    ),
)

_BY_CLASS: dict[object, ActionKind] = {kind.action: kind for kind in ACTION_KINDS}


def find_kind(action: object) -> ActionKind | None:
    """The row of an action's class; None for any other type."""
    return _BY_CLASS.get(action)


def kind_of_action(action: Action) -> ActionKind:
    return _BY_CLASS[type(action)]
