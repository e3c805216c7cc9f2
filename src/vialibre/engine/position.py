"""Positions set up by hand: for tests, puzzles and bots that want to try something.

    game = set_up("europe", hands=["red red wild", ""], deck="wild blue", owners={"paris-zurich": 1})

Everything may be left out. Cards, tickets and cars not named lie where `rest` and the rules say, so nothing gets lost.
`set_up` also reads a position that `describe` wrote; docs/positions.md describes both.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from inspect import signature
from itertools import chain
from os import PathLike

from vialibre.boards.load import as_board
from vialibre.boards.model import Board
from vialibre.engine import state_builder
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.core.constants import ALVIN, MARKER, NO_SEAT, NONE, OPENING, OVER, PLACE, ROW, SOUVENIR
from vialibre.engine.core.scoring import final_scoring
from vialibre.engine.core.setters import set_known, set_refused, set_stacks, set_tickets
from vialibre.engine.core.shuffle import FAIR, make_shuffler
from vialibre.engine.core.state import State
from vialibre.engine.decisions import DECISION_KINDS
from vialibre.engine.game import Game, board_index
from vialibre.engine.pending import on_the_table, set_pending
from vialibre.engine.position_text import is_position, read_position
from vialibre.engine.setup_checks import check_alvin, check_seats
from vialibre.errors import BadSetup

PHASES = {kind.name: int(kind.phase) for kind in DECISION_KINDS} | {"over": int(OVER)}
"""What a game waits for, by the names that `set_up` and `describe` use."""


def set_up(
    board: Board | str | PathLike[str],
    *,
    seats: int = 2,
    phase: str = "turn",
    turn: int = 0,
    first: int = 0,
    first_known: bool = True,
    alvin: bool = False,
    hands: Sequence[str] = (),
    known: Sequence[str] = (),
    row: str = "",
    deck: str = "",
    discards: str = "",
    rest: str | int = "deck",
    tickets: Sequence[Sequence[str]] = (),
    offers: Sequence[Sequence[str]] = (),
    refused: Sequence[Sequence[str]] = (),
    ticket_deck: Sequence[str] | None = None,
    owners: Mapping[str, int] | None = None,
    claim: str = "",
    revealed: str = "",
    stations: Sequence[Sequence[str]] = (),
    markers: Sequence[Sequence[str]] = (),
    alvin_at: str | None = None,
    alvin_holder: int | None = None,
    captured: bool = False,
    tokens: Mapping[str, Sequence[str | int]] | None = None,
    to_place: Sequence[str] = (),
    souvenirs: Sequence[Sequence[str]] = (),
    scores: Sequence[int] = (),
    captures: Sequence[int] = (),
    cars: Sequence[int] = (),
    last_turns: int | None = None,
    passes: int = 0,
    version: int = 0,
    reshuffles: int = 0,
    seed: int | str | bytes = 0,
    shuffle: str = FAIR,
) -> Game:
    """A game at a position, by default the start of `turn`'s turn. Raises BadSetup for what cannot be, BoardError.

    `board` is a Board, the id of a packaged one, the path of a file, or, with nothing else, what `describe` wrote.
    `phase` is what the game waits for: `turn`, `second` (the second card of a draw), `keep` (which drawn tickets to
    keep, from `offers`), `tunnel` (whether to pay for `claim`, such as "paris-zurich red+1", with these `revealed`
    cards), `marker`, `souvenir` or `alvin` (after `claim`, the route just claimed), `opening` (from `offers`),
    `start`, `place` (stacks of the symbols `to_place`) or `over`.
    `hands`, `known` (what everybody knows of them), `deck` (top first), `discards` and `revealed` are words such as
    "red red wild"; in `row` "-" is a gap. `rest` is where cards not named lie: "deck" (beneath what is named, red on
    top), "discards", or the number of a seat.
    `ticket_deck` is top first, `id@1` for a ticket that seat 1 put there; without it, all tickets that are nowhere
    else, in board order. `markers` begin with the start city. `tokens` maps a city to its symbol and how many are left.
    """
    if is_position(board):
        if any(
            value != signature(set_up).parameters[name].default for name, value in locals().items() if name != "board"
        ):
            raise TypeError("a described position takes no other arguments: change the text instead")
        return set_up(**read_position(str(board)))
    chosen = as_board(board)
    t = board_index(chosen)
    check_seats(chosen, seats)
    s = State(t, make_shuffler(shuffle, seed), seats)
    s.phase = _number(PHASES, phase, "phase")
    s.player = _seat(turn, seats)
    s.first = _seat(first, seats)
    s.first_hidden = not first_known
    s.passes = _between("passes", passes, 0, seats if s.phase == OVER else seats - 1)
    s.last_turns = (
        NONE if last_turns is None else _between("last_turns", last_turns, 0 if s.phase == OVER else 1, seats)
    )
    s.version = _between("version", version, 0, 1 << 40)
    s.reshuffles = _between("reshuffles", reshuffles, 0, 1 << 40)
    s.tracing = True
    set_pending(s, claim, revealed, offers)
    _set_cards(s, hands, row, deck, discards, rest)
    for who, words in enumerate(known):
        held = Counter(_cards(words))
        set_known(s.seats[_seat(who, seats)], [held[kind] for kind in range(len(KIND_NAMES))])
    _give_tickets(s, tickets, refused, ticket_deck)
    state_builder.give_stations(s, _pieces(s, stations, "stations", int(t.stations)))
    state_builder.give_markers(s, _pieces(s, markers, "markers", int(t.markers)))
    routes: list[list[int]] = [[] for _ in range(seats)]
    for route, owner in (owners or {}).items():
        routes[_seat(owner, seats)].append(_number(t.route_number, route, "route"))
    state_builder.give_routes(s, routes)
    if s.phase in (MARKER, SOUVENIR, ALVIN) and int(s.route) not in routes[turn]:
        raise BadSetup("phase_needs", phase=phase, what="owners")
    for who, seat in enumerate(s.seats):
        if seat.cars < 0:
            raise BadSetup("too_many_cars", seat=who)
    check_alvin(chosen, alvin)
    if alvin:
        s.with_alvin = True
        s.alvin_at = t.alvin_city if alvin_at is None else _city(t, alvin_at)
        s.alvin_holder = NO_SEAT if alvin_holder is None else _seat(alvin_holder, seats)
        s.captured = captured
    _set_souvenirs(s, tokens or {}, to_place, souvenirs)
    for who, seat in enumerate(s.seats):
        seat.score = _of(scores, who, 0)
        seat.captures = _of(captures, who, 0)
        seat.cars = _between("cars", _of(cars, who, int(seat.cars)), 0, int(t.cars))
    if s.phase == OVER:
        final_scoring(s)
    return Game(s)


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


def _pieces(s: State, named: Sequence[Sequence[str]], what: str, each: int) -> list[list[int]]:
    """Stations or markers as numbers of cities: no city twice, no more than a player has."""
    found = [[_city(s.index, city) for city in cities] for cities in named]
    for who, cities in enumerate(found):
        _seat(who, int(s.n))
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


def _set_cards(s: State, hands: Sequence[str], row: str, deck: str, discards: str, rest: str | int) -> None:
    in_hands = [_cards(hand) for hand in hands]
    places = row.split()
    if len(places) > ROW:
        raise BadSetup("row_too_long", row=row)
    in_row = [NONE if word == "-" else _cards(word)[0] for word in places] + [NONE] * (ROW - len(places))
    in_deck, in_discards = _cards(deck), _cards(discards)
    named: Iterable[int] = [*chain.from_iterable(in_hands), *in_row, *in_deck, *in_discards]
    left = Counter({kind: int(count) for kind, count in enumerate(s.index.deck_count)})
    left.subtract(card for card in named if card != NONE)
    left.subtract(on_the_table(s))
    missing = [KIND_NAMES[kind] for kind, count in left.items() if count < 0]
    if missing:
        raise BadSetup("too_many_cards", cards=", ".join(missing))
    others = sorted(left.elements())
    if rest == "deck":
        in_deck += others
    elif rest == "discards":
        in_discards += others
    else:
        in_hands += [[] for _ in range(int(s.n) - len(in_hands))]
        if not str(rest).isdecimal():
            raise BadSetup("unknown_id", what="rest", id=str(rest))
        in_hands[_seat(int(rest), int(s.n))] += others
    for who, cards in enumerate(in_hands):
        state_builder.give_cards(s, _seat(who, int(s.n)), cards)
    state_builder.set_row(s, in_row)
    state_builder.set_deck(s, in_deck)
    state_builder.set_discards(s, in_discards)


def _give_tickets(
    s: State, tickets: Sequence[Sequence[str]], refused: Sequence[Sequence[str]], ticket_deck: Sequence[str] | None
) -> None:
    t = s.index
    gone = [int(ticket) for seat in s.seats for ticket in seat.offer]
    for set_them, given in ((set_tickets, tickets), (set_refused, refused)):
        for who, names in enumerate(given):
            numbers = [_number(t.ticket_number, name, "ticket") for name in names]
            # Refused opening tickets that were shuffled under the deck are remembered and in the deck.
            gone += numbers if set_them is set_tickets or _lie_aside(s) else []
            set_them(s.seats[_seat(who, int(s.n))], numbers)
    putters: list[int] | None = None
    if ticket_deck is None:
        top_first = [int(ticket) for ticket in t.tickets if ticket not in gone]
    else:
        parts = [name.partition("@") for name in ticket_deck]
        top_first = [_number(t.ticket_number, name, "ticket") for name, _, _ in parts]
        putters = [_putter(who, int(s.n)) for _, _, who in parts]
    if len({*gone, *top_first}) != len(gone) + len(top_first):
        raise BadSetup("ticket_twice")
    state_builder.set_ticket_deck(s, top_first, putters)


def _lie_aside(s: State) -> bool:
    """If refused opening tickets are out of the deck: until all have chosen, or for good."""
    return s.phase == OPENING or s.index.board.ticket_rules.refused == "out"


def _putter(who: str, seats: int) -> int:
    if not who:
        return int(NO_SEAT)
    if not who.isdecimal():
        raise BadSetup("unknown_id", what="seat", id=who)
    return _seat(int(who), seats)


def _set_souvenirs(
    s: State,
    tokens: Mapping[str, Sequence[str | int]],
    to_place: Sequence[str],
    souvenirs: Sequence[Sequence[str]],
) -> None:
    t = s.index
    settings = t.board.rules.souvenirs
    numbers = {symbol: i for i, symbol in enumerate(settings.symbols)} if settings else {}
    set_stacks(s, [_number(numbers, name, "symbol") for name in to_place])
    if s.phase == PLACE and not to_place:
        raise BadSetup("phase_needs", phase="place", what="to_place")
    for city, stack in tokens.items():
        if len(stack) != 2:
            raise BadSetup("unknown_id", what="tokens", id=str(stack))
        symbol, left = stack
        s.symbol_at[_city(t, city)] = _number(numbers, str(symbol), "symbol")
        s.tokens_at[_city(t, city)] = int(left)
    for who, symbols in enumerate(souvenirs):
        s.seats[_seat(who, int(s.n))].souvenirs = sum(1 << _number(numbers, name, "symbol") for name in symbols)
