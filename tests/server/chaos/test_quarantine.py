"""Tables that cannot be computed are set aside, told about, remembered and released; every other table goes on."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable
from typing import Any, TypeVar, TypeVarTuple, Unpack

import pytest
import sqlalchemy as sa

from tests.analysis.brute_force import RING
from tests.server.chaos.inside import (
    SECRET,
    Clock,
    Ear,
    FirstLegal,
    Hesitant,
    hub_on,
    listening,
    new_table,
    until,
    until_stored,
    who,
)
from vialibre.boards.load import is_packaged, parse_board
from vialibre.engine.view import View
from vialibre.errors import TooMuchWork, VialibreError
from vialibre.fair.deal import commitment_of
from vialibre.server import quarantine
from vialibre.server.errors import Refused
from vialibre.server.fair_queue import JobOwner
from vialibre.server.hub import Hub
from vialibre.server.storage.rows import OwnBoard, TableRow, new_id
from vialibre.server.storage.schema import entries
from vialibre.server.table import commands as ask
from vialibre.server.table.entries import Acted, AnyEntry, Created
from vialibre.server.table.log import rehearse
from vialibre.server.table.options import Clock as MoveClock
from vialibre.server.table.options import Options
from vialibre.server.table.projection import ViewerProjection
from vialibre.server.table.state import Table

T = TypeVar("T")
Ts = TypeVarTuple("Ts")

PLAIN = Options(bot_pause=0)
KEY = "0" * 64


@pytest.fixture(autouse=True)
def _quick(quick_hub: None) -> None:
    pass


async def change(hub: Hub, statement: sa.Executable) -> None:
    await hub.storage._write(lambda connection: connection.execute(statement))


def of(table: str, n: int) -> sa.ColumnElement[bool]:
    return (entries.c.table_id == table) & (entries.c.n == n)


DAMAGES: dict[str, tuple[Callable[[str], sa.Executable], str, str]] = {
    "a kind that nobody knows": (
        lambda table: sa.update(entries).where(of(table, 4)).values(data='{"kind":"teleported"}'),
        "damaged_log",
        "entry 4: ValidationError",
    ),
    "no JSON": (lambda table: sa.update(entries).where(of(table, 4)).values(data="{"), "damaged_log", "entry 4: "),
    "a gap": (lambda table: sa.delete(entries).where(of(table, 3)), "damaged_log", "entry 3: AssertionError"),
    "an action that no board has": (
        lambda table: (
            sa.update(entries).where(of(table, 4)).values(data='{"kind":"acted","seat":0,"action":"fly to the moon"}')
        ),
        "damaged_log",
        "entry 4: ",
    ),
    "another beginning": (
        lambda table: sa.update(entries).where(of(table, 1)).values(data='{"kind":"started"}'),
        "damaged_log",
        "entry 1: ",
    ),
    "a board that is gone": (
        lambda table: sa.update(entries).where(of(table, 1)).values(data=_created("ab" * 32)),
        "board_refused",
        "entry 1: Refused no_such_board",
    ),
    "a board that is no longer good": (
        lambda table: sa.update(entries).where(of(table, 1)).values(data=_created(KEY)),
        "board_refused",
        "entry 1: BoardError",
    ),
}


def _created(board: str) -> str:
    data = {"kind": "created", "board": board, "seats": 2, "options": {}, "host": "ana", "host_name": "Ana"}
    return json.dumps({**data, "commitment": commitment_of(SECRET), "secret": SECRET})


async def refusal(hub: Hub, table: str) -> VialibreError:
    with pytest.raises(Refused) as caught:
        await hub.listen(table, "ana", lambda message: None, None)
    return caught.value


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_table_is_set_aside_and_the_others_go_on(
    damage: str, url: str, caplog: pytest.LogCaptureFixture
) -> None:
    statement, reason, detail = DAMAGES[damage]

    async def scenario() -> None:
        clock = Clock()
        async with hub_on(url, clock, Hesitant()) as hub:
            broken = await new_table(hub, "ana", PLAIN, bots=1)
            clock.now += 1
            table = await new_table(hub, "ana", PLAIN, bots=1)
            await hub.storage.put_board(OwnBoard(KEY, "Gone bad", '{"id": "bad"}'))
            await change(hub, statement(broken))
        clock.now += 100
        with caplog.at_level(logging.ERROR, "vialibre"):
            async with hub_on(url, clock) as hub:
                await until_stored(hub, table, after=4)
                await until_aside(hub, broken)
                [row] = await hub.storage.quarantined()
                assert (row.table_id, row.reason) == (broken, reason)
                assert row.detail.startswith(detail), row.detail
                assert (await refusal(hub, broken)).params == {"reason": reason}
                assert await hub.storage.count_quarantined() == 1
                assert broken not in [one.id for one in await hub.storage.due(clock.now + 1e6)]
        [line] = [record for record in caplog.records if "set aside" in record.getMessage()]
        assert reason in line.getMessage()
        assert broken not in line.getMessage() + str(line.__dict__.get("table"))
        # After the next start it is not even read.
        async with hub_on(url, clock) as hub:
            read: list[str] = []
            sweeps: list[float] = []
            lines, due = hub.lines, hub.storage.due

            async def swept(now: float, limit: int = 100) -> list[TableRow]:
                sweeps.append(now)
                return await due(now, limit)

            async def noted(table_id: str, after: int = 0) -> list[Any]:
                read.append(table_id)
                return list(await lines(table_id, after))

            hub.lines = noted  # type: ignore[method-assign]
            hub.storage.due = swept  # type: ignore[method-assign]
            clock.now += 100
            await listening(hub, table, "ana")
            await until(lambda: len(sweeps) > 3)
            assert (await refusal(hub, broken)).code == "table_quarantined"
            assert broken not in read

    asyncio.run(scenario())


async def until_aside(hub: Hub, table: str) -> None:
    async with asyncio.timeout(60):
        while await hub.storage.quarantine_of(table) is None:
            await asyncio.sleep(0.01)


def test_a_released_table_goes_on_where_it_was(url: str) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with hub_on(url, clock) as hub:
            table = await new_table(hub, "ana bea", PLAIN)
            [entry] = await hub.storage.entries(table, 3)
            assert entry.kind == "started"
            del hub.live_tables[table]
            await change(hub, sa.update(entries).where(of(table, 4)).values(data="{"))
            assert (await refusal(hub, table)).code == "table_quarantined"
            # Still broken: it is set aside again at once.
            again = await hub.release(table)
            assert again is not None
            assert again.reason == "damaged_log"
            await change(hub, sa.update(entries).where(of(table, 4)).values(data=entry.data))
            assert (await refusal(hub, table)).code == "table_quarantined"
            assert await hub.release(table) is None
            ana, bea = await listening(hub, table, "ana bea")
            await (ana if ana.is_waited_for else bea).act()
            assert ana.kinds == ["acted"]
            with pytest.raises(Refused) as caught:
                await hub.release(table)
            assert caught.value.code == "not_quarantined"

    asyncio.run(scenario())


class Told:
    """A connection that is told why it ends."""

    def __init__(self) -> None:
        self.heard: list[bytes] = []
        self.errors: list[VialibreError] = []

    async def listen(self, hub: Hub, table: str, person: str | None) -> None:
        await hub.listen(table, person, self.heard.append, None, fail=self.errors.append)


FAILURES: dict[str, tuple[Exception, str]] = {
    "budget": (TooMuchWork("too_much_work"), "too_much_work"),
    "fault": (KeyError("red red red"), "server_fault"),
}


@pytest.mark.parametrize("where", ["fold", "show"])
@pytest.mark.parametrize("failure", FAILURES)
def test_a_table_that_fails_while_people_play(
    failure: str, where: str, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    error, reason = FAILURES[failure]

    async def scenario() -> None:
        clock = Clock()
        async with hub_on(url, clock) as hub:
            table = await new_table(hub, "ana bea", Options(clock=MoveClock(move=60)))
            other = await new_table(hub, "ana bea", PLAIN)
            ana, bea = await listening(hub, table, "ana bea")
            told = Told()
            await told.listen(hub, table, "ana")
            _break(monkeypatch, table, where, error)
            player = ana if ana.is_waited_for else bea
            with pytest.raises(Refused) as caught:
                await player.act()
            assert (caught.value.code, caught.value.params) == ("table_quarantined", {"reason": reason})
            [said] = told.errors
            assert (said.code, said.params) == ("table_quarantined", {"reason": reason})
            row = await hub.storage.quarantine_of(table)
            assert row is not None
            assert row.reason == reason
            assert "red" not in row.detail, "a value of the game"
            assert table not in hub.live_tables
            clock.now += 1000  # the clock has run out: no process drives it
            for _ in range(3):
                one, two = await listening(hub, other, "ana bea")
                await (one if one.is_waited_for else two).act()
            assert (await hub.storage.entries(table))[-1].kind == ("started" if where == "fold" else "acted")

    asyncio.run(scenario())


def _break(monkeypatch: pytest.MonkeyPatch, table: str, where: str, error: Exception) -> None:
    add, update = Table.add, ViewerProjection.update

    def adding(self: Table, n: int, at: float, entry: AnyEntry, number: int | None = None) -> None:
        if self.id == table and isinstance(entry, Acted):
            raise error
        add(self, n, at, entry, number)

    def updating(self: ViewerProjection, entry: AnyEntry) -> dict[str, Any]:
        if self.table.id == table:
            raise error
        return update(self, entry)

    if where == "fold":
        monkeypatch.setattr(Table, "add", adding)
    else:
        monkeypatch.setattr(ViewerProjection, "update", updating)


def test_every_worker_hears_of_it(postgres_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        clock = Clock()
        async with hub_on(postgres_url, clock) as one, hub_on(postgres_url, clock) as two:
            table = await new_table(one, "ana bea", PLAIN)
            (ana,) = await listening(one, table, "ana")
            told = Told()
            await told.listen(two, table, "bea")
            _break(monkeypatch, table, "fold", TooMuchWork("too_much_work"))
            bea = Ear(one, table, "bea")
            await bea.listen()
            with pytest.raises(Refused):
                await (ana if ana.is_waited_for else bea).act()
            await until(lambda: bool(told.errors))
            assert told.errors[0].params == {"reason": "too_much_work"}
            assert table not in two.live_tables
            assert (await refusal(two, table)).code == "table_quarantined"

    asyncio.run(scenario())


class Rehearsing(FirstLegal):
    """Jobs are done here; what is rehearsed is noted, and found too much if `heavy`."""

    def __init__(self, *, heavy: bool = False) -> None:
        super().__init__()
        self.heavy = heavy
        self.rehearsed: list[str] = []

    async def run(self, work: Callable[[Unpack[Ts]], T], *arguments: *Ts, owner: JobOwner) -> T:
        if work.__name__ == rehearse.__name__:
            self.rehearsed.append(str(next(iter(arguments))))
            if self.heavy:
                raise TooMuchWork("too_much_work")
        return work(*arguments)

    async def choose(self, bot: str, view: View, legal: list[int], seed: str, *, host: str = "") -> int:
        if self.heavy and not is_packaged(view.board):
            raise TooMuchWork("too_much_work")
        return legal[0]


async def own_table(hub: Hub, options: Options, bots: int = 0) -> str:
    board = parse_board(RING, "ring.toml")
    key, board = await hub.boards.take(None, RING, hub.bot_pool, JobOwner())
    table = new_id()
    created = Created(key, 2, options, "ana", "Ana", commitment_of(SECRET), SECRET)
    await hub.create(table, key, board, created)
    await hub.execute(table, who("ana"), ask.Sit("01" * 16))
    await hub.execute(table, who("ana"), ask.SeatBot("porter") if bots else ask.Sit("02" * 16))
    await hub.execute(table, who("ana"), ask.Start())
    return table


def test_a_table_that_is_too_much_after_a_restart(url: str) -> None:
    """It is overdue, so it is loaded at once: elsewhere first, and it never gets as far as the event loop."""

    async def scenario() -> None:
        clock = Clock()
        async with hub_on(url, clock, Rehearsing()) as hub:
            heavy = await own_table(hub, Options(clock=MoveClock(move=60)))
            table = await new_table(hub, "ana bea", Options(clock=MoveClock(move=60)))
        clock.now += 1000
        bot_pool = Rehearsing(heavy=True)
        async with hub_on(url, clock, bot_pool) as hub:
            await until_aside(hub, heavy)
            row = await hub.storage.quarantine_of(heavy)
            assert row is not None
            assert row.reason == "too_much_work"
            await until_stored(hub, table, after=4)  # a clock has run out here
        assert bot_pool.rehearsed == [heavy], "boards of the package need no rehearsal"
        bot_pool = Rehearsing(heavy=True)
        async with hub_on(url, clock, bot_pool) as hub:
            clock.now += 1000
            await until_stored(hub, table, after=5)
        assert bot_pool.rehearsed == [], "asked again after another start"

    asyncio.run(scenario())


def test_a_bot_for_which_a_board_is_too_much(url: str) -> None:
    async def scenario() -> None:
        clock, bot_pool = Clock(), Rehearsing()
        async with hub_on(url, clock, bot_pool) as hub:
            table = await own_table(hub, PLAIN, bots=1)
            bot_pool.heavy = True
            told = Told()
            await told.listen(hub, table, "ana")
            (ana,) = await listening(hub, table, "ana")
            while not told.errors:
                if ana.is_waited_for:
                    await ana.act()
                await asyncio.sleep(0.01)
            assert told.errors[0].params == {"reason": "too_much_work"}

    asyncio.run(scenario())


@pytest.mark.parametrize("own", [True, False])
def test_one_entry_that_takes_too_long_on_a_board_of_ones_own(
    own: bool, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def scenario() -> None:
        async with hub_on(url, Clock(), Rehearsing()) as hub:
            table = await (own_table(hub, PLAIN) if own else new_table(hub, "ana bea", PLAIN))
            monkeypatch.setattr(quarantine, "MOST_SECONDS", 0.0)
            if own:
                with pytest.raises(Refused) as caught:
                    await hub.execute(table, who("ana"), ask.Say("hurry"))
                assert caught.value.params == {"reason": "too_much_work"}
                assert await hub.storage.count_quarantined() == 1
            else:
                await hub.execute(table, who("ana"), ask.Say("hurry"))
                assert await hub.storage.count_quarantined() == 0

    asyncio.run(scenario())
