"""The arena's report page: ratings, wins, score lines, seats, times, and how to reproduce it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import resources
from string import Template

from vialibre.i18n import Words
from vialibre.interpreted import is_compiled
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.blocks import LINES, Block
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.report.charts import points_chart, rating_chart, seat_chart
from vialibre.lab.report.markup import section, table, tag, text
from vialibre.lab.sheet_rows import Row, Sheet, sheet_of
from vialibre.lab.standings import Standing, actions_in_a_game, seat_shares, standings
from vialibre.narrate import board_name


@dataclass(frozen=True, slots=True)
class Origin:
    """Where a report comes from."""

    command: str
    version: str
    day: str
    said: str | None = None
    """The result of the sequential test, if there was one."""


def page(played: ArenaSetup, blocks: Sequence[Block], origin: Origin, words: Words) -> str:
    """Return a whole HTML page without external resources: styles and charts are inline."""
    return _ArenaPage(played, blocks, origin, words).html()


class _ArenaPage:
    def __init__(self, played: ArenaSetup, blocks: Sequence[Block], origin: Origin, words: Words) -> None:
        self.played = played
        self.blocks = blocks
        self.origin = origin
        self.words = words
        self.say = words.text
        self.figures = NumberFormat(words, minus="−")
        self.found = standings(blocks)
        self.sheet: Sheet = sheet_of(self.found, words, self.figures)
        self.bots = [standing.bot for standing in self.found]

    def html(self) -> str:
        room = resources.files("vialibre.lab.report")
        verdict = self.origin.said
        parts = (self._ratings(), self._points(), self._seats(), self._times(), self._again())
        return Template(room.joinpath("page.html").read_text("utf-8")).substitute(
            lang=text(self.words.lang),
            title=text(self.say("cli-report-title", bots=self.words.list_and(self.bots))),
            style=room.joinpath("style.css").read_text("utf-8"),
            lead=text(self._lead()),
            verdict=""
            if verdict is None
            else tag("p", text(self.say("cli-arena-verdict", said=verdict)), class_="verdict"),
            sections="".join(parts),
            footer=text(self.say("cli-report-footer", version=self.origin.version, day=self.origin.day)),
        )

    def _lead(self) -> str:
        """What was played, and how the best bot did."""
        best: Standing = self.found[0]
        return self.say(
            "cli-report-lead",
            board=board_name(self.played.board, self.words.lang),
            alvin="yes" if self.played.alvin else "no",
            seats=self.played.seats,
            blocks=len(self.blocks),
            games=sum(len(block.games) for block in self.blocks),
            bot=best.bot,
            wins=self.figures.percent_interval(best.win_rate),
            even=self.figures.percent(1 / self.played.seats),
        )

    def _ratings(self) -> str:
        say = self.say
        label = say("cli-report-ratings")
        heads = [say("cli-bot"), *(say(f"cli-arena-{head}") for head in ("rating", "wins", "mean-score", "games"))]
        rows = [
            Row(
                standing.bot,
                (
                    self.figures.rating(standing.rating),
                    self.figures.percent_interval(standing.win_rate),
                    self.figures.number(standing.mean_score),
                    str(standing.games),
                ),
            )
            for standing in self.found
        ]
        chart = rating_chart(self.found, self.figures, label)
        return section(label, say("cli-report-ratings-note"), chart, table(heads, [rows], label))

    def _points(self) -> str:
        say = self.say
        label = say("cli-report-points")
        names = {line: say(f"cli-line-{line.replace('_', '-')}") for line in LINES}
        used = [line for line in LINES if any(standing.lines[line] for standing in self.found)]
        legend = "".join(tag("li", tag("span", style=f"background:var(--{line})") + text(names[line])) for line in used)
        return section(
            label,
            say("cli-report-points-note"),
            points_chart(self.found, names, self.figures, label),
            tag("ul", legend, class_="legend"),
            table([say("cli-arena-means"), *self.bots], [self.sheet.points, self.sheet.counts], label),
        )

    def _seats(self) -> str:
        label = self.say("cli-report-seats")
        shares = seat_shares(self.blocks)
        names = [f"{self.say('cli-seat')} {seat}" for seat in range(1, len(shares) + 1)]
        chart = seat_chart(shares, names, self.figures, label)
        length = self.figures.number(actions_in_a_game(self.blocks).value)
        return section(label, self.say("cli-report-seats-note", actions=length), chart)

    def _times(self) -> str:
        label = self.say("cli-report-times")
        heads = [self.say("cli-report-ms"), *self.bots]
        return section(label, self.say("cli-report-times-note"), table(heads, [self.sheet.times], label))

    def _again(self) -> str:
        say = self.say
        compiled = say("cli-compiled") if is_compiled() else say("cli-interpreted")
        board = self.played.board
        facts = (
            ("cli-report-version", f"{self.origin.version} ({compiled}, Python {sys.version.split()[0]})"),
            ("cli-report-board", board.id),
            ("cli-report-digest", board.digest),
            ("cli-report-seed", str(self.played.seed)),
        )
        listed = "".join(tag("dt", text(say(key))) + tag("dd", text(value)) for key, value in facts)
        return section(
            say("cli-report-again"),
            say("cli-report-again-note"),
            tag("pre", tag("code", text(self.origin.command)), tabindex=0),
            tag("p", text(say("cli-report-one-block"))),
            tag("pre", tag("code", text(f"{self.origin.command} --block 0 --records .")), tabindex=0),
            tag("dl", listed),
        )
