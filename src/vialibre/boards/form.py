"""The settings that a board can have, as data for editors. The ranges are those that build.py enforces."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any, Literal

from vialibre.boards.build import (
    MAX_CARDS,
    MAX_CARS,
    MAX_CITIES,
    MAX_HAND,
    MAX_NAME,
    MAX_NOTE,
    MAX_ROUTES,
    MAX_SYMBOLS,
    MAX_TICKETS,
    REFUSED,
    TIES,
)
from vialibre.boards.check import MAX_PARALLEL
from vialibre.boards.model import (
    CARD_COLORS,
    FIRST_PLAYER,
    GRAY,
    LOCOMOTIVE,
    MAX_LENGTH,
    MAX_OFFER,
    MAX_PIECES,
    MAX_POINTS,
    MAX_SEATS,
    PLAYER_COLORS,
    WILD_NAMES,
    rule_classes,
)

Kind = Literal["number", "choice", "choices", "names", "by_number", "numbers", "city"]
"""A whole number; one of several names; several of them in order; free ids; a table from whole numbers to whole
numbers; a list of whole numbers; the id of a city."""


@dataclass(frozen=True, slots=True)
class Field:
    """One setting. `key` is its path in the file: `tickets.deal`."""

    key: str
    kind: Kind
    default: Any
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()
    most_key: int = 0
    """For `by_number`: the largest number allowed as a key."""


@dataclass(frozen=True, slots=True)
class RuleForm:
    """A rule with its settings."""

    name: str
    fields: tuple[Field, ...]
    needs: str | None = None
    """The rule that this one requires."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The largest numbers and longest texts that a board may have."""

    cities: int = MAX_CITIES
    routes: int = MAX_ROUTES
    tickets: int = MAX_TICKETS
    length: int = MAX_LENGTH
    parallel: int = MAX_PARALLEL
    points: int = MAX_POINTS
    name: int = MAX_NAME
    note: int = MAX_NOTE


def number(key: str, default: int, least: int, most: int) -> Field:
    """A field for a whole number."""
    return Field(key, "number", default, least, most)


SETTINGS = (
    number("players.from", 2, 2, MAX_SEATS),
    number("players.to", 3, 2, MAX_SEATS),
    Field("player_colors", "choices", ("blue", "red", "green", "yellow", "black", "pink"), choices=PLAYER_COLORS),
    number("cars", 20, 1, MAX_CARS),
    Field("cards.colors", "choices", CARD_COLORS, choices=CARD_COLORS),
    number("cards.each", 12, 1, MAX_CARDS),
    number("cards.wilds", 14, 0, MAX_CARDS),
    Field("wild", "choice", LOCOMOTIVE, choices=WILD_NAMES),
    number("hand", 4, 1, MAX_HAND),
    number("tickets.deal", 2, 1, MAX_OFFER),
    number("tickets.long", 0, 0, MAX_OFFER),
    number("tickets.keep", 1, 1, MAX_OFFER),
    Field("tickets.refused", "choice", "under", choices=REFUSED),
    number("tickets.draw", 3, 1, MAX_OFFER),
    number("tickets.draw_keep", 1, 1, MAX_OFFER),
    Field("points", "by_number", {"1": 1, "2": 2, "3": 4, "4": 7, "5": 10, "6": 15}, 1, MAX_POINTS, (), MAX_LENGTH),
    Field("first_player", "choice", FIRST_PLAYER[0], choices=FIRST_PLAYER),
    number("parallel_from", 3, 2, MAX_SEATS + 1),
    Field("ties", "choices", ("tickets",), choices=TIES),
)
"""In the order in which an author thinks of them. The defaults are those of a small board."""

_FORMS = (
    RuleForm(
        "alvin",
        (Field("city", "city", ""), number("capture", 10, 0, MAX_POINTS), number("hold", 10, 0, MAX_POINTS)),
        needs="markers",
    ),
    RuleForm(
        "souvenirs",
        (
            Field("symbols", "names", ("bridge", "cable_car", "crab"), 1, MAX_SYMBOLS),
            Field("stack", "by_number", {"2": 2, "4": 3}, 1, MAX_PIECES, (), MAX_SEATS),
            Field("placed", "by_number", {"2": 1, "4": 2}, 1, MAX_PIECES, (), MAX_SEATS),
            Field("table", "numbers", (0, 1, 3, 6), 0, MAX_POINTS),
        ),
    ),
)
"""Rules with settings of other kinds than those that model.py declares by `setting`."""
_FIRST = ("longest_path", "globetrotter")
"""The rules that most boards have."""


def _rule_forms() -> tuple[RuleForm, ...]:
    made = {form.name: form for form in _FORMS}
    for name, rule in rule_classes().items():
        if name not in made:
            made[name] = RuleForm(name, tuple(number(one.name, **one.metadata) for one in fields(rule)))
    return tuple(made[name] for name in dict.fromkeys((*_FIRST, *rule_classes())))


RULE_FORMS = _rule_forms()

ROUTE_COLORS = (*CARD_COLORS, GRAY)


def blank(board_id: str = "my_board", name: str = "My board") -> dict[str, Any]:
    """The data of a board with all its settings, and without cities, routes and tickets."""
    data: dict[str, Any] = {"id": board_id, "name": name}
    for field in SETTINGS:
        key, _, inner = field.key.partition(".")
        value = list(field.default) if isinstance(field.default, tuple) else field.default
        if inner:
            data.setdefault(key, {})[inner] = value
        else:
            data[key] = value
    return {**data, "rules": [{"name": "longest_path", "points": 10}], "city": [], "route": [], "ticket": []}
