"""How programs are named on a command line, and that only the operator's own may name them."""

from __future__ import annotations

import shlex
import sys

import pytest

from vialibre import BadSetup
from vialibre.bots.external.command import SECONDS, Command, read_command
from vialibre.bots.given import bot_maker
from vialibre.bots.names import is_command, split_bots
from vialibre.bots.registry import make_bot


def test_the_program_its_arguments_and_its_time() -> None:
    python = shlex.quote(sys.executable)  # its path may have a blank
    name = f"cmd:{python} --fast 'two words' \"and, a comma\""
    assert read_command(name) == Command(name, (sys.executable, "--fast", "two words", "and, a comma"), SECONDS)
    assert read_command(f"cmd@0.25:{python}").seconds == 0.25
    assert read_command("cmd@3600:sh").arguments == ("sh",)


@pytest.mark.parametrize(
    ("name", "code"),
    [
        ("cmd:", "command_bot_empty"),
        ("cmd: ", "command_bot_empty"),
        ("cmd@5", "command_bot_empty"),
        ("cmd:sh\0x", "command_bot_empty"),
        ("cmd:sh 'x", "command_bot_quotes"),
        ("cmd:./nowhere", "command_bot_missing"),
        ("cmd:nowhere-on-the-path", "command_bot_missing"),
        (f"cmd:{shlex.quote(__file__)}", "command_bot_missing"),
        *((f"cmd@{time}:sh", "command_bot_seconds") for time in ("", "0", "0.0", "-1", "3601", "1e3", "nan", "1 ")),
    ],
)
def test_what_cannot_be_started(name: str, code: str) -> None:
    with pytest.raises(BadSetup) as found:
        read_command(name)
    assert found.value.code == code
    assert "{" not in str(found.value)


def test_programs_are_started_for_the_operator_only() -> None:
    """Names in records and messages come to make_bot, too; a caller has to say that they are its own."""
    with pytest.raises(BadSetup) as found:
        make_bot("cmd:sh")
    assert found.value.code == "command_bot_refused"
    assert make_bot("cmd:sh", commands=True) is not None
    assert bot_maker("cmd:sh")[0] == "cmd:sh"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("stoker", ["stoker"]),
        (" stoker , conductor", ["stoker", "conductor"]),
        ("cmd:./a --x=1,stoker", ["cmd:./a --x=1", "stoker"]),
        ("cmd:./a '1,2',stoker", ["cmd:./a '1,2'", "stoker"]),
        ('cmd:./a "1,\'2",stoker', ['cmd:./a "1,\'2"', "stoker"]),
        (r"cmd:./a 1\,2,stoker", [r"cmd:./a 1\,2", "stoker"]),
        (r"cmd:./a '\',stoker", [r"cmd:./a '\'", "stoker"]),
        ("cmd:./a 'never closed,stoker", ["cmd:./a 'never closed,stoker"]),
        ("stoker,", ["stoker", ""]),
    ],
)
def test_lists_of_bots(text: str, names: list[str]) -> None:
    assert split_bots(text) == names
    assert ",".join(names).replace(" ", "") == text.replace(" ", "")


def test_only_names_that_begin_so_are_commands() -> None:
    assert [is_command(name) for name in ("cmd:x", "cmd@1:x", "command:Bot", "stoker", "x:cmd", "CMD:x")] == [
        True,
        True,
        False,
        False,
        False,
        False,
    ]
