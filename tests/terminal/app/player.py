"""A simulated player of the app: presses keys, waits until the game needs input, reads the screen."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypedDict
from unittest.mock import patch

from textual.pilot import Pilot

from vialibre import load_board
from vialibre.engine.record import Record
from vialibre.terminal.app.game_screen import GameScreen
from vialibre.terminal.app.run import PlayApp
from vialibre.terminal.local import LocalSession

PATIENCE = 90.0


def a_session(
    board: str, *, seats: Sequence[str] = ("Ana", "bot:stoker"), seed: int = 7, lang: str = "en"
) -> LocalSession:
    return LocalSession(Record(load_board(board), tuple(seats), seed=seed), lang)


class Player:
    def __init__(self, app: PlayApp, pilot: Pilot[None]) -> None:
        self.app, self.pilot = app, pilot

    @property
    def game(self) -> GameScreen:
        return self.app.game

    @property
    def is_over(self) -> bool:
        return self.game.scene is not None and self.game.scene.is_over

    def screen(self) -> str:
        """What is seen, as lines of text."""
        strips = self.app.screen._compositor.render_strips()
        lines = ("".join(segment.text for segment in strip) for strip in strips)
        return "\n".join(lines).replace("\u00a0", " ")

    async def press(self, *keys: str) -> None:
        await self.pilot.press(*keys)

    async def type(self, text: str) -> None:
        await self.pilot.press(*("space" if sign == " " else sign for sign in text))

    async def settled(self) -> None:
        """Wait until a local player may choose, a curtain is shown, or the game is over."""
        await self.until(lambda: self.game.is_ready or self.game.coming is not None or self.is_over)

    async def sees(self, *texts: str) -> None:
        """Until all of this is on the screen; spaces that keep words together count as spaces."""
        await self.until(lambda: all(text in self.screen() for text in texts))

    async def until(self, true: Callable[[], object]) -> None:
        end = time.monotonic() + PATIENCE
        while not true():
            assert time.monotonic() < end, self.screen()
            await asyncio.sleep(0.002)
        await self.pilot.pause(0)


class Setting(TypedDict, total=False):
    """How the app is started, where it is not the usual way."""

    lang: str
    size: tuple[int, int]
    save_to: Path
    pause: float


@asynccontextmanager
async def playing(
    session: LocalSession,
    *,
    lang: str = "en",
    size: tuple[int, int] = (80, 24),
    save_to: Path | None = None,
    pause: float = 0.0,
) -> AsyncIterator[Player]:
    """The app without a terminal. The pilot's waits are shortened: it would sleep 40 ms after each key."""
    app = PlayApp(session, lang, save_to=save_to, pause=pause)
    with patch("textual._wait.SLEEP_GRANULARITY", 0.002), patch("textual._wait.SLEEP_IDLE", 0.0015):
        async with app.run_test(size=size) as pilot:
            player = Player(app, pilot)
            try:
                await player.settled()
                yield player
            finally:
                app.game.thread.stop()
