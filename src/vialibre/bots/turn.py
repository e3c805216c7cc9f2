"""A turn as a bot sees it: the view, the legal actions and the possible claims. Everything is computed on first use."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from operator import index
from random import Random
from typing import cast, overload

from vialibre.boards.model import CityId, Route
from vialibre.bots.ticket_help import ticket_help
from vialibre.engine.actions import Action, ClaimRoute
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.game import board_index
from vialibre.engine.known_actions import known_action
from vialibre.engine.notation import format_action, parse_action
from vialibre.engine.numbering import number_of
from vialibre.engine.view import SeatedView
from vialibre.errors import BadAction


class NotLegal(Exception):
    """A bot's answer that is not one of the legal actions; the text is the answer."""


class Turn:
    """One decision of one seat. A bot reads it and returns one of `actions`."""

    __slots__ = ("_actions", "_claims", "_controllers", "_known", "_legal", "_ticket_help", "random", "view")

    view: SeatedView
    """What this seat may know."""
    random: Random
    """The only source of chance that a bot may use, so that games can be repeated."""

    def __init__(self, view: SeatedView, legal: Sequence[int], random: Random) -> None:
        self.view = view
        self.random = random
        self._legal = legal
        self._known = _known_actions(board_index(view.board))
        self._actions: ActionList | None = None
        self._claims: tuple[Claim, ...] | None = None
        self._controllers: dict[CityId, int] | None = None
        self._ticket_help: dict[int, int] | None = None

    @property
    def actions(self) -> Sequence[Action]:
        """The legal actions."""
        if self._actions is None:
            self._actions = ActionList(self._known, self._legal)
        return self._actions

    @property
    def claims(self) -> Sequence[Claim]:
        """The routes that can be claimed now, once for each way to pay."""
        if self._claims is None:
            first = int(self._known.index.claim0)
            self._claims = tuple(Claim(self, number) for number in self._legal if number >= first)
        return self._claims

    @property
    def hand(self) -> Mapping[str, int]:
        """The own cards by kind; `hand["wild"]` are the multicolored ones. Kinds without cards are 0."""
        return self.view.hand

    def __repr__(self) -> str:
        return f"Turn(seat {self.view.seat}, {len(self._legal)} actions)"

    def number_of(self, answer: object) -> int:
        """The number of an answer: an action, its text or its number. Raises NotLegal unless it is legal now."""
        if hasattr(answer, "__index__"):  # NumPy's integers as well
            number = index(answer)
        else:
            number = self._known.number(answer)
        if number not in self._legal:
            raise NotLegal(_shown(answer))
        return number

    def _points(self, route: int) -> int:
        """WEST-4: controlled cities pay their controllers, and only them."""
        if self._controllers is None:
            seats = enumerate(self.view.seats)
            self._controllers = {city: who for who, seat in seats for city in seat.markers}
        points = self._known.points(route)
        if self._controllers:
            cities = self._known.index.board.routes[route].cities
            paid = [self._controllers[city] for city in cities if city in self._controllers]
            if paid:
                return points * paid.count(self.view.seat)
        return points

    def _help(self, route: int) -> int:
        if self._ticket_help is None:
            self._ticket_help = ticket_help(self.view)
        return self._ticket_help.get(route, 0)


class Claim:
    """A route that can be claimed now, and one way to pay for it."""

    __slots__ = ("_number", "_route", "_turn")

    def __init__(self, turn: Turn, number: int) -> None:
        self._turn = turn
        self._number = number
        t = turn._known.index
        self._route = int(t.claim_route[number - int(t.claim0)])

    @property
    def action(self) -> ClaimRoute:
        """What to return from `decide` to claim it."""
        action = self._turn._known.action(self._number)
        assert isinstance(action, ClaimRoute)
        return action

    @property
    def route(self) -> Route:
        """The route with its cities, length and color."""
        return self._turn._known.index.board.routes[self._route]

    @property
    def color(self) -> str:
        """The color of the cards that pay; `wild` if all of them are wilds."""
        return self.action.color

    @property
    def wilds(self) -> int:
        """How many of the cards that pay are wilds."""
        t = self._turn._known.index
        return int(t.claim_wilds[self._number - int(t.claim0)])

    @property
    def points(self) -> int:
        """What the claim scores at once for this seat."""
        return self._turn._points(self._route)

    @property
    def ticket_help(self) -> int:
        """The points of the own unfinished tickets that have this route on a cheapest way to finish them.

        A way costs the cars that are still to be placed. Tickets that cannot be finished with the cars left do not
        count; neither do stations.
        """
        return self._turn._help(self._route)

    def __repr__(self) -> str:
        return f"<Claim: {format_action(self.action)}, {self.points} points>"


class ActionList(Sequence[Action]):
    """Legal actions by their numbers; each becomes an Action when it is read."""

    __slots__ = ("_known", "_legal")

    def __init__(self, known: KnownActions, legal: Sequence[int]) -> None:
        self._known = known
        self._legal = legal

    def __len__(self) -> int:
        return len(self._legal)

    @overload
    def __getitem__(self, place: int) -> Action: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Action]: ...
    def __getitem__(self, place: int | slice) -> Action | Sequence[Action]:
        if isinstance(place, slice):
            return ActionList(self._known, self._legal[place])
        return self._known.action(self._legal[place])

    def __iter__(self) -> Iterator[Action]:
        return map(self._known.action, self._legal)

    def __contains__(self, action: object) -> bool:
        return self._known.number(action) in self._legal

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sequence) and list(self) == list(other)

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return repr(list(self))


class KnownActions:
    """The actions of a board by their numbers and back."""

    __slots__ = ("_numbers", "_points", "index")

    def __init__(self, t: BoardIndex) -> None:
        self.index = t
        self._numbers: dict[Action, int] = {}
        self._points = dict(t.board.points)

    def action(self, number: int) -> Action:
        return known_action(self.index, number)

    def number(self, answer: object) -> int:
        """The number of an action or of its text; -1 for anything that is not an action of this board."""
        try:
            action = parse_action(answer) if isinstance(answer, str) else cast(Action, answer)
            found = self._numbers.get(action)
            if found is None:
                found = number_of(self.index, action)
                self._numbers[action] = found  # looking it up again costs a fraction of this
            return found
        except (BadAction, TypeError, ValueError):  # what a bot put into the fields of an action may be anything
            return -1

    def points(self, route: int) -> int:
        return self._points[self.index.board.routes[route].length]


@cache
def _known_actions(t: BoardIndex) -> KnownActions:
    return KnownActions(t)


def _shown(answer: object) -> str:
    """An answer as a message shows it: actions as their texts."""
    if isinstance(answer, Action):
        try:
            return format_action(answer)
        except Exception:  # a field that a bot filled with anything
            return repr(answer)
    return str(answer)
