"""How the page asks for its texts: every `t('key', {…})` of its sources, and every text in quotes that may be a key."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

WEB = Path(__file__).parents[2] / "web" / "src"
_CALL = re.compile(r"\bt\(\s*'([a-z0-9-]+)'\s*(,\s*\{)?")
_QUOTED = re.compile(r"['\"`]([a-z0-9]+(?:-[a-z0-9]+)*)['\"`]")
_FAMILY = re.compile(r"`([a-z0-9-]+-)\$\{")


@cache
def sources() -> dict[str, str]:
    files = [file for file in sorted(WEB.rglob("*")) if file.suffix in (".ts", ".svelte")]
    return {
        str(file.relative_to(WEB)): file.read_text("utf-8")
        for file in files
        if not file.name.endswith(".test.ts") and file.name != "generated.ts"
    }


def calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """File, key and names of the parameters; None where these are not all written out."""
    for name, text in sources().items():
        for found in _CALL.finditer(text):
            given = set() if found[2] is None else _names(text, found.end())
            rest = text[found.end() : found.end() + 1]
            yield name, found[1], given if found[2] is not None or rest == ")" else None


def _names(text: str, start: int) -> set[str] | None:
    """The names in an object literal that begins before `start`; None if something is spread into it."""
    depth, at, names, fresh = 1, start, set(), True
    while depth > 0:
        sign = text[at]
        if depth == 1 and fresh and (word := re.match(r"\s*(\.\.\.|[A-Za-z_]\w*)", text[at:])):
            if word[1] == "...":
                return None
            names.add(word[1])
            at += word.end()
            fresh = False
            continue
        depth += (sign in "{[(") - (sign in "}])")
        fresh = depth == 1 and sign == ","
        at += 1
    return names


def quoted() -> set[str]:
    """Every text in quotes of the form of a key: keys are also chosen by a condition, or stand in lists."""
    return {found for text in sources().values() for found in _QUOTED.findall(text)}


def families() -> set[str]:
    """The beginnings of keys that are put together."""
    return {found for text in sources().values() for found in _FAMILY.findall(text)}
