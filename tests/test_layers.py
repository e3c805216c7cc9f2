"""A module imports only from the layers below its own (docs/architecture.md), and only the libraries named here."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import vialibre

ROOT = Path(vialibre.__file__).parent

COMMON = {"bits", "errors", "version", "interpreted", "provided"}
MAY_IMPORT = {
    "boards": COMMON,
    "engine": COMMON | {"boards"},
    "bots": COMMON | {"boards", "engine"},
    "analysis": COMMON | {"boards", "engine"},
    "narrate": COMMON | {"boards", "engine", "i18n"},
    "fair": COMMON | {"boards", "engine", "i18n"},
    "i18n": COMMON,
    "provided": set[str](),
    "actions": {"engine"},
    "show": COMMON | {"boards", "engine", "terminal", "pictures"},
    "errors": {"i18n"},
    "pictures": COMMON | {"boards", "engine", "analysis", "i18n", "narrate"},
    "lab": COMMON | {"boards", "engine", "bots", "analysis", "i18n", "narrate", "pictures", "terminal"},
    "terminal": COMMON | {"boards", "engine", "bots", "analysis", "i18n", "narrate", "fair"},
    "server": COMMON | {"boards", "engine", "bots", "analysis", "i18n", "narrate", "fair"},
}
PARTS_OF_BOTS = {
    "planner": set[str](),
    "beliefs": {"planner"},
    "rollout": {"planner"},
    "surveyor": {"planner"},
    "search": {"planner", "beliefs", "rollout", "surveyor"},
    "simple": {"base", "observation", "fallback"},
    "baselines": {"base", "observation", "fallback", "search"},
}
"""Which other parts of bots/ each part may import."""
LIBRARIES = {
    "boards": set[str](),
    "engine": {"librt", "mypy_extensions"},
    "i18n": {"fluent"},
    "fair": {"cryptography"},
    "pictures": {"PIL", "pypdfium2", "reportlab"},
    "errors": set[str](),
}


def modules(layer: str) -> list[Path]:
    folder, file = ROOT / layer, ROOT / f"{layer}.py"
    return sorted(folder.rglob("*.py")) if folder.is_dir() else [file] if file.exists() else []


def imports(file: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{file}: relative import"
            if node.module == "vialibre":
                yield from (f"vialibre.{name.name}" for name in node.names)
            else:
                yield node.module or ""


@pytest.mark.parametrize("layer", MAY_IMPORT)
def test_layer_imports_only_what_it_may(layer: str) -> None:
    for file in modules(layer):
        for name in imports(file):
            if name.startswith("vialibre."):
                other = name.split(".")[1]
                assert other == layer or other in MAY_IMPORT[layer], f"{file} imports {name}"


@pytest.mark.parametrize("part", PARTS_OF_BOTS)
def test_part_of_the_bots_imports_only_what_it_may(part: str) -> None:
    files = modules(f"bots/{part}")
    assert files
    for file in files:
        for name in imports(file):
            if name.startswith("vialibre.bots."):
                other = name.split(".")[2]
                assert other == part or other in PARTS_OF_BOTS[part], f"{file} imports {name}"


@pytest.mark.parametrize("layer", LIBRARIES)
def test_layer_needs_only_its_libraries(layer: str) -> None:
    for file in modules(layer):
        for name in imports(file):
            top = name.split(".")[0]
            known = top in sys.stdlib_module_names or top == "vialibre" or top in LIBRARIES[layer]
            assert known, f"{file} imports {name}"


SERVER_LAYERS = (
    {"errors"},
    {"table", "storage"},
    {"schemas"},
    {"services"},
    {"api"},
    {"app", "load", "run"},
)
"""From the bottom up. Every module of `server` that is not named here is a service."""
SCHEMAS_MAY_IMPORT = ("vialibre.server.schemas", "vialibre.server.table", "vialibre.server.storage.rows")


def server_layer(module: str) -> int:
    """Of a dotted name below `vialibre.server`."""
    top = module.split(".")[0]
    return next((i for i, names in enumerate(SERVER_LAYERS) if top in names), 3)


def server_modules() -> Iterator[tuple[str, list[str]]]:
    """Each module of the server with what it imports of the server."""
    folder = ROOT / "server"
    for file in sorted(folder.rglob("*.py")):
        names = [name.removeprefix("vialibre.server.") for name in imports(file) if name.startswith("vialibre.server.")]
        yield file.relative_to(folder).with_suffix("").as_posix().replace("/", "."), names


def test_a_module_of_the_server_imports_only_its_own_layer_and_those_below() -> None:
    for module, names in server_modules():
        for name in names:
            assert server_layer(name) <= server_layer(module), f"server.{module} imports server.{name}"


def test_schemas_import_no_services() -> None:
    found = [(module, names) for module, names in server_modules() if module.startswith("schemas.")]
    assert found
    for module, names in found:
        for name in names:
            assert f"vialibre.server.{name}".startswith(SCHEMAS_MAY_IMPORT), f"server.{module} imports server.{name}"
