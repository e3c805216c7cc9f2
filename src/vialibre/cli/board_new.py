"""`vialibre board new`: creates a board file from a template."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vialibre.boards.load import parse_board
from vialibre.boards.templates import SMALL, id_of, template_names, template_text
from vialibre.cli.text import out, say
from vialibre.errors import BadSetup

TEMPLATE = say("cli-board-new-template-help", known=", ".join(template_names()))


def new(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-board-new-argument"))],
    template: Annotated[str, typer.Option(metavar="NAME", help=TEMPLATE)] = SMALL,
    name: Annotated[str | None, typer.Option(help=say("cli-board-new-name-help"))] = None,
    force: Annotated[bool, typer.Option("--force", help=say("cli-board-new-force-help"))] = False,
) -> None:
    text = template_text(template, id_of(file.stem), name)
    board = parse_board(text, str(file))  # the name may be too long
    try:
        with file.open("w" if force else "x", encoding="utf-8") as stream:
            stream.write(text)
    except FileExistsError:
        raise BadSetup("file_exists", file=str(file)) from None
    counts = {"cities": len(board.cities), "routes": len(board.routes), "tickets": len(board.tickets)}
    out.print(say("cli-board-new-written", file=str(file), name=board.name, **counts))
    out.print(say("cli-board-new-next", file=str(file), picture=file.stem))
