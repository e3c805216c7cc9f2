"""Both files in a real browser, from a folder: no error, no request, and the keys and buttons work."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.pictures.games import TABLES, timeline
from vialibre.pictures.page import html_page
from vialibre.pictures.svg import svg_picture

Opened = Callable[..., Page]
Scheme = Literal["light", "dark"]


@pytest.fixture
def opened(browser: Browser, tmp_path: Path) -> Iterator[Opened]:
    """Opens a text as a file. Errors and requests for anything else fail the test."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def show(content: str, name: str, width: int = 1280, height: int = 800, scheme: Scheme = "light") -> Page:
        file = tmp_path / name
        file.write_text(content, "utf-8")
        context = browser.new_context(viewport={"width": width, "height": height}, color_scheme=scheme)
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda message: complaints.append(message.text))
        page.on("pageerror", lambda error: complaints.append(str(error)))
        page.on("dialog", lambda dialog: complaints.append(f"dialog {dialog.message}"))
        address = file.as_uri()
        page.on("request", lambda request: None if request.url == address else complaints.append(request.url))
        page.goto(address)
        return page

    yield show
    for context in contexts:
        context.close()
    assert complaints == []


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_the_picture_opens(opened: Opened, board: str, seats: int) -> None:
    page = opened(svg_picture(timeline(board, seats)), "game.svg")
    assert page.evaluate("document.documentElement.tagName") == "svg"
    assert page.evaluate("document.querySelectorAll('parsererror').length") == 0
    assert page.evaluate("document.querySelectorAll('.b-body').length") > 50


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_the_page_opens_and_keys_move(opened: Opened, board: str, seats: int) -> None:
    game = timeline(board, seats)
    last = len(game.moments) - 1
    page = opened(html_page(game), "game.html")
    moment = page.locator("#moment")
    expect(moment).to_have_text(f"Step {last} of {last}")
    shown = "document.querySelectorAll('g:not(.off) > g > .b-body').length"
    assert page.evaluate(shown) > 50
    page.keyboard.press("Home")
    expect(moment).to_have_text(f"Step 0 of {last}")
    expect(page.locator("#told")).to_have_text("The cards are dealt.")
    assert page.evaluate(shown) == 0
    for key in ("ArrowRight", "ArrowRight", "ArrowLeft"):
        page.keyboard.press(key)
    expect(moment).to_have_text(f"Step 1 of {last}")
    page.keyboard.press("PageDown")
    page.keyboard.press("End")
    expect(moment).to_have_text(f"Step {last} of {last}")
    expect(page.locator("#players > li")).to_have_count(seats)
    expect(page.locator("#moves > li")).to_have_count(last + 1)


def test_buttons_have_names_and_work(opened: Opened) -> None:
    game = timeline("usa", 2)
    last = len(game.moments) - 1
    page = opened(html_page(game), "game.html")
    page.get_by_role("button", name="First step").click()
    page.get_by_role("button", name="One move forward").click()
    expect(page.locator("#moment")).to_have_text(f"Step 1 of {last}")
    page.get_by_role("button", name="Play", exact=True).click()
    # It may be past the third by the time the test looks.
    page.wait_for_function("() => Number(document.querySelector('#moment').textContent.match(/[0-9]+/)[0]) >= 3")
    page.get_by_role("button", name="Pause").click()
    page.get_by_role("slider").fill("40")
    expect(page.locator("#moment")).to_have_text(f"Step 40 of {last}")
    page.locator("#moves button").nth(20).click()
    expect(page.locator("#moment")).to_have_text(f"Step 20 of {last}")
    page.locator("#curves").click(position={"x": 2, "y": 50})
    expect(page.locator("#moment")).to_have_text(f"Step 0 of {last}")
    assert page.evaluate("[...document.querySelectorAll('button')].every(b => b.ariaLabel || b.textContent)")


def test_eyes_hide_the_cards_of_others(opened: Opened) -> None:
    page = opened(html_page(timeline("usa", 2)), "game.html")
    page.get_by_role("slider").fill("60")
    expect(page.locator("#players .hand").nth(1).locator(".chip").first).to_be_visible()
    page.get_by_label("View as").select_option("0")
    expect(page.locator("#players .hand").nth(1)).to_contain_text("hidden")
    expect(page.locator("#players .hand").nth(0).locator(".chip").first).to_be_visible()


@pytest.mark.parametrize(("width", "scheme"), [(360, "dark"), (768, "light"), (1600, "dark")])
def test_it_fits_every_screen(opened: Opened, width: int, scheme: Scheme) -> None:
    page = opened(html_page(timeline("old_west", 6, lang="de")), "game.html", width, 740, scheme=scheme)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    small = """[...document.querySelectorAll('button, select, input')]
        .map((one) => one.getBoundingClientRect()).filter((box) => box.height < 42 || box.width < 40).length"""
    assert page.evaluate(small) == 0
    paper = page.evaluate("getComputedStyle(document.documentElement).backgroundColor")
    assert paper == {"light": "rgb(239, 230, 205)", "dark": "rgb(29, 34, 38)"}[scheme]
    page.locator("#zoom-in").click()
    assert page.evaluate("board.scrollWidth > board.clientWidth")
