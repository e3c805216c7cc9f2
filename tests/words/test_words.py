"""Words: which language speaks, and how errors are told."""

from __future__ import annotations

import pytest

from vialibre.errors import BadAction, BadSetup, IllegalAction, RecordError
from vialibre.words import MAX_PARAM, Words, languages


@pytest.mark.parametrize(
    ("asked", "spoken"), [("es", "es"), ("es-MX", "es"), ("es_AR", "es"), ("tlh", "en"), ("", "en")]
)
def test_language_asked_and_spoken(asked: str, spoken: str) -> None:
    assert Words(asked).lang == spoken


def test_english_comes_first() -> None:
    assert languages()[0] == "en"


def test_key_without_text_is_shown() -> None:
    assert Words("es").text("no-such-key") == "no-such-key"


@pytest.mark.parametrize(
    ("lang", "names", "told"),
    [
        ("en", [], ""),
        ("en", ["Ana"], "Ana"),
        ("en", ["Ana", "Bea", "Carl"], "Ana, Bea and Carl"),
        ("es", ["Ana", "Bea"], "Ana y Bea"),
        ("es", ["Ana", "Íñigo"], "Ana e Íñigo"),
        ("es", ["Ana", "Bea", "Hilda"], "Ana, Bea e Hilda"),
    ],
)
def test_lists(lang: str, names: list[str], told: str) -> None:
    assert Words(lang).list_and(names) == told


def test_seats_without_names_have_numbers() -> None:
    error = IllegalAction("route_taken", seat=0, route="paris-zurich", owner=1)
    assert str(error) == "paris-zurich belongs to seat 1 already. Claim another route."


@pytest.mark.parametrize(
    ("ferry", "color", "told"),
    [
        (0, "red", "It takes 3 cards in red, any of which may be locomotives."),
        (
            2,
            "gray",
            "It takes 3 cards of one color, any of which may be locomotives; at least 2 must be, since it is a ferry.",
        ),
    ],
)
def test_sentences_that_are_put_together(ferry: int, color: str, told: str) -> None:
    assert told in str(BadAction("cards_do_not_fit", route="a-b", cards="blue", color=color, length=3, ferry=ferry))


@pytest.mark.parametrize(
    ("color", "wilds", "told"),
    [
        ("red", 0, "takes 2 red cards (you have 1). Pay"),
        ("red", 1, "takes 2 red cards (you have 1) and 1 locomotive (you have 0). Pay"),
        ("wild", 3, "takes 3 locomotives, but you have 0. Pay"),
    ],
)
def test_missing_cards(color: str, wilds: int, told: str) -> None:
    needs = 0 if color == "wild" else 2
    text = str(
        IllegalAction(
            "not_enough_cards", action="…", seat=0, color=color, needs=needs, have=1, needs_wilds=wilds, have_wilds=0
        )
    )
    assert told in text


def test_an_error_inside_an_error_speaks_the_same_language() -> None:
    inner = IllegalAction("game_over", action="pass")
    outer = RecordError("illegal_action", at=3, action="0 pass", detail=inner)
    assert outer.text("es").endswith(inner.text("es"))


@pytest.mark.parametrize("text", ["x" * 10_000, "\x1b[31mred\nline", "\u202eabc", "{ $text }", "\ud800"])
def test_what_strangers_write_is_harmless(text: str) -> None:
    told = str(BadAction("not_an_action", text=text, known=""))
    assert told.isprintable()
    assert len(told) < MAX_PARAM + 200


@pytest.mark.parametrize("number", [-1, 10**14, 10**30, -(10**30), pytest.param(10**5000, id="huge")])
def test_any_number_can_be_told(number: int) -> None:
    assert "{" not in str(BadSetup("bad_first", first=number, last=1))
