"""What a game is to those who show it and ask for actions: the same for a game here and one on a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path

from vialibre.boards.model import Board
from vialibre.engine.events import Event
from vialibre.engine.view import View


@dataclass(frozen=True, slots=True)
class Happened:
    """One action and what came of it, as the people here may know it."""

    seat: int
    events: tuple[Event, ...]
    """As all people here may know it: what only one of several knows is left out."""
    private: tuple[Event, ...] = ()
    """With several people here: the events as the acting one alone knows them, for their eyes only."""
    undone: bool = False
    """An action was taken back; there are no events."""
    said: str | None = None
    """Words of somebody at the table; then there are no events either, and `seat` is -1 if they have none."""


class Session(ABC):
    """One game. Methods that change it may raise VialibreError; then nothing has changed."""

    board: Board
    names: tuple[str, ...]
    """By seat."""
    own: tuple[int, ...]
    """The seats of the people here; several share a terminal by turns (hot seat)."""

    @abstractmethod
    def awaited(self) -> tuple[int, ...]:
        """Own seats that must decide now; none while others think and when the game is over."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """What an own seat knows; None: what everybody knows."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """Numbers of the actions that this own seat may choose from now."""

    @abstractmethod
    def act(self, seat: int, action: str) -> None:
        """Do this, an action in the notation."""

    @abstractmethod
    def may_undo(self, seat: int) -> bool: ...

    @abstractmethod
    def undo(self, seat: int) -> None: ...

    @abstractmethod
    def news(self) -> list[Happened]:
        """What happened since this was asked last, in order. Never waits."""

    @abstractmethod
    def go_on(self, seconds: float) -> None:
        """Let others act: bots of a game here do one action; a server is listened to for at most so long."""

    @abstractmethod
    def hint(self, seat: int) -> str:
        """What the strongest bot would do, from this seat's view alone."""

    @property
    @abstractmethod
    def is_over(self) -> bool: ...

    @abstractmethod
    def save(self, path: Path) -> None:
        """Write the game so that it can be resumed, or as a record if it is over. Raises BadSetup if that cannot be."""

    def close(self) -> None:
        """Give back what the session holds."""
        return
