"""A game told in words, in the reader's language: its events, decisions, actions and scores.

A narrator tells all that it is given. What a reader may not know has to be left out before, with `seen_by`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, assert_never

from vialibre.boards.model import WILD, Board, Route, Ticket
from vialibre.engine import actions as a
from vialibre.engine import decisions as d
from vialibre.engine import events as e
from vialibre.engine.score_sheet import ScoreSheet
from vialibre.errors import VialibreError
from vialibre.i18n import DEFAULT, Words, printable

if TYPE_CHECKING:
    from vialibre.boards.warnings import BoardWarning


def seat_names(board: Board, seats: int, lang: str = DEFAULT) -> tuple[str, ...]:
    """Names for players that have none: their colours, such as Red."""
    words = Words(lang)
    return tuple(words.text("color-name", color=color).capitalize() for color in board.player_colors[:seats])


def board_name(board: Board, lang: str = DEFAULT) -> str:
    """The name in this language of a board that comes with the program; any other keeps its own."""
    params = {"id": board.id, "name": board.name}
    ours = Words(DEFAULT).text("board-title", **params) == board.name
    return Words(lang).text("board-title", **params) if ours else board.name


def warning_text(warning: BoardWarning, words: Words) -> str:
    """What may not please about a board, and how to mend it; params that name a colour are told in this language."""
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
        """Paris – Zürich; parallel ones after the first are told by the number of their track."""
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
            case e.CardTaken(seat, color):
                return say("event-card-taken", seat, color=color)
            case e.CardDrawn(seat, None):
                return say("event-card-drawn-unseen", seat)
            case e.CardDrawn(seat, color):
                return say("event-card-drawn", seat, color=color)
            case e.CardTurnedUp(color):
                return say("event-card-turned-up", color=color)
            case e.RowSwept(times):
                return say("event-row-swept") if times == 1 else say("event-rows-swept", times=times)
            case e.DeckShuffled(cards):
                return say("event-deck-shuffled", cards=cards)
            case e.RouteClaimed(seat, route, color, wilds):
                return say("event-route-claimed", seat, route=self.route(route), **self._route_set(route, color, wilds))
            case e.PointsScored(seat, points, reason, city):
                return self._points(seat, points, reason, city)
            case e.TunnelTried(seat, route, color, wilds):
                return say("event-tunnel-tried", seat, route=self.route(route), **self._route_set(route, color, wilds))
            case e.CardRevealed(color):
                return say("event-card-revealed", color=color)
            case e.ExtraDemanded(seat, cards):
                return say("event-extra-demanded", seat, cards=cards)
            case e.ExtraPaid(seat, color, wilds, cards):
                return say("event-extra-paid", seat, **_card_set(color, wilds, cards))
            case e.TunnelLeft(seat, route):
                return say("event-tunnel-left", seat, route=self.route(route))
            case e.TicketsDrawn(seat, count):
                return say("event-tickets-drawn", seat, count=count)
            case e.TicketsKept(seat, kept, refused):
                return say("event-tickets-kept", seat, kept=kept, refused=refused)
            case e.TicketTaken(seat, ticket):
                points = self._tickets[ticket].points
                return say("event-ticket-taken", seat, ticket=self.ticket(ticket), points=points)
            case e.StationBuilt(seat, city, color, wilds, cards):
                return say("event-station-built", seat, city=self.city(city), **_card_set(color, wilds, cards))
            case e.StartChosen(seat, city):
                return say("event-start-chosen", seat, city=self.city(city))
            case e.MarkerPlaced(seat, city, color, wilds):
                return say("event-marker-placed", seat, city=self.city(city), **self._marker_set(color, wilds))
            case e.AlvinCaptured(seat, city):
                return say("event-alvin-captured", seat, city=self.city(city))
            case e.AlvinMoved(seat, city):
                return say("event-alvin-moved", seat, city=self.city(city))
            case e.SouvenirTaken(seat, city, symbol):
                return say("event-souvenir-taken", seat, city=self.city(city), symbol=symbol)
            case e.SouvenirsPlaced(seat, city, symbol):
                return say("event-souvenirs-placed", seat, city=self.city(city), symbol=symbol)
            case e.Passed(seat):
                return say("event-passed", seat)
            case e.LastRound(seat):
                return say("event-last-round", seat)
            case e.GameOver():
                return say("event-game-over")
            case e.FirstDrawn(seat):
                return say("event-first-drawn", seat)
            case _:
                assert_never(event)

    def action(self, action: a.Action, decision: d.Decision | None = None) -> str:
        """An entry of a menu. The decision it answers, if given, tells which tickets or how many cards."""
        say = self._say
        match action:
            case a.KeepTickets(places):
                return self._keep(places, decision)
            case a.ChooseStart(city):
                return say("action-start", city=self.city(city))
            case a.PlaceSouvenirs(symbol, city):
                return say("action-place", city=self.city(city), symbol=symbol)
            case a.DrawFaceUp(color):
                return say("action-draw", color=color)
            case a.DrawBlind():
                return say("action-draw-deck")
            case a.DrawTickets():
                return say("action-tickets")
            case a.ClaimRoute(route, color, wilds):
                return say("action-claim", route=self.route(route), **self._route_set(route, color, wilds))
            case a.PayTunnel(color, wilds):
                if isinstance(decision, d.PayForTunnel):
                    return say("action-pay-exactly", **_card_set(color, wilds, decision.extra))
                return say("action-pay", color=color, wilds=wilds)
            case a.DeclineTunnel():
                return say("action-decline")
            case a.BuildStation(city, color, wilds):
                return say("action-station", city=self.city(city), color=color, wilds=wilds)
            case a.PlaceMarker(city, color, wilds):
                return say("action-marker", city=self.city(city), **self._marker_set(color, wilds))
            case a.NoMarker():
                return say("action-no-marker")
            case a.TakeSouvenir(city):
                return say("action-souvenir", city=self.city(city))
            case a.MoveAlvin(city):
                return say("action-alvin", city=self.city(city))
            case a.Pass():
                return say("action-pass")
            case _:
                assert_never(action)

    def decision(self, decision: d.Decision) -> str:
        """Who must decide what."""
        say = self._say
        match decision:
            case d.ChooseTickets(seat, offered, count, least):
                if not offered:
                    return say("decision-tickets", seat, count=count, least=least)
                tickets = ", ".join(self._worth(ticket) for ticket in offered)
                return say("decision-tickets-own", seat, count=count, least=least, tickets=tickets)
            case d.ChooseStartCity(seat):
                return say("decision-start", seat)
            case d.PlaceStack(seat, symbols):
                names = [say("symbol-name", symbol=symbol) for symbol in symbols]
                return say("decision-place", seat, symbols=", ".join(names))
            case d.TakeTurn(seat):
                return say("decision-turn", seat)
            case d.DrawSecondCard(seat):
                return say("decision-second", seat)
            case d.PayForTunnel(seat, route, color, wilds, _, extra):
                cards = self._route_set(route, color, wilds)
                return say("decision-tunnel", seat, route=self.route(route), extra=extra, **cards)
            case d.ChooseSouvenir(seat, (first, second)):
                return say("decision-souvenir", seat, first=self.city(first), second=self.city(second))
            case d.OfferMarker(seat, route):
                return say("decision-marker", seat, route=self.route(route))
            case d.PlaceAlvin(seat, cities):
                return say("decision-alvin", seat, cities=", ".join(map(self.city, cities)))
            case _:
                assert_never(decision)

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

    def _route_set(self, route: str, color: str, wilds: int) -> dict[str, object]:
        return _card_set(color, wilds, self._routes[route].length)

    def _marker_set(self, color: str, wilds: int) -> dict[str, object]:
        assert self.board.rules.markers is not None
        return _card_set(color, wilds, self.board.rules.markers.cost)


def _card_set(color: str, wilds: int, cards: int) -> dict[str, object]:
    """Parameters of the message card-set: cards of the colour, and wilds besides."""
    used = 0 if color == WILD else wilds
    return {"color": color, "count": cards - used, "wilds": used}
