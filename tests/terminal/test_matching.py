"""Words to actions: any language, any order, cut short, without accents."""

from __future__ import annotations

import pytest

from vialibre.engine.game import Game
from vialibre.engine.position import set_up
from vialibre.narrate import Narrator
from vialibre.terminal.matching import ActionEntry, choices, folded, matches, split_words


def at_turn(lang: str = "en") -> list[ActionEntry]:
    """A hand of red, blue and wild cards on the board of Europe."""
    game = rich_game()
    narrator = Narrator(game.board, ("Ana", "Bea"), lang)
    return choices(narrator, game.view(0), game.legal_ids(0))


def rich_game() -> Game:
    return set_up("europe", hands=["red red red red blue blue wild"])


def texts(found: list[ActionEntry]) -> list[str]:
    return [choice.text for choice in found]


def test_every_action_is_found_by_its_own_text_alone() -> None:
    all_of_them = at_turn()
    assert len(all_of_them) > 100
    for choice in all_of_them:
        assert matches(choice.text, all_of_them) == [choice]
        assert matches(f"  {choice.typed.upper()} ", all_of_them) == [choice]
        assert choice in matches(choice.sentence, all_of_them)


def test_mar_red_finds_marseille_paid_in_red() -> None:
    found = texts(matches("mar red", at_turn()))
    assert found
    for text in found:
        verb, place, cards = text.split()
        assert "marseille" in place
        assert cards.startswith("red")
        assert verb in ("claim", "station")
    assert texts(matches("RED Mars", at_turn())) == found


@pytest.mark.parametrize(
    ("lang", "typed"),
    [
        ("es", "mar rojo"),
        ("es", "marseille cartas rojas"),
        ("de", "mars rot"),
        ("fr", "mar rouge"),
        ("fi", "mar red"),
    ],
)
def test_words_of_other_languages(lang: str, typed: str) -> None:
    found = texts(matches(typed, at_turn(lang)))
    assert "claim marseille-paris red" in found
    assert all("marseille" in text and "red" in text for text in found)


def test_sensible_payments_come_first() -> None:
    found = texts(matches("marseille paris red", at_turn()))
    assert found == ["claim marseille-paris red", "claim marseille-paris red+1"]


def test_accents_and_signs_do_not_matter() -> None:
    assert folded("Zürich København Łódź Ísafjörður") == "zurich kobenhavn lodz isafjordur"
    assert split_words("claim paris-zurich.2 red+1") == ["claim", "paris", "zurich", "2", "red", "1"]
    assert matches("zurich", at_turn()) == matches("ZÜRICH", at_turn())


def test_numbers_are_not_cut_short() -> None:
    many = [ActionEntry(i, f"keep {i}", "", frozenset({"keep", str(i)})) for i in (1, 12)]
    assert texts(matches("1", many)) == ["keep 1"]


@pytest.mark.parametrize("nothing", ["", " ", "…", "zzz", "mar zzz", "\x00", "‮"])
def test_nothing_fits(nothing: str) -> None:
    assert matches(nothing, at_turn()) == []


def test_tickets_are_drawn_by_two_words() -> None:
    assert texts(matches("draw tickets", at_turn())) == ["tickets"]
    assert texts(matches("draw tickets", at_turn("es"))) == ["tickets"]
