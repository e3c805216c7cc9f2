"""`vialibre arena` and `vialibre ratings`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Column
from rich.table import Table as TextTable

from vialibre.boards.load import load_board
from vialibre.cli.text import complain, err, out, say
from vialibre.errors import BadSetup
from vialibre.lab.arena import Standing, Table, play_blocks, seat_shares, standings, verdict
from vialibre.lab.blocks import Block
from vialibre.lab.results import Results

RESULTS = Path("arena.sqlite")


def arena(
    bots: Annotated[str, typer.Option(help=say("cli-bots-help"))],
    board: Annotated[str, typer.Option(help=say("cli-board-argument"))] = "usa",
    seats: Annotated[int, typer.Option(help=say("cli-seats-help"))] = 2,
    blocks: Annotated[int, typer.Option(min=1, max=10**6, help=say("cli-blocks-help"))] = 100,
    seed: Annotated[int, typer.Option(min=0, max=2**60, help=say("cli-seed-help"))] = 0,
    alvin: Annotated[bool, typer.Option("--alvin", help=say("cli-alvin-help"))] = False,
    sprt: Annotated[str | None, typer.Option(metavar="LOW,HIGH", help=say("cli-sprt-help"))] = None,
    jobs: Annotated[int, typer.Option(min=1, max=256, help=say("cli-jobs-help"))] = 1,
    resume: Annotated[bool, typer.Option("--resume", help=say("cli-resume-help"))] = False,
    results: Annotated[Path, typer.Option(metavar="FILE", help=say("cli-results-help"))] = RESULTS,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
) -> None:
    table = Table(load_board(board), bots.split(","), seats, seed, alvin)
    table.check()
    bounds = None if sprt is None else _bounds(sprt)
    file = Results(results)
    done: list[Block] = []
    columns = (TextColumn(say("cli-blocks")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    try:
        with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
            task = bar.add_task("", total=blocks)
            done = play_blocks(
                table,
                blocks,
                results=file,
                resume=resume,
                jobs=jobs,
                sprt=bounds,
                progress=lambda n: bar.advance(task, n),
            )
    except KeyboardInterrupt:
        run = file.run(table.board.id, table.board.digest, seats, table.bots, seed, alvin)
        done = file.blocks(run)
        complain(say("cli-arena-kept", blocks=len(done), file=str(results)))
        if not done:
            raise
    finally:
        file.close()
    said = None if bounds is None else verdict(done, table, bounds).said
    if as_json:
        print(json.dumps(_as_data(table, done, said)))
    else:
        _print(done, said)


def show_ratings(
    results: Annotated[Path, typer.Option(metavar="FILE", help=say("cli-results-help"))] = RESULTS,
) -> None:
    if not results.exists():
        raise BadSetup("no_results", file=str(results))
    file = Results(results)
    for board, seats, blocks in file.boards():
        if blocks:
            out.print(say("cli-ratings-title", board=board, seats=seats, blocks=len(blocks)))
            _print(blocks, None)
    file.close()


def _bounds(text: str) -> tuple[float, float]:
    try:
        low, high = (float(part) for part in text.split(","))
    except ValueError:
        raise BadSetup("bad_sprt", text=text) from None
    if not 0 < low < high < 1:
        raise BadSetup("bad_sprt", text=text)
    return low, high


def _as_data(table: Table, blocks: list[Block], said: str | None) -> dict[str, Any]:
    return {
        "board": table.board.id,
        "seats": table.seats,
        "seed": table.seed,
        "blocks": len(blocks),
        "sprt": said,
        "seat_shares": seat_shares(blocks),
        "bots": {
            standing.bot: {
                "win_rate": standing.win_rate.value,
                "low": standing.win_rate.low,
                "high": standing.win_rate.high,
                "mean_score": standing.mean_score,
                "rating": standing.rating,
                "lines": standing.lines,
                "tickets_made": standing.tickets_made,
                "tickets_missed": standing.tickets_missed,
                "ms_per_decision": standing.milliseconds,
            }
            for standing in standings(blocks)
        },
    }


def _print(blocks: list[Block], said: str | None) -> None:
    heads = ("rating", "wins", "mean-score", "tickets", "thinking")
    bot = Column(say("cli-bot"), no_wrap=True)
    table = TextTable(bot, *(say(f"cli-arena-{head}") for head in heads))
    for standing in standings(blocks):
        table.add_row(*_row(standing))
    out.print(table)
    shares = "  ".join(f"{seat}: {share:.1%}" for seat, share in enumerate(seat_shares(blocks)))
    out.print(say("cli-arena-seats", shares=shares))
    if said is not None:
        out.print(say("cli-arena-verdict", said=said))


def _row(standing: Standing) -> tuple[str, ...]:
    rate = standing.win_rate
    return (
        standing.bot,
        f"{standing.rating:.0f}",
        f"{rate.value:.1%} ({rate.low:.1%} … {rate.high:.1%})",
        f"{standing.mean_score:.1f}",
        f"{standing.tickets_made:.1f} / {standing.tickets_missed:.1f}",
        f"{standing.milliseconds:.2f}",
    )
