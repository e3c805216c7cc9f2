"""People: found, changed, exported, and deleted in a way that leaves others their games."""

from __future__ import annotations

import asyncio
import json

from tests.server.storage.helpers import NOW, append, append_of, assert_without_gaps, new_person, new_table, opened
from vialibre.server.storage import EntryRow, Report, Result, Storage, new_id


def test_people_are_found_and_changed(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            ana = await new_person(storage, "Ana")
            assert await storage.person("nobody") is None
            assert not await storage.rename("nobody", "x")
            assert await storage.rename(ana, "Anna")
            assert await storage.set_language(ana, "es")
            assert await storage.set_phrase(ana, "hash")
            assert await storage.set_token_version(ana, 2)
            assert await storage.touch(ana, NOW + 5)
            assert await storage.ban(ana)
            found = await storage.person_by_phrase("hash")
            assert found is not None
            assert found == await storage.person(ana)
            assert (found.name, found.language, found.token_version, found.seen_at) == ("Anna", "es", 2, NOW + 5)
            assert found.banned is True
            assert await storage.ban(ana, banned=False)
            assert await storage.person_by_phrase("other") is None
            assert await storage.person_by_phrase("") is None

    asyncio.run(scenario())


async def game(storage: Storage, ana: str, bea: str) -> str:
    """Ana is host and sits at 0 and 2, Bea at 1; both talk; Ana wins."""
    table = await new_table(
        storage, host=ana, summary=json.dumps({"names": ["Ana", "Bea"]}), seats={0: ana, 1: bea, 2: ana}
    )
    lines = [
        ("sat", {"person": ana, "seat": 0, "name": "Ana"}),
        ("said", {"person": ana, "text": "my address is …"}),
        ("said", {"person": bea, "text": f"hello {ana}"}),
        ("said", {"person": ana, "phrase": "well-played"}),
    ]
    for n, (kind, data) in enumerate(lines, 2):
        assert await append(storage, table, n, json.dumps(data), kind)
    results = [
        Result(table, seat, person, name, 100 - seat, seat + 1, NOW + 60)
        for seat, (person, name) in enumerate(((ana, "Ana"), (bea, "Bea"), (ana, "Ana 2")))
    ]
    assert await storage.append(
        append_of(table, 6, NOW + 60, "finished", "{}", due_at=None, status="over", results=results)
    )
    return table


def without_name(entry: EntryRow) -> str | None:
    return entry.data.replace('"name": "Ana"', '"name": "–"') if entry.kind == "sat" else None


def test_deleting_leaves_the_game_and_takes_the_person(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            ana, bea = await new_person(storage, "Ana"), await new_person(storage, "Bea")
            table, watched = await game(storage, ana, bea), await new_table(storage)
            said = json.dumps({"person": ana, "text": "I only watch"})
            assert await append(storage, watched, 2, said, "said")
            await storage.add_report(Report(new_id(), NOW, ana, bea, table, 4, "rude"))
            await storage.add_report(Report(new_id(), NOW + 1, bea, ana, table, 3, "chatty"))
            assert await storage.delete_person(
                ana, called="–", rewrite=without_name, rewrite_summary=lambda text: text.replace("Ana", "–")
            )
            assert await storage.person(ana) is None
            assert [(row.person_id, row.name, row.total) for row in await storage.results(table)] == [
                (None, "–", 100),
                (bea, "Bea", 99),
                (None, "–", 98),
            ]
            assert await storage.tables_of_person(ana) == []
            assert [row.id for row in await storage.tables_of_person(bea)] == [table]
            assert await storage.history(ana) == []
            data = [json.loads(entry.data) for entry in await assert_without_gaps(storage, table)]
            assert data[1] == {"person": ana, "seat": 0, "name": "–"}
            assert data[2] == {"person": ana, "text": ""}
            assert data[3] == {"person": bea, "text": f"hello {ana}"}
            assert data[4] == {"person": ana, "phrase": "well-played"}
            assert json.loads((await storage.entries(watched, after=1))[0].data)["text"] == ""
            row = await storage.table(table)
            assert row is not None
            assert row.host is None
            assert "Ana" not in row.summary
            reports = [(report.reporter, report.person, report.text) for report in await storage.reports()]
            assert reports == [(bea, None, "chatty"), (None, bea, "")]
            assert not await storage.delete_person(ana, called="–")

    asyncio.run(scenario())


def test_export_has_everything_of_one_person_only(url: str) -> None:
    async def scenario() -> None:
        async with opened(url) as storage:
            ana, bea = await new_person(storage, "Ana", phrase_hash="secret"), await new_person(storage, "Bea")
            table = await game(storage, ana, bea)
            await storage.add_report(Report("report", NOW, ana, bea, table, 4, "rude"))
            exported = await storage.export_person(ana)
            assert exported is not None
            text = json.dumps(exported)
            assert "secret" not in text
            assert "hello" not in text
            assert exported["person"] == {
                "id": ana,
                "name": "Ana",
                "language": "en",
                "phrase": True,
                "token_version": 1,
                "created_at": NOW,
                "seen_at": NOW,
                "banned": False,
            }
            assert exported["seatings"] == [{"table_id": table, "seat": 0}, {"table_id": table, "seat": 2}]
            assert exported["hosted"] == [table]
            assert text.count("my address") == 1
            assert text.count("well-played") == 1
            assert text.count("rude") == 1
            assert text.count('"total"') == 2
            assert await storage.export_person("nobody") is None
            other = await storage.export_person(bea)
            assert "my address" not in json.dumps(other)
            assert "rude" not in json.dumps(other)

    asyncio.run(scenario())
