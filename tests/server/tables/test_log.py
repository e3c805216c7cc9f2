"""The log is the table: folding it again gives the same, and a client that missed a part can be sent just that."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random
from typing import get_args

import pytest

from tests.effort import times
from tests.server.tables.anything import anything, something
from tests.server.tables.helpers import NAMES, Desk, who, whole
from tests.server.tables.merge import begun, merged, over_the_wire
from vialibre.errors import VialibreError
from vialibre.server.table.decide import decide
from vialibre.server.table.entries import Acted, AnyEntry, Created, decode_entry, encode_entry
from vialibre.server.table.log import Line, history, missed
from vialibre.server.table.projection import ViewerProjection
from vialibre.server.table.state import OPEN

SEEDS = range(times(16, 1000))


def viewers(desk: Desk) -> list[int | None]:
    seats = [] if desk.table.status == OPEN else range(len(desk.table.seats))
    return [None, *seats]


@pytest.mark.parametrize("seed", SEEDS)
def test_rebuilt_from_its_log_a_table_is_the_same(seed: int) -> None:
    desk = anything(seed)
    assert whole(desk.rebuilt()) == whole(desk.table)


@pytest.mark.parametrize("seed", SEEDS)
def test_what_was_missed_brings_a_page_up_to_date(seed: int) -> None:
    """A snapshot at any number, then the updates since: the same as a snapshot now. For every seat and a spectator."""
    desk, random = anything(seed), Random(seed)
    last = desk.table.n
    first = 1 if desk.table.status == OPEN else max(1, desk.table.dealt_n)
    for seat in viewers(desk):
        for since in {first, last, *(random.randint(first, last) for _ in range(3))}:
            page = begun(over_the_wire(ViewerProjection(desk.rebuilt(since), seat).snapshot()))
            for message in missed("table", desk.board, desk.lines, seat, since):
                page = merged(page, over_the_wire(message))
            assert page == begun(over_the_wire(ViewerProjection(desk.table, seat).snapshot()))


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_what_was_missed_is_what_was_sent(seed: int) -> None:
    """Byte by byte: the updates made as entries came, and those made afterwards from the log."""
    desk = anything(seed)
    if desk.table.dealt_n == 0:
        return
    for seat in viewers(desk):
        table = desk.rebuilt(desk.table.dealt_n)
        telling = ViewerProjection(table, seat)
        sent = []
        for line in desk.lines[desk.table.dealt_n :]:
            table.add(line.n, line.at, line.entry)
            sent.append(over_the_wire(telling.update(line.entry)))
        for since in range(desk.table.dealt_n, desk.table.n, 17):
            later = [over_the_wire(message) for message in missed("table", desk.board, desk.lines, seat, since)]
            assert later == sent[since - desk.table.dealt_n :]


@pytest.mark.parametrize("seed", SEEDS[:8])
def test_the_history_tells_every_entry_after_the_first(seed: int) -> None:
    desk = anything(seed)
    for seat in viewers(desk):
        found = history("table", desk.board, desk.lines, [seat])
        assert [line["n"] for line in found] == list(range(2, desk.table.n + 1))


def test_who_has_two_seats_finds_the_actions_of_both_in_the_history() -> None:
    desk = anything(0)
    acted = {entry.seat for _, _, entry in desk.lines if isinstance(entry, Acted)}
    found = history("table", desk.board, desk.lines, sorted(acted))
    assert {line["seat"] for line in found if "action" in line} == acted
    assert len(acted) > 1


@pytest.mark.parametrize("seed", SEEDS)
def test_a_command_is_decided_without_changing_anything(seed: int) -> None:
    desk, random = anything(seed, most=60), Random(seed)
    before = whole(desk.table)
    for _ in range(20):
        if desk.table.waiting() or desk.table.status == OPEN:
            with suppress(VialibreError):
                decide(desk.table, who(random.choice(NAMES)), something(desk, random))
        assert whole(desk.table) == before


def test_entries_come_back_from_storage_as_they_were() -> None:
    """And among these games every kind of entry occurs, so that all of the above speaks of all of them."""
    kinds: Counter[type] = Counter()
    for seed in range(24):
        desk = anything(seed)
        for line in desk.lines:
            assert decode_entry(encode_entry(line.entry)) == line.entry
            kinds[type(line.entry)] += 1
    never = {kind.__name__ for kind in get_args(AnyEntry)} - {kind.__name__ for kind in kinds}
    assert never == {"Rematched"}  # the API's, see test_endings


def test_a_log_begins_with_its_table() -> None:
    desk = Desk()
    assert isinstance(desk.lines[0], Line)
    assert isinstance(desk.lines[0].entry, Created)
    assert whole(desk.rebuilt()) == whole(desk.table)
