"""The ids of the rules, as docs/rules.md marks them, and the ids that tests name."""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]
_MARKED = re.compile(r"^- \*\*([A-Z]+-\d+)\*\*", re.MULTILINE)
_HEAD = re.compile(r"([A-Z]+-\d+(?:, [A-Z]+-\d+)*): \S")


@dataclass(frozen=True)
class NamedTest:
    file: str
    name: str
    ids: tuple[str, ...]
    """Those at the start of its docstring."""


def rule_ids() -> tuple[str, ...]:
    """All ids of docs/rules.md, in order."""
    return tuple(_MARKED.findall((ROOT / "docs/rules.md").read_text("utf-8")))


def in_name(rule_id: str) -> str:
    """How an id is written in the name of a test: `draw_3`."""
    return rule_id.lower().replace("-", "_")


def names(test: str, rule_id: str) -> bool:
    """If the name of a test has this id, whole: `tun_1` is not in `test_fortun_12`."""
    return re.search(rf"_{in_name(rule_id)}(?!\d)", test.partition("[")[0]) is not None


@cache
def named_tests() -> tuple[NamedTest, ...]:
    """The tests of the rules, with the ids that they name; not those of test_all_ids_named.py."""
    found = []
    for path in sorted(Path(__file__).parent.glob("test_*.py")):
        if path.name == "test_all_ids_named.py":
            continue
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = _HEAD.match(ast.get_docstring(node) or "")
                found.append(NamedTest(path.name, node.name, tuple(head[1].split(", ")) if head else ()))
    return tuple(found)
