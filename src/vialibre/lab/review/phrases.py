"""Sentences about what was done and what the bot would have done."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.boards.model import Board
from vialibre.engine import actions as a
from vialibre.engine.action_kinds import kind_of_action
from vialibre.engine.game import board_index
from vialibre.engine.numbering import action_of
from vialibre.i18n import Words
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.review.decisions import Judged
from vialibre.narrate import Narrator, card_set


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
        kind = kind_of_action(action).name
        match action:
            case a.KeepTickets(places):
                return {"kind": kind, "count": len(places), "tickets": self._tickets(places, judged)}
            case a.DrawBlind():
                return {"kind": "deck"}
            case a.ClaimRoute(route) if self._routes[route].tunnel:
                kind = "tunnel"
            case a.PayTunnel(color, wilds):
                return {"kind": kind, **card_set(color, wilds, judged.extra)}
        return {"kind": kind, **self.narrator.action_params(action)}

    def _tickets(self, places: Sequence[int], judged: Judged) -> str:
        chosen = [judged.offer[place - 1] for place in places]
        say = self.words.text
        named = [say("ticket-worth", ticket=self.narrator.ticket(one), points=self._worth[one]) for one in chosen]
        return self.words.list_and(named)
