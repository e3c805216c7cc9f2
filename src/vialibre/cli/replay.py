"""`vialibre replay`: prints the game in a record and verifies its result, or draws it."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from vialibre.cli.game_text import print_result, print_step
from vialibre.cli.replay_steps import keyboard, step_pages, walk
from vialibre.cli.text import err, out, say, words
from vialibre.engine.record import Record
from vialibre.engine.record_parser import load_record
from vialibre.engine.replay import check_result, steps
from vialibre.engine.replay import replay as replay_record
from vialibre.errors import BadSetup
from vialibre.narrate import Narrator
from vialibre.terminal.names import shown_names

if TYPE_CHECKING:
    from vialibre.pictures.timeline import Timeline


def replay(
    record: Annotated[str, typer.Argument(metavar="RECORD", help=say("cli-record-argument"))],
    until: Annotated[int | None, typer.Option(min=0, help=say("cli-until-help"))] = None,
    quiet: Annotated[bool, typer.Option("--quiet", "-q", help=say("cli-quiet-help"))] = False,
    step: Annotated[bool, typer.Option("--step", help=say("cli-replay-step-help"))] = False,
    seat: Annotated[int | None, typer.Option(min=1, help=say("cli-replay-seat-help"))] = None,
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-replay-svg-help"))] = None,
    gif: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-replay-gif-help"))] = None,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-replay-html-help"))] = None,
) -> None:
    files = {"svg": svg, "gif": gif, "html": html}
    wanted = {kind: file for kind, file in files.items() if file is not None}
    for file in wanted.values():
        if file.exists() and file.samefile(record):
            raise BadSetup("picture_over_record", file=str(file))
    loaded = load_record(record, salvage=until is not None)
    viewer = None if seat is None else seat - 1  # people count seats from 1
    if viewer is not None and viewer >= len(loaded.seats):
        raise BadSetup("no_such_seat", seat=viewer, seats=len(loaded.seats))
    if wanted:
        _draw(loaded, wanted, viewer, until)
    elif step:
        _step(loaded, viewer, until)
    else:
        _print_game(loaded, viewer, until, quiet)


def _print_game(loaded: Record, seat: int | None, until: int | None, quiet: bool) -> None:
    narrator = Narrator(loaded.board, shown_names(loaded.seats, words.lang), words.lang)
    game = replay_record(loaded, until=0)
    for one in steps(loaded, until=until):
        game = one.game
        if not quiet:
            print_step(narrator, one.seat, game, number=one.index, viewer=seat)
    if until is None:
        check_result(loaded, game)
    if game.is_over:
        print_result(narrator, game)
    if until is None:
        out.print(say("cli-replay-proven", actions=len(loaded.actions)))
    else:
        out.print(say("cli-replay-until", actions=int(game.version)))


def _step(loaded: Record, seat: int | None, until: int | None) -> None:
    pages = step_pages(loaded, seat=seat, until=until)
    if out.is_terminal and sys.stdin.isatty():
        with keyboard() as key:
            walk(pages, key)
    else:
        for page in pages:
            out.print(page)
            out.print()


def _animated(timeline: Timeline) -> bytes:
    from vialibre.pictures.gif import gif_animation

    columns = (TextColumn(say("cli-replay-frames")), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("", total=None)
        return gif_animation(timeline, lambda done, total: bar.update(task, completed=done, total=total))


def _draw(loaded: Record, files: dict[str, Path], seat: int | None, until: int | None) -> None:
    # Imported here, because other commands need neither Pillow nor the page.
    from vialibre.pictures.page import html_page
    from vialibre.pictures.svg import svg_picture
    from vialibre.pictures.timeline import timeline_of

    timeline = timeline_of(loaded, shown_names(loaded.seats, words.lang), words.lang, seat=seat, until=until)
    for kind, file in files.items():
        if kind == "svg":
            file.write_text(svg_picture(timeline), "utf-8")
        elif kind == "html":
            file.write_text(html_page(timeline), "utf-8")
        else:
            file.write_bytes(_animated(timeline))
        out.print(say("cli-replay-written", file=str(file)))
