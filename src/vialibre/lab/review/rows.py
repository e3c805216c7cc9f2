"""The figures of a review as rows of text, shared by the terminal and the page."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.analysis.luck import Tally
from vialibre.analysis.tickets import TicketState
from vialibre.engine.score_sheet import ScoreSheet
from vialibre.i18n import Words
from vialibre.lab.blocks import LINES
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.review.game import GameReview
from vialibre.lab.review.phrases import Phrases
from vialibre.lab.review.players import Player
from vialibre.lab.review.tickets import TicketHistory
from vialibre.lab.sheet_rows import Row


class Rows:
    """The tables of one game."""

    def __init__(self, review: GameReview, names: Sequence[str], words: Words, figures: NumberFormat) -> None:
        self.review = review
        self.phrases = Phrases(review.board, names, review.bot, words, figures)
        self.words = self.phrases.words
        self.say = self.words.text
        self.figures = figures
        self.names = self.phrases.names

    def player_heads(self) -> list[str]:
        say = self.say
        heads = (say("review-score"), say("review-decisions-count"), say("review-loss"), say("review-agreement"))
        return [say("review-player"), *heads, say("review-luck")]

    def players(self) -> list[Row]:
        review = self.review
        return [
            Row(
                f"★ {name}" if seat in review.winners else name,
                (
                    str(review.sheets[seat].total) if review.sheets else "–",
                    str(len(review.of_seat(seat))),
                    self.figures.percent(review.mean_loss(seat)),
                    self.figures.percent(review.agreement(seat)),
                    signed(review.luck[seat].cards, self.figures),
                ),
            )
            for seat, name in enumerate(self.names)
        ]

    def points(self) -> list[Row]:
        """The score sheets line by line, without lines that are zero for all players."""
        sheets = self.review.sheets
        rows = []
        for line in LINES:
            points = [line_points(sheet, line) for sheet in sheets]
            if any(points):
                rows.append(Row(self.say(f"cli-line-{line.replace('_', '-')}"), tuple(map(self._whole, points))))
        rows.append(Row(self.say("cli-line-total"), tuple(self._whole(sheet.total) for sheet in sheets), strong=True))
        return rows

    def ticket_heads(self) -> list[str]:
        say = self.say
        return [say("review-ticket"), say("review-score"), say("review-kept"), say("review-state")]

    def tickets(self, seat: int) -> list[Row]:
        ticket = self.phrases.narrator.ticket
        return [
            Row(ticket(history.ticket), (str(history.points), str(history.kept), self._state(history)))
            for history in self.review.tickets[seat]
        ]

    def luck_heads(self) -> list[str]:
        say = self.say
        return [
            *(say("review-player"), say("review-wilds"), say("review-tunnels"), say("review-luck")),
            say("review-spread"),
        ]

    def luck(self) -> list[Row]:
        return [
            Row(
                name,
                (
                    self._tally(luck.wilds),
                    self._tally(luck.tunnels),
                    signed(luck.cards, self.figures),
                    signed(luck.standardised, self.figures),
                ),
            )
            for name, luck in zip(self.names, self.review.luck, strict=True)
        ]

    def _tally(self, tally: Tally) -> str:
        if tally.cards == 0:
            return self.say("review-none")
        expected = self.figures.number(tally.expected)
        return self.say("review-came", came=tally.came, cards=tally.cards, expected=expected)

    def _state(self, history: TicketHistory) -> str:
        state = str(history.state)
        if history.state is TicketState.CUT_OFF and history.since >= self.review.actions:
            state = "open"
        return self.say("review-ticket-state", state=state, move=history.since)

    def _whole(self, value: int) -> str:
        return self.figures.number(value, 0)


def many_heads(words: Words) -> list[str]:
    """Headings for `many_rows`."""
    say = words.text
    return [
        *(say("review-player"), say("review-games"), say("review-wins"), say("review-mean-score")),
        *(say("review-loss"), say("review-agreement"), say("review-luck"), say("review-biggest")),
    ]


def many_rows(players: Sequence[Player], words: Words, figures: NumberFormat, *, files: bool) -> list[Row]:
    """One line per player; with `files`, also the record with the biggest mistake."""
    return [
        Row(
            player.name,
            (
                str(player.games),
                figures.number(player.wins, 0 if player.wins == int(player.wins) else 1),
                "–" if player.mean_score is None else figures.number(player.mean_score),
                figures.percent(player.mean_loss),
                figures.percent(player.agreement),
                signed(player.mean_luck, figures),
                _biggest(player, words, figures, files),
            ),
        )
        for player in players
    ]


def _biggest(player: Player, words: Words, figures: NumberFormat, files: bool) -> str:
    if player.biggest is None:
        return "–"
    game, judged = player.biggest
    loss = figures.percent(judged.loss)
    return loss if not files else words.text("review-biggest-at", loss=loss, move=judged.move, file=game.file)


def signed(value: float, figures: NumberFormat) -> str:
    """A number with its sign."""
    text = figures.number(value)
    return text if value <= 0 or float(f"{value:.1f}") == 0 else f"+{text}"


def line_points(sheet: ScoreSheet, line: str) -> int:
    """The points of a score sheet on one of `blocks.LINES`."""
    if line == "made":
        return sum(ticket.points for ticket in sheet.tickets if ticket.points > 0)
    if line == "missed":
        return sum(ticket.points for ticket in sheet.tickets if ticket.points < 0)
    return int(getattr(sheet, line))
