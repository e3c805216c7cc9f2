"""The web page: built files, read once and sent in the smallest encoding that the client accepts.

No request looks up a file on the disk, so no path can lead out of the folder.
"""

from __future__ import annotations

import gzip
import hashlib
import html
import os
import re
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from vialibre.i18n import DEFAULT, Words, accepted_languages, known_language, languages
from vialibre.server.compression import best_encoding

Handler = Callable[[Request], Awaitable[Response]]

BUILD = "uv sync --reinstall-package vialibre"
"""The command that builds the page in a clone of the project."""
FOLDER = Path(__file__).parents[1] / "page"
OTHER_FOLDER = "VIALIBRE_PAGE"
"""Environment variable with another folder for the page, for development."""
INDEX = "index.html"
ADDRESSES = ("/", "/t/{table}", "/r/{table}", "/new", "/settings", "/help", "/editor", "/editor/{design}")
"""Paths that the page routes itself: all are served the same file."""

ENCODINGS = {"br": ".br", "gzip": ".gz"}
"""Smallest first, with the suffix that the build appends to the file name."""
TYPES = {
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webp": "image/webp",
    ".ico": "image/x-icon",
    ".json": "application/json",
    ".map": "application/json",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".txt": "text/plain; charset=utf-8",
}
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
_NAMED_BY_CONTENT = re.compile(r"assets/.*[-.][A-Za-z0-9_-]{8}\.\w+")


@dataclass(frozen=True, slots=True)
class File:
    """A file in all its encodings; `None` is the uncompressed one."""

    media: str
    keep: str
    forms: Mapping[str | None, bytes]
    tag: str
    spoken: Mapping[str, File] = field(default_factory=dict)
    """The file by language, if it depends on the language."""

    def response(self, request: Request, status: int = 200) -> Response:
        if self.spoken:
            return self.spoken[language_of(request)].response(request, status)
        offered = [name for name in ENCODINGS if name in self.forms]
        encoding = best_encoding(request.headers.get("accept-encoding", ""), offered)
        tag = f'"{self.tag}"' if encoding is None else f'"{self.tag}-{encoding}"'
        headers = {"cache-control": self.keep, "etag": tag}
        vary = ["accept-encoding"] if offered else []
        if self.media == TYPES[".html"]:
            vary.append("accept-language")
        if vary:
            headers["vary"] = ", ".join(vary)
        if status == 200 and knows(request.headers.get("if-none-match", ""), tag):
            return Response(status_code=304, headers=headers)
        if encoding is not None:
            headers["content-encoding"] = encoding
        return Response(self.forms[encoding], status, media_type=self.media, headers=headers)


def language_of(request: Request) -> str:
    """The first language of the browser's list that is available."""
    return known_language(accepted_languages(request.headers.get("accept-language", ""))) or DEFAULT


def knows(known: str, tag: str) -> bool:
    """Whether an If-None-Match header names this tag."""
    return any(word.strip().removeprefix("W/") in (tag, "*") for word in known.split(","))


@dataclass(frozen=True, slots=True)
class Page:
    """All files by their path, such as `assets/index-1a2b3c4d.js`."""

    files: Mapping[str, File] = field(default_factory=dict)

    @property
    def is_there(self) -> bool:
        return INDEX in self.files

    def nowhere(self, request: Request) -> Response | None:
        """The page with status 404 for a browser at an unknown path; None for programs, which get a JSON error."""
        wants_page = "text/html" in request.headers.get("accept", "") and not request.url.path.startswith("/api")
        return self.files[INDEX].response(request, 404) if wants_page and self.is_there else None

    def routes(self) -> list[BaseRoute]:
        """One route per path rather than a catch-all, so that other paths are answered with 404."""
        if not self.is_there:
            return [Route(address, _missing) for address in ADDRESSES]
        named = [Route(f"/{name}", _sender(file)) for name, file in self.files.items()]
        return [*(Route(address, _sender(self.files[INDEX])) for address in ADDRESSES), *named]


def page_folder() -> Path:
    return Path(os.environ.get(OTHER_FOLDER) or FOLDER)


def read_page(folder: Path | None = None) -> Page:
    """The built page; one without files if it was not built."""
    folder = folder or page_folder()
    if not is_built(folder):
        return Page()
    packed = tuple(ENCODINGS.values())
    files = {}
    for file in sorted(folder.rglob("*")):
        name = file.relative_to(folder).as_posix()
        if file.is_file() and file.suffix not in packed and not file.name.startswith("."):
            files[name] = _read(file, name)
    files[INDEX] = _in_all_languages(files[INDEX])
    return Page(files)


def _in_all_languages(index: File) -> File:
    """The page with language, description and noscript text already translated in the HTML."""
    plain = index.forms[None].decode("utf-8")
    spoken: dict[str, File] = {}
    for lang in languages():
        said = _said_in(plain, lang).encode("utf-8")
        if said == index.forms[None]:
            spoken[lang] = index
            continue
        forms: dict[str | None, bytes] = {None: said, "gzip": gzip.compress(said, mtime=0)}
        spoken[lang] = File(index.media, index.keep, forms, hashlib.sha256(said).hexdigest()[:20])
    return File(index.media, index.keep, index.forms, index.tag, spoken)


def _said_in(page: str, lang: str) -> str:
    words = Words(lang)
    description, noscript = (html.escape(words.text(key)) for key in ("index-description", "index-noscript"))
    page = re.sub(r"(<html[^>]*\blang=)\"[^\"]*\"", lambda found: f'{found[1]}"{lang}"', page, count=1)
    page = re.sub(
        r"(<meta name=\"description\" content=)\"[^\"]*\"", lambda found: f'{found[1]}"{description}"', page, count=1
    )
    return re.sub(r"<noscript>.*?</noscript>", lambda _: f"<noscript>{noscript}</noscript>", page, flags=re.DOTALL)


def is_built(folder: Path) -> bool:
    return (folder / INDEX).is_file()


def _read(file: Path, name: str) -> File:
    plain = file.read_bytes()
    forms: dict[str | None, bytes] = {None: plain}
    for encoding, suffix in ENCODINGS.items():
        packed = file.with_name(file.name + suffix)
        if packed.is_file():
            forms[encoding] = packed.read_bytes()
    return File(
        media=TYPES.get(file.suffix, "application/octet-stream"),
        keep=FOR_EVER if _NAMED_BY_CONTENT.fullmatch(name) else ASK_AGAIN,
        forms=forms,
        tag=hashlib.sha256(plain).hexdigest()[:20],
    )


def _sender(file: File) -> Handler:
    async def send(request: Request) -> Response:
        return file.response(request)

    return send


async def _missing(request: Request) -> Response:
    """A page that explains how to build the page."""
    words = Words(language_of(request))
    said = {
        "title": words.text("no-page-title"),
        "text": words.text("no-page-text"),
        "how": words.text("no-page-how"),
        "api": words.text("no-page-api"),
    }
    shown = {name: html.escape(text) for name, text in said.items()}
    content = (
        f"<!doctype html><html lang={words.lang}><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        f"<title>{shown['title']}</title><style>:root{{color-scheme:light dark}}body{{font:18px/1.5 system-ui;"
        "max-width:40rem;margin:3rem auto;padding:0 1rem}</style>"
        f"<h1>{shown['title']}</h1><p>{shown['text']}</p><p>{shown['how']}</p>"
        f"<pre>{html.escape(BUILD)}</pre><p><a href='/api'>{shown['api']}</a></p></html>"
    )
    return Response(content, 503, media_type="text/html; charset=utf-8", headers={"cache-control": "no-store"})
