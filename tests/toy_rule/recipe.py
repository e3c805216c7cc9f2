"""The recipe "Add a rule with a decision" of CONTRIBUTING.md, followed for a toy rule.

Toll: after claiming a route of at least `length` cars a player may pay `cost` cards of one color for `points` points.
toll.toml has all the changes that this takes, as texts to find and to put in their place. A text must occur exactly
once, so a change of the sources that moves one of these places fails here, and the recipe is corrected with it.
"""

from __future__ import annotations

import shutil
import tomllib
from pathlib import Path

SOURCES = Path(__file__).parents[2] / "src"
PACKAGE = "vialibre"
TEXTS = "locale/"
MOST_FILES = 12


class Recipe:
    """What toll.toml says."""

    def __init__(self) -> None:
        data = tomllib.loads((Path(__file__).parent / "toll.toml").read_text("utf-8"))
        self.new: dict[str, str] = {new["file"]: new["text"] for new in data["new"]}
        self.edits: list[tuple[str, str, str]] = [(edit["file"], edit["old"], edit["new"]) for edit in data["edit"]]

    def files(self) -> list[str]:
        """The files that the rule takes, besides texts."""
        names = {*self.new, *(name for name, _, _ in self.edits)}
        return sorted(name for name in names if not name.startswith(TEXTS))

    def build(self, folder: Path) -> Path:
        """Make a copy of the package with the toy rule; returns the folder to put on the path."""
        copy = folder / "src"
        left_out = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "page")
        shutil.copytree(SOURCES / PACKAGE, copy / PACKAGE, ignore=left_out)
        for name, text in self.new.items():
            (copy / PACKAGE / name).write_text(text, "utf-8")
        for name, old, new in self.edits:
            file = copy / PACKAGE / name
            text = file.read_text("utf-8")
            assert text.count(old) == 1, f"{name} must have {old!r} once: correct the recipe with it"
            file.write_text(text.replace(old, new), "utf-8")
        return copy
