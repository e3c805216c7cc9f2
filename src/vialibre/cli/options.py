"""Options that several commands have."""

from __future__ import annotations

from typing import Annotated

import typer

from vialibre.cli.text import say

Ray = Annotated[str | None, typer.Option("--ray", metavar="local|ADDRESS", help=say("cli-ray-help"))]
"""Where a Ray cluster is that shares the work; None: processes of this machine do it."""
