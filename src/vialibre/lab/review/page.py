"""The review page: chances over the moves, scores, mistakes, tickets, luck and every decision; a summary for many
games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from importlib import resources
from string import Template

from vialibre.i18n import Words
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.report.markup import section, table, tag, text
from vialibre.lab.review.chart import legend, timeline_chart
from vialibre.lab.review.decisions import Judged
from vialibre.lab.review.players import Reviewed, players_of, wild_of
from vialibre.lab.review.rows import Rows, many_heads, many_rows
from vialibre.narrate import board_name

Naming = Callable[[Sequence[str]], Sequence[str]]
"""Maps a record's seats to display names."""


def page(games: Sequence[Reviewed], naming: Naming, words: Words, *, version: str, day: str) -> str:
    """Return a whole HTML page without external resources: styles and charts are inline. Needs at least one game."""
    made = _ReviewPage(games, naming, words)
    room = resources.files("vialibre.lab")
    styles = [room.joinpath(name).read_text("utf-8") for name in ("report/style.css", "review/style.css")]
    return Template(room.joinpath("report/page.html").read_text("utf-8")).substitute(
        lang=text(words.lang),
        title=text(made.title()),
        style="".join(styles),
        lead=text(made.lead()),
        verdict="",
        sections=made.one() if len(games) == 1 else made.many(),
        footer=text(words.text("cli-report-footer", version=version, day=day)),
    )


class _ReviewPage:
    def __init__(self, games: Sequence[Reviewed], naming: Naming, words: Words) -> None:
        self.games = games
        self.words = words
        self.say = words.text
        self.figures = NumberFormat(words, minus="−")
        self.rows = [Rows(game.review, naming(game.review.seats), words, self.figures) for game in games]
        self.bot = games[0].review.bot

    def title(self) -> str:
        if len(self.games) > 1:
            return self.say("review-title-many", games=len(self.games))
        rows = self.rows[0]
        board = board_name(rows.review.board, self.words.lang)
        return self.say("review-title", board=board, players=self.words.list_and(rows.names))

    def lead(self) -> str:
        reviews = [game.review for game in self.games]
        if len(reviews) > 1:
            players = len({name for review in reviews for name in review.seats})
            decisions = sum(len(review.decisions) for review in reviews)
            return self.say("review-lead-many", players=players, decisions=decisions, bot=self.bot)
        return self.say("review-lead", moves=reviews[0].actions, result=self._result(self.rows[0]), bot=self.bot)

    def one(self) -> str:
        rows = self.rows[0]
        return "".join((*self._game(rows, "move-"), self._decisions(rows), self._yardstick()))

    def many(self) -> str:
        say = self.say
        players = players_of(self.games)
        label = say("review-players")
        made = table(many_heads(self.words), [many_rows(players, self.words, self.figures, files=True)], label)
        games = "".join(self._folded(number) for number in range(len(self.games)))
        return "".join(
            (
                section(
                    label, say("review-players-note", bot=self.bot, wild=wild_of(self.games)), made, self._biggest()
                ),
                section(say("review-games"), say("review-games-note"), games),
                self._yardstick(),
            )
        )

    def _biggest(self) -> str:
        """The biggest mistake of each player as a sentence."""
        items = []
        rows = {id(game): rows for game, rows in zip(self.games, self.rows, strict=True)}
        for player in players_of(self.games):
            if player.biggest is not None:
                game, judged = player.biggest
                items.append(tag("li", text(f"{game.file}: {rows[id(game)].phrases.mistake(judged)}")))
        return (
            tag("h3", text(self.say("review-mistakes"))) + tag("ul", "".join(items), class_="mistakes") if items else ""
        )

    def _folded(self, number: int) -> str:
        rows = self.rows[number]
        board = board_name(rows.review.board, self.words.lang)
        summary = f"{board}: {self.words.list_and(rows.names)}. {self._result(rows)}"
        head = text(self.games[number].file) + tag("small", text(summary))
        return tag("details", tag("summary", head) + "".join(self._game(rows, f"game-{number + 1}-move-")))

    def _game(self, rows: Rows, anchor: str) -> tuple[str, ...]:
        return self._chances(rows, anchor), self._mistakes(rows, anchor), self._tables(rows), self._tickets(rows)

    def _result(self, rows: Rows) -> str:
        if not rows.review.sheets:
            return self.say("review-stopped")
        return rows.phrases.narrator.winners(rows.review.winners)

    def _chances(self, rows: Rows, anchor: str) -> str:
        label = self.say("review-chances")
        chart = timeline_chart(rows.review, rows.names, anchor, self.words, self.figures, label)
        return section(label, self.say("review-chances-note"), chart, legend(rows.names))

    def _mistakes(self, rows: Rows, anchor: str) -> str:
        parts = []
        for seat, name in enumerate(rows.names):
            found = rows.review.mistakes(seat)
            items = [tag("li", text(rows.phrases.mistake(one)), id=f"{anchor}{one.move}") for one in found]
            nothing = tag("li", text(self.say("review-no-mistake", bot=self.bot)))
            parts += [tag("h3", text(name)), tag("ul", "".join(items) or nothing, class_="mistakes")]
        return section(self.say("review-mistakes"), self.say("review-mistakes-note"), *parts)

    def _tables(self, rows: Rows) -> str:
        say = self.say
        label = say("review-players")
        parts = [table(rows.player_heads(), [rows.players()], label)]
        if rows.review.sheets:
            parts.append(table([say("review-points"), *rows.names], [rows.points()], say("review-points")))
        first = section(label, rows.say("review-players-note", bot=self.bot), *parts)
        label = say("review-luck-title")
        return first + section(label, say("review-luck-note"), table(rows.luck_heads(), [rows.luck()], label))

    def _tickets(self, rows: Rows) -> str:
        parts = []
        for seat, name in enumerate(rows.names):
            parts += [tag("h3", text(name)), table(rows.ticket_heads(), [rows.tickets(seat)], name)]
        return section(self.say("review-tickets"), self.say("review-tickets-note"), *parts)

    def _decisions(self, rows: Rows) -> str:
        say = self.say
        heads = [
            *(say("review-move"), say("review-played"), say("review-preferred", bot=self.bot)),
            *(say("review-choices"), say("review-loss")),
        ]
        label = say("review-decisions")
        head = tag("thead", tag("tr", "".join(tag("th", text(one), scope="col") for one in heads)))
        body = tag("tbody", "".join(self._decision(rows, judged) for judged in rows.review.decisions))
        whole = tag("table", head + body, class_="words")
        scrolled = tag("div", whole, class_="wide", role="region", tabindex=0, aria_label=label)
        count = f"{label} ({len(rows.review.decisions)})"
        return section(
            label,
            say("review-decisions-note", bot=self.bot),
            tag("details", tag("summary", text(count)) + scrolled),
        )

    def _decision(self, rows: Rows, judged: Judged) -> str:
        would = self.say("review-same") if judged.agrees else rows.phrases.would(judged)
        cells = (
            tag("th", str(judged.move), scope="row"),
            tag("td", text(rows.phrases.did(judged))),
            tag("td", text(would)),
            tag("td", str(judged.choices), class_="sum", data_label=self.say("review-choices")),
            tag("td", text(self.figures.percent(judged.loss)), class_="sum", data_label=self.say("review-loss")),
        )
        return tag("tr", "".join(cells), class_="mistake" if judged.is_mistake else None)

    def _yardstick(self) -> str:
        first = self.games[0].review
        note = self.say("review-yardstick-note", bot=self.bot, samples=first.samples, rounds=first.rounds)
        return section(self.say("review-yardstick"), note)
