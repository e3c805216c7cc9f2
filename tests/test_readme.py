"""What the README and the docs show, runs."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from vialibre.cli.main import app

ROOT = Path(__file__).parents[1]
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_command_is_in_the_readme() -> None:
    shown = set(re.findall(r"bin/vialibre (\w+)", (ROOT / "README.md").read_text("utf-8")))
    names = {command.name for command in app.registered_commands} | {group.name for group in app.registered_groups}
    assert names == shown
