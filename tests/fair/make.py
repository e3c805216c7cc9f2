"""Makes docs/fair-deal-example.json: `python -m tests.fair.make`. Only if its board or a rule was corrected."""

from __future__ import annotations

from pathlib import Path

from tests.fair.tables import SERVER, played

EXAMPLE = Path(__file__).parents[2] / "docs" / "fair-deal-example.json"

if __name__ == "__main__":
    EXAMPLE.write_text(SERVER.sign(played("san_francisco", 3)).as_json(), "utf-8")
