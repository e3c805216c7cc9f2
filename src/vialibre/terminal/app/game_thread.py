"""The game thread: bots think here, and everything that touches the session happens here, one job at a time.

The screen submits jobs and receives scenes, so it never waits and never reads a session while it changes.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread

from textual.message import Message

from vialibre.errors import VialibreError
from vialibre.narrate import Narrator
from vialibre.terminal.app.choices import Offers
from vialibre.terminal.app.scene import Scene, scene_of
from vialibre.terminal.session import LogEntry, Session

LISTEN = 0.2
"""Seconds to listen to a server before looking for jobs again."""
IDLE = 0.05
TIME_TO_UNDO = 3
"""Pauses before a bot acts after something that can be undone: the bot's action ends that chance."""
PATIENCE = 10.0
TROUBLED = 1.0
"""Seconds before trying again after other players could not act."""


class Changed(Message):
    """There is a new scene."""

    def __init__(self, scene: Scene) -> None:
        super().__init__()
        self.scene = scene


class Trouble(Message):
    """Something was rejected or failed; nothing has changed."""

    def __init__(self, error: VialibreError) -> None:
        super().__init__()
        self.error = error


class Hinted(Message):
    """A hint is ready."""

    def __init__(self, seat: int, action: str) -> None:
        super().__init__()
        self.seat = seat
        self.action = action


class Saved(Message):
    """The game has been saved."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.path = path


class GameThread(Thread):
    """Runs a session and posts messages about it."""

    def __init__(self, session: Session, narrator: Narrator, post: Callable[[Message], object], pause: float) -> None:
        super().__init__(name="table", daemon=True)
        self.session = session
        self.offers = Offers(narrator)
        self.post = post
        self.pause = pause
        """Seconds between two actions of others, so that they can be followed."""
        self.seat: int | None = None
        self._jobs: SimpleQueue[Callable[[], object] | None] = SimpleQueue()

    def act(self, seat: int, action: str) -> None:
        self._jobs.put(lambda: self.session.act(seat, action))

    def undo(self, seat: int) -> None:
        self._jobs.put(lambda: self.session.undo(seat))

    def hint(self, seat: int) -> None:
        self._jobs.put(lambda: self.post(Hinted(seat, self.session.hint(seat))))

    def save(self, path: Path) -> None:
        def job() -> None:
            self.session.save(path)
            self.post(Saved(path))

        self._jobs.put(job)

    def stop(self) -> None:
        """Stop the thread and return the session to the caller; only a bot that thinks very long is left running."""
        self._jobs.put(None)
        if self.is_alive():
            self.join(PATIENCE)

    def run(self) -> None:
        wait = self._look()
        while True:
            try:
                job = self._jobs.get(timeout=wait)
            except Empty:
                wait = self._go_on()
                continue
            if job is None:
                return
            try:
                job()
            except VialibreError as error:
                self.post(Trouble(error))
            wait = self._look()

    def _go_on(self) -> float | None:
        try:
            self.session.go_on(LISTEN)
        except VialibreError as error:
            self.post(Trouble(error))
            return TROUBLED
        news = self.session.news()
        return self._show(news) if news else IDLE

    def _look(self) -> float | None:
        return self._show(self.session.news())

    def _show(self, news: list[LogEntry]) -> float | None:
        """Send the current scene. Returns the delay before others continue, None if the game is over."""
        scene = scene_of(self.session, self.offers, self.seat, news)
        self.seat = scene.seat
        self.post(Changed(scene))
        if scene.is_over:
            return None
        if scene.awaited:
            return IDLE
        return self.pause * TIME_TO_UNDO if scene.may_undo else self.pause
