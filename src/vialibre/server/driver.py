"""What happens at tables without a command: bots act, clocks and grace periods expire, orphaned tables are adopted."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from vialibre.bots.base import Forfeit
from vialibre.bots.levels import FALLBACK, is_built_in, is_slow
from vialibre.errors import BotFailed
from vialibre.server.live_table import LiveTable
from vialibre.server.metrics import BOTS
from vialibre.server.table import entries
from vialibre.server.table.decide import Proposal
from vialibre.server.table.entries import By
from vialibre.server.table.state import Table

if TYPE_CHECKING:
    from vialibre.server.hub import Hub

log = logging.getLogger("vialibre.tables")

IDLE = 300.0
"""Seconds after which a table without listeners is dropped from memory."""
SWEEP = 1.0
SLACK = 0.005
"""Seconds by which timers may be early."""
OVERDUE = 1.0
"""Seconds after which an overdue table counts as orphaned: the first worker that finds it drives it."""
PATIENCE = 10.0
"""Extra seconds for slow bots: they may be queued, and a second worker would only add to the load."""


class Driver:
    """Drives the tables of a hub, each by its own timer, and looks every second for tables without one."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._forfeited: dict[str, set[int]] = {}
        """By table, the seats whose bots are programs that failed: they are not started again there."""
        self._overdue: set[str] = set()
        """Tables being adopted, so that one that takes long to load is not requested again every second."""

    def due(self, table: Table) -> float | None:
        """The time stored for other workers: OVERDUE later they may adopt the table."""
        due, seat = table.due(), table.bot_to_act()
        if due is None or seat is None:
            return due
        bot = table.bot_of(seat)
        return due + PATIENCE if is_slow(bot) or not is_built_in(bot) else due

    def set_alarm(self, live: LiveTable) -> None:
        """Set the timer for what is due next.

        The worker that wrote last computes a slow bot's action; the others only if nothing comes of it.
        """
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = live.table.due()
        if due is not None and not self.hub.closing:
            loop = asyncio.get_running_loop()
            wait = 0.0 if live.table.bot_to_act() is not None else max(0.0, due - self.hub.clock())
            theirs = self.due(live.table)
            if live.written_elsewhere and theirs is not None and theirs != due:
                wait = max(0.0, theirs - self.hub.clock())
            live.alarm = loop.call_later(wait, lambda: self.hub.spawn(self._drive(live.table.id)))

    async def _drive(self, table_id: str) -> None:
        """Do what is due: a bot's action, an expired clock or grace period, or the count of votes."""
        await self.hub.heartbeat.ensure_recent()
        async with self.hub.locked(table_id) as live:
            await self.hub.apply_downtimes(live)
            table = live.table
            due = table.due()
            if due is None or live.thinking:
                return
            if table.verdict(self.hub.clock() + SLACK) is not None:
                await self.hub.append(live, Proposal(entries.Counted()))
                return
            seat = table.bot_to_act()
            if seat is None:
                if due > self.hub.clock() + SLACK:
                    self.set_alarm(live)
                else:
                    await self._stand_in(live)
                return
            live.thinking = True
        # The lock is released while the bot thinks. What people do meanwhile may make its answer obsolete.
        version = table.versions[seat]
        try:
            # It thinks during its pause, so that the time of its answer reveals nothing about its hand (INFO-2).
            async with self.hub.guarded(table_id):
                acted = await self._bot_action(table, seat)
            await asyncio.sleep(max(0.0, live.table.bot_due(seat) - self.hub.clock()))
        finally:
            live.thinking = False
        async with self.hub.locked(table_id) as live:
            table = live.table
            if seat in table.waiting() and table.seats[seat].played_by_bot and table.versions[seat] == version:
                await self.hub.append(live, acted)
            else:
                self.set_alarm(live)

    async def _stand_in(self, live: LiveTable) -> None:
        latest = self.hub.clock() + SLACK
        if live.table.starts_itself:
            await self.hub.append(live, Proposal(entries.Started()))
            return
        for seat in live.table.waiting():
            deadline, grace = live.table.deadline(seat), live.table.grace_until(seat)
            if deadline is not None and deadline <= latest:
                await self.hub.append(live, Proposal(entries.StoodIn(seat, "clock")))
                return
            if grace is not None and grace <= latest:
                await self.hub.append(live, Proposal(entries.StoodIn(seat, "gone")))
                return

    async def _bot_action(self, table: Table, seat: int) -> Proposal:
        assert table.game is not None
        by: By = "stand_in" if table.seats[seat].bot is None else "bot"
        view = table.game.view(seat)
        legal = table.game.legal_ids(seat)
        # Secret until the end, and the same in every worker. Slow bots may still answer differently, since they depend
        # on the machine: the answer that is stored first counts, and the other worker reads it.
        seed = f"{table.created.secret} {table.n} {seat}"
        bot = table.bot_of(seat)
        if seat in self._forfeited.get(table.id, ()):
            bot, by = FALLBACK, "fallback"
        with BOTS.time():
            try:
                number = await self.hub.bot_pool.choose(bot, view, legal, seed, host=table.host)
            except Exception as error:
                if is_built_in(bot):
                    raise
                # Without the error's text, which may hold what only this seat may know.
                where = error.frames if isinstance(error, BotFailed) else ""
                about = {"table": table.id[:8], "bot": bot, "error": _kind_of(error), "frames": where}
                log.warning("bot failed", extra=about)
                if isinstance(error, Forfeit):
                    self._forfeited.setdefault(table.id, set()).add(seat)
                number = await self.hub.bot_pool.choose(FALLBACK, view, legal, seed, host=table.host)
                by = "fallback"
        return Proposal(entries.Acted(seat, table.game.text_of(number), by), number)

    async def sweep(self) -> None:
        while True:
            try:
                for row in await self.hub.storage.due(self.hub.clock() - OVERDUE):
                    if row.id not in self._overdue:
                        self.hub.spawn(self._drive_overdue(row.id))
            except Exception as error:
                log.warning("sweep", extra={"error": type(error).__name__})
            self._look_around()
            await asyncio.sleep(SWEEP)

    async def _drive_overdue(self, table_id: str) -> None:
        """Drive an orphaned table: another worker died, or this one was restarted or suspended."""
        self._overdue.add(table_id)
        try:
            await self._drive_again(table_id)
        finally:
            self._overdue.discard(table_id)

    async def _drive_again(self, table_id: str) -> None:
        live = await self.hub.live_table(table_id)
        if live.thinking or live.lock.locked():
            return
        async with live.lock, self.hub.guarded(table_id):
            await self.hub.catch_up(live)
        await self._drive(table_id)

    def _look_around(self) -> None:
        """Resync tables after writes with an unknown outcome, report missing people, drop idle tables."""
        now = self.hub.clock()
        for table_id, live in list(self.hub.live_tables.items()):
            if live.lock.locked():
                continue
            if not live.synced:
                self.hub.spawn(self.hub.resync(table_id))
            elif not live.listeners and not live.thinking and now - live.used_at > IDLE:
                if live.alarm is not None:
                    live.alarm.cancel()
                del self.hub.live_tables[table_id]
                self._forfeited.pop(table_id, None)
            else:
                for person in live.missing_people(now):
                    self.hub.spawn(self.hub.note_gone(table_id, person))


def _kind_of(error: Exception) -> str:
    """Its class and, if it has one, its code: no values."""
    return f"{type(error).__name__} {getattr(error, 'code', '')}".strip()
