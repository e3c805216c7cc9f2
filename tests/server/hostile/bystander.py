"""Two people who only want to play, at a table of their own, while others misbehave."""

from __future__ import annotations

import json
import threading
import time
from random import Random
from typing import Any

from tests.server.hostile.client import Guest, Wire, guest, table
from tests.server.running import Running
from tests.server.tables.merge import Seen, begun, merged

PAUSE = 0.1
LATELY = 0.5
PATIENCE = 60.0
"""Seconds for a move on a machine that does many other things."""


class Bystanders:
    """They play for as long as the block lasts, one game after another; `undisturbed` says that all is well."""

    def __init__(self, server: Running) -> None:
        self.people = [guest(server, name) for name in ("Ana", "Bea")]
        self.moved_at = 0.0
        self.trouble: BaseException | None = None
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._stop.set()
        self._thread.join(PATIENCE)

    def undisturbed(self) -> None:
        """They moved a moment ago, nothing was refused, no message missed."""
        began = time.monotonic()
        while self.moved_at < began - LATELY and self.trouble is None and time.monotonic() - began < PATIENCE:
            time.sleep(0.01)
        if self.trouble is not None:
            raise self.trouble
        assert self.moved_at >= began - LATELY, "the game next door has stopped"

    def _run(self) -> None:
        try:
            number = 0
            while not self._stop.is_set():
                self._game(number)
                number += 1
        except BaseException as trouble:
            self.trouble = trouble

    def _game(self, number: int) -> None:
        random = Random(number)
        ana, bea = self.people
        where = table(ana, bea)
        with ana.socket(where) as one, bea.socket(where) as two:
            tabs = [Tab(ana, one), Tab(bea, two)]
            while not self._stop.is_set() and tabs[0].page["table"]["status"] != "over":
                for tab in tabs:
                    tab.hear_all()
                turn = next((tab for tab in tabs if tab.page["choices"] is not None), None)
                if turn is not None:
                    n = turn.act(random)
                    self.moved_at = time.monotonic()
                    for tab in tabs:
                        tab.hear_until(n)
                time.sleep(PAUSE)


class Tab:
    """What one of them sees, put together as a page does it: a gap in the numbers would be noticed."""

    def __init__(self, who: Guest, wire: Wire) -> None:
        self.who = who
        self.wire = wire
        self.page: Seen = begun(wire.hear())
        self.asked = 0

    def hear(self, message: dict[str, Any]) -> None:
        if message["type"] == "table":
            self.page = begun(message)
        elif message["type"] == "update":
            self.page = merged(self.page, message)
        else:
            assert message["type"] == "done", message

    def hear_all(self) -> None:
        """Whatever has come."""
        while True:
            try:
                content = self.wire.socket.recv(0)
            except TimeoutError:
                return
            self.hear(json.loads(content))

    def hear_until(self, n: int) -> None:
        while self.page["n"] < n:
            self.hear(self.wire.hear())

    def act(self, random: Random, *, claims: bool = True) -> int:
        """Anything that may be done: claims first, or claims only where nothing else is left."""
        choices = self.page["choices"]
        routes = [f"claim {route} {found['pay'][0]}" for route, found in choices["routes"].items()]
        action = random.choice((routes or choices["actions"]) if claims else (choices["actions"] or routes))
        self.asked += 1
        command = {"do": "act", "version": self.page["table"]["version"], "action": action}
        self.wire.socket.send(json.dumps({"id": self.asked, "command": command}))
        while True:
            message = self.wire.hear()
            self.hear(message)
            if message["type"] == "done":
                assert message["id"] == self.asked
                return int(message["n"])
