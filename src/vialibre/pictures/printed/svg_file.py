"""Writes a page as an SVG file."""

from __future__ import annotations

from collections.abc import Iterator

from vialibre.pictures.markup import tag, text
from vialibre.pictures.paths import line_path, short
from vialibre.pictures.printed.marks import Group, Mark, PrintedPage, Shape, Text

FONTS = "DejaVu Serif, Liberation Serif, Georgia, serif"


def svg_file(page: PrintedPage, title: str) -> str:
    """Return the page as the text of an SVG file."""
    clips = (f"clip{number}" for number in range(1, 10**6))
    size = {"width": f"{short(page.width)}mm", "height": f"{short(page.height)}mm"}
    content = tag("title", text(title)) + "".join(_mark(mark, clips) for mark in page.marks)
    view = f"0 0 {short(page.width)} {short(page.height)}"
    whole = tag("svg", content, xmlns="http://www.w3.org/2000/svg", viewBox=view, **size, font_family=FONTS, role="img")
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{whole}\n'


def _mark(mark: Mark, clips: Iterator[str]) -> str:
    match mark:
        case Shape():
            return _shape(mark)
        case Text():
            return _text(mark)
        case Group():
            return _group(mark, clips)


def _shape(mark: Shape) -> str:
    return tag(
        "path",
        d="".join(line_path(line, closed=mark.closed) for line in mark.lines),
        fill=mark.fill or "none",
        fill_rule="evenodd" if mark.fill and len(mark.lines) > 1 else None,
        stroke=mark.stroke,
        stroke_width=short(mark.width) if mark.stroke else None,
        stroke_linejoin="round" if mark.stroke else None,
        stroke_linecap="round" if mark.stroke and not mark.closed and not mark.dash else None,
        stroke_dasharray=" ".join(map(short, mark.dash)) if mark.dash else None,
        opacity=short(mark.opacity) if mark.opacity < 1 else None,
    )


def _text(mark: Text) -> str:
    halo = {"stroke": mark.halo, "stroke_width": short(mark.size * 0.21), "stroke_linejoin": "round"}
    return tag(
        "text",
        text(mark.content),
        x=short(mark.x),
        y=short(mark.y),
        font_size=short(mark.size),
        font_weight="bold" if mark.bold else None,
        text_anchor=None if mark.anchor == "start" else mark.anchor,
        fill=mark.color,
        **({**halo, "paint_order": "stroke"} if mark.halo else {}),
    )


def _group(mark: Group, clips: Iterator[str]) -> str:
    steps = []
    if mark.x or mark.y:
        steps.append(f"translate({short(mark.x)} {short(mark.y)})")
    if mark.angle:
        steps.append(f"rotate({short(mark.angle)})")
    if mark.scale != 1:
        steps.append(f"scale({mark.scale:.5g})")
    content = "".join(_mark(one, clips) for one in mark.marks)
    if mark.clip is not None:
        left, top, right, bottom = mark.clip
        name = next(clips)
        rect = tag("rect", x=short(left), y=short(top), width=short(right - left), height=short(bottom - top))
        content = tag("clipPath", rect, id=name) + tag("g", content, clip_path=f"url(#{name})")
    return tag("g", content, transform=" ".join(steps) or None)
