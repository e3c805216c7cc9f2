"""SVG's paths as plain lines, for a renderer that knows no curves."""

from __future__ import annotations

from itertools import pairwise
from math import hypot

import pytest

from vialibre.pictures.canvas import dashes
from vialibre.pictures.paths import lines_of, pattern_of
from vialibre.pictures.style import ALVIN, PATTERNS, SOUVENIRS, SYMBOLS


def test_straight_lines_are_exact() -> None:
    assert lines_of("M0-4.6 4.6 3.8H-4.6Z") == (((0, -4.6), (4.6, 3.8), (-4.6, 3.8), (0, -4.6)),)
    assert lines_of("M1 1h2v3l-1-1") == (((1, 1), (3, 1), (3, 4), (2, 3)),)


def test_a_disc_is_round_and_a_ring_has_a_hole() -> None:
    (disc,) = lines_of(SYMBOLS["orange"])
    assert all(hypot(x, y) == pytest.approx(3.8) for x, y in disc)
    outer, inner = lines_of(SYMBOLS["white"])
    assert all(hypot(x, y) == pytest.approx(4.4) for x, y in outer)
    assert all(hypot(x, y) == pytest.approx(2.2) for x, y in inner)


@pytest.mark.parametrize("path", [*SYMBOLS.values(), *SOUVENIRS.values(), ALVIN])
def test_every_drawing_stays_in_its_box(path: str) -> None:
    points = [point for line in lines_of(path) for point in line]
    assert points
    assert max(max(abs(x), abs(y)) for x, y in points) <= (
        13 if path == ALVIN else 8 if "-8" in path or "7" in path else 5
    )


def test_curves_end_where_they_should() -> None:
    (wave,) = lines_of("M0 0C1 1 2 1 3 0S5-1 6 0")
    assert wave[-1] == pytest.approx((6, 0))
    assert min(y for _, y in wave) < -0.5 < 0.5 < max(y for _, y in wave)
    (soft,) = lines_of("M0 0Q1 2 2 0T4 0")
    assert max(y for _, y in soft) == pytest.approx(1)
    assert min(y for _, y in soft) == pytest.approx(-1)


@pytest.mark.parametrize("color", PATTERNS)
def test_patterns_stretch_with_the_car(color: str) -> None:
    small = [point for line in lines_of(pattern_of(color, 10, 5)) for point in line]
    large = [point for line in lines_of(pattern_of(color, 20, 5)) for point in line]
    for (x, y), (wide_x, wide_y) in zip(small, large, strict=True):
        assert (wide_x, wide_y) == pytest.approx((2 * x, y), abs=0.02)


def test_dashes_have_their_length() -> None:
    pieces = dashes([(0, 0), (10, 0), (10, 10)], 4, 2)
    lengths = [sum(hypot(b[0] - a[0], b[1] - a[1]) for a, b in pairwise(p)) for p in pieces]
    assert lengths == pytest.approx([4, 4, 4, 2])
    assert (pieces[1][0], pieces[1][-1]) == ((6, 0), (10, 0))
