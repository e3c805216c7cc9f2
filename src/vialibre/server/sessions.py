"""Closes connections on all workers when a person signs out everywhere, is banned or deletes their data.

The worker that changes the person notifies the others in the same transaction (`Revoked`). A connection being opened at
that moment is checked when it is added, and all connections are compared with the database every few seconds and after
lost notifications.
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
        """By person the lowest valid token version, for connections that are just being opened."""

    def revoke(self, person: str, version: int) -> None:
        """Close connections with tokens below `version`; NEVER revokes all tokens, 0 lifts a ban."""
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
        """Compare the tokens of all connections with the database."""
        people = {listener.person for listener in self._listeners() if listener.person is not None}
        if not people:
            return
        try:
            good = await self._storage.token_versions(sorted(people))
        except StorageError:
            return  # retried at the next check
        for listener in list(self._listeners()):
            if listener.person in people:
                least = good.get(listener.person, NEVER)
                if listener.version < least:
                    listener.close("refused" if least == NEVER else "signed_out")

    async def keep_checking(self) -> None:
        while True:
            await asyncio.sleep(RECHECK)
            await self.recheck()
