"""Who wins a game in which bots forfeited."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.engine.game import Game
from vialibre.engine.score_sheet import ScoreSheet


def winners_of(game: Game, forfeited: Sequence[int]) -> tuple[int, ...]:
    """The seats that won, without those that forfeited: the best of the others wins (TIE-1); none if all forfeited."""
    winners = game.winners
    if not set(winners) & set(forfeited):
        return winners
    stations = [len(seat.stations) for seat in game.view(None).seats]

    def rank(sheet: ScoreSheet) -> tuple[int, ...]:
        ties = {
            "tickets": sheet.completed,
            "stations": -stations[sheet.seat],
            "longest_path": int(sheet.longest_path > 0),
        }
        return sheet.total, *(ties[tie] for tie in game.board.ties)

    ranks = {sheet.seat: rank(sheet) for sheet in game.score_sheets() if sheet.seat not in forfeited}
    best = max(ranks.values(), default=None)
    return tuple(seat for seat, found in ranks.items() if found == best)
