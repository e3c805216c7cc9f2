"""A game as an animated GIF: one frame per change of the board, and a pause at the end."""

from __future__ import annotations

import io
from collections.abc import Callable

from PIL import Image, ImageChops

from vialibre.boards.layout import Place, Space
from vialibre.boards.model import Route
from vialibre.pictures.canvas import FINER, Canvas, rounded_box, shape, turned
from vialibre.pictures.paths import pattern_of
from vialibre.pictures.piece_positions import piece_positions
from vialibre.pictures.pieces import Piece, cars_of, pieces_of
from vialibre.pictures.style import (
    ALVIN,
    ALVIN_EDGE,
    ALVIN_EYES,
    ALVIN_SKIN,
    CITY_CORE,
    COLORS,
    CREAM,
    DARK,
    DAY,
    DOOR,
    FRAME,
    INK,
    LIGHT,
    LIGHT_EDGE,
    MARKER,
    ON,
    PAPER,
    SOUVENIRS,
    STATION,
    SYMBOLS,
)
from vialibre.pictures.svg import BOTTOM, ROW, TITLE, columns, fitted, points_of, title_of
from vialibre.pictures.timeline import Timeline

WIDTH = 900
FRAME_MS, START_MS, END_MS = 300, 1200, 5000
MOST_FRAMES = 400
"""A game with more changes shows only every second or third of them."""
UNCHANGED = 255
"""The last palette index, used as the transparent color."""
FRESH = "#6f9dba"
"""Highlights the cars just placed."""

Progress = Callable[[int, int], None]


def gif_animation(timeline: Timeline, progress: Progress = lambda done, total: None) -> bytes:
    """Return the whole file. `progress` receives the number of frames done and the total."""
    painter = _Painter(timeline)
    moments = _changes(timeline)
    colors = painter.frame(len(timeline.moments) - 1)
    colors.paste(FRESH, (0, 0, WIDTH, 8))  # missing from the last frame, from which the palette is made
    palette = colors.quantize(UNCHANGED, dither=Image.Dither.NONE)
    frames: list[Image.Image] = []
    before: Image.Image | None = None
    for i, at in enumerate(moments):
        whole = painter.frame(at).quantize(palette=palette, dither=Image.Dither.NONE)
        frames.append(whole if before is None else _only_new(before, whole))
        before = whole
        progress(i + 1, len(moments))
    times = [START_MS, *[FRAME_MS] * (len(frames) - 2), END_MS][-len(frames) :]
    out = io.BytesIO()
    frames[0].save(
        out,
        "GIF",
        save_all=True,
        append_images=frames[1:],
        duration=times,
        loop=0,
        optimize=False,
        disposal=1,
        transparency=UNCHANGED,
    )
    return out.getvalue()


def _only_new(before: Image.Image, frame: Image.Image) -> Image.Image:
    """A frame without unchanged pixels: transparent areas compress well."""
    old, new = (Image.frombytes("L", image.size, image.tobytes()) for image in (before, frame))
    same = ImageChops.difference(old, new).point([255] + [0] * 255)
    thin = frame.copy()
    thin.paste(UNCHANGED, mask=same)
    return thin


def _changes(timeline: Timeline) -> list[int]:
    """The moments at which something on the board changed, always including the first and the last."""
    last = len(timeline.moments) - 1
    found = {cars.since for cars in cars_of(timeline).values()}
    found |= {piece.since for piece in pieces_of(timeline)}
    between = sorted(found - {0, last})
    step = -(-len(between) // MOST_FRAMES) or 1
    return [0, *between[::step], last] if last else [0]


class _Painter:
    def __init__(self, timeline: Timeline) -> None:
        self.timeline = timeline
        self.layout = timeline.layout
        self.rows = -(-len(timeline.names) // columns(timeline))
        self.wide = self.layout.width + 2 * FRAME
        self.high = self.layout.height + 2 * FRAME + TITLE + self.rows * ROW + BOTTOM
        self.scale = WIDTH / self.wide
        self.size = (WIDTH, round(self.high * self.scale))
        self.cars = cars_of(timeline)
        self.pieces = pieces_of(timeline)
        self.positions = piece_positions(timeline.layout)
        self.routes: dict[str, Route] = {route.id: route for route in timeline.board.routes}
        self.ground = self._ground()

    def frame(self, at: int) -> Image.Image:
        canvas = self._canvas(self.ground.copy())
        for track in self.layout.tracks:
            cars = self.cars.get(track.route)
            taken = cars is not None and cars.since <= at
            if cars is not None and cars.since == at and at < len(self.timeline.moments) - 1:
                canvas.line(track.spine, color=FRESH, width=22)
            canvas.line(track.spine, color=DAY["spine"], width=1.4)
            for i, space in enumerate(track.spaces):
                if cars is not None and taken:
                    _car(canvas, self.timeline.colors[cars.seat], space)
                else:
                    route = self.routes[track.route]
                    _space(canvas, route, space, ferry=i >= len(track.spaces) - route.ferry)
        self._cities(canvas, at)
        self._names(canvas)
        self._legend(canvas, at)
        return canvas.image.resize(self.size, Image.Resampling.BOX)

    def _canvas(self, image: Image.Image) -> Canvas:
        return Canvas(image, self.scale * FINER, -FRAME, -FRAME)

    def _ground(self) -> Image.Image:
        """Sea, land and frame, which never change."""
        drawn = self.layout
        image = Image.new("RGB", (self.size[0] * FINER, self.size[1] * FINER), PAPER)
        canvas = self._canvas(image)
        width, height = drawn.width, drawn.height
        canvas.box(0, 0, width, height, fill=DAY["sea"] if drawn.land else DAY["land"])
        if drawn.land:
            closed = [(*line, line[0]) for line in drawn.land]
            canvas.washed(closed, color=DAY["shoal"], width=22, strength=0.35)
            canvas.washed(closed, color=DAY["shoal"], width=10, strength=0.55)
            canvas.areas(drawn.land, color=DAY["land"])
            for line in closed:
                canvas.line(line, color=DAY["coast"], width=1.1)
            for line in drawn.borders:
                canvas.dashed(line, color=DAY["border"], width=1, dash=5, gap=4)
            for line in drawn.rivers:
                canvas.line(line, color=DAY["river"], width=1.2)
            if drawn.lakes:
                canvas.areas(drawn.lakes, color=DAY["sea"])
            for line in drawn.lakes:
                canvas.line((*line, line[0]), color=DAY["coast"], width=0.8)
        for left, top, right, bottom in (
            (-FRAME, -FRAME, width + FRAME, 0),
            (-FRAME, height, width + FRAME, height + FRAME),
            (-FRAME, 0, 0, height),
            (width, 0, width + FRAME, height),
        ):
            canvas.box(left, top, right, bottom, fill=DAY["margin"])
        canvas.box(-FRAME, height + FRAME, width + FRAME, self.high, fill=PAPER)
        for edge in (0.0, 4 - FRAME):
            canvas.line(_frame(width, height, edge), color=DAY["coast"], width=1.2)
        canvas.dashed(_frame(width, height, -FRAME / 2), color="#bcae89", width=4, dash=40, gap=40)
        return image

    def _cities(self, canvas: Canvas, at: int) -> None:
        pieces = [piece for piece in self.pieces if piece.is_there(at)]
        marked = {piece.city: piece for piece in pieces if piece.kind == "marker"}
        radius = self.layout.city_radius
        for place in self.layout.places:
            canvas.disc(place.x, place.y, radius, fill=CREAM, edge=INK, width=2)
            mark = marked.get(place.city)
            if mark is None or mark.seat is None:
                canvas.disc(place.x, place.y, radius * 0.48, fill=CITY_CORE)
            else:
                canvas.disc(place.x, place.y, radius * 0.66, fill=COLORS[self.timeline.colors[mark.seat]])
        places: dict[str, Place] = {place.city: place for place in self.layout.places}
        for piece in pieces:
            positions = self.positions[piece.city]
            dx, dy = positions[piece.place % len(positions)]
            color = "gray" if piece.seat is None else self.timeline.colors[piece.seat]
            _piece(canvas, piece, color, places[piece.city].x + dx, places[piece.city].y + dy)

    def _names(self, canvas: Canvas) -> None:
        for label in self.layout.labels:
            for i, line in enumerate(label.lines):
                y = label.y + i * label.line_height
                look = {"color": DAY["ink"], "anchor": label.anchor, "halo": DAY["halo"]}
                canvas.write(label.x, y, line, label.size, bold=True, **look)

    def _legend(self, canvas: Canvas, at: int) -> None:
        timeline = self.timeline
        top = self.layout.height + FRAME
        title = fitted(title_of(timeline, at), self.layout.width, 24)
        canvas.write(0, top + 32, title, 24, color=INK, bold=True)
        wide = self.layout.width / columns(timeline)
        for seat, points in enumerate(points_of(timeline.moments[at])):
            x = seat % columns(timeline) * wide
            y = top + TITLE + seat // columns(timeline) * ROW + ROW / 2
            said = timeline.narrator.words.text("pictures-points", points=points)
            _car(canvas, timeline.colors[seat], Space(x + 24, y, 0.0, 44.0, 15.0))
            canvas.write(x + 58, y + 7, fitted(timeline.names[seat], wide - 210, 21), 21, color=INK)
            canvas.write(x + wide - 24, y + 7, said, 21, color=INK, anchor="end", bold=True)


def _frame(width: float, height: float, edge: float) -> list[tuple[float, float]]:
    right, bottom = width - edge, height - edge
    return [(edge, edge), (right, edge), (right, bottom), (edge, bottom), (edge, edge)]


def _space(canvas: Canvas, route: Route, space: Space, *, ferry: bool) -> None:
    outline = turned(rounded_box(space.length, space.width, 2.5), space.x, space.y, space.angle)
    light = route.color in LIGHT
    fill = COLORS[route.color]
    if route.tunnel:
        canvas.polygon(outline, fill=fill)
        canvas.dashed([*outline, outline[0]], color=DARK, width=2.4, dash=4, gap=2.6)
    else:
        canvas.polygon(outline, fill=fill, edge=LIGHT_EDGE if light else "#4a443a", width=1.2 if light else 0.9)
    if ferry:
        canvas.disc(space.x, space.y, 5.6, fill=CREAM, edge=INK, width=0.9)
        _symbol(canvas, "wild", space, 0.92, INK, CREAM)
    elif route.color in SYMBOLS:
        _symbol(canvas, route.color, space, 0.86, ON[route.color], fill)


def _symbol(canvas: Canvas, kind: str, space: Space, scale: float, color: str, ground: str) -> None:
    """The second outline of a symbol is a hole."""
    outlines = shape(SYMBOLS[kind], space.x, space.y, space.angle, scale)
    for i, outline in enumerate(outlines):
        canvas.polygon(outline, fill=ground if i % 2 else color)


def _car(canvas: Canvas, color: str, space: Space) -> None:
    body = turned(rounded_box(space.length - 1, space.width + 3, 4), space.x, space.y, space.angle)
    canvas.polygon(body, fill=COLORS[color], edge=DARK, width=1.3)
    pattern = pattern_of(color, round(space.length / 2 - 4, 1), round(space.width / 2 - 0.5, 1))
    for line in shape(pattern, space.x, space.y, space.angle):
        canvas.line(line, color=ON[color], width=1.7)


def _piece(canvas: Canvas, piece: Piece, color: str, x: float, y: float) -> None:
    if piece.kind == "station":
        canvas.polygon(shape(STATION, x, y)[0], fill=COLORS[color], edge=DARK, width=1.5)
        canvas.polygon(shape(DOOR, x, y)[0], fill=ON[color])
    elif piece.kind == "marker":
        canvas.polygon(shape(MARKER, x, y)[0], fill=COLORS[color], edge=DARK, width=1.5)
    elif piece.kind == "alvin":
        canvas.polygon(shape(ALVIN, x, y)[0], fill=ALVIN_SKIN, edge=ALVIN_EDGE, width=1.3)
        for side in (-1, 1):
            eye = [(3.2 * px, 4.8 * py) for px, py in rounded_box(2, 2, 1)]
            canvas.polygon(turned(eye, x + 4.8 * side, y - 0.5, 28 * side), fill=ALVIN_EYES)
    else:
        ink = INK if piece.left else "#948d82"
        canvas.disc(x, y, 13, fill=CREAM, edge=ink, width=1.3)
        if piece.symbol in SOUVENIRS:
            for line in shape(SOUVENIRS[piece.symbol], x, y, scale=1.2):
                canvas.line(line, color=ink, width=1.7)
        else:
            canvas.write(x, y + 5, piece.symbol[:1].upper(), 13, color=ink, anchor="middle", bold=True)
        canvas.disc(x + 11, y + 10, 6.5, fill=ink)
        canvas.write(x + 11, y + 13.6, str(piece.left), 10, color=CREAM, anchor="middle", bold=True)
