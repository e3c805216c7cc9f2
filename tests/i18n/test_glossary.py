"""One term per thing: the vocabulary of each language, in locale/<lang>/glossary.toml."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from tests.i18n.catalogue import glossary, messages, nodes
from vialibre.i18n import languages

QUOTED = re.compile(r"[“„«”'‘]\s?(?:pay )?wild\s?[”“»'’]")
"""The word of the notation, as it is typed."""


def said(lang: str, key: str) -> list[str]:
    """What a message says itself, line by line: variables and other messages are left out, ids in them do not count."""
    message = messages(lang)[key]
    texts = [node.value for node in nodes(message) if isinstance(node, ast.TextElement)]
    return [QUOTED.sub("", line) for text in texts for line in text.split("\n")]


def test_every_language_has_a_glossary() -> None:
    for lang in languages():
        assert set(glossary(lang)) == {"examples", "forbidden", "one_form", "required", "same_as_english"}
        assert glossary(lang)["forbidden"]


@pytest.mark.parametrize("lang", languages())
def test_no_text_has_a_forbidden_word(lang: str) -> None:
    patterns = [(re.compile(pattern), better) for pattern, better in glossary(lang)["forbidden"].items()]
    found = [
        f"{lang} {key}: “{match[0]}” in “{line.strip()}”; better: {better}"
        for key in messages(lang)
        for line in said(lang, key)
        for pattern, better in patterns
        if (match := pattern.search(line))
    ]
    assert found == []


@pytest.mark.parametrize("lang", languages())
def test_texts_have_the_words_they_must_have(lang: str) -> None:
    for key, word in glossary(lang)["required"].items():
        assert any(word in line for line in said(lang, key)), f"{lang} {key}: {word}"


@pytest.mark.parametrize("lang", languages())
def test_forbidden_words_would_be_found(lang: str) -> None:
    """The first pattern of each language is its old word for a locomotive: the check must see it."""
    line = glossary(lang)["examples"]["forbidden_term"]
    assert re.search(next(iter(glossary(lang)["forbidden"])), line)
