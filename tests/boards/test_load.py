"""Boards by name and by path, and files that are no board at all."""

from __future__ import annotations

import errno
import os
import time
from pathlib import Path

import pytest
from tests.boards.board_text import SMALL, line_of
from tests.standard_boards import STANDARD

from vialibre.boards import board_ids, load_board, parse_board
from vialibre.boards.load import MAX_BYTES
from vialibre.errors import BoardError


def fault(name_or_path: str | os.PathLike[str]) -> BoardError:
    with pytest.raises(BoardError) as caught:
        load_board(name_or_path)
    return caught.value


def test_a_board_of_the_package_is_read_once() -> None:
    assert load_board("usa") is load_board("usa")


def test_a_file(tmp_path: Path) -> None:
    path = tmp_path / "isle.toml"
    path.write_text(SMALL, encoding="utf-8")
    assert load_board(path) == load_board(str(path)) == parse_board(SMALL, "isle.toml")


def test_a_file_without_suffix_in_this_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "isle").write_text(SMALL, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    assert load_board("isle").id == "isle"


def test_byte_order_mark_and_windows_lines(tmp_path: Path) -> None:
    path = tmp_path / "isle.toml"
    path.write_bytes(b"\xef\xbb\xbf" + SMALL.replace("\n", "\r\n").encode())
    assert load_board(path) == parse_board(SMALL, "isle.toml")


def test_made_ids() -> None:
    board = parse_board(SMALL, "isle.toml")
    assert [route.id for route in board.routes[:3]] == ["ash-bay", "ash-bay.2", "bay-cliff"]
    assert [ticket.id for ticket in board.tickets[4:7]] == ["bay-dune", "bay-dune.2", "whole"]


def test_unknown_name_suggests() -> None:
    error = fault("old_wset")
    assert error.code == "unknown_board"
    assert error.params["near"] == "old_west"
    assert error.params["known"] == ", ".join(board_ids())
    assert list(board_ids()) == sorted({*STANDARD, *board_ids()})


@pytest.mark.parametrize("name", ["", "zzz", "a\0b", "x" * 5000, "usa\n", "\udcff"])
def test_strange_names(name: str) -> None:
    assert fault(name).code == "unknown_board"


def test_missing_file(tmp_path: Path) -> None:
    assert fault(tmp_path / "none").code == "file_missing"
    assert fault("none.toml").code == "file_missing"
    assert fault(Path("usa")).code == "file_missing"


@pytest.mark.parametrize("name", ["a\0b.toml", "x" * 5000 + ".toml", __file__ + "/x.toml"])
def test_unreadable_paths(name: str) -> None:
    assert fault(name).code == "file_unreadable"


def test_no_permission(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "isle.toml"
    path.write_text(SMALL, encoding="utf-8")

    def refuse(*_: object, **__: object) -> None:  # root may read everything, so the system's refusal is played
        raise PermissionError(errno.EACCES, "Permission denied")

    monkeypatch.setattr("builtins.open", refuse)
    assert fault(path).code == "file_unreadable"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="no named pipes here")
def test_a_pipe_does_not_block(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "pipe.toml")
    assert fault(tmp_path / "pipe.toml").code == "file_not_regular"


def test_a_folder(tmp_path: Path) -> None:
    assert fault(tmp_path).code == "file_is_directory"


def test_not_utf8(tmp_path: Path) -> None:
    path = tmp_path / "isle.toml"
    path.write_bytes(SMALL.encode("latin-1"))
    error = fault(path)
    assert error.code == "file_not_utf8"
    assert error.params["line"] == line_of("Élm")


def test_too_large(tmp_path: Path) -> None:
    path = tmp_path / "isle.toml"
    path.write_text("#" * (MAX_BYTES + 1), encoding="utf-8")
    assert fault(path).code == "file_too_large"


def test_loading_is_fast() -> None:
    """Under 15 ms of CPU time; the best of several, since other programs run too."""
    text = (Path(load_board.__code__.co_filename).parent / "data" / "usa.toml").read_text(encoding="utf-8")
    best = 1.0
    for _ in range(10):
        start = time.process_time()
        parse_board(text, "usa.toml")
        best = min(best, time.process_time() - start)
    assert best < 0.015
