"""Designs and playtests in both databases."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from tests.server.storage.helpers import NOW, new_person, opened
from vialibre.server.storage.rows import DesignRow, PlaytestRow, new_id


def design_of(person: str, name: str = "Mine", at: float = NOW) -> DesignRow:
    return DesignRow(new_id(), person, name, "{}", 1, at, at)


def playtest_of(person: str, at: float = NOW) -> PlaytestRow:
    return PlaytestRow(new_id(), person, "Mine", "waiting", 200, 0, at, at, "")


def test_a_revision_is_written_once(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            ana = await new_person(storage)
            row = design_of(ana)
            assert await storage.add_design(row, most=5)
            written = await asyncio.gather(
                *(storage.change_design(ana, row.id, name=str(i), data="{}", revision=1, at=NOW + 1) for i in range(5))
            )
            assert sorted(written) == [False, False, False, False, True]
            found = await storage.design(ana, row.id)
            assert found is not None
            assert (found.revision, found.name) == (2, str(written.index(True)))

    asyncio.run(scenario())


def test_many_at_once_do_not_pass_the_limit(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            ana = await new_person(storage)
            kept = await asyncio.gather(
                *(storage.add_design(design_of(ana, str(i), NOW + i), most=3) for i in range(8))
            )
            assert kept.count(True) == 3
            assert len(await storage.designs(ana)) == 3
            assert await storage.designs("somebody else") == []

    asyncio.run(scenario())


def test_one_playtest_at_a_time_the_newest_kept(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            ana = await new_person(storage)
            for i in range(4):
                row = playtest_of(ana, NOW + i)
                assert await storage.add_playtest(row, lost_before=0, keep=3)
                assert not await storage.add_playtest(playtest_of(ana, NOW + i), lost_before=0, keep=3)
                assert await storage.advance_playtest(row.id, "running", at=NOW + i, done=7)
                assert await storage.advance_playtest(row.id, "done", at=NOW + i, result="[]", report=f"<p>{i}")
                assert not await storage.advance_playtest(row.id, "cancelled", at=NOW + i)
                assert await storage.playtest_report(ana, row.id) == f"<p>{i}"
            assert [one.created_at for one in await storage.playtests(ana)] == [NOW + 3, NOW + 2, NOW + 1]
            assert await storage.playtest_report("bea", row.id) is None

    asyncio.run(scenario())


def test_one_that_nobody_plays_any_more_is_not_in_the_way(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            ana = await new_person(storage)
            lost = playtest_of(ana)
            assert await storage.add_playtest(lost, lost_before=NOW - 60, keep=3)
            assert not await storage.add_playtest(playtest_of(ana), lost_before=NOW - 60, keep=3)
            assert await storage.add_playtest(playtest_of(ana, NOW + 90), lost_before=NOW + 30, keep=3)

    asyncio.run(scenario())


def test_they_go_with_their_person(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            ana, bea = await new_person(storage), await new_person(storage)
            for person in (ana, bea):
                assert await storage.add_design(design_of(person, "Secret"), most=3)
                assert await storage.add_playtest(playtest_of(person), lost_before=0, keep=3)
            exported = await storage.export_person(ana)
            assert exported is not None
            assert str(exported["designs"]).count("Secret") == 1
            await storage.delete_person(ana, called="Nobody")
            assert await storage.designs(ana) == []
            assert await storage.playtests(ana) == []
            assert [replace(one, id="") for one in await storage.designs(bea)] == [
                replace(design_of(bea, "Secret"), id="")
            ]

    asyncio.run(scenario())
