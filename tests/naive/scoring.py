"""The score sheets, and who won."""

from __future__ import annotations

from itertools import product
from typing import Any

from .board import Route
from .paths import connected, longest_path
from .state import State


def own_routes(state: State, seat: int) -> list[Route]:
    return [route for route in state.board.routes.values() if state.owners.get(route.id) == seat]


def ticket_points(state: State, seat: int, borrowed: list[str | None]) -> dict[str, int]:
    """TICK-4: each ticket's points, negative if it is not complete."""
    routes = own_routes(state, seat) + [state.board.routes[route_id] for route_id in borrowed if route_id is not None]
    points: dict[str, int] = {}
    for ticket_id in state.tickets[seat]:
        ticket = state.board.tickets[ticket_id]
        complete = connected(routes, *ticket.cities)
        points[ticket_id] = ticket.points if complete else -ticket.points
    return points


def number_completed(state: State, points: dict[str, int], borrowed: list[str | None], seat: int) -> int:
    routes = own_routes(state, seat) + [state.board.routes[route_id] for route_id in borrowed if route_id is not None]
    return sum(connected(routes, *state.board.tickets[ticket].cities) for ticket in points)


def best_borrowing(state: State, seat: int) -> list[str | None]:
    """STN-3: most points, then most tickets, then the lowest routes by the order of the board file."""
    order: list[str | None] = [None, *state.board.routes]
    choices: list[list[str | None]] = []
    for city in state.stations[seat]:
        usable: list[str | None] = [None]
        for route in state.board.routes.values():
            if city in route.cities and state.owners.get(route.id, seat) != seat:
                usable.append(route.id)
        choices.append(usable)

    def worth(borrowed: list[str | None]) -> tuple[int, int, list[int]]:
        points = ticket_points(state, seat, borrowed)
        completed = number_completed(state, points, borrowed, seat)
        return (-sum(points.values()), -completed, [order.index(route_id) for route_id in borrowed])

    return min((list(combination) for combination in product(*choices)), key=worth)


def score_sheets(state: State) -> list[dict[str, Any]]:
    rules = state.board.rules
    sheets: list[dict[str, Any]] = []
    for seat in range(state.seats):
        borrowed = best_borrowing(state, seat)
        tickets = ticket_points(state, seat, borrowed)
        captures = state.captures[seat] * rules["alvin"]["capture"] if "alvin" in rules else 0
        sheets.append(
            {
                "routes": state.scores[seat] - captures,
                "captures": captures,
                "tickets": tickets,
                "stations": station_points(state, seat),
                "longest_path": 0,
                "globetrotter": 0,
                "souvenirs": souvenir_points(state, seat),
                "alvin": rules["alvin"]["hold"] if state.alvin_holder == seat else 0,
                "longest": longest_path(own_routes(state, seat)) if "longest_path" in rules else 0,
                "completed": number_completed(state, tickets, borrowed, seat),
                "borrowed": borrowed,
            }
        )
    for bonus, fact in (("longest_path", "longest"), ("globetrotter", "completed")):
        if bonus in rules:
            for seat in holders(sheets, fact):
                sheets[seat][bonus] = rules[bonus]["points"]
    for sheet in sheets:
        parts = ("routes", "captures", "stations", "longest_path", "globetrotter", "souvenirs", "alvin")
        sheet["total"] = sum(sheet["tickets"].values()) + sum(sheet[part] for part in parts)
    return sheets


def holders(sheets: list[dict[str, Any]], fact: str) -> list[int]:
    """The seats with the most, including ties, but none if the most is zero (LONG-2, WEST-6)."""
    most = max(sheet[fact] for sheet in sheets)
    return [seat for seat, sheet in enumerate(sheets) if most > 0 and sheet[fact] == most]


def station_points(state: State, seat: int) -> int:
    rule = state.board.rules.get("stations")
    return 0 if rule is None else rule["unbuilt"] * (rule["each"] - len(state.stations[seat]))


def souvenir_points(state: State, seat: int) -> int:
    rule = state.board.rules.get("souvenirs")
    return 0 if rule is None else rule["table"][len(set(state.souvenirs[seat]))]


def winners(state: State) -> set[int]:
    """TIE-1."""
    sheets = score_sheets(state)
    best = max(sheet["total"] for sheet in sheets)
    tied = [seat for seat in range(state.seats) if sheets[seat]["total"] == best]
    for tie_break in state.board.ties:
        if tie_break == "tickets":
            most = max(sheets[seat]["completed"] for seat in tied)
            tied = [seat for seat in tied if sheets[seat]["completed"] == most]
        elif tie_break == "stations":
            fewest = min(len(state.stations[seat]) for seat in tied)
            tied = [seat for seat in tied if len(state.stations[seat]) == fewest]
        elif tie_break == "longest_path":
            holding = [seat for seat in tied if seat in holders(sheets, "longest")]
            tied = holding or tied
    return set(tied)
