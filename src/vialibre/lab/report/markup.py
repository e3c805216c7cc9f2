"""Pieces of a page; every text is escaped here and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape

from vialibre.lab.sheet_rows import Row
from vialibre.words import printable


def text(content: object) -> str:
    """As text or as an attribute's value: no tags, no quotes, no signs that play tricks."""
    return escape(printable(str(content)), quote=True)


def tag(name: str, content: str = "", /, **attributes: object) -> str:
    """An element around content that is markup already; `class_` and `aria_label` become class and aria-label."""
    pairs = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{text(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{pairs}>{content}</{name}>"


def table(heads: Sequence[str], parts: Iterable[Sequence[Row]], label: str) -> str:
    """A table that scrolls sideways where the screen is narrow; the first cell of each row is its head."""
    cells = "".join(tag("th", text(head), scope="col") for head in heads)
    bodies = "".join(tag("tbody", "".join(_row(row) for row in rows), class_="part") for rows in parts)
    whole = tag("table", tag("thead", tag("tr", cells)) + bodies)
    return tag("div", whole, class_="wide", role="region", tabindex=0, aria_label=label)


def _row(row: Row) -> str:
    cells = tag("th", text(row.label), scope="row") + "".join(tag("td", text(cell)) for cell in row.cells)
    return tag("tr", cells, class_="strong" if row.strong else None)


def section(title: str, note: str, *content: str) -> str:
    return tag("section", "\n".join((tag("h2", text(title)), tag("p", text(note)), *content))) + "\n"
