"""A game as one self-contained HTML page: board, controls, hands, moves as sentences, points over time."""

from __future__ import annotations

import base64
import hashlib
from importlib import resources
from string import Template

from vialibre.engine.score_sheet import LINES, points_on
from vialibre.narrate import board_name
from vialibre.pictures.board_svg import board_css, board_markup, car_markup, symbol_defs
from vialibre.pictures.chart import score_chart
from vialibre.pictures.markup import json_block, tag, text
from vialibre.pictures.page_data import page_data
from vialibre.pictures.paths import short
from vialibre.pictures.style import DAY, DUSK, FRAME
from vialibre.pictures.svg import points_of
from vialibre.pictures.timeline import Timeline

BUTTONS = (
    ("first", "replay-first", "M6 5V19M18 5 9 12 18 19Z"),
    ("turn-back", "replay-turn-back", "M12 5 4 12 12 19ZM20 5 12 12 20 19Z"),
    ("back", "replay-back-one", "M17 5 8 12 17 19Z"),
    ("play", "replay-play", "M7 4 20 12 7 20Z"),
    ("forward", "replay-forward-one", "M7 5 16 12 7 19Z"),
    ("turn-forward", "replay-turn-forward", "M4 5 12 12 4 19ZM12 5 20 12 12 19Z"),
    ("last", "replay-last", "M6 5 15 12 6 19ZM18 5V19"),
)


def html_page(timeline: Timeline) -> str:
    """Return a whole HTML page without external resources: styles, script, board and game are inline."""
    return _ReplayPage(timeline).html()


class _ReplayPage:
    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.say = timeline.narrator.words.text
        self.lang = timeline.narrator.words.lang

    def html(self) -> str:
        package = resources.files("vialibre.pictures")
        script = package.joinpath("page.js").read_text("utf-8")
        dusk = f"@media (prefers-color-scheme:dark){{{board_css(DUSK)}}}"
        return Template(package.joinpath("page.html").read_text("utf-8")).substitute(
            lang=text(self.lang),
            title=text(self.say("replay-title", board=board_name(self.timeline.board, self.lang))),
            players=text(self.timeline.narrator.words.list_and(self.timeline.names)),
            script_hash=base64.b64encode(hashlib.sha256(script.encode()).digest()).decode(),
            style=package.joinpath("page.css").read_text("utf-8") + board_css(DAY) + dusk,
            script=script,
            data=json_block(page_data(self.timeline)),
            symbols=symbol_defs(),
            board=self._board(),
            cars=self._cars(),
            board_label=text(self.say("board-label")),
            zoom_in=text(self.say("zoom-in")),
            zoom_out=text(self.say("zoom-out")),
            eyes=self._viewer_choice(),
            controls=text(self.say("replay-controls")),
            buttons="".join(self._button(*button) for button in BUTTONS),
            slider=text(self.say("replay-slider")),
            last=len(self.timeline.moments) - 1,
            keys=text(self.say("replay-keys")),
            players_title=text(self.say("replay-tab-players")),
            moves_title=text(self.say("replay-tab-steps")),
            chart_title=text(self.say("replay-chart-scores")),
            chart=self._chart(),
            sheets=self._sheets(),
        )

    def _board(self) -> str:
        drawn = self.timeline.layout
        box = (-FRAME, -FRAME, drawn.width + 2 * FRAME, drawn.height + 2 * FRAME)
        return tag(
            "svg",
            board_markup(self.timeline),
            viewBox=" ".join(short(number) for number in box),
            role="img",
            aria_label=self.say("board-label"),
        )

    def _cars(self) -> str:
        """Templates that the script clones."""
        return "".join(
            tag("template", _car(color), id=f"car-{seat}") for seat, color in enumerate(self.timeline.colors)
        )

    def _viewer_choice(self) -> str:
        """Selects whose cards are shown if all are open; otherwise states it."""
        timeline = self.timeline
        label = text(self.say("replay-eyes"))
        if timeline.seat is not None:
            return tag("p", f"{label}: {text(timeline.names[timeline.seat])}", class_="eyes")
        options = [tag("option", text(self.say("replay-eyes-open")), value="open")]
        options += [tag("option", text(name), value=seat) for seat, name in enumerate(timeline.names)]
        choice = tag("select", "".join(options), id="eyes")
        return tag("label", f"{label} {choice}", class_="eyes")

    def _button(self, name: str, key: str, path: str) -> str:
        label = self.say(key)
        icon = tag("svg", tag("path", d=path), viewBox="0 0 24 24", aria_hidden="true")
        return tag("button", icon, id=name, type="button", aria_label=label, title=label)

    def _chart(self) -> str:
        timeline = self.timeline
        curves = [[moment.view.seats[seat].score for moment in timeline.moments] for seat in range(len(timeline.names))]
        ends = points_of(timeline.last)
        values = [
            self.say("replay-chart-value", player=name, value=points)
            for name, points in zip(timeline.names, ends, strict=True)
        ]
        title = self.say("replay-chart-scores")
        label = self.say("replay-chart-summary", title=title, values=", ".join(values))
        return tag("div", score_chart(curves, timeline.colors, label), class_="chart")

    def _sheets(self) -> str:
        """The score sheets side by side and every ticket, once the game is over."""
        timeline = self.timeline
        sheets = timeline.last.view.sheets
        if not sheets:
            return ""
        heads = tag("td") + "".join(
            tag("th", _car(color) + text(name), scope="col")
            for name, color in zip(timeline.names, timeline.colors, strict=True)
        )
        rows = []
        for line in LINES:
            points = [points_on(sheet, line) for sheet in sheets]
            if any(points) or line in ("routes", "total"):
                label = tag("th", text(self.say(f"cli-line-{line}")), scope="row")
                cells = "".join(tag("td", text(value)) for value in points)
                rows.append(tag("tr", label + cells, class_="total" if line == "total" else None))
        table = tag("table", tag("thead", tag("tr", heads)) + tag("tbody", "".join(rows)))
        winners = timeline.narrator.winners(timeline.last.view.winners)
        title = tag("h2", text(winners), id="sheets-title")
        wide = tag("div", table, class_="wide", role="region", tabindex=0, aria_labelledby="sheets-title")
        return tag("section", title + wide, class_="sheets")


def _car(color: str) -> str:
    """A player's car as a small picture."""
    return tag("svg", car_markup(color, 34, 13), viewBox="-18 -9 36 18", class_="car", aria_hidden="true")
