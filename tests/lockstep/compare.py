"""The engine and the naive reference engine, side by side: same legal actions, same table, same score sheets."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib import resources
from random import Random
from typing import Any

from tests.naive import NaiveGame
from vialibre.boards.model import Board
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.constants import NO_SEAT, NONE
from vialibre.engine.core.tickets import ticket_in_deck
from vialibre.engine.game import Game, state_of
from vialibre.engine.view import own_routes


def raw_board(name: str) -> dict[str, Any]:
    return tomllib.loads((resources.files("vialibre.boards") / "data" / f"{name}.toml").read_text("utf-8"))


def snapshot(game: Game) -> dict[str, Any]:
    """The whole table in the words of the naive engine's snapshot."""
    s = state_of(game)
    board = game.board
    tickets = [row.id for row in board.tickets]
    cities = [row.id for row in board.cities]
    symbols = board.rules.souvenirs.symbols if board.rules.souvenirs else ()
    return {
        "hands": [_counts(seat.hand) for seat in s.seats],
        "row": [None if card == NONE else KIND_NAMES[card] for card in s.row],
        "deck_size": int(s.n_deck),
        "deck": [KIND_NAMES[s.deck[i]] for i in reversed(range(s.n_deck))],
        "discards": _counts(s.discards),
        "ticket_deck": [tickets[ticket_in_deck(s, place)] for place in range(s.n_ticket_deck)],
        "tickets": [[tickets[ticket] for ticket in seat.tickets] for seat in s.seats],
        "offers": [[tickets[ticket] for ticket in seat.offer] for seat in s.seats],
        "cars": [int(seat.cars) for seat in s.seats],
        "scores": [int(seat.score) for seat in s.seats],
        "owners": {
            board.routes[route].id: who for who, seat in enumerate(s.seats) for route in own_routes(s.index, seat)
        },
        "stations": [[cities[city] for city in seat.stations] for seat in s.seats],
        "markers": [[cities[city] for city in seat.markers] for seat in s.seats],
        "alvin": None if s.alvin_at == NONE else cities[s.alvin_at],
        "alvin_holder": None if s.alvin_holder == NO_SEAT else int(s.alvin_holder),
        "tokens": {
            cities[city]: [symbols[s.symbol_at[city]], int(left)] for city, left in enumerate(s.tokens_at) if left
        },
        "souvenirs": [
            sorted(symbol for i, symbol in enumerate(symbols) if seat.souvenirs >> i & 1) for seat in s.seats
        ],
        "waiting": list(game.to_act),
    }


def _counts(cards: Any) -> dict[str, int]:
    return {KIND_NAMES[kind]: int(count) for kind, count in enumerate(cards) if count}


def sheets(game: Game) -> list[dict[str, Any]]:
    return [
        {
            "routes": sheet.routes,
            "captures": sheet.captures,
            "tickets": {line.ticket: line.points for line in sheet.tickets},
            "stations": sheet.stations,
            "longest_path": sheet.longest_path,
            "globetrotter": sheet.globetrotter,
            "souvenirs": sheet.souvenirs,
            "alvin": sheet.alvin,
            "total": sheet.total,
            "longest": sheet.longest,
            "completed": sheet.completed,
            "borrowed": list(sheet.borrowed),
        }
        for sheet in game.score_sheets()
    ]


_texts: dict[str, list[str]] = {}


def texts(game: Game, seat: int) -> list[str]:
    """The legal actions of a seat as text; all of a board's texts are written once."""
    key = game.board.digest
    if key not in _texts:
        _texts[key] = [game.text_of(number) for number in range(state_of(game).index.n_actions)]
    known = _texts[key]
    return [known[number] for number in game.legal_ids(seat)]


def assert_same(game: Game, naive: NaiveGame) -> None:
    ours, theirs = snapshot(game), naive.snapshot()
    for key, value in ours.items():
        assert value == theirs[key], key
    for seat in game.to_act:
        listed = texts(game, seat)
        assert len(listed) == len(set(listed))
        assert set(listed) == naive.legal(seat)


TASTES: dict[str, tuple[str, ...]] = {
    "uniform": (),
    "claims": ("pay", "claim", "marker", "keep"),
    "hoards": ("draw", "keep", "pay"),
    "tickets": ("tickets", "keep", "station", "decline", "alvin"),
}
"""What uniform players rarely reach: paid tunnels, long games, big hands, an empty ticket deck."""
STYLES = tuple(TASTES)


def choose(actions: list[str], random: Random, style: str) -> str:
    """Uniformly among what the style likes; if there is no such thing, among all."""
    liked = TASTES[style]
    wanted = [text for text in actions if text.split()[0] in liked]
    return random.choice(sorted(wanted or actions))


def play_side_by_side(
    board: Board,
    raw: dict[str, Any],
    seats: int,
    seed: int,
    style: str,
    *,
    most: int = 2500,
    verbs: Counter[str] | None = None,
) -> int:
    """One whole game, cut off after `most` actions; returns how many it had. `verbs` counts what was done."""
    random = Random(f"{board.id} {seats} {seed} {style}")
    alvin = board.rules.alvin is not None and seed % 3 > 0
    game = Game.new(board, seats=seats, seed=seed, alvin=alvin)
    naive = NaiveGame(raw, seats, seed.to_bytes(32, "big"), alvin=alvin)
    assert_same(game, naive)
    actions = 0
    while not game.is_over and actions < most:
        if actions > 400:
            style = "claims"  # whatever the style, come to an end
        seat = random.choice(game.to_act)
        text = choose(texts(game, seat), random, style)
        game.apply(text, seat)
        naive.apply(seat, text)
        if verbs is not None:
            verbs[text.split()[0]] += 1
        actions += 1
        assert_same(game, naive)
    assert game.is_over == naive.over
    if game.is_over:
        assert sheets(game) == naive.score_sheets()
        assert set(game.winners) == naive.winners()
    return actions
