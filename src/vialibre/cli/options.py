"""Options shared by several commands."""

from __future__ import annotations

from typing import Annotated

import typer

from vialibre.cli.text import say

Ray = Annotated[str | None, typer.Option("--ray", metavar="local|ADDRESS", help=say("cli-ray-help"))]
"""The Ray cluster that does the work; None: processes on this machine."""
