"""Paired blocks: the same deal played with every seating, so that luck of cards and seats cancels out."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from itertools import combinations
from time import process_time
from typing import Any

from vialibre.boards.model import Board
from vialibre.bots.registry import make_bot
from vialibre.errors import BadSetup
from vialibre.lab.match import Players, play_game

LINES = ("routes", "captures", "made", "missed", "stations", "longest_path", "globetrotter", "souvenirs", "alvin")


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How one seat of one game came out."""

    bot: str
    won: float
    """1, or a part of a shared victory."""
    total: int
    lines: dict[str, int]
    tickets_made: int
    tickets_missed: int
    decisions: int
    seconds: float


@dataclass(frozen=True, slots=True)
class GameResult:
    """One game of a block, seat 0 first; it can be played again alone with the block's seed."""

    actions: int
    seats: tuple[SeatResult, ...]


@dataclass(frozen=True, slots=True)
class Block:
    number: int
    seed: int
    games: tuple[GameResult, ...]

    def share(self, bot: str) -> float:
        """The part of its games that a bot won; with several seats of its own, the mean of them."""
        won = [seat.won for game in self.games for seat in game.seats if seat.bot == bot]
        return sum(won) / len(won)

    def as_data(self) -> dict[str, Any]:
        return asdict(self)


def block_from_data(data: dict[str, Any]) -> Block:
    games = tuple(
        GameResult(game["actions"], tuple(SeatResult(**seat) for seat in game["seats"])) for game in data["games"]
    )
    return Block(data["number"], data["seed"], games)


def seatings(bots: list[str], seats: int) -> list[tuple[str, ...]]:
    """Every table of a block: all choices of bots for the seats, each turned round so that everybody sits everywhere.

    With fewer bots than seats they are repeated in order.
    """
    if len(bots) < 2:
        raise BadSetup("too_few_bots")
    filled = bots if len(bots) >= seats else [bots[i % len(bots)] for i in range(seats)]
    turned: dict[tuple[str, ...], None] = {}
    for chosen in combinations(filled, seats):
        for shift in range(seats):
            turned[chosen[shift:] + chosen[:shift]] = None
    return list(turned)


def play_block(board: Board, bots: list[str], seats: int, number: int, seed: int, *, alvin: bool) -> Block:
    """Play one block; its deal follows from `seed + number`."""
    deal = seed + number
    games = tuple(_play(board, list(table), deal, alvin) for table in seatings(bots, seats))
    return Block(number, deal, games)


def _play(board: Board, bots: list[str], deal: int, alvin: bool) -> GameResult:
    players = Players([make_bot(name) for name in bots], bots, deal, clock=process_time)
    game = play_game(board, players, seed=deal, alvin=alvin)
    winners = game.winning_seats()
    seats = []
    for sheet in game.score_sheets():
        made = [line.points for line in sheet.tickets if line.points > 0]
        missed = [line.points for line in sheet.tickets if line.points < 0]
        lines = {line: getattr(sheet, line) for line in LINES if line not in ("made", "missed")}
        seats.append(
            SeatResult(
                bot=bots[sheet.seat],
                won=1 / len(winners) if sheet.seat in winners else 0.0,
                total=sheet.total,
                lines={**lines, "made": sum(made), "missed": sum(missed)},
                tickets_made=len(made),
                tickets_missed=len(missed),
                decisions=players.decisions[sheet.seat],
                seconds=players.seconds[sheet.seat],
            )
        )
    return GameResult(int(game.version), tuple(seats))
