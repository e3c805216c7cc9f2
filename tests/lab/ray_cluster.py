"""A real Ray cluster of two nodes on this machine: two raylets with processes of their own, started as people do."""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from secrets import token_hex

from vialibre.errors import BadSetup
from vialibre.lab.ray_address import check_address

RAYLET = "raylet"
WORKING = "ray::play"
"""How a process of Ray calls itself while it does a piece of our work."""
STORE = 80_000_000  # the least that Ray takes
PATIENCE = 180.0
"""Seconds for a node to start while other tests keep the machine busy."""


@dataclass
class Node:
    """One `ray start --block`: the leader of a session, so that all that it starts can be found."""

    process: subprocess.Popen[bytes]

    def processes(self) -> dict[int, str]:
        """Those of this node by number, with their names."""
        found = {}
        for place in Path("/proc").iterdir():
            try:
                name, _, rest = (place / "stat").read_text().partition("(")[2].rpartition(")")
            except (OSError, ValueError):  # not a process, or one no more
                continue
            state, _, _, session = rest.split()[:4]
            if int(session) == self.process.pid and state != "Z":
                found[int(place.name)] = name
        return found

    def named(self, name: str) -> list[int]:
        return [pid for pid, other in self.processes().items() if other == name]

    def kill_one(self, name: str) -> bool:
        """Whether there was one: a process takes its name when it begins a piece of work, and loses it at the end."""
        for pid in self.named(name):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
                return True
        return False

    def end(self) -> None:
        deadline = time.monotonic() + PATIENCE
        while (left := self.processes()) and time.monotonic() < deadline:
            for pid in left:
                with suppress(ProcessLookupError):
                    os.kill(pid, signal.SIGKILL)
            if self.process.poll() is None:
                self.process.wait()
            time.sleep(0.05)
        assert not left, left


@dataclass
class TwoNodes:
    address: str
    variables: dict[str, str]
    """What a command needs to be let in."""
    second: Node


def wait_for(done: Callable[[], bool], seconds: float = PATIENCE) -> None:
    deadline = time.monotonic() + seconds
    while not done():
        assert time.monotonic() < deadline, "it took too long"
        time.sleep(0.25)


@contextmanager
def two_nodes() -> Iterator[TwoNodes]:
    # A short path: sockets lie in it, and theirs may have no more than 107 signs.
    folder = Path(tempfile.mkdtemp(prefix="vl", dir="/tmp"))
    variables = {
        **{name: value for name, value in os.environ.items() if not name.startswith("RAY_")},
        "RAY_AUTH_MODE": "token",
        "RAY_AUTH_TOKEN": token_hex(32),
        "RAY_USAGE_STATS_ENABLED": "0",
    }
    nodes: list[Node] = []
    try:
        port = _free_port()
        address = f"127.0.0.1:{port}"
        head = ("--head", f"--port={port}", "--include-dashboard=false", f"--temp-dir={folder / 'ray'}")
        python = _python_without_blanks(folder)
        nodes.append(_start(python, variables, *head))
        wait_for(lambda: _answers(address))
        cluster = TwoNodes(address, variables, _start(python, variables, "--address", address))
        nodes.append(cluster.second)
        wait_for(lambda: all(node.named(RAYLET) for node in nodes))
        yield cluster
    finally:
        for node in nodes:
            node.end()
        shutil.rmtree(folder, ignore_errors=True)


def _python_without_blanks(folder: Path) -> str:
    """Ray puts a node's Python into a shell's line as it is, so that a blank in its path would stop all workers."""
    (folder / "venv").symlink_to(sys.prefix)
    return str(folder / "venv" / "bin" / Path(sys.executable).name)


def _start(python: str, variables: dict[str, str], *options: str) -> Node:
    command = [python, "-m", "ray.scripts.scripts", "start", "--block", "--num-cpus=2", *options]
    command += [f"--object-store-memory={STORE}", "--disable-usage-stats"]
    quiet = subprocess.DEVNULL
    return Node(
        subprocess.Popen(command, stdin=quiet, stdout=quiet, stderr=quiet, env=variables, start_new_session=True)
    )


def _answers(address: str) -> bool:
    try:
        check_address(address)
    except BadSetup:
        return False
    return True


def _free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])
