"""Text of the panes: cards, tickets, players and status lines, with letters and digits beside every color."""

from __future__ import annotations

from collections.abc import Sequence

from rich.style import Style
from rich.text import Text

from vialibre.analysis import TicketState, TicketStatus
from vialibre.boards.model import Board
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.view import View
from vialibre.narrate import Narrator
from vialibre.terminal.chart_ink import BACK, FRONT, LETTERS

NO_BREAK = "\u00a0"
LINE = 80
"""Characters per line on the smallest screen."""
QUIET = Style(color="#8d897f")
STRONG = Style(bold=True)
_SIGNS = {TicketState.DONE: "✓", TicketState.POSSIBLE: "…", TicketState.CUT_OFF: "✗"}
_STATES = {
    TicketState.DONE: Style(color=FRONT["green"], bold=True),
    TicketState.POSSIBLE: Style(color=FRONT["yellow"]),
    TicketState.CUT_OFF: Style(color=FRONT["red"]),
}


def on_color(color: str, text: str) -> tuple[str, Style]:
    back, front = BACK[color]
    return text, Style(color=front, bgcolor=back, bold=True)


def card(color: str, count: int | None = None) -> tuple[str, Style]:
    """A card: its letter on its color, and how many."""
    return on_color(color, f" {LETTERS[color]}{'' if count is None else count} ")


class Panes:
    """Formats the panes of one game in the user's language."""

    def __init__(self, board: Board, narrator: Narrator) -> None:
        self.board = board
        self.narrator = narrator
        self.say = narrator.words.text

    def seat(self, seat: int) -> tuple[str, Style]:
        return on_color(self.board.player_colors[seat], f"{seat + 1}")

    def cards_line(self, view: View) -> Text:
        """Face-up cards, deck and hand on one line."""
        parts: list[str | tuple[str, Style]] = [(self.say("app-row"), QUIET), " "]
        for color in view.row:
            parts += [card(color) if color else ("   ", QUIET)]
        parts += [" ", (self.say("app-deck", cards=view.deck), QUIET)]
        if view.own is not None:
            parts += [("  " + self.say("app-hand"), QUIET), " "]
            parts += [card(kind, count) for kind, count in zip(KIND_NAMES, view.own.hand, strict=True) if count]
        return Text.assemble(*parts, no_wrap=True, overflow="ellipsis")

    def players_line(self, view: View) -> Text:
        """Seat, name, points and cars of every player on one line."""
        parts: list[str | tuple[str, Style]] = []
        turn = _to_decide(view)
        for seat, row in enumerate(view.seats):
            short = self.say("app-player-short", score=row.score, cars=row.cars)
            name = _cut(self.narrator.names[seat], LINE // len(view.seats) - len(short) - 5)
            parts += [("▶" if seat in turn else " ", STRONG), self.seat(seat), " "]
            parts += [(name, STRONG if seat in turn else Style()), (f" {short} ", QUIET)]
        return Text.assemble(*parts, no_wrap=True, overflow="ellipsis")

    def cards(self, view: View) -> Text:
        """Face-up cards and hand as sentences."""
        text = Text()
        text.append(self.say("app-row") + "\n", STRONG)
        for color in view.row:
            if color:
                text.append_text(_unbroken(card(color), self.narrator.color(color)))
        text.append("\n")
        text.append(" " + self.say("app-deck-long", cards=view.deck, discards=sum(view.discards)) + "\n", QUIET)
        text.append(" " + self.say("app-ticket-deck", tickets=view.ticket_deck) + "\n", QUIET)
        if view.own is not None:
            text.append(self.say("app-hand-long", cards=sum(view.own.hand)) + "\n", STRONG)
            for kind, count in zip(KIND_NAMES, view.own.hand, strict=True):
                if count:
                    text.append_text(_unbroken(card(kind), self.say("cards", color=kind, count=count)))
        text.rstrip()
        return text

    def tickets(self, own: Sequence[TicketStatus], offer: Sequence[TicketStatus]) -> Text:
        text = Text()
        if offer:
            text.append(self.say("app-tickets-offered") + "\n", STRONG)
            for status in offer:
                text.append_text(self._ticket(status))
        if own and offer:
            text.append(self.say("app-tickets-own") + "\n", STRONG)
        for status in own:
            text.append_text(self._ticket(status))
        if not own and not offer:
            text.append(self.say("app-tickets-none"), QUIET)
        text.rstrip()
        return text

    def _ticket(self, status: TicketStatus) -> Text:
        name = self.say("ticket-worth", ticket=self.narrator.ticket(status.ticket), points=status.points)
        style = _STATES[status.state]
        return Text.assemble((f" {_SIGNS[status.state]} ", style), name, ": ", (self._standing(status), style), "\n")

    def _standing(self, status: TicketStatus) -> str:
        """Completed, cut off, or what is missing."""
        if status.state is not TicketState.POSSIBLE or status.way is None:
            return self.say("app-ticket-state", state=status.state.value)
        way = status.way
        parts = []
        if way.routes:
            routes = ", ".join(map(self.narrator.route, way.routes))
            parts.append(self.say("app-ticket-missing", cars=way.cars, routes=routes))
        if way.stations:
            cities = self.narrator.words.list_and([self.narrator.city(city) for city in way.stations])
            parts.append(self.say("app-ticket-station", cities=cities))
        if way.needs_rival:
            parts.append(self.say("app-ticket-rival"))
        return "; ".join(parts) or self.say("app-ticket-state", state=status.state.value)

    def players(self, view: View) -> Text:
        text = Text()
        turn = _to_decide(view)
        for seat, row in enumerate(view.seats):
            facts = [
                self.say("app-player-score", score=row.score),
                self.say("app-player-cars", cars=row.cars),
                self.say("app-player-cards", cards=row.cards),
                self.say("app-player-tickets", tickets=row.tickets),
            ]
            rules = self.board.rules
            if rules.stations:
                facts.append(self.say("app-player-stations", left=rules.stations.each - len(row.stations)))
            if rules.markers:
                facts.append(self.say("app-player-markers", left=rules.markers.each - len(row.markers)))
            if row.souvenirs:
                named = [self.say("symbol-name", symbol=symbol) for symbol in row.souvenirs]
                facts.append(self.say("app-player-souvenirs", souvenirs=", ".join(named)))
            if view.alvin_holder == seat:
                facts.append(self.say("app-player-alvin"))
            name = (self.narrator.names[seat], STRONG)
            mark = ("▶ " if seat in turn else "  ", STRONG)
            text.append_text(Text.assemble(mark, self.seat(seat), " ", name, "  ", (", ".join(facts), QUIET), "\n"))
        text.rstrip()
        return text

    def decision(self, view: View, seat: int | None) -> str:
        """The decision that the game waits for: the viewer's own, if there is one."""
        own = [decision for decision in view.awaiting if decision.seat == seat]
        waited = own or list(view.awaiting)
        sentence = self.narrator.decision(waited[0]) if waited else self.narrator.winners(view.winners)
        return sentence if view.last_turns is None or not waited else f"{sentence} {self.say('app-last-round')}"


def _unbroken(sign: tuple[str, Style], words: str) -> Text:
    """A card and its name, kept together at the end of a line."""
    letter, style = sign
    return Text.assemble(" ", (letter.replace(" ", NO_BREAK), style), f"{NO_BREAK}{words.replace(' ', NO_BREAK)} ")


def _cut(name: str, room: int) -> str:
    """A name in less space: first without the part in brackets, then truncated."""
    if len(name) > room:
        name = name.partition(" (")[0]
    return name if len(name) <= room else name[: max(1, room - 1)] + "…"


def _to_decide(view: View) -> set[int]:
    return {decision.seat for decision in view.awaiting}
