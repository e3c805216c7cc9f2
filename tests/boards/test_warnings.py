"""Each warning comes when it should, says something, and stays away from boards that are fine."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from tests.standard_boards import STANDARD

import vialibre.boards.warnings
from vialibre.boards.faults import Source
from vialibre.boards.load import load_board, parse_board
from vialibre.boards.templates import SMALL, template_text
from vialibre.boards.warnings import BoardWarning, place_of, warnings_of
from vialibre.i18n import Words
from vialibre.narrate import warning_text

TEXT = template_text(SMALL, "small")
EAST = '  {cities = ["ubeda", "baza"],          length = 3, color = "black"},\n'
LAST_TICKET = '  {cities = ["antequera", "almeria"],   points = 7},\n'
BAZA = 'name = "Baza",      lat = 37.49, lon = -2.77'


def changed(*changes: tuple[str, str]) -> str:
    text = TEXT
    for old, new in changes:
        assert old in text, old
        text = text.replace(old, new)
    return text


def told(text: str, *, drawn: bool = True) -> list[BoardWarning]:
    return list(warnings_of(parse_board(text, "small.toml"), drawn=drawn))


@pytest.mark.parametrize("name", STANDARD)
def test_standard_boards_have_none(name: str) -> None:
    assert warnings_of(load_board(name)) == ()


def test_the_example_has_none() -> None:
    assert told(TEXT) == []


def ticket(*rows: str) -> list[tuple[str, str]]:
    return [(LAST_TICKET, LAST_TICKET + "".join(f"  {{{row}}},\n" for row in rows))]


def route(*rows: str) -> list[tuple[str, str]]:
    return [(EAST, EAST + "".join(f'  {{{row}, color = "gray"}},\n' for row in rows))]


TARIFA = '  {id = "tarifa", name = "Tarifa", lat = 36.0, lon = -6.0},\n'
TO_ALMERIA = {"cadiz": 13, "ronda": 8, "cordoba": 9, "ubeda": 6, "granada": 5, "algeciras": 10}
# code, what it is about, what is replaced by what
CASES: list[tuple[str, str, list[tuple[str, str]]]] = [
    ("too_tight", "cars", [("cars = 25", "cars = 30")]),
    ("too_empty", "cars", [("cars = 25", "cars = 8")]),
    ("few_cards", "cards", [("each = 10, wilds = 8", "each = 3, wilds = 5")]),
    ("few_tickets", "tickets", [("deal = 3", "deal = 6"), ("draw = 2,", "draw = 5,")]),
    ("parallel_never_open", "parallel_from", [("parallel_from = 3", "parallel_from = 4")]),
    ("points_fall", "points", [("5 = 10", "5 = 6")]),
    ("rule_unused", "rules", [(", ferry = 1", "")]),
    ("color_unused", "cards", [('"black", "white"], each', '"black", "white", "purple"], each')]),
    ("color_wanted", "huelva-cadiz", [('color = "gray"', 'color = "red"')]),
    ("color_idle", "huelva-sevilla", [('length = 4, color = "green"', 'length = 4, color = "gray"')]),
    ("color_scarce", "cards", [("each = 10, wilds = 8", "each = 2, wilds = 60")]),
    ("route_dear", "cordoba-granada", [("each = 10", "each = 8")]),
    ("ferry_dear", "huelva-cadiz", [("ferry = 1", "ferry = 3")]),
    ("dead_end", "tarifa", [("city = [\n", "city = [\n" + TARIFA), *route('cities = ["tarifa", "cadiz"], length = 3')]),
    (
        "city_in_many_tickets",
        "almeria",
        ticket(*(f'cities = ["almeria", "{city}"], points = {worth}' for city, worth in TO_ALMERIA.items())),
    ),
    ("ticket_beyond_cars", "huelva-almeria", [("cars = 25", "cars = 12")]),
    ("ticket_dear", "huelva-malaga", [('"malaga"],       points = 7', '"malaga"],       points = 12')]),
    ("ticket_cheap", "huelva-malaga", [('"malaga"],       points = 7', '"malaga"],       points = 4')]),
    ("ticket_easy", "ronda-malaga", ticket('cities = ["ronda", "malaga"], points = 2')),
    ("ticket_twice", "huelva-malaga.2", ticket('cities = ["malaga", "huelva"], points = 7')),
    ("name_twice", "baza", [('name = "Baza"', 'name = "Granada"')]),
    ("city_far", "baza", [(BAZA, 'name = "Baza", lat = 77.49, lon = -2.77')]),
    ("cities_together", "baza", [(BAZA, 'name = "Baza", lat = 37.18, lon = -3.61')]),
]
DRAWN = [
    (
        "routes_cross",
        "jaen-baza",
        route('cities = ["jaen", "baza"], length = 4', 'cities = ["granada", "ubeda"], length = 4'),
    ),
    ("name_over_space", "granada", route('cities = ["granada", "almeria"], length = 4')),
]


@pytest.mark.parametrize(("code", "about", "changes"), CASES + DRAWN, ids=[case[0] for case in CASES + DRAWN])
def test_each_comes_when_it_should_and_says_where(code: str, about: str, changes: list[tuple[str, str]]) -> None:
    text = changed(*changes)
    board = parse_board(text, "small.toml")
    found = warnings_of(board, drawn=(code, about, changes) in DRAWN)
    assert [about in warning.ids for warning in found if warning.code == code].count(True) >= 1, found
    for warning in found:
        said = warning_text(warning, Words("en"))
        assert said.endswith((".", "?"))
        assert "$" not in said, said
        place = place_of(warning, board, Source("small.toml", text))
        assert place.line_number > 0, place.where
        first = warning.ids[0].split("-")[0].split(".")[0]
        assert first in text.split("\n")[place.line_number - 1]


def test_one_link_between_two_halves() -> None:
    """Without its northern and southern ways the east hangs on Antequera – Granada."""
    gone = ("malaga", "motril"), ("cordoba", "granada"), ("cordoba", "jaen"), ("cordoba", "ubeda")
    text = "\n".join(
        line for line in TEXT.split("\n") if "length" not in line or not any(f'["{a}", "{b}"]' in line for a, b in gone)
    )
    found = [warning for warning in told(text, drawn=False) if warning.code == "single_link"]
    assert [warning.ids for warning in found] == [("antequera-granada",)]
    assert found[0].params["cities"] == 6


def codes() -> set[str]:
    """Every code that a source names."""
    found: set[str] = set()
    for file in Path(vialibre.boards.warnings.__file__).parent.glob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "BoardWarning":
                leaves = (leaf.value for leaf in ast.walk(node.args[0]) if isinstance(leaf, ast.Constant))
                found |= {leaf for leaf in leaves if isinstance(leaf, str)}
    return found | set(vialibre.boards.warnings.map.DRAWN)


def test_every_code_has_a_sentence() -> None:
    file = Path(vialibre.__file__).parent / "locale" / "en" / "making.ftl"
    keys = set(re.findall(r"^warning-([a-z-]+) =", file.read_text("utf-8"), re.MULTILINE))
    assert keys == {code.replace("_", "-") for code in codes()}
