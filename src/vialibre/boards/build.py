"""Parses the tables of a board file into the model: keys, types and ranges. check.py validates what they mean
together."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields as fields_of
from functools import partial
from typing import Any

from vialibre.boards.faults import Faults, Place, Source, name_suggestions, shorten, value_text
from vialibre.boards.fields import ID, ROW_ID, Fields, a_text, whole_number
from vialibre.boards.model import (
    CARD_COLORS,
    FIRST_PLAYER,
    GRAY,
    LOCOMOTIVE,
    MAX_LENGTH,
    MAX_PIECES,
    MAX_POINTS,
    MAX_SEATS,
    PLAYER_COLORS,
    WILD_NAMES,
    Alvin,
    Board,
    City,
    CityId,
    Deck,
    Route,
    RouteId,
    Rules,
    Souvenirs,
    Ticket,
    TicketId,
    TicketRules,
    rule_classes,
)

MAX_CITIES = 200
MAX_ROUTES = 240
MAX_TICKETS = 120
MAX_CARS = 60
MAX_CARDS = 60
"""Cards of one color, and wilds."""
MAX_HAND = 20
MAX_RULES = 16
MAX_SYMBOLS = 12
MAX_NAME = 60
MAX_NOTE = 1000

REFUSED = ("under", "out", "shuffled_under")
TIES = ("tickets", "stations", "longest_path")

BOARD_KEYS = (
    *("id", "name", "note", "players", "player_colors", "cars", "cards", "wild", "hand", "tickets", "points"),
    *("first_player", "parallel_from", "rules", "ties", "land", "city", "route", "ticket"),
)
TICKET_KEYS = ("deal", "long", "keep", "refused", "draw", "draw_keep")


def build_board(raw: dict[str, object], source: Source, faults: Faults | None = None) -> Board:
    """Return the board that these tables describe, without its digest.

    Raises BoardError if a key, type or range is wrong. With `faults`, faults are collected there and parsing continues,
    setting by setting and row by row.
    """
    faults = faults or Faults()
    whole = Fields(raw, source.whole())
    for fault in whole.unknown_keys(BOARD_KEYS):
        faults.note(fault)
    read = faults.attempt
    board = Board(
        id=read(lambda: whole.at("id").identifier()),
        name=read(lambda: whole.at("name").text("name", MAX_NAME)),
        note=read(lambda: whole.at("note").text_or_none("note", MAX_NOTE)),
        players=read(lambda: _players(whole.table("players", ("from", "to")))),
        player_colors=read(lambda: _names(whole.at("player_colors"), "player_colors", PLAYER_COLORS)),
        cars=read(lambda: whole.at("cars").integer("cars", 1, MAX_CARS)),
        deck=read(lambda: _cards(whole.table("cards", ("colors", "each", "wilds")))),
        wild=read(lambda: _wild(whole)),
        hand=read(lambda: whole.at("hand").integer("hand", 1, MAX_HAND)),
        ticket_rules=read(lambda: _tickets(whole.table("tickets", TICKET_KEYS))),
        points=read(lambda: whole.at("points").by_number("points", MAX_LENGTH, 1, MAX_POINTS)),
        first_player=read(lambda: _first_player(whole.at("first_player"))),
        parallel_from=read(lambda: whole.at("parallel_from").integer("parallel_from", 2, MAX_SEATS + 1)),
        rules=read(lambda: _rules(_rows(whole, "rules", MAX_RULES, least=0), faults)),
        ties=read(lambda: _names(whole.at("ties"), "ties", TIES)),
        land=read(lambda: whole.at("land").flag("land")),
        cities=read(lambda: _city_rows(_rows(whole, "city", MAX_CITIES), faults)),
        routes=read(lambda: _route_rows(_rows(whole, "route", MAX_ROUTES), faults)),
        tickets=read(lambda: _ticket_rows(_rows(whole, "ticket", MAX_TICKETS), faults)),
    )
    faults.done()
    return board


def _players(fields: Fields) -> tuple[int, int]:
    return fields.integer("from", 2, MAX_SEATS), fields.integer("to", 2, MAX_SEATS)


def _cards(fields: Fields) -> Deck:
    colors = _names(fields, "colors", CARD_COLORS)
    if not colors:
        raise fields.place.fault("empty_list", key="colors")
    return Deck(
        colors=tuple(color for color in CARD_COLORS if color in colors),  # the order of the cards before a shuffle
        each=fields.integer("each", 1, MAX_CARDS),
        wilds=fields.integer("wilds", 0, MAX_CARDS),
    )


def _wild(whole: Fields) -> str:
    return _choice(whole.raw.get("wild", LOCOMOTIVE), "wild", WILD_NAMES, whole.at("wild").place)


def _first_player(fields: Fields) -> str:
    if "first_player" not in fields.raw:
        return FIRST_PLAYER[0]
    return _choice(fields.need("first_player"), "first_player", FIRST_PLAYER, fields.place)


def _tickets(fields: Fields) -> TicketRules:
    return TicketRules(
        deal=fields.integer("deal", 1, MAX_TICKETS),
        keep=fields.integer("keep", 1, MAX_TICKETS),
        refused=_choice(fields.need("refused"), "refused", REFUSED, fields.place),
        draw=fields.integer("draw", 1, MAX_TICKETS),
        draw_keep=fields.integer("draw_keep", 1, MAX_TICKETS),
        long=fields.integer("long", 0, MAX_TICKETS, default=0),
    )


def _names(fields: Fields, key: str, known: tuple[str, ...]) -> tuple[str, ...]:
    """A list of distinct known names."""
    names = tuple(_choice(name, key, known, fields.place) for name in fields.texts(key))
    for index, name in enumerate(names):
        if name in names[:index]:
            raise fields.place.fault("duplicate_name", key=key, name=name)
    return names


def _choice(value: object, key: str, known: tuple[str, ...], place: Place) -> str:
    name = a_text(value, key, place)
    if name not in known:
        raise place.fault("unknown_choice", key=key, **name_suggestions(name, known))
    return name


def _rows(whole: Fields, key: str, most: int, least: int = 1) -> list[tuple[object, Place]]:
    rows = whole.at(key).rows(key)
    if len(rows) < least:
        raise whole.at(key).place.fault("empty_list", key=key)
    if len(rows) > most:
        raise whole.at(key).place.fault("too_many_rows", key=key, count=len(rows), most=most)
    source = whole.place.source
    return [(row, source.row(key, index, len(rows), _row_name(row))) for index, row in enumerate(rows)]


def _row_name(row: object) -> str:
    """What an error message calls a row before any of its fields has been validated."""
    match row:
        case {"id": str(name)} | {"name": str(name)}:
            return name
        case {"cities": [str(one), str(other)]}:
            return f"{one}-{other}"
        case _:
            return ""


def _city_rows(rows: list[tuple[object, Place]], faults: Faults) -> tuple[City, ...]:
    return tuple(faults.attempt(partial(_city, row, place)) for row, place in rows)


def _city(row: object, place: Place) -> City:
    fields = Fields.of(row, place, ("id", "name", "lat", "lon", "x", "y", "souvenir", "source"))
    city = City(
        id=CityId(fields.identifier()),
        name=fields.text("name", MAX_NAME),
        lat=fields.decimal("lat", -90, 90),
        lon=fields.decimal("lon", -180, 180),
        x=fields.decimal("x", 0, 1),
        y=fields.decimal("y", 0, 1),
        souvenir=fields.flag("souvenir"),
        source=fields.text_or_none("source", MAX_NOTE),
    )
    for key, other in (("lat", "lon"), ("lon", "lat"), ("x", "y"), ("y", "x")):
        if key in fields.raw and other not in fields.raw:
            raise place.fault("half_a_place", key=key, other=other)
    if city.lat is None and city.x is None:
        raise place.fault("no_place")
    return city


def _ends(fields: Fields) -> tuple[CityId, CityId]:
    cities = fields.texts("cities")
    if len(cities) != 2:
        raise fields.place.fault("not_two_cities", count=len(cities))
    return CityId(cities[0]), CityId(cities[1])


def _route_rows(rows: list[tuple[object, Place]], faults: Faults) -> tuple[Route, ...]:
    made = _MadeIds()
    return tuple(faults.attempt(partial(_route, row, place, made)) for row, place in rows)


def _route(row: object, place: Place, made: _MadeIds) -> Route:
    fields = Fields.of(row, place, ("id", "cities", "length", "color", "ferry", "tunnel", "source"))
    cities = _ends(fields)
    made_id = made.next(cities)
    return Route(
        id=RouteId(fields.identifier("id", ROW_ID) if "id" in fields.raw else made_id),
        cities=cities,
        length=fields.integer("length", 1, MAX_LENGTH),
        color=_choice(fields.need("color"), "color", (*CARD_COLORS, GRAY), place),
        ferry=fields.integer("ferry", 0, MAX_LENGTH, default=0),
        tunnel=fields.flag("tunnel"),
        source=fields.text_or_none("source", MAX_NOTE),
    )


def _ticket_rows(rows: list[tuple[object, Place]], faults: Faults) -> tuple[Ticket, ...]:
    made = _MadeIds()
    return tuple(faults.attempt(partial(_ticket, row, place, made)) for row, place in rows)


def _ticket(row: object, place: Place, made: _MadeIds) -> Ticket:
    fields = Fields.of(row, place, ("id", "cities", "points", "long", "source"))
    cities = _ends(fields)
    made_id = made.next(cities)
    return Ticket(
        id=TicketId(fields.identifier("id", ROW_ID) if "id" in fields.raw else made_id),
        cities=cities,
        points=fields.integer("points", 1, MAX_POINTS),
        long=fields.flag("long"),
        source=fields.text_or_none("source", MAX_NOTE),
    )


class _MadeIds:
    """Generates ids for rows without one: `paris-zurich`, then `paris-zurich.2`, in either direction."""

    def __init__(self) -> None:
        self._first: dict[frozenset[CityId], str] = {}
        self._count: dict[str, int] = {}

    def next(self, cities: tuple[CityId, CityId]) -> str:
        """Return the next unused id for a route or ticket between these cities."""
        first = self._first.setdefault(frozenset(cities), f"{cities[0]}-{cities[1]}")
        self._count[first] = number = self._count.get(first, 0) + 1
        return first if number == 1 else f"{first}.{number}"


def _rules(rows: list[tuple[object, Place]], faults: Faults) -> Rules:
    built: dict[str, Any] = {}
    for row, place in rows:
        faults.attempt(partial(_add_rule, built, row, place))
    return Rules(**built)


def _add_rule(built: dict[str, Any], row: object, place: Place) -> None:
    if not isinstance(row, dict):
        raise place.fault("wrong_type", key="rules", expected="table", value=value_text(row))
    name = a_text(Fields(row, place).need("name"), "name", place)
    if name not in RULES:
        raise place.fault("unknown_rule", **name_suggestions(name, RULES))
    if name in built:
        raise place.fault("duplicate_rule", name=name)
    keys, build = RULES[name]
    built[name] = build(Fields.of(row, place, ("name", *keys)))


def _souvenirs(fields: Fields) -> Souvenirs:
    symbols = fields.texts("symbols")
    for index, symbol in enumerate(symbols):
        if not ID.fullmatch(symbol):
            raise fields.place.fault("bad_id", name=shorten(symbol))
        if symbol in symbols[:index]:
            raise fields.place.fault("duplicate_name", key="symbols", name=symbol)
    if not symbols:
        raise fields.place.fault("empty_list", key="symbols")
    if len(symbols) > MAX_SYMBOLS:
        raise fields.place.fault("too_many_rows", key="symbols", count=len(symbols), most=MAX_SYMBOLS)
    table = fields.rows("table")
    return Souvenirs(
        symbols=symbols,
        stack=fields.by_number("stack", MAX_SEATS, 1, MAX_PIECES),
        placed=fields.by_number("placed", MAX_SEATS, 1, MAX_PIECES),
        table=tuple(whole_number(points, "table", fields.place, 0, MAX_POINTS) for points in table),
    )


def _alvin(fields: Fields) -> Alvin:
    return Alvin(
        city=CityId(a_text(fields.need("city"), "city", fields.place)),
        capture=fields.integer("capture", 0, MAX_POINTS),
        hold=fields.integer("hold", 0, MAX_POINTS),
    )


Builder = Callable[[Fields], object]


def _plain_rule(rule: type[Any]) -> tuple[tuple[str, ...], Builder]:
    """A rule whose settings are all declared by `setting` in model.py."""
    settings = fields_of(rule)

    def build(fields: Fields) -> object:
        return rule(*(fields.integer(one.name, one.metadata["least"], one.metadata["most"]) for one in settings))

    return tuple(one.name for one in settings), build


_READERS: dict[str, tuple[tuple[str, ...], Builder]] = {
    "alvin": (("city", "capture", "hold"), _alvin),
    "souvenirs": (("symbols", "stack", "placed", "table"), _souvenirs),
}
"""Rules with settings of other kinds."""

RULES: dict[str, tuple[tuple[str, ...], Builder]] = {
    name: _READERS.get(name) or _plain_rule(rule) for name, rule in rule_classes().items()
}
"""For each rule that a board can name: its settings, and the function that builds its part of the model."""
