"""Databases for the server's tests: both kinds, real, one new one for each test."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """One cluster per process of pytest, which any test may stop or restart: `new_database` starts it when needed."""
    cluster = Postgres()
    yield cluster
    cluster.remove()


@pytest.fixture
def postgres_url(postgres: Postgres) -> Iterator[str]:
    url = postgres.new_database()
    yield url
    postgres.recycle(url)


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of an empty database, once of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'test.db'}"
    return str(request.getfixturevalue("postgres_url"))
