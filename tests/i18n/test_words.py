"""Words: which language speaks, and how errors are told."""

from __future__ import annotations

import re

import pytest

from vialibre.errors import BadAction, BadSetup, IllegalAction, RecordError
from vialibre.i18n import MAX_PARAM, Words, accepted_languages, known_language, languages


@pytest.mark.parametrize(
    ("asked", "spoken"),
    [
        *[("es", "es"), ("es-MX", "es"), ("es_AR", "es"), ("tlh", "en"), ("", "en"), ("ES", "es")],
        *[("no_NO.UTF-8", "nb"), ("nn_NO", "nb"), ("nb_NO@x", "nb"), ("de_CH.ISO-8859-1", "de"), ("C.UTF-8", "en")],
    ],
)
def test_language_asked_and_spoken(asked: str, spoken: str) -> None:
    assert Words(asked).lang == spoken


@pytest.mark.parametrize(
    ("header", "lang"),
    [
        ("es", "es"),
        ("gl,es", "es"),
        ("gl;q=0.9, eu;q=0.8, fr-CA;q=0.7, en;q=0.1", "fr"),
        ("en;q=0.1,sv;q=0.2", "sv"),
        ("es;q=0,it", "it"),
        ("nn-NO, en;q=0.5", "nb"),
        ("tlh", None),
        ("", None),
        ("*", None),
        (";;q=,,q=1;es\x00" * 50, None),
    ],
)
def test_the_whole_list_of_a_browser_is_read(header: str, lang: str | None) -> None:
    assert known_language(accepted_languages(header)) == lang


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
    assert str(error) == "paris-zurich already belongs to seat 2. Claim another route."


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("code", ["no_such_seat", "bad_first", "seat_taken", "not_your_seat", "given_up", "not_gone"])
def test_people_count_seats_from_one(lang: str, code: str) -> None:
    error = BadSetup(code, seat=4, seats=3)
    assert error.params["seat"] == 4
    assert "5" in error.text(lang)
    assert "4" not in error.text(lang)
    assert re.search(r"\b0\b", error.text(lang)) is None or lang == "en"


@pytest.mark.parametrize("lang", languages())
def test_numbers_that_are_names_have_no_separators(lang: str) -> None:
    words = Words(lang)
    assert "48000" in words.error(BadSetup("port_taken", port=48000, host="127.0.0.1"))
    assert "1234567" in words.error(BadSetup("database_in_use", file="x", process=1234567))
    assert "20260101" in words.text("cli-watch-title", board="x", seats=2, seed=20260101)
    assert "{" not in words.text("cli-block-title", number=10**300, seed=-(10**9))


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
