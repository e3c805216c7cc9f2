"""What the terminal says about deals: at a fair server, and at one that chooses its secret after it has the entropy."""

from __future__ import annotations

import io
import json
from collections.abc import Iterator
from pathlib import Path
from typing import cast

import httpx
import pytest

from tests.server.running import SECONDS, Running, running, started
from tests.terminal.test_remote import new_table, order, seated
from vialibre.cli.main import exit_code
from vialibre.cli.play import say_deal
from vialibre.errors import BadSetup
from vialibre.fair.deal import Seen
from vialibre.fair.report import Report, State
from vialibre.terminal.lobby import wait_for_start
from vialibre.terminal.remote import RemoteSession
from vialibre.terminal.stored_deals import MOST_STORED, deal_with, store_deal, stored_deal


@pytest.fixture(autouse=True)
def config(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("VIALIBRE_CONFIG", str(tmp_path / "config"))
    return tmp_path / "config"


@pytest.fixture(scope="module")
def fair(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with running(f"sqlite:///{tmp_path_factory.mktemp('fair')}/games.db", "--limits", "100") as made:
        yield made


@pytest.fixture(scope="module")
def cheat(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('cheat')}/games.db"
    arguments = ("serve", "--port", "0", "--database", database, "--limits", "100")
    with started(*arguments, module="tests.server.cheating") as made:
        yield made


def finish(server: Running, table: str, config: Path) -> None:
    """Ana gives up, which ends a game against a bot."""
    token = json.loads((config / "guests.json").read_text())[f"Ana @ {server.url}"]
    ana = httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=SECONDS)
    order(ana, table, do="resign")


def played(server: Running, config: Path) -> tuple[httpx.Client, str, Report]:
    """A game of Ana's terminal against a bot, and what her terminal finds when it is over."""
    host = server.client("Host")
    table = new_table(host, board="usa")
    with seated(server, table, "Ana") as session:
        order(host, table, do="seat_bot", bot="porter")
        order(host, table, do="start")
        return host, table, found(server, table, session, config)


def found(server: Running, table: str, session: RemoteSession, config: Path) -> Report:
    session._hear_until(lambda: session.has_begun)
    finish(server, table, config)
    session._hear_until(lambda: session.is_over)
    return session.check()


def rematch(server: Running, table: str, config: Path) -> Report:
    token = json.loads((config / "guests.json").read_text())[f"Ana @ {server.url}"]
    ana = httpx.Client(base_url=server.url, headers={"Authorization": f"Bearer {token}"}, timeout=SECONDS)
    made = ana.post(f"/api/tables/{table}/rematch", json={})
    assert made.status_code == 201, made.text
    new = made.json()["table"]
    with seated(server, new, "Ana") as session:
        return found(server, new, session, config)


def test_a_fair_deal_is_proven_to_who_saw_its_commitment(
    fair: Running, config: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host, table, report = played(fair, config)
    assert report.fits
    assert report.state("deal") == State.PROVEN
    assert rematch(fair, table, config).state("deal") == State.PROVEN

    file = tmp_path / "game.json"
    file.write_bytes(host.get(f"/api/tables/{table}/record").content)
    assert exit_code(["verify", str(file)]) == 0
    assert "this device saw that commitment before" in capsys.readouterr().out
    (config / "deals.json").unlink()
    assert exit_code(["verify", str(file)]) == 0
    assert "This device did not see the commitment beforehand" in capsys.readouterr().out


def test_a_secret_that_was_chosen_after_the_entropy_is_found(
    cheat: Running, config: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host, table, report = played(cheat, config)
    for one in (report, rematch(cheat, table, config)):
        assert one.state("deal") == State.WRONG
        assert [fault.code for fault in one.faults] == ["other_commitment"], "all else fits"

    file = tmp_path / "game.json"
    file.write_bytes(host.get(f"/api/tables/{table}/record").content)
    assert exit_code(["verify", str(file)]) == 1
    assert "before it added its part" in capsys.readouterr().out
    (config / "deals.json").unlink()
    assert exit_code(["verify", str(file)]) == 0, "without what was stored, nothing can tell"
    assert "This device did not see the commitment beforehand" in capsys.readouterr().out


class StartsItself:
    """A rematch as its host's terminal knows it: the start is heard while the host is being asked for it."""

    is_closed = False
    is_host = True
    has_begun = False

    def lobby_seats(self) -> tuple[str, ...]:
        return ("Ana", "bot:porter")

    def go_on(self, _seconds: float) -> None:
        self.has_begun = True

    def start(self) -> None:
        raise BadSetup("already_started")


def test_a_rematch_starts_while_its_host_is_asked() -> None:
    target = io.StringIO()
    session = cast(RemoteSession, StartsItself())
    assert wait_for_start(session, "en", source=io.StringIO("\n"), target=target)
    assert "no longer possible" not in target.getvalue()


def test_coming_back_to_a_table_knows_what_was_stored(
    fair: Running, config: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    host = fair.client("Host")
    table = new_table(host, board="usa")
    with seated(fair, table, "Ana"):
        pass
    order(host, table, do="seat_bot", bot="porter")
    order(host, table, do="start")
    with seated(fair, table, "Ana") as session:
        assert found(fair, table, session, config).state("deal") == State.PROVEN
        say_deal(session, "en")
    assert "Proven: this device saw that commitment" in " ".join(capsys.readouterr().out.split())


def test_the_commitment_is_stored_before_the_entropy_is_sent(
    fair: Running, config: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    stored: list[bool] = []
    command = RemoteSession._command

    def watched(session: RemoteSession, order: dict[str, object]) -> int:
        entropies = [row["entropy"] for row in json.loads((config / "deals.json").read_text()).values()]
        stored.append(order["entropy"] in entropies)
        return command(session, order)

    monkeypatch.setattr(RemoteSession, "_command", watched)
    with seated(fair, new_table(fair.client("Host")), "Ana"):
        pass
    assert stored == [True]


def test_deals_are_found_by_table_and_by_entropy(config: Path) -> None:
    seen = Seen("c0" * 32, "ab" * 32)
    assert stored_deal("http://here", "t", "ana") is None
    store_deal("http://here", "t", "ana", seen)
    assert stored_deal("http://here", "t", "ana") == seen
    assert stored_deal("http://here", "u", "ana") is None
    assert deal_with([None, "cd" * 32, "ab" * 32]) == seen
    assert deal_with([None, 7, ["ab" * 32]]) is None
    many = {str(i): {"commitment": "c0" * 32, "entropy": "00" * 32} for i in range(MOST_STORED - 1)}
    known = json.loads((config / "deals.json").read_text())
    (config / "deals.json").write_text(json.dumps({**known, **many}))
    assert stored_deal("http://here", "t", "ana") == seen
    store_deal("http://here", "u", "ana", seen)
    assert stored_deal("http://here", "t", "ana") is None, "the oldest is dropped"
    (config / "deals.json").write_text('{"ana @ http://here t": {"commitment": 7}}')
    assert stored_deal("http://here", "t", "ana") is None
    (config / "deals.json").write_text("[")
    assert deal_with(["ab" * 32]) is None
