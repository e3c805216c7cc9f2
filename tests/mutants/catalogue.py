"""The mutants: what each one changes, and a copy of the package with one of them in it."""

from __future__ import annotations

import shutil
import tomllib
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src/vialibre"


@dataclass(frozen=True)
class Mutant:
    id: str
    """The rule that it breaks."""
    file: str
    """Below src/vialibre."""
    old: str
    new: str
    why: str


def load_mutants() -> list[Mutant]:
    rows = tomllib.loads(Path(__file__).with_name("mutants.toml").read_text("utf-8"))["mutant"]
    return [Mutant(**row) for row in rows]


def mutated(mutant: Mutant, package: Path = PACKAGE) -> str:
    """The text of the file with the mutation. Raises ValueError if it does not fit exactly once."""
    text = (package / mutant.file).read_text("utf-8")
    if text.count(mutant.old) != 1:
        raise ValueError(f"{mutant.id}: in {mutant.file} this occurs {text.count(mutant.old)} times: {mutant.old}")
    return text.replace(mutant.old, mutant.new)


def copy_package(source: Path, folder: Path) -> Path:
    """A copy without compiled files. Byte code comes along: its time stamps still fit."""
    shutil.copytree(source, folder / "vialibre", ignore=shutil.ignore_patterns("*.so"))
    return folder / "vialibre"


def apply_to(mutant: Mutant, package: Path) -> None:
    path = package / mutant.file
    path.write_text(mutated(mutant, package), "utf-8")
    for stale in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
        stale.unlink()
