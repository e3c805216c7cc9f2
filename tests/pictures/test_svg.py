"""The picture: valid XML that needs nothing else and shows the position."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from tests.pictures.games import HOSTILE, TABLES, timeline
from vialibre.pictures.pieces import pieces_of
from vialibre.pictures.style import COLORS
from vialibre.pictures.svg import svg_picture

SVG = "{http://www.w3.org/2000/svg}"


def drawn(text: str) -> ElementTree.Element:
    return ElementTree.fromstring(text.encode())


def cars(root: ElementTree.Element) -> list[ElementTree.Element]:
    return [rect for rect in root.iter(f"{SVG}rect") if rect.get("class") == "b-body"]


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_it_is_valid_and_needs_nothing(board: str, seats: int) -> None:
    text = svg_picture(timeline(board, seats))
    root = drawn(text)
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        *(
            "svg",
            "title",
            "style",
            "defs",
            "clipPath",
            "rect",
            "g",
            "path",
            "circle",
            "ellipse",
            "use",
            "text",
            "tspan",
        ),
    }
    outside = [link for link in re.findall(r'(?:href|src)="([^"]*)"|url\(([^)]*)\)', text) if "".join(link)[0] != "#"]
    assert outside == []
    assert "@import" not in text
    assert not [name for element in root.iter() for name in element.attrib if name.startswith("on")]


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_it_shows_the_cars_of_everybody(board: str, seats: int) -> None:
    game = timeline(board, seats)
    lengths: dict[str, int] = {route.id: route.length for route in game.board.routes}
    laid = [rect.get("fill") for rect in cars(drawn(svg_picture(game)))]
    for seat, color in enumerate(game.colors):
        spaces = sum(lengths[route] for route in game.last.view.seats[seat].routes)
        assert laid.count(COLORS[color]) == spaces + 1, "and one in the legend"


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_it_says_names_cities_and_points(board: str, seats: int) -> None:
    game = timeline(board, seats)
    said = [" ".join(element.itertext()).replace("  ", " ") for element in drawn(svg_picture(game)).iter(f"{SVG}text")]
    for city in game.board.cities:
        assert any(" ".join(text.split()) == city.name for text in said), city.name
    assert "Ana" in said
    for sheet in game.last.view.sheets:
        assert any(text.startswith(f"{sheet.total} point") for text in said)
    assert any(text.startswith(HOSTILE[:8]) for text in said), "a name is shown as it is, and nothing but a text"


def test_a_moment_shows_no_more_than_was_there() -> None:
    game = timeline("europe", 5)
    at = len(game.moments) // 2
    lengths: dict[str, int] = {route.id: route.length for route in game.board.routes}
    spaces = sum(lengths[route] for one in game.moments[at].view.seats for route in one.routes)
    assert len(cars(drawn(svg_picture(game, at)))) == spaces + 5
    assert len(cars(drawn(svg_picture(game, 0)))) == 5
    assert f"Step {at} of {len(game.moments) - 1}" in svg_picture(game, at)


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_things_are_where_the_game_has_them(board: str, seats: int) -> None:
    game = timeline(board, seats)
    pieces = pieces_of(game)
    for at in range(0, len(game.moments), 17):
        view = game.moments[at].view
        there = [piece for piece in pieces if piece.is_there(at)]
        wanted: list[tuple[str, str, int | None]] = [("souvenir", token.city, token.left) for token in view.tokens]
        wanted += [("station", city, seat) for seat, one in enumerate(view.seats) for city in one.stations]
        wanted += [("marker", city, seat) for seat, one in enumerate(view.seats) for city in one.markers]
        wanted += [("alvin", view.alvin_at, None)] if view.alvin_at is not None else []
        found = [(t.kind, t.city, t.left if t.kind == "souvenir" else t.seat) for t in there]
        assert sorted(map(str, found)) == sorted(map(str, wanted))
        assert len({(piece.city, piece.place) for piece in there}) == len(there), "no two on one spot"
