"""The sections of the report page, one method each."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from vialibre.boards.model import WILD
from vialibre.i18n import Words
from vialibre.lab.playtest.compare import compared
from vialibre.lab.playtest.figures import (
    bot_figures,
    city_figures,
    color_figures,
    route_figures,
    strategy_figures,
    table_figures,
    ticket_figures,
)
from vialibre.lab.playtest.findings import Findings
from vialibre.lab.playtest.flag import Flag
from vialibre.lab.playtest.formatting import Formatter
from vialibre.lab.playtest.headlines import headlines, moments
from vialibre.lab.playtest.moments import figure, wilson
from vialibre.lab.playtest.plots.heat_map import heat_map
from vialibre.lab.playtest.plots.histogram import Distribution, histogram
from vialibre.lab.playtest.plots.scatter import ticket_chart
from vialibre.lab.playtest.plots.strips import strips
from vialibre.lab.report.charts import seat_chart, share_chart
from vialibre.lab.report.markup import section, table, tag, text
from vialibre.lab.sheet_rows import Row
from vialibre.lab.statistics import Interval
from vialibre.version import __version__

MATTER = 6
"""How many of the cities that win most, and least, are shown."""


class Sections:
    """Builds the sections of the report as HTML."""

    def __init__(self, findings: Findings, words: Words, found: Sequence[Flag]) -> None:
        self.findings = findings
        self.words = words
        self.say = words.text
        self.formatter = Formatter(findings.setting.board, words)
        self.flagged = [str(flag.params["ticket"]) for flag in found if "ticket" in flag.params]

    def all(self, command: str | None) -> Iterator[str]:
        """Yield all sections in order."""
        yield self.seats()
        yield self.map()
        yield self.tickets()
        yield self.cities()
        yield self.colors()
        yield self.games()
        yield self.strategies()
        if len(self.findings.setting.bots) > 1:
            yield self.bots()
        yield self.compared()
        yield self.again(command)

    def seats(self) -> str:
        label = self.say("playtest-seats")
        charts = []
        for one in table_figures(self.findings):
            title = self.say("playtest-players", seats=one.seats)
            names = [self.say("playtest-seat", seat=seat + 1) for seat in range(one.seats)]
            charts.append(
                tag("div", tag("h3", text(title)) + seat_chart(one.wins, names, self.formatter.figures, title))
            )
        return section(label, self.say("playtest-seats-note"), tag("div", "".join(charts), class_="beside"))

    def map(self) -> str:
        routes, cities = route_figures(self.findings), city_figures(self.findings)
        drawn = heat_map(self.findings.setting.board, routes, cities, self.words, self.formatter.figures)
        rows = [
            Row(
                self.formatter.route(one.route),
                (
                    self.formatter.share(one.claimed),
                    self.formatter.share(one.when) if one.claimed.value else "–",
                    self._effect(one.effect, one.claimed.value > 0),
                ),
            )
            for one in sorted(routes, key=lambda one: -one.claimed.value)
        ]
        all_routes = self._details("playtest-all-routes", ("route", "claimed", "when", "effect"), rows)
        return section(self.say("playtest-map"), self.say("playtest-map-note"), drawn, all_routes)

    def tickets(self) -> str:
        label = self.say("playtest-tickets")
        found = ticket_figures(self.findings)
        rows = [
            Row(
                self.formatter.ticket(one.ticket),
                (
                    str(one.way),
                    str(one.offered),
                    self.formatter.share(one.kept),
                    self.formatter.share(one.made),
                    self.formatter.number(one.points),
                    self._effect(one.effect, one.kept.value > 0),
                ),
            )
            for one in sorted(found, key=lambda one: -one.effect.value)
        ]
        heads = ("ticket", "way", "offered", "kept", "made", "points", "effect")
        listed = self._details("playtest-all-tickets", heads, rows)
        chart = ticket_chart(found, self.formatter, self.flagged, label)
        return section(label, self.say("playtest-tickets-note"), chart, listed)

    def cities(self) -> str:
        label = self.say("playtest-cities")
        found = sorted(city_figures(self.findings), key=lambda one: -one.effect.value)
        known = [one for one in found if one.reached.value > 0]
        shown = known if len(known) <= 2 * MATTER else [*known[:MATTER], *known[-MATTER:]]
        names = [one.city.name for one in shown]
        said = [self.formatter.effect(one.effect) for one in shown]
        effects = [one.effect for one in shown]
        chart = share_chart(effects, names, said, self.formatter.figures, label, mark=0.0)
        rows = [
            Row(
                one.city.name,
                (
                    str(one.routes),
                    str(one.tickets),
                    self.formatter.share(one.reached),
                    self._effect(one.effect, one.reached.value > 0),
                ),
            )
            for one in sorted(found, key=lambda one: -one.reached.value)
        ]
        heads = ("city", "routes", "tickets", "reached", "effect")
        return section(
            label, self.say("playtest-cities-note"), chart, self._details("playtest-all-cities", heads, rows)
        )

    def colors(self) -> str:
        label = self.say("playtest-colors")
        found = color_figures(self.findings)
        printed = [one for one in found if one.spaces]
        charts = []
        if printed:
            names = [self.formatter.color(one.color) for one in printed]
            wilds = [one.wilds for one in printed]
            said = [self.formatter.share(one) for one in wilds]
            mean = sum(one.value for one in wilds) / len(wilds)
            charts.append(share_chart(wilds, names, said, self.formatter.figures, label, mark=mean))
        rows = [
            Row(
                self.formatter.color(one.color),
                (
                    str(one.spaces) if one.color != WILD else "–",
                    str(one.cards),
                    self.formatter.number(one.paid),
                    self.formatter.number(one.left),
                    self.formatter.share(one.row),
                ),
            )
            for one in found
        ]
        heads = [self.say(f"playtest-head-{head}") for head in ("color", "spaces", "cards", "paid", "left", "row")]
        return section(label, self.formatter.say("playtest-colors-note"), *charts, table(heads, [rows], label))

    def games(self) -> str:
        tables = self.findings.sums.tables
        close = self.formatter.share(wilson(sum(one.close for one in tables.values()), self.findings.games))
        rows: dict[str, list[Distribution]] = {"turns": [], "scores": [], "margins": []}
        for seats, one in sorted(tables.items()):
            name = self.say("playtest-players", seats=seats)
            rows["turns"].append(self._distribution(name, _rounds(one.turns, seats), headlines(seats, one)["turns"]))
            rows["scores"].append(self._distribution(name, one.scores, figure(one.score)))
            rows["margins"].append(self._distribution(name, one.margins, figure(moments(one.margins))))
        charts = []
        for kind, distributions in rows.items():
            title = self.say(f"playtest-{kind}")
            charts.append(tag("h3", text(title)) + histogram(distributions, self.formatter.figures, title))
        return section(self.say("playtest-games"), self.say("playtest-games-note", close=close), *charts)

    def _distribution(self, name: str, counted: Counter[int], mean: Interval) -> Distribution:
        return Distribution(name, self.say("playtest-mean", figure=self.formatter.number(mean)), counted, mean.value)

    def strategies(self) -> str:
        sums = self.findings.sums.strategies
        found = {name: one for name, one in strategy_figures(self.findings).items() if sums[name].error is not None}
        if not found:
            return ""
        names = [self.say("playtest-strategy", strategy=name) for name in found]
        return self._effects("playtest-strategies", names, list(found.values()))

    def bots(self) -> str:
        found = bot_figures(self.findings)
        return self._effects("playtest-bots", list(found), list(found.values()))

    def _effects(self, key: str, names: Sequence[str], effects: Sequence[Interval]) -> str:
        label = self.say(key)
        said = [self.formatter.effect(one) for one in effects]
        chart = share_chart(effects, names, said, self.formatter.figures, label, mark=0.0)
        return section(label, self.say(f"{key}-note"), chart)

    def compared(self) -> str:
        rows = compared(self.findings)
        if not rows:
            return ""
        parts = []
        for seats in dict.fromkeys(row.seats for row in rows):
            title = self.say("playtest-players", seats=seats)
            mine = [row for row in rows if row.seats == seats]
            parts.append(tag("div", tag("h3", text(title)) + strips(mine, self.formatter, self.words.lang, title)))
        label = self.say("playtest-compared")
        return section(label, self.say("playtest-compared-note"), tag("div", "".join(parts), class_="beside"))

    def again(self, command: str | None) -> str:
        setting = self.findings.setting
        facts = (
            ("cli-report-version", __version__),
            ("cli-report-board", setting.board.id),
            ("cli-report-digest", setting.board.digest),
            ("cli-report-seed", str(setting.seed)),
        )
        listed = tag("dl", "".join(tag("dt", text(self.say(key))) + tag("dd", text(value)) for key, value in facts))
        code = "" if command is None else tag("pre", tag("code", text(command)), tabindex=0)
        return section(self.say("playtest-again"), self.say("playtest-again-note"), code, listed)

    def _effect(self, effect: Interval, known: bool) -> str:
        return self.formatter.effect(effect) if known else "–"

    def _details(self, key: str, heads: Sequence[str], rows: Sequence[Row]) -> str:
        label = self.say(key)
        listed = table([self.say(f"playtest-head-{head}") for head in heads], [rows], label)
        return tag("details", tag("summary", text(label)) + listed)


def _rounds(turns: Counter[int], seats: int) -> Counter[int]:
    """Turns per player, so that tables of all sizes can be compared."""
    found: Counter[int] = Counter()
    for count, games in turns.items():
        found[round(count / seats)] += games
    return found
