"""Database rows as lines of the page's lists."""

from __future__ import annotations

import json
from collections.abc import Iterable

import msgspec

from vialibre.server.schemas.page import TableLine, TableList
from vialibre.server.storage.rows import TableRow


def table_list(rows: Iterable[TableRow]) -> TableList:
    return TableList([_line(row) for row in rows])


def _line(row: TableRow) -> TableLine:
    known = {"table": row.id, "status": row.status, "updated_at": row.updated_at}
    return msgspec.convert({**known, **json.loads(row.summary)}, TableLine)
