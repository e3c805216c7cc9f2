"""The board with routes colored by how often, when and by whom they are claimed; switched by CSS alone."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.boards.drawing.shapes import rectangle
from vialibre.boards.layout import Layout, layout
from vialibre.boards.model import Board
from vialibre.i18n import Words
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.playtest.figures import CityFigures, RouteFigures
from vialibre.lab.playtest.formatting import Formatter
from vialibre.lab.playtest.plots.scale import OFTEN, WHEN, WINS, Scale
from vialibre.lab.report.markup import tag, text
from vialibre.pictures.paths import line_path, short
from vialibre.pictures.style import DAY, DUSK

MODES: tuple[tuple[str, Scale], ...] = (("often", OFTEN), ("when", WHEN), ("wins", WINS))
NEVER = 0.25
"""The scale of a city's dot if the city is never reached."""


def heat_map(
    board: Board, routes: Sequence[RouteFigures], cities: Sequence[CityFigures], words: Words, figures: NumberFormat
) -> str:
    """Return the map as HTML, with radio buttons that switch between its modes."""
    say = words.text
    drawn = layout(board)
    formatter = Formatter(board, words)
    buttons = []
    for i, (mode, _) in enumerate(MODES):
        box = {"type": "radio", "name": "map", "id": f"map-{mode}", "checked": "checked" if i == 0 else None}
        buttons.append(
            f"<input{_attributes(box)} />" + tag("label", text(say(f"playtest-map-{mode}")), for_=f"map-{mode}")
        )
    label = say("playtest-map")
    inside = (
        _ground(drawn),
        "".join(_track(drawn, at, one, formatter) for at, one in enumerate(routes)),
        _cities(drawn, cities, formatter),
        _names(drawn),
    )
    picture = tag(
        "svg",
        "".join(inside),
        viewBox=f"0 0 {short(drawn.width)} {short(drawn.height)}",
        role="img",
        aria_label=label,
        class_="map",
    )
    legends = "".join(scale.legend(figures) for _, scale in MODES)
    scroll = tag("div", picture, class_="wide", role="region", tabindex=0, aria_label=label)
    return tag("div", "".join(buttons) + tag("figure", scroll + legends), class_="heat")


def heat_css() -> str:
    """The CSS of the map."""
    return (
        "".join(scale.css(f"map-{mode}") for mode, scale in MODES)
        + _ground_css(DAY)
        + "@media (prefers-color-scheme: dark){"
        + _ground_css(DUSK)
        + "}"
    )


def _ground_css(p: dict[str, str]) -> str:
    return (
        f".m-sea{{fill:{p['sea']}}}.m-land{{fill:{p['land']};stroke:{p['coast']}}}.m-lake{{fill:{p['sea']}}}"
        f".m-spine{{fill:none;stroke:{p['spine']};stroke-width:1.4}}"
        f".m-border{{fill:none;stroke:{p['border']};stroke-dasharray:5 4}}"
        f"svg .m-names text{{fill:{p['ink']};stroke:{p['halo']}}}"
    )


def _attributes(pairs: dict[str, str | None]) -> str:
    return "".join(f' {key}="{text(value)}"' for key, value in pairs.items() if value is not None)


def _ground(drawn: Layout) -> str:
    land = "".join(line_path(line, closed=True) for line in drawn.land)
    size = {"width": short(drawn.width), "height": short(drawn.height)}
    if not land:
        return tag("rect", **size, class_="m-land")
    lakes = "".join(line_path(line, closed=True) for line in drawn.lakes)
    borders = "".join(line_path(line) for line in drawn.borders)
    clip = tag("clipPath", tag("rect", **size), id="frame")
    parts = (
        tag("rect", **size, class_="m-sea"),
        tag("path", d=land, class_="m-land", fill_rule="evenodd"),
        tag("path", d=borders, class_="m-border"),
        tag("path", d=lakes, class_="m-lake", fill_rule="evenodd"),
    )
    return clip + tag("g", "".join(parts), clip_path="url(#frame)")


def _track(drawn: Layout, at: int, one: RouteFigures, formatter: Formatter) -> str:
    spaces = drawn.tracks[at].spaces
    spine = tag("path", d=line_path(drawn.tracks[at].spine), class_="m-spine")
    d = "".join(line_path(rectangle(s.x, s.y, s.angle, s.length, s.width), closed=True) for s in spaces)
    claimed = one.claimed.value > 0
    looks = [OFTEN.step(one.claimed), *((WHEN.step(one.when), WINS.step(one.effect)) if claimed else ("w6", "e3"))]
    return spine + tag("path", tag("title", text(formatter.route_line(one))), d=d, class_=" ".join(["m-track", *looks]))


def _cities(drawn: Layout, cities: Sequence[CityFigures], formatter: Formatter) -> str:
    made = []
    for place, one in zip(drawn.places, cities, strict=True):
        radius = drawn.city_radius * (NEVER + (1.25 - NEVER) * one.reached.value)
        made.append(
            tag(
                "circle",
                tag("title", text(formatter.city_line(one))),
                cx=short(place.x),
                cy=short(place.y),
                r=short(radius),
                class_="m-city",
            )
        )
    return "".join(made)


def _names(drawn: Layout) -> str:
    names = []
    for label in drawn.labels:
        lines = "".join(
            tag("tspan", text(line), x=short(label.x), dy=short(label.line_height if i else 0))
            for i, line in enumerate(label.lines)
        )
        style = f"font-size:{short(label.size)}px"
        names.append(tag("text", lines, x=short(label.x), y=short(label.y), style=style, text_anchor=label.anchor))
    return tag("g", "".join(names), class_="m-names")
