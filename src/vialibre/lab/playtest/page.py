"""The report of a playtest: one self-contained HTML page."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import resources
from string import Template

from vialibre.boards.model import Board
from vialibre.i18n import Words
from vialibre.lab.playtest.findings import Findings
from vialibre.lab.playtest.flag_text import flag_sentences, unclear_lines, unclear_note
from vialibre.lab.playtest.flags import FINE, Verdict
from vialibre.lab.playtest.flags import verdict as verdict_of
from vialibre.lab.playtest.plots.heat_map import heat_css
from vialibre.lab.playtest.sections import Sections
from vialibre.lab.report.markup import section, tag, text
from vialibre.narrate import board_name
from vialibre.version import __version__


def report_html(board: Board, findings: Findings, lang: str, *, command: str | None = None) -> str:
    """Return the whole page in this language; `command` reproduces the findings."""
    words = Words(lang)
    say = words.text
    judged = verdict_of(findings)
    shared = resources.files("vialibre.lab.report")
    style = shared.joinpath("style.css").read_text("utf-8")
    style += resources.files("vialibre.lab.playtest").joinpath("page.css").read_text("utf-8") + heat_css()
    sections = Sections(findings, words, judged.flags)
    return Template(shared.joinpath("page.html").read_text("utf-8")).substitute(
        lang=text(words.lang),
        title=text(say("playtest-title", board=board_name(board, words.lang))),
        style=style,
        lead=text(_lead(findings, words)),
        verdict=tag("p", text(say("playtest-intervals")), class_="small"),
        sections="".join((*_verdict(board, judged, words), *sections.all(command))),
        footer=text(say("playtest-footer", version=__version__)),
    )


def _lead(findings: Findings, words: Words) -> str:
    setting = findings.setting
    return words.text(
        "playtest-lead",
        games=findings.games,
        bots=words.list_and(setting.bots),
        seats=words.list_and([str(seats) for seats in setting.seats]),
        alvin="yes" if setting.alvin else "no",
    )


def _verdict(board: Board, judged: Verdict, words: Words) -> Iterator[str]:
    say = words.text
    if judged.kind == FINE:
        yield section(say("playtest-fine"), say("playtest-fine-note"))
    if judged.flags:
        yield _flags(board, judged, words)
    if judged.unclear:
        lines = "".join(tag("li", text(line)) for line in unclear_lines(judged, board, words))
        yield section(say("playtest-unclear"), unclear_note(judged, words), tag("ul", lines, class_="unclear"))


def _flags(board: Board, judged: Verdict, words: Words) -> str:
    say = words.text
    rows = []
    for flag in judged.flags:
        said = flag_sentences(flag, board, words)
        badge = tag("span", text(say("playtest-severity", severity=flag.severity)), class_=f"badge {flag.severity}")
        parts = (
            tag("p", badge + tag("strong", text(said.what))),
            tag("p", tag("em", text(say("playtest-why"))) + " " + text(said.why)),
            tag("p", tag("em", text(say("playtest-fix"))) + " " + text(said.fix)),
        )
        rows.append(tag("li", "".join(parts)))
    return section(say("playtest-flags"), say("playtest-flags-note"), tag("ul", "".join(rows), class_="flags"))
