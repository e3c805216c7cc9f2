"""The board as SVG: at one moment, or with everything that is ever on it, for a page that steps through the game."""

from __future__ import annotations

from vialibre.boards.layout import Line, Space, Track
from vialibre.boards.model import Route
from vialibre.pictures.markup import tag, text
from vialibre.pictures.paths import line_path, pattern_of, short
from vialibre.pictures.piece_positions import piece_positions
from vialibre.pictures.pieces import Cars, Piece, cars_of, pieces_of
from vialibre.pictures.style import (
    ALVIN,
    ALVIN_EDGE,
    ALVIN_EYES,
    ALVIN_SKIN,
    CITY_CORE,
    COLORS,
    CREAM,
    DARK,
    DOOR,
    FRAME,
    INK,
    LIGHT,
    LIGHT_EDGE,
    MARKER,
    ON,
    SOUVENIRS,
    STATION,
    SYMBOLS,
)
from vialibre.pictures.timeline import Timeline


def board_css(palette: dict[str, str]) -> str:
    """The CSS of a board, by day or at dusk. Plain colors instead of variables, since not only browsers read SVG."""
    p = palette
    return f"""
.b-margin{{fill:{p["margin"]}}}
.b-sea{{fill:{p["sea"]}}}
.b-land{{fill:{p["land"]}}}
.b-shoal{{fill:none;stroke:{p["shoal"]};stroke-linejoin:round}}
.b-coast{{stroke:{p["coast"]};stroke-width:1.1;stroke-linejoin:round}}
.b-lake{{fill:{p["sea"]};stroke:{p["coast"]};stroke-width:.8}}
.b-river{{fill:none;stroke:{p["river"]};stroke-width:1.2;stroke-linejoin:round}}
.b-border{{fill:none;stroke:{p["border"]};stroke-width:1;stroke-dasharray:5 4}}
.b-neat{{fill:none;stroke:{p["coast"]};stroke-width:1.2}}
.b-ticks{{fill:none;stroke:{p["coast"]};stroke-width:4;stroke-dasharray:40 40;opacity:.55}}
.b-spine{{fill:none;stroke:{p["spine"]};stroke-width:1.4}}
.b-space{{stroke:{p["edge"]};stroke-width:.9}}
.b-light{{stroke:{LIGHT_EDGE};stroke-width:1.2}}
.b-tunnel{{stroke:{DARK};stroke-width:2.4;stroke-dasharray:4 2.6}}
.b-ferry{{fill:{CREAM};stroke:{INK};stroke-width:.9}}
.b-body{{stroke:{DARK};stroke-width:1.3}}
.b-pattern{{fill:none;stroke-width:1.7;stroke-linecap:round;stroke-linejoin:round}}
.b-glow{{fill:none;stroke:{p["pick"]};stroke-width:22;stroke-linecap:round;opacity:.55}}
.b-dot{{fill:{CREAM};stroke:{INK};stroke-width:2}}
.b-core{{fill:{CITY_CORE}}}
.b-thing{{stroke:{DARK};stroke-width:1.5;stroke-linejoin:round}}
.b-token{{fill:{CREAM};stroke:{INK};stroke-width:1.3}}
.b-icon{{fill:none;stroke:{INK};stroke-width:1.4;stroke-linecap:round;stroke-linejoin:round}}
.b-count{{font:bold 10px sans-serif;fill:{CREAM};text-anchor:middle}}
.b-letter{{font:bold 11px sans-serif;fill:{INK};text-anchor:middle}}
.b-alvin{{fill:{ALVIN_SKIN};stroke:{ALVIN_EDGE};stroke-width:1.3}}
.b-names{{font-family:serif;font-weight:700;fill:{p["ink"]};stroke:{p["halo"]};stroke-width:3.4;
stroke-linejoin:round;paint-order:stroke}}
.off{{display:none}}
"""


def symbol_defs() -> str:
    """SVG definitions of the color symbols."""
    paths = (tag("path", id=f"symbol-{kind}", d=path, fill_rule="evenodd") for kind, path in SYMBOLS.items())
    return tag("defs", "".join(paths))


def board_markup(timeline: Timeline, at: int | None = None) -> str:
    """Everything inside the frame: the position at the moment `at`, or every piece with its moments as attributes."""
    return _Board(timeline, at).markup()


class _Board:
    def __init__(self, timeline: Timeline, at: int | None) -> None:
        self.timeline = timeline
        self.layout = timeline.layout
        self.at = at
        self.positions = piece_positions(timeline.layout)
        self.cars = cars_of(timeline)
        self.pieces = pieces_of(timeline)

    def markup(self) -> str:
        routes: dict[str, Route] = {route.id: route for route in self.timeline.board.routes}
        tracks = "".join(self._track(routes[track.route], track) for track in self.layout.tracks)
        glow = "" if self.at is not None else "".join(self._glow(track) for track in self.layout.tracks)
        return "".join((self._land(), glow, tracks, self._cities(), self._names()))

    def _when(self, since: int = 0, until: int | None = None) -> dict[str, object] | None:
        """Attributes of a piece that is present from one moment to another; None if this picture does not show it."""
        if self.at is not None:
            return {} if since <= self.at and (until is None or self.at < until) else None
        return {
            "data_since": since or None,
            "data_until": until,
            "class_": "off" if until is not None else None,  # without a script, the page shows the last moment
        }

    def _land(self) -> str:
        drawn = self.layout
        width, height = short(drawn.width), short(drawn.height)
        land = _outlines(drawn.land, closed=True)
        clip = tag("clipPath", tag("rect", width=width, height=height), id="map")
        parts = [tag("rect", width=width, height=height, class_="b-sea" if land else "b-land")]
        if land:
            parts += [
                tag("path", d=land, class_="b-shoal", stroke_width=22, opacity=0.35),
                tag("path", d=land, class_="b-shoal", stroke_width=10, opacity=0.55),
                tag("path", d=land, class_="b-land b-coast", fill_rule="evenodd"),
                tag("path", d=_outlines(drawn.borders), class_="b-border"),
                tag("path", d=_outlines(drawn.rivers), class_="b-river"),
                tag("path", d=_outlines(drawn.lakes, closed=True), class_="b-lake", fill_rule="evenodd"),
            ]
        return "".join(
            (
                clip,
                self._frame(-FRAME, "b-margin"),
                tag("g", "".join(parts), clip_path="url(#map)"),
                self._frame(0, "b-neat"),
                self._frame(-FRAME / 2, "b-ticks"),
                self._frame(-FRAME + 4, "b-neat"),
            )
        )

    def _frame(self, edge: float, look: str) -> str:
        width, height = self.layout.width - 2 * edge, self.layout.height - 2 * edge
        return tag("rect", x=short(edge), y=short(edge), width=short(width), height=short(height), class_=look)

    def _glow(self, track: Track) -> str:
        cars = self.cars.get(track.route)
        if cars is None:
            return ""
        at = {"data_since": cars.since, "data_until": cars.since + 1}
        return tag("path", d=line_path(track.spine), class_="b-glow off", **at)

    def _track(self, route: Route, track: Track) -> str:
        cars = self.cars.get(route.id)
        drawn = tag("path", d=line_path(track.spine), class_="b-spine")
        before = self._when(0, cars.since if cars is not None else None)
        if before is not None:
            first_ferry = len(track.spaces) - route.ferry
            spaces = (_space(route, space, ferry=i >= first_ferry) for i, space in enumerate(track.spaces))
            drawn += tag("g", "".join(spaces), **before)
        after = self._when(cars.since) if cars is not None else None
        if cars is not None and after is not None:
            drawn += tag("g", self._laid(cars, track), **after)
        return drawn

    def _laid(self, cars: Cars, track: Track) -> str:
        color = self.timeline.colors[cars.seat]
        return "".join(tag("g", car_markup(color, s.length, s.width), transform=_placed(s)) for s in track.spaces)

    def _cities(self) -> str:
        pieces: dict[str, list[Piece]] = {}
        for piece in self.pieces:
            pieces.setdefault(piece.city, []).append(piece)
        drawn = []
        for place in self.layout.places:
            beside = pieces.get(place.city, [])
            content = [
                tag("circle", r=short(self.layout.city_radius - 1), class_="b-dot"),
                tag("circle", r=short(self.layout.city_radius * 0.48), class_="b-core"),
                *(self._piece(piece) for piece in beside),
            ]
            drawn.append(tag("g", "".join(content), transform=f"translate({short(place.x)} {short(place.y)})"))
        return "".join(drawn)

    def _piece(self, piece: Piece) -> str:
        when = self._when(piece.since, piece.until)
        if when is None:
            return ""
        positions = self.positions[piece.city]
        x, y = positions[piece.place % len(positions)]
        color = "gray" if piece.seat is None else self.timeline.colors[piece.seat]
        content = tag("g", _shape(piece, color), transform=f"translate({short(x)} {short(y)})")
        if piece.kind == "marker":
            content = tag("circle", r=short(self.layout.city_radius * 0.66), fill=COLORS[color]) + content
        return tag("g", content, **when)

    def _names(self) -> str:
        names = []
        for label in self.layout.labels:
            lines = "".join(
                tag("tspan", text(line), x=short(label.x), dy=short(label.line_height if i else 0))
                for i, line in enumerate(label.lines)
            )
            at = {"x": short(label.x), "y": short(label.y), "font_size": short(label.size)}
            names.append(tag("text", lines, text_anchor=label.anchor, **at))
        return tag("g", "".join(names), class_="b-names")


def car_markup(color: str, length: float, width: float) -> str:
    """A car centered on the origin."""
    body = {"x": short(-length / 2 + 0.5), "y": short(-width / 2 - 1.5)}
    size = {"width": short(length - 1), "height": short(width + 3)}
    pattern = pattern_of(color, round(length / 2 - 4, 1), round(width / 2 - 0.5, 1))
    return tag("rect", **body, **size, rx=4, fill=COLORS[color], class_="b-body") + tag(
        "path", d=pattern, stroke=ON[color], class_="b-pattern"
    )


def _space(route: Route, space: Space, *, ferry: bool) -> str:
    looks = ["b-space"]
    if route.color in LIGHT:
        looks.append("b-light")
    if route.tunnel:
        looks.append("b-tunnel")
    at = {"x": short(-space.length / 2), "y": short(-space.width / 2)}
    size = {"width": short(space.length), "height": short(space.width)}
    drawn = tag("rect", **at, **size, rx=2.5, fill=COLORS[route.color], class_=" ".join(looks))
    if ferry:
        drawn += tag("circle", r=5.6, class_="b-ferry")
        drawn += tag("use", href="#symbol-wild", fill=INK, transform="scale(.92)")
    elif route.color in SYMBOLS:
        drawn += tag("use", href=f"#symbol-{route.color}", fill=ON[route.color], transform="scale(.86)")
    return tag("g", drawn, transform=_placed(space))


def _placed(space: Space) -> str:
    return f"translate({short(space.x)} {short(space.y)}) rotate({short(space.angle)})"


def _outlines(lines: tuple[Line, ...], *, closed: bool = False) -> str:
    return "".join(line_path(line, closed=closed) for line in lines)


def _shape(piece: Piece, color: str) -> str:
    if piece.kind == "station":
        return tag("path", d=STATION, fill=COLORS[color], class_="b-thing") + tag("path", d=DOOR, fill=ON[color])
    if piece.kind == "marker":
        return tag("path", d=MARKER, fill=COLORS[color], class_="b-thing")
    if piece.kind == "alvin":
        eyes = "".join(
            tag("ellipse", cx=4.8 * side, cy=-0.5, rx=3.2, ry=4.8, transform=f"rotate({28 * side} {4.8 * side} -.5)")
            for side in (-1, 1)
        )
        return tag("path", d=ALVIN, class_="b-alvin") + tag("g", eyes, fill=ALVIN_EYES)
    if piece.symbol in SOUVENIRS:
        icon = tag("path", d=SOUVENIRS[piece.symbol], class_="b-icon")
    else:
        icon = tag("text", text(piece.symbol[:1].upper()), y=4, class_="b-letter")
    badge = tag("circle", r=6.5, fill=INK) + tag("text", text(piece.left), y=3.6, class_="b-count")
    whole = tag("circle", r=13, class_="b-token") + tag("g", icon, transform="scale(1.2)")
    return tag("g", whole + tag("g", badge, transform="translate(11 10)"), opacity=None if piece.left else 0.5)
