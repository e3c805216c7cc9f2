"""Positions set up by hand, at the start of a turn: for tests, puzzles and bots that want to try something.

    game = set_up("europe", hands=["red red wild", ""], deck="wild blue", owners={"paris-zurich": 1})

Everything may be left out. Cards, tickets and cars not named lie where `rest` and the rules say, so nothing gets lost.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from itertools import chain
from os import PathLike

from vialibre.boards.load import as_board
from vialibre.boards.model import Board
from vialibre.engine import state_builder
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import NO_SEAT, NONE, ROW, TURN
from vialibre.engine.core.setters import set_tickets
from vialibre.engine.core.shuffle import FAIR, make_shuffler
from vialibre.engine.core.state import State
from vialibre.engine.game import Game, board_index
from vialibre.engine.setup_checks import check_alvin, check_seats
from vialibre.errors import BadSetup


def set_up(
    board: Board | str | PathLike[str],
    *,
    seats: int = 2,
    turn: int = 0,
    first: int = 0,
    alvin: bool = False,
    hands: Sequence[str] = (),
    row: str = "",
    deck: str = "",
    discards: str = "",
    rest: str | int = "deck",
    tickets: Sequence[Sequence[str]] = (),
    ticket_deck: Sequence[str] | None = None,
    owners: Mapping[str, int] | None = None,
    stations: Sequence[Sequence[str]] = (),
    markers: Sequence[Sequence[str]] = (),
    alvin_at: str | None = None,
    alvin_holder: int | None = None,
    tokens: Mapping[str, Sequence[str | int]] | None = None,
    souvenirs: Sequence[Sequence[str]] = (),
    scores: Sequence[int] = (),
    captures: Sequence[int] = (),
    cars: Sequence[int] = (),
    last_turns: int | None = None,
    passes: int = 0,
    seed: int | str | bytes = 0,
    shuffle: str = FAIR,
) -> Game:
    """A game at the start of `turn`'s turn. Raises BadSetup for what cannot be, BoardError for an unknown board.

    `hands`, `deck` (top first) and `discards` are words such as "red red wild"; in `row` "-" is a gap. `rest` is where
    cards not named lie: "deck" (beneath what is named, red on top), "discards", or the number of a seat.
    `ticket_deck` is top first; without it all tickets that nobody holds, in board order. `markers` begin with the
    start city.
    `tokens` maps a city to its symbol and how many are left.
    """
    chosen = as_board(board)
    t = board_index(chosen)
    check_seats(chosen, seats)
    game = State(t, make_shuffler(shuffle, seed), seats)
    game.phase = TURN
    game.player = _seat(turn, seats)
    game.first = _seat(first, seats)
    game.passes = _between("passes", passes, 0, seats - 1)
    game.last_turns = NONE if last_turns is None else _between("last_turns", last_turns, 1, seats)
    game.tracing = True
    _lay_cards(game, hands, row, deck, discards, rest)
    _give_tickets(game, tickets, ticket_deck)
    state_builder.give_stations(game, _pieces(game, stations, "stations", int(t.stations)))
    state_builder.give_markers(game, _pieces(game, markers, "markers", int(t.markers)))
    routes: list[list[int]] = [[] for _ in range(seats)]
    for route, owner in (owners or {}).items():
        routes[_seat(owner, seats)].append(_number(t.route_number, route, "route"))
    state_builder.give_routes(game, routes)
    for who, seat in enumerate(game.seats):
        if seat.cars < 0:
            raise BadSetup("too_many_cars", seat=who)
    check_alvin(chosen, alvin)
    if alvin:
        game.with_alvin = True
        game.alvin_at = t.alvin_city if alvin_at is None else _city(t, alvin_at)
        game.alvin_holder = NO_SEAT if alvin_holder is None else _seat(alvin_holder, seats)
    _lay_souvenirs(game, tokens or {}, souvenirs)
    for who, seat in enumerate(game.seats):
        seat.score = _of(scores, who, 0)
        seat.captures = _of(captures, who, 0)
        seat.cars = _between("cars", _of(cars, who, int(seat.cars)), 0, int(t.cars))
    return Game(game)


def _of(values: Sequence[int], who: int, default: int) -> int:
    return values[who] if who < len(values) else default


def _seat(number: int, seats: int) -> int:
    if not 0 <= number < seats:
        raise BadSetup("no_such_seat", seat=number, seats=seats)
    return number


def _between(what: str, number: int, least: int, most: int) -> int:
    if not least <= number <= most:
        raise BadSetup("out_of_range", what=what, number=number, least=least, most=most)
    return number


def _pieces(game: State, named: Sequence[Sequence[str]], what: str, each: int) -> list[list[int]]:
    """Stations or markers as numbers of cities: no city twice, no more than a player has."""
    found = [[_city(game.index, city) for city in cities] for cities in named]
    for who, cities in enumerate(found):
        _seat(who, int(game.n))
        _between(what, len(cities), 0, each)
    if len({city for cities in found for city in cities}) != sum(map(len, found)):
        raise BadSetup("city_twice", what=what)
    return found


def _number(numbers: Mapping[str, int], name: str, what: str) -> int:
    if name not in numbers:
        raise BadSetup("unknown_id", what=what, id=name)
    return numbers[name]


def _city(t: BoardIndex, city: str) -> int:
    return _number(t.city_number, city, "city")


def _cards(text: str) -> list[int]:
    words = text.split()
    for word in words:
        if word not in KIND_NAMES:
            raise BadSetup("unknown_id", what="card", id=word)
    return [KIND_NAMES.index(word) for word in words]


def _lay_cards(game: State, hands: Sequence[str], row: str, deck: str, discards: str, rest: str | int) -> None:
    in_hands = [_cards(hand) for hand in hands]
    places = row.split()
    if len(places) > ROW:
        raise BadSetup("row_too_long", row=row)
    in_row = [NONE if word == "-" else _cards(word)[0] for word in places] + [NONE] * (ROW - len(places))
    in_deck, in_discards = _cards(deck), _cards(discards)
    named: Iterable[int] = [*chain.from_iterable(in_hands), *in_row, *in_deck, *in_discards]
    left = Counter({kind: int(count) for kind, count in enumerate(game.index.deck_count)})
    left.subtract(card for card in named if card != NONE)
    missing = [KIND_NAMES[kind] for kind, count in left.items() if count < 0]
    if missing:
        raise BadSetup("too_many_cards", cards=", ".join(missing))
    others = sorted(left.elements())
    if rest == "deck":
        in_deck += others
    elif rest == "discards":
        in_discards += others
    else:
        in_hands += [[] for _ in range(int(game.n) - len(in_hands))]
        if not str(rest).isdecimal():
            raise BadSetup("unknown_id", what="rest", id=str(rest))
        in_hands[_seat(int(rest), int(game.n))] += others
    for who, cards in enumerate(in_hands):
        state_builder.give_cards(game, _seat(who, int(game.n)), cards)
    state_builder.set_row(game, in_row)
    state_builder.set_deck(game, in_deck)
    state_builder.set_discards(game, in_discards)


def _give_tickets(game: State, tickets: Sequence[Sequence[str]], ticket_deck: Sequence[str] | None) -> None:
    t = game.index
    held: set[int] = set()
    for who, names in enumerate(tickets):
        numbers = [_number(t.ticket_number, name, "ticket") for name in names]
        held.update(numbers)
        set_tickets(game.seats[_seat(who, int(game.n))], numbers)
    if ticket_deck is None:
        top_first = [int(ticket) for ticket in t.tickets if ticket not in held]
    else:
        top_first = [_number(t.ticket_number, name, "ticket") for name in ticket_deck]
    if len({*held, *top_first}) != sum(map(len, tickets)) + len(top_first):
        raise BadSetup("ticket_twice")
    state_builder.set_ticket_deck(game, top_first)


def _lay_souvenirs(game: State, tokens: Mapping[str, Sequence[str | int]], souvenirs: Sequence[Sequence[str]]) -> None:
    t = game.index
    settings = t.board.rules.souvenirs
    numbers = {symbol: i for i, symbol in enumerate(settings.symbols)} if settings else {}
    for city, stack in tokens.items():
        if len(stack) != 2:
            raise BadSetup("unknown_id", what="tokens", id=str(stack))
        symbol, left = stack
        game.symbol_at[_city(t, city)] = _number(numbers, str(symbol), "symbol")
        game.tokens_at[_city(t, city)] = int(left)
    for who, symbols in enumerate(souvenirs):
        game.seats[_seat(who, int(game.n))].souvenirs = sum(1 << _number(numbers, name, "symbol") for name in symbols)
