"""`vialibre backup`: copies the server's database into one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from vialibre.cli.serve import DATABASE
from vialibre.cli.text import out, say


def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-backup-file-argument"))],
    database: Annotated[
        str | None, typer.Option(metavar="URL", envvar=DATABASE, help=say("cli-backup-database-help"))
    ] = None,
) -> None:
    import asyncio  # imported here, because it would slow down every other command

    from vialibre.server.storage.backup import back_up
    from vialibre.server.storage.database_url import parse_database_url

    asyncio.run(back_up(parse_database_url(database or None), file))
    out.print(say("cli-backup-done", file=str(file)))
