"""`vialibre serve`: runs the table server and prints its addresses."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from vialibre.cli.served_bots import read_served_bots
from vialibre.cli.text import out, say
from vialibre.errors import BadSetup
from vialibre.server.address import EVERYWHERE, LOCAL, listens_everywhere, own_address, url_of

OPERATOR_TOKEN = "VIALIBRE_OPERATOR_TOKEN"
DATABASE = "VIALIBRE_DATABASE"
"""Read from the environment, because all users of a machine can see the arguments of its processes."""
LEAST_TOKEN = 16
PLAYTESTER = "vialibre.cli.playtester:play_design"
"""Given by name, so that only the process that plays imports the lab."""


def serve(
    host: Annotated[str | None, typer.Option(help=say("cli-serve-host-help"), show_default=LOCAL)] = None,
    port: Annotated[int, typer.Option(min=0, max=65535, help=say("cli-serve-port-help"))] = 8000,
    database: Annotated[
        str | None, typer.Option(metavar="URL", envvar=DATABASE, help=say("cli-serve-database-help"))
    ] = None,
    workers: Annotated[int, typer.Option(min=1, max=64, help=say("cli-serve-workers-help"))] = 1,
    thinkers: Annotated[int | None, typer.Option(min=1, max=256, help=say("cli-serve-thinkers-help"))] = None,
    boards: Annotated[Path | None, typer.Option(metavar="FOLDER", help=say("cli-serve-boards-help"))] = None,
    lan: Annotated[bool, typer.Option("--lan", help=say("cli-serve-lan-help"))] = False,
    limits: Annotated[float, typer.Option(min=0.1, max=1e6, help=say("cli-serve-limits-help"))] = 1.0,
    playtests: Annotated[bool, typer.Option("--playtests/--no-playtests", help=say("cli-serve-playtests-help"))] = True,
    bot: Annotated[list[str] | None, typer.Option(metavar="NAME=MODULE:CLASS", help=say("cli-serve-bot-help"))] = None,
) -> None:
    token = os.environ.get(OPERATOR_TOKEN) or None
    if token is not None and len(token) < LEAST_TOKEN:
        raise BadSetup("short_operator_token", least=LEAST_TOKEN)

    own_bots = read_served_bots(bot or [])

    from vialibre.server.app import Settings  # imported here, because it would slow down every other command
    from vialibre.server.bot_pool import spare_cores
    from vialibre.server.run import serve as run

    settings = Settings(
        database=database or None,
        boards=boards,
        limits=limits,
        slow_bot_processes=thinkers or spare_cores(workers),
        operator_token=token,
        playtester=PLAYTESTER if playtests else None,
        bots=own_bots,
    )
    chosen = host or (EVERYWHERE if lan else LOCAL)
    unstored = run(settings, host=chosen, port=port, workers=workers, ready=lambda port: announce(chosen, port, lan))
    print_stopped(unstored)


def print_stopped(unstored: int) -> None:
    """Print the last line, which says whether everything is stored. `unstored` counts tables whose last entry is
    not."""
    out.print(say("cli-serve-stopped-unstored", tables=unstored) if unstored else say("cli-serve-stopped"))


def announce(host: str, port: int, lan: bool) -> None:
    """Print the server's addresses, once it is ready and everything is loaded."""
    from vialibre.server.page import BUILD, is_built, page_folder

    here = LOCAL if listens_everywhere(host) else host
    out.print(say("cli-serve-at", url=f"{url_of(here, port)}/"))
    if lan:
        shared = f"{url_of(own_address() if here == LOCAL else here, port)}/"
        out.print(say("cli-serve-lan", url=shared))
        print_code(shared)
    if not is_built(page_folder()):
        out.print(say("cli-serve-no-page", command=BUILD))
    out.print(say("cli-serve-stop"))
    sys.stdout.flush()


def print_code(url: str) -> None:
    """Print a QR code, if this terminal has the characters for it."""
    try:
        "▀▄█".encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return
    import segno

    segno.make(url).terminal(compact=True)
