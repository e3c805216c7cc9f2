"""`vialibre playtest`: bots play a board many times, and the report shows design problems."""

from __future__ import annotations

import json
import os
import shlex
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from vialibre.boards.load import load_board
from vialibre.boards.model import Board
from vialibre.bots.names import split_bots
from vialibre.cli.bot_errors import Traceback
from vialibre.cli.options import Ray
from vialibre.cli.text import complain, err, out, say, words
from vialibre.errors import BadSetup
from vialibre.lab.playtest.figures import table_figures
from vialibre.lab.playtest.findings import Findings, findings_as_data
from vialibre.lab.playtest.flag_text import flag_sentences, unclear_lines, unclear_note, verdict_text
from vialibre.lab.playtest.flags import OUT, verdict
from vialibre.lab.playtest.formatting import Formatter
from vialibre.lab.playtest.page import report_html
from vialibre.lab.playtest.run import playtest as play_many
from vialibre.lab.playtest.setting import BOT, Setting, all_seats

RESULTS = Path("playtest.sqlite")
TERMINAL = "-"
A_LONG_TIME = 3600.0
"""Seconds of history for the estimate of the time left."""

BoardName = Annotated[str, typer.Argument(metavar="BOARD", help=say("cli-board-argument"))]
Bots = Annotated[str, typer.Option(help=say("cli-playtest-bots-help"))]
Seats = Annotated[str | None, typer.Option(metavar="N,N", help=say("cli-playtest-seats-help"))]
Games = Annotated[int, typer.Option(min=1, max=10**8, help=say("cli-games-help"))]
Seed = Annotated[int, typer.Option(min=0, max=2**60, help=say("cli-seed-help"))]
Jobs = Annotated[int | None, typer.Option(min=1, max=256, help=say("cli-playtest-jobs-help"))]
Resume = Annotated[bool, typer.Option("--resume", help=say("cli-playtest-resume-help"))]
ResultsFile = Annotated[Path, typer.Option(metavar="FILE", help=say("cli-playtest-results-help"))]


def playtest(
    board: BoardName,
    games: Games = 10_000,
    bots: Bots = BOT,
    seats: Seats = None,
    seed: Seed = 0,
    alvin: Annotated[bool, typer.Option("--alvin", help=say("cli-alvin-help"))] = False,
    jobs: Jobs = None,
    ray: Ray = None,
    resume: Resume = False,
    results: ResultsFile = RESULTS,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-html-help"))] = None,
    as_json: Annotated[str | None, typer.Option("--json", metavar="FILE", help=say("cli-playtest-json-help"))] = None,
    traceback: Traceback = False,
) -> None:
    chosen = load_board(board)
    setting = setting_of(chosen, bots, seats, seed, alvin=alvin)
    for file in (html, None if as_json in (None, TERMINAL) else Path(str(as_json))):
        check_folder(file)
    setting.check(games)
    command = command_of("playtest", board, setting, games)
    found = play(setting, games, jobs=jobs, ray=ray, results=results, resume=resume, again=command)
    if html is not None:
        html.write_text(report_html(chosen, found, words.lang, command=command), "utf-8")
    if as_json is not None:
        text = json.dumps(findings_as_data(found), separators=(",", ":")) + "\n"
        if as_json == TERMINAL:
            print(text, end="")
            return
        Path(as_json).write_text(text, "utf-8")
    _print(chosen, found)
    if html is not None:
        out.print(say("cli-html-written", file=str(html)))


def setting_of(
    board: Board, bots: str, seats: str | None, seed: int, *, alvin: bool = False, dealt: bool = False
) -> Setting:
    names = tuple(split_bots(bots))
    return Setting(board, names, all_seats(board) if seats is None else _numbers(seats), seed, alvin, dealt)


def _numbers(text: str) -> tuple[int, ...]:
    parts = [part.strip() for part in text.split(",")]
    if not all(part.isascii() and part.isdigit() and len(part) < 10 for part in parts):
        raise BadSetup("bad_seat_list", text=text[:80])
    return tuple(int(part) for part in parts)


def check_folder(file: Path | None) -> None:
    if file is not None and not file.parent.is_dir():
        raise BadSetup("no_folder", file=str(file), folder=str(file.parent))


def command_of(name: str, board: str, setting: Setting, games: int) -> str:
    """The command that reproduces the findings."""
    words = ["vialibre", *name.split(), board, "--games", str(games), "--bots", ",".join(setting.bots)]
    words += ["--seats", ",".join(map(str, setting.seats)), "--seed", str(setting.seed)]
    words += ["--alvin"] * setting.alvin
    return shlex.join(words)


def play(
    setting: Setting, games: int, *, jobs: int | None, ray: str | None, results: Path, resume: bool, again: str
) -> Findings:
    """Play with a progress bar. Ctrl-C prints how to resume and exits with code 130."""
    done = 0
    columns = (TextColumn(say("cli-games")), BarColumn(), MofNCompleteColumn())
    clocks = (TimeElapsedColumn(), TextColumn(say("cli-time-left")), TimeRemainingColumn())
    try:
        with Progress(
            *columns,
            *clocks,
            console=err,
            transient=True,
            disable=not err.is_terminal,
            speed_estimate_period=A_LONG_TIME,
        ) as bar:
            task = bar.add_task("", total=games)

            def progress(n: int) -> None:
                nonlocal done
                done = n
                bar.update(task, completed=n)

            return _play(setting, games, jobs, ray, results, resume, progress)
    except KeyboardInterrupt:
        complain(say("cli-playtest-kept", games=done, file=str(results), command=f"{again} --resume"))
        raise typer.Exit(130) from None


def _play(
    setting: Setting,
    games: int,
    jobs: int | None,
    ray: str | None,
    results: Path,
    resume: bool,
    progress: Callable[[int], None],
) -> Findings:
    return play_many(
        setting.board,
        bots=setting.bots,
        seats=setting.seats,
        games=games,
        seed=setting.seed,
        alvin=setting.alvin,
        dealt=setting.dealt,
        jobs=jobs or os.cpu_count() or 1,
        ray=ray,
        progress=progress,
        keep=results,
        resume=resume,
    )


def _print(board: Board, found: Findings) -> None:
    """Print the headlines and the problems; the rest is on the page."""
    formatter = Formatter(board, words)
    columns = ("first", "turns", "score", "close")
    table = Table(say("cli-playtest-table"), *(say(f"cli-playtest-{column}") for column in columns))
    for one in table_figures(found):
        table.add_row(str(one.seats), *(formatter.headline(column, one.headlines[column]) for column in columns))
    out.print(table)
    judged = verdict(found)
    out.print(verdict_text(judged, words))
    for flag in judged.flags:
        said = flag_sentences(flag, board, words)
        out.print(f"\n{say('playtest-severity', severity=flag.severity)}: {said.what}\n  {said.why}\n  {said.fix}")
    if judged.unclear and judged.kind == OUT:
        out.print(f"\n{unclear_note(judged, words)}")
    for line in unclear_lines(judged, board, words):
        out.print(f"  {line}")
