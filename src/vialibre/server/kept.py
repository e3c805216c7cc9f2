"""Answers that take long to make and never change: made once, one at a time, the last few kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable

from vialibre.server.packing import Packed


class Kept:
    def __init__(self, most: int) -> None:
        self.most = most
        self._found: OrderedDict[Hashable, Packed] = OrderedDict()
        self._making = asyncio.Lock()
        """Who asks for many at once waits for each, while bots and others have their turn in between."""

    async def get(self, key: Hashable, make: Callable[[], Awaitable[Packed]]) -> Packed:
        found = self._known(key)
        if found is not None:
            return found
        async with self._making:
            found = self._known(key)  # by now somebody else may have made it
            if found is None:
                found = self._found[key] = await make()
                while len(self._found) > self.most:
                    self._found.popitem(last=False)
            return found

    def _known(self, key: Hashable) -> Packed | None:
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)
