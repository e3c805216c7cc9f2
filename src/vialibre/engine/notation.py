"""Actions as text, for people, logs and records: `claim paris-zurich red+1`. docs/notation.md is its description."""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable
from typing import assert_never

from vialibre.boards.model import WILD, CityId, RouteId
from vialibre.engine.actions import (
    KIND_NAMES,
    Action,
    BuildStation,
    ChooseStart,
    ClaimRoute,
    DeclineTunnel,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    MoveAlvin,
    NoMarker,
    Pass,
    PayTunnel,
    PlaceMarker,
    PlaceSouvenirs,
    TakeSouvenir,
)
from vialibre.errors import BadAction

MAX_TEXT = 200
_PAYMENT = re.compile(r"([a-z]+)(?:\+([1-9][0-9]?))?", re.ASCII)
_PLACE = re.compile(r"[1-9]", re.ASCII)


def format_action(action: Action) -> str:
    match action:
        case KeepTickets(places):
            return " ".join(["keep", *map(str, places)])
        case ChooseStart(city):
            return f"start {city}"
        case PlaceSouvenirs(symbol, city):
            return f"place {symbol} {city}"
        case DrawFaceUp(color):
            return f"draw {color}"
        case DrawBlind():
            return "draw deck"
        case DrawTickets():
            return "tickets"
        case ClaimRoute(route, color, wilds):
            return f"claim {route} {payment_text(color, wilds)}"
        case PayTunnel(color, wilds):
            return f"pay {payment_text(color, wilds)}"
        case DeclineTunnel():
            return "decline"
        case BuildStation(city, color, wilds):
            return f"station {city} {payment_text(color, wilds)}"
        case PlaceMarker(city, color, wilds):
            return f"marker {city} {payment_text(color, wilds)}"
        case NoMarker():
            return "no-marker"
        case TakeSouvenir(city):
            return f"souvenir {city}"
        case MoveAlvin(city):
            return f"alvin {city}"
        case Pass():
            return "pass"
        case _:
            assert_never(action)


def payment_text(color: str, wilds: int) -> str:
    return f"{color}+{wilds}" if wilds else color


def parse_action(text: str) -> Action:
    """Read a line such as `claim paris-zurich red+1`; raises BadAction. Ids are checked when it meets a board."""
    words = text[: MAX_TEXT + 1].split() if isinstance(text, str) else []
    if not words or len(text) > MAX_TEXT:
        raise not_an_action(text)
    verb, *rest = words
    form = _FORMS.get(verb)
    if form is None:
        near = difflib.get_close_matches(verb, _FORMS, n=1)
        raise BadAction("unknown_verb", verb=verb, known=near[0] if near else ", ".join(_FORMS))
    return form(text, rest)


def not_an_action(thing: object) -> BadAction:
    """The error for what is no action at all, whatever it is."""
    shown = thing if isinstance(thing, str) else repr(thing)
    return BadAction("not_an_action", text=shown[:MAX_TEXT], known=", ".join(_FORMS))


def _no_more(make: Callable[[], Action]) -> Callable[[str, list[str]], Action]:
    def form(text: str, rest: list[str]) -> Action:
        _expect(text, rest, 0, "")
        return make()

    return form


def _with_city(make: Callable[[CityId], Action]) -> Callable[[str, list[str]], Action]:
    def form(text: str, rest: list[str]) -> Action:
        _expect(text, rest, 1, "CITY")
        return make(CityId(rest[0]))

    return form


def _with_city_and_payment(make: Callable[[CityId, str, int], Action]) -> Callable[[str, list[str]], Action]:
    def form(text: str, rest: list[str]) -> Action:
        _expect(text, rest, 2, "CITY CARDS")
        return make(CityId(rest[0]), *_parse_payment(text, rest[1]))

    return form


def _parse_claim(text: str, rest: list[str]) -> Action:
    _expect(text, rest, 2, "ROUTE CARDS")
    return ClaimRoute(RouteId(rest[0]), *_parse_payment(text, rest[1]))


def _parse_pay(text: str, rest: list[str]) -> Action:
    _expect(text, rest, 1, "CARDS")
    return PayTunnel(*_parse_payment(text, rest[0]))


def _parse_draw(text: str, rest: list[str]) -> Action:
    _expect(text, rest, 1, "COLOR|wild|deck|tickets")
    if rest[0] == "deck":
        return DrawBlind()
    if rest[0] == "tickets":  # as people type it where `tickets` alone shows their own; never written
        return DrawTickets()
    if rest[0] not in KIND_NAMES:
        raise BadAction("unknown_card", text=text, card=rest[0], known=", ".join([*KIND_NAMES, "deck", "tickets"]))
    return DrawFaceUp(rest[0])


def _parse_place(text: str, rest: list[str]) -> Action:
    _expect(text, rest, 2, "SYMBOL CITY")
    return PlaceSouvenirs(rest[0], CityId(rest[1]))


def _parse_keep(text: str, rest: list[str]) -> Action:
    if not all(_PLACE.fullmatch(word) for word in rest):
        raise BadAction("bad_places", text=text)
    places = tuple(int(word) for word in rest)
    if list(places) != sorted(set(places)) or (places and places[-1] > 6):
        raise BadAction("bad_places", text=text)
    return KeepTickets(places)


def _expect(text: str, rest: list[str], count: int, form: str) -> None:
    if len(rest) != count:
        verb = text.split()[0]
        raise BadAction("bad_form", text=text, form=f"{verb} {form}".strip())


def _parse_payment(text: str, word: str) -> tuple[str, int]:
    match = _PAYMENT.fullmatch(word)
    if match is None or match[1] not in KIND_NAMES or (match[1] == WILD and match[2]):
        raise BadAction("bad_cards", text=text, cards=word, known=", ".join(KIND_NAMES))
    return match[1], int(match[2] or 0)


_FORMS: dict[str, Callable[[str, list[str]], Action]] = {
    "keep": _parse_keep,
    "start": _with_city(ChooseStart),
    "place": _parse_place,
    "draw": _parse_draw,
    "tickets": _no_more(DrawTickets),
    "claim": _parse_claim,
    "pay": _parse_pay,
    "decline": _no_more(DeclineTunnel),
    "station": _with_city_and_payment(BuildStation),
    "marker": _with_city_and_payment(PlaceMarker),
    "no-marker": _no_more(NoMarker),
    "souvenir": _with_city(TakeSouvenir),
    "alvin": _with_city(MoveAlvin),
    "pass": _no_more(Pass),
}

VERBS = tuple(_FORMS)
"""The first words of all actions."""
