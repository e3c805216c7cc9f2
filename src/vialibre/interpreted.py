"""Runs the Python sources of compiled modules if VIALIBRE_INTERPRETED=1.

Use it to compare both (they must play the same games), for debugging, and to try a change without compiling.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType

VARIABLE = "VIALIBRE_INTERPRETED"
PACKAGE = "vialibre."


class SourceFinder:
    """Meta path finder that prefers the .py file of every module of this package to the compiled one."""

    @staticmethod
    def find_spec(name: str, path: Sequence[str] | None = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if not name.startswith(PACKAGE):
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec is None or spec.origin is None or spec.origin.endswith(".py"):
            return spec
        source = Path(spec.origin).with_name(name.rpartition(".")[2] + ".py")
        return spec_from_file_location(name, source, loader=SourceFileLoader(name, str(source)))


def install_if_asked() -> None:
    """Install the finder if VIALIBRE_INTERPRETED is set."""
    if os.environ.get(VARIABLE):
        sys.meta_path.insert(0, SourceFinder)


def is_compiled() -> bool:
    """Whether the engine in use is the compiled one."""
    from vialibre.engine.core import board_index

    return bool(board_index.COMPILED)
