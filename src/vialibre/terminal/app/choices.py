"""Legal actions as list entries: as sentences, sensible ones first, with their location on the map."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vialibre.analysis import TicketState, TicketStatus, payments
from vialibre.boards.model import Board
from vialibre.engine import actions as a
from vialibre.engine import decisions as d
from vialibre.engine.game import board_index
from vialibre.engine.numbering import action_of
from vialibre.engine.view import View
from vialibre.narrate import Narrator
from vialibre.terminal.chart import Lit
from vialibre.terminal.matching import ActionEntry, choice_of, matches


@dataclass(frozen=True, slots=True)
class ListItem:
    """A legal action in the list, with what it highlights on the map."""

    entry: ActionEntry
    lit: Lit
    points: int = 0
    """Points of the route itself."""


def found_by(typed: str, choices: Sequence[ListItem]) -> Sequence[ListItem]:
    """The choices that match the typed words; all of them if nothing is typed."""
    if not typed.strip():
        return choices
    numbers = {entry.number for entry in matches(typed, [choice.entry for choice in choices])}
    return [choice for choice in choices if choice.entry.number in numbers]


class Offers:
    """Builds the lists of one game. Entries are cached: hundreds recur every turn, and formatting sentences is slow."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        board = narrator.board
        self._tables = board_index(board)
        self._points = dict(board.points)
        self._lengths = {route.id: route.length for route in board.routes}
        self._known: dict[tuple[int, d.Decision | None], tuple[ListItem, a.Action]] = {}

    def choices(self, view: View, legal: Sequence[int], tickets: Sequence[TicketStatus]) -> tuple[ListItem, ...]:
        """Draws first; then the best payment for each route and city, those that help tickets first; then all
        others."""
        ways = payments(view, legal, tickets)
        paid = [*ways.routes.values(), *ways.stations.values(), *ways.markers.values(), ways.extra]
        rank = {number: place for numbers in paid for place, number in enumerate(numbers)}
        possible = [status.way for status in tickets if status.state is TicketState.POSSIBLE and status.way is not None]
        wanted = {route for way in possible for route in way.routes}
        decision = next((decision for decision in view.awaiting if decision.seat == view.seat), None)
        found: list[tuple[tuple[int, int, bool, int], ListItem]] = []
        for number in legal:
            choice, action = self._choice(view, number, decision)
            unwanted = isinstance(action, a.ClaimRoute) and action.route not in wanted
            found.append(((min(rank.get(number, 0), 1), _kind(action), unwanted, -choice.points), choice))
        found.sort(key=lambda pair: pair[0])
        return tuple(choice for _, choice in found)

    def _choice(self, view: View, number: int, decision: d.Decision | None) -> tuple[ListItem, a.Action]:
        known = self._known.get((number, decision))
        if known is None:
            action = action_of(self._tables, number)
            points = self._points[self._lengths[action.route]] if isinstance(action, a.ClaimRoute) else 0
            entry = choice_of(self.narrator, view, number, decision)
            known = ListItem(entry, lit_by(view.board, action, decision), points), action
            self._known[number, decision] = known
        return known


def _kind(action: a.Action) -> int:
    match action:
        case a.ClaimRoute():
            return 1
        case a.DrawTickets() | a.BuildStation() | a.NoMarker() | a.DeclineTunnel() | a.Pass():
            return 2
        case _:
            return 0


def lit_by(board: Board, action: a.Action, decision: d.Decision | None) -> Lit:
    """The routes and cities that an action is about."""
    match action:
        case a.ClaimRoute(route=route):
            return Lit((route,), board.route(route).cities)
        case a.KeepTickets(places) if isinstance(decision, d.ChooseTickets) and decision.offered:
            kept = [board.ticket(decision.offered[place - 1]) for place in places]
            return Lit((), tuple(city for ticket in kept for city in ticket.cities))
        case a.PayTunnel() | a.DeclineTunnel() if isinstance(decision, d.PayForTunnel):
            return Lit((decision.route,), board.route(decision.route).cities)
        case _:
            city = getattr(action, "city", None)
            return Lit() if city is None else Lit((), (city,))
