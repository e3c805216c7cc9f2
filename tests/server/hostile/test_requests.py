"""Hostile requests: each gets the documented error, and the game at the next table goes on."""

from __future__ import annotations

import json
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

from tests.server.hostile.client import Guest, code, guest, nobody, table, version
from tests.server.hostile.conftest import OPERATOR_TOKEN
from tests.server.running import Running
from vialibre.server.identity import Identity
from vialibre.server.storage.rows import Person

pytestmark = pytest.mark.usefixtures("others_play_on")

HUGE = 10**30


@pytest.fixture
def mallory(server: Running) -> Guest:
    return guest(server)


@pytest.fixture
def victim(server: Running) -> Guest:
    return guest(server, "Vera")


def test_wrong_seat(mallory: Guest, victim: Guest) -> None:
    where = table(mallory, victim)
    act: dict[str, Any] = {"do": "act", "version": version(victim, where), "action": "keep 1 2"}
    assert code(mallory.at(where, **act, seat=1)) == (403, "not_your_seat")
    assert code(mallory.at(where, **act, seat=5)) == (403, "not_your_seat")
    assert code(mallory.at(where, do="resign", seat=1)) == (403, "not_your_seat")


def test_somebody_elses_table(mallory: Guest, victim: Guest) -> None:
    where = table(victim)
    in_play: tuple[dict[str, Any], ...] = (
        {"do": "act", "version": version(victim, where), "action": "keep 1 2"},
        {"do": "act", "version": version(victim, where), "action": "keep 1 2", "seat": 0},
        {"do": "undo", "version": 4},
        {"do": "say", "phrase": "hello"},
        {"do": "resign"},
        {"do": "abandon"},
        {"do": "vote_out", "seat": 0},
    )
    arranging: tuple[dict[str, Any], ...] = (
        {"do": "start"},
        {"do": "close"},
        {"do": "remove", "seat": 0},
        {"do": "options", "options": {}},
    )
    for command in in_play:
        assert code(mallory.at(where, **command)) == (403, "not_seated")
    assert code(mallory.at(where, do="sit", entropy="ab" * 16)) == (409, "already_started")
    for command in arranging:
        assert code(mallory.at(where, **command)) == (403, "host_only")
    assert code(mallory.call("GET", f"/api/tables/{where}/why?route=denver-omaha")) == (403, "not_seated")


def test_old_version(mallory: Guest) -> None:
    where = table(mallory)
    now = version(mallory, where)
    assert mallory.at(where, do="act", version=now, action="keep 1 2").status_code == 200
    assert code(mallory.at(where, do="act", version=now, action="keep 1 2")) == (409, "stale")
    assert code(mallory.at(where, do="act", version=1, action="draw deck")) == (409, "stale")


def test_double_click(mallory: Guest) -> None:
    """Ten at once: one counts."""
    where = table(mallory)
    now = version(mallory, where)
    with ThreadPoolExecutor(10) as pool:
        clicks = [pool.submit(mallory.at, where, do="act", version=now, action="keep 1 2") for _ in range(10)]
        answers = [click.result() for click in clicks]
    assert sorted(answer.status_code for answer in answers) == [200, *[409] * 9]
    assert {code(answer)[1] for answer in answers if answer.status_code == 409} == {"stale"}


def forged(token: str, other: str) -> dict[str, str]:
    person, number, signature = token.split(".")
    stranger = Person(person, "M", "en", None, int(number), 0.0, 0.0, False)
    return {
        "another person": f"{other}.{number}.{signature}",
        "another version": f"{person}.{int(number) + 1}.{signature}",
        "half a signature": token[:-20],
        "no signature": f"{person}.{number}.",
        "another key": Identity(b"x" * 32).token(stranger),
        "no version": f"{person}.{signature}",
        "dots": "...",
        "nonsense": "x",
        "long": "x" * 6000,
        "a bit more": token + "0",
    }


def test_forged_tokens(mallory: Guest, victim: Guest) -> None:
    where = table(victim)
    assert mallory.token is not None
    for what, token in forged(mallory.token, victim.person).items():
        for answer in (
            Guest(mallory.url, token).call("GET", "/api/me"),
            Guest(mallory.url, token).at(where, do="resign"),
            nobody_at(mallory).call("GET", "/api/me", headers={"cookie": f"vialibre={token}"}),
        ):
            assert code(answer) == (401, "who_are_you"), what


def nobody_at(guest: Guest) -> Guest:
    return Guest(guest.url)


def test_tokens_that_were_signed_out(mallory: Guest) -> None:
    fresh = mallory.call("POST", "/api/me/sign-out").json()["token"]
    assert code(mallory.call("GET", "/api/me")) == (401, "who_are_you")
    assert Guest(mallory.url, fresh).call("GET", "/api/me").status_code == 200


def test_a_person_who_is_deleted_is_nobody(mallory: Guest, victim: Guest) -> None:
    """And no player waits for them: of two, the other has won; a table of theirs that has not begun is closed."""
    where, waiting = table(mallory, victim), table(mallory, start=False)
    assert mallory.call("DELETE", "/api/me").status_code == 200
    assert code(mallory.call("GET", "/api/me")) == (401, "who_are_you")
    snapshot = victim.call("GET", f"/api/tables/{where}").json()["messages"][0]["table"]
    assert snapshot["status"] == "over"
    assert snapshot["ended"] == {"reason": "resigned", "seat": 0}
    assert snapshot["seats"][0]["name"] == "–"
    assert victim.call("GET", f"/api/tables/{waiting}").json()["messages"][0]["table"]["closed"]
    assert mallory.person not in victim.call("GET", f"/api/tables/{where}/log").text


@pytest.mark.parametrize("chunked", [False, True])
def test_ten_megabytes(mallory: Guest, chunked: bool) -> None:
    where = table(mallory)
    content = b'{"command": {"do": "say", "text": "' + b"x" * 10_000_000 + b'"}}'
    for path in (f"/api/tables/{where}", "/api/tables", "/api/people"):
        body: Any = iter([content[at : at + 65536] for at in range(0, len(content), 65536)]) if chunked else content
        try:
            answer = mallory.call("POST", path, content=body)
        except (httpx.WriteError, httpx.ReadError):
            continue  # the server had answered and hung up before we were done
        assert code(answer) == (413, "too_large_message")


def test_just_too_large(mallory: Guest) -> None:
    where = table(mallory)
    for spaces, expected in ((0, 200), (65_000, 200), (66_000, 413)):
        content = json.dumps({"command": {"do": "say", "phrase": "hello"}}) + " " * spaces
        assert mallory.call("POST", f"/api/tables/{where}", content=content).status_code == expected


BAD: dict[str, bytes] = {
    "nothing": b"",
    "no JSON": b"hello",
    "half": b'{"command": {"do": "sta',
    "a list": b"[]",
    "a number": b"5",
    "null": b"null",
    "not UTF-8": b'{"command": {"do": "say", "text": "\xff\xfe"}}',
    "half a surrogate": b'{"command": {"do": "say", "text": "\\ud800"}}',
    "UTF-16": '{"command": {"do": "start"}}'.encode("utf-16"),
    "NUL": b'{"command": {"do": "start"}}\0',
    "deep lists": b'{"command": ' + b"[" * 60_000,
    "deep objects": b'{"command": ' + b'{"do":' * 9_000,
    "no such command": b'{"command": {"do": "cheat"}}',
    "no command": b'{"do": "start"}',
    "an unknown field": b'{"command": {"do": "start", "really": true}}',
    "another unknown field": b'{"command": {"do": "start"}, "token": "x"}',
    "text for a number": b'{"command": {"do": "act", "version": "4", "action": "draw deck"}}',
    "a number for text": b'{"command": {"do": "act", "version": 4, "action": 5}}',
    "a broken number": b'{"command": {"do": "act", "version": 4.5, "action": "draw deck"}}',
    "a huge number": b'{"command": {"do": "act", "version": 1e999, "action": "draw deck"}}',
    "ten thousand digits": b'{"command": {"do": "act", "version": ' + b"9" * 10_000 + b', "action": "draw deck"}}',
    "NaN": b'{"command": {"do": "act", "version": NaN, "action": "draw deck"}}',
    "a missing field": b'{"command": {"do": "act", "version": 4}}',
    "a list for a command": b'{"command": ["start"]}',
    "null for a command": b'{"command": null}',
    "seat -1": b'{"command": {"do": "act", "version": 4, "action": "draw deck", "seat": -1}}',
    "seat 6": b'{"command": {"do": "leave", "seat": 6}}',
    "a long action": b'{"command": {"do": "act", "version": 4, "action": "' + b"x" * 201 + b'"}}',
    "a long text": b'{"command": {"do": "say", "text": "' + b"x" * 301 + b'"}}',
    "a short entropy": b'{"command": {"do": "sit", "entropy": "ab"}}',
    "no entropy": b'{"command": {"do": "sit", "entropy": "' + b"zz" * 16 + b'"}}',
    "a clock that stands still": b'{"command": {"do": "options", "options": {"clock": {"move": 0}}}}',
    "an unknown option": b'{"command": {"do": "options", "options": {"cheats": true}}}',
}


@pytest.mark.parametrize("what", sorted(BAD))
def test_bad_messages(mallory: Guest, server: Running, what: str) -> None:
    where = known_table(server)
    answer = mallory.call("POST", f"/api/tables/{where}", content=BAD[what])
    assert code(answer) == (400, "bad_message")


_known: dict[str, str] = {}


def known_table(server: Running) -> str:
    """One table for all that changes none."""
    if server.url not in _known:
        _known[server.url] = table(guest(server, "Kim"))
    return _known[server.url]


@pytest.mark.parametrize(
    ("method", "path", "body", "expected"),
    [
        ("POST", "/api/people", {"name": ""}, (400, "bad_message")),
        ("POST", "/api/people", {"name": "x" * 31}, (400, "bad_message")),
        ("POST", "/api/people", {"name": "\x00\x1b\u202e"}, (400, "bad_name")),
        ("POST", "/api/people", {"name": "bot:surveyor"}, (400, "bad_name")),
        ("POST", "/api/people", {"name": "Ana", "language": "../../etc"}, (400, "bad_message")),
        ("POST", "/api/people", {"name": "Ana", "banned": False}, (400, "bad_message")),
        ("POST", "/api/recover", {"phrase": "baba baba baba baba baba baba"}, (409, "wrong_phrase")),
        ("POST", "/api/recover", {"phrase": "\x00" * 50}, (409, "wrong_phrase")),
        ("POST", "/api/tables", {"board": "atlantis"}, (404, "no_such_board")),
        ("POST", "/api/tables", {"board": "../../../etc/passwd"}, (404, "no_such_board")),
        ("POST", "/api/tables", {"board": "usa", "seats": 6}, (409, "bad_seats")),
        ("POST", "/api/tables", {"board": "usa", "seats": HUGE}, (400, "bad_message")),
        ("POST", "/api/tables", {"options": {"first": 5}}, (409, "bad_first")),
        ("POST", "/api/tables", {"options": {"stand_in": "\x00"}}, (409, "no_such_level")),
        ("POST", "/api/tables", {"board_file": "\x00"}, (400, None)),
        ("POST", "/api/tables", {"board_file": "[" * 100_000}, (400, None)),
        ("POST", "/api/tables", {"board_file": "x = 1"}, (400, None)),
        ("GET", "/api/boards/atlantis", None, (404, "no_such_board")),
        ("GET", "/api/boards/%00", None, (404, "no_such_board")),
        ("GET", "/api/boards/..%2f..%2fetc", None, (404, None)),
        ("GET", "/api/me/games?before=x", None, (400, "bad_message")),
        ("GET", "/api/me/games?before=nan%20x", None, (400, "bad_message")),
        ("GET", "/api/me/games?before=1e999%20x", None, (200, None)),
        ("GET", "/api/me/games?before=..%20x", None, (400, "bad_message")),
        ("GET", "/api/nothing", None, (404, "not_found")),
        ("GET", "/api/boards/atlantis/drawing", None, (404, "no_such_board")),
        ("GET", "/api/boards/usa/drawing?size=1", None, (400, "bad_message")),
        ("GET", "/api/tables?status=over", None, (400, "bad_message")),
        ("GET", "/api/qr.svg?path=javascript:alert(1)", None, (400, "bad_message")),
        ("GET", f"/api/qr.svg?path=/{'x' * 300}", None, (400, "bad_message")),
        ("GET", "/assets/../../../../etc/passwd", None, (404, None)),
        ("GET", "/assets/..%2f..%2fserver/app.py", None, (404, None)),
        ("GET", "/assets/%2e%2e/index.html", None, (404, None)),
        ("GET", "/", None, (200, None)),
        ("GET", "/t/..%2f..%2fetc", None, (404, "not_found")),
        ("POST", "/", None, (405, "wrong_method")),
        ("DELETE", "/api/tables", None, (405, "wrong_method")),
        ("PUT", "/api/me", None, (405, "wrong_method")),
    ],
)
def test_bad_requests(mallory: Guest, method: str, path: str, body: Any, expected: tuple[int, str | None]) -> None:
    answer = mallory.call(method, path, body)
    assert answer.status_code == expected[0], answer.text
    if expected[1] is not None:
        assert code(answer) == expected
    if answer.status_code == 405:
        assert method not in answer.headers["allow"]


@pytest.mark.parametrize(
    ("path", "expected"),
    [
        (f"?since={HUGE}", 200),
        (f"?since={'9' * 5000}", 400),
        ("?since=-1", 400),
        ("?since=x", 400),
        ("?since=0", 200),
        (f"?wait={HUGE}", 400),
        ("?wait=-1", 400),
        ("?nothing=1", 400),
        (f"/position?at={HUGE}", 400),
        ("/position?at=1", 409),
        ("/position", 400),
        ("/record", 409),
        (f"/why?route={'x' * 200}", 400),
        ("/why?route=%00", 403),
        ("/why?route=denver-omaha&seat=9", 400),
    ],
)
def test_huge_and_strange_numbers(mallory: Guest, server: Running, path: str, expected: int) -> None:
    assert mallory.call("GET", f"/api/tables/{known_table(server)}{path}").status_code == expected


@pytest.mark.parametrize("number", [0, -1, 2**31, 2**53, 2**63, 2**64, HUGE])
def test_huge_versions_are_stale(mallory: Guest, number: int) -> None:
    where = table(mallory)
    assert code(mallory.at(where, do="act", version=number, action="keep 1 2")) == (409, "stale")
    mallory.at(where, do="act", version=version(mallory, where), action="keep 1 2")
    assert code(mallory.at(where, do="undo", version=number))[0] == 409


@pytest.mark.parametrize("at", [HUGE, 100_001, -1])
def test_huge_positions(mallory: Guest, at: int) -> None:
    where = table(mallory)
    mallory.at(where, do="resign")
    asked = {"at": at, "seat": 0}
    assert code(mallory.call("POST", f"/api/tables/{where}/play-on", asked)) == (400, "bad_message")
    assert code(mallory.call("POST", f"/api/tables/{where}/play-on", {**asked, "at": 99})) == (409, "no_such_position")


def test_reports_of_anything(mallory: Guest, server: Running) -> None:
    place = f"/api/tables/{known_table(server)}/report"
    assert mallory.call("POST", place, {"person": "x", "text": "a\x00b\x1b"}).status_code == 201
    assert mallory.call("POST", place, {"person": "x", "text": "", "n": 10**9}).status_code == 201
    for body in ({"person": "\x00", "text": ""}, {"person": "x", "text": "", "n": HUGE}, {"person": "x" * 61}):
        assert code(mallory.call("POST", place, body)) == (400, "bad_message")
    answer = mallory.call("GET", "/api/operator/reports", headers={"x-operator-token": OPERATOR_TOKEN})
    assert "a b" in {report["text"] for report in answer.json()["reports"]}


def test_names_and_words_with_control_signs(mallory: Guest, victim: Guest) -> None:
    answer = mallory.call("PATCH", "/api/me", {"name": "Mal\x00\x07lory\u202e"})
    assert answer.json()["name"] == "Mal lory"
    where = table(mallory, victim)
    assert mallory.at(where, do="say", text="look \x1b[31m\x00\u2066here").status_code == 200
    log = victim.call("GET", f"/api/tables/{where}/log").json()["log"]
    assert log[-1]["text"] == "look [31m here"
    assert code(mallory.at(where, do="say", text="\x00\x01")) == (409, "nothing_said")
    assert code(mallory.at(where, do="say", phrase="\x00")) == (409, "no_such_phrase")
    other = table(mallory, start=False)
    assert code(victim.at(other, do="sit", entropy="ab" * 16, name="bot:x")) == (400, "bad_name")


def test_after_the_end(mallory: Guest, victim: Guest) -> None:
    where = table(mallory, victim)
    victim.at(where, do="resign")
    for command in (
        {"do": "act", "version": version(mallory, where), "action": "keep 1 2"},
        {"do": "undo", "version": version(mallory, where)},
        {"do": "resign"},
        {"do": "abandon"},
        {"do": "return"},
        {"do": "vote_out", "seat": 1},
        {"do": "start"},
        {"do": "sit", "entropy": "ab" * 16},
    ):
        assert code(mallory.at(where, **command)) == (409, "table_over")


def test_spectators_look_and_do_nothing(mallory: Guest, server: Running) -> None:
    where = known_table(server)
    passer_by = nobody(server)
    snapshot = passer_by.call("GET", f"/api/tables/{where}").json()["messages"][0]
    assert snapshot["seat"] is None
    assert snapshot["view"]["own"] is None
    for command in ({"do": "resign"}, {"do": "say", "phrase": "hello"}, {"do": "sit", "entropy": "ab" * 16}):
        assert code(passer_by.at(where, **command)) == (401, "who_are_you")
    for method, path in (
        ("GET", "/api/me"),
        ("GET", "/api/me/export"),
        ("GET", "/api/me/tables"),
        ("GET", "/api/me/games"),
        ("POST", "/api/me/phrase"),
        ("POST", "/api/me/sign-out"),
        ("DELETE", "/api/me"),
        ("POST", "/api/tables"),
        ("GET", f"/api/tables/{where}/why?route=denver-omaha"),
        ("POST", f"/api/tables/{where}/rematch"),
        ("POST", f"/api/tables/{where}/play-on"),
        ("POST", f"/api/tables/{where}/report"),
    ):
        assert code(passer_by.call(method, path)) == (401, "who_are_you")


@pytest.mark.parametrize(
    "guess",
    [
        "x",
        "AAAAAAAAAAAAAAAAAAAAAA",
        "%00",
        "a" * 300,
        "%2e%2e",
        "..%2f..",
        "null",
        "%F0%9F%9A%82",
        "' OR 1=1 --",
        "%25",
    ],
)
def test_guessing_private_tables(mallory: Guest, server: Running, guess: str) -> None:
    """A table that is not there and one that is hidden look the same; and the lobby shows none of these."""
    for path in ("", "?since=3", "/log", "/record", "/position?at=0", "/why?route=x"):
        answer = mallory.call("GET", f"/api/tables/{guess}{path}")
        assert answer.status_code == 404
        assert code(answer)[1] in ("no_such_table", "not_found")
    assert mallory.at(guess, do="start").status_code == 404
    assert known_table(server) not in mallory.call("GET", "/api/tables").text


ELSEWHERE = (
    "http://evil.example",
    "null",
    "https://evil.example:443",
    "http://127.0.0.1",
    "http://127.0.0.1.evil:80",
    "x",
)


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_pages_of_other_hosts(mallory: Guest, origin: str) -> None:
    """With the victim's cookie a page could act for them: it may not."""
    cookie = {"cookie": f"vialibre={mallory.token}"}
    visitor = nobody_at(mallory)
    for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me"), ("DELETE", "/api/me"), ("POST", "/api/people")):
        answer = visitor.call(method, path, {}, headers={**cookie, "origin": origin})
        assert code(answer) == (403, "wrong_origin")
    assert visitor.call("GET", "/api/me", headers={**cookie, "origin": origin}).status_code == 200
    own = visitor.call("PATCH", "/api/me", {"name": "Same"}, headers={**cookie, "origin": mallory.url})
    assert own.status_code == 200


def test_no_page_of_another_host_can_read_an_answer(server: Running) -> None:
    answer = nobody(server).call("GET", "/api/boards", headers={"origin": "http://evil.example"})
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["x-frame-options"] == "DENY"
    assert "default-src 'self'" in answer.headers["content-security-policy"]
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["cache-control"] == "no-store"


def test_banned_people(mallory: Guest, victim: Guest, server: Running) -> None:
    where = table(victim, mallory)
    operator = {"x-operator-token": OPERATOR_TOKEN}
    with mallory.socket(where) as wire:
        wire.hear()
        ban = {"person": mallory.person}
        assert nobody(server).call("POST", "/api/operator/ban", ban, headers=operator).status_code == 200
        assert wire.closed_with() == 4403
    for answer in (
        mallory.call("GET", "/api/me"),
        mallory.at(where, do="resign"),
        mallory.call("POST", "/api/tables", {}),
        nobody_at(mallory).call("GET", "/api/me", headers={"cookie": f"vialibre={mallory.token}"}),
    ):
        assert code(answer) == (403, "banned")
    with mallory.socket(where) as wire:
        assert wire.hear()["error"]["code"] == "banned"
        assert wire.closed_with() == 4403
    lift = {"person": mallory.person, "banned": False}
    assert nobody(server).call("POST", "/api/operator/ban", lift, headers=operator).status_code == 200
    assert mallory.call("GET", "/api/me").status_code == 200


@pytest.mark.parametrize("token", [None, "", "x", "the operator's own toke", "the operator's own token ", "\xff"])
def test_the_operators_requests_need_the_operators_token(mallory: Guest, victim: Guest, token: str | None) -> None:
    headers = {} if token is None else {"x-operator-token": token.encode("latin-1")}
    if token is not None and token.strip() == OPERATOR_TOKEN:
        headers = {"x-operator-token": b"The operator's own token"}  # white space around is not part of a header
    for method, path, body in (
        ("GET", "/api/operator/reports", None),
        ("POST", "/api/operator/ban", {"person": victim.person}),
    ):
        assert code(mallory.call(method, path, body, headers=headers)) == (403, "operator_only")
    assert victim.call("GET", "/api/me").status_code == 200


def test_nobody_is_operator_where_there_is_none(strict: Running) -> None:
    for token in ("", "None", OPERATOR_TOKEN):
        answer = nobody(strict).call("GET", "/api/operator/reports", headers={"x-operator-token": token})
        assert code(answer) == (403, "operator_only")


def test_errors_speak_the_readers_language(server: Running) -> None:
    for language in ("es", "es-MX", "xx", "\x00", "../..", "e" * 5000):
        answer = nobody(server).call("GET", "/api/tables/x", headers={"accept-language": language.replace("\0", "?")})
        assert code(answer) == (404, "no_such_table")
    spanish = nobody(server).call("GET", "/api/tables/x", headers={"accept-language": "es"}).json()["error"]["text"]
    english = nobody(server).call("GET", "/api/tables/x").json()["error"]["text"]
    assert spanish != english
