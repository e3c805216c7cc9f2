"""Formats figures, routes, tickets and colors for people."""

from __future__ import annotations

from math import isfinite

from vialibre.boards.model import Board, Route, Ticket
from vialibre.i18n import Words
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.playtest.figures import CityFigures, RouteFigures, TicketFigures
from vialibre.lab.playtest.headlines import SHARES
from vialibre.lab.statistics import Interval


class Formatter:
    """Formats the figures and names of one board in one language."""

    def __init__(self, board: Board, words: Words) -> None:
        self.board = board
        self.words = words.having(wild=board.wild)
        self.say = self.words.text
        self.figures = NumberFormat(words, minus="−")
        self.cities = {str(city.id): city.name for city in board.cities}
        self.routes = {str(route.id): route for route in board.routes}
        self.tickets = {str(ticket.id): ticket for ticket in board.tickets}

    def number(self, figure: Interval, digits: int = 1) -> str:
        """12.3 (11.9–12.7); an unknown bound is a question mark."""
        low, high = (self._end(end, digits) for end in (figure.low, figure.high))
        return f"{self.figures.number(figure.value, digits)} ({low} … {high})"

    def share(self, figure: Interval) -> str:
        """12.3 % (11.9–12.7)."""
        low, high = (self._end(100 * end, 1) for end in (figure.low, figure.high))
        return f"{self.figures.percent(figure.value)} ({low}–{high})"

    def _end(self, end: float, digits: int) -> str:
        return self.figures.number(end, digits) if isfinite(end) else "?"

    def effect(self, figure: Interval) -> str:
        """In percentage points of the chance to win, with a sign."""
        low, value, high = (self._signed(100 * end) for end in (figure.low, figure.value, figure.high))
        return f"{value} ({low} … {high})"

    def effect_alone(self, figure: Interval) -> str:
        """Without its interval, where space is scarce."""
        return self._signed(100 * figure.value)

    def _signed(self, value: float) -> str:
        text = self.figures.number(value)
        return f"+{text}" if value > 0 and text != self.figures.number(0) else text

    def headline(self, name: str, figure: Interval) -> str:
        """A headline's figure in its own unit."""
        return self.share(figure) if name in SHARES else self.number(figure)

    def ends(self, thing: Route | Ticket) -> str:
        """The two cities of a route or ticket."""
        return " – ".join(self.cities[city] for city in thing.cities)

    def route(self, route: Route) -> str:
        """Parallel routes are distinguished by their colors."""
        return self.say("playtest-route", ends=self.ends(route), color=self.color(route.color), length=route.length)

    def ticket(self, ticket: Ticket) -> str:
        return self.say("playtest-ticket", ends=self.ends(ticket), points=ticket.points)

    def color(self, color: str) -> str:
        return self.say("card-kind", color=color)

    def route_line(self, one: RouteFigures) -> str:
        """One line about a route, for tooltips."""
        parts = {"route": self.route(one.route), "claimed": self.share(one.claimed)}
        if not one.claimed.value:
            return self.say("playtest-route-never", **parts)
        return self.say("playtest-route-line", **parts, when=self.share(one.when), effect=self.effect(one.effect))

    def city_line(self, one: CityFigures) -> str:
        """One line about a city, for tooltips."""
        reached, effect = self.share(one.reached), self.effect(one.effect)
        return self.say("playtest-city-line", city=one.city.name, reached=reached, effect=effect)

    def ticket_line(self, one: TicketFigures) -> str:
        """One line about a ticket, for tooltips."""
        return self.say(
            "playtest-ticket-line",
            ticket=self.ticket(one.ticket),
            kept=self.share(one.kept),
            made=self.share(one.made),
            effect=self.effect(one.effect),
        )
