"""Sentences about what was done and what the bot would have done."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from vialibre.boards.model import WILD, Board
from vialibre.engine import actions as a
from vialibre.engine.game import board_index
from vialibre.engine.numbering import action_of
from vialibre.i18n import Words
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.review.decisions import Judged
from vialibre.narrate import Narrator


class Phrases:
    """Sentences about one game, with the display names of its players."""

    def __init__(self, board: Board, names: Sequence[str], bot: str, words: Words, figures: NumberFormat) -> None:
        self.narrator = Narrator(board, names, words.lang)
        self.names = self.narrator.names
        self.bot = bot
        self.words = self.narrator.words
        self.figures = figures
        self._tables = board_index(board)
        self._routes = {route.id: route for route in board.routes}
        self._worth = {ticket.id: ticket.points for ticket in board.tickets}

    def mistake(self, judged: Judged) -> str:
        """A sentence about a mistake: what was done, what the bot would have done, and the loss."""
        return self.words.text(
            "review-mistake",
            move=judged.move,
            did=self.did(judged),
            would=self.would(judged),
            loss=self.figures.percent(judged.loss),
            after=self.figures.percent(judged.after_played),
            best=self.figures.percent(judged.after_preferred),
        )

    def did(self, judged: Judged) -> str:
        """What was done."""
        return self.words.text("review-did", player=self.names[judged.seat], **self._params(judged.played, judged))

    def would(self, judged: Judged) -> str:
        """What the bot would have done."""
        return self.words.text("review-would", bot=self.bot, **self._params(judged.preferred, judged))

    def _params(self, number: int, judged: Judged) -> dict[str, object]:
        action = action_of(self._tables, number)
        city = self.narrator.city
        match action:
            case a.KeepTickets(places):
                return {"kind": "keep", "count": len(places), "tickets": self._tickets(places, judged)}
            case a.ChooseStart(where):
                return {"kind": "start", "city": city(where)}
            case a.PlaceSouvenirs(symbol, where):
                return {"kind": "place", "symbol": symbol, "city": city(where)}
            case a.DrawFaceUp(color):
                return {"kind": "draw", "color": color}
            case a.DrawBlind():
                return {"kind": "deck"}
            case a.DrawTickets():
                return {"kind": "tickets"}
            case a.ClaimRoute(route, color, wilds):
                row = self._routes[route]
                name = self.narrator.route(route)
                return {"kind": "tunnel" if row.tunnel else "claim", "route": name, **_set(color, wilds, row.length)}
            case a.PayTunnel(color, wilds):
                return {"kind": "pay", **_set(color, wilds, judged.extra)}
            case a.DeclineTunnel():
                return {"kind": "decline"}
            case a.BuildStation(where, color, wilds):
                return {"kind": "station", "city": city(where), "color": color, "wilds": wilds}
            case a.PlaceMarker(where, color, wilds):
                markers = self.narrator.board.rules.markers
                assert markers is not None
                return {"kind": "marker", "city": city(where), **_set(color, wilds, markers.cost)}
            case a.NoMarker():
                return {"kind": "no-marker"}
            case a.TakeSouvenir(where):
                return {"kind": "souvenir", "city": city(where)}
            case a.MoveAlvin(where):
                return {"kind": "alvin", "city": city(where)}
            case a.Pass():
                return {"kind": "pass"}
            case _:
                assert_never(action)

    def _tickets(self, places: Sequence[int], judged: Judged) -> str:
        chosen = [judged.offer[place - 1] for place in places]
        say = self.words.text
        named = [say("ticket-worth", ticket=self.narrator.ticket(one), points=self._worth[one]) for one in chosen]
        return self.words.list_and(named)


def _set(color: str, wilds: int, cards: int) -> dict[str, object]:
    """Parameters of the message card-set: cards of the color, plus wilds."""
    used = 0 if color == WILD else wilds
    return {"color": color, "count": cards - used, "wilds": used}
