"""The README and the docs: examples run, links lead somewhere, and what they say about the project is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from vialibre.cli.main import app

ROOT = Path(__file__).parents[1]
README = (ROOT / "README.md").read_text("utf-8")
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs" / "decisions").glob("*.md")),
]
FIRST_SCREEN = README.partition("\n## ")[0]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_examples_run(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    failed, _ = doctest.testfile(str(page), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert failed == 0


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\((?!https?:)([^)#]+)", page.read_text("utf-8")):
        assert (page.parent / target).exists(), f"{page.name}: {target}"


def test_every_command_is_in_the_docs() -> None:
    """`docs/commands.md` shows all of them, the README only some."""
    names = {command.name for command in app.registered_commands} | {group.name for group in app.registered_groups}
    page = (ROOT / "docs" / "commands.md").read_text("utf-8")
    assert names == set(re.findall(r"^## `vialibre (\w+)", page, re.MULTILINE))
    assert names == set(re.findall(r"bin/vialibre (\w+)", page))
    shown = set(re.findall(r"bin/vialibre (\w+)", README))
    assert shown
    assert shown <= names


def test_the_readme_fits_one_screen_before_its_first_heading() -> None:
    assert len(FIRST_SCREEN.splitlines()) <= 35
    assert FIRST_SCREEN.count("![") == 1
    (command,) = re.findall(r"```sh\n(.*?)```", FIRST_SCREEN, re.DOTALL)
    assert command.startswith("bin/vialibre ")
    assert command.count("\n") == 1
    (example,) = re.findall(r"```python\n(.*?)```", FIRST_SCREEN, re.DOTALL)
    assert len(example.split("\n\n")[0].splitlines()) == 5


def test_the_three_figures_of_the_readme_are_those_of_the_docs() -> None:
    rows = re.findall(r"^\| \w+ \| (.*) \| \[(docs/[\w-]+\.md)\]", FIRST_SCREEN, re.MULTILINE)
    assert len(rows) == 3
    for said, page in rows:
        figures = re.findall(r"\d[\d.,]*(?: (?:M|%|ms|games))?", said)
        assert figures
        text = (ROOT / page).read_text("utf-8")
        assert [figure for figure in figures if figure not in text] == [], page
