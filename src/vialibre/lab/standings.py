"""Standings: what blocks say about the bots and about the seats."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import fmean
from typing import overload

from vialibre.lab.blocks import COUNTS, LINES, Block, SeatResult
from vialibre.lab.ratings import ratings
from vialibre.lab.statistics import Interval, mean_interval, share_interval, win_rate
from vialibre.lab.times import percentile, together


@dataclass(frozen=True, slots=True)
class Standing:
    """The figures of one bot; means are over all its seats."""

    bot: str
    games: int
    rating: Interval
    win_rate: Interval
    mean_score: float
    lines: dict[str, float]
    """Points by line of the score sheet; they add up to the mean score."""
    tickets_made: float
    tickets_missed: float
    counts: dict[str, float]
    milliseconds: float
    """Mean time per decision."""
    milliseconds_99: float
    """What 99 % of its decisions stayed below; 0 if blocks of an older version did not keep it."""
    forfeits: int = 0
    """Games lost because a decision took too long, once for each seat of its own that forfeited."""

    def as_data(self) -> dict[str, object]:
        """JSON-compatible data."""
        return {
            "win_rate": self.win_rate.value,
            "low": self.win_rate.low,
            "high": self.win_rate.high,
            "mean_score": self.mean_score,
            "rating": self.rating.value,
            "rating_low": self.rating.low,
            "rating_high": self.rating.high,
            "games": self.games,
            "lines": self.lines,
            "tickets_made": self.tickets_made,
            "tickets_missed": self.tickets_missed,
            "counts": self.counts,
            "ms_per_decision": self.milliseconds,
            "ms_per_decision_99": self.milliseconds_99,
            "forfeits": self.forfeits,
        }


class Standings(Sequence[Standing]):
    """Every bot's figures, the best first. Notebooks show them as a table."""

    def __init__(self, found: Sequence[Standing]) -> None:
        self._found = tuple(found)

    def __len__(self) -> int:
        return len(self._found)

    @overload
    def __getitem__(self, place: int) -> Standing: ...
    @overload
    def __getitem__(self, place: slice) -> Sequence[Standing]: ...
    def __getitem__(self, place: int | slice) -> Standing | Sequence[Standing]:
        return self._found[place]

    def rows(self) -> list[dict[str, object]]:
        """A dictionary for each bot, as `vialibre arena --json` prints it: for pandas, csv or json."""
        return [{"bot": standing.bot, **standing.as_data()} for standing in self._found]

    def __str__(self) -> str:
        """A table for a terminal, with 95 % intervals."""
        from vialibre.lab.standings_table import as_text

        return as_text(self)

    def __repr__(self) -> str:
        bots = ", ".join(f"{standing.bot} {standing.rating.value:.0f}" for standing in self._found)
        return f"<Standings: {bots}>"

    def _repr_html_(self) -> str:
        from vialibre.lab.standings_table import as_html

        return as_html(self)


def standings(blocks: Sequence[Block]) -> Standings:
    """Every bot's figures, the best first."""
    strength = ratings(blocks)
    order = sorted(strength, key=lambda bot: (-strength[bot].value, bot))
    return Standings([_standing(blocks, bot, strength[bot]) for bot in order])


def _standing(blocks: Sequence[Block], bot: str, rating: Interval) -> Standing:
    games = [game for block in blocks for game in block.games if bot in game.bots]
    seats = [seat for game in games for seat in game.seats if seat.bot == bot]
    decisions = sum(seat.decisions for seat in seats)
    return Standing(
        bot=bot,
        games=len(games),
        rating=rating,
        win_rate=win_rate(blocks, bot),
        mean_score=fmean(seat.total for seat in seats),
        lines={line: fmean(seat.lines[line] for seat in seats) for line in LINES},
        tickets_made=fmean(seat.tickets_made for seat in seats),
        tickets_missed=fmean(seat.tickets_missed for seat in seats),
        counts=_counts(seats),
        milliseconds=1000 * sum(seat.seconds for seat in seats) / max(1, decisions),
        milliseconds_99=1000 * percentile(together(seat.times for seat in seats), 0.99),
        forfeits=sum(seat.forfeited for seat in seats),
    )


def _counts(seats: Sequence[SeatResult]) -> dict[str, float]:
    """Empty for blocks of a version that did not count them."""
    counted = [seat.counts for seat in seats if seat.counts]
    return {name: fmean(counts[name] for counts in counted) for name in COUNTS} if counted else {}


def seat_shares(blocks: Sequence[Block]) -> list[Interval]:
    """How often each seat won, seat 0 beginning. With every seating played, this is the advantage of the seat alone."""
    seats = len(blocks[0].games[0].seats)
    return [
        share_interval([fmean(game.seats[seat].won for game in block.games) for block in blocks])
        for seat in range(seats)
    ]


def actions_in_a_game(blocks: Sequence[Block]) -> Interval:
    """The mean number of actions in a game."""
    return mean_interval([fmean(game.actions for game in block.games) for block in blocks])
