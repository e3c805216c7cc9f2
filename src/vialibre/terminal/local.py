"""A local game: people sharing one terminal, and bots that see only their own views."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from random import Random

from vialibre.bots.external.failure import ProgramFailed
from vialibre.bots.registry import make_bot
from vialibre.bots.standby import Standby, end_game
from vialibre.engine.events import REVEALING, Event, seen_by
from vialibre.engine.game import Game, board_index
from vialibre.engine.notation import format_action
from vialibre.engine.numbering import action_of
from vialibre.engine.record import BOT_PREFIX, Record, Recorder
from vialibre.engine.view import View
from vialibre.errors import BadSetup
from vialibre.i18n import DEFAULT, Words
from vialibre.terminal.names import shown_names
from vialibre.terminal.saving import write_whole
from vialibre.terminal.session import LogEntry, Session

ADVISER = "dispatcher@16w"
"""The bot for hints. Its budget is in worlds rather than seconds, so that answers are reproducible, in about 0.1 s."""


class LocalSession(Session):
    """Continues a record. Seats named `bot:…` are played by bots, all others by local people.

    `commands`: whether a bot may be a program of its own. Never for a record that comes from a file.
    """

    def __init__(self, record: Record, lang: str = DEFAULT, *, commands: bool = False) -> None:
        self._recorder = Recorder(record)
        self.board = record.board
        self.names = shown_names(record.seats, lang)
        self.own = tuple(seat for seat, name in enumerate(record.seats) if not name.startswith(BOT_PREFIX))
        self._lang = lang
        named = {
            seat: name.removeprefix(BOT_PREFIX) for seat, name in enumerate(record.seats) if name.startswith(BOT_PREFIX)
        }
        self._bots = {seat: Standby(make_bot(name, commands=commands), name) for seat, name in named.items()}
        self._news: list[LogEntry] = []
        self._may_undo: int | None = None

    @property
    def game(self) -> Game:
        """The game with all secrets, for tests; displays use views."""
        return self._recorder.game

    @property
    def is_over(self) -> bool:
        return self.game.is_over

    def awaited(self) -> tuple[int, ...]:
        return tuple(seat for seat in self.game.to_act if seat in self.own)

    def view(self, seat: int | None) -> View:
        assert seat is None or seat in self.own
        return self.game.view(seat)

    def legal(self, seat: int) -> list[int]:
        assert seat in self.own
        return self.game.legal_ids(seat)

    def act(self, seat: int, action: str) -> None:
        assert seat in self.own
        self._apply(seat, action)
        revealed = any(isinstance(event, REVEALING) for event in self.game.events())
        self._may_undo = None if revealed else seat

    def may_undo(self, seat: int) -> bool:
        return self._may_undo == seat

    def undo(self, seat: int) -> None:
        if not self.may_undo(seat):
            raise BadSetup("cannot_undo")
        before = tuple(self._recorder.actions[:-1])
        self._recorder = Recorder(replace(self._recorder.start, actions=before))
        self._may_undo = None
        self._news.append(LogEntry(seat, (), undone=True))

    def news(self) -> list[LogEntry]:
        found, self._news = self._news, []
        return found

    def go_on(self, seconds: float) -> None:
        seat = next((one for one in self.game.to_act if one in self._bots), None)
        if seat is None:
            return
        legal = self.game.legal_ids(seat)
        bot = self._bots[seat]
        choice = bot.choose(self.game.view(seat), legal, self._luck_of(seat))
        forfeit = bot.news()
        if isinstance(forfeit, ProgramFailed):
            words = Words(self._lang)
            self._news.append(LogEntry(-1, (), said=words.text("bot-forfeits", reason=words.error(forfeit))))
        self._apply(seat, choice)
        self._may_undo = None

    def hint(self, seat: int) -> str:
        return hint_for(self.view(seat), self.legal(seat))

    def save(self, path: Path) -> None:
        write_whole(path, self._recorder.record().as_json().encode("utf-8"))

    def _apply(self, seat: int, action: int | str) -> None:
        self._recorder.apply(action, seat)
        self._news.append(log_entry(seat, self.game.events(), self.own))
        if self.game.is_over:
            for other, bot in self._bots.items():
                end_game(bot.bot, self.game.view(other))

    def _luck_of(self, seat: int) -> Random:
        """A generator for this choice alone, so that a saved game continues as it would have."""
        return Random(f"{self._recorder.start.seed} {seat} {len(self._recorder.actions)}")


def log_entry(seat: int, events: Sequence[Event], own: Sequence[int]) -> LogEntry:
    """Events with what the local people may see: in common, and privately for the one who acted."""
    if len(own) == 1:
        return LogEntry(seat, _seen(events, own[0]))
    return LogEntry(seat, _seen(events, None), _seen(events, seat) if seat in own else ())


def _seen(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    return tuple(event for event in (seen_by(event, seat) for event in events) if event is not None)


def hint_for(view: View, legal: Sequence[int]) -> str:
    """The action of a strong bot, in notation. Deterministic."""
    number = make_bot(ADVISER).choose(view, legal, Random(0))
    return format_action(action_of(board_index(view.board), number))
