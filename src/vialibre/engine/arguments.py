"""Arguments of actions: how a city, a card, a payment … is written, read and numbered.

An action's number is the first number of its kind plus the numbers of its arguments, as digits of a mixed radix: the
last argument counts fastest. action_kinds.py says which kind has which arguments.
"""

from __future__ import annotations

import difflib
import re
from collections.abc import Callable, Sequence
from math import prod
from typing import Any, Protocol

from vialibre.bits import bits
from vialibre.boards.model import MAX_OFFER, WILD, Board, CityId, RouteId
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import KINDS
from vialibre.engine.core.constants import WILD as WILD_KIND
from vialibre.errors import BadAction

_PAYMENT = re.compile(r"([a-z]+)(?:\+([1-9][0-9]?))?", re.ASCII)
_PLACE = re.compile(r"[1-9]", re.ASCII)


Text = Callable[[], str]
"""An action's text, written only if an error needs it."""


class Argument(Protocol):
    """One argument: `fields` are those of the action's class that it fills, `form` is how a usage line shows it."""

    @property
    def fields(self) -> tuple[str, ...]: ...
    @property
    def form(self) -> str: ...

    def read(self, text: str, words: Sequence[str], literals: Sequence[str]) -> tuple[Any, ...]:
        """The fields' values; raises BadAction. `text` is the whole action, `literals` what else may stand here."""

    def write(self, values: Sequence[Any]) -> str: ...
    def size(self, t: BoardIndex) -> int: ...

    def number(self, t: BoardIndex, text: Text, values: Sequence[Any]) -> int:
        """From 0 to below `size`; raises BadAction if the board has no such thing. `text` is the whole action."""

    def values(self, t: BoardIndex, number: int) -> tuple[Any, ...]: ...


class CityArgument:
    fields = ("city",)
    form = "CITY"

    def read(self, text: str, words: Sequence[str], literals: Sequence[str]) -> tuple[CityId]:
        return (CityId(words[0]),)

    def write(self, values: Sequence[Any]) -> str:
        return str(values[0])

    def size(self, t: BoardIndex) -> int:
        return int(t.n_cities)

    def number(self, t: BoardIndex, text: Text, values: Sequence[Any]) -> int:
        number = t.city_number.get(values[0])
        if number is None:
            near = close_matches(values[0], t.city_number)
            raise BadAction("unknown_city", city=values[0], board=t.board.name, near=near)
        return number

    def values(self, t: BoardIndex, number: int) -> tuple[CityId]:
        return (t.board.cities[number].id,)


class SymbolArgument:
    """A souvenir's symbol."""

    fields = ("symbol",)
    form = "SYMBOL"

    def read(self, text: str, words: Sequence[str], literals: Sequence[str]) -> tuple[str]:
        return (words[0],)

    def write(self, values: Sequence[Any]) -> str:
        return str(values[0])

    def size(self, t: BoardIndex) -> int:
        return int(t.n_symbols)

    def number(self, t: BoardIndex, text: Text, values: Sequence[Any]) -> int:
        symbols = symbols_of(t.board)
        if values[0] not in symbols:
            known = ", ".join(symbols) or "–"
            raise BadAction("unknown_symbol", symbol=values[0], board=t.board.name, known=known)
        return symbols.index(values[0])

    def values(self, t: BoardIndex, number: int) -> tuple[str]:
        return (symbols_of(t.board)[number],)


class CardArgument:
    """A kind of card: a color or `wild`."""

    fields = ("color",)
    form = "COLOR|wild"

    def read(self, text: str, words: Sequence[str], literals: Sequence[str]) -> tuple[str]:
        if words[0] not in KIND_NAMES:
            raise BadAction("unknown_card", text=text, card=words[0], known=", ".join([*KIND_NAMES, *literals]))
        return (words[0],)

    def write(self, values: Sequence[Any]) -> str:
        return str(values[0])

    def size(self, t: BoardIndex) -> int:
        return len(KIND_NAMES)

    def number(self, t: BoardIndex, text: Text, values: Sequence[Any]) -> int:
        return _card_number(text, values[0])

    def values(self, t: BoardIndex, number: int) -> tuple[str]:
        return (KIND_NAMES[number],)


class PlacesArgument:
    """Places in an offer, from 1 and rising; as a number the bit mask of them."""

    fields = ("places",)
    form = ""

    def read(self, text: str, words: Sequence[str], literals: Sequence[str]) -> tuple[tuple[int, ...]]:
        places = tuple(int(word) if _PLACE.fullmatch(word) else 0 for word in words)
        if not _are_places(places):
            raise BadAction("bad_places", text=text)
        return (places,)

    def write(self, values: Sequence[Any]) -> str:
        return " ".join(map(str, values[0]))

    def size(self, t: BoardIndex) -> int:
        return 1 << MAX_OFFER

    def number(self, t: BoardIndex, text: Text, values: Sequence[Any]) -> int:
        if not _are_places(values[0]):
            raise BadAction("bad_places", text=text())
        return sum(1 << (place - 1) for place in values[0])

    def values(self, t: BoardIndex, number: int) -> tuple[tuple[int, ...]]:
        return (tuple(place + 1 for place in bits(number)),)


class PaymentArgument:
    """Cards of one color and wilds: `red+1`, or `wild` for wilds only. `most` is the most cards it can ever take."""

    fields = ("color", "wilds")
    form = "CARDS"

    def __init__(self, most: Callable[[BoardIndex], int]) -> None:
        self.most = most

    def read(self, text: str, words: Sequence[str], literals: Sequence[str]) -> tuple[str, int]:
        return _read_payment(text, words[0])

    def write(self, values: Sequence[Any]) -> str:
        return payment_text(values[0], values[1])

    def size(self, t: BoardIndex) -> int:
        return int(WILD_KIND) * self.most(t) + 1

    def number(self, t: BoardIndex, text: Text, values: Sequence[Any]) -> int:
        color, wilds = values
        most = self.most(t)
        kind = _card_number(text, color)
        if kind == WILD_KIND:
            return int(WILD_KIND) * most
        if not 0 <= wilds < most:
            raise BadAction("too_many_wilds", text=text(), most=most - 1, wild=t.board.wild)
        return kind * most + int(wilds)

    def values(self, t: BoardIndex, number: int) -> tuple[str, int]:
        kind, wilds = divmod(number, self.most(t))
        return KIND_NAMES[kind], wilds


class ClaimArgument:
    """A route and the cards for it. One argument, since only payments that fit the route have numbers."""

    fields = ("route", "color", "wilds")
    form = "ROUTE CARDS"

    def read(self, text: str, words: Sequence[str], literals: Sequence[str]) -> tuple[RouteId, str, int]:
        return RouteId(words[0]), *_read_payment(text, words[1])

    def write(self, values: Sequence[Any]) -> str:
        return f"{values[0]} {payment_text(values[1], values[2])}"

    def size(self, t: BoardIndex) -> int:
        return len(t.claim_route)

    def number(self, t: BoardIndex, text: Text, values: Sequence[Any]) -> int:
        name, color, wilds = values
        route = t.route_number.get(name)
        if route is None:
            near = close_matches(name, t.route_number)
            raise BadAction("unknown_route", route=name, board=t.board.name, near=near)
        kind = _card_number(text, color)
        used = int(t.length[route]) if kind == WILD_KIND else wilds
        index = int(t.claim_base[route * int(KINDS) + kind]) + used - int(t.claim0)
        if not 0 <= index < len(t.claim_route) or _claim(t, index) != (route, kind, used):
            row = t.board.routes[route]
            raise BadAction(
                "cards_do_not_fit",
                route=name,
                cards=payment_text(color, wilds),
                color=row.color,
                length=row.length,
                ferry=row.ferry,
                wild=t.board.wild,
            )
        return index

    def values(self, t: BoardIndex, number: int) -> tuple[RouteId, str, int]:
        route, kind, wilds = _claim(t, number)
        return t.board.routes[route].id, KIND_NAMES[kind], 0 if kind == WILD_KIND else wilds


def arguments_number(t: BoardIndex, text: Text, arguments: Sequence[Argument], values: Sequence[Any]) -> int:
    """The arguments' common number; `values` are the action's fields in order. Raises BadAction."""
    if len(arguments) == 1:  # most actions are claims
        return arguments[0].number(t, text, values)
    places = list(range(len(arguments)))
    if isinstance(arguments[-1], PaymentArgument):  # of two mistakes report the one in the cards
        places.reverse()
    digits = [0] * len(arguments)
    for place in places:
        begin = sum(len(argument.fields) for argument in arguments[:place])
        argument = arguments[place]
        digits[place] = argument.number(t, text, values[begin : begin + len(argument.fields)])
    number = 0
    for argument, digit in zip(arguments, digits, strict=True):
        number = number * argument.size(t) + digit
    return number


def arguments_values(t: BoardIndex, arguments: Sequence[Argument], number: int) -> Sequence[Any]:
    """The values of an action's fields, from the arguments' common number."""
    if len(arguments) == 1:
        return arguments[0].values(t, number)
    found: list[tuple[Any, ...]] = []
    for argument in reversed(arguments):
        number, own = divmod(number, argument.size(t))
        found.append(argument.values(t, own))
    return [value for values in reversed(found) for value in values]


def arguments_size(t: BoardIndex, arguments: Sequence[Argument]) -> int:
    """How many combinations of arguments a board has."""
    return prod(argument.size(t) for argument in arguments)


def payment_text(color: str, wilds: int) -> str:
    return f"{color}+{wilds}" if wilds else color


def symbols_of(board: Board) -> tuple[str, ...]:
    return board.rules.souvenirs.symbols if board.rules.souvenirs else ()


def close_matches(word: str, known: dict[str, int]) -> str:
    near = difflib.get_close_matches(word, known, n=3)
    return ", ".join(near) if near else "–"


def _claim(t: BoardIndex, index: int) -> tuple[int, int, int]:
    return int(t.claim_route[index]), int(t.claim_color[index]), int(t.claim_wilds[index])


def _card_number(text: Text, color: str) -> int:
    if color not in KIND_NAMES:
        raise BadAction("unknown_card", text=text(), card=color, known=", ".join(KIND_NAMES))
    return KIND_NAMES.index(color)


def _are_places(places: Sequence[int]) -> bool:
    return list(places) == sorted(set(places)) and all(1 <= place <= MAX_OFFER for place in places)


def _read_payment(text: str, word: str) -> tuple[str, int]:
    match = _PAYMENT.fullmatch(word)
    if match is None or match[1] not in KIND_NAMES or (match[1] == WILD and match[2]):
        raise BadAction("bad_cards", text=text, cards=word, known=", ".join(KIND_NAMES))
    return match[1], int(match[2] or 0)
