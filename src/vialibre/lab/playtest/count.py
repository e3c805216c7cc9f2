"""Adds one finished game to the sums."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

from vialibre.engine.game import Game, state_of
from vialibre.engine.score_sheet import ScoreSheet
from vialibre.lab.playtest.moments import Ratio
from vialibre.lab.playtest.sums import KINDS, Sums, TableSums, no_table
from vialibre.lab.playtest.watcher import Watcher

CLOSE = 0.1
"""A margin of at most this fraction of the best score makes a close game."""


@dataclass(frozen=True, slots=True)
class FinishedGame:
    """A finished game with what the watcher recorded."""

    game: Game
    seen: Watcher
    bots: Sequence[str]
    sheets: tuple[ScoreSheet, ...]
    won: tuple[float, ...]
    """By seat; a shared victory counts as a fraction."""

    @property
    def even(self) -> float:
        """The share of the victory that each seat would have on average."""
        return 1 / len(self.won)

    def lead(self, seat: int) -> float:
        """Points ahead of the mean of the other seats."""
        others = [sheet.total for sheet in self.sheets if sheet.seat != seat]
        return self.sheets[seat].total - sum(others) / len(others) if others else 0.0


def count(game: Game, seen: Watcher, bots: Sequence[str], sums: Sums, winners: Sequence[int] | None = None) -> None:
    """Add a finished game to the sums. `winners` differ from the game's own where a bot forfeited."""
    seen.turn_over(game)
    winners = game.winners if winners is None else winners
    won = tuple(1 / len(winners) if seat in winners else 0.0 for seat in range(seen.seats))
    finished = FinishedGame(game, seen, bots, game.score_sheets(), won)
    _tickets(finished, sums)
    _routes(finished, sums)
    _cities(finished, sums)
    _colors(finished, sums)
    _table(finished, sums.tables.setdefault(seen.seats, no_table(seen.seats)))
    _strategies(finished, sums)
    for bot in dict.fromkeys(bots):
        mine = [seat for seat, name in enumerate(bots) if name == bot]
        sums.bots.setdefault(bot, Ratio()).note(sum(won[seat] - finished.even for seat in mine), len(mine))


def _tickets(finished: FinishedGame, sums: Sums) -> None:
    numbers = finished.seen.index.ticket_number
    made: set[int] = set()
    for sheet in finished.sheets:
        for line in sheet.tickets:
            number = numbers[line.ticket]
            ticket = sums.tickets[number]
            if line.points > 0:
                made.add(number)
                ticket.made += 1
            ticket.points.note(line.points)
            ticket.effect.note(finished.won[sheet.seat] - finished.even)
    for offer in finished.seen.offers:
        ticket = sums.tickets[offer.ticket]
        ticket.offered += 1
        ticket.kept += offer.kept
        if offer.opening:
            more = finished.won[offer.seat] - finished.even
            ticket.dealt.note(more)
            if offer.kept:
                ticket.opening.effect.note(more)
                ticket.opening.lead.note(finished.lead(offer.seat))
                ticket.opening.made += offer.ticket in made


def _routes(finished: FinishedGame, sums: Sums) -> None:
    for route, claim in finished.seen.claims.items():
        sums.routes[route].when.note(claim.turn / finished.seen.turns)
        sums.routes[route].effect.note(finished.won[claim.seat] - finished.even)


def _cities(finished: FinishedGame, sums: Sums) -> None:
    for number, city in enumerate(sums.cities):
        there = [seat for seat, reached in enumerate(finished.seen.reached) if reached >> number & 1]
        if there:
            city.games += 1
            city.effect.note(sum(finished.won[seat] - finished.even for seat in there), len(there))


def _colors(finished: FinishedGame, sums: Sums) -> None:
    seen = finished.seen
    in_row = sum(seen.row)
    for kind in range(KINDS):
        color = sums.colors[kind]
        color.paid.note(seen.paid[kind])
        color.left.note(sum(int(seat.hand[kind]) for seat in state_of(finished.game).seats))
        color.row.note(seen.row[kind], in_row)
        color.wilds.note(seen.wilds[kind], seen.spaces[kind])


def _table(finished: FinishedGame, table: TableSums) -> None:
    seen, seats = finished.seen, finished.seen.seats
    table.games += 1
    for wins, won in zip(table.wins, finished.won, strict=True):
        wins.note(won)
    totals = sorted((sheet.total for sheet in finished.sheets), reverse=True)
    table.turns[seen.turns] += 1
    table.scores.update(totals)
    table.score.note(sum(totals) / seats)
    table.best[totals[0]] += 1
    if seats > 1:
        table.margins[totals[0] - totals[1]] += 1
        table.close += totals[0] - totals[1] <= CLOSE * abs(totals[0])
    alone = [seat for seat in seen.leaders if seat >= 0]
    table.lead_changes.note(sum(one != other for one, other in pairwise(alone)))
    half = seen.leaders[len(seen.leaders) // 2]
    if half >= 0:
        table.half_time.note(finished.won[half])
    lines = [line for sheet in finished.sheets for line in sheet.tickets]
    table.tickets.note(len(lines) / seats)
    table.claims.note(len(seen.claims) / seats)
    table.cards_left.note(sum(int(seat.cards) for seat in state_of(finished.game).seats) / seats)
    table.made.note(sum(line.points > 0 for line in lines), len(lines))
    table.length.note(sum(seen.spaces), len(seen.claims))
    table.drawing.note(seen.drawing, seen.turns)
    table.ticket_points.note(sum(sheet.ticket_points for sheet in finished.sheets), sum(totals))


def _strategies(finished: FinishedGame, sums: Sums) -> None:
    """Credit each strategy to the seat that used it most, if there is a single one."""
    seen = finished.seen
    own = [[(route, claim) for route, claim in seen.claims.items() if claim.seat == seat] for seat in range(seen.seats)]
    lengths = seen.index.length
    habits = {
        "tickets": [float(len(sheet.tickets)) for sheet in finished.sheets],
        "long_routes": [_mean([int(lengths[route]) for route, _ in mine]) for mine in own],
        "blocking": [float(sum(claim.beside for _, claim in mine)) for mine in own],
        "early": [-_mean([claim.turn for _, claim in mine], none=seen.turns) for mine in own],
    }
    for name, much in habits.items():
        most = max(much)
        if much.count(most) == 1:
            sums.strategies[name].note(finished.won[much.index(most)] - finished.even)


def _mean(values: Sequence[float], none: float = 0.0) -> float:
    return sum(values) / len(values) if values else none
