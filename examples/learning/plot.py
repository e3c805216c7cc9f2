"""Plots the win rate of a policy during training as SVG, without dependencies."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

WIDTH, HEIGHT = 720, 360
LEFT, RIGHT, TOP, BOTTOM = 60, 20, 40, 50


@dataclass(frozen=True)
class Point:
    """Games that ended by this second of training, since the previous point."""

    seconds: float
    games: int
    won: float


def win_rate_svg(points: Sequence[Point], title: str) -> str:
    """The fraction of games won over the training time, with 95 % intervals."""
    last = max(point.seconds for point in points)

    def x(seconds: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * seconds / last

    def y(rate: float) -> float:
        return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * rate

    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="white"/>',
        f'<text x="{LEFT}" y="24" font-size="16">{title}</text>',
    ]
    for percent in (0, 25, 50, 75, 100):
        at = y(percent / 100)
        parts.append(f'<line x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{at:.1f}" y2="{at:.1f}" stroke="#ddd"/>')
        parts.append(f'<text font-size="13" x="{LEFT - 8}" y="{at + 4:.1f}" text-anchor="end">{percent} %</text>')
    for quarter in range(5):
        seconds = last * quarter / 4
        parts.append(
            f'<text font-size="13" x="{x(seconds):.1f}" y="{HEIGHT - 28}" text-anchor="middle">{seconds:.0f} s</text>'
        )
    bounds = [interval(point.won, point.games) for point in points]
    upper = [f"{x(point.seconds):.1f},{y(high):.1f}" for point, (_, high) in zip(points, bounds, strict=True)]
    lower = [f"{x(point.seconds):.1f},{y(low):.1f}" for point, (low, _) in zip(points, bounds, strict=True)]
    parts.append(f'<polygon points="{" ".join(upper + lower[::-1])}" fill="#2a6f97" fill-opacity="0.2"/>')
    line = " ".join(f"{x(point.seconds):.1f},{y(point.won / point.games):.1f}" for point in points)
    parts.append(f'<polyline points="{line}" fill="none" stroke="#2a6f97" stroke-width="2"/>')
    middle = (LEFT + WIDTH) / 2
    parts.append(f'<text font-size="13" x="{middle}" y="{HEIGHT - 8}" text-anchor="middle">CPU time of training</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def interval(won: float, games: int) -> tuple[float, float]:
    """The 95 % Wilson interval of a share."""
    z = 1.96
    rate = won / games
    middle = rate + z * z / (2 * games)
    reach = z * sqrt(rate * (1 - rate) / games + z * z / (4 * games * games))
    return (middle - reach) / (1 + z * z / games), (middle + reach) / (1 + z * z / games)
