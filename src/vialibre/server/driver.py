"""What happens at tables without anybody's doing: bots act, clocks and graces run out, lost tables are found again."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING

from vialibre.bots.levels import is_slow
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
"""Seconds after which a table that nobody listens to leaves memory."""
SWEEP = 1.0
SLACK = 0.005
"""Timers may be early by this much."""
OVERDUE = 1.0
"""A table overdue by this much has lost its driver: whoever sees it first drives it."""
PATIENCE = 10.0
"""Seconds more for a bot that thinks for long: others may be before it, and a second worker would only add to them."""


class Driver:
    """Drives the tables of a hub, each by an alarm of its own; and looks for those without one every second."""

    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self._overdue: set[str] = set()
        """Being looked at: one that takes long to load is not asked for every second."""

    def due(self, table: Table) -> float | None:
        """When another worker may take a table for lost, but for OVERDUE."""
        due, seat = table.due(), table.bot_to_act()
        return due if due is None or seat is None or not is_slow(table.bot_of(seat)) else due + PATIENCE

    def set_alarm(self, live: LiveTable) -> None:
        """For what is due next. Who wrote last thinks for a slow bot; the others only if nothing comes of it."""
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        due = live.table.due()
        if due is not None and not self.hub.closing:
            loop = asyncio.get_running_loop()
            wait = 0.0 if live.table.bot_to_act() is not None else max(0.0, due - self.hub.clock())
            theirs = self.due(live.table)
            if live.heard and theirs is not None and theirs != due:
                wait = max(0.0, theirs - self.hub.clock())
            live.alarm = loop.call_later(wait, lambda: self.hub.spawn(self._drive(live.table.id)))

    async def _drive(self, table_id: str) -> None:
        """Do what is due: a bot's action, or somebody's clock or grace has run out, or votes are decided."""
        await self.hub.pulse.ensure_recent()
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
        # Nobody needs to wait for a bot: what they do meanwhile may change what it was asked, though.
        version = table.versions[seat]
        try:
            # It thinks during its pause, so that the time of its answer tells nothing about what it holds (INFO-2).
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
        # Hidden from everybody until the end, and the same in every worker. Answers may differ all the same: a slow
        # bot's depends on the machine, too. What is stored first counts, and whoever comes second reads it.
        seed = f"{table.created.secret} {table.n} {seat}"
        with BOTS.time():
            number = await self.hub.bot_pool.choose(table.bot_of(seat), view, legal, seed, host=table.host)
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
        """Drive a table that lost its driver: another worker died, this one was restarted or slept."""
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
        """Mend what differs from its log, notice who vanished, and let idle tables leave memory."""
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
            else:
                for person in live.missing_people(now):
                    self.hub.spawn(self.hub.note_gone(table_id, person))
