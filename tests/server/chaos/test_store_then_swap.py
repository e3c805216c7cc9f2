"""An entry is folded on a copy of the table, stored, and only then does the copy become the table.

A store that fails and a fold that raises leave the table exactly as it was.
"""

from __future__ import annotations

import asyncio
from copy import deepcopy
from typing import Any

import pytest

from tests.server.chaos.inside import Clock, Ear, hub_on, listening, new_table, until
from tests.server.tables.helpers import whole
from vialibre.errors import StorageError, TooMuchWork, VialibreError
from vialibre.server.table.entries import AnyEntry
from vialibre.server.table.options import Options
from vialibre.server.table.projection import ViewerProjection, encode
from vialibre.server.table.state import Table

PLAIN = Options(grace=3600, bot_pause=0)


def snapshots(table: Table) -> list[bytes]:
    """What every viewer would be sent now."""
    return [encode(ViewerProjection(table, seat).snapshot()) for seat in (None, *range(len(table.seats)))]


def on_turn(ana: Ear, bea: Ear) -> Ear:
    return ana if ana.is_waited_for else bea


def test_a_table_changes_when_its_entry_is_stored_and_not_before(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with hub_on(url, Clock()) as hub:
            table_id = await new_table(hub, "ana bea", PLAIN)
            ana, bea = await listening(hub, table_id, "ana bea")
            live = hub.live_tables[table_id]
            append, asked, go_on = hub.storage.append, asyncio.Event(), asyncio.Event()

            async def slow(*arguments: Any, **more: Any) -> bool:
                asked.set()
                await go_on.wait()
                return await append(*arguments, **more)

            monkeypatch.setattr(hub.storage, "append", slow)
            table, before, n = live.table, snapshots(live.table), live.table.n
            acting = asyncio.create_task(on_turn(ana, bea).act())
            await asked.wait()
            assert live.table is table
            assert snapshots(live.table) == before
            go_on.set()
            await acting
            assert live.table.n == n + 1
            assert snapshots(live.table) != before
            assert snapshots(table) == before, "whoever still holds the old table sees no change"

    asyncio.run(scenario())


@pytest.mark.parametrize("stored", [True, False])
def test_a_store_that_fails_leaves_the_table_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch, stored: bool) -> None:
    """Whether the entry was stored is not known at first: the table follows as soon as the log can be read."""

    async def scenario() -> None:
        async with hub_on(url, Clock()) as hub:
            table_id = await new_table(hub, "ana bea", PLAIN)
            ana, bea = await listening(hub, table_id, "ana bea")
            live = hub.live_tables[table_id]
            append = hub.storage.append

            async def down(*arguments: Any, **more: Any) -> bool:
                if stored:
                    assert await append(*arguments, **more)
                raise StorageError("storage_down", detail="of this test")

            before, everything, n = snapshots(live.table), deepcopy(whole(live.table)), live.table.n
            monkeypatch.setattr(hub.storage, "append", down)
            monkeypatch.setattr(hub.driver, "_look_around", lambda: None)
            with pytest.raises(StorageError):
                await on_turn(ana, bea).act()
            assert snapshots(live.table) == before
            assert whole(live.table) == everything
            assert ana.kinds == bea.kinds == []
            monkeypatch.undo()
            await until(lambda: live.synced)
            assert live.table.n == n + stored

    asyncio.run(scenario())


def test_a_fold_that_raises_leaves_the_table_as_it_was(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """As when final scoring on a custom board exceeds its budget: by then the action has changed the game."""
    changed = list[Table]()

    def too_much(self: Table, before: tuple[int, ...], at: float, entry: AnyEntry) -> None:
        changed.append(self)
        raise TooMuchWork("too_many_steps", what="longest_path", most=1)

    async def scenario() -> None:
        async with hub_on(url, Clock()) as hub:
            table_id = await new_table(hub, "ana bea", PLAIN)
            ana, bea = await listening(hub, table_id, "ana bea")
            live, entries = hub.live_tables[table_id], await hub.storage.entries(table_id)
            before, everything = snapshots(live.table), deepcopy(whole(live.table))
            monkeypatch.setattr(Table, "_run_clocks", too_much)
            with pytest.raises(VialibreError) as caught:
                await on_turn(ana, bea).act()
            assert caught.value.code == "table_quarantined"
            assert snapshots(live.table) == before
            assert whole(live.table) == everything
            assert snapshots(changed[0]) != before, "the copy had been changed"
            assert await hub.storage.entries(table_id) == entries
            assert ana.kinds == bea.kinds == []

    asyncio.run(scenario())
