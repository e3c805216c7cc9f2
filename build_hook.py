"""Build hook: compiles the engine with mypyc where a C compiler is there, and builds the page where it can.

What cannot be made is left out with a warning: without a compiler the same files run interpreted, without a network
there is no page, and the server says so.
"""

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

sys.path.insert(0, str(Path(__file__).parent))  # hatchling loads this file alone
from build_page import CannotBuild, build_page, digest_of

PLANNING = ("vialibre/bots/planner", "vialibre/bots/beliefs", "vialibre/bots/rollout")
COMPILED = ("vialibre/engine/core", "vialibre/engine/game.py", *PLANNING)
COMMON = ("vialibre/bits.py", "vialibre/errors.py", "vialibre/provided.py")
READ = ("vialibre/engine", *PLANNING, "vialibre/boards", *COMMON)
"""What the compiler looks at: the compiled files and what they import."""
DOCUMENTED = "vialibre/engine/game.py"
"""Its docstrings are kept for `help()`: the one compiled file that people use directly."""
GROUP = "vialibre_engine"
# Without it the compiler may not inline calls between the engine's functions, as another library could replace them.
INLINE = "-fno-semantic-interposition"

SETUP = """
import sys
from pathlib import Path

from mypyc.build import mypycify
from setuptools import setup

sys.path.insert(0, {root!r})
from build_docstrings import add_docstrings

extensions = mypycify(
    ["--ignore-missing-imports", *{paths!r}],
    opt_level="3",
    debug_level="0",
    group_name={group!r},
    target_dir={target!r},
)
add_docstrings(Path({target!r}), Path({documented!r}))
for extension in extensions:
    extension.extra_compile_args += {flags!r}
arguments = ["-q", "build_ext", "--build-lib", {out!r}]
setup(name="vialibre-engine", ext_modules=extensions, packages=[], script_args=arguments)
"""


NO_COMPILER = (
    "No C compiler was found, so the engine runs as plain Python: the same games, but bots think less and mass play "
    "takes about fifty times as long. To change that, install a C compiler and the Python headers "
    "(Debian: apt install gcc libc6-dev python3-dev), delete the folder .venv and start again."
)


class EngineBuildHook(BuildHookInterface[Any]):
    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel":
            return
        if not os.environ.get("VIALIBRE_NO_PAGE"):
            report("step 3/4 Building the page")
            try:
                build_page(Path(self.root), self.app.display_info)
            except CannotBuild as error:
                self.app.display_warning(f"vialibre: the page could not be built, so browsers get none: {error}")
                report(f"note The page could not be built, so browsers get none: {error}")
        src = Path(self.root) / "src"
        compiled = self._compile_in_place(src) if version == "editable" else self._compile_for_wheel(src, build_data)
        if compiled:
            build_data["pure_python"] = False
            build_data["infer_tag"] = True

    def _compile_for_wheel(self, src: Path, build_data: dict[str, Any]) -> bool:
        made = self._compile(src)
        build_data["force_include"].update({str(file): name for name, file in made.items()})
        return bool(made)

    def _compile_in_place(self, src: Path) -> bool:
        """An editable install runs the sources where they are, so the compiled files must lie beside them."""
        stamp = src / f".{GROUP}{suffix()}.stamp"
        wanted = engine_digest(src)
        if is_current(src, stamp, wanted):
            return True
        remove_stale(src, stamp)
        made = self._compile(src)
        for name, file in made.items():
            shutil.copy2(file, src / name)
        if made:
            stamp.write_text(wanted, "utf-8")
        return bool(made)

    def _compile(self, src: Path) -> dict[str, Path]:
        """The compiled files by their place in the package; none, and a warning, where it cannot be done."""
        if os.environ.get("VIALIBRE_NO_COMPILE"):
            return {}
        if not has_compiler():
            self.app.display_warning(f"vialibre: {NO_COMPILER}")
            report(f"note {NO_COMPILER}")
            return {}
        report("step 4/4 Compiling the engine")
        self.scratch = Path(tempfile.mkdtemp())
        try:
            made = compile_engine(src, self.scratch)
        except subprocess.CalledProcessError as error:
            # A machine whose compiler or headers are broken still gets a working, slower product.
            said = f"{error.stdout}{error.stderr}"
            self.app.display_warning(f"vialibre: compiling the engine failed; it will run interpreted.\n{said}")
            report("note Compiling the engine failed, so it runs as plain Python: the same games, but slower bots.")
            return {}
        return {str(file.relative_to(self.scratch / "out")): file for file in made}

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        if hasattr(self, "scratch"):
            shutil.rmtree(self.scratch, ignore_errors=True)


def report(line: str) -> None:
    """Add a step or a note to the file that bin/setup.sh shows: uv swallows what a build prints."""
    file = os.environ.get("VIALIBRE_PROGRESS")
    if file:
        with open(file, "a", encoding="utf-8") as progress:
            progress.write(line.partition("\n")[0] + "\n")


def suffix() -> str:
    """Of compiled files for this Python: others beside them are not ours to judge."""
    return str(sysconfig.get_config_var("EXT_SUFFIX"))


def built_files(src: Path) -> list[Path]:
    return [*src.glob(f"{GROUP}__mypyc{suffix()}"), *src.glob(f"vialibre/**/*{suffix()}")]


def remove_stale(src: Path, stamp: Path) -> None:
    """What an earlier build for this Python left would win over changed sources."""
    for old in built_files(src):
        old.unlink()
    stamp.unlink(missing_ok=True)


def is_current(src: Path, stamp: Path, wanted: str) -> bool:
    """A changed page need not wait for the compiler."""
    if os.environ.get("VIALIBRE_NO_COMPILE") or not stamp.is_file() or stamp.read_text("utf-8") != wanted:
        return False
    return len(built_files(src)) > 1


def engine_digest(src: Path) -> str:
    """Of all that the compiled files come from."""
    root = src.parent
    files = [root / "build_hook.py", root / "build_docstrings.py", root / "pyproject.toml"]
    for name in READ:
        files += sorted((src / name).rglob("*.py")) if (src / name).is_dir() else [src / name]
    return f"{digest_of(files, root)} {os.environ.get('CC', '')}"


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
    shutil.copytree(src, work, ignore=shutil.ignore_patterns("*.so", "__pycache__", "page"))
    out = scratch / "out"
    flags = [] if os.name == "nt" else [INLINE]
    script = SETUP.format(
        paths=paths,
        group=GROUP,
        target=str(scratch / "c"),
        flags=flags,
        out=str(out),
        root=str(Path(__file__).parent),
        documented=DOCUMENTED,
    )
    subprocess.run([sys.executable, "-c", script], cwd=work, check=True, capture_output=True, text=True)
    return [built for built in out.rglob("*") if built.suffix in (".so", ".pyd")]
