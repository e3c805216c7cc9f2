"""Pictures match the browser: the same colors, symbols and patterns, literally."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from vialibre.pictures import style

WEB = Path(__file__).parents[2] / "web" / "src"
BOARD = WEB / "lib" / "board"


def table(text: str, name: str) -> dict[str, str]:
    """A constant of TypeScript with texts by key."""
    found = re.search(rf"{name}: Record<[^=]*> = {{(.*?)\n *}}", text, re.DOTALL)
    assert found, name
    return dict(re.findall(r"(\w+): '([^']*)'", found[1]))


@pytest.mark.parametrize("name", ["SYMBOLS", "ON", "PATTERNS"])
def test_tables_are_those_of_the_page(name: str) -> None:
    assert getattr(style, name) == table((BOARD / "look.ts").read_text("utf-8"), name)


def test_souvenirs_are_those_of_the_page() -> None:
    assert table((BOARD / "SouvenirIcon.svelte").read_text("utf-8"), "ICONS") == style.SOUVENIRS


def test_colors_are_those_of_the_page() -> None:
    css = (WEB / "palette.css").read_text("utf-8")
    assert {name: color for name, color in re.findall(r"--(\w+): (#\w+);", css) if name in style.COLORS} == style.COLORS
    light = re.search(r"LIGHT = new Set\(\[(.*?)\]", (BOARD / "look.ts").read_text("utf-8"))
    assert light
    assert set(re.findall(r"'(\w+)'", light[1])) == style.LIGHT


def test_the_map_is_that_of_the_page_by_day_and_at_dusk() -> None:
    css = (WEB / "palette.css").read_text("utf-8")
    day, dusk = css.split("data-theme='dark'", 1)
    page_only = {"lit": "", "grid": ""}  # highlighted cities and the grid of the editor
    for palette, part in ((style.DAY, day), (style.DUSK, dusk)):
        assert {**dict(re.findall(r"--map-(\w+): ([^;]+);", part)), **page_only} == {**palette, **page_only}


def test_components_take_shared_colors_from_the_palette() -> None:
    """A color of palette.css is written nowhere else in the page, and its variables are defined once per theme."""
    css = (WEB / "palette.css").read_text("utf-8")
    shared = set(re.findall(r"#[0-9a-f]{6}\b", css))
    assert len(shared) > 50
    names = set(re.findall(r"--(?:map|mini|piece)-\w+(?=:)", css)) - {
        "--map-spine"
    }  # small drawings on paper have their own
    files = [*WEB.rglob("*.svelte"), WEB / "app.css", *(WEB / "lib").rglob("*.css")]
    repeated = [
        (file.relative_to(WEB).as_posix(), word)
        for file in files
        for word in re.findall(r"#[0-9a-f]{6}\b|--[\w-]+(?=:)", file.read_text("utf-8"))
        if word in shared or word in names
    ]
    assert repeated == []


def test_things_on_cities_are_those_of_the_page() -> None:
    page = (BOARD / "CityShape.svelte").read_text("utf-8")
    for path in (style.STATION, style.DOOR, style.MARKER, style.ALVIN):
        assert path in page


@pytest.mark.parametrize("color", ["red", "orange", "yellow", "green", "blue", "purple", "pink", "gray"])
def test_the_palette_is_defined_once(color: str) -> None:
    root = Path(__file__).parents[2]
    files = [*(root / "src").rglob("*.py"), *(root / "tools").rglob("*.py")]
    assert [file.name for file in files if style.COLORS[color] in file.read_text("utf-8")] == ["palette.py"]
