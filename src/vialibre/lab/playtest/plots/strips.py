"""Headlines beside those of the standard boards: a strip for each, with its own axis."""

from __future__ import annotations

from collections.abc import Sequence
from math import isfinite

from vialibre.boards.load import load_board
from vialibre.lab.playtest.compare import Compared
from vialibre.lab.playtest.formatting import Formatter
from vialibre.lab.report.charts import ROW, Axis
from vialibre.lab.report.markup import tag, text
from vialibre.narrate import board_name


def strips(rows: Sequence[Compared], formatter: Formatter, lang: str, label: str) -> str:
    """Return the strips as SVG."""
    drawn = "".join(_strip(at, row, formatter, lang) for at, row in enumerate(rows))
    return tag("svg", drawn, height=ROW * len(rows), role="img", aria_label=label)


def _strip(at: int, row: Compared, formatter: Formatter, lang: str) -> str:
    low, high = (end if isfinite(end) else row.here.value for end in (row.here.low, row.here.high))
    axis = Axis(min(row.low, low), max(row.high, high))
    y = ROW * at + 38
    name = formatter.say("playtest-headline", name=row.name)
    if row.side is not None:
        name = formatter.say("playtest-outside", name=name, side=row.side)
    left, right = axis.at(row.low), axis.at(row.high)
    parts = [
        tag("text", text(name), x=0, y=ROW * at + 18, class_="beyond" if row.side else None),
        tag(
            "text",
            text(formatter.headline(row.name, row.here)),
            x="100%",
            y=ROW * at + 18,
            text_anchor="end",
            class_="soft",
        ),
        tag("rect", x=f"{left}%", width=f"{round(right - left, 3)}%", y=y - 7, height=14, rx=4, class_="band"),
    ]
    for board, figure in row.boards.items():
        across = f"{axis.at(figure.value)}%"
        said = f"{board_name(load_board(board), lang)}: {formatter.headline(row.name, figure)}"
        parts.append(tag("line", tag("title", text(said)), x1=across, x2=across, y1=y - 7, y2=y + 7, class_="mark"))
    ends = axis.at(low), axis.at(high)
    parts.append(tag("line", x1=f"{ends[0]}%", x2=f"{ends[1]}%", y1=y, y2=y, class_="span"))
    parts.append(tag("circle", cx=f"{axis.at(row.here.value)}%", cy=y, r=6, class_="dot"))
    return "".join(parts)
