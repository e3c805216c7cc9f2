"""docs/bot-protocol.md: its examples have the shape of what is sent, its figures are the program's, its bot plays."""

from __future__ import annotations

import json
import re
import shlex
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from build_page import find_node

import vialibre
from tests.bots.external.helper import rogue
from vialibre import Game
from vialibre.bots.external import command, messages, process, program
from vialibre.bots.external.bot import CommandBot
from vialibre.bots.external.failure import ProgramFailed
from vialibre.bots.external.keeper import LEAVE, TERMINATE
from vialibre.bots.external.pool import pool
from vialibre.bots.levels import FALLBACK
from vialibre.bots.registry import make_bot
from vialibre.lab.match import play_match
from vialibre.server.table.messages import GameView

DOC = (Path(vialibre.__file__).parents[2] / "docs" / "bot-protocol.md").read_text("utf-8")
EXAMPLES = [json.loads(text) for text in re.findall(r"^```json\n(.*?)\n```$", DOC, re.MULTILINE | re.DOTALL)]
SENT = [example for example in EXAMPLES if example.get("type") and "name" not in example]


def sent() -> dict[str, dict[str, Any]]:
    """One of each message, as a program gets it."""
    game = Game.new("europe", seats=2, seed=1)
    view = game.view(0)
    lines = [
        messages.hello(),
        messages.board_facts(game.board),
        messages.game(1, view, 10.0),
        messages.choose(7, 1, view, ["pass"], seconds=10.0, seed=1),
        messages.end(1, None),
    ]
    assert all(line.endswith(b"\n") and line.count(b"\n") == 1 for line in lines)
    return {found["type"]: found for found in map(json.loads, lines)}


def test_every_message_has_an_example_with_its_fields() -> None:
    real = sent()
    assert [example["type"] for example in SENT] == list(real) == re.findall(r"^### (\w+)$", DOC, re.MULTILINE)
    for example in SENT:
        found = real[example["type"]]
        assert list(example) == list(found), example["type"]
        for name, value in example.items():
            # A field that is null here may be an object in another message.
            assert type(value) is type(found[name]) or None in (value, found[name]), name


def test_the_example_of_a_board_is_a_part_of_the_real_one() -> None:
    shown = next(example["board"] for example in SENT if example["type"] == "board")
    real = sent()["board"]["board"]
    for name, value in shown.items():
        if name == "digest":
            continue
        if name in ("city", "route", "ticket"):
            (row,) = value
            (same,) = (one for one in real[name] if one["id"] == row["id"])
            assert row.items() <= same.items()
        elif isinstance(value, dict):
            assert value.items() <= real[name].items()
        else:
            assert value == real[name]


def test_the_examples_of_answers_are_read() -> None:
    hello, answer = (example for example in EXAMPLES if example not in SENT)
    assert messages.read_hello(json.dumps(hello)) == messages.Hello(1, "Longest route")
    asked = next(example for example in SENT if example["type"] == "choose")
    assert messages.read_answer(json.dumps(answer)) == messages.Answer(asked["id"], answer["action"])
    assert answer["action"] in asked["legal"]


def test_a_view_has_the_shape_that_pages_get() -> None:
    """At every decision of a game, and at its end."""
    game = Game.new("europe", seats=2, seed=1)
    bots = [make_bot("conductor"), make_bot("conductor")]
    while not game.is_over:
        seat = game.to_act[0]
        legal = game.legal_ids(seat)
        line = messages.choose(1, 1, game.view(seat), [], seconds=1.0, seed=0)
        msgspec.json.decode(msgspec.json.encode(json.loads(line)["view"]), type=GameView)
        game.apply(bots[seat].choose(game.view(seat), legal, Random(1)), seat)
    msgspec.json.decode(msgspec.json.encode(json.loads(messages.end(1, game.view(0)))["view"]), type=GameView)


@pytest.mark.parametrize(
    "row",
    [
        f"| the answer to `hello` | {program.HELLO:g} s |",
        f"| the answer to `choose` | `seconds`, and {program.GRACE:g} s for",
        f"| reading a message without an answer | {program.TELL:g} s |",
        f"| a line of the program | {process.MOST_LINE} bytes |",
        f"| ending by itself when the input ends | {LEAVE:g} s |",
        f"| ending after SIGTERM | {TERMINATE:g} s |",
        f"without a number there are {command.SECONDS:g}.",
        f"`{FALLBACK}` plays its seat",
    ],
)
def test_figures(row: str) -> None:
    assert row in DOC


def test_the_bot_of_15_lines_plays(tmp_path: Path) -> None:
    found = re.search(r"^```js\n(.*?)^```$", DOC, re.MULTILINE | re.DOTALL)
    assert found is not None
    assert len(found[1].splitlines()) <= 15
    (tmp_path / "bot.mjs").write_text(found[1], "utf-8")
    bot = f"cmd:{shlex.join([str(find_node()[0]), str(tmp_path / 'bot.mjs')])}"
    match = play_match(vialibre.load_board("usa"), [bot, "porter"], seed=1)
    pool.end_all()
    assert match.forfeited == ()
    assert 0 in match.winners, "claiming what it can beats random play"


def test_the_messages_of_failures_are_those_in_the_doc(tmp_path: Path) -> None:
    """The sentences around the quotations, from a program that fails."""
    for mode, part in (("die", "when it should have answered. Its last words: “"), ("not-json", "JSON is malformed:")):
        bot = CommandBot(command.read_command(rogue(mode, tmp_path / "pids")))
        with pytest.raises(ProgramFailed) as failed:
            bot.choose(Game.new("usa", seats=2, seed=1).view(0), [0], Random(1))
        assert part in str(failed.value)
        assert part in DOC
