"""Every no of a table, with its code. A new one must be listed here."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.server.tables.helpers import ENTROPY, Desk, refused, running, under_way
from vialibre.errors import VialibreError
from vialibre.i18n import languages
from vialibre.server.table import commands as ask
from vialibre.server.table import decide as decide_module
from vialibre.server.table import entries
from vialibre.server.table.commands import AnyCommand
from vialibre.server.table.options import Options

Case = tuple[Callable[[], Desk], str, AnyCommand]


def seated() -> Desk:
    desk = Desk()
    desk.sit("ana")
    return desk


def full() -> Desk:
    desk = seated()
    desk.sit("bea")
    return desk


def bots_only() -> Desk:
    desk = Desk()
    desk.ask("ana", ask.SeatBot("porter"))
    desk.ask("ana", ask.SeatBot("porter"))
    return desk


def resigned() -> Desk:
    desk = running("ana bea cyd", "europe")
    desk.ask("ana", ask.Resign())
    return desk


def over() -> Desk:
    desk = running()
    desk.ask("ana", ask.Resign())
    return desk


def silent() -> Desk:
    return running(options=Options(chat=False))


CASES: dict[str, Case] = {
    "already_started": (running, "ana", ask.Sit(ENTROPY["ana"])),
    "bad_first": (Desk, "ana", ask.SetOptions(Options(first=2))),
    "bad_name": (Desk, "ana", ask.Sit(ENTROPY["ana"], 0, "bot:porter")),
    "cannot_undo": (running, "ana", ask.Undo(4)),
    "chat_off": (silent, "ana", ask.Say(text="hello")),
    "given_up": (resigned, "ana", ask.Act(5, "keep 1 2")),
    "host_only": (seated, "bea", ask.Start()),
    "no_alvin": (Desk, "ana", ask.SetOptions(Options(alvin=True))),
    "no_such_level": (Desk, "ana", ask.SeatBot("deep-blue")),
    "no_such_phrase": (seated, "ana", ask.Say("checkmate")),
    "no_such_seat": (Desk, "ana", ask.Sit(ENTROPY["ana"], 5)),
    "nobody_plays": (bots_only, "ana", ask.Start()),
    "not_away": (running, "ana", ask.Return()),
    "not_gone": (running, "ana", ask.VoteOut(1)),
    "not_seated": (running, "cyd", ask.Act(4, "keep 1 2")),
    "not_started": (seated, "ana", ask.Act(4, "keep 1 2")),
    "not_your_seat": (running, "ana", ask.Act(4, "keep 1 2", 1)),
    "nothing_said": (running, "ana", ask.Say(text=" \n\t \x00")),
    "seat_free": (Desk, "ana", ask.Remove(1)),
    "seat_taken": (seated, "bea", ask.Sit(ENTROPY["bea"], 0)),
    "seats_free": (seated, "ana", ask.Start()),
    "stale": (running, "ana", ask.Act(1, "keep 1 2")),
    "table_full": (full, "cyd", ask.Sit(ENTROPY["cyd"])),
    "table_over": (over, "ana", ask.Undo(4)),
}


@pytest.mark.parametrize("code", sorted(CASES))
def test_refusal(code: str) -> None:
    make, person, command = CASES[code]
    desk = make()
    with refused(code):
        desk.ask(person, command)


def test_every_refusal_is_listed() -> None:
    source = Path(str(decide_module.__file__)).parent
    found = {code for file in source.glob("*.py") for code in re.findall(r'Refused\(\s*"(\w+)"', file.read_text())}
    found |= {"not_started", "already_started"}  # chosen by a condition
    found |= {"no_alvin"}  # raised by the shared check of the engine
    assert found == set(CASES)


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("code", sorted(CASES))
def test_every_refusal_has_its_sentence(code: str, lang: str) -> None:
    make, person, command = CASES[code]
    desk = make()
    with pytest.raises(VialibreError) as caught:
        desk.ask(person, command)
    text = caught.value.text(lang)
    assert code not in text
    assert "{" not in text


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (ask.Remove(4), "no_such_seat"),
        (ask.SeatBot("porter", 4), "no_such_seat"),
        (ask.SeatBot("porter", 0), "seat_taken"),
        (ask.SetOptions(Options(stand_in="deep-blue")), "no_such_level"),
        (ask.SeatBot("baron@0.4"), "no_such_level"),
        (ask.SeatBot("mcts"), "no_such_level"),
        (ask.SeatBot("hungry"), "no_such_level"),
        (ask.Leave(1), "not_your_seat"),
    ],
)
def test_the_same_refusals_for_other_commands(command: AnyCommand, code: str) -> None:
    with refused(code):
        seated().ask("ana", command)


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (ask.Resign(1), "not_your_seat"),
        (ask.VoteOut(5), "no_such_seat"),
        (ask.VoteOut(0), "not_gone"),
        (ask.Undo(0), "cannot_undo"),
    ],
)
def test_the_same_refusals_in_play(command: AnyCommand, code: str) -> None:
    with refused(code):
        running().ask("ana", command)


def test_illegal_actions_get_the_engines_reasons() -> None:
    desk = under_way()
    seat = desk.turn
    person, version = str(desk.table.seats[seat].person), desk.table.versions[seat]
    other = str(desk.table.seats[1 - seat].person)
    for who, action, code in (
        (person, "keep 1", "other_decision"),
        (person, "juggle", "unknown_verb"),
        (person, "claim paris-dieppe red", "unknown_route"),
        (person, "claim denver-omaha wild", "not_enough_cards"),
        (other, "draw deck", "not_your_turn"),
    ):
        with refused(code):
            desk.ask(who, ask.Act(version, action))


def test_who_gave_up_cannot_resign_again_nor_be_asked_for_a_vote() -> None:
    desk = resigned()
    with refused("given_up"):
        desk.ask("ana", ask.Resign())
    with refused("not_gone"):
        desk.ask("bea", ask.VoteOut(0))
    with refused("not_away"):
        desk.ask("ana", ask.Return())
    assert desk.ask("ana", ask.Abandon()) == []
    desk.add(entries.Gone("bea"))
    desk.add(entries.StoodIn(1, "gone"))
    assert desk.ask("ana", ask.VoteOut(1)) == []
