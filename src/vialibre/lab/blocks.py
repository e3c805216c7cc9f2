"""Paired blocks: the same deal played with every seating, so that the luck of cards and seats cancels out."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from time import process_time
from typing import Any

from vialibre.engine.game import Game
from vialibre.engine.record import Record
from vialibre.engine.score_sheet import ScoreSheet
from vialibre.engine.view import SeatView
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.forfeits import winners_of
from vialibre.lab.match import Players, play_game, record_game
from vialibre.lab.times import Times

LINES = ("routes", "captures", "made", "missed", "stations", "longest_path", "globetrotter", "souvenirs", "alvin")
"""Lines of the score sheet, in points. They add up to the total."""
COUNTS = ("routes", "cars_left", "longest", "control", "stations", "markers", "souvenirs", "captures")
"""Facts other than points. `control` is what city markers (WEST-4) gained or cost, which the score sheet counts under
routes."""


@dataclass(frozen=True, slots=True)
class SeatResult:
    """The result of one seat in one game."""

    bot: str
    won: float
    """1 for a win, a fraction for a shared one."""
    total: int
    lines: dict[str, int]
    tickets_made: int
    tickets_missed: int
    decisions: int
    seconds: float
    counts: dict[str, int] = field(default_factory=dict)
    times: Times = field(default_factory=dict)
    forfeited: bool = False
    """It took too long for a decision: another bot played its seat to the end, and it could not win."""


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game of a block, seat 0 first."""

    actions: int
    seats: tuple[SeatResult, ...]

    @property
    def bots(self) -> tuple[str, ...]:
        return tuple(seat.bot for seat in self.seats)

    def facts(self) -> tuple[object, ...]:
        """Everything but the times: what must be identical when the game is played again."""
        seats = ((s.bot, s.won, s.total, s.lines, s.tickets_made, s.tickets_missed, s.decisions) for s in self.seats)
        return self.actions, *seats


@dataclass(frozen=True, slots=True)
class Block:
    """All games of one deal."""

    number: int
    seed: int
    """The seed of the deal; with it any of the games can be played again on its own."""
    games: tuple[GameResult, ...]

    def plays(self, bot: str) -> bool:
        """Whether the bot took part."""
        return any(seat.bot == bot for game in self.games for seat in game.seats)

    def share(self, bot: str) -> float:
        """The fraction of its games that a bot won; with several seats of its own, their mean."""
        won = [seat.won for game in self.games for seat in game.seats if seat.bot == bot]
        return sum(won) / len(won)

    def facts(self) -> tuple[object, ...]:
        """The facts of all games, without times."""
        return self.seed, *(game.facts() for game in self.games)

    def as_data(self) -> dict[str, Any]:
        """JSON-compatible data; `block_from_data` reads it back."""
        return asdict(self)


def block_from_data(data: dict[str, Any]) -> Block:
    """Return the block that the data describes. Raises KeyError, TypeError or ValueError if it is invalid."""
    games = tuple(
        GameResult(game["actions"], tuple(_seat_from_data(seat) for seat in game["seats"])) for game in data["games"]
    )
    return Block(data["number"], data["seed"], games)


def _seat_from_data(data: dict[str, Any]) -> SeatResult:
    times = {int(place): int(count) for place, count in data.get("times", {}).items()}  # JSON keys are strings
    return SeatResult(**{**data, "times": times})


def play_block(table: ArenaSetup, number: int, *, keep: Callable[[Record], None] | None = None) -> Block:
    """Play one block. Its deal follows from the table's seed and the number. `keep` receives the record of each
    game."""
    deal = table.seed + number
    return Block(number, deal, tuple(_play(table, list(bots), deal, keep) for bots in table.seatings()))


def _play(table: ArenaSetup, bots: list[str], deal: int, keep: Callable[[Record], None] | None) -> GameResult:
    made = [table.make(name) for name in bots]
    players = Players(made, bots, deal, clock=process_time, move_time=table.move_time)
    if keep is None:
        game = play_game(table.board, players, seed=deal, alvin=table.alvin)
    else:
        recorder = record_game(table.board, players, seed=deal, alvin=table.alvin)
        game = recorder.game
        keep(recorder.record())
    seats = [_seat_result(table, game, players, sheet) for sheet in game.score_sheets()]
    return GameResult(int(game.version), tuple(seats))


def _seat_result(table: ArenaSetup, game: Game, players: Players, sheet: ScoreSheet) -> SeatResult:
    winners = winners_of(game, players.forfeited)
    made = [line.points for line in sheet.tickets if line.points > 0]
    missed = [line.points for line in sheet.tickets if line.points < 0]
    lines = {line: int(getattr(sheet, line)) for line in LINES if line not in ("made", "missed")}
    return SeatResult(
        bot=players.names[sheet.seat],
        won=1 / len(winners) if sheet.seat in winners else 0.0,
        total=sheet.total,
        lines={**lines, "made": sum(made), "missed": sum(missed)},
        tickets_made=len(made),
        tickets_missed=len(missed),
        decisions=players.decisions[sheet.seat],
        seconds=players.seconds[sheet.seat],
        counts=_counts(table, sheet, game.view(None).seats[sheet.seat]),
        times=players.times[sheet.seat],
        forfeited=sheet.seat in players.forfeited,
    )


def _counts(table: ArenaSetup, sheet: ScoreSheet, seat: SeatView) -> dict[str, int]:
    board = table.board
    points = dict(board.points)
    lengths = {route.id: route.length for route in board.routes}
    claimed = sum(points[lengths[route]] for route in seat.routes)
    return {
        "routes": len(seat.routes),
        "cars_left": seat.cars,
        "longest": sheet.longest,
        "control": sheet.routes - claimed,
        "stations": len(seat.stations),
        "markers": len(seat.markers),
        "souvenirs": len(seat.souvenirs),
        "captures": seat.captures,
    }
