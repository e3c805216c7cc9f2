"""The tables of the database, as the newest migration leaves them (a test compares). Times are unix seconds.

The log, `entries`, is the truth. `tables`, `seatings` and `results` say again what stands in it, so that lobby, sweep
and history need not read logs; they are written in the transaction of the entry that changes them.
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
    # A random number of the append that wrote this: after a lost connection it tells whose entry stands here.
    sa.Column("writer", sa.BigInteger, nullable=False),
    # A log is read as one piece, so SQLite keeps it as one piece.
    sqlite_with_rowid=False,
)
# What a person said, at whatever table, must be found when that person is deleted or asks for a copy.
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

# What tables are played on, for ever. `digest` is the key that logs name: see server/boards.py.
boards = sa.Table(
    "boards",
    metadata,
    sa.Column("digest", sa.Text, primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
    sa.Column("data", sa.Text, nullable=False),
)

# What people are still drawing.
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

# `result` is JSON, `report` a whole page; both are empty until it is done.
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

# When each worker was last alive. Rows of workers that are gone stay until another one starts: see heartbeat.py.
heartbeats = sa.Table(
    "heartbeats",
    metadata,
    sa.Column("worker", sa.Text, primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
)

# Times in which no worker was alive or none could write: clocks of tables stand still in them.
downtimes = sa.Table(
    "downtimes",
    metadata,
    sa.Column("down_at", sa.Double, primary_key=True),
    sa.Column("up_at", sa.Double, nullable=False),
)

# What health checks write and delete again.
probes = sa.Table(
    "probes",
    metadata,
    sa.Column("worker", sa.Text, primary_key=True),
    sa.Column("data", sa.Text, nullable=False),
)

# Tables that are set aside: nobody drives them, and who asks for one is told why. See server/quarantine.py.
quarantines = sa.Table(
    "quarantines",
    metadata,
    sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
    sa.Column("at", sa.Double, nullable=False),
    sa.Column("reason", sa.Text, nullable=False),
    sa.Column("detail", sa.Text, nullable=False),
)
