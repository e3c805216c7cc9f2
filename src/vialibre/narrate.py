"""Narration: events, decisions, actions and scores of a game as sentences in the reader's language.

A narrator tells all that it is given. What a reader may not know has to be left out before, with `seen_by`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import fields
from typing import TYPE_CHECKING

from vialibre.boards.model import WILD, Board, Route, Ticket
from vialibre.engine import actions as a
from vialibre.engine import decisions as d
from vialibre.engine import events as e
from vialibre.engine.action_kinds import kind_of_action
from vialibre.engine.score_sheet import ScoreSheet
from vialibre.errors import VialibreError
from vialibre.i18n import DEFAULT, Words, printable

if TYPE_CHECKING:
    from vialibre.boards.warnings import BoardWarning


def seat_names(board: Board, seats: int, lang: str = DEFAULT) -> tuple[str, ...]:
    """Names for players that have none: their colors, such as Red."""
    words = Words(lang)
    return tuple(words.text("color-name", color=color).capitalize() for color in board.player_colors[:seats])


def board_name(board: Board, lang: str = DEFAULT) -> str:
    """The name in this language of a board that comes with the program; any other keeps its own."""
    params = {"id": board.id, "name": board.name}
    ours = Words(DEFAULT).text("board-title", **params) == board.name
    return Words(lang).text("board-title", **params) if ours else board.name


def warning_text(warning: BoardWarning, words: Words) -> str:
    """A design warning about a board and how to fix it; parameters that name a color are translated."""
    params = dict(warning.params)
    if "color" in params:
        params["color"] = words.text("color-name", color=params["color"])
    return words.text(f"warning-{warning.code.replace('_', '-')}", **params)


class Narrator:
    """Tells of games on one board, with the players' names by seat."""

    def __init__(self, board: Board, names: Sequence[str], lang: str = DEFAULT) -> None:
        self.board = board
        self.names = tuple(printable(name) for name in names)  # a stranger's record may hold anything
        self.words = Words(lang, wild=board.wild)
        self._cities: dict[str, str] = {city.id: city.name for city in board.cities}
        self._routes: dict[str, Route] = {route.id: route for route in board.routes}
        self._tickets: dict[str, Ticket] = {ticket.id: ticket for ticket in board.tickets}

    def city(self, city: str) -> str:
        return self._cities.get(city, city)

    def route(self, route: str) -> str:
        """Paris – Zürich; parallel routes after the first have the number of their track, too."""
        row = self._routes[route]
        name = self._between(row.cities)
        track = self.board.group(row).index(row) + 1
        return name if track == 1 else self.words.text("route-track", route=name, track=track)

    def ticket(self, ticket: str) -> str:
        return self._between(self._tickets[ticket].cities)

    def color(self, color: str) -> str:
        """The name of a kind of card: its color, or what this board calls its multicolored cards."""
        return self.words.text("card-kind", color=color)

    def event(self, event: e.Event) -> str:
        """A sentence for a log."""
        say = self._say
        match event:
            case e.CardDrawn(seat, None):
                return say("event-card-drawn-unseen", seat)
            case e.RowSwept(times):
                return say("event-row-swept") if times == 1 else say("event-rows-swept", times=times)
            case e.PointsScored(seat, points, reason, city):
                return self._points(seat, points, reason, city)
            case e.TicketTaken(seat, ticket):
                points = self._tickets[ticket].points
                return say("event-ticket-taken", seat, ticket=self.ticket(ticket), points=points)
            case e.MarkerPlaced():
                markers = self.board.rules.markers
                return say(event_key(e.MarkerPlaced), **self._params(event, markers.cost if markers else None))
            case _:
                return say(event_key(type(event)), **self._params(event))

    def action(self, action: a.Action, decision: d.Decision | None = None) -> str:
        """An entry of a menu. The decision that it answers, if given, tells which tickets or how many cards."""
        if isinstance(action, a.KeepTickets):
            return self._keep(action.places, decision)
        if isinstance(action, a.PayTunnel) and isinstance(decision, d.PayForTunnel):
            return self._say("action-pay-exactly", **card_set(action.color, action.wilds, decision.extra))
        return self._say(f"action-{kind_of_action(action).name}", **self.action_params(action))

    def action_params(self, action: a.Action) -> dict[str, object]:
        """The parameters of messages about an action: names instead of ids, and the cards paid where they are known."""
        return self._params(action, kind_of_action(action).cards(self.board, action))

    def decision(self, decision: d.Decision) -> str:
        """Which seat must decide what."""
        say = self._say
        match decision:
            case d.ChooseTickets(seat, offered, count, least):
                if not offered:
                    return say("decision-tickets", seat, count=count, least=least)
                tickets = ", ".join(self._worth(ticket) for ticket in offered)
                return say("decision-tickets-own", seat, count=count, least=least, tickets=tickets)
            case d.PlaceStack(seat, symbols):
                names = [say("symbol-name", symbol=symbol) for symbol in symbols]
                return say("decision-place", seat, symbols=", ".join(names))
            case d.ChooseSouvenir(seat, (first, second)):
                return say("decision-souvenir", seat, first=self.city(first), second=self.city(second))
            case _:
                return say(f"decision-{d.kind_of_decision(decision).name}", **self._params(decision))

    def score_sheet(self, sheet: ScoreSheet) -> list[tuple[str, int]]:
        """Labels and points, the total last. Rules that the board lacks are left out, so is Alvin without points."""
        say = self._say
        rules = self.board.rules
        lines = [(say("score-routes-and-cities" if rules.markers else "score-routes"), sheet.routes)]
        if sheet.captures:
            lines.append((say("score-captures"), sheet.captures))
        for line in sheet.tickets:
            key = "score-ticket" if line.points >= 0 else "score-ticket-missed"
            lines.append((say(key, ticket=self.ticket(line.ticket)), line.points))
        if rules.stations:
            lines.append((say("score-stations"), sheet.stations))
        if rules.longest_path:
            lines.append((say("score-longest-path", cars=sheet.longest), sheet.longest_path))
        if rules.globetrotter:
            lines.append((say("score-globetrotter", tickets=sheet.completed), sheet.globetrotter))
        if rules.souvenirs:
            lines.append((say("score-souvenirs"), sheet.souvenirs))
        if sheet.alvin:
            lines.append((say("score-alvin"), sheet.alvin))
        return [*lines, (say("score-total"), sheet.total)]

    def winners(self, seats: Sequence[int]) -> str:
        names = self.words.list_and([self.names[seat] for seat in seats])
        return self._say("winners", count=len(seats), winners=names)

    def error(self, error: VialibreError) -> str:
        """The sentence of an error, with the names of this game instead of ids and seats."""
        names: dict[str, str] = {}
        for key, value in error.params.items():
            if key in ("owner", "player") and isinstance(value, int) and 0 <= value < len(self.names):
                names[key] = self.names[value]
            elif key == "route" and value in self._routes:
                names[key] = self.route(str(value))
            elif key == "city" and isinstance(value, str):
                names[key] = self.city(value)
            elif key == "board" and value == self.board.name:
                names[key] = board_name(self.board, self.words.lang)
        return self.words.error(error, **names)

    def _say(self, key: str, seat: int | None = None, /, **params: object) -> str:
        if seat is not None:
            params["player"] = self.names[seat]
        return self.words.text(key, **params)

    def _between(self, cities: Iterable[str]) -> str:
        return " – ".join(map(self.city, cities))

    def _worth(self, ticket: str) -> str:
        points = self._tickets[ticket].points
        return self._say("ticket-worth", ticket=self.ticket(ticket), points=points)

    def _points(self, seat: int, points: int, reason: str, city: str | None) -> str:
        if reason == "capture":
            return self._say("event-points-capture", seat, points=points)
        if reason == "control" and city is not None:
            return self._say("event-points-control", seat, points=points, city=self.city(city))
        return self._say("event-points-route", seat, points=points)

    def _keep(self, places: Sequence[int], decision: d.Decision | None) -> str:
        if isinstance(decision, d.ChooseTickets) and decision.offered:
            named = ", ".join(self._worth(decision.offered[place - 1]) for place in places)
            return self._say("action-keep-named", count=len(places), tickets=named)
        numbers = self.words.list_and([str(place) for place in places])
        return self._say("action-keep", count=len(places), tickets=numbers)

    def _params(self, thing: a.Action | d.Decision | e.Event, cards: int | None = None) -> dict[str, object]:
        """The fields of an action, a decision or an event as parameters of its message.

        Ids become names, the seat becomes `player`, and a color with wilds becomes a set of cards if their number is
        known: from `cards`, from the field of that name, or as the length of the route.
        """
        values = {field.name: getattr(thing, field.name) for field in fields(thing)}
        params: dict[str, object] = dict(values)
        if "seat" in values:
            params["player"] = self.names[values["seat"]]
        if "city" in values:
            params["city"] = self.city(values["city"])
        if "cities" in values:
            params["cities"] = ", ".join(map(self.city, values["cities"]))
        if "route" in values:
            params["route"] = self.route(values["route"])
            cards = self._routes[values["route"]].length
        cards = values.get("cards", cards)
        if "wilds" in values and cards is not None:
            params.update(card_set(values["color"], values["wilds"], cards))
        return params


def event_key(event: type[e.Event]) -> str:
    """The message of a kind of event: CardTurnedUp has `event-card-turned-up`."""
    return "event" + "".join(f"-{letter.lower()}" if letter.isupper() else letter for letter in event.__name__)


def card_set(color: str, wilds: int, cards: int) -> dict[str, object]:
    """Parameters of the message card-set: cards of the color, and wilds besides."""
    used = 0 if color == WILD else wilds
    return {"color": color, "count": cards - used, "wilds": used}
