"""The database schema after the newest migration (checked by a test). Times are Unix seconds.

The log, `entries`, is the source of truth. `tables`, `seatings` and `results` are derived from it, so that lobby,
driver and history need not read logs; they are written in the transaction of the entry that changes them.
"""

from __future__ import annotations

import sqlalchemy as sa

metadata = sa.MetaData()

tables = sa.Table(
    "tables",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("public", sa.Boolean, nullable=False),
    sa.Column("host", sa.Text),
    sa.Column("board", sa.Text, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("updated_at", sa.Double, nullable=False),
    sa.Column("due_at", sa.Double),
    sa.Column("last_n", sa.Integer, nullable=False),
    sa.Column("summary", sa.Text, nullable=False),
    sa.Index("tables_due", "due_at"),
    sa.Index("tables_lobby", "status", "public", "created_at"),
    sa.Index("tables_host", "host"),
)

entries = sa.Table(
    "entries",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("kind", sa.Text, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    # A random tag of the append: after a lost connection it shows who wrote the entry.
    sa.Column("writer", sa.BigInteger, nullable=False),
    # A log is read as a whole, so SQLite stores it contiguously.
    sqlite_with_rowid=False,
)
# For finding all chat texts of a person who is deleted or exports their data.
sa.Index(
    "entries_said",
    entries.c.table_id,
    entries.c.n,
    sqlite_where=entries.c.kind == "said",
    postgresql_where=entries.c.kind == "said",
)

people = sa.Table(
    "people",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("language", sa.Text, nullable=False),
    sa.Column("phrase_hash", sa.Text, unique=True),
    sa.Column("token_version", sa.Integer, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("seen_at", sa.Double, nullable=False),
    sa.Column("banned", sa.Boolean, nullable=False),
)

seatings = sa.Table(
    "seatings",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person_id", sa.Text),
    sa.Index("seatings_person", "person_id"),
)

results = sa.Table(
    "results",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person_id", sa.Text),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("total", sa.Integer, nullable=False),
    sa.Column("place", sa.Integer, nullable=False),
    sa.Column("finished_at", sa.Double, nullable=False),
    sa.Index("results_person", "person_id", "finished_at"),
)

reports = sa.Table(
    "reports",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("reporter", sa.Text),
    sa.Column("person", sa.Text),
    sa.Column("table_id", sa.Text),
    sa.Column("n", sa.Integer),
    sa.Column("text", sa.Text, nullable=False),
    sa.Index("reports_at", "at"),
)

settings = sa.Table(
    "settings",
    metadata,
    sa.Column("key", sa.Text, primary_key=True),
    sa.Column("value", sa.Text, nullable=False),
)

# Custom boards of tables, kept forever. `digest` is the key used in logs: see server/boards.py.
boards = sa.Table(
    "boards",
    metadata,
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

# Boards being drawn.
designs = sa.Table(
    "designs",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person_id", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
    sa.Column("revision", sa.Integer, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("updated_at", sa.Double, nullable=False),
    sa.Index("designs_person", "person_id", "updated_at"),
)

# `result` is JSON, `report` an HTML page; both are empty until the playtest is done.
playtests = sa.Table(
    "playtests",
    metadata,
    sa.Column("id", sa.Text, primary_key=True),
    sa.Column("person_id", sa.Text, nullable=False),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("status", sa.Text, nullable=False),
    sa.Column("games", sa.Integer, nullable=False),
    sa.Column("done", sa.Integer, nullable=False),
    sa.Column("created_at", sa.Double, nullable=False),
    sa.Column("updated_at", sa.Double, nullable=False),
    sa.Column("result", sa.Text, nullable=False),
    sa.Column("report", sa.Text, nullable=False),
    sa.Index("playtests_person", "person_id", "created_at"),
)

# The last heartbeat of each worker. Rows of stopped workers stay for a while: see heartbeat_queries.py.
heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("worker", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)

# Times in which no worker was alive or could write: the clocks of tables stop during them.
downtimes = sa.Table(
    "downtimes",
    metadata,
    sa.Column("down_at", sa.Double, primary_key=True),
    sa.Column("up_at", sa.Double, nullable=False),
)

# Written and deleted again by health checks.
probes = sa.Table(
    "probes",
    metadata,
    sa.Column("worker", sa.Text, primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)

# Tables in quarantine, which are not driven; requests get the reason. See server/quarantine.py.
quarantines = sa.Table(
    "quarantines",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("detail", sa.Text, nullable=False),
)
