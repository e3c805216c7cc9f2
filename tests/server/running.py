"""`vialibre serve` as a process of its own, for tests that meet it as a stranger would."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import httpx

ROOT = Path(__file__).parents[2]
PAGE = Path(__file__).parent / "web" / "small_page"
"""What is served does not depend on what was built last."""
SECONDS = 180.0
"""Enough for a machine that does many other things."""


@dataclass
class Running:
    process: subprocess.Popen[str]
    url: str
    shown: str
    """What it printed until it was ready."""

    def end(self, sign: signal.Signals = signal.SIGTERM) -> tuple[int, str, str]:
        """Exit code, the rest of its output, and its log."""
        self.process.send_signal(sign)
        out, err = self.process.communicate(timeout=SECONDS)
        return self.process.returncode, out, err

    def client(self, name: str) -> httpx.Client:
        """A guest, for the HTTP API."""
        made = httpx.post(f"{self.url}/api/people", json={"name": name}, timeout=SECONDS)
        assert made.status_code == 201, made.text
        headers = {"Authorization": f"Bearer {made.json()['token']}"}
        return httpx.Client(base_url=self.url, headers=headers, timeout=SECONDS)

    def get(self, path: str) -> httpx.Response:
        return httpx.get(self.url + path, timeout=SECONDS)


@contextlib.contextmanager
def running(database: str, *options: str, **variables: str) -> Iterator[Running]:
    """On any free port; ends with the block, if it has not before."""
    with started("serve", "--port", "0", "--database", database, *options, **variables) as made:
        yield made


@contextlib.contextmanager
def started(*arguments: str, module: str = "vialibre", **variables: str) -> Iterator[Running]:
    """Any command that serves; `module` is what runs it."""
    fixed = {"VIALIBRE_LANG": "en", "PYTHONIOENCODING": "utf-8", "VIALIBRE_PAGE": str(PAGE)}
    environment = {**os.environ, **fixed, **variables}
    process = subprocess.Popen(
        [sys.executable, "-m", module, *arguments],
        env=environment,
        cwd=ROOT,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    try:
        yield _ready(process)
    finally:
        if process.poll() is None:
            process.kill()
        process.communicate()


def _ready(process: subprocess.Popen[str]) -> Running:
    assert process.stdout is not None
    shown = ""
    while "Ctrl-C" not in shown:
        line = process.stdout.readline()
        assert line, process.communicate()[1]
        shown += line
    found = re.search(r"http://\S+(?=/)", shown)
    assert found is not None
    return Running(process, found[0], shown)
