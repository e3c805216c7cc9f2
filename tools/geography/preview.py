"""Renders a layout as SVG, for use while tuning: `python tools/geography/preview.py europe > /tmp/europe.svg`."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from html import escape
from math import cos, radians, sin

from vialibre.boards.drawing.shapes import Point, box_corners
from vialibre.boards.drawing.tracks import Space
from vialibre.boards.layout import Layout, layout
from vialibre.boards.load import load_board
from vialibre.boards.model import Board
from vialibre.pictures.style import COLORS, CREAM, DAY, INK

PAPER, COAST = "#efe6cd", DAY["coast"]
# Outlines with a contrast of at least 3:1 against paper.
OUTLINES = {"yellow": "#7d6a12", "white": "#6f6955", "orange": "#8a520c", "gray": "#6e6a60"}

NAMES = (
    'font-family="Georgia, Noto Serif, DejaVu Serif, serif" font-weight="bold" paint-order="stroke"'
    f' fill="{INK}" stroke="{PAPER}" stroke-width="3.4" stroke-linejoin="round"'
)


def path(points: Sequence[Point], *, closed: bool) -> str:
    return "M" + "L".join(f"{x:.1f} {y:.1f}" for x, y in points) + ("Z" if closed else "")


def mark(color: str) -> str:
    """The color's symbol, about 8 units wide, centered on the origin."""
    light = "#ffffff" if color in ("red", "green", "blue", "purple", "black") else INK
    shapes = {
        "red": f'<path d="M0-4L4 3H-4Z" fill="{light}"/>',
        "orange": f'<circle r="3.2" fill="{light}"/>',
        "yellow": f'<path d="{star()}" fill="{light}"/>',
        "green": f'<path d="M-1.3-4h2.6v2.7H4v2.6H1.3V4h-2.6V1.3H-4v-2.6h2.7Z" fill="{light}"/>',
        "blue": f'<path d="M-4.5 .8Q-2.2-3 0 0T4.5-.8" fill="none" stroke="{light}" stroke-width="1.7"/>',
        "purple": f'<path d="M0-4.2L3.6 0 0 4.2-3.6 0Z" fill="{light}"/>',
        "black": f'<rect x="-3" y="-3" width="6" height="6" fill="{light}"/>',
        "white": f'<circle r="3" fill="none" stroke="{light}" stroke-width="1.5"/>',
    }
    return shapes.get(color, "")


def star() -> str:
    points = []
    for i in range(10):
        r = 4.4 if i % 2 == 0 else 1.9
        points.append((r * sin(radians(36 * i)), -r * cos(radians(36 * i))))
    return path(points, closed=True)


def wheel() -> str:
    spokes = "".join(f'<path d="M0-4.6V4.6" transform="rotate({a})"/>' for a in (0, 45, 90, 135))
    return (
        f'<g fill="none" stroke="{INK}" stroke-width="1"><circle r="5.4" fill="{PAPER}"/>'
        f'{spokes}<circle r="1.3" fill="{INK}"/></g>'
    )


def draw_space(space: Space, color: str, *, tunnel: bool, ferry: bool) -> str:
    edge = INK if tunnel else OUTLINES.get(color, "#2b262088")
    dashes = ' stroke-dasharray="4 2.4" stroke-width="1.9"' if tunnel else ' stroke-width="1.1"'
    upright = space.angle + 180 if not -90 <= space.angle <= 90 else space.angle
    inner = f'<g transform="rotate({-upright:.1f})">{wheel()}</g>' if ferry else mark(color)
    return (
        f'<g transform="translate({space.x:.1f} {space.y:.1f}) rotate({upright:.1f})">'
        f'<rect x="{-space.length / 2:.1f}" y="-6" width="{space.length:.1f}" height="12" rx="2.4"'
        f' fill="{COLORS[color]}" stroke="{edge}"{dashes}/>{inner}</g>'
    )


def write_preview(drawn: Layout, board: Board, *, boxes: bool = False) -> str:
    w, h = drawn.width, drawn.height
    land = "".join(path(line, closed=True) for line in drawn.land)
    lakes = "".join(path(line, closed=True) for line in drawn.lakes)
    rivers = "".join(path(line, closed=False) for line in drawn.rivers)
    borders = "".join(path(line, closed=False) for line in drawn.borders)
    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w:g} {h:g}" width="{w:g}" height="{h:g}">',
        '<defs><linearGradient id="sea" x2="0" y2="1"><stop stop-color="#c9dbe0"/>'
        '<stop offset="1" stop-color="#b2cdd6"/></linearGradient>'
        f'<clipPath id="land"><path d="{land}" clip-rule="evenodd"/></clipPath></defs>',
    ]
    if drawn.land:
        shore = 'fill="none" stroke="#86acba" stroke-opacity=".35" stroke-linejoin="round"'
        coast = f'fill-rule="evenodd" stroke="{COAST}" stroke-linejoin="round"'
        out += [
            f'<rect width="{w:g}" height="{h:g}" fill="url(#sea)"/>',
            f'<path d="{land}" {shore} stroke-width="14"/><path d="{land}" {shore} stroke-width="7"/>',
            f'<path d="{land}" fill="{PAPER}" {coast} stroke-width="1.1"/>',
            f'<g clip-path="url(#land)" fill="none" stroke-linejoin="round"><path d="{borders}" stroke="#b9a877"'
            ' stroke-width="1.1" stroke-dasharray="5 4" stroke-opacity=".8"/>'
            f'<path d="{rivers}" stroke="#9fc0cb" stroke-width="1.5"/></g>',
            f'<path d="{lakes}" fill="#bfd5dc" {coast} stroke-width=".9"/>',
        ]
    else:
        out.append(f'<rect width="{w:g}" height="{h:g}" fill="{PAPER}"/>')
    spines = "".join(path(track.spine, closed=False) for track in drawn.tracks)
    out.append(f'<path d="{spines}" fill="none" stroke="#6e6a60" stroke-opacity=".45" stroke-width="1.6"/>')
    routes = {route.id: route for route in board.routes}
    for track in drawn.tracks:
        route = routes[track.route]
        out += [
            draw_space(space, route.color, tunnel=route.tunnel, ferry=i < route.ferry)
            for i, space in enumerate(track.spaces)
        ]
    for place in drawn.places:
        out.append(
            f'<circle cx="{place.x:.1f}" cy="{place.y:.1f}" r="{drawn.city_radius - 1:g}" fill="{CREAM}" stroke="{INK}"'
            f' stroke-width="2"/><circle cx="{place.x:.1f}" cy="{place.y:.1f}" r="5" fill="#b8352b"/>'
        )
    for label in drawn.labels:
        if boxes:
            out.append(f'<path d="{path(box_corners(label.box), closed=True)}" fill="none" stroke="red"/>')
        for i, line in enumerate(label.lines):
            out.append(
                f'<text x="{label.x:.1f}" y="{label.y + i * label.line_height:.1f}" text-anchor="{label.anchor}"'
                f' font-size="{label.size:g}" {NAMES}>{escape(line)}</text>'
            )
    out.append("</svg>")
    return "\n".join(out) + "\n"


if __name__ == "__main__":
    chosen = load_board(sys.argv[1])
    sys.stdout.write(write_preview(layout(chosen), chosen, boxes="--boxes" in sys.argv))
