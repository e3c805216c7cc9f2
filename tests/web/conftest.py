"""The page in a real browser: one server for each process of pytest, a new context for each person."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page

import vialibre
from tests.chromium import PATIENCE
from tests.server.running import Running, running
from tests.system_parts import need
from tests.web.person import Person

BUILT = Path(os.environ.get("VIALIBRE_PAGE") or Path(vialibre.__file__).parent / "page")
DESKTOP = (1280, 800)

NewPerson = Callable[..., Person]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A server with the page as it was built."""
    need("the built page (uv sync --reinstall-package vialibre)", (BUILT / "index.html").exists())
    database = tmp_path_factory.mktemp("site") / "games.db"
    with running(f"sqlite:///{database}", "--limits", "100000", VIALIBRE_PAGE=str(BUILT)) as server:
        yield server


@pytest.fixture
def person(site: Running, browser: Browser) -> Iterator[NewPerson]:
    """Makes people, each with a browser of their own. What their pages complained about fails the test.

    Further options are those of Playwright for a context, as they come.
    """
    contexts: list[BrowserContext] = []
    made: list[Person] = []

    def make(name: str = "Ana", size: tuple[int, int] = DESKTOP, **options: Any) -> Person:
        width, height = size
        settings = {"locale": "en", "reduced_motion": "reduce", **options}
        context = browser.new_context(base_url=site.url, viewport={"width": width, "height": height}, **settings)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        page: Page = context.new_page()
        one = Person(page, name)
        made.append(one)
        return one

    yield make
    complaints = [f"{one.name}: {text}" for one in made for text in one.complaints]
    for context in contexts:
        context.close()
    assert complaints == []
