"""Where no C compiler is, the wheel is made of the same files, interpreted."""

from __future__ import annotations

import zipfile
from pathlib import Path

import build_hook
import pytest
from hatchling.builders.wheel import WheelBuilder

ROOT = Path(build_hook.__file__).parent


def test_no_compiler_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert not build_hook.has_compiler()


def test_without_a_compiler_the_wheel_is_pure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setenv("VIALIBRE_NO_PAGE", "1")
    (wheel,) = WheelBuilder(str(ROOT)).build(directory=str(tmp_path), versions=["standard"])
    assert wheel.endswith("-py3-none-any.whl")
    names = zipfile.ZipFile(wheel).namelist()
    assert not [name for name in names if name.endswith((".so", ".pyd"))]
    wanted = ("engine/core/claim.py", "boards/data/usa.toml", "boards/data/geometry/usa.json", "locale/es/game.ftl")
    assert {f"vialibre/{name}" for name in wanted} <= set(names)
