"""Cache for responses that are slow to compute and never change: least recently used ones are dropped."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from weakref import WeakValueDictionary

from vialibre.server.compression import CompressedJson


class ResponseCache:
    def __init__(self, most: int) -> None:
        self.most = most
        self._found: OrderedDict[Hashable, CompressedJson] = OrderedDict()
        self._making: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()
        """A lock per key: concurrent requests for one key compute it once, and do not block other keys."""

    async def get(self, key: Hashable, make: Callable[[], Awaitable[CompressedJson]]) -> CompressedJson:
        found = self._known(key)
        if found is not None:
            return found
        making = self._making.setdefault(key, asyncio.Lock())
        async with making:
            found = self._known(key)  # another request may have computed it meanwhile
            if found is None:
                found = self._found[key] = await make()
                while len(self._found) > self.most:
                    self._found.popitem(last=False)
            return found

    def _known(self, key: Hashable) -> CompressedJson | None:
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)
