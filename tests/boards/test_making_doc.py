"""docs/making-a-board.md is true: its edits and commands, one after the other, give what it shows."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import pytest

from vialibre.cli.main import exit_code

PAGE = Path(__file__).parents[2] / "docs" / "making-a-board.md"
RUN_HERE = ("board new", "board check", "board draw")
"""Playtests have their own tests, and games need a person to play them."""
BLOCK = re.compile(r"(?:<!-- (?P<what>[a-z ]+) -->\n)?```(?P<kind>\w+)\n(?P<text>.*?)```", re.DOTALL)


def steps() -> Iterator[tuple[str, str]]:
    """(what, text): a command with its output, or an edit."""
    for block in BLOCK.finditer(PAGE.read_text("utf-8")):
        if block["what"]:
            yield block["what"], block["text"]
        elif block["kind"] == "console":
            for command in re.split(r"^\$ ", block["text"], flags=re.MULTILINE)[1:]:
                yield "run", command


def edited(text: str, what: str, change: str) -> str:
    if what == "change":
        old, new = (re.search(rf"^\{sign}(.*\n)", change, re.MULTILINE) for sign in "-+")
        assert old
        assert new
        assert text.count(old[1]) == 1, old[1]
        return text.replace(old[1], new[1])
    start = f"\n{what.removeprefix('add to ')} = [\n"
    assert text.count(start) == 1
    return text.replace(start, start + change)


def blurred(output: str) -> str:
    """Without what a font or another version may change: sizes of files, and the content hash."""
    return re.sub(r"\d+ KiB", "… KiB", re.sub(r"Content hash: .*", "Content hash: …", output))


def test_the_page_is_true(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    file = tmp_path / "andalucia.toml"
    ran = 0
    for what, text in steps():
        if what != "run":
            file.write_text(edited(file.read_text("utf-8"), what, text), "utf-8")
            continue
        command, _, expected = text.partition("\n")
        if not command.removeprefix("vialibre ").startswith(RUN_HERE):
            continue
        exit_code(shlex.split(command)[1:])
        shown = capsys.readouterr()
        assert blurred(shown.out + shown.err).rstrip() == blurred(expected).rstrip()
        ran += 1
    assert ran == 6


def test_its_pictures_are_there() -> None:
    for name in re.findall(r"\]\((images/[^)]+)\)", PAGE.read_text("utf-8")):
        assert (PAGE.parent / name).stat().st_size < 300_000
