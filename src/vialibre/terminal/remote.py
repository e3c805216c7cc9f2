"""A game on a server: turns its messages into views, and input into commands."""

from __future__ import annotations

import json
import queue
import secrets
import time
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

from vialibre.boards.dump import board_from_data
from vialibre.boards.load import packaged_board
from vialibre.boards.model import Board
from vialibre.bots.levels import FALLBACK
from vialibre.engine.record import BOT_PREFIX
from vialibre.engine.view import View, public_part
from vialibre.errors import BadSetup
from vialibre.fair.deal import Seen
from vialibre.fair.report import Report
from vialibre.i18n import DEFAULT, Words, printable
from vialibre.narrate import seat_names
from vialibre.terminal.guests import keep_token, known_token
from vialibre.terminal.local import hint_for, log_entry
from vialibre.terminal.names import shown_names
from vialibre.terminal.requests import PATIENCE, Requests, Unreachable, server_address
from vialibre.terminal.saving import write_whole
from vialibre.terminal.session import LogEntry, Session
from vialibre.terminal.stored_deals import store_deal, stored_deal
from vialibre.terminal.table_socket import ConnectionLost, ConnectionRestored, Received, TableSocket
from vialibre.terminal.wire import Data, event_of, legal_of, merged, view_of

DONE_BEFORE = ("stale", "table_over", "cannot_undo")
"""Rejections that mean, for a command sent a second time, that the first one may have been processed."""


class RemoteSession(Session):
    """Joins or rejoins a table. Before `has_begun`, only the lobby methods are usable."""

    def __init__(self, server: str, table: str, name: str, lang: str = DEFAULT) -> None:
        self._requests = Requests(server_address(server), lang)
        self._code = table_code(table)
        self._path = f"/api/tables/{self._code}"
        self._words = Words(lang)
        self._known: dict[int | None, Data] = {}
        """By seat, what the server sent; None before the deal, and for spectators."""
        self._news: list[LogEntry] = []
        self._views: dict[int | None, View] = {}
        self._person = self._become(name)
        first = self._requests.ask("GET", self._path)["messages"][0]
        self.own = ()
        self.board = self._fetch_board(first["table"]["board"])
        self._sit(first["table"])
        assert self._requests.token is not None
        self._socket = TableSocket(self._requests.address, self._code, self._requests.token)
        self._hear_until(lambda: bool(self._known))
        self._news.clear()

    def close(self) -> None:
        self._socket.close()

    # Before the game

    def _become(self, name: str) -> str:
        """Identify as the known guest of this name, or as a new one. Returns the token."""
        requests = self._requests
        requests.token = known_token(requests.address, name)
        if requests.token is not None:
            try:
                me = requests.ask("PATCH", "/api/me", {"language": self._words.lang})
                return str(me["person"])
            except BadSetup as error:
                if error.params.get("reason") not in ("who_are_you", "no_such_person"):
                    raise
                requests.token = None
        me = requests.ask("POST", "/api/people", {"name": name, "language": self._words.lang})
        if "token" not in me:
            raise BadSetup("not_a_server", url=requests.address)
        requests.token = str(me["token"])
        keep_token(requests.address, name, requests.token)
        return str(me["person"])

    def _fetch_board(self, info: Data) -> Board:
        """Our own board if it is the same, else the server's."""
        digest = str(info["digest"])
        ours = packaged_board(str(info["id"]), digest)
        if ours is not None:
            return ours
        for key in (str(info.get("key", digest)), info["id"]):  # an older server sends no key
            try:
                data = self._requests.ask("GET", f"/api/boards/{key}")
            except BadSetup as error:
                if error.params.get("reason") != "no_such_board" or key == info["id"]:
                    raise
                continue
            if data.pop("digest") == digest:
                break
        return board_from_data(data, str(info["id"]))

    def _sit(self, table: Data) -> None:
        """Store the table's commitment before sending entropy for the deal."""
        if any(seat["person"] == self._person for seat in table["seats"]):
            self._seen = stored_deal(self._requests.address, self._code, self._person)
            return
        self._seen = Seen(str(table["commitment"]), secrets.token_hex(32))
        store_deal(self._requests.address, self._code, self._person, self._seen)
        self._command({"do": "sit", "entropy": self._seen.entropy})

    @property
    def has_begun(self) -> bool:
        return any("view" in known for known in self._known.values())

    @property
    def is_closed(self) -> bool:
        """Whether the host closed the table before the game."""
        return bool(self._table["closed"])

    @property
    def is_host(self) -> bool:
        return bool(self._table["host"] == self._person)

    def lobby_seats(self) -> tuple[str | None, ...]:
        """The players by seat; None for a free seat."""
        taken = [bool(seat["person"] or seat["bot"]) for seat in self._table["seats"]]
        return tuple(name if there else None for name, there in zip(self.names, taken, strict=True))

    def start(self) -> None:
        """Start the game. Raises BadSetup if it cannot be started."""
        self._command({"do": "start"})
        self._hear_until(lambda: self.has_begun)

    def seat_bot(self, bot: str) -> None:
        """Seat a bot on a free seat. Raises BadSetup."""
        n = self._command({"do": "seat_bot", "bot": bot})
        self._hear_until(lambda: self._n >= n)

    # The game

    @property
    def is_over(self) -> bool:
        return bool(self._table["status"] == "over")

    def awaited(self) -> tuple[int, ...]:
        if self.is_over:
            return ()
        return tuple(seat for seat in self.own if self._known[seat].get("choices") is not None)

    def view(self, seat: int | None) -> View:
        if seat not in self._views:
            known = self._known[seat if seat is not None else next(iter(self._known))]
            view = view_of(self.board, known["view"], known["n"])
            self._views[seat] = view if seat is not None else public_part(view)
        return self._views[seat]

    def legal(self, seat: int) -> list[int]:
        return legal_of(self.board, self._known[seat].get("choices"))

    def act(self, seat: int, action: str) -> None:
        self._do(seat, {"do": "act", "action": action, "seat": seat})

    def may_undo(self, seat: int) -> bool:
        return bool(self._known[seat]["table"]["may_undo"])

    def undo(self, seat: int) -> None:
        self._do(seat, {"do": "undo"})

    def news(self) -> list[LogEntry]:
        self._hear(0.0)
        found, self._news = self._news, []
        return found

    def go_on(self, seconds: float) -> None:
        self._hear(seconds)

    def hint(self, seat: int) -> str:
        return hint_for(self.view(seat), self.legal(seat))

    def save(self, path: Path) -> None:
        if not self.is_over:
            raise BadSetup("server_keeps")
        write_whole(path, (json.dumps(self._record(), ensure_ascii=False, indent=1) + "\n").encode())

    def check(self) -> Report:
        """Verify the record of the finished game, together with what this device stored before the deal."""
        from vialibre.fair.verify import verify  # imported here, because cryptography loads slowly

        return verify(self._record(), seen=self._seen)

    def _record(self) -> Data:
        return self._requests.ask("GET", f"{self._path}/record")

    # Communication

    @property
    def _table(self) -> Data:
        table: Data = next(iter(self._known.values()))["table"]
        return table

    @property
    def _n(self) -> int:
        return min((known["n"] for known in self._known.values()), default=0)

    def _command(self, command: Data) -> int:
        """Send a command. Returns the number of the resulting entry. It is not repeated if it may have been
        processed."""
        until = time.monotonic() + PATIENCE
        while True:
            try:
                return int(self._requests.once("POST", self._path, {"command": command})["n"])
            except Unreachable as error:
                if error.may_be_done:
                    raise BadSetup("server_away", url=self._requests.address, detail=str(error)) from None
                self._requests.be_patient(error, until)

    def _do(self, seat: int, command: Data) -> None:
        """Send a command for a version, repeatedly until the server answers, and wait for the result.

        It cannot be applied twice: the second time it would refer to an outdated version.
        """
        version = self._known[seat]["table"]["version"]
        until = time.monotonic() + PATIENCE
        unsure = False
        while True:
            try:
                n = int(self._requests.once("POST", self._path, {"command": {**command, "version": version}})["n"])
                break
            except Unreachable as error:
                unsure = unsure or error.may_be_done
                self._requests.be_patient(error, until)
            except BadSetup as error:
                if not unsure or error.params.get("reason") not in DONE_BEFORE:
                    raise
                self._hear_until(lambda: self._known[seat]["table"]["version"] != version or self.is_over)
                return
        self._hear_until(lambda: self._n >= n)

    def _hear_until(self, enough: Callable[[], bool]) -> None:
        until = time.monotonic() + PATIENCE
        while not enough():
            if time.monotonic() > until:
                raise BadSetup("server_away", url=self._requests.address, detail="…")
            self._hear(0.5)

    def _hear(self, seconds: float) -> None:
        """Process received messages, waiting at most this long for the first."""
        try:
            received = self._socket.received.get(timeout=seconds) if seconds > 0 else self._socket.received.get_nowait()
            while True:
                self._take(received)
                received = self._socket.received.get_nowait()
        except queue.Empty:
            return

    def _take(self, received: Received) -> None:
        if isinstance(received, ConnectionLost):
            self._news.append(LogEntry(-1, (), said=self._words.text("play-connection-lost")))
        elif isinstance(received, ConnectionRestored):
            self._news.append(LogEntry(-1, (), said=self._words.text("play-connection-back")))
        elif isinstance(received, Unreachable):
            return
        elif isinstance(received, Exception):
            raise received
        else:
            self._merge(received)

    def _merge(self, message: Data) -> None:
        seat = message["seat"]
        if seat is not None:
            self._known.pop(None, None)  # what was known before the deal
        self._known[seat] = merged(self._known.get(seat), message)
        self._views.clear()
        self.own = tuple(sorted(one for one in self._known if one is not None))
        if "seats" in message["table"]:
            self.names = self._names()
        if message["type"] == "update":
            entry = message["entry"]
            actor = entry["seat"] if entry["kind"] == "acted" and entry["seat"] in self.own else next(iter(self._known))
            if seat == actor:  # among several own seats, the acting one knows most
                self._note(entry)

    def _names(self) -> tuple[str, ...]:
        seats = self._table["seats"]
        colors = seat_names(self.board, len(seats), self._words.lang)
        called = [
            f"{BOT_PREFIX}{seat['bot']}" if seat["bot"] else seat["name"] or color
            for seat, color in zip(seats, colors, strict=True)
        ]
        return shown_names(called, self._words.lang)

    def _note(self, entry: Data) -> None:
        if entry["kind"] == "acted":
            if entry["by"] == "fallback":
                bot = self._words.text("bot-name", bot=FALLBACK)
                notice = self._words.text("log-bot-failed", player=self.names[entry["seat"]], bot=bot)
                self._news.append(LogEntry(-1, (), said=notice))
            events = [event for event in map(event_of, entry["events"]) if event is not None]
            self._news.append(log_entry(entry["seat"], events, self.own))
        elif entry["kind"] == "undone":
            self._news.append(LogEntry(entry["seat"], (), undone=True))
        elif entry["kind"] == "said":
            words = entry["text"] or self._words.text(f"phrase-{entry['phrase']}")
            seat = next((i for i, one in enumerate(self._table["seats"]) if one["person"] == entry["person"]), -1)
            self._news.append(LogEntry(seat, (), said=printable(words)))


def table_code(table: str) -> str:
    """The code of a table, given as a code or a link."""
    return quote(table.rstrip("/").rpartition("/")[2], safe="")
