"""The state of a table: a fold over its log. `add` is the only method that changes it."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Final, Literal

from vialibre.boards.load import board_ids, is_packaged
from vialibre.boards.model import Board
from vialibre.bots.levels import THINKING
from vialibre.engine.core.constants import OPENING
from vialibre.engine.core.shuffle import FAIR
from vialibre.engine.events import REVEALING, Event
from vialibre.engine.game import Game, state_of
from vialibre.engine.replay import number_by_text
from vialibre.fair.deal import seed_of
from vialibre.server.table import entries
from vialibre.server.table.entries import AnyEntry
from vialibre.server.table.options import Options

Status = Literal["open", "running", "over"]
OPEN: Final[Status] = "open"
RUNNING: Final[Status] = "running"
OVER: Final[Status] = "over"

LONGER = 1.2
"""Factor on a slow bot's thinking time, for queueing and transfer on a machine that is not overloaded."""
ABSENCE = 60.0
"""Seconds that a person must be away before votes are counted without them."""
MOVING = (entries.Started, entries.Acted, entries.Undone, entries.StoodIn, entries.Resigned, entries.VotedOut)


@dataclass(slots=True)
class Seat:
    person: str | None = None
    name: str = ""
    bot: str | None = None
    entropy: str | None = None
    stand_in: str | None = None
    """Why a bot plays for this person: `gone`, `clock`, `resigned` or `voted_out`; None if the person plays."""
    away_since: float = 0.0
    """When the person disconnected or their clock ran out; only for seats with `stand_in`."""
    reserve: float = 0.0
    """Remaining seconds of the reserve."""
    abandons: bool = False
    agreed_at: float = 0.0
    """When this seat agreed to abandon the game."""
    votes: set[int] = field(default_factory=set)
    """The seats that voted to replace this one."""

    def copy(self) -> Seat:
        return replace(self, votes=self.votes.copy())

    @property
    def taken(self) -> bool:
        return self.person is not None or self.bot is not None

    @property
    def played_by_bot(self) -> bool:
        return self.bot is not None or self.stand_in is not None

    @property
    def given_up(self) -> bool:
        """Permanently: the person cannot return to this seat."""
        return self.stand_in in ("resigned", "voted_out")


@dataclass(slots=True)
class Turn:
    """An action that still counts; undone actions are removed."""

    n: int
    seat: int
    text: str
    thought: float = 0.0
    """Seconds from the moment the seat had to decide."""
    reserve: float = 0.0
    """The reserve before the action: what an undo restores."""


class Table:
    """The table after the entries folded so far."""

    def __init__(self, table_id: str, created: entries.Created, board: Board, at: float) -> None:
        self.id = table_id
        self.board = board
        earlier = created.board in board_ids() and not is_packaged(board)  # a packaged id names the current version
        key = board.digest if earlier else created.board
        self.board_info = {"id": board.id, "name": board.name, "digest": board.digest, "key": key}
        self.trusted = created.board in board_ids()
        """The board is packaged, so every computation on it is known to be fast."""
        self.created = created
        self.created_at = at
        self.host = created.host
        self.options: Options = created.options
        self.seats = [Seat() for _ in range(created.seats)]
        self.status: Status = OPEN
        self.ended: tuple[str, int | None] | None = None
        self.closed = False
        self.game: Game | None = None
        self.turns: list[Turn] = []
        self.n = 1
        self.at = at
        self.versions = [0] * created.seats
        """For each seat the number of the entry that led to its current decision; an action must quote it."""
        self.moved_at = at
        """When the last action was done or a bot took over a seat: the start of the pause before a bot acts."""
        self.since: list[float] = [at] * created.seats
        """When each seat's current decision began."""
        self.gone: dict[str, float] = {}
        """People without a connection, and since when they have had none."""
        self.events: list[Event] = []
        """Game events of the last entry, with all secrets."""
        self.may_undo: int | None = None
        """The seat that may undo its last action."""
        self.up_at = 0.0
        """The end of the last server downtime that has been subtracted from the clocks."""
        self.rematch: str | None = None
        self.dealt_n = 0
        """The number of the entry that started the game."""

    def copy(self) -> Table:
        """A table that can be changed without changing this one. The game is shared until an action changes it."""
        table = Table.__new__(Table)
        vars(table).update(vars(self))
        table.seats = [seat.copy() for seat in self.seats]
        table.turns = self.turns.copy()
        table.versions = self.versions.copy()
        table.since = self.since.copy()
        table.gone = self.gone.copy()
        table.events = self.events.copy()
        return table

    def after(self, n: int, at: float, entry: AnyEntry, number: int | None = None) -> Table:
        """The table after its next entry; this one stays as it is, whatever folding the entry raises."""
        table = self.copy()
        if table.game is not None and isinstance(entry, entries.Acted):  # no other entry changes a game in place
            table.game = table.game.copy()
        table.add(n, at, entry, number)
        return table

    def add(self, n: int, at: float, entry: AnyEntry, number: int | None = None) -> None:
        """Fold the next entry into this table in place, as when a whole log is read.

        `number` is that of an Acted entry's action, if the caller knows it. After an error the table is half changed.
        """
        assert n == self.n + 1, "the log has a gap"
        self.events = []
        before = self.waiting()
        match entry:
            case entries.Sat(seat, person, name, entropy):
                self.seats[seat] = Seat(person=person, name=name, entropy=entropy)
            case entries.BotSat(seat, bot):
                self.seats[seat] = Seat(bot=bot)
            case entries.Left(seat):
                self.seats[seat] = Seat()
            case entries.OptionsChanged(options):
                self.options = options
            case entries.HostChanged(person):
                self.host = person
            case entries.Started():
                self._start(n)
            case entries.Acted():
                self._act(n, at, entry, number)
            case entries.Undone():
                self._undo(n, at)
            case entries.Gone(person):
                self.gone[person] = at
            case entries.Back(person):
                self.gone.pop(person, None)
            case entries.StoodIn(seat, reason):
                person = self.seats[seat].person or ""
                self.seats[seat].stand_in = reason
                self.seats[seat].away_since = self.gone.get(person, at) if reason == "gone" else at
            case entries.Returned(seat):
                self.seats[seat].stand_in = None
                self.seats[seat].votes.clear()
                self.since[seat] = at
            case entries.VotedOut(seat, by, waits):
                self.seats[seat].votes.add(by)
                if waits:
                    self._count(at)
                else:
                    self._vote_at_once(seat)
            case entries.AbandonVoted(seat, agrees, waits):
                self.seats[seat].abandons = agrees
                self.seats[seat].agreed_at = at
                if waits:
                    self._count(at)
                elif agrees:
                    self._abandon_at_once()
            case entries.Counted():
                self._count(at)
            case entries.Resumed(down_at, up_at):
                self._shift_clocks(down_at, up_at)
            case entries.Resigned(seat):
                self._give_up(seat, "resigned")
            case entries.Rematched(table):
                self.rematch = table
            case entries.Closed():
                self.closed = True
                self.status = OVER
            case _:
                pass
        self.n = n
        self._run_clocks(before, at, entry)
        self.at = at

    # People

    def seats_of(self, person: str | None) -> list[int]:
        return [] if person is None else [i for i, seat in enumerate(self.seats) if seat.person == person]

    def people(self) -> list[str]:
        return list(dict.fromkeys(seat.person for seat in self.seats if seat.person is not None))

    def playing(self) -> list[int]:
        """The seats of people who have not given up."""
        return [i for i, seat in enumerate(self.seats) if seat.person is not None and not seat.given_up]

    @property
    def starts_itself(self) -> bool:
        """A rematch starts by itself once its last seat is taken: everyone who sat down wants it."""
        full = self.status == OPEN and all(seat.taken for seat in self.seats)
        return full and self.created.rematch_of is not None and bool(self.people())

    # The game

    @property
    def seed(self) -> str:
        if self.created.seed is not None:
            return self.created.seed
        return seed_of(self.created.secret, [seat.entropy for seat in self.seats])

    def waiting(self) -> tuple[int, ...]:
        """The seats that must decide now."""
        return self.game.to_act if self.game is not None and self.status == RUNNING else ()

    def new_game(self) -> Game:
        options = self.options
        seats = len(self.seats)
        return Game.new(self.board, seats=seats, seed=self.seed, shuffle=FAIR, alvin=options.alvin, first=options.first)

    def _start(self, n: int) -> None:
        self.status = RUNNING
        self.dealt_n = n
        self.versions = [n] * len(self.seats)
        for line in self.created.start:
            seat, _, text = line.partition(" ")
            self.turns.append(Turn(n, int(seat), text))
        self._replay()
        clock = self.options.clock
        for one in self.seats:
            one.reserve = float(clock.reserve) if clock else 0.0

    def _replay(self) -> None:
        self.game = self.new_game()
        numbers = number_by_text(state_of(self.game).index)
        for turn in self.turns:
            self.game.apply(numbers[turn.text], turn.seat)

    def _act(self, n: int, at: float, entry: entries.Acted, number: int | None) -> None:
        assert self.game is not None
        seat = entry.seat
        self.game.apply(number_by_text(state_of(self.game).index)[entry.action] if number is None else number, seat)
        self.turns.append(Turn(n, seat, entry.action, at - self.since[seat], self.seats[seat].reserve))
        if state_of(self.game).phase == OPENING:  # the decisions of the other seats are unchanged
            self.versions[seat] = n
        else:
            self.versions = [n] * len(self.seats)
        self.events = self.game.events()
        revealed = any(isinstance(event, REVEALING) for event in self.events)
        self.may_undo = seat if entry.by == "person" and not revealed else None
        if self.game.is_over:
            self.status = OVER

    def _undo(self, n: int, at: float) -> None:
        turn = self.turns.pop()
        self.may_undo = None
        self._replay()
        assert self.game is not None
        if state_of(self.game).phase == OPENING:
            self.versions[turn.seat] = n
        else:
            self.versions = [n] * len(self.seats)
        self.since[turn.seat] = at - turn.thought  # the clock goes on from where it was
        self.seats[turn.seat].reserve = turn.reserve

    # Votes

    def absent_at(self, seat: int) -> float | None:
        """When votes are first counted without the person of this seat; None if they are present."""
        one = self.seats[seat]
        return one.away_since + ABSENCE if one.stand_in in ("gone", "clock") else None

    def verdict(self, at: float) -> tuple[str, int | None] | None:
        """What the votes decide at time `at`: `abandoned`, or `voted_out` and the seat."""
        if self.status != RUNNING:
            return None
        playing = self.playing()
        absent = [i for i in playing if (since := self.absent_at(i)) is not None and since <= at]
        here = [i for i in playing if i not in absent]
        agreed = [self.seats[i].agreed_at for i in playing if self.seats[i].abandons]
        # An absent person is left out only if the proposal came after they left: leaving is not consent.
        if agreed and all(self.seats[i].abandons for i in here) and self._asked_since_they_went(absent, max(agreed)):
            return "abandoned", None
        for seat in absent:
            votes = self.seats[seat].votes
            if votes and all(i in votes for i in here):
                return "voted_out", seat
        return None

    def _asked_since_they_went(self, absent: list[int], asked_at: float) -> bool:
        return all(self.seats[i].abandons or self.seats[i].away_since <= asked_at for i in absent)

    def vote_due(self) -> float | None:
        """When the votes cast so far will decide something, if nothing else changes."""
        if not any(one.abandons or one.votes for one in self.seats):
            return None
        times = sorted(at for i in self.playing() if (at := self.absent_at(i)) is not None)
        return next((at for at in times if self.verdict(at) is not None), None)

    def _vote_at_once(self, seat: int) -> None:
        """The rule for logs written before votes waited for absent people."""
        if all(i in self.seats[seat].votes for i in self.playing() if self.seats[i].stand_in is None):
            self._give_up(seat, "voted_out")

    def _abandon_at_once(self) -> None:
        """The rule for logs written before votes waited for absent people."""
        if all(self.seats[i].abandons for i in self.playing() if self.seats[i].stand_in is None):
            self._end("abandoned", None)

    def _count(self, at: float) -> None:
        match self.verdict(at):
            case ("voted_out", int(seat)):
                self._give_up(seat, "voted_out")
            case ("abandoned", _):
                self._end("abandoned", None)

    def _give_up(self, seat: int, reason: str) -> None:
        """Give up a seat permanently. The game goes on while a person has an opponent who has not given up."""
        self.seats[seat].stand_in = reason
        if self.may_undo == seat:
            self.may_undo = None
        rivals = [s for s in self.seats if not s.given_up]
        if not self.playing() or len(rivals) < 2:
            self._end(reason, seat)

    def _end(self, reason: str, seat: int | None) -> None:
        self.ended = (reason, seat)
        self.status = OVER

    # Clocks

    def _run_clocks(self, before: tuple[int, ...], at: float, entry: AnyEntry) -> None:
        """Charge time to the seats that had to decide before this entry, and start the clocks of those that do now."""
        after = self.waiting()
        clock = self.options.clock
        if isinstance(entry, MOVING):
            self.moved_at = at
        acted = entry.seat if isinstance(entry, entries.Acted) else None
        replaced = entry.seat if isinstance(entry, entries.StoodIn) else None
        for seat in before:
            thought = (seat not in after or seat == acted) and not self.seats[seat].played_by_bot
            if clock is not None and (thought or seat == replaced):
                over = at - self.since[seat] - clock.move
                if over > 0:
                    self.seats[seat].reserve = max(0.0, self.seats[seat].reserve - over)
        for seat in after:
            if (seat not in before and not isinstance(entry, entries.Undone)) or seat == acted:
                self.since[seat] = at

    def _shift_clocks(self, down_at: float, up_at: float) -> None:
        """Subtract a server downtime: everything that began before or during it is shifted by its length."""

        def moved(time: float) -> float:
            return time if time >= up_at else time + up_at - max(time, down_at)

        self.up_at = up_at
        self.since = [moved(time) for time in self.since]
        self.gone = {person: moved(time) for person, time in self.gone.items()}
        for one in self.seats:
            one.away_since, one.agreed_at = moved(one.away_since), moved(one.agreed_at)

    def is_timed_before(self, time: float) -> bool:
        """Whether a clock or an absence that still runs began before `time`."""
        began = list(self.gone.values())
        began += [one.away_since for one in self.seats if one.stand_in in ("gone", "clock")]
        if self.options.clock is not None:
            began += [self.since[seat] for seat in self.waiting() if not self.seats[seat].played_by_bot]
        return self.status == RUNNING and any(one < time for one in began)

    def deadline(self, seat: int) -> float | None:
        """When the clock of a seat that must decide runs out; None without a clock or when a bot plays."""
        clock = self.options.clock
        if clock is None or self.seats[seat].played_by_bot:
            return None
        return self.since[seat] + clock.move + self.seats[seat].reserve

    def grace_until(self, seat: int) -> float | None:
        """When a bot takes over for a disconnected person; None while no connected person waits for them."""
        person = self.seats[seat].person
        clock = self.options.clock
        if person is None or person not in self.gone or self.seats[seat].played_by_bot:
            return None
        if clock is not None and clock.move >= 3600:  # days per move: players are not expected to stay connected
            return None
        if not any(other not in self.gone for other in self.people() if other != person):
            return None
        return max(self.gone[person], self.since[seat]) + self.options.grace

    def bot_to_act(self) -> int | None:
        """The first seat that must decide and is played by a bot."""
        return next((seat for seat in self.waiting() if self.seats[seat].played_by_bot), None)

    def bot_due(self, seat: int) -> float:
        """When a bot acts: after a pause that does not depend on its hand, and is never shorter than its thinking time.

        Each of several bots has its own pause; otherwise the second would answer as soon as it has finished thinking,
        and the time would reveal something.
        """
        pause = max(self.options.bot_pause, THINKING.get(self.bot_of(seat), 0.0) * LONGER)
        return max(self.since[seat], self.moved_at) + pause

    def bot_of(self, seat: int) -> str:
        """The bot that plays a seat, or would play it for its absent person."""
        return self.seats[seat].bot or self.options.stand_in

    def due(self) -> float | None:
        """When the table next needs an action of the server: a bot's turn, a clock, a grace period, a rematch."""
        times: list[float] = [self.at] if self.starts_itself else []
        for seat in self.waiting():
            if self.seats[seat].played_by_bot:
                times.append(self.bot_due(seat))
            times.extend(t for t in (self.deadline(seat), self.grace_until(seat)) if t is not None)
        vote = self.vote_due()
        if vote is not None:
            times.append(vote)
        return min(times, default=None)
