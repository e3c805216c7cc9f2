"""A game: `legal_actions` says what may be done, `apply` does it. Compiled together with the core."""

from __future__ import annotations

from os import PathLike
from typing import TYPE_CHECKING, cast

from mypy_extensions import i64

from vialibre.boards.load import load_board
from vialibre.boards.model import Board
from vialibre.engine.core.apply import apply_action
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import NO_SEAT, OPENING, OVER
from vialibre.engine.core.legal import fill_legal, is_legal, is_waited_for, random_action
from vialibre.engine.core.setup import deal
from vialibre.engine.core.shuffle import FAIR, Random, Shuffler, make_shuffler
from vialibre.engine.core.state import State, copy_state
from vialibre.errors import BadSetup, IllegalAction

if TYPE_CHECKING:
    from vialibre.engine.actions import Action
    from vialibre.engine.decisions import Decision
    from vialibre.engine.events import Event
    from vialibre.engine.score_sheet import ScoreSheet
    from vialibre.engine.view import View

RULES_VERSION = 1
"""Raised whenever a correction of the rules changes what a record replays to; older versions stay playable."""

_indexes: dict[Board, BoardIndex] = {}
_indexes_by_id: dict[int, BoardIndex] = {}


def board_index(board: Board) -> BoardIndex:
    """The board as numbers, built once for all its games."""
    found = _indexes_by_id.get(id(board))  # hashing a whole board takes longer than dealing a game
    if found is None or found.board is not board:
        found = _indexes.get(board)
        if found is None:
            found = BoardIndex(board)
            _indexes[board] = found
            _indexes_by_id[id(board)] = found
    return found


class Game(State):
    """One game, changed by `apply` alone. Use `Game.new`; for set-up positions `vialibre.engine.position`."""

    def __init__(self, index: BoardIndex | None, shuffler: Shuffler | None, seats: i64) -> None:
        super().__init__(index, shuffler, seats)

    @staticmethod
    def new(
        board: Board | str | PathLike[str],
        *,
        seats: int = 2,
        seed: int | str | bytes = 0,
        shuffle: str = FAIR,
        alvin: bool = False,
        first: int | None = None,
        events: bool = True,
    ) -> Game:
        """Deal a game. Raises BadSetup for what this board cannot do, BoardError for an unknown board.

        The same seed and shuffle give the same cards (docs/shuffles.md). `first` begins; None lets the seed decide.
        `events=False` saves the time to note what happens.
        """
        chosen = board if isinstance(board, Board) else load_board(board)
        least, most = chosen.players
        if not least <= seats <= most:
            raise BadSetup("bad_seats", board=chosen.name, seats=seats, least=least, most=most)
        if alvin and chosen.rules.alvin is None:
            raise BadSetup("no_alvin", board=chosen.name)
        if first is not None and not 0 <= first < seats:
            raise BadSetup("bad_first", seat=first, seats=seats)
        game = Game(board_index(chosen), make_shuffler(shuffle, seed), seats)
        game.with_alvin = alvin
        deal(game, NO_SEAT if first is None else first)
        game.tracing = events
        return game

    @property
    def board(self) -> Board:
        return self.index.board

    @property
    def is_over(self) -> bool:
        return self.phase == OVER

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now: at the opening tickets several at once, else one, none when it is over."""
        if self.phase == OPENING:
            return tuple([i for i in range(self.n) if len(self.seats[i].offer) > 0])
        return () if self.phase == OVER else (self.player,)

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """The numbers of all actions that the seat (default: the first that is waited for) may choose from."""
        who: i64 = self.player
        if seat is not None:
            self._check_seat(seat)
            who = seat
        if not is_waited_for(self, who):
            return []
        t = self.index
        out = t.buffer()
        n: i64 = fill_legal(self, who, out)
        boxed = t.boxed
        actions: list[object] = []
        for i in range(n):
            actions.append(boxed[out[i]])
        return cast("list[int]", actions)

    def apply(self, action: int | Action | str, seat: int | None = None) -> None:
        """Do it. `events()` then tells what happened. An illegal action raises IllegalAction and changes nothing.

        `seat` is who acts; it may be left out when only one is waited for, or to let the first of them act.
        """
        who: i64 = self.player
        if seat is not None:
            self._check_seat(seat)
            who = seat
        number: i64 = -1
        if isinstance(action, int):
            last: int = self.index.n_actions - 1  # compared as Python numbers: any size may come
            if 0 <= action <= last and not isinstance(action, bool):
                number = action
        else:
            number = self.number_of(action)
        if number < 0 or not is_waited_for(self, who) or not is_legal(self, who, number):
            from vialibre.engine.explain import refuse

            refuse(self, who, action if number < 0 else number)
        self.n_trace = 0
        apply_action(self, who, number)

    def apply_random(self, random: Random) -> None:
        """Do one of the legal actions, each with the same chance; much faster than listing them."""
        if self.phase == OVER:
            raise IllegalAction("game_over", action="")
        self.n_trace = 0
        apply_action(self, self.player, random_action(self, random, self.index.buffer()))

    def copy(self) -> Game:
        """An independent game at the same point; what the last action did is not copied."""
        game = Game(None, None, 0)
        copy_state(self, game)
        return game

    def number_of(self, action: Action | str) -> int:
        """The number of an action given as dataclass or text; raises BadAction if this board has no such action."""
        from vialibre.engine.notation import parse_action
        from vialibre.engine.numbering import number_of

        return number_of(self.index, parse_action(action) if isinstance(action, str) else action)

    def action_of(self, number: int) -> Action:
        from vialibre.engine.numbering import action_of

        return action_of(self.index, number)

    def text_of(self, number: int) -> str:
        from vialibre.engine.notation import format_action
        from vialibre.engine.numbering import action_of

        return format_action(action_of(self.index, number))

    def actions(self, seat: int | None = None) -> list[Action]:
        """The legal actions as dataclasses."""
        return [self.action_of(number) for number in self.legal_actions(seat)]

    def awaiting(self) -> tuple[Decision, ...]:
        """Who must decide what, with all secrets: for the seat's own eyes see `view`."""
        from vialibre.engine.decisions import decisions_of

        return decisions_of(self)

    def events(self) -> list[Event]:
        """What the last action did, with all secrets; `vialibre.seen_by` leaves out what a seat may not know."""
        from vialibre.engine.events import events_of

        return events_of(self)

    def view(self, seat: int | None) -> View:
        """What one seat may know and could remember; None is a spectator."""
        from vialibre.engine.view import view_of

        if seat is not None:
            self._check_seat(seat)
        return view_of(self, seat)

    def score_sheets(self) -> tuple[ScoreSheet, ...]:
        """The final score of every seat, line by line; empty while the game goes on."""
        from vialibre.engine.score_sheet import sheets_of

        return sheets_of(self)

    def winning_seats(self) -> tuple[int, ...]:
        """Who won; several share a victory that no tie-break decides (TIE-1)."""
        return tuple([i for i in range(self.n) if (self.winners >> i) & 1 != 0])

    def _check_seat(self, seat: int) -> None:
        last: int = self.n - 1  # compared as Python numbers: any size may come
        if not 0 <= seat <= last:
            raise BadSetup("no_such_seat", seat=seat, seats=last + 1)
