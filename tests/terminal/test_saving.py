"""Nothing is lost: leaving saves, resuming continues as if without a break, and writes are atomic."""

from __future__ import annotations

import os
import signal
from pathlib import Path
from random import Random

import pytest

from tests.server.running import SECONDS
from tests.terminal.piped import played, playing, until_shown
from tests.terminal.typist import said
from vialibre.boards.load import board_ids, load_board
from vialibre.engine.record import Record
from vialibre.engine.record_parser import load_record
from vialibre.engine.replay import replay
from vialibre.errors import BadSetup, RecordError
from vialibre.terminal.local import LocalSession
from vialibre.terminal.saving import free_path, load_saved, write_whole

SEATS = ("Ana", "bot:surveyor", "bot:porter")


def step(session: LocalSession, random: Random) -> None:
    awaited = session.awaited()
    if awaited:
        legal = session.legal(awaited[0])
        session.act(awaited[0], session.game.text_of(random.choice([n for n in legal if n > 500] or legal)))
    else:
        session.go_on(1)


@pytest.mark.parametrize("board", board_ids())
def test_a_saved_game_goes_on_as_it_would_have(board: str, tmp_path: Path) -> None:
    start = Record(load_board(board), SEATS, seed=9)
    whole, random = LocalSession(start), Random(1)
    while not whole.is_over:
        step(whole, random)
    halves, random = LocalSession(start), Random(1)
    path = tmp_path / "game.json"
    for i in range(100_000):
        if halves.is_over:
            break
        step(halves, random)
        if i % 20 == 7 and not halves.is_over:
            halves.save(path)
            halves = LocalSession(load_saved(path))
    assert halves._recorder.record() == whole._recorder.record()
    halves.save(path)
    assert replay(load_record(path)).winners == whole.game.winners
    with pytest.raises(BadSetup, match="is over"):
        load_saved(path)


def test_undo_gives_back_the_same_position() -> None:
    """After every choice that can be taken back, on a board with many kinds of them."""
    session, random = LocalSession(Record(load_board("old_west"), ("Ana", "bot:stoker"), seed=2)), Random(2)
    undone = 0
    while not session.is_over:
        awaited = session.awaited()
        before = session.view(0), session.legal(0)
        step(session, random)
        if awaited and session.may_undo(0):
            after = session.view(0)
            action = session._recorder.actions[-1].partition(" ")[2]
            session.undo(0)
            assert (session.view(0), session.legal(0)) == before
            assert not session.may_undo(0)
            session.act(0, action)
            assert session.view(0) == after
            undone += 1
        elif not awaited:
            assert not session.may_undo(0)
    assert undone > 5


def test_a_file_is_written_whole_or_not_at_all(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.json"
    write_whole(path, b"old")

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadSetup, match="No space left") as error:
        write_whole(path, b"new")
    assert error.value.code == "cannot_write"
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_places_that_cannot_be(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="no folder"):
        write_whole(tmp_path / "none" / "game.json", b"")
    with pytest.raises(BadSetup, match="can’t be written"):
        write_whole(tmp_path, b"")
    first = free_path("usa", tmp_path)
    first.touch()
    assert free_path("usa", tmp_path) != first


def test_what_cannot_be_resumed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    session = LocalSession(Record(load_board("usa"), ("bot:porter", "bot:porter"), seed=1))
    session.save(path)
    with pytest.raises(BadSetup, match="Only bots"):
        load_saved(path)
    path.write_text(path.read_text().replace('"bot:porter"', '"Ana"', 1))
    with pytest.raises(RecordError, match="changed"):
        load_saved(path)
    with pytest.raises(RecordError, match="can’t be read"):
        load_saved(tmp_path)


def test_save_command_and_resume(tmp_path: Path) -> None:
    session = LocalSession(Record(load_board("usa"), ("Ana", "bot:porter"), seed=1, first=0))
    path = tmp_path / "my game.json"
    printed = said(session, "keep 1 2 3", "", f"save {path}", "draw deck")
    assert f"Game saved to {path}." in printed
    again = LocalSession(load_saved(path))
    assert again.awaited() == (0,)
    said(again, "draw deck")
    assert again.view(0) == session.view(0)


def test_leaving_names_the_file_and_the_command_to_come_back(tmp_path: Path) -> None:
    left = played("keep 1 2 3\nquit\n", tmp_path, "--board", "usa", "--bots", "easy", "--seed", "1")
    (saved,) = tmp_path.glob("vialibre-usa-*.json")
    assert f"Game saved to {saved}." in left
    assert f"Continue with: vialibre play --resume {saved}" in left
    actions = load_record(saved).actions
    assert "0 keep 1 2 3" in actions
    resumed = played("draw deck\ndraw deck\n", tmp_path, "--resume", str(saved))  # and the input ends
    assert resumed.count(" draws a") >= 2
    assert "The input has ended." in resumed
    assert load_record(saved).actions[: len(actions)] == actions
    assert load_record(saved).actions.count("0 draw deck") == 2


@pytest.mark.parametrize("sign", [signal.SIGINT, signal.SIGTERM])
def test_an_interruption_saves(sign: signal.Signals, tmp_path: Path) -> None:
    process = playing(tmp_path, "--board", "usa", "--bots", "easy", "--plain")
    until_shown(process, "Type the numbers")
    process.send_signal(sign)
    out, err = process.communicate(timeout=SECONDS)
    assert err == ""
    (saved,) = tmp_path.glob("vialibre-usa-*.json")
    assert str(saved) in out
    assert load_record(saved).seats == ("Blue", "bot:stoker")
