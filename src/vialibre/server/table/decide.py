"""Command handling: checks a command against the table and returns the entries it becomes. Changes nothing."""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from vialibre.bots.levels import LEVELS, seated_bots
from vialibre.engine.game import Game
from vialibre.engine.record import BOT_PREFIX
from vialibre.engine.setup_checks import check_alvin
from vialibre.fair.deal import parse_entropy
from vialibre.server.errors import Refused
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.commands import AnyCommand
from vialibre.server.table.entries import AnyEntry
from vialibre.server.table.options import Options
from vialibre.server.table.phrases import PHRASES
from vialibre.server.table.state import OPEN, OVER, RUNNING, Table

JOINERS = "\u200c\u200d"


class Actor:
    """The person who sends a command."""

    def __init__(self, person: str, name: str) -> None:
        self.person = person
        self.name = name


class Proposal(NamedTuple):
    """An entry to append to the log, not stored yet."""

    entry: AnyEntry
    number: int | None = None
    """The number of an Acted entry's action: the text was parsed once, and folding need not look it up again."""


def decide(table: Table, who: Actor, command: AnyCommand) -> list[Proposal]:
    """The entries that a command becomes, in order.

    Raises Refused, or the engine's error for an action against the rules.
    """
    if isinstance(command, ask.Act):
        return _act(table, who, command)
    return [Proposal(entry) for entry in _entries(table, who, command)]


def _entries(table: Table, who: Actor, command: AnyCommand) -> list[AnyEntry]:
    match command:
        case ask.Sit(entropy, seat, name):
            return [_sit(table, who, entropy, seat, name)]
        case ask.Leave(seat):
            return _leave(table, who, seat)
        case ask.Remove(seat):
            _must_be_host(table, who)
            _must_be(table, OPEN)
            _must_exist(table, seat)
            if not table.seats[seat].taken:
                raise Refused("seat_free", seat=seat)
            return [entries.Left(seat, removed=True)]
        case ask.SeatBot(bot, seat):
            _must_be_host(table, who)
            _must_be(table, OPEN)
            check_level(bot)
            return [entries.BotSat(_free_seat(table, seat), bot)]
        case ask.SetOptions(options):
            return [_set_options(table, who, options)]
        case ask.Start():
            return [_start(table, who)]
        case ask.Close():
            _must_be_host(table, who)
            _must_be(table, OPEN)
            return [entries.Closed()]
        case ask.Undo(version):
            return [_undo(table, who, version)]
        case ask.Return():
            return _return(table, who)
        case ask.Resign(seat):
            return _resign(table, who, seat)
        case ask.Abandon(agrees):
            _must_be(table, RUNNING)
            return [
                entries.AbandonVoted(i, agrees, waits=True)
                for i in _own_seats(table, who)
                if not table.seats[i].given_up
            ]
        case ask.VoteOut(seat):
            return _vote_out(table, who, seat)
        case ask.Say(phrase, text):
            return [_say(table, who, phrase, text)]
        case ask.Act():
            raise AssertionError("decide() handles actions")


def _must_be(table: Table, status: str) -> None:
    if table.status == status:
        return
    if table.status == OVER:
        raise Refused("table_over")
    raise Refused("not_started" if status == RUNNING else "already_started")


def _must_be_host(table: Table, who: Actor) -> None:
    if table.host != who.person:
        raise Refused("host_only")


def _must_exist(table: Table, seat: int) -> None:
    if not 0 <= seat < len(table.seats):
        raise Refused("no_such_seat", seat=seat, seats=len(table.seats))


def _own_seats(table: Table, who: Actor) -> list[int]:
    seats = table.seats_of(who.person)
    if not seats:
        raise Refused("not_seated")
    return seats


def _own_seat(table: Table, who: Actor, seat: int | None) -> int:
    seats = _own_seats(table, who)
    if seat is None:
        return seats[0]
    if seat not in seats:
        raise Refused("not_your_seat", seat=seat)
    return seat


def _free_seat(table: Table, seat: int | None) -> int:
    if seat is None:
        free = [i for i, one in enumerate(table.seats) if not one.taken]
        if not free:
            raise Refused("table_full")
        return free[0]
    _must_exist(table, seat)
    if table.seats[seat].taken:
        raise Refused("seat_taken", seat=seat)
    return seat


def _sit(table: Table, who: Actor, entropy: str, seat: int | None, name: str | None) -> AnyEntry:
    _must_be(table, OPEN)
    called = who.name if name is None else clean_name(name)
    return entries.Sat(_free_seat(table, seat), who.person, called, parse_entropy(entropy))


def clean_name(name: str) -> str:
    """The name on one line, without control characters. Raises Refused if it is empty or looks like a bot's."""
    shown = one_line(name)
    if not shown or shown.lower().startswith(BOT_PREFIX):
        raise Refused("bad_name", name=name[:40])
    return shown


def one_line(text: str) -> str:
    """Text that is safe to show to others: no control characters and none that change the writing direction.

    Zero-width joiners are kept: some scripts and emoji need them.
    """
    return " ".join("".join(char if char.isprintable() or char in JOINERS else " " for char in text).split())


def _leave(table: Table, who: Actor, seat: int | None) -> list[AnyEntry]:
    _must_be(table, OPEN)
    leaving = _own_seats(table, who) if seat is None else [_own_seat(table, who, seat)]
    made: list[AnyEntry] = [entries.Left(i) for i in leaving]
    stay = [one for i, one in enumerate(table.seats) if one.person is not None and i not in leaving]
    if table.host == who.person and not any(one.person == who.person for one in stay):
        others = [one for one in stay if one.person != who.person]
        if others:
            assert others[0].person is not None
            made.append(entries.HostChanged(others[0].person, others[0].name))
    return made


def _set_options(table: Table, who: Actor, options: Options) -> AnyEntry:
    _must_be_host(table, who)
    if table.status == OVER:
        raise Refused("table_over")
    if table.status == RUNNING:
        if options != replace(table.options, chat=options.chat):
            raise Refused("already_started")
        return entries.OptionsChanged(options)
    check_options(table, options)
    return entries.OptionsChanged(options)


def check_options(table: Table, options: Options) -> None:
    check_alvin(table.board, options.alvin, Refused)
    if options.first is not None and options.first >= len(table.seats):
        raise Refused("bad_first", seat=options.first, seats=len(table.seats))
    check_level(options.stand_in)


def check_level(bot: str) -> None:
    if bot not in seated_bots():
        raise Refused("no_such_level", bot=bot, known=", ".join(LEVELS.values()))


def _start(table: Table, who: Actor) -> AnyEntry:
    _must_be_host(table, who)
    _must_be(table, OPEN)
    free = sum(not seat.taken for seat in table.seats)
    if free:
        raise Refused("seats_free", free=free)
    if not table.people():
        raise Refused("nobody_plays")
    return entries.Started()


def _act(table: Table, who: Actor, command: ask.Act) -> list[Proposal]:
    seats = _own_seats(table, who)
    _must_be(table, RUNNING)
    seat = command.seat
    if seat is None:  # the first of this person's seats that must decide now
        seat = next((i for i in table.waiting() if i in seats), seats[0])
    elif seat not in seats:
        raise Refused("not_your_seat", seat=seat)
    if table.seats[seat].given_up:
        raise Refused("given_up", seat=seat)
    _must_be_current(table, seat, command.version)
    assert table.game is not None
    number = legal_number(table.game, seat, command.action)
    acted = Proposal(entries.Acted(seat, table.game.text_of(number)), number)  # stored in its canonical spelling
    if table.seats[seat].stand_in is None:
        return [acted]
    return [Proposal(entries.Returned(seat)), acted]


def _must_be_current(table: Table, seat: int, version: int) -> None:
    """Raise Refused for an answer to an earlier decision: a double click, or a browser tab that is behind."""
    if version != table.versions[seat]:
        raise Refused("stale", version=version, now=table.versions[seat])


def legal_number(game: Game, seat: int, text: str) -> int:
    """The number of an action that the seat may choose now.

    Raises the engine's errors: BadAction for a text that is no action of this board, IllegalAction with the reason.
    """
    number = game.number_of(text)
    if number not in game.legal_ids(seat):
        game.copy().apply(number, seat)  # raises, and says why
    return number


def _undo(table: Table, who: Actor, version: int) -> AnyEntry:
    seats = _own_seats(table, who)
    _must_be(table, RUNNING)
    if table.may_undo is None or table.may_undo not in seats or len(table.turns) <= len(table.created.start):
        raise Refused("cannot_undo")
    _must_be_current(table, table.may_undo, version)
    return entries.Undone(table.may_undo)


def _return(table: Table, who: Actor) -> list[AnyEntry]:
    _must_be(table, RUNNING)
    away = [i for i in _own_seats(table, who) if table.seats[i].stand_in is not None and not table.seats[i].given_up]
    if not away:
        raise Refused("not_away")
    return [entries.Returned(i) for i in away]


def _resign(table: Table, who: Actor, seat: int | None) -> list[AnyEntry]:
    _must_be(table, RUNNING)
    chosen = _own_seat(table, who, seat)
    if table.seats[chosen].given_up:
        raise Refused("given_up", seat=chosen)
    return [entries.Resigned(chosen)]


def _vote_out(table: Table, who: Actor, seat: int) -> list[AnyEntry]:
    _must_be(table, RUNNING)
    _must_exist(table, seat)
    own = _own_seats(table, who)
    away = table.seats[seat]
    if away.stand_in not in ("gone", "clock") or seat in own:
        raise Refused("not_gone", seat=seat)
    return [entries.VotedOut(seat, i, waits=True) for i in own if not table.seats[i].given_up and i not in away.votes]


def _say(table: Table, who: Actor, phrase: str | None, text: str | None) -> AnyEntry:
    _own_seats(table, who)
    if phrase is not None:
        if phrase not in PHRASES:
            raise Refused("no_such_phrase", phrase=phrase)
        return entries.Said(who.person, who.name, phrase=phrase)
    said = one_line(text or "")
    if not said:
        raise Refused("nothing_said")
    if not table.options.chat:
        raise Refused("chat_off")
    return entries.Said(who.person, who.name, text=said)
