"""Build hook: compiles the engine with mypyc where a C compiler is there; otherwise the same files ship interpreted."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

COMPILED = ("vialibre/engine/core", "vialibre/engine/game.py", "vialibre/bots/planning")
GROUP = "vialibre_engine"
# Without it the compiler may not inline calls between the engine's functions, as another library could replace them.
INLINE = "-fno-semantic-interposition"

SETUP = """
from mypyc.build import mypycify
from setuptools import setup

extensions = mypycify(
    ["--ignore-missing-imports", *{paths!r}],
    opt_level="3",
    debug_level="0",
    group_name={group!r},
    target_dir={target!r},
)
for extension in extensions:
    extension.extra_compile_args += {flags!r}
arguments = ["-q", "build_ext", "--build-lib", {out!r}]
setup(name="vialibre-engine", ext_modules=extensions, packages=[], script_args=arguments)
"""


class EngineBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        src = Path(self.root) / "src"
        editable = version == "editable"
        if editable:
            remove_stale(src)
        if self.target_name != "wheel" or os.environ.get("VIALIBRE_NO_COMPILE"):
            return
        if not has_compiler():
            self.app.display_warning("vialibre: no C compiler found; the engine will run interpreted, and slower.")
            return
        self.scratch = Path(tempfile.mkdtemp())
        try:
            made = compile_engine(src, self.scratch)
        except subprocess.CalledProcessError as error:
            # A machine whose compiler or headers are broken still gets a working, slower product.
            said = f"{error.stdout}{error.stderr}"
            self.app.display_warning(f"vialibre: compiling the engine failed; it will run interpreted.\n{said}")
            return
        for built in made:
            name = str(built.relative_to(self.scratch / "out"))
            if editable:  # runs the sources in place, so the compiled files must lie beside them
                shutil.copy2(built, src / name)
            else:
                build_data["force_include"][str(built)] = name
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            shutil.rmtree(self.scratch, ignore_errors=True)


def remove_stale(src: Path) -> None:
    """What an earlier build for this Python left would win over changed sources."""
    suffix = sysconfig.get_config_var("EXT_SUFFIX")
    for old in [*src.glob(f"{GROUP}__mypyc{suffix}"), *src.glob(f"vialibre/**/*{suffix}")]:
        old.unlink()


def has_compiler() -> bool:
    if os.name == "nt":
        return True  # setuptools knows where to look, and says so if there is none
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    header = Path(sysconfig.get_path("include")) / "Python.h"
    return shutil.which(command.split()[0]) is not None and header.exists()


def compile_engine(src: Path, scratch: Path) -> list[Path]:
    paths: list[str] = []
    for name in COMPILED:
        place = src / name
        files = sorted(place.glob("*.py")) if place.is_dir() else [place]
        paths += [str(file.relative_to(src)) for file in files if file.name != "__init__.py"]
    work = scratch / "src"
    shutil.copytree(src, work, ignore=shutil.ignore_patterns("*.so", "__pycache__"))
    out = scratch / "out"
    flags = [] if os.name == "nt" else [INLINE]
    script = SETUP.format(paths=paths, group=GROUP, target=str(scratch / "c"), flags=flags, out=str(out))
    subprocess.run([sys.executable, "-c", script], cwd=work, check=True, capture_output=True, text=True)
    return [built for built in out.rglob("*") if built.suffix in (".so", ".pyd")]
