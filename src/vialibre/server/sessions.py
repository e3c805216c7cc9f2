"""Ends connections when their people sign out everywhere, are banned or delete their data: on every worker, at once.

A worker that changes a person notifies all others in the same transaction (`Revoked`). A connection made at that moment
is checked when it is added, and all are compared with the database every few seconds and after notifications were lost.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Callable, Iterable

from vialibre.errors import StorageError
from vialibre.server.live_table import Listener
from vialibre.server.storage.notifications import NEVER
from vialibre.server.storage.storage import Storage

log = logging.getLogger("vialibre.people")

RECHECK = 10.0
"""Seconds between two comparisons with the database."""
MOST_REMEMBERED = 10_000


class Sessions:
    def __init__(self, storage: Storage, listeners: Callable[[], Iterable[Listener]]) -> None:
        self._storage = storage
        self._listeners = listeners
        self._revoked: OrderedDict[str, int] = OrderedDict()
        """By person the least version of a token that is good: for connections that are just being made."""

    def revoke(self, person: str, version: int) -> None:
        """Tokens of this person below `version` are no longer good; NEVER: none is. 0: a ban was lifted."""
        self._revoked[person] = version
        self._revoked.move_to_end(person)
        if len(self._revoked) > MOST_REMEMBERED:
            self._revoked.popitem(last=False)
        for listener in list(self._listeners()):
            if listener.person == person and listener.version < version:
                listener.close("refused" if version == NEVER else "signed_out")

    def is_revoked(self, person: str | None, version: int) -> bool:
        return person is not None and version < self._revoked.get(person, 0)

    async def recheck(self) -> None:
        """Compare all who are connected with the database."""
        people = {listener.person for listener in self._listeners() if listener.person is not None}
        if not people:
            return
        try:
            good = await self._storage.token_versions(sorted(people))
        except StorageError:
            return  # the next time
        for listener in list(self._listeners()):
            if listener.person in people:
                least = good.get(listener.person, NEVER)
                if listener.version < least:
                    listener.close("refused" if least == NEVER else "signed_out")

    async def keep_checking(self) -> None:
        while True:
            await asyncio.sleep(RECHECK)
            await self.recheck()
