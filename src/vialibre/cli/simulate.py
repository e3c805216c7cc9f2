"""`vialibre simulate`: plays many games and prints totals."""

from __future__ import annotations

import json
from typing import Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from vialibre.boards.load import load_board
from vialibre.bots.names import split_bots
from vialibre.cli.bot_errors import Traceback
from vialibre.cli.options import MoveTime, Ray
from vialibre.cli.text import err, out, say, words
from vialibre.engine.setup_checks import check_seats
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.simulate import check_table
from vialibre.lab.simulate import simulate as play_many
from vialibre.lab.totals import GameTotals


def simulate(
    board: Annotated[str, typer.Option(help=say("cli-board-argument"))] = "usa",
    seats: Annotated[int | None, typer.Option(help=say("cli-seats-help"))] = None,
    bots: Annotated[str | None, typer.Option(help=say("cli-bots-help"))] = None,
    games: Annotated[int, typer.Option(min=1, max=10**9, help=say("cli-games-help"))] = 1000,
    seed: Annotated[int, typer.Option(min=0, help=say("cli-seed-help"))] = 0,
    alvin: Annotated[bool, typer.Option("--alvin", help=say("cli-alvin-help"))] = False,
    jobs: Annotated[int, typer.Option(min=1, max=256, help=say("cli-jobs-help"))] = 1,
    ray: Ray = None,
    move_time: MoveTime = None,
    as_json: Annotated[bool, typer.Option("--json", help=say("cli-json-help"))] = False,
    traceback: Traceback = False,
) -> None:
    chosen = load_board(board)
    named = None if bots is None else split_bots(bots)
    number = seats if seats is not None else chosen.players[0] if named is None else len(named)
    check_seats(chosen, number)
    players = ["random"] * number if named is None else named
    check_table(chosen, number, players, alvin=alvin)
    columns = (TextColumn(say("cli-games")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as bar:
        task = bar.add_task("", total=games)
        totals = play_many(
            chosen,
            players,
            games=games,
            seed=seed,
            jobs=jobs,
            ray=ray,
            alvin=alvin,
            move_time=move_time,
            progress=lambda done: bar.advance(task, done),
        )
    if as_json:
        print(json.dumps(_as_data(board, players, seed, totals)))
    else:
        _print(players, totals)


def _as_data(board: str, players: list[str], seed: int, totals: GameTotals) -> dict[str, object]:
    return {
        "board": board,
        "games": totals.games,
        "seed": seed,
        "seats": [_seat_data(seat, bot, totals) for seat, bot in enumerate(players)],
        "mean_actions": totals.mean_length(),
        "min_actions": min(totals.lengths),
        "max_actions": max(totals.lengths),
    }


def _seat_data(seat: int, bot: str, totals: GameTotals) -> dict[str, object]:
    data: dict[str, object] = {"bot": bot, "win_rate": totals.win_rate(seat), "mean_score": totals.mean_score(seat)}
    tickets = totals.mean_tickets(seat)
    if tickets is not None:
        data["tickets_made"], data["tickets_missed"] = tickets
        data["forfeits"] = totals.forfeits[seat]
    return data


def _print(players: list[str], totals: GameTotals) -> None:
    figures = NumberFormat(words)
    heads = [say(f"cli-{head}") for head in ("seat", "bot", "wins", "mean-score", "score-range")]
    counted = totals.mean_tickets(0) is not None  # random play inside the engine only adds up
    more = [say("cli-tickets-made-missed")] if counted else []
    forfeited = any(totals.forfeits)
    table = Table(*heads, *more, *([say("cli-forfeits")] if forfeited else []))
    for seat, bot in enumerate(players):
        scores = totals.scores[seat]
        cells = [str(seat + 1), bot, figures.percent(totals.win_rate(seat)), figures.number(totals.mean_score(seat))]
        tickets = totals.mean_tickets(seat)
        shown = [] if tickets is None else [f"{tickets[0]:.1f} / {tickets[1]:.1f}"]
        shown += [str(totals.forfeits[seat])] if forfeited else []
        table.add_row(*cells, f"{min(scores)} … {max(scores)}", *shown)
    out.print(table)
    lengths = {"mean": round(totals.mean_length(), 1), "least": min(totals.lengths), "most": max(totals.lengths)}
    out.print(say("cli-lengths", games=totals.games, **lengths))
