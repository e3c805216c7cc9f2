"""`vialibre arena --block`: replays a single block."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from rich.table import Column
from rich.table import Table as TextTable

from vialibre.cli.text import out, say
from vialibre.engine.record import Record
from vialibre.errors import BadSetup
from vialibre.i18n import printable
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.blocks import Block, play_block
from vialibre.lab.results import Results


def play_again(table: ArenaSetup, number: int, *, results: Path, records: Path | None, as_json: bool) -> None:
    """Play a block, save its records if there is a folder for them, and say whether the stored results are the same."""
    table.check()
    if records is not None and not records.is_dir():
        raise BadSetup("no_folder", file=str(records / "…"), folder=str(records))
    written: list[Path] = []
    names = _file_names(table, number)

    def keep(record: Record) -> None:
        assert records is not None
        written.append(records / next(names))
        written[-1].write_text(record.as_json(), "utf-8")

    block = play_block(table, number, keep=None if records is None else keep)
    same = _as_stored(table, block, results)
    if as_json:
        files = [str(file) for file in written]
        print(json.dumps({**block.as_data(), "as_stored": same, "records": files}))
        return
    _print(block, written)
    if same is not None:
        out.print(say("cli-block-same" if same else "cli-block-differs", file=str(results)))


def _file_names(table: ArenaSetup, number: int) -> Iterator[str]:
    """Names such as usa-17-1-surveyor-conductor.json. No bot name can lead outside the folder."""
    for game, bots in enumerate(table.seatings(), 1):
        name = f"{table.board.id}-{number}-{game}-{'-'.join(bots)}"
        yield re.sub(r"[^\w.-]+", "_", name)[:120] + ".json"


def _as_stored(table: ArenaSetup, block: Block, results: Path) -> bool | None:
    """Whether the stored block is the same; None if it was not played before."""
    if not results.exists():
        return None
    with Results(results) as file:
        run = file.find(table)
        stored = None if run is None else file.block(run, block.number)
    return None if stored is None else stored.facts() == block.facts()


def _print(block: Block, written: list[Path]) -> None:
    out.print(say("cli-block-title", number=block.number, seed=str(block.seed)))
    seats = len(block.games[0].seats)
    table = TextTable(
        Column(say("cli-block-game"), justify="right"),
        *(Column(f"{say('cli-seat')} {seat}", overflow="fold") for seat in range(1, seats + 1)),
        Column(say("cli-block-actions"), justify="right"),
    )
    for number, game in enumerate(block.games, 1):
        cells = (f"{printable(seat.bot)} {seat.total}{' ★' if seat.won else ''}" for seat in game.seats)
        table.add_row(str(number), *cells, str(game.actions))
    out.print(table)
    for file in written:
        out.print(say("cli-saved", file=str(file)))
