"""Heartbeats of workers, times in which none was alive, and what health checks write."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "heartbeats",
        sa.Column("worker", sa.Text, primary_key=True),
        sa.Column("at", sa.Double, nullable=False),
    )
    op.create_table(
        "downtimes",
        sa.Column("down_at", sa.Double, primary_key=True),
        sa.Column("up_at", sa.Double, nullable=False),
    )
    op.create_table(
        "probes",
        sa.Column("worker", sa.Text, primary_key=True),
        sa.Column("data", sa.Text, nullable=False),
    )
