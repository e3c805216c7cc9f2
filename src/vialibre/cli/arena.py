"""`vialibre arena`: plays bots against each other in paired blocks."""

from __future__ import annotations

import json
import shlex
from datetime import date
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from vialibre.boards.load import load_board
from vialibre.bots.names import split_bots
from vialibre.cli.bot_errors import Traceback
from vialibre.cli.one_block import play_again
from vialibre.cli.options import MoveTime, Ray
from vialibre.cli.ratings import RESULTS
from vialibre.cli.standings import print_standings
from vialibre.cli.text import complain, err, out, say, words
from vialibre.errors import BadSetup
from vialibre.lab.arena import Bounds, play_blocks, verdict
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.blocks import Block
from vialibre.lab.report.page import Origin, page
from vialibre.lab.results import Results
from vialibre.lab.standings import seat_shares, standings
from vialibre.version import __version__

A_LONG_TIME = 3600.0
"""Seconds of history for the estimate of the time left: blocks of slow bots may take minutes each."""


def arena(
    bots: Annotated[str, typer.Option(help=say("cli-arena-bots-help"))],
    board: Annotated[str, typer.Option(help=say("cli-board-argument"))] = "usa",
    seats: Annotated[int, typer.Option(help=say("cli-seats-help"))] = 2,
    blocks: Annotated[int, typer.Option(min=1, max=10**6, help=say("cli-blocks-help"))] = 100,
    seed: Annotated[int, typer.Option(min=0, max=2**60, help=say("cli-seed-help"))] = 0,
    alvin: Annotated[bool, typer.Option("--alvin", help=say("cli-alvin-help"))] = False,
    move_time: MoveTime = None,
    sprt: Annotated[str | None, typer.Option(metavar="LOW,HIGH", help=say("cli-sprt-help"))] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help=say("cli-jobs-help"))] = 1,
    ray: Ray = None,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-resume-help"))] = False,
    results: Annotated[Path, typer.Option(metavar="FILE", help=say("cli-results-help"))] = RESULTS,
    html: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-html-help"))] = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    block: Annotated[int | None, typer.Option(min=0, max=10**6, help=say("cli-block-help"))] = None,
    records: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("cli-records-help"))] = None,
    traceback: Traceback = False,
) -> None:
    table = ArenaSetup(load_board(board), split_bots(bots), seats, seed, alvin, move_time)
    if block is not None:
        play_again(table, block, results=results, records=records, as_json=as_json)
        return
    if records is not None:
        raise BadSetup("records_of_a_block")
    if html is not None and not html.parent.is_dir():
        raise BadSetup("no_folder", file=str(html), folder=str(html.parent))
    bounds = None if sprt is None else _bounds(sprt)
    table.check()
    with Results(results) as file:
        done, interrupted = _play(table, blocks, file, resume, jobs, ray, bounds)
    if not done:
        raise KeyboardInterrupt
    said = None if bounds is None else verdict(done, table, bounds).decision
    if html is not None:
        command = _command(board, table, blocks, sprt)
        origin = Origin(command, __version__, date.today().isoformat(), said)
        html.write_text(page(table, done, origin, words), "utf-8")
    if as_json:
        print(json.dumps(_as_data(table, done, said)))
    else:
        print_standings(done)
        if said is not None:
            out.print(say("cli-arena-verdict", said=said))
        if html is not None:
            out.print(say("cli-html-written", file=str(html)))
    if interrupted:
        complain(say("cli-arena-kept", blocks=len(done), file=str(results)))
        raise typer.Exit(130)


def _play(
    table: ArenaSetup, blocks: int, file: Results, resume: bool, jobs: int, ray: str | None, bounds: Bounds | None
) -> tuple[list[Block], bool]:
    """Return the finished blocks, and whether the user pressed Ctrl-C before all were done."""
    columns = (TextColumn(say("cli-blocks")), BarColumn(), MofNCompleteColumn())
    clocks = (TimeElapsedColumn(), TextColumn(say("cli-time-left")), TimeRemainingColumn())
    hidden = not err.is_terminal
    try:
        with Progress(
            *columns, *clocks, console=err, transient=True, disable=hidden, speed_estimate_period=A_LONG_TIME
        ) as bar:
            task = bar.add_task("", total=blocks)
            done = play_blocks(
                table,
                blocks,
                results=file,
                resume=resume,
                jobs=jobs,
                ray=ray,
                sprt=bounds,
                progress=lambda n: bar.update(task, completed=n),
            )
            return done, False
    except KeyboardInterrupt:
        return [block for block in file.blocks(file.run(table)) if block.number < blocks], True


def _bounds(text: str) -> Bounds:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadSetup("bad_sprt", text=text) from None
    if not 0 < low < high < 1:
        raise BadSetup("bad_sprt", text=text)
    return low, high


def _command(board: str, table: ArenaSetup, blocks: int, sprt: str | None) -> str:
    """The command that gives the same results again."""
    words = ["vialibre", "arena", "--board", board, "--seats", str(table.seats), "--bots", ",".join(table.bots)]
    words += ["--blocks", str(blocks), "--seed", str(table.seed)]
    words += ["--alvin"] * table.alvin
    words += [] if table.move_time is None else ["--move-time", f"{table.move_time:g}"]
    words += [] if sprt is None else ["--sprt", sprt]
    return shlex.join(words)


def _as_data(table: ArenaSetup, blocks: list[Block], said: str | None) -> dict[str, Any]:
    shares = seat_shares(blocks)
    return {
        "board": table.board.id,
        "digest": table.board.digest,
        "version": __version__,
        "seats": table.seats,
        "seed": table.seed,
        "alvin": table.alvin,
        "move_time": table.move_time,
        "blocks": len(blocks),
        "games": sum(len(block.games) for block in blocks),
        "sprt": said,
        "seat_shares": [share.value for share in shares],
        "seat_advantage": [{"win_rate": share.value, "low": share.low, "high": share.high} for share in shares],
        "bots": {standing.bot: standing.as_data() for standing in standings(blocks)},
    }
