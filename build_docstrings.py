"""Docstrings for compiled classes: mypyc keeps signatures but drops docstrings, so the build puts them back.

mypyc writes C; before that is compiled, the docstrings of the Python source are added where C has the signatures. Then
`help(Game.apply)` says the same compiled and interpreted, at no cost while running.
"""

from __future__ import annotations

import ast
import re
from pathlib import Path

END = r"\n--\n\n"
"""What separates a signature from the docstring, as C has it."""


def add_docstrings(folder: Path, source: Path) -> int:
    """Put the docstrings of a source's public classes into the C files of a folder; return how many."""
    classes = [node for node in ast.parse(source.read_text("utf-8")).body if isinstance(node, ast.ClassDef)]
    added = 0
    for file in folder.rglob("*.c"):
        text = before = file.read_text("utf-8")
        for found in classes:
            text, count = _with_docstrings(text, source.stem, found)
            added += count
        if text != before:
            file.write_text(text, "utf-8")
    return added


def _with_docstrings(text: str, module: str, found: ast.ClassDef) -> tuple[str, int]:
    text, added = _after_signature(text, rf'\.tp_doc = PyDoc_STR\("{found.name}\(', ast.get_docstring(found))
    for node in found.body:
        doc = ast.get_docstring(node) if isinstance(node, ast.FunctionDef) else None
        if not isinstance(node, ast.FunctionDef) or doc is None:
            continue
        method = rf"\(PyCFunction\)CPyPy_{module}___{found.name}___{node.name},\s*[A-Z_| ]+, PyDoc_STR\(\""
        text, in_method = _after_signature(text, method, doc)
        getter = rf"(\(getter\){module}___{found.name}_get_{node.name},\s*NULL, )NULL(, NULL\}})"
        text, in_getter = re.subn(getter, _GetterWith(doc), text)
        added += in_method + in_getter
    return text, added


class _GetterWith:
    """Puts a docstring between the two parts of a property's entry."""

    def __init__(self, doc: str) -> None:
        self.doc = doc

    def __call__(self, at: re.Match[str]) -> str:
        return f'{at[1]}PyDoc_STR("{_in_c(self.doc)}"){at[2]}'


def _after_signature(text: str, beginning: str, doc: str | None) -> tuple[str, int]:
    if doc is None:
        return text, 0
    whole = rf'({beginning}(?:[^"\\]|\\.)*?){re.escape(END)}"'
    return re.subn(whole, lambda at: f'{at[1]}{END}{_in_c(doc)}"', text)


def _in_c(text: str) -> str:
    """Between the quotes of a C string, in ASCII."""
    escaped = {ord('"'): '\\"', ord("\\"): "\\\\", ord("\n"): "\\n", ord("?"): "\\?"}
    return "".join(escaped.get(byte) or (chr(byte) if 32 <= byte < 127 else f"\\{byte:03o}") for byte in text.encode())
