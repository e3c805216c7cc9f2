"""Every fault of a board file has a sentence, in every language that has sentences for boards."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import vialibre.boards.load
from vialibre.boards.faults import name_suggestions

BOARDS = Path(vialibre.boards.load.__file__).parent
LOCALE = BOARDS.parent / "locale"
MODULES = ("load.py", "build.py", "fields.py", "check.py", "bounds.py", "faults.py")
EVERYWHERE = {"file", "line", "row", "where"}


def codes() -> dict[str, list[set[str]]]:
    """Each code, and the parameters of each place that raises it."""
    found: dict[str, list[set[str]]] = {}
    for module in MODULES:
        for node in ast.walk(ast.parse((BOARDS / module).read_text(encoding="utf-8"))):
            if not (isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "fault"):
                continue
            code = node.args[0]
            assert isinstance(code, ast.Constant), f"{module}:{node.lineno}: a code must be written out"
            params = set(EVERYWHERE)
            for keyword in node.keywords:
                params |= {keyword.arg} if keyword.arg else set(name_suggestions("", ()))
            found.setdefault(str(code.value), []).append(params)
    return found


def messages(lang: str) -> dict[str, set[str]]:
    """Each message, and the variables in it."""
    text = (LOCALE / lang / "boards.ftl").read_text(encoding="utf-8")
    parts = re.split(r"^([a-z][a-z0-9-]*) =", text, flags=re.MULTILINE)
    bodies = dict(zip(parts[1::2], parts[2::2], strict=True))
    assert len(bodies) == len(parts) // 2, "a message is written twice"
    return {key: set(re.findall(r"\{ \$(\w+)", body)) for key, body in bodies.items()}


@pytest.mark.parametrize("lang", ["en", "es"])
def test_every_code_has_a_message(lang: str) -> None:
    assert {f"board-{code.replace('_', '-')}" for code in codes()} == set(messages(lang))


@pytest.mark.parametrize("lang", ["en", "es"])
def test_messages_use_what_the_errors_carry(lang: str) -> None:
    written = messages(lang)
    for code, places in codes().items():
        for params in places:
            assert written[f"board-{code.replace('_', '-')}"] <= params, code


def test_languages_say_the_same() -> None:
    assert messages("en") == messages("es")
