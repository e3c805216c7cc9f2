"""Reviews as JSON-compatible data: ids and action texts as in records, chances as fractions."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vialibre.analysis.luck import Tally
from vialibre.engine.game import board_index
from vialibre.engine.notation import format_action
from vialibre.engine.numbering import action_of
from vialibre.lab.review.decisions import Judged
from vialibre.lab.review.game import GameReview
from vialibre.lab.review.players import Player, Reviewed

DIGITS = 4


def game_data(game: Reviewed) -> dict[str, Any]:
    """The review of one game."""
    review = game.review
    return {
        "file": game.file,
        "board": review.board.id,
        "actions": review.actions,
        "winners": list(review.winners),
        "seats": [_seat(review, seat) for seat in range(len(review.seats))],
        "chances": [[_round(chance) for chance in chances] for chances in review.timeline],
        "decisions": [_judged(review, judged) for judged in review.decisions],
    }


def player_data(player: Player) -> dict[str, Any]:
    """The figures of one player."""
    biggest = None
    if player.biggest is not None:
        game, judged = player.biggest
        biggest = {"file": game.file, "move": judged.move, "loss": _round(judged.loss)}
    return {
        "name": player.name,
        "games": player.games,
        "wins": player.wins,
        "mean_score": player.mean_score,
        "decisions": player.decisions,
        "mean_loss": player.mean_loss,
        "agreement": player.agreement,
        "mean_luck": player.mean_luck,
        "biggest": biggest,
    }


def _seat(review: GameReview, seat: int) -> dict[str, Any]:
    luck = review.luck[seat]
    return {
        "name": review.seats[seat],
        "score": review.sheets[seat].total if review.sheets else None,
        "decisions": len(review.of_seat(seat)),
        "mean_loss": review.mean_loss(seat),
        "agreement": review.agreement(seat),
        "mistakes": [judged.move for judged in review.mistakes(seat)],
        "luck": {
            "wilds": _tally(luck.wilds),
            "tunnels": _tally(luck.tunnels),
            "cards": _round(luck.cards),
            "standardised": _round(luck.standardised),
        },
        "tickets": [
            {
                "ticket": history.ticket,
                "points": history.points,
                "kept": history.kept,
                "state": str(history.state),
                "since": history.since,
            }
            for history in review.tickets[seat]
        ],
    }


def _judged(review: GameReview, judged: Judged) -> dict[str, Any]:
    def written(number: int) -> str:
        return format_action(action_of(board_index(review.board), number))

    data: dict[str, Any] = {
        "move": judged.move,
        "seat": judged.seat,
        "choices": judged.choices,
        "played": written(judged.played),
        "preferred": written(judged.preferred),
        "after_played": _round(judged.after_played),
        "after_preferred": _round(judged.after_preferred),
        "error": _round(judged.error),
        "loss": _round(judged.loss),
    }
    if judged.legal:
        data["legal"] = [written(number) for number in judged.legal]
    return data


def _tally(tally: Tally) -> dict[str, Any]:
    return {"cards": tally.cards, "came": tally.came, "expected": _round(tally.expected)}


def _round(value: float) -> float:
    return round(value, DIGITS)


def whole_data(
    games: Sequence[Reviewed], players: Sequence[Player], unreadable: Sequence[tuple[str, str]], **settings: object
) -> dict[str, Any]:
    """All reviews, players and unreadable files, with the settings."""
    return {
        **settings,
        "players": [player_data(player) for player in players],
        "games": [game_data(game) for game in games],
        "unreadable": [{"file": file, "error": code} for file, code in unreadable],
    }
