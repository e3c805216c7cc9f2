"""`vialibre board balance`: proposes fair ticket points."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.table import Column, Table

from vialibre.boards.load import board_ids, load_board
from vialibre.cli.options import Ray
from vialibre.cli.playtest import (
    RESULTS,
    BoardName,
    Bots,
    Games,
    Jobs,
    ResultsFile,
    Resume,
    Seats,
    Seed,
    check_folder,
    command_of,
    play,
    setting_of,
)
from vialibre.cli.text import out, say, words
from vialibre.errors import BadSetup
from vialibre.lab.playtest.balance import LEAST_MADE, LEAST_PASSED_ON, Proposal, proposals
from vialibre.lab.playtest.formatting import Formatter
from vialibre.lab.playtest.rewrite import with_points
from vialibre.lab.playtest.setting import BOT


def balance(
    board: BoardName,
    games: Games = 4000,
    bots: Bots = BOT,
    seats: Seats = None,
    seed: Seed = 0,
    jobs: Jobs = None,
    ray: Ray = None,
    resume: Resume = False,
    results: ResultsFile = RESULTS,
    write: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-board-balance-write-help"))] = None,
) -> None:
    chosen = load_board(board)
    if write is not None and board in board_ids():
        raise BadSetup("balance_not_toml", board=board)
    check_folder(write)
    setting = setting_of(chosen, bots, seats, seed, dealt=True)
    setting.check(games)
    again = command_of("board balance", board, setting, games)
    found = proposals(play(setting, games, jobs=jobs, ray=ray, results=results, resume=resume, again=again))
    if write is not None:
        changed = {str(one.ticket.id): one.points for one in found if one.changed}
        text = Path(board).read_text("utf-8-sig")
        write.write_text(with_points(text, changed, board), "utf-8")
    _print(found, Formatter(chosen, words))
    if write is not None:
        out.print(say("cli-board-balance-written", file=str(write)))


def _print(found: list[Proposal], formatter: Formatter) -> None:
    numbers = ("now", "proposed", "range", "turns", "made", "effect")
    heads = [Column(say(f"cli-board-balance-{head}"), justify="right", no_wrap=True) for head in numbers]
    table = Table(say("playtest-head-ticket"), *heads)
    for one in sorted(found, key=lambda one: (not one.changed, -abs(one.points - one.ticket.points))):
        table.add_row(
            formatter.ends(one.ticket),
            str(one.ticket.points),
            _proposed(one),
            "–".join(formatter.figures.number(end) for end in (one.fair.low, one.fair.high)) if not one.hard else "",
            formatter.figures.number(one.turns),
            formatter.figures.percent(one.made.value),
            formatter.effect_alone(one.effect),
        )
    out.print(table)
    changed = sum(one.changed for one in found)
    key = "cli-board-balance-some" if changed else "cli-board-balance-all-fine"
    out.print(say(key, tickets=len(found), changed=changed))
    if any(one.hard for one in found):
        least, gain = formatter.figures.percent(LEAST_MADE), formatter.figures.number(LEAST_PASSED_ON)
        out.print(say("cli-board-balance-hard", least=least, gain=gain))


def _proposed(one: Proposal) -> str:
    if one.hard:
        return "*"
    mark = "▲" if one.points > one.ticket.points else "▼" if one.changed else ""
    return f"{mark} {one.points}".strip()
