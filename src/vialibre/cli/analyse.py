"""`vialibre analyse`: reviews how recorded games were played."""

from __future__ import annotations

import json
from datetime import date
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from vialibre.bots.registry import make_bot
from vialibre.cli.review import print_game, print_players
from vialibre.cli.text import complain, err, out, say, words
from vialibre.engine.record_parser import load_record
from vialibre.errors import BadSetup
from vialibre.lab.review.data import whole_data
from vialibre.lab.review.decisions import ROUNDS, SAMPLES
from vialibre.lab.review.files import Unreadable, review_files
from vialibre.lab.review.game import review_game
from vialibre.lab.review.page import page
from vialibre.lab.review.players import Reviewed, players_of
from vialibre.terminal.names import shown_names
from vialibre.version import __version__


def analyse(
    records: Annotated[list[str], typer.Argument(metavar="RECORD...", help=say("cli-analyse-records-help"))],
    bot: Annotated[str, typer.Option(help=say("cli-analyse-bot-help"))] = "surveyor",
    samples: Annotated[int, typer.Option(min=1, max=1000, help=say("cli-analyse-samples-help"))] = SAMPLES,
    rounds: Annotated[int, typer.Option(min=0, max=20, help=say("cli-analyse-rounds-help"))] = ROUNDS,
    unfinished: Annotated[bool, typer.Option("--unfinished", help=say("cli-analyse-unfinished-help"))] = False,
    jobs: Annotated[int, typer.Option(min=1, max=256, help=say("cli-jobs-help"))] = 1,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-html-help"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
) -> None:
    make_bot(bot)
    if html is not None and not html.parent.is_dir():
        raise BadSetup("no_folder", file=str(html), folder=str(html.parent))
    settings = _Settings(bot, samples, rounds, unfinished)
    games: list[Reviewed] = []
    unreadable: list[Unreadable] = []
    interrupted = False
    try:
        if len(records) == 1:
            games.append(_one(records[0], settings))
        else:
            _many(records, settings, jobs, games, unreadable)
    except KeyboardInterrupt:
        interrupted = True
    if interrupted and not games:
        complain(say("cli-interrupted"))
        raise typer.Exit(130)
    if html is not None and games:
        made = page(
            games,
            lambda seats: shown_names(seats, words.lang),
            words,
            version=__version__,
            day=date.today().isoformat(),
        )
        html.write_text(made, "utf-8")
    if as_json:
        wrong = [(one.file, one.error.code) for one in unreadable]
        facts = {"bot": bot, "samples": samples, "rounds": rounds, "version": __version__}
        print(json.dumps(whole_data(games, players_of(games), wrong, **facts), ensure_ascii=False))
    elif games:
        if len(records) == 1:
            print_game(games[0].review)
        else:
            print_players(games, players_of(games))
        if html is not None:
            out.print(say("cli-html-written", file=str(html)))
    if interrupted:
        complain(say("cli-analyse-interrupted", done=len(games), all=len(records)))
        raise typer.Exit(130)
    if unreadable:
        complain(say("cli-analyse-some-unreadable", count=len(unreadable)))
        raise typer.Exit(2)


class _Settings:
    def __init__(self, bot: str, samples: int, rounds: int, unfinished: bool) -> None:
        self.bot = bot
        self.samples = samples
        self.rounds = rounds
        self.unfinished = unfinished


def _one(file: str, settings: _Settings) -> Reviewed:
    record = load_record(file)
    with _bar(say("cli-analyse-moves")) as bar:
        task = bar.add_task("", total=len(record.actions))
        review = review_game(
            record,
            settings.bot,
            samples=settings.samples,
            rounds=settings.rounds,
            unfinished=settings.unfinished,
            progress=lambda done: bar.update(task, completed=done),
        )
    return Reviewed(file, review)


def _many(
    records: list[str], settings: _Settings, jobs: int, games: list[Reviewed], unreadable: list[Unreadable]
) -> None:
    """Append to both lists as results arrive, so that they are up to date if the user presses Ctrl-C."""
    found = review_files(
        records,
        settings.bot,
        samples=settings.samples,
        rounds=settings.rounds,
        unfinished=settings.unfinished,
        jobs=jobs,
    )
    with _bar(say("cli-analyse-records")) as bar:
        task = bar.add_task("", total=len(records))
        for one in found:
            if isinstance(one, Unreadable):
                unreadable.append(one)
                said = words.error(one.error)  # some errors name the file themselves
                shown = say("cli-analyse-unreadable", file=one.file, error=said)
                complain(said if one.file in said else shown)
            else:
                games.append(one)
            bar.advance(task)


def _bar(label: str) -> Progress:
    columns = (TextColumn(label), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True, disable=not err.is_terminal)
