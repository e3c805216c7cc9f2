"""The first and the later starts of `bin/vialibre` in a copy of this project, with real uv."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import tomllib
from collections.abc import Mapping
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
QUICK = {"VIALIBRE_NO_PAGE": "1", "CC": "no-such-compiler"}
"""Page and engine have tests of their own; without them a first start takes seconds."""
WRITTEN = (
    "web/node_modules/.package-lock.json",
    "web/node_modules/a/index.js",
    "web/node_modules/a/index.d.ts",
    "src/vialibre/boards/__pycache__/load.cpython-311.pyc",
    "src/vialibre/page/index.html",
)
"""By npm, Python and our own build, beside the sources."""


def tracked_files() -> list[str]:
    """Those of git, and new ones that it does not ignore."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)
    return [name for name in listed.stdout.split("\0") if (ROOT / name).is_file()]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the tracked files, as they are now, in a folder with a space in its name."""
    copy = tmp_path_factory.mktemp("start") / "via libre"
    for name in tracked_files():
        (copy / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy2(ROOT / name, copy / name)
    if (ROOT / ".uv").is_dir():
        (copy / ".uv").symlink_to(ROOT / ".uv")
    return copy


def start(project: Path, **settings: str) -> subprocess.CompletedProcess[str]:
    inherited = {name: value for name, value in os.environ.items() if not name.startswith(("VIRTUAL_ENV", "UV_"))}
    environment: Mapping[str, str] = {**inherited, **QUICK, **settings}
    return subprocess.run(
        [project / "bin" / "vialibre", "--version"],
        env=environment,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=600,
    )


@pytest.fixture(scope="module")
def first(project: Path) -> subprocess.CompletedProcess[str]:
    return start(project)


@pytest.fixture
def offline(tmp_path: Path) -> dict[str, str]:
    """No network and nothing downloaded before: all that needs a package fails."""
    return {"UV_OFFLINE": "1", "UV_CACHE_DIR": str(tmp_path / "empty cache")}


def test_the_first_start_says_what_a_missing_compiler_means(first: subprocess.CompletedProcess[str]) -> None:
    assert first.returncode == 0, first.stderr
    assert first.stdout.endswith("(interpreted)\n")
    (note,) = [line for line in first.stderr.splitlines() if "No C compiler" in line]
    assert "the same games" in note
    assert "install a C compiler" in note


def test_the_second_start_needs_no_network(
    project: Path, first: subprocess.CompletedProcess[str], offline: dict[str, str]
) -> None:
    """What npm and Python write while building and running must not look like a change of the sources."""
    for name in WRITTEN:
        (project / name).parent.mkdir(parents=True, exist_ok=True)
        (project / name).write_text("")
    second = start(project, **offline)
    assert (second.returncode, second.stdout, second.stderr) == (0, first.stdout, "")


def test_what_is_installed_starts_when_it_cannot_be_updated(
    project: Path, first: subprocess.CompletedProcess[str], offline: dict[str, str]
) -> None:
    source = project / "src" / "vialibre" / "errors.py"
    before = source.stat()
    source.touch()
    third = start(project, **offline)
    os.utime(source, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert (third.returncode, third.stdout) == (0, first.stdout)
    assert third.stderr.endswith("vialibre: could not update; starting what is installed\n")


def test_a_start_that_cannot_install_says_so(project: Path, offline: dict[str, str], tmp_path: Path) -> None:
    failed = start(project, **offline, UV_PROJECT_ENVIRONMENT=str(tmp_path / "new"))
    assert failed.returncode == 2
    assert failed.stderr.endswith("could not install what is needed. Check your connection and try again.\n")


def test_uv_watches_only_tracked_files() -> None:
    """uv's `*` also matches "/": every file that a pattern matches must be a source, or each start may build again."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
    patterns = [key["file"] for key in settings["tool"]["uv"]["cache-keys"] if "file" in key]
    tracked = set(tracked_files())
    for pattern in patterns:
        expression = re.compile(
            re.escape(pattern).replace(r"\*\*/", "(.*/)?").replace(r"\*\*", ".*").replace(r"\*", ".*")
        )
        assert [name for name in tracked if expression.fullmatch(name)], f"{pattern} matches no file"
        assert not [name for name in WRITTEN if expression.fullmatch(name)], pattern


SLOW_UV = """#!/bin/sh
# Stands in for a uv whose packages and page take long: each step waits until the test has read the line before.
until [ -e "$STEPS/packages" ]; do sleep 0.05; done
echo "step 3/4 Building the page" >>"$VIALIBRE_PROGRESS"
until [ -e "$STEPS/page" ]; do sleep 0.05; done
exit 1
"""


def test_a_slow_start_shows_its_steps(project: Path, tmp_path: Path) -> None:
    (tmp_path / "uv").write_text(SLOW_UV)
    (tmp_path / "uv").chmod(0o755)
    path = os.pathsep.join([str(tmp_path), os.environ["PATH"]])
    environment = {**os.environ, "PATH": path, "STEPS": str(tmp_path), "UV_PROJECT_ENVIRONMENT": str(tmp_path / "none")}
    command = [project / "bin" / "vialibre"]
    with subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, text=True) as starting:
        assert starting.stderr is not None
        assert starting.stderr.readline() == "vialibre: 2/4 Getting the Python packages …\n"
        (tmp_path / "packages").touch()
        assert starting.stderr.readline() == "vialibre: 3/4 Building the page …\n"
        (tmp_path / "page").touch()
        assert "could not install" in starting.stderr.readline()
        assert starting.wait(60) == 2
