"""Positions as text, for tests, reports and puzzles, as FEN is for chess: docs/positions.md describes the format.

A line for each fact, named as the options of `set_up`. All of a position is in it, the order of the decks and the seed
of later shuffles included, so that reading it gives an equal game. It is no message for players.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, TypeGuard

from vialibre.boards.dump import board_as_data, board_from_data
from vialibre.boards.load import packaged_board
from vialibre.boards.model import Board
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.constants import ALVIN, MARKER, NO_SEAT, NONE, OVER, SOUVENIR, TUNNEL
from vialibre.engine.core.shuffle import FAIR, FAST
from vialibre.engine.core.state import State
from vialibre.engine.core.tickets import put_by, ticket_in_deck
from vialibre.engine.decisions import kind_of_phase
from vialibre.engine.game import Game, state_of
from vialibre.engine.notation import payment_text
from vialibre.engine.view import own_routes
from vialibre.errors import BadSetup

HEADER = "vialibre-position 1"
_SEATS = " / "
_EMPTY = "-"


def describe(game: Game) -> str:
    """A position as text, hidden cards included. `set_up` reads it and gives an equal game."""
    return "\n".join([HEADER, *(f"{name}: {value}" for name, value in _facts(state_of(game)) if value != "")]) + "\n"


def is_position(given: object) -> TypeGuard[str]:
    """If this is a text that `describe` wrote, rather than a board's id or path."""
    return isinstance(given, str) and given.lstrip().startswith(HEADER)


def _facts(s: State) -> Iterable[tuple[str, object]]:
    board = s.index.board
    cities, routes, tickets = board.cities, board.routes, board.tickets
    symbols = board.rules.souvenirs.symbols if board.rules.souvenirs else ()
    seats = s.seats
    yield "board", _board_text(board)
    yield "seats", int(s.n)
    yield "phase", "over" if s.phase == OVER else kind_of_phase(s.phase).name
    yield "turn", int(s.player)
    yield "first", int(s.first)
    if s.first_hidden:
        yield "first_known", "no"
    yield "hands", _each(_kinds(seat.hand) for seat in seats)
    yield "known", _each(_kinds(seat.known) for seat in seats)
    yield "row", " ".join(_EMPTY if card == NONE else KIND_NAMES[card] for card in s.row)
    yield "deck", " ".join(KIND_NAMES[s.deck[i]] for i in reversed(range(s.n_deck)))
    yield "discards", _kinds(s.discards)
    yield "tickets", _each(" ".join(tickets[one].id for one in seat.tickets) for seat in seats)
    yield "offers", _each(" ".join(tickets[one].id for one in seat.offer) for seat in seats)
    yield "refused", _each(" ".join(tickets[one].id for one in seat.refused) for seat in seats)
    yield "ticket_deck", " ".join(_ticket_place(s, place) for place in range(s.n_ticket_deck)) or _EMPTY
    owners = [(route, who) for who, seat in enumerate(seats) for route in own_routes(s.index, seat)]
    yield "owners", " ".join(f"{routes[route].id}={who}" for route, who in sorted(owners))
    if s.phase == TUNNEL:
        yield "claim", f"{routes[s.route].id} {_payment(s)}"
        yield "revealed", " ".join(KIND_NAMES[card] for card in s.revealed)
    elif s.phase in (MARKER, SOUVENIR, ALVIN):
        yield "claim", routes[s.route].id
    yield "stations", _each(" ".join(cities[city].id for city in seat.stations) for seat in seats)
    yield "markers", _each(" ".join(cities[city].id for city in seat.markers) for seat in seats)
    if s.with_alvin:
        yield "alvin", "yes"
        yield "alvin_at", cities[s.alvin_at].id
        yield "alvin_holder", "" if s.alvin_holder == NO_SEAT else int(s.alvin_holder)
        yield "captured", "yes" if s.captured else ""
    stacks = [city for city in range(len(s.symbol_at)) if s.symbol_at[city] != NONE]
    yield "tokens", " ".join(f"{cities[city].id}={symbols[s.symbol_at[city]]}*{s.tokens_at[city]}" for city in stacks)
    yield "to_place", " ".join(symbols[symbol] for symbol in s.to_place)
    yield (
        "souvenirs",
        _each(" ".join(name for i, name in enumerate(symbols) if seat.souvenirs >> i & 1) for seat in seats),
    )
    yield "scores", " ".join(str(seat.score) for seat in seats)
    yield "captures", " ".join(str(seat.captures) for seat in seats) if any(seat.captures for seat in seats) else ""
    yield "cars", " ".join(str(seat.cars) for seat in seats)
    yield "last_turns", "" if s.last_turns == NONE else int(s.last_turns)
    yield "passes", int(s.passes) or ""
    yield "version", int(s.version)
    yield "reshuffles", int(s.reshuffles) or ""
    yield "shuffle", s.shuffler.name
    yield "seed", s.shuffler.secret.hex() if s.shuffler.name == FAIR else int(s.shuffler.seed)


def _board_text(board: Board) -> str:
    if packaged_board(board.id, board.digest) == board:
        return f"{board.id} {board.digest}"
    return json.dumps(board_as_data(board), ensure_ascii=False)


def _each(values: Iterable[str]) -> str:
    said = [value or _EMPTY for value in values]
    return "" if all(value == _EMPTY for value in said) else _SEATS.join(said)


def _kinds(counts: Iterable[int]) -> str:
    return " ".join(name for name, count in zip(KIND_NAMES, counts, strict=True) for _ in range(count))


def _payment(s: State) -> str:
    color = KIND_NAMES[s.set_color]
    return payment_text(color, 0 if color == KIND_NAMES[-1] else int(s.set_wilds))


def _ticket_place(s: State, place: int) -> str:
    name = s.index.board.tickets[ticket_in_deck(s, place)].id
    who = put_by(s, place)
    return name if who == NO_SEAT else f"{name}@{who}"


def read_position(text: str) -> dict[str, Any]:
    """What a described position says, as arguments of `set_up`. Raises BadSetup, which names the line."""
    found: dict[str, Any] = {}
    lines = text.strip().splitlines()
    if lines[0].strip() != HEADER:
        raise BadSetup("bad_position", line=1, text=lines[0][:80])
    for number, line in enumerate(lines[1:], 2):
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        name, colon, value = (part.strip() for part in line.partition(":"))
        if not colon or name not in _READERS or name in found:
            raise BadSetup("bad_position", line=number, text=line.strip()[:80])
        try:
            found[name] = _READERS[name](value)
        except (ValueError, KeyError):
            raise BadSetup("bad_position", line=number, text=line.strip()[:80]) from None
    if "board" not in found:
        raise BadSetup("bad_position", line=1, text=HEADER)
    if found.get("shuffle", FAIR) == FAST:
        found["seed"] = int(found.get("seed", "0"))
    return found


def _read_board(value: str) -> Board:
    if value.startswith("{"):
        return board_from_data(json.loads(value), "board")
    name, _, digest = value.partition(" ")
    board = packaged_board(name, digest.strip())
    if board is None:
        raise BadSetup("unknown_id", what="board", id=value[:80])
    return board


def _read_each(value: str) -> list[str]:
    return ["" if part.strip() == _EMPTY else part.strip() for part in value.split("/")]


def _read_lists(value: str) -> list[list[str]]:
    return [part.split() for part in _read_each(value)]


def _read_words(value: str) -> list[str]:
    return [] if value == _EMPTY else value.split()


def _read_numbers(value: str) -> list[int]:
    return [int(word) for word in value.split()]


def _read_yes(value: str) -> bool:
    return {"yes": True, "no": False}[value]


def _read_owners(value: str) -> dict[str, int]:
    return {name: int(who) for name, _, who in (word.partition("=") for word in value.split())}


def _read_tokens(value: str) -> dict[str, tuple[str | int, ...]]:
    found: dict[str, tuple[str | int, ...]] = {}
    for word in value.split():
        city, _, stack = word.partition("=")
        symbol, _, left = stack.partition("*")
        found[city] = (symbol, int(left))
    return found


_READERS: dict[str, Callable[[str], Any]] = {
    "board": _read_board,
    "first_known": _read_yes,
    "alvin": _read_yes,
    "captured": _read_yes,
    "owners": _read_owners,
    "tokens": _read_tokens,
    "ticket_deck": _read_words,
    "to_place": _read_words,
    **dict.fromkeys(("hands", "known"), _read_each),
    **dict.fromkeys(("tickets", "offers", "refused", "stations", "markers", "souvenirs"), _read_lists),
    **dict.fromkeys(("scores", "captures", "cars"), _read_numbers),
    **dict.fromkeys(("seats", "turn", "first", "alvin_holder", "last_turns", "passes", "version", "reshuffles"), int),
    **dict.fromkeys(("phase", "row", "deck", "discards", "claim", "revealed", "alvin_at", "shuffle", "seed"), str),
}
