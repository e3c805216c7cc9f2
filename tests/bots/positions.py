"""Positions of games between surveyors, for tests of the planner, beliefs and rollouts."""

from __future__ import annotations

from vialibre import Game, load_board
from vialibre.bots import make_bot
from vialibre.lab.match import Players, play_game


def positions(name: str, seats: int = 3, every: int = 11, seed: int = 8) -> list[tuple[Game, int]]:
    """Every so many decisions of a game between surveyors, and who decides."""
    found: list[tuple[Game, int]] = []

    def watch(game: Game, seat: int, action: int) -> None:
        if int(game.version) % every == 0:
            found.append((game.copy(), seat))

    bots = ["surveyor"] * seats
    play_game(load_board(name), Players([make_bot(bot) for bot in bots], bots, 2), seed=seed, watch=watch)
    return found
