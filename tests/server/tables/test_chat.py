"""Words at a table: phrases always, free text unless the host switched it off."""

from __future__ import annotations

import pytest

from tests.server.tables.helpers import Desk, refused, running
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.options import Options
from vialibre.server.table.phrases import PHRASES


def test_people_talk_before_during_and_after_a_game() -> None:
    desk = Desk()
    desk.sit("ana")
    assert desk.ask("ana", ask.Say("hello")) == [entries.Said("ana", "Ana", phrase="hello")]
    desk.sit("bea")
    desk.ask("ana", ask.Start())
    assert desk.ask("bea", ask.Say(text="good luck")) == [entries.Said("bea", "Bea", text="good luck")]
    desk.ask("ana", ask.Resign())
    desk.ask("ana", ask.Say("bye"))


@pytest.mark.parametrize("phrase", PHRASES)
def test_phrases_travel_as_keys(phrase: str) -> None:
    desk = running(options=Options(chat=False))
    telling = desk.telling(None)
    desk.ask("ana", ask.Say(phrase))
    said = telling.update(desk.lines[-1].entry)["entry"]
    assert said == {"kind": "said", "person": "ana", "name": "Ana", "phrase": phrase, "text": None}


def test_the_host_switches_free_text_off_and_on_while_a_game_goes_on() -> None:
    desk = running()
    desk.ask("ana", ask.SetOptions(Options(chat=False)))
    with refused("chat_off"):
        desk.ask("bea", ask.Say(text="hello"))
    desk.ask("bea", ask.Say("hello"))
    with refused("host_only"):
        desk.ask("bea", ask.SetOptions(Options(chat=True)))
    desk.ask("ana", ask.SetOptions(Options(chat=True)))
    desk.ask("bea", ask.Say(text="hello"))


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (" a \n b\t c ", "a b c"),
        ("red\x1b[31m\x00alert\x07", "red [31m alert"),
        ("\u202eevil\u2066", "evil"),
        ("a\u2028b", "a b"),
        ("👩\u200d👧 ok", "👩\u200d👧 ok"),
        ("می\u200cخواهم", "می\u200cخواهم"),
    ],
)
def test_what_is_said_is_one_line_that_plays_no_tricks(text: str, shown: str) -> None:
    desk = running()
    (entry,) = desk.ask("ana", ask.Say(text=text))
    assert isinstance(entry, entries.Said)
    assert entry.text == shown
