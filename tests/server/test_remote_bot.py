"""The remote bot of docs/remote-bot.md plays for real, as a stranger would run it."""

from __future__ import annotations

import re
import subprocess
import sys
import time
from pathlib import Path

from tests.server.running import ROOT, running
from vialibre.fair.verify import verify_text

EXAMPLE = ROOT / "examples" / "remote_bot.py"
SECONDS = 180.0


def start(*arguments: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, str(EXAMPLE), *arguments], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def result(bot: subprocess.Popen[str]) -> str:
    try:
        out, err = bot.communicate(timeout=SECONDS)
    finally:
        bot.kill()
    assert bot.returncode == 0, err
    return out


def test_it_is_as_short_as_we_say() -> None:
    shown = (ROOT / "docs" / "remote-bot.md").read_text("utf-8")
    text = EXAMPLE.read_text("utf-8")
    assert len(text.splitlines()) <= 45
    assert f"```text\n{text}```\n" in shown


def test_it_plays_alone_and_with_others(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path / 'games.db'}", "--limits", "50") as server, server.client("Host") as host:
        alone = start(server.url)
        made = host.post("/api/tables", json={"board": "san_francisco", "seats": 2}).json()
        bots = [start(server.url, made["table"]) for _ in range(2)]
        until = time.monotonic() + SECONDS
        while (started := host.post(f"/api/tables/{made['table']}", json={"command": {"do": "start"}})).is_error:
            assert started.json()["error"]["code"] == "seats_free"
            assert time.monotonic() < until
            time.sleep(0.1)
        told = [result(bot) for bot in bots]
        assert told[0] == told[1]
        assert re.fullmatch(r"[12]\. Remote bot -?\d+ [12]\. bot:conductor -?\d+\n", result(alone))

        report = verify_text(host.get(f"/api/tables/{made['table']}/record").text)
        assert report.fits
