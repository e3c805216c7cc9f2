"""The legal actions of a seat, grouped as a client offers them. Legality comes from the engine alone."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from vialibre.analysis.payments import payments
from vialibre.analysis.points import points_of_claims
from vialibre.analysis.tickets import TicketStatus
from vialibre.boards.model import CityId
from vialibre.engine.core.board_index import BoardIndex
from vialibre.engine.game import Game, state_of
from vialibre.engine.replay import number_by_text
from vialibre.engine.view import View


@cache
def texts_of(t: BoardIndex) -> list[str]:
    """The text of every action of a board, by its number."""
    found = [""] * int(t.n_actions)
    for text, number in number_by_text(t).items():
        found[number] = text
    return found


def choices_of(game: Game, view: View, tickets: Sequence[TicketStatus]) -> dict[str, Any] | None:
    """The legal actions of the viewer's seat; None if it has nothing to decide.

    `routes`, `stations` and `markers` list payments, best first. The action is then `claim <route> <payment>`, or
    `station <city> <payment>` with any of the cities. All other actions are listed in `actions` as they are.
    """
    assert view.seat is not None
    if view.seat not in game.to_act:
        return None
    texts = texts_of(state_of(game).index)
    legal = game.legal_ids(view.seat)
    ways = payments(view, legal, tickets)
    points = points_of_claims(view, ways.routes)

    def paid(numbers: Sequence[int]) -> list[str]:
        return [texts[number].rpartition(" ")[2] for number in numbers]

    def anywhere(cities: dict[CityId, tuple[int, ...]]) -> dict[str, Any] | None:
        return {"cities": list(cities), "pay": paid(next(iter(cities.values())))} if cities else None

    first_paid = int(state_of(game).index.marker0)  # markers, stations and claims have the highest numbers
    plain = [number for number in legal if number < first_paid and number not in ways.extra]
    return {
        "actions": [texts[number] for number in (*ways.extra, *plain)],
        "routes": {route: {"points": points[route], "pay": paid(numbers)} for route, numbers in ways.routes.items()},
        "stations": anywhere(ways.stations),
        "markers": anywhere(ways.markers),
    }
