"""The report in a real browser: complete, quiet, readable on a phone, and telling the figures of the JSON."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page

from tests.chromium import browser
from tests.lab.playtest.planted import FAULTS, board_with
from vialibre.boards.model import Board
from vialibre.i18n import languages
from vialibre.lab.playtest.findings import Findings, findings_as_data
from vialibre.lab.playtest.page import report_html
from vialibre.lab.playtest.run import playtest

__all__ = ["browser"]

BOTS = ("conductor", "stoker", "stoker")


@pytest.fixture(scope="module")
def board() -> Board:
    return board_with(*FAULTS)


@pytest.fixture(scope="module")
def findings(board: Board) -> Findings:
    return playtest(board, bots=BOTS, games=400)


@pytest.fixture(scope="module")
def file(board: Board, findings: Findings, tmp_path_factory: pytest.TempPathFactory) -> Path:
    page = tmp_path_factory.mktemp("report") / "report.html"
    page.write_text(report_html(board, findings, "en", command="vialibre playtest x"), "utf-8")
    return page


def opened(browser: Browser, file: Path, width: int) -> tuple[Page, list[str]]:
    """The page, and whatever it complained of or asked for beside itself."""
    noises: list[str] = []
    page = browser.new_page(viewport={"width": width, "height": 900})
    page.on("console", lambda message: noises.append(message.text))
    page.on("pageerror", lambda error: noises.append(str(error)))
    page.on("request", lambda request: None if request.url == file.as_uri() else noises.append(request.url))
    page.goto(file.as_uri())
    return page, noises


@pytest.mark.parametrize("width", [1200, 390])
def test_it_opens_quietly_and_fits(browser: Browser, file: Path, width: int) -> None:
    page, noises = opened(browser, file, width)
    assert noises == []
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    for chart in page.locator("svg").all():
        box = chart.bounding_box()
        assert box is not None
        assert box["height"] > 40
    page.close()


def test_figures_are_those_of_the_json(browser: Browser, file: Path, findings: Findings) -> None:
    page, _ = opened(browser, file, 1200)
    data = findings_as_data(findings)
    shown = page.evaluate("document.body.textContent")
    for table in data["figures"]["tables"].values():
        for won in table["wins"]:
            assert f"{100 * won['value']:.1f}% ({100 * won['low']:.1f}–{100 * won['high']:.1f})" in shown
    for ticket in findings.setting.board.tickets:
        row = page.locator("tr", has_text=" – ".join(_name(findings, city) for city in ticket.cities)).last
        kept = data["figures"]["tickets"][ticket.id]["kept"]
        assert f"{100 * kept['value']:.1f}%" in (row.text_content() or "")
    assert len(data["flags"]) == page.locator(".flags li").count() > 3
    page.close()


def _name(findings: Findings, city: str) -> str:
    return findings.setting.board.city(city).name


def test_the_map_can_be_looked_at_in_three_ways(browser: Browser, file: Path) -> None:
    page, _ = opened(browser, file, 1200)

    def colors() -> list[str]:
        found: list[str] = page.evaluate(
            "[...document.querySelectorAll('.m-track')].map(t => getComputedStyle(t).fill)"
        )
        return found

    seen = [colors()]
    for mode in ("when claimed", "wins of its owner"):
        page.get_by_text(mode, exact=True).click()
        seen.append(colors())
    assert len(seen[0]) == 18
    assert seen[0] != seen[1] != seen[2] != seen[0]
    assert all("rgb(0, 0, 0)" not in fills for fills in seen)  # every track has a color in every way
    legends = page.locator(".heat .legend:visible")
    assert legends.count() == 1
    page.close()


def test_it_is_well_formed_in_every_language(board: Board, findings: Findings) -> None:
    for lang in languages():
        html = report_html(board, findings, lang)
        root = ElementTree.fromstring(html)
        assert root.get("lang") == lang
        assert not re.search(r"playtest-[a-z]", re.sub(r"<style>.*</style>", "", html, flags=re.S))


def test_one_game_is_enough_for_a_page(board: Board) -> None:
    """It says what is unknown."""
    one = playtest(board, bots=BOTS, games=1)
    html = re.sub(r"<style>.*</style>", "", report_html(board, one, "en"), flags=re.S)
    ElementTree.fromstring(html)
    assert not re.search(r"\b(nan|inf)\b", html)
    assert "(?" in html


def test_a_board_with_hostile_names_does_no_harm(findings: Findings) -> None:
    board = findings.setting.board
    cities = tuple(replace(city, name="</svg><script>alert(1)</script>") for city in board.cities)
    hostile = replace(board, name="<b>&", cities=cities)
    html = report_html(hostile, replace(findings, setting=replace(findings.setting, board=hostile)), "en")
    assert "<script" not in html
    ElementTree.fromstring(html)
