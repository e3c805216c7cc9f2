"""Endpoints of people: becoming a guest, moving to another device, one's own data."""

from __future__ import annotations

import contextlib
from typing import Any

from starlette.responses import Response

from vialibre.server.api.endpoint import Call, Endpoint
from vialibre.server.api.lists import table_list
from vialibre.server.erasure import erased_entry, erased_summary
from vialibre.server.errors import Refused
from vialibre.server.identity import COOKIE, COOKIE_SECONDS, new_phrase
from vialibre.server.limits import GUESTS, PHRASES
from vialibre.server.schemas.http import ChangePerson, GamesQuery, Me, NewPerson, Phrase
from vialibre.server.schemas.page import GameList, TableList
from vialibre.server.storage.notifications import NEVER
from vialibre.server.storage.rows import Person, new_id
from vialibre.server.table import commands as ask
from vialibre.server.table.commands import AnyCommand
from vialibre.server.table.decide import clean_name
from vialibre.server.table.state import OPEN

DELETED_NAME = "–"
"""The name shown in others' games for a person whose data was deleted."""
MOST_TABLES = 10_000


async def become_guest(call: Call) -> Me:
    body: NewPerson = call.body
    now = call.services.hub.clock()
    person = Person(new_id(), clean_name(body.name), body.language, None, 1, now, now, False)
    await call.services.storage.create_person(person)
    return me(call, person, token=True)


def me(call: Call, person: Person, *, token: bool = False) -> Me:
    given = call.services.identity.token(person) if token else None
    return Me(person.id, person.name, person.language, given, has_phrase=person.phrase_hash is not None)


def set_cookie(response: Response, token: str, *, secure: bool) -> None:
    response.set_cookie(COOKIE, token, max_age=COOKIE_SECONDS, httponly=True, samesite="lax", secure=secure)


async def who_am_i(call: Call) -> Me:
    return me(call, call.person)


async def change(call: Call) -> Me:
    body: ChangePerson = call.body
    storage, person = call.services.storage, call.person
    if body.name is not None:
        await storage.rename(person.id, clean_name(body.name))
    if body.language is not None:
        await storage.set_language(person.id, body.language)
    changed = await storage.person(person.id)
    assert changed is not None
    return me(call, changed)


async def make_phrase(call: Call) -> Phrase:
    """Create a recovery phrase. An earlier one stops working at once."""
    phrase = new_phrase()
    await call.services.storage.set_phrase(call.person.id, call.services.identity.phrase_hash(phrase))
    return Phrase(phrase)


async def recover(call: Call) -> Me:
    person = await call.services.storage.person_by_phrase(call.services.identity.phrase_hash(call.body.phrase))
    if person is None:
        raise Refused("wrong_phrase")
    return me(call, person, token=True)


async def sign_out_everywhere(call: Call) -> Me:
    """Revoke all tokens issued so far and issue a new one."""
    storage, person = call.services.storage, call.person
    await storage.set_token_version(person.id, person.token_version + 1)
    call.services.hub.sessions.revoke(person.id, person.token_version + 1)
    changed = await storage.person(person.id)
    assert changed is not None
    return me(call, changed, token=True)


async def export(call: Call) -> dict[str, Any]:
    found = await call.services.storage.export_person(call.person.id)
    assert found is not None
    return dict(found)


async def delete(call: Call) -> dict[str, Any]:
    person = call.person.id
    await _leave_all_tables(call)
    await call.services.storage.delete_person(
        person,
        called=DELETED_NAME,
        rewrite=lambda entry: erased_entry(entry, person, DELETED_NAME),
        rewrite_summary=lambda summary: erased_summary(summary, person, DELETED_NAME),
    )
    call.services.hub.sessions.revoke(person, NEVER)
    await call.services.hub.reload_tables_of(person)
    return {"deleted": True}


async def _leave_all_tables(call: Call) -> None:
    """Resign or leave everywhere, so that no table waits for a deleted person."""
    hub, who = call.services.hub, call.who
    for row in await call.services.storage.tables_of_person(who.person, ("open", "running"), limit=MOST_TABLES):
        table = (await hub.live_table(row.id)).table
        commands: list[AnyCommand] = [ask.Resign(seat) for seat in table.seats_of(who.person)]
        if table.status == OPEN:
            commands = [ask.Leave(), ask.Close()]
        for command in commands:
            with contextlib.suppress(Refused):  # the seat or table is no longer theirs
                await hub.execute(row.id, who, command)


async def my_tables(call: Call) -> TableList:
    return table_list(await call.services.storage.tables_of_person(call.person.id, ("open", "running")))


async def my_games(call: Call) -> GameList:
    query: GamesQuery = call.query
    before = None
    if query.before is not None:
        at, _, table = query.before.partition(" ")
        try:
            before = (float(at), table)
        except ValueError:
            raise Refused("bad_message", where="before", detail="take it from `next`") from None
    played = await call.services.storage.history(call.person.id, before=before)
    following = f"{played[-1].finished_at!r} {played[-1].table_id}" if len(played) == 50 else None
    return GameList(played, following)


ENDPOINTS = (
    Endpoint(
        "POST",
        "/api/people",
        become_guest,
        "Become a guest",
        NewPerson,
        answer=Me,
        anyone=True,
        rate=GUESTS,
        status=201,
    ),
    Endpoint("GET", "/api/me", who_am_i, "Who am I", answer=Me),
    Endpoint("PATCH", "/api/me", change, "Change name or language", ChangePerson, answer=Me),
    Endpoint("DELETE", "/api/me", delete, "Delete my data; I become anonymous in others' games"),
    Endpoint(
        "POST",
        "/api/me/phrase",
        make_phrase,
        "Create a recovery phrase for another device; it replaces an earlier one",
        answer=Phrase,
        rate=PHRASES,
    ),
    Endpoint(
        "POST", "/api/recover", recover, "Sign in with a recovery phrase", Phrase, answer=Me, anyone=True, rate=PHRASES
    ),
    Endpoint("POST", "/api/me/sign-out", sign_out_everywhere, "Sign out everywhere else", answer=Me),
    Endpoint("GET", "/api/me/export", export, "Export all my data"),
    Endpoint("GET", "/api/me/tables", my_tables, "My open and running tables", answer=TableList),
    Endpoint("GET", "/api/me/games", my_games, "My finished games with results", query=GamesQuery, answer=GameList),
)
