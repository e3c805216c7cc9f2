"""A table that a spectator keeps from the public events alone."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Any

from vialibre.engine import events as facts
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.events import Event
from vialibre.engine.view import View

WILD = KIND_NAMES[-1]


@dataclass
class Tunnel:
    """A set on the table."""

    seat: int
    cards: Counter[str]
    revealed: Counter[str]
    extra: int


class Shadow:
    """Starts from a spectator's view; then hears events only."""

    def __init__(self, view: View) -> None:
        self.board = view.board
        self.first = view.first
        self.row = list(view.row)
        self.deck = view.deck
        self.discards = Counter(dict(zip(KIND_NAMES, view.discards, strict=True)))
        self.ticket_deck = view.ticket_deck
        self.returning = 0
        self.cards = [seat.cards for seat in view.seats]
        self.cars = [seat.cars for seat in view.seats]
        self.scores = [seat.score for seat in view.seats]
        self.tickets = [seat.tickets for seat in view.seats]
        self.offered = [seat.offered for seat in view.seats]
        self.owners = {route: who for who, seat in enumerate(view.seats) for route in seat.routes}
        self.stations = [list(seat.stations) for seat in view.seats]
        self.markers = [list(seat.markers) for seat in view.seats]
        self.souvenirs = [set(seat.souvenirs) for seat in view.seats]
        self.tokens = {tokens.city: (tokens.symbol, tokens.left) for tokens in view.tokens}
        self.alvin_at = view.alvin_at
        self.alvin_holder = view.alvin_holder
        self.over = view.is_over
        self.last_round = view.last_turns is not None
        self.tunnel: Tunnel | None = None

    def hear(self, event: Event) -> None:
        match event:
            case facts.CardTaken(seat, color, place):
                assert self.row[place] == color
                self.row[place] = None
                self.cards[seat] += 1
            case facts.CardDrawn(seat, color):
                assert color is None, "nobody else may know"
                self.deck -= 1
                self.cards[seat] += 1
            case facts.CardTurnedUp(color, place):
                assert self.row[place] is None
                self.row[place] = color
                self.deck -= 1
            case facts.RowSwept():
                self._sweep(event)
            case facts.DeckShuffled(cards):
                assert (self.deck, sum(self.discards.values())) == (0, cards)
                self.deck, self.discards = cards, Counter()
            case facts.TunnelTried(seat, route, color, wilds):
                paid = _set(color, wilds, self.board.route(route).length)
                self.cards[seat] -= sum(paid.values())
                self.tunnel = Tunnel(seat, paid, Counter(), 0)
            case facts.CardRevealed(color):
                assert self.tunnel is not None
                self.tunnel.revealed[color] += 1
                self.deck -= 1
            case facts.ExtraDemanded(_, cards):
                assert self.tunnel is not None
                self.tunnel.extra = cards
            case facts.ExtraPaid(seat, color, wilds):
                assert self.tunnel is not None
                self._pay(seat, _set(color, wilds, self.tunnel.extra))
            case facts.TunnelLeft(seat, _):
                assert self.tunnel is not None
                self.cards[seat] += sum(self.tunnel.cards.values())
                self.discards += self.tunnel.revealed
                self.tunnel = None
            case facts.RouteClaimed(seat, route, color, wilds):
                self._claim(seat, route, color, wilds)
            case facts.StationBuilt(seat, city, color, wilds):
                self.stations[seat].append(city)
                self._pay(seat, _set(color, wilds, len(self.stations[seat])))
            case facts.MarkerPlaced(seat, city, color, wilds):
                assert self.board.rules.markers is not None
                self.markers[seat].append(city)
                self._pay(seat, _set(color, wilds, self.board.rules.markers.cost))
            case facts.StartChosen(seat, city):
                self.markers[seat].append(city)
            case facts.PointsScored(seat, points, _, _):
                self.scores[seat] += points
            case facts.TicketsDrawn(seat, count):
                self.offered[seat] = count
                self.ticket_deck -= count
            case facts.TicketsKept(seat, kept, refused):
                self._keep(seat, kept, refused)
            case facts.AlvinCaptured(seat, city):
                assert self.alvin_at == city
                self.alvin_holder = seat
            case facts.AlvinMoved(seat, city):
                assert self.alvin_holder == seat
                self.alvin_at = city
            case facts.SouvenirTaken(seat, city, symbol):
                there, left = self.tokens[city]
                assert there == symbol
                self.tokens[city] = (symbol, left - 1)
                self.souvenirs[seat].add(symbol)
            case facts.SouvenirsPlaced(_, city, symbol):
                self.tokens[city] = (symbol, self._stack())
            case facts.TicketTaken():
                raise AssertionError("nobody else may know")
            case facts.LastRound():
                self.last_round = True
            case facts.GameOver():
                self.over = True
            case facts.FirstDrawn(seat):
                assert self.first is None
                self.first = seat
            case facts.Passed():
                pass

    def _sweep(self, event: facts.RowSwept) -> None:
        """One row at least; the others in between came from the deck, which may have been shuffled meanwhile."""
        assert None not in self.row
        self.discards.update(card for card in self.row if card is not None)
        self.row = [None] * len(self.row)
        discards = +Counter(dict(zip(KIND_NAMES, event.discards, strict=True)))
        if event.times == 1:
            assert (discards, event.shuffles, event.deck) == (+self.discards, 0, None)
        cards = self.deck + sum(self.discards.values())
        self.discards = discards
        self.deck = cards - sum(discards.values())
        assert (event.deck is None) == (event.shuffles == 0)
        assert event.deck is None or sum(event.deck) == self.deck

    def _pay(self, seat: int, paid: Counter[str]) -> None:
        self.cards[seat] -= sum(paid.values())
        self.discards += paid

    def _claim(self, seat: int, route: Any, color: str, wilds: int) -> None:
        length = self.board.route(route).length
        paid = _set(color, wilds, length)
        if self.tunnel is None:
            self.cards[seat] -= length
        else:
            assert paid == self.tunnel.cards
            self.discards += self.tunnel.revealed
            self.tunnel = None
        self.discards += paid
        self.cars[seat] -= length
        assert route not in self.owners
        self.owners[route] = seat

    def _keep(self, seat: int, kept: int, refused: int) -> None:
        """SET-3: at the opening what is refused goes under the deck when everybody has chosen, or leaves the game."""
        opening = min(self.tickets) == 0  # everybody keeps at least one
        assert self.offered[seat] == kept + refused
        self.offered[seat] = 0
        self.tickets[seat] += kept
        if not opening:
            self.ticket_deck += refused
            return
        self.returning += refused
        if not any(self.offered):
            self.ticket_deck += 0 if self.board.ticket_rules.refused == "out" else self.returning
            self.returning = 0

    def _stack(self) -> int:
        assert self.board.rules.souvenirs is not None
        return max(((n, size) for n, size in self.board.rules.souvenirs.placed if n <= len(self.cards)))[1]

    def table(self) -> dict[str, Any]:
        return {
            "first": self.first,
            "row": self.row,
            "deck": self.deck,
            "discards": +self.discards,
            "ticket_deck": self.ticket_deck,
            "cards": self.cards,
            "cars": self.cars,
            "scores": self.scores,
            "tickets": self.tickets,
            "offered": self.offered,
            "owners": self.owners,
            "stations": self.stations,
            "markers": self.markers,
            "souvenirs": self.souvenirs,
            "tokens": self.tokens,
            "alvin": (self.alvin_at, self.alvin_holder),
            "over": self.over,
            "last_round": self.last_round,
        }


def _set(color: str, wilds: int, cards: int) -> Counter[str]:
    """`cards` cards, `wilds` of them wilds; for a set of wilds only the number is not always told."""
    if color == WILD:
        return Counter({WILD: cards})
    return +Counter({color: cards - wilds, WILD: wilds})
