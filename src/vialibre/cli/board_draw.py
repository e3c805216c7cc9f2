"""`vialibre board draw`: a board, its cards, tickets and pieces as PDF, PNG or SVG."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from vialibre.boards.load import load_board
from vialibre.boards.model import Board
from vialibre.cli.play import language
from vialibre.cli.text import err, out, say
from vialibre.errors import BadSetup
from vialibre.narrate import board_name

if TYPE_CHECKING:
    from vialibre.pictures.printed.marks import PrintedPage


class What(StrEnum):
    BOARD = "board"
    CARDS = "cards"
    TICKETS = "tickets"
    PIECES = "pieces"
    ALL = "all"


class PaperName(StrEnum):
    A4 = "a4"
    A3 = "a3"
    LETTER = "letter"


def draw(
    board: Annotated[str, typer.Argument(metavar="BOARD", help=say("cli-board-argument"))],
    svg: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-board-draw-svg-help"))] = None,
    png: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-board-draw-png-help"))] = None,
    pdf: Annotated[Path | None, typer.Option(metavar="FILE", help=say("cli-board-draw-pdf-help"))] = None,
    what: Annotated[What, typer.Option(help=say("cli-board-draw-what-help"))] = What.BOARD,
    paper: Annotated[PaperName, typer.Option(help=say("cli-board-draw-paper-help"))] = PaperName.A4,
    dpi: Annotated[int, typer.Option(min=20, max=600, help=say("cli-board-draw-dpi-help"))] = 100,
    lang: Annotated[str | None, typer.Option(help=say("cli-board-draw-lang-help"))] = None,
) -> None:
    spoken = language(lang)
    files = [file for file in (svg, png, pdf) if file is not None]
    if not files:
        raise BadSetup("nothing_to_draw_on")
    chosen = load_board(board)
    for file in files:
        if file.exists() and Path(board).exists() and file.samefile(board):
            raise BadSetup("picture_over_board", file=str(file))
    title = board_name(chosen, spoken)
    # Imported here, because the drawing libraries would slow down every other command.
    from vialibre.pictures.printed.pdf_file import pdf_file, png_files
    from vialibre.pictures.printed.svg_file import svg_file

    if svg is not None:
        _save(svg, [svg_file(page, title).encode() for page in _pages(chosen, what, paper, spoken, tiled=False)])
    if png is not None:
        pages = _pages(chosen, what, paper, spoken, tiled=False)
        _save(png, _watched(len(pages), lambda progress: png_files(pages, title, dpi, progress)))
    if pdf is not None:
        pages = _pages(chosen, what, paper, spoken, tiled=True)
        _save(pdf, _watched(len(pages), lambda progress: [pdf_file(pages, title, progress)]), count=len(pages))


def _pages(board: Board, what: What, paper: PaperName, lang: str, *, tiled: bool) -> list[PrintedPage]:
    from vialibre.pictures.printed.pages import PARTS, printed_pages

    parts = PARTS if what is What.ALL else (what.value,)
    return [page for part in parts for page in printed_pages(board, part, paper.value, lang, tiled=tiled)]


def _watched(pages: int, make: Callable[[Callable[[int, int], None]], list[bytes]]) -> list[bytes]:
    columns = (TextColumn(say("cli-board-drawing")), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, console=err, transient=True, disable=not err.is_terminal) as progress:
        task = progress.add_task("", total=pages)
        return make(lambda done, _: progress.update(task, completed=done))


def _save(file: Path, contents: list[bytes], count: int = 1) -> None:
    """Write one file, or one numbered file per page."""
    for number, content in enumerate(contents, 1):
        name = file if len(contents) == 1 else file.with_name(f"{file.stem}-{number}{file.suffix}")
        name.write_bytes(content)
        out.print(say("cli-board-drawn", file=str(name), pages=count, size=max(1, len(content) // 1024)))
