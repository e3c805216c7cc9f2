"""Playing a record again. This is the definition of the game it holds: everything else can be rebuilt from it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any, cast

from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.replay_actions import SEATS, replay_actions
from vialibre.engine.decisions import kind_of_phase
from vialibre.engine.game import Game, board_index, state_of
from vialibre.engine.notation import format_action
from vialibre.engine.numbering import action_of
from vialibre.engine.record import Record, Result, result_of
from vialibre.errors import BadAction, BadSetup, IllegalAction, RecordError


@cache
def number_by_text(t: BoardIndex) -> dict[str, int]:
    """Every action of a board by its text: records are replayed by the thousand."""
    return {format_action(action_of(t, number)): number for number in range(t.n_actions)}


@cache
def _known_lines(t: BoardIndex) -> dict[str, int]:
    """What lines of records do, as far as they have been met."""
    return {}


UNKNOWN = -1


def _steps_of(t: BoardIndex, lines: Sequence[str]) -> list[int]:
    """What a record's lines do, as the compiled code wants it; UNKNOWN for those that need a closer look.

    Lines are learnt as they come: those of a few games are most of all there are.
    """
    known = _known_lines(t)
    found = list(map(known.get, lines))
    if None in found:
        numbers = number_by_text(t)
        for line in lines:
            seat, _, text = line.partition(" ")
            if _is_seat(seat) and text in numbers:
                known[line] = numbers[text] * int(SEATS) + int(seat)
        found = [known.get(line, UNKNOWN) for line in lines]
    return cast("list[int]", found)


def _is_seat(text: str) -> bool:
    return len(text) == 1 and text in "012345"


@dataclass(frozen=True, slots=True)
class Step:
    """One action of a record. `game` is the running game right after it: copy it to keep it."""

    index: int
    """From 1."""
    seat: int
    action: str
    game: Game


def replay(record: Record, *, until: int | None = None, check: bool = True, events: bool = False) -> Game:
    """Play a record to its end, or its first `until` actions, and return the game. Raises RecordError.

    With `check` the whole of it is proven: the result must be the recorded one.
    """
    game = _start(record, events)
    lines = record.actions[:until]
    done = replay_actions(state_of(game), _steps_of(state_of(game).index, lines))
    if done < len(lines):  # one is written in another way, or is not legal: this finds out, and says why
        for _ in _steps(record, game, until, done):
            pass
    if until is None and check:
        check_result(record, game)
    return game


def steps(record: Record, *, until: int | None = None) -> Iterator[Step]:
    """Walk through a record action by action. Raises RecordError where it does not replay."""
    return _steps(record, _start(record, events=True), until)


def _start(record: Record, events: bool) -> Game:
    try:
        return record.new_game(events=events)
    except BadSetup as error:
        if "seed" in error.code:
            raise RecordError("bad_seed", detail=error) from None
        raise RecordError("not_a_record", what=error) from None


def _steps(record: Record, game: Game, until: int | None, done: int = 0) -> Iterator[Step]:
    """Those after the first `done`."""
    numbers = number_by_text(board_index(game.board))
    for index, line in enumerate(record.actions[done:until], done + 1):
        seat, _, text = line.partition(" ")
        if game.is_over:
            raise RecordError("too_many_actions", at=index, action=line[:200])
        if not _is_seat(seat):
            raise RecordError("no_seat", at=index, action=line[:200])
        number = numbers.get(text)
        try:
            game.apply(game.number_of(text) if number is None else number, int(seat))
        except BadAction as error:
            raise RecordError("bad_action", at=index, action=line[:200], detail=error) from None
        except (IllegalAction, BadSetup) as error:
            raise RecordError("illegal_action", at=index, action=line[:200], detail=error) from None
        yield Step(index, int(seat), text, game)


def check_result(record: Record, game: Game) -> None:
    """Raise RecordError if the game did not come out as recorded."""
    for difference in differences(record, game):
        raise difference


def differences(record: Record, game: Game) -> Iterator[RecordError]:
    """All in which the recorded result is not the one that the game gave."""
    replayed = result_of(game)
    if record.result is None:
        if replayed is not None:
            yield RecordError("wrong_result", what="result", recorded="none", replayed="a finished game")
    elif replayed is None:
        yield RecordError("cut_off", at=len(record.actions) + 1, waits_for=kind_of_phase(state_of(game).phase).name)
    else:
        yield from _between(record.result, replayed)


def _between(recorded: Result, replayed: Result) -> Iterator[RecordError]:
    if recorded == replayed and _has_whole_numbers(recorded):  # nearly always, and soon said
        return
    if not _same(recorded.winners, replayed.winners):
        yield _wrong("winners", str(recorded.winners), str(replayed.winners))
    for seat, sheet in enumerate(replayed.sheets):
        theirs = recorded.sheets[seat] if seat < len(recorded.sheets) else {}
        yield from _by_line(f"sheets[{seat}]", theirs, sheet)
    if len(recorded.sheets) > len(replayed.sheets):
        yield _wrong("sheets", str(len(recorded.sheets)), str(len(replayed.sheets)))


def _has_whole_numbers(result: Result) -> bool:
    """Nothing that is equal to a number but written differently, as True or 1.0."""
    kinds = set(map(type, result.winners))
    for sheet in result.sheets:
        kinds.update(map(type, sheet.values()))
        kinds.update(map(type, sheet["tickets"].values()))
    return kinds <= {int, dict, list}


def _by_line(what: str, recorded: dict[str, Any], replayed: dict[str, Any]) -> Iterator[RecordError]:
    """Line by line; tickets one by one."""
    for key in dict.fromkeys((*replayed, *recorded)):
        theirs, ours = recorded.get(key), replayed.get(key)
        if isinstance(theirs, dict) and isinstance(ours, dict):
            yield from _by_line(f"{what}.{key}", theirs, ours)
        elif (key in recorded) != (key in replayed) or not _same(theirs, ours):
            yield _wrong(f"{what}.{key[:100]}", str(theirs), str(ours))


def _same(recorded: object, replayed: object) -> bool:
    """As written: for Python 1, 1.0 and True are equal."""
    return json.dumps(recorded, sort_keys=True) == json.dumps(replayed, sort_keys=True)


def _wrong(what: str, recorded: str, replayed: str) -> RecordError:
    return RecordError("wrong_result", what=what, recorded=recorded[:100], replayed=replayed[:100])
