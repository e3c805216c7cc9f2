"""Writes docs/commands.md from the command line's own help: `python tools/docs/commands.py`.

With `--check` it writes nothing and fails if the page is out of date; a test runs that.
"""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

os.environ["VIALIBRE_LANG"] = "en"  # texts are looked up when the commands are imported

import typer

from vialibre.cli.main import app

PAGE = Path(__file__).parents[2] / "docs" / "commands.md"
HEAD = """# Commands

<!-- Written by tools/docs/commands.py from the command line's help: run it again after a change. -->

`bin/vialibre` in a clone of this project runs the command `vialibre`, and installs what it needs first.
Each command explains itself with `--help`, in the language of your system.

| command | what it does |
|---|---|
"""


def commands(command: Any, context: Any) -> Iterator[tuple[str, Any, Any]]:
    """A command and all below it: the whole name, the command, its context."""
    yield context.command_path, command, context
    for name in command.list_commands(context) if hasattr(command, "list_commands") else ():
        below = command.get_command(context, name)
        yield from commands(below, typer.Context(below, parent=context, info_name=name))


def first_sentence(text: str) -> str:
    return sentences(text).partition("\n")[0]


def sentences(text: str) -> str:
    """One sentence per line."""
    return re.sub(r"(?<=[.!?]) (?=[A-Z])", "\n", " ".join(text.split()))


def cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")


def section(name: str, command: Any, context: Any) -> str:
    lines = [f"## `{name}`\n", sentences(command.help) + "\n"]
    usage = " ".join([name, *command.collect_usage_pieces(context)])
    lines.append(f"```text\n{usage}\n```\n")
    rows = [record for parameter in command.get_params(context) if (record := parameter.get_help_record(context))]
    rows = [(names, text) for names, text in rows if "--help" not in names]
    if rows:
        lines += ["| option | meaning |", "|---|---|", *(f"| `{cell(names)}` | {cell(text)} |" for names, text in rows)]
        lines.append("")
    _, *examples = (line.strip() for line in command.epilog.replace("\b", "").strip().splitlines())
    lines.append("\n".join(["```sh", *(f"bin/{line}" for line in examples), "```"]))
    return "\n".join(lines) + "\n"


def anchor(name: str) -> str:
    return name.replace(" ", "-")


def page() -> str:
    root = typer.main.get_command(app)
    found = list(commands(root, typer.Context(root, info_name="vialibre")))
    index = [f"| [`{name}`](#{anchor(name)}) | {cell(first_sentence(command.help))} |" for name, command, _ in found]
    return HEAD + "\n".join(index) + "\n\n" + "\n".join(section(*one) for one in found)


def main() -> None:
    text = page()
    if "--check" in sys.argv[1:]:
        if not PAGE.is_file() or PAGE.read_text("utf-8") != text:
            sys.exit("docs/commands.md is out of date: run python tools/docs/commands.py")
    else:
        PAGE.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
