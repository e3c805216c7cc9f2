"""`vialibre loadtest`: measures how many games a server on this machine can carry."""

from __future__ import annotations

import json
from dataclasses import asdict
from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table

from vialibre.boards.load import load_board
from vialibre.cli.text import err, out, say

if TYPE_CHECKING:
    from vialibre.server.load.run import Figures

STEPS = (50, 100, 200)
"""Smaller numbers of games that are run first, to show how the figures grow."""


def loadtest(
    games: Annotated[int, typer.Option(min=1, max=2000, help=say("cli-loadtest-games-help"))] = 500,
    rate: Annotated[float, typer.Option(min=0.1, max=5, help=say("cli-loadtest-rate-help"))] = 1.0,
    seconds: Annotated[float, typer.Option(min=1, max=120, help=say("cli-loadtest-seconds-help"))] = 15.0,
    board: Annotated[str, typer.Option(help=say("cli-board-argument"))] = "usa",
    database: Annotated[str | None, typer.Option(metavar="URL", help=say("cli-loadtest-database-help"))] = None,
    steps: Annotated[bool, typer.Option("--steps/--no-steps", help=say("cli-loadtest-steps-help"))] = True,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
) -> None:
    import asyncio  # imported here, because it would slow down every other command

    from vialibre.server.load.run import OwnServer, load

    load_board(board)
    sizes = [*(n for n in STEPS if steps and n < games), games]
    found: list[Figures] = []
    for size in sizes:
        server = OwnServer(database)
        try:
            with err.status(say("cli-loadtest-running", games=size)):
                figures = asyncio.run(load(server, games=size, rate=rate * size, seconds=seconds, board=board))
        finally:
            server.close()
        found.append(figures)
    if as_json:
        print(json.dumps({**asdict(found[-1]), "growth": [asdict(figures) for figures in found]}))
    else:
        _print(found)


def _print(found: list[Figures]) -> None:
    names = (
        "games",
        "moves_per_s",
        "p50_ms",
        "p95_ms",
        "p99_ms",
        "errors",
        "rss_mb",
        "kb_per_table",
        "cpu_ms_per_move",
    )
    table = Table(*(say(f"cli-loadtest-{name.replace('_', '-')}") for name in names))
    for figures in found:
        data = asdict(figures)
        table.add_row(*(str(data[name]) for name in names))
    out.print(table)
    out.print(say("cli-loadtest-meaning"))
