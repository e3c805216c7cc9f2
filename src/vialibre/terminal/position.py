"""Describes a position as text, one line per fact. It is made from a view, so it reveals nothing hidden from that
seat."""

from __future__ import annotations

from collections.abc import Iterator

from vialibre.analysis.tickets import TicketStatus, offered_tickets, own_tickets
from vialibre.boards.model import City, Route
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.decisions import ChooseStartCity, ChooseTickets, DrawSecondCard, PlaceStack, TakeTurn
from vialibre.engine.reasons import why_not_open
from vialibre.engine.score_sheet import ScoreSheet
from vialibre.engine.state_from_view import state_from_view
from vialibre.engine.view import View
from vialibre.narrate import Narrator


class PositionText:
    """Formats views as lines. The `seat` of a view is the viewer."""

    def __init__(self, narrator: Narrator) -> None:
        self.narrator = narrator
        self.say = narrator.words.text

    def position(self, view: View) -> Iterator[str]:
        """As much as the decision needs: everything at the start of a turn, less within one."""
        decision = next((one for one in view.awaiting if one.seat == view.seat), None)
        if isinstance(decision, TakeTurn | ChooseTickets):
            yield from self.scores(view)
            yield from self.board_facts(view)
        if isinstance(decision, TakeTurn | ChooseTickets | DrawSecondCard):
            yield self.row(view)
        yield self.hand(view)
        if isinstance(decision, TakeTurn | ChooseTickets | ChooseStartCity | PlaceStack):
            yield from self.tickets(view)
        if decision is not None:
            yield self.narrator.decision(decision)
        if isinstance(decision, ChooseTickets):
            yield from self.offer(view)

    def scores(self, view: View) -> Iterator[str]:
        """One line per player: points, cars, cards and whatever else the board has."""
        say, rules = self.say, view.board.rules
        for seat, seen in enumerate(view.seats):
            player = self.narrator.names[seat]
            line = [
                say(
                    "play-seat",
                    player=player,
                    points=seen.score,
                    cars=seen.cars,
                    cards=seen.cards,
                    tickets=seen.tickets,
                )
            ]
            if rules.stations:
                line.append(say("play-seat-stations", left=rules.stations.each - len(seen.stations)))
            if seen.markers:
                line.append(say("play-seat-markers", cities=self._cities(seen.markers)))
            if seen.souvenirs:
                symbols = [say("symbol-name", symbol=symbol) for symbol in seen.souvenirs]
                line.append(say("play-seat-souvenirs", symbols=self._all(symbols)))
            yield " ".join(line)

    def board_facts(self, view: View) -> Iterator[str]:
        say = self.say
        if view.last_turns is not None:
            yield say("play-last-turns", turns=view.last_turns)
        if view.alvin_holder is not None:
            yield say("play-alvin-held", player=self.narrator.names[view.alvin_holder])
        elif view.alvin_at is not None:
            yield say("play-alvin-at", city=self.narrator.city(view.alvin_at))

    def row(self, view: View) -> str:
        cards = [self.say("play-row-gap") if card is None else self.narrator.color(card) for card in view.row]
        return self.say("play-row", cards=", ".join(cards), deck=view.deck, tickets=view.ticket_deck)

    def hand(self, view: View) -> str:
        held = () if view.own is None else view.own.hand
        cards = [self.say("cards", color=KIND_NAMES[kind], count=count) for kind, count in enumerate(held) if count]
        return self.say("play-hand", count=sum(held), cards=", ".join(cards))

    def tickets(self, view: View) -> Iterator[str]:
        """The viewer's tickets, their status and what is missing."""
        yield from map(self._ticket, own_tickets(view))

    def offer(self, view: View) -> Iterator[str]:
        """The tickets to choose from, each as if it were kept, with its number in `keep 1 2`."""
        for place, status in enumerate(offered_tickets(view), 1):
            yield self.say("play-offered", place=place, ticket=self._ticket(status))

    def _ticket(self, status: TicketStatus) -> str:
        name = self.narrator.ticket(status.ticket)
        missing = [] if status.way is None else list(self._missing(status))
        return self.say(
            "play-ticket", ticket=name, points=status.points, state=status.state.value, missing="; ".join(missing)
        )

    def _missing(self, status: TicketStatus) -> Iterator[str]:
        way = status.way
        assert way is not None
        if way.routes:
            routes = ", ".join(map(self.narrator.route, way.routes))
            yield self.say("play-missing-routes", routes=routes, cars=way.cars)
        if way.stations:
            yield self.say("play-missing-stations", cities=self._cities(way.stations))
        for loan in way.loans:
            if not loan.claimed:
                yield self.say("play-missing-rival", route=self.narrator.route(loan.route))

    def networks(self, view: View) -> Iterator[str]:
        """Where each player's routes, stations and other pieces are."""
        say = self.say
        for seat, seen in enumerate(view.seats):
            player = self.narrator.names[seat]
            routes = ", ".join(map(self.narrator.route, seen.routes))
            yield say("play-routes-of", player=player, count=len(seen.routes), routes=routes)
            if seen.stations:
                yield say("play-stations-of", player=player, cities=self._cities(seen.stations))
            if seen.markers:
                yield say("play-markers-of", player=player, cities=self._cities(seen.markers))
        for tokens in view.tokens:
            if tokens.left:
                city = self.narrator.city(tokens.city)
                yield say("play-souvenirs-at", city=city, symbol=tokens.symbol, left=tokens.left)
        yield from self.board_facts(view)

    def city(self, view: View, city: City) -> Iterator[str]:
        """Every route of a city, and whether the viewer could claim it."""
        table = state_from_view(view)
        yield city.name
        for number, route in enumerate(view.board.routes):
            if city.id not in route.cities:
                continue
            owner = next((seat for seat, seen in enumerate(view.seats) if route.id in seen.routes), None)
            if owner is not None:
                state = self.say("play-route-taken", player=self.narrator.names[owner])
            else:
                reason = None if view.seat is None else why_not_open(table, view.seat, number)
                state = self.say("play-route-open") if reason is None else self.narrator.error(reason)
            yield self.say("play-route-line", route=self.route(route), state=state)

    def route(self, route: Route) -> str:
        """Its name, length and color, and its special features."""
        line = self.say(
            "play-route",
            route=self.narrator.route(route.id),
            length=route.length,
            color=self.narrator.color(route.color),
        )
        if route.tunnel:
            line += self.say("play-route-tunnel")
        if route.ferry:
            line += self.say("play-route-ferry", symbols=route.ferry)
        return line

    def result(self, view: View) -> Iterator[str]:
        """The score sheets and the winners; a game that was stopped has neither."""
        if not view.sheets:
            yield self.say("play-broken-off")
            return
        for sheet in view.sheets:
            yield from self._sheet(sheet)
        yield self.narrator.winners(view.winners)

    def _sheet(self, sheet: ScoreSheet) -> Iterator[str]:
        yield self.say("play-sheet", player=self.narrator.names[sheet.seat], points=sheet.total)
        for label, points in self.narrator.score_sheet(sheet):
            yield self.say("play-sheet-line", label=label, points=points)

    def _cities(self, cities: tuple[str, ...]) -> str:
        return self._all([self.narrator.city(city) for city in cities])

    def _all(self, parts: list[str]) -> str:
        return self.narrator.words.list_and(parts)
