"""Two servers as anybody starts them: one for clients that hurry, one with the usual limits."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tests.server.hostile.bystander import Bystanders
from tests.server.running import Running, running

OPERATOR_TOKEN = "the operator's own token"


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('hostile') / 'games.db'}"
    with running(database, "--limits", "1000000", VIALIBRE_OPERATOR_TOKEN=OPERATOR_TOKEN) as made:
        yield made
        status, _, log = made.end()
        assert status == 0
        assert OPERATOR_TOKEN not in log
        for line in map(json.loads, log.splitlines()):
            own = line["logger"].startswith("vialibre") or "ASGI" in line["message"]
            assert not (own and line["level"] == "error"), "something was the server's own fault"


@pytest.fixture(scope="session")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """All its clients come from one address, so a test must be content with few requests."""
    database = f"sqlite:///{tmp_path_factory.mktemp('strict') / 'games.db'}"
    with running(database) as made:
        yield made


@pytest.fixture(scope="session")
def bystanders(server: Running) -> Iterator[Bystanders]:
    made = Bystanders(server)
    yield made
    made.close()


@pytest.fixture
def others_play_on(bystanders: Bystanders) -> Iterator[None]:
    """Whatever the test does, the game at the next table goes on and misses nothing."""
    yield
    bystanders.undisturbed()
