"""Answers that take long to make and never change: each made once, the last few kept."""

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
        """By key: whoever asks for the same waits for it, and nobody waits for anything else."""

    async def get(self, key: Hashable, make: Callable[[], Awaitable[CompressedJson]]) -> CompressedJson:
        found = self._known(key)
        if found is not None:
            return found
        making = self._making.setdefault(key, asyncio.Lock())
        async with making:
            found = self._known(key)  # by now it may have been made for another request
            if found is None:
                found = self._found[key] = await make()
                while len(self._found) > self.most:
                    self._found.popitem(last=False)
            return found

    def _known(self, key: Hashable) -> CompressedJson | None:
        if key in self._found:
            self._found.move_to_end(key)
        return self._found.get(key)
