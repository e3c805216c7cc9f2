"""Games in which bots forfeit: what people are told, and who wins."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence

from vialibre.bots.base import Forfeit
from vialibre.bots.external.failure import ProgramFailed
from vialibre.engine.game import Game
from vialibre.engine.score_sheet import ScoreSheet
from vialibre.i18n import Words, user_language

MOST_PRINTED = 3
"""Forfeits of one bot that a process prints: one that always fails would fill the screen. Tables count all of them."""
_printed: Counter[str] = Counter()


def print_forfeit(bot: str, forfeit: Forfeit) -> None:
    """Say on stderr why a program was stopped. It may be said in any of the processes that play."""
    _printed[bot] += 1
    if isinstance(forfeit, ProgramFailed) and _printed[bot] <= MOST_PRINTED:
        words = Words(user_language())
        print(f"vialibre: {words.text('bot-forfeits', reason=words.error(forfeit))}", file=sys.stderr, flush=True)


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
