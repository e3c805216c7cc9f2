"""The replay of a finished game with all cards open: what each action changed, and tickets, chances and luck.

It takes up to seconds, so it is computed in another process; a PlayedGame is all that is sent there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import msgspec

from vialibre.analysis.chance import chances
from vialibre.analysis.ending import ending
from vialibre.analysis.luck import LuckMeter
from vialibre.analysis.tickets import TicketStatus, may_change_tickets, offered_tickets, own_tickets
from vialibre.boards.load import is_packaged, load_board
from vialibre.boards.model import Board
from vialibre.engine.core.shuffle import FAIR
from vialibre.engine.game import Game, state_of
from vialibre.engine.replay import number_by_text
from vialibre.engine.view import OwnView, View
from vialibre.engine.view_data import event_data, view_data
from vialibre.server.compression import CompressedJson
from vialibre.server.schemas.page import Ending, NameAndId, Replay, ReplaySeat, ReplayStep
from vialibre.server.table.patch import changed_view
from vialibre.server.table.state import Table

DIGITS = 4
"""Decimals of chances and luck: more than a chart can show."""


@dataclass(frozen=True, slots=True)
class PlayedGame:
    """A game's setup and actions. Packaged boards are sent by id: a board is large, and the other process has them."""

    table: str
    board: Board | str
    seats: tuple[ReplaySeat, ...]
    seed: str
    alvin: bool
    first: int | None
    turns: tuple[tuple[int, str], ...]
    key: str
    """The key to fetch the board with."""

    def new_game(self) -> Game:
        board = load_board(self.board) if isinstance(self.board, str) else self.board
        return Game.new(board, seats=len(self.seats), seed=self.seed, shuffle=FAIR, alvin=self.alvin, first=self.first)


def played_game_of(table: Table) -> PlayedGame:
    return PlayedGame(
        table=table.id,
        board=table.board.id if is_packaged(table.board) else table.board,
        seats=tuple(ReplaySeat(seat.name, seat.bot) for seat in table.seats),
        seed=table.seed,
        alvin=table.options.alvin,
        first=table.options.first,
        turns=tuple((turn.seat, turn.text) for turn in table.turns),
        key=table.board_info["key"],
    )


def packed_replay(course: PlayedGame) -> CompressedJson:
    return CompressedJson.of(msgspec.json.encode(replay_of(course)))


def packed_ending(course: PlayedGame) -> CompressedJson:
    return CompressedJson.of(msgspec.json.encode(ending_of(course)))


def packed_position(course: PlayedGame, at: int, seat: int | None) -> bytes:
    """The view of a seat (None: a spectator) after `at` actions, and the events of the last one, as JSON."""
    game = course.new_game()
    numbers = number_by_text(state_of(game).index)
    for acting, text in course.turns[:at]:
        game.apply(numbers[text], acting)
    happened = [event_data(event) for event in game.events()] if at > 0 else []
    return msgspec.json.encode((view_data(game.view(seat)), happened))


def ending_of(course: PlayedGame) -> Ending:
    game = course.new_game()
    numbers = number_by_text(state_of(game).index)
    for seat, text in course.turns:
        game.apply(numbers[text], seat)
    return Ending(list(ending(game.view(None))))


def replay_of(course: PlayedGame) -> Replay:
    game = course.new_game()
    views_now = AllViews(game)
    numbers = number_by_text(state_of(game).index)
    board = game.board
    return Replay(
        table=course.table,
        board=NameAndId(board.id, board.name),
        digest=board.digest,
        key=course.key,
        seats=list(course.seats),
        view=view_data(views_now.spectator),
        owns=[_own(view) for view in views_now.views],
        tickets=[list(tickets) for tickets in views_now.tickets],
        chances=views_now.chances(),
        steps=[_step(game, views_now, seat, text, numbers[text]) for seat, text in course.turns],
    )


def _step(game: Game, views_now: AllViews, seat: int, text: str, number: int) -> ReplayStep:
    game.apply(number, seat)
    events = game.events()
    for meter, view in zip(views_now.meters, views_now.views, strict=True):
        meter.feed(view, events)
    before = views_now.spectator, [_own(view) for view in views_now.views], views_now.tickets
    views_now.look(game, text)
    owns = [_own(view) for view in views_now.views]
    return ReplayStep(
        seat=seat,
        action=text,
        events=[event_data(event) for event in events],
        view=changed_view(before[0], views_now.spectator),
        owns={str(i): own for i, own in enumerate(owns) if own != before[1][i]},
        tickets={str(i): list(tickets) for i, tickets in enumerate(views_now.tickets) if tickets != before[2][i]},
        chances=views_now.chances(),
        luck=[round(meter.luck.cards, DIGITS) for meter in views_now.meters],
    )


class AllViews:
    """The views of all seats and of a spectator at one point of a game."""

    def __init__(self, game: Game) -> None:
        self.spectator: View
        self.views: list[View]
        self.tickets: list[tuple[TicketStatus, ...]] = []
        """Own and offered tickets, as at a table."""
        self.look(game)
        self.meters = [LuckMeter(view) for view in self.views]

    def look(self, game: Game, action: str | None = None) -> None:
        """Update all views; `action` is the one just done, None after the deal."""
        self.spectator = game.view(None)
        self.views = [game.view(seat) for seat in range(game.seat_count)]
        if action is None or may_change_tickets(action, self.spectator):
            self.tickets = [(*own_tickets(view), *offered_tickets(view)) for view in self.views]

    def chances(self) -> list[float]:
        """Each seat's chance to win as that seat could estimate it, scaled so that they sum to 1."""
        own = [
            chances(view, tickets[: len(_own(view).tickets)])[seat]
            for seat, (view, tickets) in enumerate(zip(self.views, self.tickets, strict=True))
        ]
        return scaled(own)


def scaled(parts: Sequence[float]) -> list[float]:
    return [round(part / sum(parts), DIGITS) for part in parts]


def _own(view: View) -> OwnView:
    assert view.own is not None
    return view.own
