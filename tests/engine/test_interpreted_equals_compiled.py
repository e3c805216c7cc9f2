"""The compiled engine and the Python files it was compiled from play the same games, action by action.

This also notices a build that is older than its sources.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from tests.effort import times
from tests.system_parts import need
from vialibre.boards import board_ids
from vialibre.interpreted import VARIABLE

GAMES = times(200, 2000)
ROOT = Path(__file__).parents[2]


def play(*, interpreted: bool) -> dict[str, Any]:
    """The digests of one build, from a process of its own."""
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    if interpreted:
        environment[VARIABLE] = "1"
    ran = subprocess.run(
        [sys.executable, "-m", "tests.engine.play_digest", str(GAMES)],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr
    digests: dict[str, Any] = json.loads(ran.stdout)
    return digests


def has_compiled_build() -> bool:
    """Asked in a process of its own: this one may run interpreted."""
    environment = {name: value for name, value in os.environ.items() if name != VARIABLE}
    code = "import vialibre.interpreted as i; raise SystemExit(not i.is_compiled())"
    return subprocess.run([sys.executable, "-c", code], cwd=ROOT, env=environment, check=False).returncode == 0


def test_interpreted_equals_compiled() -> None:
    """200 random games a board, over all numbers of seats: every action, every event of the end, every score sheet."""
    need("a compiled build of the engine, to compare it with its sources", has_compiled_build())
    compiled, interpreted = play(interpreted=False), play(interpreted=True)
    assert (compiled.pop("compiled"), interpreted.pop("compiled")) == (True, False)
    assert sorted(compiled) == list(board_ids())
    for name in compiled:
        assert compiled[name]["actions"] > 50 * GAMES
        assert compiled[name] == interpreted[name], f"{name}: is the build older than the sources?"
