"""The page's tools with the arguments that checks use: `python -m tests.web.tools eslint` runs one of them."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from build_page import find_node

WEB = Path(__file__).parents[2] / "web"
TOOLS = {
    "svelte-check": ["--tsconfig", "./tsconfig.json", "--fail-on-warnings"],
    "eslint": ["."],
    "prettier": ["--check", "--log-level", "warn", "."],
    "vitest": ["run"],
}


def command(tool: str) -> list[str]:
    """The tool as a command to run in web/, with Node from the wheel."""
    node, _ = find_node()
    return [str(node), f"node_modules/.bin/{tool}", *TOOLS[tool]]


if __name__ == "__main__":
    sys.exit(subprocess.run(command(sys.argv[1]), cwd=WEB).returncode)
