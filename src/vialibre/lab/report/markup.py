"""Building blocks of a report page. Texts are escaped by `pictures.markup`, and nowhere else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vialibre.lab.sheet_rows import Row
from vialibre.pictures.markup import tag, text

__all__ = ["section", "table", "tag", "text"]


def table(heads: Sequence[str], parts: Iterable[Sequence[Row]], label: str) -> str:
    """A table that scrolls sideways on a narrow screen; the first cell of each row is its header."""
    cells = "".join(tag("th", text(head), scope="col") for head in heads)
    bodies = "".join(tag("tbody", "".join(_row(row) for row in rows), class_="part") for rows in parts)
    whole = tag("table", tag("thead", tag("tr", cells)) + bodies)
    return tag("div", whole, class_="wide", role="region", tabindex=0, aria_label=label)


def _row(row: Row) -> str:
    cells = tag("th", text(row.label), scope="row") + "".join(tag("td", text(cell)) for cell in row.cells)
    return tag("tr", cells, class_="strong" if row.strong else None)


def section(title: str, note: str, *content: str) -> str:
    """A section with a heading, a note and content."""
    return tag("section", "\n".join((tag("h2", text(title)), tag("p", text(note)), *content))) + "\n"
