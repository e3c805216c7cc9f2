"""All tables of this worker: executes commands, stores the entries, then sends updates to the listeners."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import asynccontextmanager, suppress
from functools import partial
from time import thread_time, time
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from vialibre.boards.model import Board
from vialibre.errors import BoardError, StorageError, TooMuchWork, VialibreError
from vialibre.server.boards import Boards
from vialibre.server.bot_pool import TABLES, BotPool
from vialibre.server.driver import Driver
from vialibre.server.errors import Refused
from vialibre.server.fair_queue import JobOwner
from vialibre.server.heartbeat import Heartbeat
from vialibre.server.live_table import Close, Fail, Listener, LiveTable, Send
from vialibre.server.metrics import MOVES, QUARANTINES
from vialibre.server.pacing import Pace
from vialibre.server.processes import ProcessLost
from vialibre.server.quarantine import TableFault, as_fault, check_time, compute, quarantined_error, table_fault
from vialibre.server.results import results_of, summary_of
from vialibre.server.sessions import Sessions
from vialibre.server.storage.append import Append
from vialibre.server.storage.notifications import Appended, Notification, Revoked, Rewritten
from vialibre.server.storage.rows import EntryRow, Quarantine, Result, TableRow
from vialibre.server.storage.storage import Storage
from vialibre.server.table import entries
from vialibre.server.table.commands import AnyCommand
from vialibre.server.table.decide import Actor, Proposal, decide
from vialibre.server.table.entries import AnyEntry, Created, Started, decode_entry, encode_entry, kind_of
from vialibre.server.table.log import Fold, Line, history, missed_steps, rehearse
from vialibre.server.table.projection import encode
from vialibre.server.table.state import OVER, RUNNING, Table

log = logging.getLogger("vialibre.tables")
T = TypeVar("T")

DEBOUNCE = 3.0
"""Seconds: a connection that returns within this time counts as never lost."""
MOST_MISSED = 400
"""A client that missed more messages than this gets a snapshot. A connection's send queue must hold this many."""
ANSWER_SECONDS = 19.5
"""A command is answered within this time, even if another command of its table is waiting for the database."""
TRIES = 10
"""How often an append is retried after another worker wrote the same number first."""


class _End:
    """Sentinel: the end of an iterator."""


_END: Final = _End()


def _decided(table: Table, who: Actor, command: AnyCommand) -> list[Proposal]:
    """The entries that a command becomes. Raises the error to answer with, or TooMuchWork."""
    began = thread_time()
    try:
        return decide(table, who, command)
    finally:
        check_time(table, thread_time() - began)


class Hub:
    def __init__(self, storage: Storage, boards: Boards, bot_pool: BotPool, clock: Callable[[], float] = time) -> None:
        self.storage = storage
        self.boards = boards
        self.bot_pool = bot_pool
        self.clock = clock
        self.driver = Driver(self)
        self.live_tables: dict[str, LiveTable] = {}
        self.heartbeat = Heartbeat(storage, lambda: self.clock())
        self.heartbeat.found = self._apply_downtimes_everywhere
        self.sessions = Sessions(storage, self._listeners)
        self._loading: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._tasks: set[asyncio.Task[None]] = set()
        self.closing = False

    async def start(self) -> None:
        await self.heartbeat.start()
        await self.storage.listen(self._on_notification)
        self.spawn(self.heartbeat.run())
        self.spawn(self.driver.sweep())
        self.spawn(self.sessions.keep_checking())

    async def close(self) -> None:
        """Stop driving tables; the storage finishes the writes under way."""
        self.closing = True
        for live in self.live_tables.values():
            if live.alarm is not None:
                live.alarm.cancel()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.heartbeat.stop()
        self.bot_pool.close()

    # Tables

    async def create(self, table_id: str, board_key: str, board: Board, created: Created) -> LiveTable:
        at = self.clock()
        table = Table(table_id, created, board, at)
        row = TableRow(
            id=table_id,
            status="open",
            public=created.options.public,
            host=created.host,
            board=board_key,
            created_at=at,
            updated_at=at,
            due_at=None,
            last_n=1,
            summary=summary_of(table),
        )
        await self.storage.create_table(row, EntryRow(table_id, 1, at, "created", encode_entry(created).decode()))
        live = self.live_tables[table_id] = LiveTable(table, at)
        return live

    async def live_table(self, table_id: str) -> LiveTable:
        """The table, from memory or read from its log. Raises Refused if there is none."""
        found = self.live_tables.get(table_id)
        if found is None:
            loading = self._loading.setdefault(table_id, asyncio.Lock())
            async with loading:
                found = self.live_tables.get(table_id) or await self._load(table_id)
        found.used_at = self.clock()
        return found

    async def _load(self, table_id: str) -> LiveTable:
        known = await self.storage.quarantine_of(table_id)
        if known is not None:
            raise quarantined_error(known.reason)
        async with self.guarded(table_id):
            live = LiveTable(await self._read(table_id), self.clock())
            async with live.lock:
                self.live_tables[table_id] = live
                # Notifications of what another worker wrote since the log was read had no table to go to.
                await self.catch_up(live)
        if self.downtimes_of(live.table):
            self.spawn(self._apply_downtimes(table_id))
        return live

    # Downtimes

    def downtimes_of(self, table: Table) -> list[Proposal]:
        """Entries for the downtimes that still have to be subtracted from clocks of a table, in order."""
        return [
            Proposal(entries.Resumed(one.down_at, one.up_at))
            for one in self.heartbeat.downtimes
            if one.up_at > table.up_at and table.is_timed_before(one.up_at)
        ]

    async def apply_downtimes(self, live: LiveTable) -> None:
        """Subtract downtimes from the clocks, unless another worker does it first. The lock is held."""
        while self.downtimes_of(live.table):
            await self._append_until_stored(live, lambda: self.downtimes_of(live.table)[:1])

    async def _apply_downtimes(self, table_id: str) -> None:
        with suppress(StorageError):
            async with self.locked(table_id) as live:
                await self.apply_downtimes(live)

    def _apply_downtimes_everywhere(self) -> None:
        for live in self.live_tables.values():
            if self.downtimes_of(live.table):
                self.spawn(self._apply_downtimes(live.table.id))

    @asynccontextmanager
    async def guarded(self, table_id: str) -> AsyncIterator[None]:
        """Quarantine a table that cannot be computed: raises Refused, and other tables are unaffected."""
        try:
            yield
        except Exception as error:
            fault = as_fault(error)
            if fault is None:
                raise
            raise await self._quarantine(table_id, fault) from error

    async def _quarantine(self, table_id: str, fault: TableFault) -> Refused:
        refusal = quarantined_error(fault.reason)
        live = self.live_tables.pop(table_id, None)
        if live is not None:
            self._end(live, refusal)
        if await self.storage.quarantine(Quarantine(table_id, self.clock(), fault.reason, fault.detail)):
            QUARANTINES.labels(fault.reason).inc()
            # Only the start of the id: the whole id gives access to the table.
            log.error("table set aside: %s, %s", fault.reason, fault.detail, extra={"table": table_id[:8]})
        return refusal

    def _end(self, live: LiveTable, refusal: Refused) -> None:
        """Stop driving a quarantined table, and disconnect its listeners."""
        live.fault = refusal
        if live.alarm is not None:
            live.alarm.cancel()
            live.alarm = None
        for listener in tuple(live.listeners):
            listener.fail(refusal)
        live.listeners.clear()

    async def release(self, table_id: str) -> Quarantine | None:
        """Take a table out of quarantine; None if it loads, else why it is in quarantine again.

        Raises Refused if it was not in quarantine.
        """
        if not await self.storage.release(table_id):
            raise Refused("not_quarantined")
        with suppress(Refused):
            live = await self.live_table(table_id)
            self.driver.set_alarm(live)
        return await self.storage.quarantine_of(table_id)

    @asynccontextmanager
    async def locked(self, table_id: str) -> AsyncIterator[LiveTable]:
        """The table in sync with its log, locked against other writes of this worker."""
        live = await self.live_table(table_id)
        async with live.lock:
            if live.fault is not None:
                raise live.fault
            async with self.guarded(table_id):
                if not live.synced:
                    await self.catch_up(live)
                yield live

    async def _read(self, table_id: str) -> Table:
        lines = await self.lines(table_id)
        created = lines[0].entry
        if not isinstance(created, Created):
            raise TableFault("damaged_log", f"entry {lines[0].n}: not the table's creation")
        try:
            board = await self.boards.of_table(created, self.bot_pool)
        except (BoardError, Refused) as error:
            raise table_fault("board_refused", error, 1) from error
        return await self._fold(table_id, board, lines)

    async def _fold(self, table_id: str, board: Board, lines: list[Line]) -> Table:
        """Fold a log in slices.

        With a custom board the work is first rehearsed in a process that can be killed: a log that is too much for
        this server must not block it after every start.
        """
        n = lines[0].n
        try:
            fold = Fold(table_id, board, lines)
            created = fold.table.created
            if not fold.table.trusted and any(isinstance(line.entry, Started) for line in lines):
                try:
                    await self.bot_pool.run(rehearse, table_id, board, lines, owner=JobOwner(TABLES, created.host))
                except (TooMuchWork, ProcessLost):
                    raise
                except Exception as error:  # it happens here too, where the entry is known
                    log.info("rehearsal failed", extra={"error": type(error).__name__})
            pace = Pace()
            for line in fold.steps():
                n = line.n
                await pace.yield_control()
        except (StorageError, TooMuchWork, TableFault, ProcessLost):
            raise
        except Exception as error:
            raise table_fault("damaged_log", error, n + 1) from error
        return fold.table

    async def lines(self, table_id: str, after: int = 0) -> list[Line]:
        rows = await self.storage.entries(table_id, after)
        if not rows and after == 0:
            raise Refused("no_such_table")
        found: list[Line] = []
        for row in rows:
            try:
                found.append(Line(row.n, row.at, decode_entry(row.data)))
            except Exception as error:
                raise table_fault("damaged_log", error, row.n) from error
        return found

    async def execute(self, table_id: str, who: Actor, command: AnyCommand) -> int:
        """Execute a command and return the number of its last entry. Raises the error to answer with."""
        try:
            async with asyncio.timeout(ANSWER_SECONDS):
                return await self._execute(table_id, who, command)
        except TimeoutError:
            self.storage.note_unstored(table_id)
            raise StorageError("storage_down", detail="no answer") from None
        except StorageError as error:
            if error.code != "storage_closed":
                self.storage.note_unstored(table_id)
            raise

    async def _execute(self, table_id: str, who: Actor, command: AnyCommand) -> int:
        await self.heartbeat.ensure_recent()
        async with self.locked(table_id) as live:
            await self.apply_downtimes(live)
            try:
                return await self._append_until_stored(live, lambda: _decided(live.table, who, command))
            except (StorageError, TooMuchWork):
                raise
            except VialibreError:
                # The table may only have been behind another worker.
                if not await self.catch_up(live):
                    raise
                return await self._append_until_stored(live, lambda: _decided(live.table, who, command))

    async def _append_until_stored(self, live: LiveTable, make: Callable[[], list[Proposal]]) -> int:
        """Append what `make` proposes for the current table; retry if another worker wrote first. The lock is held."""
        for _ in range(TRIES):
            if await self._append_all(live, make()):
                return live.table.n
        raise Refused("busy")

    async def add(self, live: LiveTable, entry: AnyEntry) -> None:
        """Append an entry that does not come from a command. The lock is held."""
        if not await self.append(live, Proposal(entry)):
            raise Refused("busy")

    async def _append_all(self, live: LiveTable, made: list[Proposal]) -> bool:
        for proposal in made:
            if not await self.append(live, proposal):
                return False
        return True

    async def append(self, live: LiveTable, proposal: Proposal) -> bool:
        """Fold the entry on a copy of the table, store it, swap the copy in, send updates. The lock is held.

        False: another worker wrote this number first; the table now has what the log says.
        Whatever raises, in folding or in storing, leaves the table exactly as it was.
        """
        entry, number = proposal
        table = live.table
        now = self.clock()

        def folded() -> tuple[Table, str, list[Result]]:
            after = table.after(table.n + 1, now, entry, number)
            finished = after.status == OVER and table.status != OVER and after.game is not None
            return after, summary_of(after), results_of(after) if finished else []

        after, summary, results = compute(table, folded)
        seats = {entry.seat: after.seats[entry.seat].person} if isinstance(entry, entries.Sat | entries.Left) else {}
        live.synced = False  # until it is known whether the entry is in the log
        stored = await self.storage.append(
            Append(
                EntryRow(table.id, after.n, now, kind_of(entry), encode_entry(entry).decode()),
                due_at=self.driver.due(after),
                status=after.status,
                summary=summary,
                seats=seats,
                results=results,
                public=entry.options.public if isinstance(entry, entries.OptionsChanged) else None,
                host=entry.person if isinstance(entry, entries.HostChanged) else None,
            )
        )
        if not stored:
            await self.catch_up(live)
            return False
        live.synced, live.written_elsewhere = True, False
        if isinstance(entry, entries.Acted):
            MOVES.inc()
        compute(after, lambda: live.advance(after, entry))
        self.driver.set_alarm(live)
        return True

    async def catch_up(self, live: LiveTable) -> bool:
        """Fold what the log has beyond the table, and send updates. The lock is held. True: there was something."""
        live.synced = False
        lines = await self.lines(live.table.id, live.table.n)
        pace = Pace()
        for line in lines:
            compute(live.table, partial(live.add, line), "damaged_log")
            await pace.yield_control()
        live.synced = True
        live.written_elsewhere = live.written_elsewhere or bool(lines)
        self.driver.set_alarm(live)
        for person in [person for person in live.table.gone if live.present(person)]:
            self.spawn(self._note_still_here(live.table.id, person))
        return bool(lines)

    async def _refold(self, live: LiveTable) -> None:
        """Replace the table by what its log says now: entries that were folded long ago may have been rewritten."""
        live.synced = False
        lines = await self.lines(live.table.id)
        table = await self._fold(live.table.id, live.table.board, lines)
        live.written_elsewhere = live.written_elsewhere or table.n > live.table.n
        compute(table, lambda: live.rebuild(table))
        await self.catch_up(live)

    async def resync(self, table_id: str) -> None:
        """Read the log of a table whose last write had an unknown outcome."""
        with suppress(StorageError):
            async with self.locked(table_id):
                pass

    def _on_notification(self, news: Notification) -> None:
        """Handle a notification: a worker wrote something, or the connection to the database was lost for a while."""
        if isinstance(news, Appended):
            live = self.live_tables.get(news.table_id)
            if live is not None and live.table.n < news.n:
                self.spawn(self._follow(live, news.n))
        elif isinstance(news, Rewritten):
            live = self.live_tables.get(news.table_id)
            if live is not None:
                self.spawn(self._reload(live))
        elif isinstance(news, Revoked):
            self.sessions.revoke(news.person, news.version)
        else:
            self.spawn(self.sessions.recheck())
            for live in self.live_tables.values():
                self.spawn(self._follow(live))

    async def _follow(self, live: LiveTable, n: int | None = None) -> None:
        async with live.lock, self.guarded(live.table.id):
            if live.fault is None and (n is None or live.table.n < n):
                await self.catch_up(live)

    async def _reload(self, live: LiveTable) -> None:
        """Reload a table whose log was rewritten (names were erased), or drop it if another worker quarantined it."""
        table_id = live.table.id
        async with live.lock, self.guarded(table_id):
            if live.fault is not None:
                return
            known = await self.storage.quarantine_of(table_id)
            if known is not None:
                self.live_tables.pop(table_id, None)
                self._end(live, quarantined_error(known.reason))
                return
            await self._refold(live)

    # Listening

    async def listen(
        self,
        table_id: str,
        person: str | None,
        send: Send,
        since: int | None,
        close: Close = lambda reason: None,
        version: int = 0,
        fail: Fail = lambda error: None,
    ) -> Listener:
        """Send what was missed since entry `since`, or a snapshot, and from then on every update.

        `version` is that of the person's token. Raises Refused if it was revoked meanwhile: the caller must then
        discard what was sent.
        """
        async with self.locked(table_id) as live:
            if since is not None and since > live.table.n:
                await self.catch_up(live)  # the client heard it from another worker before we did
            await self._note_back(live, person)
            seats = live.viewpoints(person)
            if since is not None and live.table.n - since > MOST_MISSED // len(seats):
                since = None
            for seat in seats:
                for message in await self._initial_messages(live, seat, since):
                    send(message)
            if self.sessions.is_revoked(person, version):
                raise Refused("who_are_you")
            listener = Listener(person, send, close, version, fail)
            live.listeners.add(listener)
        return listener

    async def _initial_messages(self, live: LiveTable, seat: int | None, since: int | None) -> list[bytes]:
        table = live.table
        # Before the deal all viewers are sent the same: resuming across the deal needs a snapshot.
        if since is not None and max(1, table.dealt_n) <= since <= table.n:
            compute(table, lambda: live.projection(seat))  # so that later updates continue from here
            if since == table.n:
                return []
            lines = await self.lines(table.id)
            updates = missed_steps(table.id, table.board, lines[: table.n], seat, since)
            return [encode(message) for message in await self._each(table, updates) if message is not None]
        return [compute(table, lambda: encode(live.projection(seat).snapshot()))]

    async def _each(self, table: Table, steps: Iterator[T]) -> list[T]:
        """All that a long computation on a log yields, computed in slices. Raises TableFault or TooMuchWork."""
        found: list[T] = []
        pace = Pace()
        while True:
            step = compute(table, lambda: next(steps, _END), "damaged_log")
            if isinstance(step, _End):
                return found
            found.append(step)
            await pace.yield_control()

    async def _note_back(self, live: LiveTable, person: str | None) -> None:
        def made() -> list[Proposal]:
            table = live.table
            if person is None or table.status != RUNNING:
                return []
            back = [Proposal(entries.Back(person))] if person in table.gone else []
            away = [i for i in table.seats_of(person) if table.seats[i].stand_in in ("gone", "clock")]
            return [*back, *(Proposal(entries.Returned(i)) for i in away)]

        await self._append_until_stored(live, made)

    async def _note_still_here(self, table_id: str, person: str) -> None:
        """Another worker reported a person as gone who is connected here."""
        async with self.locked(table_id) as live:
            if live.present(person):
                await self._append_until_stored(
                    live, lambda: [Proposal(entries.Back(person))] if person in live.table.gone else []
                )

    def leave(self, table_id: str, listener: Listener) -> None:
        live = self.live_tables.get(table_id)
        if live is None:
            return
        live.listeners.discard(listener)
        live.drop_unused_projections()
        live.used_at = self.clock()
        if listener.person is not None and not live.present(listener.person) and not self.closing:
            self.spawn(self.note_gone(table_id, listener.person, after=DEBOUNCE))

    async def note_gone(self, table_id: str, person: str, *, after: float = 0.0) -> None:
        await asyncio.sleep(after)
        async with self.locked(table_id) as live:

            def made() -> list[Proposal]:
                table = live.table
                known = live.present(person) or person in table.gone or not table.seats_of(person)
                return [] if known or table.status != RUNNING else [Proposal(entries.Gone(person))]

            await self._append_until_stored(live, made)

    async def history(self, table_id: str, person: str | None) -> list[dict[str, object]]:
        live = await self.live_table(table_id)
        async with self.guarded(table_id):
            lines = await self.lines(table_id)
            steps = history(table_id, live.table.board, lines, live.viewpoints(person))
            return await self._each(live.table, steps)

    def _listeners(self) -> list[Listener]:
        return [listener for live in self.live_tables.values() for listener in live.listeners]

    async def reload_tables_of(self, person: str) -> None:
        """Reload the tables of a person whose logs were rewritten."""
        for live in list(self.live_tables.values()):
            if live.table.host == person or person in live.table.people():
                await self._reload(live)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        error = None if task.cancelled() else task.exception()
        if error is not None and getattr(error, "code", "") != "table_quarantined":  # logged when it happened
            log.error("task failed", extra={"error": type(error).__name__})
