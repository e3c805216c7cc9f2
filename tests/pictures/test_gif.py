"""The animation: a frame for each change of the board, small and soon made."""

from __future__ import annotations

import io
from time import process_time

import pytest
from PIL import Image, ImageChops

from tests.pictures.games import TABLES, timeline
from vialibre.pictures import fonts
from vialibre.pictures.fonts import writable
from vialibre.pictures.gif import END_MS, WIDTH, gif_animation
from vialibre.pictures.pieces import cars_of
from vialibre.pictures.style import COLORS

MOST_BYTES = 8_000_000


@pytest.mark.parametrize(("board", "seats"), [TABLES[0], TABLES[3]])
def test_a_frame_for_each_change(board: str, seats: int) -> None:
    game = timeline(board, seats)
    heard: list[tuple[int, int]] = []
    before = process_time()
    made = gif_animation(game, lambda done, total: heard.append((done, total)))
    assert process_time() - before < 30
    assert len(made) < MOST_BYTES
    claims = {cars.since for cars in cars_of(game).values()}
    assert [done for done, _ in heard] == list(range(1, heard[-1][1] + 1))
    with Image.open(io.BytesIO(made)) as film:
        assert film.width == WIDTH
        assert getattr(film, "n_frames", 1) == heard[-1][1] > len(claims)
        first = film.convert("RGB")
        film.seek(heard[-1][1] - 1)
        assert film.info["duration"] == END_MS
        last = film.convert("RGB")
    assert ImageChops.difference(first, last).getbbox() is not None
    # In the middle of a car is its pattern, so look for its color beside it.
    cars = next(iter(cars_of(game).values()))
    space = next(track for track in game.layout.tracks if track.route == cars.route).spaces[0]
    scale = WIDTH / (game.layout.width + 36)
    x, y = round((space.x + 18) * scale), round((space.y + 18) * scale)
    wanted = tuple(int(COLORS[game.colors[cars.seat]][i : i + 2], 16) for i in (1, 3, 5))
    around = last.crop((x - 5, y - 5, x + 6, y + 6))
    near = min(
        sum(abs(a - b) for a, b in zip(pixel, wanted, strict=True))
        for i in range(11)
        for j in range(11)
        if isinstance(pixel := around.getpixel((i, j)), tuple)
    )
    assert near < 40


def test_the_font_that_has_no_accents_gets_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fonts, "BOLD", ("no such font.ttf",))
    fonts.font_of.cache_clear()
    _, accents = fonts.font_of(20, bold=True)
    fonts.font_of.cache_clear()
    assert not accents
    assert writable("København – Zürich", accents=accents) == "Kobenhavn - Zurich"
