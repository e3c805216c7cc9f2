"""Writes the figures that reports compare boards with, from playtests of the four standard boards.

python tools/playtest/standard.py docs/playtests/*.json
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import vialibre.lab.playtest
from vialibre.lab.playtest.compare import FILE, summary
from vialibre.lab.playtest.findings import findings_from_data


def main(files: list[str]) -> None:
    found = [findings_from_data(json.loads(Path(file).read_text("utf-8"))) for file in files]
    data = {one.setting.board.id: summary(one) for one in found}
    target = Path(vialibre.lab.playtest.__file__).parent / FILE
    target.write_text(json.dumps(data, indent=1, sort_keys=True) + "\n", "utf-8")
    print(f"{target}: {', '.join(sorted(data))}")


if __name__ == "__main__":
    main(sys.argv[1:])
