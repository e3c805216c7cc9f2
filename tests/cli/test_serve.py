"""`vialibre serve` and `vialibre backup` as a person meets them."""

from __future__ import annotations

import asyncio
import json
import logging
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.sync.client import connect

from tests.cli.test_commands import vialibre
from tests.server.running import running
from vialibre.cli.main import exit_code
from vialibre.cli.serve import print_code
from vialibre.server.address import own_address
from vialibre.server.storage import open_storage

HEAVY = {"starlette", "uvicorn", "sqlalchemy", "alembic", "asyncpg", "msgspec", "cryptography", "segno"}


def test_other_commands_do_not_load_the_server() -> None:
    code = "import sys, vialibre.cli.main; print(*{name.partition('.')[0] for name in sys.modules})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert not HEAVY & set(done.stdout.split())


@pytest.fixture
def restored() -> Iterator[None]:
    """A server that begins to start takes over the logs and SIGTERM."""
    root = logging.getLogger()
    handlers, level, on_term = root.handlers[:], root.level, signal.getsignal(signal.SIGTERM)
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    signal.signal(signal.SIGTERM, on_term)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("serve --workers 2 --database sqlite:///games.db", "PostgreSQL"),
        ("serve --workers 0", "--workers"),
        ("serve --port 70000", "--port"),
        ("serve --limits 0", "--limits"),
        ("serve --database mysql://host/games", "mysql://host/games"),
        ("serve --boards /no/such/folder", "/no/such/folder"),
        ("serve --host 203.0.113.7", "203.0.113.7"),
        ("serve --host no.such.host.invalid", "no.such.host.invalid"),
        ("backup", "FILE"),
        ("backup out.db --database sqlite:////no/such/games.db", "/no/such/games.db"),
        ("backup /no/such/folder/out.db --database sqlite:///games.db", "/no/such/folder"),
        ("backup . --database sqlite:///games.db", "."),
        ("backup out.db --database ftp://games", "ftp://games"),
    ],
)
def test_what_keeps_it_from_starting_is_one_line(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("VIALIBRE_DATA", str(tmp_path))
    _one_line(arguments, said, capsys)


def _one_line(arguments: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert exit_code(arguments.split()) == 2
    line = capsys.readouterr().err
    assert line.startswith("vialibre: ")
    assert line.count("\n") == 1
    assert said in line


def test_a_port_that_is_taken(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        _one_line(f"serve --port {port}", f"Port {port} on 127.0.0.1 is already in use", capsys)


def test_an_operator_must_not_be_guessed(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setenv("VIALIBRE_OPERATOR_TOKEN", "secret")
    _one_line("serve", "VIALIBRE_OPERATOR_TOKEN", capsys)


def test_a_database_that_cannot_be_opened_is_one_line_in_a_shell(tmp_path: Path) -> None:
    """Also what goes wrong after the server's parts were loaded, and in Spanish."""
    (tmp_path / "no.db").write_text("this is a letter, not a database" * 100)
    done = vialibre("serve", "--port", "0", "--database", "sqlite:///no.db", lang="es", folder=tmp_path)
    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("vialibre: no.db no es una base de datos")
    assert done.stderr.count("\n") == 1


@pytest.mark.usefixtures("restored")
@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--database sqlite:///games.db --boards .", "bad.toml"),
        ("--database sqlite:////no/such/games.db", "/no/such"),
        ("--database postgresql://ana:secret@127.0.0.1:1/games", "postgresql://ana@127.0.0.1:1/games"),
        ("--database postgresql://ana:secret@127.0.0.1:1/games --workers 2", "postgresql://ana@127.0.0.1:1/games"),
    ],
)
def test_what_is_found_wrong_later_is_one_line_too(
    arguments: str, said: str, capsys: pytest.CaptureFixture[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "bad.toml").write_text('id = "bad"\nname = 7\n')
    monkeypatch.chdir(tmp_path)
    assert exit_code(["serve", "--port", "0", *arguments.split()]) == 2
    printed = capsys.readouterr()
    lines = [line for line in printed.err.splitlines() if not line.startswith("{")]  # it may have made a database
    assert len(lines) == 1
    assert lines[0].startswith("vialibre: ")
    assert said in lines[0]
    assert "secret" not in printed.err
    assert printed.out == ""


def test_a_server_from_start_to_end(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The address is shown, the log is JSON and holds no link to a table, a backup can be made, Ctrl-C ends it well."""
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with running(database, "--lan") as server:
        port = server.url.rpartition(":")[2]
        assert f"http://{own_address()}:{port}/\n" in server.shown
        assert "█" in server.shown
        assert server.get("/healthz").json()["ok"]
        with server.client("Ana") as ana:
            table = ana.post("/api/tables", json={}).json()["table"]
            where = f"{server.url.replace('http', 'ws')}/api/tables/{table}/socket"
            with connect(where, additional_headers={"Authorization": ana.headers["Authorization"]}) as socket:
                assert json.loads(socket.recv())["table"]["id"] == table
                saved = tmp_path / "saved.db"
                assert exit_code(["backup", str(saved), "--database", database]) == 0
                assert str(saved) in capsys.readouterr().out
                code, out, log = server.end(signal.SIGINT)
    assert code == 0
    assert "Stopped" in out
    assert all(json.loads(line)["level"] == "info" for line in log.splitlines())
    assert {"started 0.1.0", "stopped"} <= {json.loads(line)["message"] for line in log.splitlines()}
    assert table not in log

    async def entries() -> int:
        storage = await open_storage(f"sqlite:///{saved}")  # a backup is a database to go on with
        found = await storage.entries(table)
        await storage.close()
        return len(found)

    assert asyncio.run(entries()) == 1


def test_a_terminal_without_the_signs_gets_no_code(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Ascii:
        encoding = "ascii"

    with monkeypatch.context() as patched:
        patched.setattr(sys, "stdout", Ascii())
        print_code("http://192.168.1.20:8000/")
    assert capsys.readouterr().out == ""
