"""Fingerprint of this installation, so that machines sharing work can check that they would play the same games."""

from __future__ import annotations

import sys
from functools import cache
from hashlib import sha256
from pathlib import Path

import vialibre
from vialibre.interpreted import is_compiled
from vialibre.version import __version__

PACKAGES = ("boards", "engine", "bots", "lab")
"""The packages that the course of a game depends on."""
KINDS = (".py", ".toml")


@cache
def installation() -> dict[str, str]:
    """Version, sources, engine build and Python version, as texts to be compared as a whole."""
    return {
        "vialibre": __version__,
        "sources": _sources(Path(vialibre.__file__).parent),
        "engine": "compiled" if is_compiled() else "interpreted",
        "python": ".".join(map(str, sys.version_info[:2])),
    }


def _sources(root: Path) -> str:
    """A digest of the files, since two commits may have the same version."""
    digest = sha256()
    for package in PACKAGES:
        for file in sorted(path for path in (root / package).rglob("*") if path.suffix in KINDS):
            digest.update(f"{file.relative_to(root).as_posix()}\n".encode())
            digest.update(file.read_bytes())
    return digest.hexdigest()[:12]


def described(found: dict[str, str]) -> str:
    """As shown in an error: vialibre 1.2.0, sources 0a1b…, engine compiled, python 3.11."""
    return ", ".join(f"{name} {value}" for name, value in found.items())
