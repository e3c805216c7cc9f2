"""Templates for new boards: a small example that comments every key, and all packaged boards."""

from __future__ import annotations

import os
import re
import unicodedata

from vialibre.boards.faults import Source, name_suggestions
from vialibre.boards.load import DATA, board_ids

SMALL = "small"
FOLDER = os.path.join(DATA, "templates")


def template_names() -> tuple[str, ...]:
    """The names of all templates."""
    own = sorted(name.removesuffix(".toml") for name in os.listdir(FOLDER) if name.endswith(".toml"))
    return (*own, *board_ids())


def template_text(template: str, board_id: str, name: str | None = None) -> str:
    """Return the text of a board file with this id and, if given, this name. Raises BoardError for an unknown
    template."""
    if template not in template_names():
        raise Source(template, "").whole().fault("unknown_template", **name_suggestions(template, template_names()))
    folder = DATA if template in board_ids() else FOLDER
    with open(os.path.join(folder, f"{template}.toml"), encoding="utf-8") as file:
        text = file.read()
    text = re.sub(r'^id = ".*"$', f'id = "{board_id}"', text, count=1, flags=re.MULTILINE)
    if name is not None:
        quoted = name.replace("\\", "\\\\").replace('"', '\\"')
        text = re.sub(r'^name = ".*"$', lambda _: f'name = "{quoted}"', text, count=1, flags=re.MULTILINE)
    return text


def id_of(title: str) -> str:
    """An id derived from the name of a file or board: `Mi España.toml` becomes `mi_espana`."""
    bare = "".join(
        letter for letter in unicodedata.normalize("NFD", title.lower()) if not unicodedata.combining(letter)
    )
    ascii_only = "".join(letter if letter.isascii() and letter.isalnum() else " " for letter in bare)
    return "_".join(ascii_only.split())[:40] or "board"
