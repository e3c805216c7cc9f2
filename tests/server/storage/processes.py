"""What the tests run as processes of their own: `python -m tests.server.storage.processes open|write|hold URL`."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

from tests.server.storage.helpers import append, new_table
from vialibre.errors import StorageError
from vialibre.server.storage import Storage, open_storage

ROOT = Path(__file__).parents[3]
TABLES = 20


def start(what: str, url: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.server.storage.processes", what, url]
    return subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def say(line: str) -> None:
    os.write(1, f"{line}\n".encode())  # past all buffers: what was said was said, whatever happens next


async def keep_writing(storage: Storage, table: str) -> None:
    for n in range(2, 1_000_000):
        assert await append(storage, table, n, f'{{"n":{n}}}')
        say(f"{table} {n}")


async def run(what: str, url: str) -> None:
    try:
        storage = await open_storage(url)
    except StorageError as error:
        say(error.code)
        return
    say("opened")
    if what == "write":
        tables = [await new_table(storage) for _ in range(TABLES)]
        await asyncio.gather(*(keep_writing(storage, table) for table in tables))
    if what == "hold":
        await asyncio.to_thread(sys.stdin.readline)
    await storage.close()


if __name__ == "__main__":
    asyncio.run(run(sys.argv[1], sys.argv[2]))
