"""Turns a verdict into sentences: what was found, why it matters, what helps, and what is still undecided."""

from __future__ import annotations

from dataclasses import dataclass

from vialibre.boards.model import Board
from vialibre.i18n import Words
from vialibre.lab.playtest.flag import Flag
from vialibre.lab.playtest.flags import FINE, MOST_MORE, OUT, Unclear, Verdict
from vialibre.lab.playtest.formatting import Formatter

IN_POINTS = frozenset(("strong_ticket", "weak_ticket", "one_strategy"))
"""Flags whose figure is a difference of win chances."""
COUNTED = frozenset(("dominated_ticket", "idle_color"))
"""Flags whose figure is a count."""

MEASURES = {
    "seat_bias": "playtest-head-wins",
    "dominated_ticket": "playtest-head-points",
    "scarce_color": "playtest-head-wilds",
    "idle_color": "playtest-head-left",
    "dead_end": "playtest-head-reached",
    "one_way_city": "playtest-head-made",
    "idle_route": "playtest-head-claimed",
    "hopeless_ticket": "playtest-head-made",
    "strong_ticket": "playtest-head-effect",
    "weak_ticket": "playtest-head-effect",
    "one_strategy": "playtest-head-effect",
}
"""What the figure of a flag measures, for undecided figures: the flag's own sentence would claim too much."""
SHOWN = 5
"""The most undecided figures shown: those that look worst."""


@dataclass(frozen=True, slots=True)
class FlagSentences:
    """What was found, why it matters, and how to fix it."""

    what: str
    why: str
    fix: str


def flag_sentences(flag: Flag, board: Board, words: Words) -> FlagSentences:
    """The sentences about a flag in the user's language."""
    formatter = Formatter(board, words)
    key = flag.code.replace("_", "-")
    params: dict[str, object] = {**flag.params, "figure": _figure(flag, formatter), **_names(flag, formatter, words)}
    if "color" in params:
        name = str(params["color"])
        params["color"] = name[:1].upper() + name[1:]
    if "seat" in flag.params:
        params["seat"] = int(flag.params["seat"]) + 1  # texts count seats from 1
    if "seats" in flag.params:
        params["even"] = formatter.figures.percent(1 / int(flag.params["seats"]))
    what = formatter.say(f"playtest-flag-{key}", **params)
    return FlagSentences(what, formatter.say(f"playtest-why-{key}"), formatter.say(f"playtest-fix-{key}"))


def verdict_text(verdict: Verdict, words: Words) -> str:
    """One or two sentences: fine, out of range, or not enough games and how many more."""
    if verdict.kind == FINE:
        return words.text("cli-playtest-fine")
    if verdict.kind == OUT:
        return words.text("cli-playtest-found", flags=len(verdict.flags))
    return f"{words.text('playtest-unclear')} {unclear_note(verdict, words)}"


def unclear_note(verdict: Verdict, words: Words) -> str:
    """How many figures are undecided, and how many games would decide them."""
    return words.text("playtest-unclear-note", figures=len(verdict.unclear), **_more(verdict.more_games))


def unclear_lines(verdict: Verdict, board: Board, words: Words) -> list[str]:
    """The undecided figures, those that look worst first, without a judgment."""
    formatter = Formatter(board, words)
    lines = [_unclear_line(one, formatter, words) for one in verdict.unclear[:SHOWN]]
    rest = len(verdict.unclear) - len(lines)
    return [*lines, words.text("playtest-unclear-rest", count=rest)] if rest else lines


def _unclear_line(one: Unclear, formatter: Formatter, words: Words) -> str:
    flag = one.flag
    names = _names(flag, formatter, words)
    if "seat" in flag.params:
        seats = words.text("playtest-players", seats=flag.params["seats"])
        names = {"seat": f"{seats}, {words.text('playtest-seat', seat=int(flag.params['seat']) + 1)}"}
    return words.text(
        "playtest-unclear-line",
        thing=next(iter(names.values())),
        measure=formatter.say(MEASURES[flag.code]),
        figure=_figure(flag, formatter),
        **_more(one.more_games),
    )


def _more(games: int | None) -> dict[str, object]:
    return {"bound": "over", "more": MOST_MORE} if games is None else {"bound": "about", "more": games}


def _names(flag: Flag, formatter: Formatter, words: Words) -> dict[str, str]:
    """The names of what a flag is about."""
    params: dict[str, str] = {}
    for name in ("ticket", "other"):
        if name in flag.params:
            params[name] = formatter.ends(formatter.tickets[str(flag.params[name])])
    if "route" in flag.params:
        params["route"] = formatter.route(formatter.routes[str(flag.params["route"])])
    if "city" in flag.params:
        params["city"] = formatter.cities[str(flag.params["city"])]
    if "color" in flag.params:
        params["color"] = formatter.color(str(flag.params["color"]))
    if "strategy" in flag.params:
        params["strategy"] = words.text("playtest-strategy", strategy=flag.params["strategy"])
    return params


def _figure(flag: Flag, formatter: Formatter) -> str:
    if flag.code in IN_POINTS:
        return formatter.effect(flag.figure)
    return formatter.number(flag.figure) if flag.code in COUNTED else formatter.share(flag.figure)
