"""INFO-2: when a bot answers tells nothing about what it holds."""

from __future__ import annotations

import asyncio
from random import Random
from time import monotonic, time

import pytest

from tests.properties.secrets import change_secrets
from tests.server.leaks.plays import SETTINGS, played
from tests.server.leaks.world import Run, Script, server
from tests.server.tables.helpers import under_way
from vialibre.engine.view import View
from vialibre.server.api.endpoint import Services
from vialibre.server.table.options import Clock, Options

PAUSE = 1.0
ANSWERS = 3
"""Of each bot: the quickest counts, since others may use the machine, too."""


@pytest.mark.parametrize("board", ["usa", "europe", "old_west", "san_francisco"])
def test_when_something_is_due_does_not_depend_on_hidden_cards(board: str) -> None:
    desk = under_way("ana bea", board, bots="porter", options=Options(clock=Clock(30, 60)))
    random = Random(board)
    for _ in range(60):
        if not desk.table.waiting():
            break
        other = desk.rebuilt()
        assert other.game is not None
        change_secrets(other.game, None, random)
        assert (other.due(), other.bot_to_act()) == (desk.table.due(), desk.table.bot_to_act())
        desk.random_step(random)


class Slow(Script):
    """A bot that needs some time to think, on a real clock."""

    def __init__(self, run: Run, seconds: float) -> None:
        super().__init__(run.play)
        self.seconds = seconds

    async def choose(self, bot: str, view: View, legal: list[int], seed: str, *, host: str = "") -> int:
        await asyncio.sleep(self.seconds)
        return await super().choose(bot, view, legal, seed)


async def waits(thinks: float) -> list[float]:
    """How long a bot's answers took since it was waited for. No other seat waits for it meanwhile."""
    play = played(SETTINGS[0])
    bot = play.setting.bots[0]
    async with server(play, time) as app:
        run = Run(app, time, play, frozenset(["ana"]))
        services: Services = app.state.services
        services.hub.bot_pool = Slow(run, thinks)
        await run.begin(bot_pause=PAUSE)
        found: list[float] = []
        others: list[float] = []
        while len(found) < ANSWERS:
            done = len(run.state.turns)
            seat, _ = play.actions[done]
            if seat != bot:
                await run.act(run.viewers[play.setting.seats[seat]], seat, done, by_socket=False)
                continue
            began = monotonic()
            status, _ = await run.viewers["ana"].at_table(do="say", phrase="think")
            assert status == 200
            others.append(monotonic() - began)
            await run.settle()
            found.append(run.state.turns[done].thought)
        assert min(others) < PAUSE / 2, "a person had to wait while a bot thought"
        return found


def test_a_bot_answers_after_its_pause_however_long_it_thought() -> None:
    """Were it to think after its pause, the slow one would need 1.9 of them."""
    quick, slow = asyncio.run(waits(0.0)), asyncio.run(waits(PAUSE * 0.9))
    assert min(*quick, *slow) > PAUSE - 0.01
    assert min(quick) < PAUSE * 1.6
    assert min(slow) < PAUSE * 1.6
