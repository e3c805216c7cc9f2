"""`vialibre board`: the commands `list` and `show`; those that make boards are in the board_* modules."""

from __future__ import annotations

from collections import Counter
from typing import Annotated

import typer
from rich.table import Column, Table

from vialibre.boards.load import board_ids, is_packaged, load_board
from vialibre.boards.model import GRAY, Board
from vialibre.cli import board_check, board_draw, board_new
from vialibre.cli.board_balance import balance
from vialibre.cli.text import examples, out, say, words
from vialibre.narrate import board_name

app = typer.Typer(help=say("cli-board-help"), epilog=examples("board-"), rich_markup_mode=None)

app.command("balance", help=say("cli-board-balance-help"), epilog=examples("board-balance-"))(balance)

BoardName = Annotated[str, typer.Argument(metavar="BOARD", help=say("cli-board-argument"))]


def _id_column() -> Column:
    """A column that never truncates ids. Each table needs its own, because a column holds its cells."""
    return Column("id", overflow="fold")


@app.command("list", help=say("cli-board-list-help"), epilog=examples("board-list-"))
def list_boards() -> None:
    table = Table("id", *(say(f"cli-board-{column}") for column in ("name", "players", "cities", "routes", "tickets")))
    for name in board_ids():
        board = load_board(name)
        players = f"{board.players[0]}–{board.players[1]}"
        counts = (len(board.cities), len(board.routes), len(board.tickets))
        table.add_row(name, board_name(board, words.lang), players, *map(str, counts))
    out.print(table)


@app.command("show", help=say("cli-board-show-help"), epilog=examples("board-show-"))
def show_board(board: BoardName) -> None:
    chosen = load_board(board)
    _print_settings(chosen)
    _print_routes(chosen)
    _print_tickets(chosen)
    if chosen.note:
        out.print(f"\n{_note(chosen)}")
    _print_sources(chosen)


app.command("new", help=say("cli-board-new-help"), epilog=examples("board-new-"))(board_new.new)
app.command("draw", help=say("cli-board-draw-help"), epilog=examples("board-draw-"))(board_draw.draw)
app.command("check", help=say("cli-board-check-help"), epilog=examples("board-check-"))(board_check.check)


def _print_settings(board: Board) -> None:
    out.print(f"{board_name(board, words.lang)} ({board.id})")
    rows = {
        "players": f"{board.players[0]}–{board.players[1]}",
        "cars": board.cars,
        "cards": say(
            "cli-board-wilds",
            colors=f"{board.deck.each} × {_colors(board)}",
            wilds=board.deck.wilds,
            wild=board.wild,
        ),
        "hand": board.hand,
        "tickets-dealt": f"{board.ticket_rules.long + board.ticket_rules.deal} / {board.ticket_rules.keep}",
        "tickets-drawn": f"{board.ticket_rules.draw} / {board.ticket_rules.draw_keep}",
        "points": "  ".join(f"{length}→{points}" for length, points in board.points),
        "parallel": board.parallel_from,
        "rules": ", ".join(name for name in board.rules.__slots__ if getattr(board.rules, name)),
        "ties": ", ".join(board.ties),
    }
    table = Table(show_header=False, box=None, pad_edge=False)
    for key, value in rows.items():
        table.add_row(say(f"cli-board-{key}"), str(value))
    out.print(table)


def _print_routes(board: Board) -> None:
    names = {city.id: city.name for city in board.cities}
    spaces: Counter[str] = Counter()
    table = Table(say("cli-board-route"), say("cli-board-length"), say("cli-board-color"), "", _id_column())
    for route in board.routes:
        spaces[route.color] += route.length
        marks = [say("cli-board-ferry", symbols="+" * route.ferry)] if route.ferry else []
        marks += [say("cli-board-tunnel")] if route.tunnel else []
        marks += [route.source] if route.source else []
        ends = " – ".join(names[city] for city in route.cities)
        table.add_row(ends, str(route.length), _color(route.color), " · ".join(marks), route.id)
    out.print(table)
    order = [*board.deck.colors, GRAY]
    out.print(say("cli-board-spaces") + " " + "  ".join(f"{_color(color)} {spaces[color]}" for color in order))


def _print_tickets(board: Board) -> None:
    names = {city.id: city.name for city in board.cities}
    table = Table(say("cli-board-ticket"), say("cli-board-worth"), "", _id_column())
    for ticket in board.tickets:
        marks = [say("cli-board-long")] if ticket.long else []
        marks += [ticket.source] if ticket.source else []
        table.add_row(
            " – ".join(names[city] for city in ticket.cities), str(ticket.points), " · ".join(marks), ticket.id
        )
    out.print(table)


def _color(color: str) -> str:
    return say("color-name", color=color)


def _colors(board: Board) -> str:
    return ", ".join(map(_color, board.deck.colors))


def _note(board: Board) -> str:
    """The note of a packaged board in the user's language; any other board keeps the note of its file."""
    return say("cli-board-note", id=board.id, note=board.note) if is_packaged(board) else str(board.note)


def _print_sources(board: Board) -> None:
    """Say which rows are uncertain."""
    for key, rows in (("cities", board.cities), ("routes", board.routes), ("tickets", board.tickets)):
        sources = Counter(row.source for row in rows if row.source)
        if sources:
            counts = ", ".join(f"{count} {source}" for source, count in sources.most_common())
            out.print(f"{say(f'cli-board-{key}')}: {counts}")
