"""Whole games by keys alone, at the smallest size, on every board."""

from __future__ import annotations

import asyncio

import pytest

from tests.terminal.app.player import Player, a_session, playing
from vialibre import board_ids

MOST = 400
"""Decisions of one person; a game has about a hundred."""


@pytest.mark.parametrize("board", board_ids())
def test_a_whole_game_by_keys(board: str) -> None:
    asyncio.run(_play(board))


async def _play(board: str) -> None:
    session = a_session(board, seats=("Ana", "bot:conductor"))
    async with playing(session) as player:
        typed = 0
        for turn in range(MOST):
            await player.settled()
            if player.is_over:
                break
            typed += await _choose(player, turn)
        assert player.is_over
        assert typed > 5
        await player.sees("The game is over", player.game.narrator.winners(session.view(0).winners))
        await player.press("escape")
        await player.sees("Nothing to decide.")
    assert len(session.view(0).seats[0].routes) >= typed // 2  # tunnels may be left


async def _choose(player: Player, turn: int) -> bool:
    """Claim by typing where one can, else what is marked, or the one below it."""
    before = player.game.scene
    assert before is not None
    may_claim = any(choice.entry.text.startswith("claim ") for choice in before.choices)
    if may_claim:
        await player.press("slash", *"cl")
        await player.until(lambda: player.game.find.value == "cl")
        pointed = player.game.choices.pointed
        assert pointed is not None
        assert pointed.entry.text.startswith("claim ")
        await player.press("enter")
    else:
        await player.press(*["down"] * (turn % 2), "enter")
    await player.until(lambda: player.game.scene is not before)
    return may_claim
