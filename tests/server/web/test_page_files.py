"""The page as it is served: the smallest form that a browser takes, kept while it is true, and loud if absent."""

from __future__ import annotations

import asyncio
import gzip
import logging
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from tests.server.tables.test_over_http import opened_in
from tests.server.web.browser import get
from vialibre.i18n import DEFAULT, Words, languages
from vialibre.server.api.endpoint import Services
from vialibre.server.app import make_app
from vialibre.server.compression import best_encoding
from vialibre.server.page import ADDRESSES, BUILD, _said_in, read_page

INDEX = b"<!doctype html><title>V</title>" + b"<p>text</p>" * 100
SCRIPT = b"export const x = 1\n" * 100
NAME = "/assets/index-D3adB33f.js"


async def never() -> Services:
    raise AssertionError


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """As the build leaves it; what stands in for Brotli is told apart by its first byte."""
    place = tmp_path / "page"
    (place / "assets").mkdir(parents=True)
    for name, content in ((NAME[1:], SCRIPT), ("index.html", INDEX)):
        (place / name).write_bytes(content)
        (place / f"{name}.gz").write_bytes(gzip.compress(content))
        (place / f"{name}.br").write_bytes(b"B" + content)
    (place / "assets" / "icon.svg").write_bytes(b"<svg/>")
    (place / ".stamp").write_text("1")
    (tmp_path / "secret.html").write_text("secret")
    return place


@pytest.fixture
def app(folder: Path) -> Starlette:
    return make_app(never, read_page(folder))


def ask(app: Starlette, path: str, method: str = "GET", **headers: str) -> httpx.Response:
    return asyncio.run(get(app, path, method=method, **headers))


@pytest.mark.parametrize("address", [*ADDRESSES, "/t/4b_-9", "/r/xyz"])
def test_every_address_of_the_page_is_the_page(app: Starlette, address: str) -> None:
    answer = ask(app, address.replace("{table}", "abc"))
    assert answer.status_code == 200
    assert answer.content == INDEX
    assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src" not in answer.headers["content-security-policy"]
    assert "default-src 'self';" in answer.headers["content-security-policy"]


def test_files_named_by_their_content_are_kept_for_ever_and_others_are_not(app: Starlette) -> None:
    script, icon = ask(app, NAME), ask(app, "/assets/icon.svg")
    assert script.content == SCRIPT
    assert script.headers["content-type"] == "text/javascript; charset=utf-8"
    assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert icon.headers["content-type"] == "image/svg+xml"
    assert icon.headers["cache-control"] == "no-cache"
    assert "vary" not in icon.headers


@pytest.mark.parametrize(
    ("accepted", "sent"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("gzip", "gzip"),
        ("GZIP;q=0.5, br;q=0.2", "gzip"),
        ("br;q=0, gzip", "gzip"),
        ("*", "br"),
        ("*, br;q=0", "gzip"),
        ("", None),
        ("identity", None),
        ("zstd", None),
        ("gzip;q=0", None),
        ("gzip;q=x", None),
    ],
)
def test_the_best_form_that_is_taken(accepted: str, sent: str | None) -> None:
    assert best_encoding(accepted, ("br", "gzip")) == sent


def test_compressed_forms_are_sent_as_such(folder: Path) -> None:
    """Without a client that would unpack them again."""
    file = read_page(folder).files["index.html"]
    assert set(file.forms) == {None, "br", "gzip"}
    app = make_app(never, read_page(folder))
    packed = ask(app, "/", accept_encoding="gzip")
    assert packed.headers["content-encoding"] == "gzip"
    assert packed.content == INDEX
    assert int(packed.headers["content-length"]) == len(file.forms["gzip"])
    assert packed.headers["vary"] == ask(app, "/").headers["vary"] == "accept-encoding, accept-language"
    head = ask(app, "/", method="HEAD", accept_encoding="br")
    assert head.headers["content-encoding"] == "br"
    assert int(head.headers["content-length"]) == len(INDEX) + 1


def test_who_knows_the_page_is_not_sent_it_again(app: Starlette) -> None:
    tags = {ask(app, "/", accept_encoding=kind).headers["etag"] for kind in ("identity", "gzip")}
    assert len(tags) == 2, "each form is another answer"
    (tag,) = tags - {ask(app, "/", accept_encoding="gzip").headers["etag"]}
    for known in (tag, f"W/{tag}", f'"x", {tag}', "*"):
        again = ask(app, "/", if_none_match=known)
        assert again.status_code == 304, known
        assert again.content == b""
        assert again.headers["etag"] == tag
        assert again.headers["cache-control"] == "no-cache"
    assert ask(app, "/", if_none_match='"other"').status_code == 200
    assert ask(app, "/", if_none_match=tag, accept_encoding="gzip").status_code == 200


@pytest.mark.parametrize("address", ["/", NAME, "/t/abc"])
def test_head_has_the_same_headers(app: Starlette, address: str) -> None:
    whole, head = ask(app, address), ask(app, address, method="HEAD")
    assert (head.status_code, dict(head.headers)) == (200, dict(whole.headers))


@pytest.mark.parametrize(
    "path",
    [
        "/assets/../index.html.gz",
        "/assets/..%2f..%2fsecret.html",
        "/..%2fsecret.html",
        "/assets/%2e%2e/%2e%2e/secret.html",
        "/assets//etc/passwd",
        "/.stamp",
        "/index.html.br",
        "/assets/",
        "/assets",
        "/nowhere",
        "/t/",
        "/t/a/b",
    ],
)
def test_nothing_else_is_served(app: Starlette, path: str) -> None:
    answer = ask(app, path)
    assert answer.status_code == 404
    assert answer.json()["error"]["code"] == "not_found"


def test_people_who_are_lost_get_the_page_and_programs_an_error(app: Starlette) -> None:
    html = "text/html,application/xhtml+xml,*/*;q=0.8"
    lost = ask(app, "/nowhere", accept=html)
    assert (lost.status_code, lost.content) == (404, INDEX)
    assert ask(app, "/nowhere", accept=html, if_none_match=lost.headers["etag"]).status_code == 404
    assert ask(app, "/api/nowhere", accept=html).json()["error"]["code"] == "not_found"


SPOKEN = b"""<!doctype html><html lang="en"><meta name="description" content="x" /><noscript>y</noscript></html>"""


@pytest.mark.parametrize(
    ("asked", "lang"),
    [("", "en"), ("es-MX,es;q=0.9", "es"), ("gl,es;q=0.8,en;q=0.5", "es"), ("nn-NO", "nb"), ("en;q=0.1,fr", "fr")],
)
def test_the_page_speaks_before_its_script_runs(folder: Path, asked: str, lang: str) -> None:
    (folder / "index.html").write_bytes(SPOKEN)
    app = make_app(never, read_page(folder))
    words = Words(lang)
    for address in ("/", "/t/abc"):
        answer = ask(app, address, accept_language=asked)
        assert f'<html lang="{lang}">' in answer.text
        assert f'content="{words.text("index-description")}"' in answer.text
        assert f"<noscript>{words.text('index-noscript')}</noscript>" in answer.text
        assert "accept-language" in answer.headers["vary"]
        again = ask(app, address, accept_language=asked, if_none_match=answer.headers["etag"])
        assert again.status_code == 304
        other = ask(app, address, accept_language="it", if_none_match=answer.headers["etag"])
        assert (other.status_code, '<html lang="it">' in other.text) == (200, True)


def test_the_page_that_is_built_can_be_told_in_every_language() -> None:
    source = (Path(__file__).parents[3] / "web" / "index.html").read_text("utf-8")
    told = {lang: _said_in(source, lang) for lang in languages()}
    assert told[DEFAULT] == source
    assert len(set(told.values())) == len(told)


def test_the_page_does_not_hide_what_else_there_is(app: Starlette) -> None:
    assert ask(app, "/api").headers["content-type"].startswith("text/html")
    assert ask(app, "/api/openapi.json").status_code == 200
    assert ask(app, "/api/recover").status_code == 405
    assert ask(app, "/", method="POST").status_code == 405


@pytest.mark.parametrize(("lang", "said"), [("en", "The page is missing"), ("es-ES", "Falta la página")])
def test_without_a_page_the_server_says_how_to_get_it(tmp_path: Path, lang: str, said: str) -> None:
    app = make_app(never, read_page(tmp_path))
    for address in ("/", "/t/abc", "/new"):
        answer = ask(app, address, accept_language=lang)
        assert answer.status_code == 503
        assert said in answer.text
        assert BUILD in answer.text
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
    assert ask(app, "/assets/x.js").status_code == 404
    assert ask(app, "/api").status_code == 200


def test_a_missing_page_is_a_warning_in_the_log(tmp_path: Path, folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    def warnings(page: Path) -> list[str]:
        async def started() -> None:
            app = make_app(opened_in(tmp_path), read_page(page))
            async with app.router.lifespan_context(app):
                pass

        caplog.clear()
        with caplog.at_level(logging.WARNING, "vialibre"):
            asyncio.run(started())
        return [record.getMessage() for record in caplog.records if record.name == "vialibre.server"]

    (said,) = warnings(tmp_path / "nothing")
    assert BUILD in said
    assert warnings(folder) == []
