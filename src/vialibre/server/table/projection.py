"""Messages for a viewer: a snapshot of the table, then one update for each entry of the log.

They are built from the seat's view, from events as that seat may see them, and from public facts. They depend on the
log alone, so a lost connection can resume from any entry and all connections of a seat get the same bytes.
"""

from __future__ import annotations

from typing import Any

import msgspec

from vialibre.analysis.tickets import TicketStatus, may_change_tickets, offered_tickets, own_tickets
from vialibre.engine.events import seen_by
from vialibre.engine.view import View
from vialibre.engine.view_data import event_data, view_data
from vialibre.server.table import entries
from vialibre.server.table.choices import choices_of
from vialibre.server.table.entries import AnyEntry, kind_of
from vialibre.server.table.patch import changed_view
from vialibre.server.table.state import OVER, Table

_encoder = msgspec.json.Encoder()

PUBLIC_FIELDS: dict[type[entries.Entry], tuple[str, ...]] = {
    entries.Created: (),
    entries.Sat: ("seat", "person", "name"),
    entries.BotSat: ("seat", "bot"),
    entries.Left: ("seat", "removed"),
    entries.OptionsChanged: (),
    entries.HostChanged: ("person", "name"),
    entries.Started: (),
    entries.Acted: ("seat", "by"),
    entries.Undone: ("seat",),
    entries.Said: ("person", "name", "phrase", "text"),
    entries.Gone: ("person",),
    entries.Back: ("person",),
    entries.StoodIn: ("seat", "reason"),
    entries.Returned: ("seat",),
    entries.VotedOut: ("seat", "by"),
    entries.AbandonVoted: ("seat", "agrees"),
    entries.Counted: (),
    entries.Resumed: ("down_at", "up_at"),
    entries.Resigned: ("seat",),
    entries.Rematched: ("table",),
    entries.Closed: (),
}
"""The public fields of each kind of entry. A new kind reveals nothing until it is listed here."""


def encode(message: dict[str, Any]) -> bytes:
    return _encoder.encode(message)


class ViewerProjection:
    """What one seat (None: a spectator) has been sent so far, so that the next update holds only what changed.

    `table` is replaced by the owner after each entry, before `update`.
    """

    def __init__(self, table: Table, seat: int | None) -> None:
        self.table = table
        self.seat = seat
        self.info = table_info(table, seat)
        self.view = self._view()
        self.tickets = self._tickets()

    def snapshot(self) -> dict[str, Any]:
        """The whole table as this viewer sees it."""
        table = self.table
        message: dict[str, Any] = {"type": "table", "n": table.n, "at": table.at, "seat": self.seat, "table": self.info}
        if self.view is not None:
            message["view"] = view_data(self.view)
        if self.tickets:
            message["tickets"] = self.tickets
        self._add_choices(message)
        return message

    def update(self, entry: AnyEntry) -> dict[str, Any]:
        """What the entry that was just folded into the table changes for this viewer."""
        table = self.table
        message: dict[str, Any] = {"type": "update", "n": table.n, "at": table.at, "seat": self.seat}
        message["entry"] = entry_for(table, entry, self.seat)
        info = table_info(table, self.seat)
        message["table"] = {key: value for key, value in info.items() if self.info.get(key) != value}
        self.info = info
        ended = table.status == OVER and "status" in message["table"] and self.view is not None
        if ended or isinstance(entry, entries.Started | entries.Acted | entries.Undone):
            before, self.view = self.view, self._view()
            assert self.view is not None
            message["view"] = view_data(self.view) if before is None else changed_view(before, self.view)
            if self._may_change_tickets(entry):
                tickets = self._tickets()
                if tickets != self.tickets:
                    message["tickets"] = tickets
                self.tickets = tickets
            self._add_choices(message)
        return message

    def _may_change_tickets(self, entry: AnyEntry) -> bool:
        if not isinstance(entry, entries.Acted) or self.table.status == OVER:
            return True
        assert self.view is not None
        return may_change_tickets(entry.action, self.view)

    def _view(self) -> View | None:
        return None if self.table.game is None else self.table.game.view(self.seat)

    def _tickets(self) -> tuple[TicketStatus, ...]:
        if self.view is None or self.seat is None or self.table.status == OVER:
            return ()
        return (*own_tickets(self.view), *offered_tickets(self.view))

    def _add_choices(self, message: dict[str, Any]) -> None:
        if self.seat is not None and self.view is not None and self.table.game is not None:
            running = self.seat in self.table.waiting()
            message["choices"] = choices_of(self.table.game, self.view, self.tickets) if running else None


def entry_for(table: Table, entry: AnyEntry, seat: int | None) -> dict[str, Any]:
    """An entry as the viewer may see it: public fields, visible events, and the action itself for its own seat."""
    data: dict[str, Any] = {"kind": kind_of(entry)}
    for name in PUBLIC_FIELDS.get(type(entry), ()):
        data[name] = getattr(entry, name)
    if isinstance(entry, entries.Acted):
        seen = [seen_by(event, seat) for event in table.events]
        data["events"] = [event_data(event) for event in seen if event is not None]
        if entry.seat == seat:
            data["action"] = entry.action
    return data


def table_info(table: Table, seat: int | None) -> dict[str, Any]:
    """Public facts about the table; only `may_undo` and `version` depend on the viewer's seat."""
    over = table.status == OVER
    waiting = table.waiting()
    return {
        "id": table.id,
        "board": table.board_info,
        "status": table.status,
        "host": table.host,
        "options": table.options,
        "commitment": table.created.commitment,
        "version": max(table.versions) if seat is None else table.versions[seat],
        "seats": [
            {
                "person": one.person,
                "name": one.name,
                "bot": one.bot,
                "stand_in": one.stand_in,
                "gone": one.person in table.gone if one.person else False,
                "reserve": one.reserve,
                "deadline": table.deadline(i) if i in waiting else None,
                "abandons": one.abandons,
                "votes": sorted(one.votes),
                "absent_at": table.absent_at(i),
            }
            for i, one in enumerate(table.seats)
        ],
        "may_undo": seat is not None and table.may_undo == seat and not over and bool(table.turns),
        "ended": None if table.ended is None else {"reason": table.ended[0], "seat": table.ended[1]},
        "closed": table.closed,
        "rematch": table.rematch,
        "secret": table.created.secret if over and table.game is not None else None,
        "entropies": [one.entropy for one in table.seats] if over and table.game is not None else None,
    }
