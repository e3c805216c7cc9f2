"""`vialibre calibrate`: fits the win-chance model to games between bots, and reports how good it is."""

from __future__ import annotations

import json
import shlex
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column, Table

from vialibre.analysis.chance import packaged_weights
from vialibre.boards.load import board_ids, load_board
from vialibre.cli.text import err, out, say, words
from vialibre.errors import BadSetup
from vialibre.lab.calibrate import TrainingGames, as_toml, play, split
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.reliability import Quality, Report, measure
from vialibre.lab.softmax import fit
from vialibre.version import __version__

BOTS = "surveyor,conductor,one-step"


def calibrate(
    games: Annotated[int, typer.Option(min=1, max=10**6, help=say("cli-games-help"))] = 2400,
    boards: Annotated[str | None, typer.Option(help=say("cli-calibrate-boards-help"))] = None,
    bots: Annotated[str, typer.Option(help=say("cli-calibrate-bots-help"))] = BOTS,
    seed: Annotated[int, typer.Option(min=0, max=2**60, help=say("cli-seed-help"))] = 0,
    jobs: Annotated[int, typer.Option(min=1, max=256, help=say("cli-jobs-help"))] = 1,
    check: Annotated[bool, typer.Option("--check", help=say("cli-calibrate-check-help"))] = False,
    output: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-calibrate-output-help"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
) -> None:
    names = list(board_ids()) if boards is None else boards.split(",")
    training = TrainingGames(tuple(map(load_board, names)), tuple(bots.split(",")), games, seed)
    training.check()
    if output is not None and not output.parent.is_dir():
        raise BadSetup("no_folder", file=str(output), folder=str(output.parent))
    columns = (TextColumn(say("cli-games")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("", total=games)
        samples = play(training, jobs=jobs, progress=lambda done: bar.update(task, completed=done))
    to_fit, held_out = ([], samples) if check else split(training, samples)
    with err.status(say("cli-calibrate-fitting")):
        weights = fit(to_fit) if to_fit else packaged_weights()
    report = measure(weights, held_out)
    if output is not None:
        command = shlex.join(["vialibre", "calibrate", *_arguments(games, boards, bots, seed)])
        output.write_text(as_toml(weights, [f"{command}  (vialibre {__version__})"]), "utf-8")
    if as_json:
        print(json.dumps(_as_data(report)))
        return
    _print(report)
    if output is not None:
        out.print(say("cli-calibrate-written", file=str(output)))


def _arguments(games: int, boards: str | None, bots: str, seed: int) -> list[str]:
    chosen = [] if boards is None else ["--boards", boards]
    return ["--games", str(games), *chosen, "--bots", bots, "--seed", str(seed)]


def _as_data(report: Report) -> dict[str, Any]:
    return {**asdict(report), "calibration_error": report.calibration_error}


def _print(report: Report) -> None:
    figures = NumberFormat(words)
    heads = ("positions", "log-loss", "equal", "brier", "equal")
    table = Table(Column(say("cli-calibrate-of"), no_wrap=True), *(say(f"cli-calibrate-{head}") for head in heads))
    for row in report.tables:
        table.add_row(row.name, *_figures(row))
    for row in (*report.stages, report.whole):
        table.add_row(say(f"cli-calibrate-{row.name.replace('_', '-')}"), *_figures(row))
    out.print(table)
    bins = Table(*(say(f"cli-calibrate-{head}") for head in ("chance", "count", "predicted", "observed")))
    for one in report.bins:
        span = f"{figures.percent(one.low, 0)} … {figures.percent(one.high, 0)}"
        bins.add_row(span, str(one.count), figures.percent(one.predicted), figures.percent(one.observed))
    out.print(bins)
    out.print(say("cli-calibrate-error", error=figures.percent(report.calibration_error)))


def _figures(row: Quality) -> tuple[str, ...]:
    figures = (row.log_loss, row.log_loss_equal, row.brier, row.brier_equal)
    return str(row.positions), *(f"{figure:.3f}" for figure in figures)
