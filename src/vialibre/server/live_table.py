"""A table in memory and its listeners. It holds no state of the table that is not in the log."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from vialibre.errors import VialibreError
from vialibre.server.table.entries import AnyEntry
from vialibre.server.table.log import Line
from vialibre.server.table.projection import ViewerProjection, encode
from vialibre.server.table.state import OPEN, Table

Send = Callable[[bytes], None]
Close = Callable[[str], None]
"""Called with the reason: `signed_out`, or `refused` for people who were banned or deleted."""
Fail = Callable[[VialibreError], None]
"""Called with the error to show; the connection then ends."""


class Listener:
    """A connection of a person, or of an anonymous spectator (None), to a table."""

    def __init__(
        self, person: str | None, send: Send, close: Close, version: int = 0, fail: Fail = lambda error: None
    ) -> None:
        self.person = person
        self.version = version
        """The version of the token used to connect."""
        self.send = send
        self.close = close
        self.fail = fail


class LiveTable:
    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.synced = True
        """False: the log may hold an entry that this table lacks, because the outcome of a write is not known."""
        self.written_elsewhere = False
        """Another worker wrote the last entry."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.projections: dict[int | None, ViewerProjection] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.used_at = now
        self.thinking = False
        """A bot is computing an action for this table."""
        self.fault: VialibreError | None = None
        """The reason for a quarantine, for tasks that were waiting for the lock."""
        self._loaded_at = now
        self._reported_missing: dict[str, float] = {}

    def viewpoints(self, person: str | None) -> list[int | None]:
        """The seats whose views a person gets, or [None] for a spectator's. Before the deal all views are the same."""
        seats = self.table.seats_of(person) if self.table.status != OPEN else []
        return [*seats] or [None]

    def projection(self, seat: int | None) -> ViewerProjection:
        found = self.projections.get(seat)
        if found is None:
            found = self.projections[seat] = ViewerProjection(self.table, seat)
        return found

    def add(self, line: Line) -> None:
        """Fold an entry of the log that another worker wrote, and send updates."""
        self.advance(self.table.after(line.n, line.at, line.entry), line.entry)

    def advance(self, table: Table, entry: AnyEntry) -> None:
        """Make `table`, the one after a stored entry, the current one, and send each listener an update."""
        was_open = self.table.status == OPEN
        self._swap(table)
        if was_open and table.status != OPEN:  # the deal: from now on each seat has its own view
            self.projections.clear()
            self.send_snapshots()
            return
        messages = {seat: encode(projection.update(entry)) for seat, projection in self.projections.items()}
        for listener in tuple(self.listeners):
            for seat in self.viewpoints(listener.person):
                listener.send(messages[seat] if seat in messages else encode(self.projection(seat).snapshot()))

    def send_snapshots(self) -> None:
        """Send a snapshot to each listener."""
        made: dict[int | None, bytes] = {}
        for listener in tuple(self.listeners):
            for seat in self.viewpoints(listener.person):
                if seat not in made:
                    made[seat] = encode(self.projection(seat).snapshot())
                listener.send(made[seat])

    def _swap(self, table: Table) -> None:
        self.table = table
        for projection in self.projections.values():
            projection.table = table

    def rebuild(self, table: Table) -> None:
        """Make a table that was reloaded the current one, and send it whole to each listener."""
        self.table = table
        self.projections = {seat: ViewerProjection(table, seat) for seat in self.projections}
        self.send_snapshots()

    def present(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)

    def missing_people(self, now: float) -> list[str]:
        """People who must act and are not connected here, without an entry that they left: their worker may have died.

        A worker that still has them will append that they are back. Each is reported once per grace period.
        """
        table = self.table
        found: list[str] = []
        for seat in table.waiting() if self.listeners else ():
            one = table.seats[seat]
            if one.person is None or one.played_by_bot or one.person in table.gone or self.present(one.person):
                continue
            last = max(table.since[seat], self._reported_missing.get(one.person, self._loaded_at))
            if now - last > table.options.grace:
                self._reported_missing[one.person] = now
                found.append(one.person)
        return found

    def drop_unused_projections(self) -> None:
        """Drop the projections for seats without a listener."""
        seen = {seat for listener in self.listeners for seat in self.viewpoints(listener.person)}
        for seat in [seat for seat in self.projections if seat not in seen]:
            del self.projections[seat]
