"""A record as a series of moments to display, with all cards open or as one seat saw them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from vialibre.analysis.tickets import TicketStatus, may_change_tickets, own_tickets
from vialibre.boards.layout import Layout, layout, rounded
from vialibre.boards.model import Board
from vialibre.engine.events import (
    CardRevealed,
    CardTurnedUp,
    Event,
    PointsScored,
    RouteClaimed,
    TicketTaken,
    seen_by,
)
from vialibre.engine.game import Game
from vialibre.engine.record import Record
from vialibre.engine.replay import check_result, replay, steps
from vialibre.engine.view import OwnView, View
from vialibre.errors import BadSetup
from vialibre.narrate import Narrator

MINOR = (CardTurnedUp, CardRevealed, PointsScored, TicketTaken)
"""Left out of the list of moves, because they follow from other events or would make it long."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """A sentence about an event, and who may see it."""

    text: str
    seat: int | None = None
    """The only seat that may see it; None if it is public."""
    unseen: str | None = None
    """What the other seats see instead."""
    minor: bool = False

    def seen_by(self, seat: int | None) -> str | None:
        """The sentence as this seat may see it; None if it may see nothing."""
        return self.text if self.seat is None or self.seat == seat else self.unseen


@dataclass(frozen=True, slots=True)
class Moment:
    """A position and the action that led to it; the first one is the deal."""

    seat: int | None
    """The seat that acted."""
    sentences: tuple[Sentence, ...]
    gains: tuple[int, ...]
    """Points it gained, by seat."""
    route: str | None
    """The route just claimed."""
    view: View
    """The public view."""
    owns: tuple[OwnView | None, ...]
    """By seat, its private information; None if the reader may not see it."""
    tickets: tuple[tuple[TicketStatus, ...], ...]
    """The status of the tickets in `owns`."""


@dataclass(frozen=True, slots=True)
class Timeline:
    """A replayed game: its board, its drawing and all its moments."""

    board: Board
    layout: Layout
    narrator: Narrator
    seat: int | None
    """The seat whose view is shown; None if all cards are open."""
    moments: tuple[Moment, ...]

    @property
    def last(self) -> Moment:
        return self.moments[-1]

    @property
    def names(self) -> tuple[str, ...]:
        return self.narrator.names

    @property
    def colors(self) -> tuple[str, ...]:
        """The players' colors by seat."""
        return self.board.player_colors[: len(self.names)]


def timeline_of(
    record: Record, names: Sequence[str], lang: str, *, seat: int | None = None, until: int | None = None
) -> Timeline:
    """Replay a record moment by moment. Raises RecordError if it does not replay, BadSetup if there is no such seat."""
    if seat is not None and seat >= len(record.seats):
        raise BadSetup("no_such_seat", seat=seat, seats=len(record.seats))
    narrator = Narrator(record.board, names, lang)
    builder = _TimelineBuilder(narrator, seat)
    game = replay(record, until=0)
    moments = [builder.moment(game, None, "")]
    for step in steps(record, until=until):
        game = step.game
        moments.append(builder.moment(game, step.seat, step.action))
    if until is None:
        check_result(record, game)
    return Timeline(record.board, rounded(layout(record.board)), narrator, seat, tuple(moments))


class _TimelineBuilder:
    def __init__(self, narrator: Narrator, viewer: int | None) -> None:
        self.narrator = narrator
        self.viewer = viewer
        self.tickets: tuple[tuple[TicketStatus, ...], ...] = ()

    def moment(self, game: Game, seat: int | None, action: str) -> Moment:
        events = game.events() if seat is not None else []
        views = [game.view(i) if self.viewer in (None, i) else None for i in range(game.seat_count)]
        spectator = game.view(None)
        if not self.tickets or may_change_tickets(action, spectator):
            self.tickets = tuple(own_tickets(view) if view is not None else () for view in views)
        return Moment(
            seat=seat,
            sentences=self._sentences(seat, events),
            gains=_gains(events, int(game.seat_count)),
            route=next((event.route for event in events if isinstance(event, RouteClaimed)), None),
            view=spectator,
            owns=tuple(view.own if view is not None else None for view in views),
            tickets=self.tickets,
        )

    def _sentences(self, seat: int | None, events: Sequence[Event]) -> tuple[Sentence, ...]:
        if seat is None:
            return (Sentence(self.narrator.words.text("replay-deal")),)
        if not events:  # declining a marker is the one action without a visible effect
            said = self.narrator.words.text("replay-no-marker", player=self.narrator.names[seat])
            return (Sentence(said),)
        return tuple(sentence for event in events if (sentence := self._sentence(event)) is not None)

    def _sentence(self, event: Event) -> Sentence | None:
        minor = isinstance(event, MINOR)
        public = seen_by(event, None)
        if public == event:
            return Sentence(self.narrator.event(event), minor=minor)
        unseen = None if public is None else self.narrator.event(public)
        owner = int(getattr(event, "seat"))  # noqa: B009 - every event that is not public has one
        if self.viewer in (None, owner):
            return Sentence(self.narrator.event(event), owner, unseen, minor)
        return None if unseen is None else Sentence(unseen, minor=minor)


def _gains(events: Sequence[Event], seats: int) -> tuple[int, ...]:
    gained = [0] * seats
    for event in events:
        if isinstance(event, PointsScored):
            gained[event.seat] += event.points
    return tuple(gained)
