"""The interface of a game to its displays: the same for a local game and one on a server."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from pathlib import Path

from vialibre.boards.model import Board
from vialibre.engine.events import Event
from vialibre.engine.view import View


@dataclass(frozen=True, slots=True)
class LogEntry:
    """One action and its events, as far as the local players may know them."""

    seat: int
    events: tuple[Event, ...]
    """What all local players may know; what only one of several knows is left out."""
    private: tuple[Event, ...] = ()
    """With several local players: the events as only the one who acted may see them."""
    undone: bool = False
    """An action was undone; there are no events."""
    said: str | None = None
    """A chat message or a notice of the server; then there are no events, and `seat` is -1 if no seat said it."""


class Session(ABC):
    """One game. Methods that change it may raise VialibreError; then nothing has changed."""

    board: Board
    names: tuple[str, ...]
    """By seat."""
    own: tuple[int, ...]
    """The seats of the local players; several take turns at one terminal (hot seat)."""

    @abstractmethod
    def awaited(self) -> tuple[int, ...]:
        """The local seats that must decide now; none while others think or after the end."""

    @abstractmethod
    def view(self, seat: int | None) -> View:
        """The view of a local seat; None: the public view."""

    @abstractmethod
    def legal(self, seat: int) -> list[int]:
        """The numbers of the actions that this local seat may choose from now."""

    @abstractmethod
    def act(self, seat: int, action: str) -> None:
        """Apply an action given in notation."""

    @abstractmethod
    def may_undo(self, seat: int) -> bool: ...

    @abstractmethod
    def undo(self, seat: int) -> None: ...

    @abstractmethod
    def news(self) -> list[LogEntry]:
        """What happened since the last call, in order. Never blocks."""

    @abstractmethod
    def go_on(self, seconds: float) -> None:
        """Let others act: local bots apply one action; a server is listened to for at most this long."""

    @abstractmethod
    def hint(self, seat: int) -> str:
        """The choice of the strongest bot, from this seat's view alone."""

    @property
    @abstractmethod
    def is_over(self) -> bool: ...

    @abstractmethod
    def save(self, path: Path) -> None:
        """Write the game so that it can be resumed, or as a record if it is over. Raises BadSetup if it cannot be
        written."""

    def close(self) -> None:
        """Release resources."""
        return
