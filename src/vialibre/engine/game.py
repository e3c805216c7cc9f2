"""A game: `legal_actions` lists what a seat may do, `apply` does it. Compiled together with the core.

Game is the public face of a State, the compiled record of a position: it holds one and exposes none of its fields, so
that outside code cannot change a position except through the rules. Code of this package that needs the fields, for
speed or because it looks at hidden cards, gets them from `state_of`.
"""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from typing import TYPE_CHECKING, cast, overload

from mypy_extensions import i64

from vialibre.boards.load import as_board
from vialibre.boards.model import Board
from vialibre.engine.core.apply import apply_action
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import NO_SEAT, OPENING, OVER
from vialibre.engine.core.history import History, step_of
from vialibre.engine.core.legal import fill_legal, is_legal, is_waited_for, random_action
from vialibre.engine.core.pack import pack_state, same_shuffler
from vialibre.engine.core.setup import deal
from vialibre.engine.core.shuffle import FAIR, Random, make_shuffler
from vialibre.engine.core.state import State, copy_state
from vialibre.engine.setup_checks import check_alvin, check_seats
from vialibre.errors import BadSetup, IllegalAction

if TYPE_CHECKING:
    from vialibre.engine.actions import Action
    from vialibre.engine.decisions import Decision
    from vialibre.engine.events import Event
    from vialibre.engine.record import Record
    from vialibre.engine.score_sheet import ScoreSheet
    from vialibre.engine.view import SeatedView, SeatView, View

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


class Game:
    """One game, changed by `apply` and `undo` alone. Make one with `Game.new`, or a position with `vialibre.set_up`.

    Games are equal if they are at the same position with the same hidden cards and the same shuffles to come. They can
    be copied and pickled, but not hashed, since they change.
    """

    __slots__ = ("_history", "_state")  # interpreted, too, a mistyped name must not become a new field

    def __init__(self, state: State, history: History | None = None) -> None:
        self._state: State = state
        self._history: History | None = history

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
        history: bool = False,
    ) -> Game:
        """Deal a game. Raises BadSetup for what this board cannot do, BoardError for an unknown board.

        `board` is a Board, the id of a packaged one or the path of a file. The same seed and shuffle give the same
        cards (docs/shuffles.md). `first` is the seat that begins; None lets the seed decide. `events=False` saves the
        time to note what happens. `history=True` keeps what `undo` and `record` need.
        """
        chosen = board if isinstance(board, Board) else as_board(board)
        check_seats(chosen, seats)
        check_alvin(chosen, alvin)
        if first is not None and not 0 <= first < seats:
            raise BadSetup("bad_first", seat=first, seats=seats)
        s = State(board_index(chosen), make_shuffler(shuffle, seed), seats)
        s.with_alvin = alvin
        deal(s, NO_SEAT if first is None else first)
        s.tracing = events
        if not history:
            return Game(s)
        start = State(None, None, 0)
        copy_state(s, start)
        return Game(s, History(start, first, []))

    @property
    def board(self) -> Board:
        """The board it is played on."""
        return self._state.index.board

    @property
    def seat_count(self) -> int:
        """How many seats play."""
        return self._state.n

    @property
    def version(self) -> int:
        """How many actions have been applied."""
        return self._state.version

    @property
    def player(self) -> int:
        """The seat whose turn it is; during the choice of opening tickets the first that must still choose."""
        return self._state.player

    @property
    def is_over(self) -> bool:
        """True once the final scores are known."""
        return self._state.phase == OVER

    @property
    def to_act(self) -> tuple[int, ...]:
        """The seats that must decide now: several while opening tickets are chosen, else one, none when it is over."""
        s = self._state
        if s.phase == OPENING:
            return tuple([i for i in range(s.n) if len(s.seats[i].offer) > 0])
        return () if s.phase == OVER else (s.player,)

    @property
    def winners(self) -> tuple[int, ...]:
        """The seats that won, several if no tie-break decides (TIE-1); empty while the game goes on."""
        s = self._state
        return tuple([i for i in range(s.n) if (s.winner_mask >> i) & 1 != 0])

    @property
    def seats(self) -> tuple[SeatView, ...]:
        """What every player may know about each seat; for one seat's own hand and tickets see `view`."""
        from vialibre.engine.view import seats_of

        return seats_of(self._state)

    def legal_ids(self, seat: int | None = None) -> list[int]:
        """The numbers of all actions that a seat may choose from; by default the first seat that must decide.

        Numbers are the fast way to handle actions: `board.action(number)` is the action, `board.text(number)` its text.
        """
        s = self._state
        who: i64 = s.player
        if seat is not None:
            self._check_seat(seat)
            who = seat
        if not is_waited_for(s, who):
            return []
        t = s.index
        out = t.buffer()
        n: i64 = fill_legal(s, who, out)
        boxed = t.boxed
        found: list[object] = []
        for i in range(n):
            found.append(boxed[out[i]])
        return cast("list[int]", found)

    def legal_actions(self, seat: int | None = None) -> list[Action]:
        """All actions that a seat may choose from; by default the first seat that must decide."""
        s = self._state
        who: i64 = s.player
        if seat is not None:
            self._check_seat(seat)
            who = seat
        if not is_waited_for(s, who):
            return []
        t = s.index
        out = t.buffer()
        n: i64 = fill_legal(s, who, out)
        known = t.known_actions
        found: list[object] = []
        for i in range(n):
            action = known[out[i]]
            found.append(self.action_of(out[i]) if action is None else action)
        return cast("list[Action]", found)

    def apply(self, action: int | Action | str, seat: int | None = None) -> None:
        """Apply an action, given as an Action, as text or by its number. `events()` then lists what happened.

        `seat` is who acts; by default the first seat that must decide. Raises BadAction for what is no action of this
        board and IllegalAction for what the rules do not allow now; the game is then unchanged.
        """
        s = self._state
        who: i64 = s.player
        if seat is not None:
            self._check_seat(seat)
            who = seat
        number: i64 = -1
        if isinstance(action, int):
            last: int = s.index.n_actions - 1  # compared as Python numbers: any size may come
            if 0 <= action <= last and not isinstance(action, bool):
                number = action
        else:
            number = self.number_of(action)
        if number < 0 or not is_waited_for(s, who) or not is_legal(s, who, number):
            from vialibre.engine.explain import refuse

            refuse(s, who, action if number < 0 else number)
        s.n_trace = 0
        apply_action(s, who, number)
        history = self._history
        if history is not None:
            history.steps.append(step_of(number, who))

    def apply_random(self, random: Random) -> None:
        """Apply one of the legal actions, each with the same chance; much faster than listing them."""
        s = self._state
        if s.phase == OVER:
            raise IllegalAction("game_over", action="")
        s.n_trace = 0
        who: i64 = s.player
        number: i64 = random_action(s, random, s.index.buffer())
        apply_action(s, who, number)
        history = self._history
        if history is not None:
            history.steps.append(step_of(number, who))

    def undo(self) -> Action:
        """Take the last action back and return it. Only for games made with `history=True`.

        Raises BadSetup for other games, and if there is nothing to take back. `events()` are then those of the action
        before.
        """
        history = self._history
        if history is None:
            raise BadSetup("no_history")
        if len(history.steps) == 0:
            raise BadSetup("nothing_to_undo")
        from vialibre.engine.core.replay_actions import SEATS

        last = history.steps.pop()
        self._state = history.position()
        return self.action_of(last // SEATS)

    def record(self, names: Sequence[str] | None = None) -> Record:
        """The game so far as a record. Only for games made with `history=True`; raises BadSetup for others.

        `names` are the players' names by seat, by default `Seat 0`, `Seat 1` and so on.
        """
        from vialibre.engine.record import record_of

        history = self._history
        if history is None:
            raise BadSetup("no_history")
        return record_of(self, history.first, history.steps, names)

    def copy(self) -> Game:
        """An independent game at the same point, without the events of the last action."""
        twin = State(None, None, 0)
        copy_state(self._state, twin)
        history = self._history
        return Game(twin, None if history is None else history.copy())

    def __copy__(self) -> Game:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Game:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        from vialibre.engine.pickling import unpickle_game

        s = self._state
        history = self._history
        kept: object = None
        if history is not None:
            kept = (pack_state(history.start), history.first, history.steps)
        shuffler = (s.shuffler.name, s.shuffler.seed, s.shuffler.secret)
        return unpickle_game, (s.index.board, shuffler, pack_state(s), kept)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Game):
            return NotImplemented
        s, o = self._state, other._state
        if s is o:
            return True
        if s.version != o.version or s.n != o.n or not same_shuffler(s.shuffler, o.shuffler):
            return False
        return s.index.board == o.index.board and pack_state(s) == pack_state(o)

    def __repr__(self) -> str:
        s = self._state
        seats = self.to_act
        acting = "over"
        if len(seats) > 0:
            noun = "seat" if len(seats) == 1 else "seats"
            acting = f"{noun} {', '.join([str(seat) for seat in seats])} to act"
        return f"Game({s.index.board.id!r}, {s.n} seats, turn {s.version}, {acting})"

    def __str__(self) -> str:
        from vialibre.provided import provided

        return cast("str", provided("text")(self))

    def _repr_svg_(self) -> str:
        from vialibre.provided import provided

        return cast("str", provided("svg")(self))

    def __dir__(self) -> list[str]:
        return [name for name in dir(type(self)) if not name.startswith("_")]

    def number_of(self, action: Action | str) -> int:
        """The number of an action given as Action or text; raises BadAction if this board has no such action."""
        from vialibre.engine.notation import parse_action
        from vialibre.engine.numbering import number_of

        return number_of(self._state.index, parse_action(action) if isinstance(action, str) else action)

    def action_of(self, number: int) -> Action:
        """The action with this number; raises BadAction if this board has none."""
        from vialibre.engine.known_actions import known_action

        return known_action(self._state.index, number)

    def text_of(self, number: int) -> str:
        """The text of the action with this number, such as `draw red`; raises BadAction if this board has none."""
        from vialibre.engine.notation import format_action

        return format_action(self.action_of(number))

    def decisions(self) -> tuple[Decision, ...]:
        """Who must decide what, hidden tickets included; `view(seat).awaiting` is what a seat may see of it."""
        from vialibre.engine.decisions import decisions_of

        return decisions_of(self._state)

    def events(self) -> list[Event]:
        """What the last action did, hidden cards included; `vialibre.seen_by` leaves out what a seat may not know."""
        from vialibre.engine.events import events_of

        return events_of(self._state)

    @overload
    def view(self, seat: int) -> SeatedView: ...
    @overload
    def view(self, seat: None) -> View: ...
    @overload
    def view(self, seat: int | None) -> View: ...
    def view(self, seat: int | None) -> View:
        """What one seat may know and could remember; None is a spectator."""
        from vialibre.engine.view import view_of

        if seat is not None:
            self._check_seat(seat)
        return view_of(self._state, seat)

    def score_sheets(self) -> tuple[ScoreSheet, ...]:
        """The final score of every seat, line by line; empty while the game goes on."""
        from vialibre.engine.score_sheet import sheets_of

        return sheets_of(self._state)

    def _check_seat(self, seat: int) -> None:
        last: int = self._state.n - 1  # compared as Python numbers: any size may come
        if not 0 <= seat <= last:
            raise BadSetup("no_such_seat", seat=seat, seats=last + 1)


def state_of(game: Game) -> State:
    """The position behind a game, with all its fields: for code of this package, never for bots or messages."""
    return game._state
