"""The page: well formed, all there, nothing loaded from elsewhere, and harmless whatever a bot is called."""

from __future__ import annotations

import re
from dataclasses import replace
from xml.etree import ElementTree

import pytest

from tests.lab.made_up import SMALL, pairs
from tests.lab.page_text import parsed, read
from vialibre import load_board
from vialibre.i18n import Words, languages
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.blocks import Block, play_block
from vialibre.lab.report.page import Origin, page
from vialibre.lab.standings import standings

HOSTILE = [
    '<script>alert("1")</script>',
    '"><img src=x onerror=alert(1)>',
    "</style></title><b>&amp;",
    "a' onload='x",
    "\x00\x1b[31m\u202e",
    "$sections ${style}",
    "{ $bots }",
    "x" * 500,
]
ORIGIN = Origin("vialibre arena --bots stoker,porter", "1.2.3", "2025-01-31", "high")


@pytest.fixture(scope="module")
def blocks() -> list[Block]:
    return [play_block(SMALL, number) for number in range(4)]


@pytest.mark.parametrize("lang", languages())
def test_all_is_there(blocks: list[Block], lang: str) -> None:
    root = parsed(page(SMALL, blocks, ORIGIN, Words(lang)))
    assert root.get("lang") == lang
    shown = read(root)
    for part in ("1.2.3", "2025-01-31", ORIGIN.command, SMALL.board.digest, "--block 0", "HIGH"):
        assert part in shown
    mark = "." if lang == "en" else ","
    percent = "%" if lang in ("en", "it", "nl") else " %"
    for standing in standings(blocks):
        assert standing.bot in shown
        assert f"{standing.rating.value:.0f} (" in shown
        assert f"{100 * standing.win_rate.value:.1f}{percent}".replace(".", mark) in shown
        assert f"{standing.mean_score:.1f}".replace("-", "−").replace(".", mark) in shown
    assert not re.search(
        r"cli-|\{|\$[a-z]", re.sub(r"<style>.*</style>", "", page(SMALL, blocks, ORIGIN, Words(lang)), flags=re.S)
    )
    assert len(list(root.iter("svg"))) == 3
    assert len(list(root.iter("table"))) == 3


def test_the_chart_shows_ratings_within_their_intervals(blocks: list[Block]) -> None:
    root = parsed(page(SMALL, blocks, ORIGIN, Words("en")))
    chart = next(root.iter("svg"))
    spans = [line for line in chart.iter("line") if line.get("class") == "span"]
    dots = list(chart.iter("circle"))
    assert len(spans) == len(dots) == 2

    def across(element: ElementTree.Element, key: str) -> float:
        return float(str(element.get(key)).removesuffix("%"))

    for span, dot in zip(spans, dots, strict=True):
        assert 0 <= across(span, "x1") <= across(dot, "cx") <= across(span, "x2") <= 100
    assert across(dots[0], "cx") > across(dots[1], "cx")  # the best first


def test_nothing_is_loaded(blocks: list[Block]) -> None:
    html = page(SMALL, blocks, ORIGIN, Words("en"))
    root = parsed(html)
    assert not re.search(r"https?:|//[a-z]|url\(|@import", html)
    for element in root.iter():
        assert element.tag not in ("script", "img", "iframe", "object", "embed", "base", "form")
        for key, value in element.attrib.items():
            assert not key.startswith("on")
            if key in ("src", "href"):
                assert value == "data:,"
    policy = next(meta for meta in root.iter("meta") if meta.get("http-equiv") == "Content-Security-Policy")
    assert str(policy.get("content")).startswith("default-src 'none'")


def test_it_fits_phones_and_the_night(blocks: list[Block]) -> None:
    html = page(SMALL, blocks, ORIGIN, Words("en"))
    assert 'name="viewport" content="width=device-width' in html
    assert "prefers-color-scheme: dark" in html
    root = parsed(html)
    wide = [element for element in root.iter("div") if element.get("class") == "wide"]
    assert len(wide) == len(list(root.iter("table")))  # every table scrolls by itself, not the page
    assert all(svg.get("viewBox") is None and svg.get("aria-label") for svg in root.iter("svg"))


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_names_stay_names(name: str) -> None:
    blocks = pairs([1.0, 0.5, 0.5], one=name, other="stoker")
    table = ArenaSetup(replace(SMALL.board, id="x<y", name=f"<i>{name}</i>"), [name, "stoker"], 2)
    root = parsed(page(table, blocks, replace(ORIGIN, command=f"vialibre --bots {name}", said=None), Words("en")))
    plain = parsed(
        page(SMALL, pairs([1.0, 0.5, 0.5], one="a", other="stoker"), replace(ORIGIN, said=None), Words("en"))
    )
    assert [element.tag for element in root.iter()] == [element.tag for element in plain.iter()]
    assert [sorted(element.attrib) for element in root.iter()] == [sorted(element.attrib) for element in plain.iter()]
    if name.isprintable():
        assert name in "".join(root.itertext())


@pytest.mark.parametrize("shares", [[1.0], [1.0] * 3, [0.5] * 3])
def test_few_and_extreme_results_make_a_page(shares: list[float]) -> None:
    parsed(page(SMALL, pairs(shares, "stoker", "porter"), ORIGIN, Words("en")))


def test_many_bots_and_every_rule_make_a_page() -> None:
    table = ArenaSetup(load_board("old_west"), ["stoker", "porter"], 6, alvin=True)
    (game,) = play_block(replace(table, bots=["stoker"] * 6), 0).games
    renamed = tuple(replace(seat, bot=f"bot {i}") for i, seat in enumerate(game.seats))
    root = parsed(page(table, [Block(0, 0, (replace(game, seats=renamed),))], ORIGIN, Words("es")))
    assert "Alvin" in read(root)
