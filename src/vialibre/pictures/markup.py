"""Builds SVG and HTML. All text is escaped here, and nowhere else."""

from __future__ import annotations

import json
from html import escape

from vialibre.i18n import printable


def text(content: object) -> str:
    """Escape a text for use as content or attribute value, without control characters or those that XML forbids."""
    return escape(printable(str(content)), quote=True)


_SHAPES = frozenset(("circle", "ellipse", "path", "rect", "use"))
"""SVG elements without content; HTML would misread other elements closed like this."""


def tag(name: str, content: str = "", /, **attributes: object) -> str:
    """An element around content that is already markup; `class_` and `aria_label` become class and aria-label."""
    pairs = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{text(value)}"'
        for key, value in attributes.items()
        if value is not None
    )
    return f"<{name}{pairs}/>" if name in _SHAPES else f"<{name}{pairs}>{content}</{name}>"


def json_block(data: object) -> str:
    """JSON for use inside a script element: nothing in it ends the script or begins a comment."""
    made = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    for sign in "<>&\u2028\u2029":
        made = made.replace(sign, f"\\u{ord(sign):04x}")
    return made.encode("utf-8", "replace").decode()
