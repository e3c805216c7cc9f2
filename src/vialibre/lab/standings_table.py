"""Standings as text and as HTML, for the Python API: the first table of `vialibre arena`."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.i18n import DEFAULT, Words, printable
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.standings import Standing
from vialibre.pictures.markup import tag, text


def as_text(found: Sequence[Standing]) -> str:
    """Columns of equal width; figures to the right."""
    rows = _rows(found)
    widths = [max(len(row[column]) for row in rows) for column in range(len(rows[0]))]
    lines = []
    for bot, *figures in rows:
        cells = (figure.rjust(width) for figure, width in zip(figures, widths[1:], strict=True))
        lines.append("  ".join([bot.ljust(widths[0]), *cells]))
    return "\n".join(lines)


def as_html(found: Sequence[Standing]) -> str:
    heads, *rows = _rows(found)
    body = "".join(
        tag("tr", tag("th", text(row[0]), scope="row") + "".join(tag("td", text(cell)) for cell in row[1:]))
        for row in rows
    )
    top = tag("tr", "".join(tag("th", text(head), scope="col") for head in heads))
    return tag("table", tag("thead", top) + tag("tbody", body))


def _rows(found: Sequence[Standing]) -> list[list[str]]:
    """The heads, then a row for each bot."""
    words = Words(DEFAULT)
    figures = NumberFormat(words)
    heads = ["cli-bot", *(f"cli-arena-{head}" for head in ("rating", "wins", "mean-score", "games")), "cli-forfeits"]
    rows = [[words.text(head) for head in heads]]
    for standing in found:
        cells = [
            figures.rating(standing.rating),
            figures.percent_interval(standing.win_rate),
            figures.number(standing.mean_score),
            str(standing.games),
            str(standing.forfeits),
        ]
        rows.append([printable(standing.bot), *cells])
    return rows
