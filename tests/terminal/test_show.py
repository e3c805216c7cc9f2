"""`vialibre.text` and `vialibre.svg`: positions to look at, and nothing in them that the viewer may not know."""

from __future__ import annotations

from typing import Any
from xml.etree import ElementTree

import pytest

import vialibre
from vialibre import BadSetup, Game, set_up

TICKET = "paris-wien"


@pytest.fixture
def game() -> Game:
    return set_up(
        "europe",
        hands=["red red red blue wild wild", "yellow yellow"],
        tickets=[[TICKET], ["london-wien"]],
        owners={"paris-zurich": 1},
        scores=[3, 14],
        row="red red blue green wild",
    )


def test_printing_a_game_shows_the_map_and_what_everybody_knows(game: Game) -> None:
    said = str(game)
    for wanted in (
        "London",
        "Seat 1: 14 points",
        "Seat 1 has the routes Paris – Zürich",
        "Row: red, red, blue",
        "turn",
    ):
        assert wanted in said
    assert "Paris – Wien" not in said
    assert "yellow" not in said.partition("Row:")[2]
    assert max(map(len, said.partition("\n\n")[0].splitlines())) <= 100


def test_printing_a_view_shows_its_own_hand_and_tickets_only(game: Game) -> None:
    said = str(game.view(0))
    assert "3 red" in said
    assert "Paris – Wien" in said
    assert "London – Wien" not in said
    assert said == vialibre.text(game, seat=0) == vialibre.text(game.view(0), seat=0)
    assert str(game.view(None)) == str(game) == vialibre.text(game)


def test_width_names_and_highlights_of_a_text(game: Game) -> None:
    narrow = vialibre.text(game, width=60, names=["Ana", "Bea"])
    assert max(map(len, narrow.partition("\n\n")[0].splitlines())) <= 60
    assert "Bea: 14 points" in narrow
    assert "◉" in vialibre.text(game, highlight=["paris"]) or vialibre.text(game, highlight=["paris"]) != str(game)


def test_pictures_are_svg_of_the_wanted_width(game: Game) -> None:
    drawn = ElementTree.fromstring(vialibre.svg(game, width=640))
    assert drawn.tag == "{http://www.w3.org/2000/svg}svg"
    assert drawn.get("width") == "640"
    assert game._repr_svg_() == vialibre.svg(game)
    assert game.view(0)._repr_svg_() == vialibre.svg(game, seat=0)


def test_a_picture_shows_the_viewers_hand_only(game: Game) -> None:
    public, own = vialibre.svg(game), vialibre.svg(game, seat=0)
    assert "3 red, 1 blue, 2 locomotives" in own
    assert "Paris – Wien" in own
    for hidden in ("3 red", "2 yellow", "Paris – Wien", "London – Wien"):
        assert hidden not in public
    assert "2 yellow" not in own
    assert "London – Wien" not in own


def test_routes_and_cities_are_pointed_at(game: Game) -> None:
    assert vialibre.svg(game).count('class="p-route"') == 0
    drawn = vialibre.svg(game, highlight=["paris", "berlin", "paris-zurich"])
    assert drawn.count('class="p-route"') == 1
    assert drawn.count('class="p-city"') == 2
    assert vialibre.svg(game, highlight="paris").count('class="p-city"') == 1


@pytest.mark.parametrize("show", [vialibre.text, vialibre.svg])
def test_what_cannot_be_shown_is_named(show: Any, game: Game) -> None:
    for code, options in (
        ("unknown_id", {"highlight": ["atlantis"]}),
        ("no_such_seat", {"seat": 5}),
        ("names_do_not_fit", {"names": ["Ana"]}),
    ):
        with pytest.raises(BadSetup) as caught:
            show(game, **options)
        assert caught.value.code == code
    for view in (game.view(0), game.view(None)):
        with pytest.raises(BadSetup) as caught:
            show(view, seat=1)
        assert caught.value.code == "not_your_view"


@pytest.mark.parametrize("board", ["usa", "europe", "old_west", "san_francisco"])
def test_every_moment_of_a_game_can_be_shown(board: str) -> None:
    game = Game.new(board, seats=3, seed=2)
    for number in range(4000):
        if game.is_over or number % 40 == 0:
            for view in (game.view(None), game.view(1)):
                assert str(view).count("\n") > 10
                ElementTree.fromstring(view._repr_svg_())
        if game.is_over:
            break
        legal = game.legal_ids()
        game.apply(legal[(number * 7919) % len(legal)])
    assert game.is_over
