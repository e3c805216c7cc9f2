"""Reviews a whole game: every decision, all seats' chances after every action, tickets and luck."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from vialibre.analysis.chance import chances
from vialibre.analysis.luck import Luck, LuckMeter
from vialibre.analysis.tickets import TicketStatus, may_change_tickets, own_tickets
from vialibre.boards.model import Board
from vialibre.engine.core.constants import TUNNEL
from vialibre.engine.game import Game, state_of
from vialibre.engine.record import Record
from vialibre.engine.replay import check_result, number_by_text, steps
from vialibre.engine.score_sheet import ScoreSheet
from vialibre.engine.view import View
from vialibre.errors import RecordError
from vialibre.lab.review.decisions import ROUNDS, SAMPLES, Judge, Judged
from vialibre.lab.review.tickets import TicketHistory, TicketWatch

MISTAKES = 3
"""The number of mistakes listed for each player."""

Progress = Callable[[int], None]


@dataclass(frozen=True, slots=True)
class GameReview:
    """The review of one game."""

    board: Board
    seats: tuple[str, ...]
    """As the record names them."""
    bot: str
    samples: int
    rounds: int
    actions: int
    winners: tuple[int, ...]
    sheets: tuple[ScoreSheet, ...]
    """Empty if the game stopped early."""
    timeline: tuple[tuple[float, ...], ...]
    """After each number of actions, from 0, the chance to win of every seat, each from its own view, normalized to a
    sum of 1."""
    decisions: tuple[Judged, ...]
    """Those with more than one option."""
    tickets: tuple[tuple[TicketHistory, ...], ...]
    luck: tuple[Luck, ...]

    def of_seat(self, seat: int) -> list[Judged]:
        """The decisions of one seat, in order."""
        return [judged for judged in self.decisions if judged.seat == seat]

    def mistakes(self, seat: int, most: int = MISTAKES) -> list[Judged]:
        """The biggest first."""
        found = [judged for judged in self.of_seat(seat) if judged.is_mistake]
        return sorted(found, key=lambda judged: (-judged.loss, judged.move))[:most]

    def mean_loss(self, seat: int) -> float:
        """Per decision."""
        own = self.of_seat(seat)
        return sum(judged.loss for judged in own) / max(len(own), 1)

    def agreement(self, seat: int) -> float:
        """The fraction of the decisions that the bot would have made too."""
        own = self.of_seat(seat)
        return sum(judged.agrees for judged in own) / max(len(own), 1)

    def won(self, seat: int) -> float:
        """1 for a win, a fraction for a shared one."""
        return 1 / len(self.winners) if seat in self.winners else 0.0

    def lighter(self) -> GameReview:
        """Without the lists of legal actions, to store thousands of games."""
        return replace(self, decisions=tuple(replace(judged, legal=()) for judged in self.decisions))


def review_game(
    record: Record,
    bot: str = "surveyor",
    *,
    samples: int = SAMPLES,
    rounds: int = ROUNDS,
    unfinished: bool = False,
    progress: Progress = lambda done: None,
) -> GameReview:
    """Review a record. Raises RecordError if it does not replay, BadSetup if the bot fails.

    A game in progress is rejected unless `unfinished`, because a review reveals what its players must not know.
    """
    if record.result is None and record.ended is None and not unfinished:
        raise RecordError("review_goes_on")
    game = record.new_game()
    before = game.copy()
    seat_views = _SeatViews(game)
    judge = Judge(bot, len(record.seats), samples, rounds)
    timeline = [seat_views.chances()]
    decisions = []
    numbers = number_by_text(state_of(game).index)
    for step in steps(record):
        game = step.game
        judged = judge.look(before, step.seat, numbers[step.action])
        if judged is not None:
            decisions.append(judged)
        seat_views.update(game, step.action, step.index)
        # While a tunnel waits for its extra cards, the set played is in no hand: skip this meaningless dip.
        timeline.append(timeline[-1] if state_of(game).phase == TUNNEL else seat_views.chances())
        before = game.copy()
        progress(step.index)
    check_result(record, game)
    return GameReview(
        board=record.board,
        seats=record.seats,
        bot=bot,
        samples=samples,
        rounds=rounds,
        actions=len(record.actions),
        winners=game.winners,
        sheets=game.score_sheets(),
        timeline=tuple(timeline),
        decisions=tuple(decisions),
        tickets=tuple(watch.histories() for watch in seat_views.watches),
        luck=tuple(meter.luck for meter in seat_views.meters),
    )


class _SeatViews:
    """The view of every seat as the game goes on."""

    def __init__(self, game: Game) -> None:
        self.views: list[View] = [game.view(seat) for seat in range(game.seat_count)]
        self.tickets: list[tuple[TicketStatus, ...]] = [own_tickets(view) for view in self.views]
        self.meters = [LuckMeter(view) for view in self.views]
        self.watches = [TicketWatch() for _ in self.views]

    def update(self, game: Game, action: str, move: int) -> None:
        """Take in an applied action."""
        events = game.events()
        for meter, view in zip(self.meters, self.views, strict=True):
            meter.feed(view, events)
        self.views = [game.view(seat) for seat in range(game.seat_count)]
        if may_change_tickets(action, self.views[0]) or game.is_over:
            self.tickets = [own_tickets(view) for view in self.views]
            for watch, tickets in zip(self.watches, self.tickets, strict=True):
                watch.see(tickets, move)

    def chances(self) -> tuple[float, ...]:
        """The seats' own estimates, which need not add up to 1, normalized."""
        seen = enumerate(zip(self.views, self.tickets, strict=True))
        own = [chances(view, tickets)[seat] for seat, (view, tickets) in seen]
        return tuple(part / sum(own) for part in own)
