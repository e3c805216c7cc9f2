"""Pieces of SVG and HTML; every text is escaped here and nowhere else."""

from __future__ import annotations

import json
from html import escape

from vialibre.i18n import printable


def text(content: object) -> str:
    """As text or as an attribute's value: no tags, no quotes, no signs that play tricks or that XML forbids."""
    return escape(printable(str(content)), quote=True)


_SHAPES = frozenset(("circle", "ellipse", "path", "rect", "use"))
"""Elements of SVG that hold nothing; HTML would not understand others that are closed like this."""


def tag(name: str, content: str = "", /, **attributes: object) -> str:
    """An element around content that is markup already; `class_` and `aria_label` become class and aria-label."""
    pairs = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{text(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{pairs}/>" if name in _SHAPES else f"<{name}{pairs}>{content}</{name}>"


def json_block(data: object) -> str:
    """JSON that can stand between the tags of a script: nothing in it ends the script or begins a comment."""
    made = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        made = made.replace(sign, f"\\u{ord(sign):04x}")
    return made.encode("utf-8", "replace").decode()
