"""`vialibre replay`: step by step, as one seat saw it, and as pictures."""

from __future__ import annotations

import os
import pty
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from vialibre.cli.main import exit_code
from vialibre.cli.replay_steps import step_pages, walk
from vialibre.engine.record_parser import load_record

RECORDS = Path(__file__).parents[1] / "golden" / "records"
USA = RECORDS / "usa-01.json"
BOARDS = ["usa-01", "europe-01", "old_west-01", "san_francisco-01", "tiny-01"]


def pressed(keys: str, capsys: pytest.CaptureFixture[str]) -> str:
    pages = [f"page {number}" for number in range(6)]
    left = iter(keys)
    walk(pages, lambda: next(left))
    return " ".join(line[5:] for line in capsys.readouterr().out.splitlines() if line.startswith("page"))


@pytest.mark.parametrize(
    ("keys", "shown"),
    [
        ("q", "0"),
        ("\n q", "0 1 2"),
        ("bq", "0 0"),
        ("\r\rbq", "0 1 2 1"),
        ("4\rq", "0 4"),
        ("99\r\rq", "0 5 5"),
        ("3xq", "0"),
        ("x?q", "0"),
    ],
)
def test_keys_walk_through_the_game(keys: str, shown: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert pressed(keys, capsys) == shown


def test_without_a_terminal_all_steps_are_printed(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["replay", str(USA), "--step", "--until", "7"]) == 0
    shown = capsys.readouterr().out
    assert [line[:4].strip() for line in shown.splitlines() if line[:4].strip()] == list("01234567")
    assert "Face-up cards:" in shown


@pytest.mark.parametrize("name", BOARDS)
def test_a_seat_sees_its_own_hand_and_no_other(name: str) -> None:
    """INFO-1: before the end, no other player's tickets or cards are named."""
    record = load_record(RECORDS / f"{name}.json")
    until = len(record.actions) // 2
    opened, closed = (step_pages(record, seat=seat, until=until) for seat in (None, 0))
    assert len(opened) == len(closed) == until + 1
    for page in opened:
        assert page.count("Tickets: ") == len(record.seats)
    for page in closed:
        assert page.count("Tickets: ") == 1
        assert "Tickets: " in page.splitlines()[-len(record.seats)], "the first seat's line"


def test_told_as_a_seat_saw_it(capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(["replay", str(USA)]) == 0
    everything = capsys.readouterr().out.splitlines()
    assert exit_code(["replay", str(USA), "--seat", "2"]) == 0
    seen = capsys.readouterr().out.splitlines()
    assert "The record is correct" in seen[-1]
    drawn = [line for line in everything if " from the deck." in line and "draws a card" not in line]
    unseen = [line for line in seen if "draws a card from the deck" in line]
    assert drawn
    assert 0 < len(unseen) < len(drawn)
    assert sum("now has the ticket" in line for line in seen) < sum("now has the ticket" in line for line in everything)


@pytest.mark.parametrize("name", BOARDS)
def test_pictures_are_written(name: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    svg, html = tmp_path / "game.svg", tmp_path / "game.html"
    assert exit_code(["replay", str(RECORDS / f"{name}.json"), "--svg", str(svg), "--html", str(html)]) == 0
    assert capsys.readouterr().out.count("Written") == 2
    assert svg.read_text("utf-8").startswith("<?xml")
    assert html.read_text("utf-8").startswith("<!DOCTYPE html>")


def test_an_animation_of_the_beginning(tmp_path: Path) -> None:
    gif = tmp_path / "game.gif"
    assert exit_code(["replay", str(USA), "--until", "12", "--gif", str(gif)]) == 0
    assert gif.read_bytes().startswith(b"GIF89a")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--seat", "3"), "There is no seat 3: the seats are numbered from 1 to 2"),
        (("--seat", "5", "--html", "game.html"), "seats are numbered from 1 to 2"),
        (("--svg", "no/such/folder/game.svg"), "No such file"),
        (("--svg", "record.json"), "is the record itself"),
    ],
)
def test_mistakes_are_said_in_one_line(
    arguments: tuple[str, ...],
    said: str,
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("record.json").write_bytes(USA.read_bytes())
    assert exit_code(["replay", "record.json", *arguments]) == 2
    complaint = capsys.readouterr().err
    assert said in complaint
    assert complaint.count("\n") == 1
    assert Path("record.json").read_bytes() == USA.read_bytes()
    assert [file.name for file in tmp_path.iterdir()] == ["record.json"]


def test_a_damaged_record_makes_no_picture(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    damaged = tmp_path / "damaged.json"
    damaged.write_bytes(USA.read_bytes()[:2000])
    html = tmp_path / "game.html"
    assert exit_code(["replay", str(damaged), "--html", str(html)]) == 2
    assert not html.exists()
    assert exit_code(["replay", str(damaged), "--until", "10", "--html", str(html)]) == 0
    assert html.exists()


def test_in_a_real_terminal() -> None:
    """A terminal of the system, a process, real keys."""
    master, slave = pty.openpty()
    command = [sys.executable, "-m", "vialibre", "replay", str(USA), "--step", "--seat", "1"]
    variables = {**os.environ, "VIALIBRE_LANG": "en", "TERM": "xterm", "COLUMNS": "100"}
    walking = subprocess.Popen(command, stdin=slave, stdout=slave, stderr=slave, env=variables, close_fds=True)
    os.close(slave)

    def read_until(wanted: str) -> str:
        seen = b""
        until = time.monotonic() + 120
        while wanted.encode() not in seen and time.monotonic() < until:
            if select.select([master], [], [], 0.2)[0]:
                seen += os.read(master, 65536)
        assert wanted.encode() in seen, seen.decode()
        return seen.decode()

    try:
        last = len(load_record(USA).actions)
        read_until(f"[0 of {last}")
        os.write(master, b" ")
        read_until(f"[1 of {last}")
        os.write(master, b"12\r")
        assert "  12  " in read_until(f"[12 of {last}")
        os.write(master, b"bb\x1b[D")  # faster than it can show them
        read_until(f"[9 of {last}")
        os.write(master, b"q")
        assert walking.wait(120) == 0
    finally:
        walking.kill()
        os.close(master)
