"""A page of the lab as XML and as text."""

from __future__ import annotations

from xml.etree import ElementTree


def parsed(html: str) -> ElementTree.Element:
    """Raises ParseError if a tag is not closed, an attribute not quoted, or a sign not escaped."""
    assert html.startswith("<!DOCTYPE html>")
    return ElementTree.fromstring(html)


def read(root: ElementTree.Element) -> str:
    return " ".join("".join(root.itertext()).split())
