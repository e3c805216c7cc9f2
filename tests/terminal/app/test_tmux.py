"""The real thing in a real terminal: tmux shows the map, takes the keys, and the game is saved on leaving."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.system_parts import need
from vialibre import load_record, replay

PATIENCE = 120.0


class Terminal:
    """A separate tmux server, so that no other sessions are touched."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.socket = folder / "tmux.socket"

    def tmux(self, *words: str) -> str:
        found = subprocess.run(
            ["tmux", "-S", str(self.socket), "-f", "/dev/null", *words],
            capture_output=True,
            text=True,
            timeout=PATIENCE,
        )
        return found.stdout

    def start(self, *command: str) -> None:
        environment = [f"{name}={os.environ[name]}" for name in ("PATH", "PYTHONPATH") if name in os.environ]
        words = ["env", *environment, "LC_ALL=C.UTF-8", "VIALIBRE_LANG=en", "TERM=screen-256color", *command]
        # A shell that stays shows what was printed after the app has gone.
        line = shlex.join(words) + "; echo LEFT $?; sleep 600"
        self.tmux("new-session", "-d", "-x", "80", "-y", "24", "-c", str(self.folder), line)

    def screen(self) -> str:
        return self.tmux("capture-pane", "-p").replace("\u00a0", " ")

    def press(self, *keys: str) -> None:
        self.tmux("send-keys", *keys)

    def until(self, seen: Callable[[str], bool]) -> str:
        end = time.monotonic() + PATIENCE
        while not seen(screen := self.screen()):
            assert time.monotonic() < end, screen
            time.sleep(0.05)
        return screen


@pytest.fixture
def terminal(tmp_path: Path) -> Iterator[Terminal]:
    need("tmux", shutil.which("tmux") is not None)
    terminal = Terminal(tmp_path)
    try:
        yield terminal
    finally:
        terminal.tmux("kill-server")


def asks_anew(before: str, text: str) -> bool:
    return "▸" in text and text != before


def test_a_game_in_tmux(terminal: Terminal, tmp_path: Path) -> None:
    play = ["-m", "vialibre", "play", "--board", "san_francisco", "--bots", "porter", "--seed", "5"]
    terminal.start(sys.executable, *play)
    screen = terminal.until(lambda text: "Keep" in text and "●" in text)
    assert "Sunset" in screen
    while "Draw the top card of the deck" not in screen:  # tickets, then souvenirs to be placed
        terminal.press("Enter")
        screen = terminal.until(partial(asks_anew, screen))
    terminal.press("/")
    terminal.until(lambda text: "Esc back" in text)
    terminal.press("d", "e", "c", "k", "Enter")
    terminal.until(lambda text: "must take a second card" in text)
    terminal.press("l")
    terminal.until(lambda text: "[Log]" in text and " draws " in text)
    terminal.press("PageUp")  # the bot's moves may fill the pane
    terminal.until(lambda text: "keeps" in text)
    terminal.press("m")
    terminal.until(lambda text: "move" in text.splitlines()[-1] and "Twin Peaks" in text)
    terminal.press("q")
    terminal.until(lambda text: "LEFT 0" in text)
    (saved,) = tmp_path.glob("*.json")
    game = replay(load_record(saved))
    assert not game.is_over
    assert game.view(0).version >= 3
