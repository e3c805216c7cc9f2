"""The page's own checks: types, style, formatting, unit tests, and that node_modules matches the lock."""

from __future__ import annotations

import json
import subprocess

import pytest
from build_page import is_installed

from tests.system_parts import need
from tests.web.tools import TOOLS, WEB, command


@pytest.mark.parametrize("tool", TOOLS)
def test_a_tool_has_nothing_to_say(tool: str) -> None:
    need("what the page is built with (npm ci in web/)", (WEB / "node_modules").exists())
    ran = subprocess.run(command(tool), cwd=WEB, capture_output=True, encoding="utf-8", timeout=300)
    assert ran.returncode == 0, ran.stdout[-4000:] + ran.stderr[-2000:]


def test_what_the_page_is_built_with_is_what_the_lock_says() -> None:
    """`npm ci` brought it, in whatever clone this is."""
    assert is_installed(WEB)


def test_the_lock_names_no_registry() -> None:
    packages = json.loads((WEB / "package-lock.json").read_text("utf-8"))["packages"]
    assert [name for name, one in packages.items() if "resolved" in one] == []
    assert all(one.get("integrity") for name, one in packages.items() if name)
