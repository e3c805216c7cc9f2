"""Servers in processes of their own, to be killed and started again at the same address."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

ROOT = Path(__file__).parents[3]
START_SECONDS = 120.0
END_SECONDS = 60.0
SOON = 20.0
"""Seconds for a server to end: less than a request may wait (25), more than a busy machine needs."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="package", autouse=True)
def compiled_modules() -> Iterator[None]:
    """Without cached bytecode, starts take three times as long: keep a cache for the whole run."""
    with (
        pytest.MonkeyPatch.context() as environment,
        tempfile.TemporaryDirectory(prefix="vl-pyc-", ignore_cleanup_errors=True) as folder,
    ):
        if os.environ.get("PYTHONDONTWRITEBYTECODE"):
            environment.delenv("PYTHONDONTWRITEBYTECODE")
            environment.setenv("PYTHONPYCACHEPREFIX", folder)
        yield


class Server:
    """One server at one port. Whatever it writes goes to a file in `folder`."""

    def __init__(self, database: str, folder: Path, *, workers: int = 1) -> None:
        self.database = database
        self.workers = workers
        self.port = free_port()
        self.log = folder / f"server-{self.port}.log"
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def launch(self) -> None:
        """Start; it is not ready yet."""
        command = [sys.executable, "-m", "tests.server.chaos.serve", self.database, str(self.port), str(self.workers)]
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.DEVNULL, stdout=log, stderr=log)

    async def ready(self) -> None:
        async with httpx.AsyncClient(base_url=f"http://{self.address}", trust_env=False) as client:
            until = time.monotonic() + START_SECONDS
            while True:
                assert self._process is not None
                assert self._process.poll() is None, f"the server ended: {self.said()[-2000:]}"
                assert time.monotonic() < until, f"the server takes too long to start: {self.said()[-2000:]}"
                try:
                    if (await client.get("/healthz")).status_code == 200:
                        return
                except httpx.TransportError:
                    await asyncio.sleep(0.05)

    async def start(self) -> None:
        self.launch()
        await self.ready()

    def kill(self) -> None:
        """kill -9."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None

    async def terminate(self) -> float:
        """SIGTERM; how many seconds it took to end."""
        assert self._process is not None
        began = time.monotonic()
        self._process.send_signal(signal.SIGTERM)
        code = await asyncio.to_thread(self._process.wait, END_SECONDS)
        self._process = None
        assert code in (0, -signal.SIGTERM), f"ended with {code}: {self.said()[-2000:]}"
        return time.monotonic() - began

    def children(self) -> list[int]:
        """The processes of its workers."""
        listed = subprocess.run(
            ["ps", "-ww", "-o", "pid=,args=", "--ppid", str(self.pid)], capture_output=True, text=True
        )
        return [int(line.split()[0]) for line in listed.stdout.splitlines() if "spawn_main" in line]

    async def replaced(self, dead: set[int]) -> list[int]:
        """The workers, once there are as many as there should be and none of them is one of the dead."""
        async with asyncio.timeout(START_SECONDS):
            while len(workers := self.children()) != self.workers or dead & set(workers):
                await asyncio.sleep(0.05)
        return workers

    def said(self) -> str:
        return self.log.read_text("utf-8") if self.log.exists() else ""

    def assert_no_faults(self) -> None:
        """Nothing that the server did not expect."""
        said = self.said()
        assert "Traceback" not in said, said[-4000:]
        assert '"level": "error"' not in said, said[-4000:]


@contextmanager
def servers(*made: Server) -> Iterator[tuple[Server, ...]]:
    try:
        yield made
    finally:
        for server in made:
            server.kill()
