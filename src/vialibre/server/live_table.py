"""A table in memory: the state that its log gives, and who is listening. Nothing here that the log does not hold."""

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
"""With the reason: `signed_out`, or `refused` for people who are banned or deleted."""
Fail = Callable[[VialibreError], None]
"""Called with what the person is to be told; then the connection ends."""


class Listener:
    """One connection of one person (or of nobody in particular) to a table."""

    def __init__(
        self, person: str | None, send: Send, close: Close, version: int = 0, fail: Fail = lambda error: None
    ) -> None:
        self.person = person
        self.version = version
        """Of the token that it was made with."""
        self.send = send
        self.close = close
        self.fail = fail


class LiveTable:
    def __init__(self, table: Table, now: float) -> None:
        self.table = table
        self.synced = True
        """False: the log may hold an entry that this table lacks, because the outcome of a write is not known."""
        self.heard = False
        """Another worker wrote the last entry."""
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.projections: dict[int | None, ViewerProjection] = {}
        self.alarm: asyncio.TimerHandle | None = None
        self.used_at = now
        self.thinking = False
        """A bot of this table thinks."""
        self.fault: VialibreError | None = None
        """Why the table was set aside while others waited for its lock."""
        self._loaded_at = now
        self._reported_missing: dict[str, float] = {}

    def viewpoints(self, person: str | None) -> list[int | None]:
        """Through whose eyes a person sees the table: its seats', or a spectator's. Before the deal all see alike."""
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
        if was_open and table.status != OPEN:  # the deal: from now on everybody sees with their own eyes
            self.projections.clear()
            self.send_snapshots()
            return
        messages = {seat: encode(projection.update(entry)) for seat, projection in self.projections.items()}
        for listener in tuple(self.listeners):
            for seat in self.viewpoints(listener.person):
                listener.send(messages[seat] if seat in messages else encode(self.projection(seat).snapshot()))

    def send_snapshots(self) -> None:
        """The whole table to everybody who listens."""
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
        """Make a table that was read anew the current one, and send it whole to each listener."""
        self.table = table
        self.projections = {seat: ViewerProjection(table, seat) for seat in self.projections}
        self.send_snapshots()

    def present(self, person: str) -> bool:
        return any(listener.person == person for listener in self.listeners)

    def missing_people(self, now: float) -> list[str]:
        """People who are waited for and not here, although nobody saw them go: the worker that had them may be dead.

        If another worker has them, it says so; they are not asked for again before another grace is over.
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
        """Drop what was prepared for eyes that are no longer here."""
        seen = {seat for listener in self.listeners for seat in self.viewpoints(listener.person)}
        for seat in [seat for seat in self.projections if seat not in seen]:
            del self.projections[seat]
