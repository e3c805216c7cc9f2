"""Tests that need a part of the system which may be missing: they say so, and bin/test lists them loudly at its end."""

from __future__ import annotations

import pytest

PREFIX = "needs "


def need(part: str, there: bool) -> None:
    """Skip the test if the part is missing; in CI such a gap is a failure (see conftest.py)."""
    if not there:
        pytest.skip(f"{PREFIX}{part}")
