"""Logs as JSON lines. Only named fields are written; messages never contain a request body or a card."""

from __future__ import annotations

import json
import logging
import traceback
from datetime import UTC, datetime
from pathlib import PurePath
from typing import Any

FIELDS = ("path", "error", "status", "table", "worker", "bot", "frames")


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        data |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info:
            # Only file names and lines: values could be secret.
            frames = traceback.extract_tb(record.exc_info[2])
            data["trace"] = [f"{PurePath(frame.filename).name}:{frame.lineno}" for frame in frames]
        return json.dumps(data, ensure_ascii=False)


def logging_config(*, quiet: bool = False) -> dict[str, Any]:
    """For logging.config.dictConfig; plain data, since uvicorn passes it to every worker."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"json": {"()": JsonLines}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
        "root": {"handlers": ["stderr"], "level": "WARNING" if quiet else "INFO"},
        "loggers": {
            # Its messages about sockets contain paths with table ids, which are secret links.
            "uvicorn": {"level": "WARNING"},
            "alembic": {"level": "WARNING"},
        },
    }
