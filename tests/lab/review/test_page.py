"""The page: all there, nothing loaded, harmless whatever a record says, and a real browser does not complain."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.lab.page_text import parsed, read
from vialibre.i18n import Words, languages
from vialibre.lab.review.game import GameReview
from vialibre.lab.review.page import page
from vialibre.lab.review.players import Reviewed
from vialibre.terminal.names import shown_names

HOSTILE = ['<script>alert("1")</script>', '"><img src=x onerror=alert(1)>', "\x1b[31m\u202e", "$sections {", "x" * 300]


def made(*games: GameReview, lang: str = "en", file: str = "game.json") -> str:
    reviewed = [Reviewed(f"{number}-{file}", game) for number, game in enumerate(games)]
    return page(reviewed, partial(shown_names, lang=lang), Words(lang), version="1.2.3", day="2025-01-31")


@pytest.mark.parametrize("lang", languages())
def test_one_game_is_all_there(review: GameReview, lang: str) -> None:
    html = made(review, lang=lang)
    root = parsed(html)
    assert root.get("lang") == lang
    shown = read(root)
    surveyor = Words(lang).text("bot-name", bot="surveyor")
    for part in ("Ana", f"Bruno ({surveyor})", "1.2.3", "2025-01-31"):
        assert part in shown
    for sheet in review.sheets:
        assert str(sheet.total) in shown
    assert not re.search(r"review-|cli-|\{|\$[a-z]", re.sub(r"<style>.*</style>", "", html, flags=re.S))
    tables = [element for element in root.iter("table") if element.get("class") == "words"]
    rows = [row for table in tables for row in table.iter("tr")]
    assert len(rows) == len(review.decisions) + 1


def test_the_chart_has_a_line_for_each_seat_and_a_ring_for_each_mistake(review: GameReview) -> None:
    root = parsed(made(review))
    lines = list(root.iter("polyline"))
    assert len(lines) == 2
    assert all(len(str(line.get("points")).split()) == review.actions + 1 for line in lines)
    rings = list(root.iter("circle"))
    mistakes = [judged for seat in (0, 1) for judged in review.mistakes(seat)]
    assert len(rings) == len(mistakes) > 0
    targets = {str(one.get("href")).removeprefix("#") for one in root.iter("a")}
    assert targets == {f"move-{judged.move}" for judged in mistakes}
    assert targets == {str(one.get("id")) for one in root.iter() if one.get("id")}


def test_many_games_have_a_table_and_are_folded(review: GameReview) -> None:
    root = parsed(made(review, review, review))
    assert len(list(root.iter("details"))) == 3
    ids = [one.get("id") for one in root.iter() if one.get("id")]
    assert len(ids) == len(set(ids))
    shown = read(root)
    assert "3 games" in shown
    assert "bot:surveyor" in shown
    assert "0-game.json" in shown


def test_nothing_is_loaded(review: GameReview) -> None:
    for html in (made(review), made(review, review)):
        assert not re.search(r"https?:|//[a-z]|url\(|@import", html)
        for element in parsed(html).iter():
            assert element.tag not in ("script", "img", "iframe", "object", "embed", "base", "form")
            assert not any(key.startswith("on") for key in element.attrib)
            target = element.get("href") or element.get("src")
            assert target is None or target == "data:," or target.startswith("#")


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_stay_names(review: GameReview, name: str) -> None:
    for games in ((review,), (review, review)):
        bad = [replace(game, seats=(name, name), bot=name) for game in games]
        root, plain = parsed(made(*bad, file=name)), parsed(made(*(replace(game, seats=("a", "b")) for game in games)))
        assert "script" not in {element.tag for element in root.iter()}
        assert {element.tag for element in root.iter()} == {element.tag for element in plain.iter()}
        if name.isprintable():
            assert name in "".join(root.itertext())


def test_a_game_that_stopped_early_makes_a_page(review: GameReview) -> None:
    stopped = replace(review, sheets=(), winners=())
    assert "stopped early" in read(parsed(made(stopped)))
    parsed(made(replace(stopped, actions=0, timeline=review.timeline[:1], decisions=())))


@pytest.mark.parametrize("width", [360, 1280])
@pytest.mark.parametrize("many", [False, True])
def test_a_browser_shows_it_without_complaint(
    review: GameReview,
    browser: Browser,
    tmp_path: Path,
    width: int,
    many: bool,
) -> None:
    hostile = replace(review, seats=(HOSTILE[0], HOSTILE[4]))
    file = tmp_path / "report.html"
    file.write_text(made(hostile, review) if many else made(review), "utf-8")
    context = browser.new_context(viewport={"width": width, "height": 800})
    opened = context.new_page()
    said: list[str] = []
    asked: list[str] = []
    opened.on("console", lambda message: said.append(message.text))
    opened.on("pageerror", lambda error: said.append(str(error)))
    opened.on("request", lambda request: asked.append(request.url))
    opened.goto(file.as_uri())
    for summary in opened.locator("summary").all():
        summary.click()
    assert said == []
    assert [url for url in asked if url != "data:,"] == [file.as_uri()]
    assert opened.evaluate("document.documentElement.scrollWidth") <= width  # tables scroll, the page does not
    opened.locator("svg.timeline a").last.click(force=True)
    assert "#" in opened.url
    assert opened.locator("li:target").is_visible()
    context.close()
