"""The four standard boards: docs, playtest reports, golden games and the page's thumbnails describe exactly these.

Any other board in src/vialibre/boards/data is packaged as well and gets every test that runs over `board_ids()`, but
needs no report, golden game or translated title of its own.
"""

from __future__ import annotations

STANDARD = ("europe", "old_west", "san_francisco", "usa")
