"""External bots that hang, die, flood or lie: each is stopped with all its processes, and the error says why."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from pathlib import Path
from random import Random
from time import monotonic

import pytest

from tests.bots.external.helper import is_running, pids_in, rogue
from vialibre import Game
from vialibre.bots.base import Forfeit
from vialibre.bots.external import process, program
from vialibre.bots.external.bot import CommandBot
from vialibre.bots.external.command import read_command
from vialibre.bots.external.failure import ProgramFailed
from vialibre.bots.external.pool import pool

SECONDS = 0.2
HELLO_STAGE = {
    "silent": "program_silent",
    "die-at-start": "program_ended_saying",
    "die-at-hello": "program_ended",
    "rude": "program_bad_answer",
    "newer": "program_other_protocol",
    "nameless": "program_bad_answer",
}
GAME_STAGE = {
    "die-at-board": "program_ended",
    "die-at-game": "program_ended",
    "die-at-choose": "program_ended",
    "deaf": "program_silent",
    "hang": "program_silent",
    "hang-in-signals": "program_silent",
    "hang-complaining": "program_silent",
    "hang-with-family": "program_silent",
    "die": "program_ended_saying",
    "die-quietly": "program_ended",
    "die-of-signal": "program_ended",
    "flood": "program_long_line",
    "flood-lines": "program_wrong_id",
    "flood-empty-lines": "program_bad_answer",
    "long-line": "program_long_line",
    "not-json": "program_bad_answer",
    "not-an-object": "program_bad_answer",
    "not-text": "program_bad_answer",
    "no-action": "program_bad_answer",
    "action-number": "program_bad_answer",
    "huge-number": "program_bad_answer",
    "deep": "program_bad_answer",
    "illegal": "program_illegal",
    "wrong-id": "program_wrong_id",
    "closes-output": "program_closed",
    "leaves-child": "program_ended",
    "leaves-daemon": "program_ended",
}


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Time limits short, where waiting for them is the test; and nothing is left for the next one."""
    monkeypatch.setattr(program, "GRACE", 0.0)
    monkeypatch.setattr(process, "ENDING", 30.0)
    yield
    pool.end_all()


def bot_of(mode: str, folder: Path, seconds: float = 60.0) -> CommandBot:
    return CommandBot(read_command(rogue(mode, folder / "pids", seconds)))


def ask(bot: CommandBot, game: Game, seed: int = 1) -> int:
    seat = game.to_act[0]
    return bot.choose(game.view(seat), game.legal_ids(seat), Random(seed))


def ask_often(bot: CommandBot, game: Game) -> None:
    for _ in range(3):
        ask(bot, game)


def assert_nothing_is_left(folder: Path, *, processes: int = 1) -> None:
    """At once: whoever got the error need not wait."""
    found = pids_in(folder / "pids")
    assert len(found) >= processes
    assert [pid for pid in found if is_running(pid)] == []


@pytest.mark.parametrize(("mode", "code"), HELLO_STAGE.items())
def test_no_hello(mode: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if mode == "silent":
        monkeypatch.setattr(program, "HELLO", 1.0)
    with pytest.raises(ProgramFailed) as found:
        bot_of(mode, tmp_path).check()
    assert found.value.code == code, found.value
    # A busy machine may not have come to its first line within a second.
    assert_nothing_is_left(tmp_path, processes=0 if mode == "silent" else 1)


@pytest.mark.parametrize(("mode", "code"), GAME_STAGE.items())
def test_failures_in_a_game(mode: str, code: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if mode == "closes-output":
        monkeypatch.setattr(process, "ENDING", 0.2)
    seconds = 1.0 if code == "program_silent" else 60.0
    bot = bot_of(mode, tmp_path, seconds)
    with pytest.raises(ProgramFailed) as found:
        ask(bot, Game.new("usa", seats=2, seed=1))
    assert found.value.code == code, found.value
    assert found.value.params["bot"] == rogue(mode, tmp_path / "pids", seconds)
    assert_nothing_is_left(tmp_path, processes=2 if mode == "leaves-daemon" else 1)
    with pytest.raises(ProgramFailed) as again:
        ask(bot, Game.new("usa", seats=2, seed=1))
    assert again.value is found.value, "it is not started again in a game that it has lost"


def test_the_error_is_a_forfeit_with_the_last_words(tmp_path: Path) -> None:
    with pytest.raises(Forfeit, match=r"exit code 1.*out of steam"):
        ask(bot_of("die", tmp_path), Game.new("usa", seats=2, seed=1))
    with pytest.raises(ProgramFailed) as found:
        ask(bot_of("die-of-signal", tmp_path), Game.new("usa", seats=2, seed=1))
    assert found.value.params["exit"] == str(128 + 11)
    sent = pickle.loads(pickle.dumps(found.value))  # from the process of a pool
    assert (type(sent), sent.code, sent.params) == (ProgramFailed, found.value.code, found.value.params)


@pytest.mark.parametrize("mode", ["eager", "twice"])
def test_what_it_says_unasked_is_no_answer(mode: str, tmp_path: Path) -> None:
    """One line too many is an answer to the next question before it was asked, whenever it is read."""
    bot = bot_of(mode, tmp_path)
    game = Game.new("usa", seats=2, seed=1)
    with pytest.raises(ProgramFailed) as found:
        ask_often(bot, game)
    assert found.value.code in ("program_unasked", "program_wrong_id", "program_illegal")
    assert_nothing_is_left(tmp_path)


def test_one_that_reads_no_more_is_noticed_at_the_next_question(tmp_path: Path) -> None:
    bot = bot_of("closes-input", tmp_path)
    game = Game.new("usa", seats=2, seed=1)
    ask(bot, game)
    bot.limit_time(1.0)  # the pipe may take a question just before it is closed; nothing answers that
    with pytest.raises(ProgramFailed) as found:
        ask_often(bot, game)
    assert found.value.code in ("program_closed", "program_silent")
    assert_nothing_is_left(tmp_path)


def test_a_flood_is_not_read_further_than_a_line_may_be(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    most = 0
    move = process.BotProcess._move

    def watched(self: process.BotProcess, unsent: memoryview, seconds: float) -> memoryview:
        nonlocal most
        left = move(self, unsent, seconds)
        most = max(most, len(self._pending), len(self._words))
        return left

    monkeypatch.setattr(process.BotProcess, "_move", watched)
    for mode, seconds in (("flood", 60.0), ("flood-lines", 60.0), ("hang-complaining", 2.0)):
        with pytest.raises(ProgramFailed):
            ask(bot_of(mode, tmp_path, seconds), Game.new("usa", seats=2, seed=1))
    assert 0 < most <= process.MOST_LINE + process.READ


def test_a_hanging_bot_costs_its_time_and_no_more(tmp_path: Path) -> None:
    bot = bot_of("hang-in-signals", tmp_path, 0.5)
    before = monotonic()
    with pytest.raises(ProgramFailed, match=r"no answer within 0\.5 seconds"):
        ask(bot, Game.new("usa", seats=2, seed=1))
    assert monotonic() - before >= 0.5


def test_one_that_will_not_end_by_itself_is_ended(tmp_path: Path) -> None:
    """Its input is closed, which well-behaved bots take for the end; then come SIGTERM and SIGKILL."""
    bot = bot_of("stays", tmp_path)
    ask(bot, Game.new("usa", seats=2, seed=1))
    bot.end_game(None)
    assert [is_running(pid) for pid in pids_in(tmp_path / "pids")] == [True]
    pool.end_all()
    assert_nothing_is_left(tmp_path)


def test_a_game_that_is_left_in_the_middle_leaves_nothing(tmp_path: Path) -> None:
    bot = bot_of("good", tmp_path)
    ask(bot, Game.new("usa", seats=2, seed=1))
    del bot
    assert_nothing_is_left(tmp_path)


def test_an_interrupted_question_is_never_answered_later(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C and --move-time interrupt at any moment. The program is ended: its answer would be the next one's."""

    def interrupt(self: process.BotProcess, unsent: memoryview, seconds: float) -> memoryview:
        raise KeyboardInterrupt

    bot = bot_of("good", tmp_path)
    ask(bot, Game.new("usa", seats=2, seed=1))
    monkeypatch.setattr(process.BotProcess, "_move", interrupt)
    with pytest.raises(KeyboardInterrupt):
        ask(bot, Game.new("usa", seats=2, seed=1))
    assert_nothing_is_left(tmp_path)
