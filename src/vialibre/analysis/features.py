"""Features of each seat for the chance to win. Points are divided by the board's cars, so that they are comparable
across boards of any size."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.analysis.tickets import TicketState, TicketStatus
from vialibre.engine.core.constants import WILD
from vialibre.engine.core.longest_trail import longest_path
from vialibre.engine.core.scoring import alvin_points, longest_points, souvenir_points, station_points
from vialibre.engine.core.state import State
from vialibre.engine.state_from_view import state_from_view
from vialibre.engine.view import View

FEATURES = (
    "points",  # scored so far, with what stations not built, souvenirs and Alvin would bring now
    "longest",  # the bonus for the longest path, if held
    "lead",  # how much longer the own longest path is than the best of the others
    "made",  # points of own tickets that are done
    "open",  # points of own tickets that are possible
    "far",  # the same, by the part of the cars left that their ways take
    "lost",  # points of own tickets that are cut off
    "done",  # how many own tickets are done
    "known",  # 1 for the viewer, whose tickets are known
    "secret",  # how many tickets others hold
    "cards",  # cards in the hand
    "wilds",  # wilds known to be in it
    "cars",  # cars left
    "wait",  # turns until it is this seat's turn
)
STAGES = ("start", "middle", "end", "last_round")


def stage(view: View) -> tuple[float, ...]:
    """Progress of the game as weights of STAGES that add up to 1, by the fewest cars that any seat has left."""
    if view.last_turns is not None:
        return 0.0, 0.0, 0.0, 1.0
    gone = 1 - min(seat.cars for seat in view.seats) / view.board.cars
    if gone < 0.5:
        return 1 - 2 * gone, 2 * gone, 0.0, 0.0
    return 0.0, 2 - 2 * gone, 2 * gone - 1, 0.0


def features(view: View, tickets: Sequence[TicketStatus]) -> list[tuple[float, ...]]:
    """For each seat its FEATURES. `tickets` are the viewer's own."""
    game = state_from_view(view)
    if game.index.has_longest:
        for seat in game.seats:
            seat.longest = longest_path(game.index, seat)
    return [_of_seat(view, game, who, tickets if who == view.seat else None) for who in range(len(view.seats))]


def _of_seat(view: View, game: State, who: int, tickets: Sequence[TicketStatus] | None) -> tuple[float, ...]:
    t = game.index
    seat, seen = game.seats[who], view.seats[who]
    unit = float(t.cars)
    points = seen.score + station_points(game, seat) + souvenir_points(game, seat) + alvin_points(game, who)
    others = [int(other.longest) for i, other in enumerate(game.seats) if i != who]
    own = view.own.hand if view.own is not None and tickets is not None else seen.known
    wait = (who - view.player) % len(view.seats)
    return (
        int(points) / unit,
        int(longest_points(game, seat)) / unit,
        (int(seat.longest) - max(others)) / unit,
        *_of_tickets(tickets or (), seen.cars, unit),
        float(tickets is not None),
        0.0 if tickets is not None else float(seen.tickets),
        seen.cards / unit,
        own[WILD] / unit,
        seen.cars / unit,
        wait / len(view.seats),
    )


def _of_tickets(tickets: Sequence[TicketStatus], cars: int, unit: float) -> tuple[float, float, float, float, float]:
    made = sum(status.points for status in tickets if status.state is TicketState.DONE)
    open_, far, lost = 0.0, 0.0, 0.0
    for status in tickets:
        if status.state is TicketState.POSSIBLE and status.way is not None and not status.way.needs_rival:
            open_ += status.points
            far += status.points * min(1.0, status.way.cars / max(cars, 1))
        elif status.state is not TicketState.DONE:
            lost += status.points
    done = sum(status.state is TicketState.DONE for status in tickets)
    return made / unit, open_ / unit, far / unit, lost / unit, float(done)
