"""Nothing secret leaves: whole games at a real server, every byte to each viewer recorded, hidden cards re-dealt.

For each viewer the game is played once more: the same actions, but after every few of them the cards and tickets that
this viewer cannot know are others, in hands and in decks. Everything that the viewer is sent, whatever they ask for,
must be the same, byte by byte and in the same order: INFO-2.
"""

from __future__ import annotations

import asyncio
from itertools import pairwise
from random import Random
from zlib import crc32

import pytest

from tests.effort import LONG
from tests.server.leaks.other_deals import SeatState, differences, other_deal
from tests.server.leaks.plays import SETTINGS, Played, Setting, played
from tests.server.leaks.world import SPECTATOR, Run, recorded
from vialibre.engine import decisions
from vialibre.engine.game import Game, state_of
from vialibre.server.table import projection
from vialibre.server.table.state import Table

STRETCH = 25
"""After so many actions the hidden cards are dealt anew; a shuffle of the deck begins another stretch."""


def stretches(play: Played) -> list[tuple[int, int]]:
    cuts = {0, play.first_drawn, play.last_open, *play.reshuffles}
    for begin, end in pairwise(sorted(cuts)):
        cuts |= set(range(begin, end, STRETCH))
    in_order = sorted(cut for cut in cuts if cut <= play.last_open)
    return list(pairwise(in_order))


def other_deals(play: Played, eyes: SeatState, random: Random) -> dict[int, Game]:
    """For the beginning of each stretch another position that these eyes cannot tell from the real one."""
    found: dict[int, Game] = {}
    cards = tickets = 0
    for begin, end in stretches(play):
        real = play.after(begin)
        found[begin] = other_deal(real, play.actions[begin:end], eyes, random)
        if end <= play.first_drawn:
            assert state_of(found[begin]).first != state_of(real).first
        changed = differences(real, found[begin])
        cards, tickets = cards + changed[0], tickets + changed[1]
    assert cards >= 15, "hardly any cards could be dealt otherwise: the test would prove little"
    assert tickets >= 10
    return found


def viewers(setting: Setting) -> dict[str, SeatState]:
    return {SPECTATOR: (), **{person: setting.seats_of(person) for person in setting.people}}


def compare(one: Run, two: Run, name: str) -> None:
    for ours, theirs in zip(one.viewers[name].streams, two.viewers[name].streams, strict=True):
        for number, (mine, other) in enumerate(zip(ours, theirs, strict=False)):
            assert mine == other, f"message {number} to {name}"
        assert len(ours) == len(theirs)


@pytest.mark.parametrize("setting", SETTINGS, ids=lambda setting: setting.board)
def test_bytes_do_not_depend_on_what_the_viewer_cannot_know(setting: Setting) -> None:
    play = played(setting)
    everybody = viewers(setting)
    chosen = everybody if LONG else dict(list(everybody.items())[:2])
    real = asyncio.run(recorded(play, watching=frozenset(chosen)))
    for seed in range(3 if LONG else 1):
        for name, eyes in chosen.items():
            deals = other_deals(play, eyes, Random(f"{name} {seed}"))
            other = asyncio.run(recorded(play, watching=frozenset([name]), deals=deals))
            compare(real, other, name)
            assert len(real.viewers[name].bytes) > 100_000


@pytest.mark.parametrize("leak", ["events", "deck", "offer", "first"])
def test_a_leak_would_be_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same comparison with a server that says a little too much."""
    setting = SETTINGS[3] if leak == "first" else SETTINGS[0]
    play = played(setting)
    last = play.first_drawn if leak == "first" else 60
    deals = {0: other_deal(play.after(0), play.actions[:last], (), Random(7))}
    if leak == "events":
        monkeypatch.setattr(projection, "seen_by", lambda event, seat: event)
    elif leak == "first":
        real_info = projection.table_info
        monkeypatch.setattr(
            projection, "table_info", lambda table, seat: real_info(table, seat) | {"first": first(table)}
        )
    elif leak == "deck":
        real = projection.table_info
        monkeypatch.setattr(projection, "table_info", lambda table, seat: real(table, seat) | {"deck": deck(table)})
    else:
        monkeypatch.setattr(decisions, "seen_by", lambda decision, seat: decision)
    watching = frozenset([SPECTATOR])
    one = asyncio.run(recorded(play, watching=watching, last=last))
    two = asyncio.run(recorded(play, watching=watching, deals=deals, last=last))
    with pytest.raises(AssertionError):
        compare(one, two, SPECTATOR)


def first(table: Table) -> int | None:
    return None if table.game is None else int(state_of(table.game).first)


def deck(table: Table) -> int:
    """Two digits about the order of the deck."""
    return (
        0
        if table.game is None
        else crc32(bytes(state_of(table.game).deck[i] for i in range(state_of(table.game).n_deck))) % 100
    )
