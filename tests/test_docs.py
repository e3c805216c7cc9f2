"""Pages about the project itself: architecture, decisions, commands, changelog, and the settings of tools."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

import vialibre
from tests.test_layers import COMMON, MAY_IMPORT

ROOT = Path(__file__).parents[1]
PACKAGE = Path(vialibre.__file__).parent
ARCHITECTURE = (ROOT / "docs" / "architecture.md").read_text("utf-8")
DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
HOOKS = (ROOT / ".pre-commit-config.yaml").read_text("utf-8")


def part(heading: str) -> str:
    return ARCHITECTURE.partition(f"\n## {heading}\n")[2].partition("\n## ")[0]


def test_commands_are_those_of_the_command_line() -> None:
    tool = ROOT / "tools" / "docs" / "commands.py"
    done = subprocess.run([sys.executable, str(tool), "--check"], capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stderr


def test_every_package_is_in_the_architecture() -> None:
    table = part("Packages").partition("\nModules at the top")[0]
    rows = re.findall(r"^\| `([\w/]+)` \| (.+) \|$", table, re.MULTILINE)
    listed = [name for name, _ in rows]
    packages = {file.parent.relative_to(PACKAGE).as_posix() for file in PACKAGE.rglob("__init__.py")} - {"."}
    assert packages - set(listed) == set()
    assert [name for name in listed if not ((PACKAGE / name).is_dir() or (PACKAGE / f"{name}.py").is_file())] == []
    assert listed == sorted(listed)


def test_layers_are_those_that_are_enforced() -> None:
    table = part("Layers")
    for layer, allowed in MAY_IMPORT.items():
        (row,) = re.findall(rf"^\| [^|]*`{layer}`[^|]* \| (.*) \|$", table, re.MULTILINE)
        named = set(re.findall(r"\b(?:boards|engine|bots|analysis|i18n|narrate|fair|terminal|pictures)\b", row))
        wanted = allowed - {"i18n"} if layer in ("errors", "i18n") else allowed
        if "all of the above but" in row:
            assert named.isdisjoint(wanted), layer
        else:
            assert named == wanted - COMMON, layer


@pytest.mark.parametrize("page", DECISIONS, ids=lambda page: page.stem)
def test_a_decision_has_context_decision_and_consequences(page: Path) -> None:
    text = page.read_text("utf-8")
    assert text.startswith(f"# {page.stem[:4]}. ")
    sections = re.split(r"^## (\w+)\n", text, flags=re.MULTILINE)
    assert sections[1::2] == ["Context", "Decision", "Consequences"]
    assert all(section.strip() for section in sections[2::2])


def test_decisions_are_numbered_and_listed() -> None:
    assert [int(page.name[:4]) for page in DECISIONS] == list(range(1, len(DECISIONS) + 1))
    listed = re.findall(r"^- \[(\d{4})\]\(decisions/([\w-]+\.md)\) (.+)$", part("Decisions"), re.MULTILINE)
    assert [name for _, name, _ in listed] == [page.name for page in DECISIONS]
    for page, (number, _, title) in zip(DECISIONS, listed, strict=True):
        assert page.read_text("utf-8").startswith(f"# {number}. {title}\n")


def test_changelog_has_unreleased_changes_on_top_and_dated_versions() -> None:
    heads = re.findall(r"^## (.*)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert heads[0] == "Unreleased"
    assert all(re.fullmatch(r"\d+\.\d+\.\d+ - 20\d\d-[01]\d-[0-3]\d", head) for head in heads[1:])
    assert heads[1].startswith(f"{vialibre.__version__} ")


def test_hooks_run_the_checks_there_are_and_need_no_network() -> None:
    script = (ROOT / "bin" / "check").read_text("utf-8")
    (names,) = re.findall(r"then set -- ([\w -]+);", script)
    assert re.findall(r"repo: (.*)", HOOKS) == ["local"]
    assert set(re.findall(r"language: (.*)", HOOKS)) == {"system"}
    assert re.findall(r"entry: (.*)", HOOKS) == [f"bin/check {name}" for name in names.split()]


def test_an_unknown_check_says_which_there_are() -> None:
    done = subprocess.run([str(ROOT / "bin" / "check"), "spelling"], capture_output=True, encoding="utf-8")
    assert done.returncode == 2
    assert "svelte-check" in done.stderr


def test_bin_test_runs_the_checks() -> None:
    assert "bin/check ruff format mypy" in (ROOT / "bin" / "test").read_text("utf-8")


def test_ignored_revisions_are_commits_of_this_repository() -> None:
    """Whole ids, each with a comment above it; `git blame` refuses a file with anything else."""
    lines = (ROOT / ".git-blame-ignore-revs").read_text("utf-8").splitlines()
    assert "blame.ignoreRevsFile" in "\n".join(lines)
    for line in lines:
        assert line == "" or line.startswith("#") or re.fullmatch(r"[0-9a-f]{40}", line), line
