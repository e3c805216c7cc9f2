"""The printable parts of a board, as pages."""

from __future__ import annotations

from collections.abc import Iterator

from vialibre.boards.model import Board
from vialibre.i18n import Words
from vialibre.narrate import board_name
from vialibre.pictures.printed.board_marks import board_marks
from vialibre.pictures.printed.cards import card_pages
from vialibre.pictures.printed.marks import PrintedPage
from vialibre.pictures.printed.papers import paper_of
from vialibre.pictures.printed.pieces import piece_pages
from vialibre.pictures.printed.tickets import ticket_pages
from vialibre.pictures.printed.tiles import board_pages, whole_board

PARTS = ("board", "cards", "tickets", "pieces")


def printed_pages(board: Board, part: str, paper: str, lang: str, *, tiled: bool) -> Iterator[PrintedPage]:
    """The pages of one of PARTS.

    A board that is `tiled` is split over the paper, after an overview page; otherwise it is one sheet of its own size.
    """
    words, name, sheet = Words(lang), board_name(board, lang), paper_of(paper)
    if part == "cards":
        yield from card_pages(board, sheet, words, name)
    elif part == "tickets":
        yield from ticket_pages(board, sheet, words, name)
    elif part == "pieces":
        yield from piece_pages(board, sheet, words, name)
    else:
        drawn = board_marks(board, name, words.text("print-points"))
        yield from board_pages(board, drawn, name, sheet, words) if tiled else [whole_board(board, drawn)]
