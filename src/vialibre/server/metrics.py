"""Metrics for Prometheus. Labels never contain a person or a table."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()
REQUESTS = Histogram(
    "vialibre_request_seconds", "Time to answer a request", ("method", "path", "status"), registry=REGISTRY
)
MOVES = Counter("vialibre_moves", "Stored actions", registry=REGISTRY)
COMMANDS = Counter("vialibre_commands", "Commands by socket", ("answer",), registry=REGISTRY)
TABLES = Gauge("vialibre_tables_in_memory", "Tables in memory", registry=REGISTRY)
LISTENERS = Gauge("vialibre_listeners", "Open connections to tables", registry=REGISTRY)
BOTS = Histogram("vialibre_bot_seconds", "Time for a bot's action, including queueing", registry=REGISTRY)
COMMITS = Gauge("vialibre_commits", "Transactions of appends", registry=REGISTRY)

KILLED = Counter(
    "vialibre_jobs_killed", "Jobs on custom boards that were killed for taking too long", registry=REGISTRY
)

QUARANTINES = Counter("vialibre_quarantines", "Tables put into quarantine", ("reason",), registry=REGISTRY)
QUARANTINED = Gauge("vialibre_tables_quarantined", "Tables in quarantine now, in all workers", registry=REGISTRY)


def as_text() -> bytes:
    return generate_latest(REGISTRY)
