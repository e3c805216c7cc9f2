"""What the Fluent files hold: messages, the variables they use and the messages they refer to."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import fluent.syntax
from fluent.syntax import ast

import vialibre

SOURCES = Path(vialibre.__file__).parent
LOCALE = SOURCES / "locale"


@cache
def messages(lang: str) -> dict[str, ast.Message]:
    """All messages of a language by key; a file that does not parse and a key written twice are failures."""
    found: dict[str, ast.Message] = {}
    for file in sorted((LOCALE / lang).glob("*.ftl")):
        for entry in fluent.syntax.parse(file.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{file}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, f"{file}: {entry.id.name} is written twice"
                found[entry.id.name] = entry
    return found


@cache
def glossary(lang: str) -> dict[str, Any]:
    """The vocabulary of a language that its texts are checked against."""
    return tomllib.loads((LOCALE / lang / "glossary.toml").read_text("utf-8"))


def nodes(node: object) -> Iterator[ast.BaseNode]:
    """A node and all below it."""
    if isinstance(node, ast.BaseNode):
        yield node
        for value in vars(node).values():
            yield from nodes(value)
    elif isinstance(node, list):
        for item in node:
            yield from nodes(item)


def references(message: ast.Message) -> set[str]:
    return {node.id.name for node in nodes(message) if isinstance(node, ast.MessageReference)}


def variables(lang: str, key: str) -> set[str]:
    """The variables of a message and of those it refers to."""
    message = messages(lang)[key]
    own = {node.id.name for node in nodes(message) if isinstance(node, ast.VariableReference)}
    return own.union(*(variables(lang, other) for other in references(message)))


def variants(lang: str, key: str, variable: str) -> set[str]:
    """The values of a variable that a message has words for."""
    found: set[str] = set()
    for node in nodes(messages(lang)[key]):
        if not isinstance(node, ast.SelectExpression) or not isinstance(node.selector, ast.VariableReference):
            continue
        if node.selector.id.name == variable:
            found |= {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
    return found


def has_words(lang: str, key: str) -> bool:
    """Whether a message has letters of its own, besides variables and other messages."""
    texts = [node.value for node in nodes(messages(lang)[key].value) if isinstance(node, ast.TextElement)]
    return any(sign.isalpha() for text in texts for sign in text)


def written(lang: str, key: str) -> str:
    """A message as it stands in the file, without spaces around it."""
    pattern = messages(lang)[key].value
    assert pattern is not None, f"{lang}: {key} has no text"
    return fluent.syntax.serialize(ast.Resource([ast.Message(ast.Identifier("same"), pattern)]))
