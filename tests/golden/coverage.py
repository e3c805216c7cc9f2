"""What a board's golden games must contain together: every kind of action, every line that scores, every odd event."""

from __future__ import annotations

from pathlib import Path

from tests.standard_boards import STANDARD
from vialibre.boards.load import load_board
from vialibre.boards.model import Board, RouteId
from vialibre.engine.events import DeckShuffled, LastRound, PointsScored, RowSwept
from vialibre.engine.record import Record
from vialibre.engine.replay import replay, steps

COMMON_ACTIONS = (
    "keep",
    "draw COLOR",
    "draw wild",
    "draw deck",
    "tickets",
    "claim COLOR",
    "claim COLOR+",
    "claim wild",
)


TINY = Path(__file__).parent / "boards" / "tiny.toml"


def golden_boards() -> list[Board]:
    """The standard boards, and a tiny custom one: its records contain the board, and its games end by passing."""
    return [*map(load_board, STANDARD), load_board(TINY)]


def wanted_on(board: Board) -> set[str]:
    if board.id == "tiny":
        return {"action pass", "action tickets", "action claim wild", "claim parallel", "event DeckShuffled"}
    rules = board.rules
    wanted = {f"action {kind}" for kind in COMMON_ACTIONS}
    wanted |= {"event RowSwept", "event DeckShuffled", "event LastRound", "line ticket made", "line ticket missed"}
    wanted |= {"claim gray", "claim parallel", "line routes"}
    if rules.ferries:
        wanted |= {"claim ferry"}
    if rules.tunnels:
        wanted |= {"action pay COLOR", "action pay COLOR+", "action pay wild", "action decline", "claim tunnel"}
    if rules.stations:
        wanted |= {"action station COLOR", "action station COLOR+", "action station wild", "line stations"}
        wanted |= {"line borrowed", "third station"}
    if rules.markers:
        wanted |= {"action start", "action marker COLOR", "action marker COLOR+", "action marker wild"}
        wanted |= {"action no-marker", "points control"}
    if rules.alvin:
        wanted |= {"action alvin", "points capture", "line alvin", "line captures"}
    if rules.souvenirs:
        wanted |= {"action souvenir", "action place", "line souvenirs"}
    if rules.longest_path:
        wanted |= {"line longest_path"}
    if rules.globetrotter:
        wanted |= {"line globetrotter"}
    return wanted


def kinds_in(record: Record) -> set[str]:
    """Which of all that occurs in one game."""
    found: set[str] = set()
    board = record.board
    routes = {route.id: route for route in board.routes}
    for step in steps(record):
        verb, *rest = step.action.split()
        found.add(f"action {' '.join([verb, *_payment(verb, rest)])}")
        for event in step.game.events():
            if isinstance(event, RowSwept | DeckShuffled | LastRound):
                found.add(f"event {type(event).__name__}")
            if isinstance(event, PointsScored):
                found.add(f"points {event.reason}")
        if verb == "claim":
            route = routes[RouteId(rest[0])]
            found |= {"claim gray"} if route.color == "gray" else set()
            found |= {"claim ferry"} if route.ferry else set()
            found |= {"claim tunnel"} if route.tunnel else set()
            found |= {"claim parallel"} if len(board.group(route)) > 1 else set()
    return found | _lines(record)


def _payment(verb: str, rest: list[str]) -> list[str]:
    if verb in ("draw", "claim", "pay", "station", "marker"):
        word = rest[-1]
        if word in ("wild", "deck"):
            return [word]
        return ["COLOR+" if "+" in word else "COLOR"]
    return []


def _lines(record: Record) -> set[str]:
    found: set[str] = set()
    for sheet in replay(record).score_sheets():
        for name in ("routes", "captures", "stations", "longest_path", "globetrotter", "souvenirs", "alvin"):
            found |= {f"line {name}"} if getattr(sheet, name) > 0 else set()
        found |= {"line ticket made"} if any(line.points > 0 for line in sheet.tickets) else set()
        found |= {"line ticket missed"} if any(line.points < 0 for line in sheet.tickets) else set()
        found |= {"line borrowed"} if any(sheet.borrowed) else set()
        found |= {"third station"} if len(sheet.borrowed) == 3 else set()
    return found
