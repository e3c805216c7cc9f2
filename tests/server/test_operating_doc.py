"""docs/operating.md and the files beside it name what there is, and what they show runs."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import sqlite3
import subprocess
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest
import typer
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.running import ROOT, running
from tests.system_parts import need
from vialibre.cli.main import app
from vialibre.server import limits
from vialibre.server.api.endpoint import Services
from vialibre.server.api.socket import MOST_WAITING, REFUSED
from vialibre.server.limits import Rate
from vialibre.server.metrics import REGISTRY
from vialibre.server.storage.postgres_engine import CONNECTIONS

FILES = ROOT / "docs" / "operating"
DOC = (ROOT / "docs" / "operating.md").read_text("utf-8")
TOKEN = "an-operator-that-nobody-guesses"


def options(command: str) -> set[str]:
    group = typer.main.get_command(app)
    # typer brings its own click, whose groups its types do not show.
    found = group.get_command(typer.Context(group), command)  # type: ignore[attr-defined]
    return {name for parameter in found.params for name in parameter.opts}


def text(name: str) -> str:
    return (FILES / name).read_text("utf-8")


def settings(name: str) -> list[str]:
    """Lines of an environment file, those that are offered as comments included."""
    return [line.lstrip("#") for line in text(name).splitlines() if re.match(r"#?[A-Z_]+=", line)]


def test_every_option_is_explained_and_none_is_invented() -> None:
    listed = set(re.findall(r"^\| `(--\w+)`", DOC, re.MULTILINE))
    assert listed == options("serve") - {"--help", "-h"}


def test_files_use_options_and_variables_there_are() -> None:
    served = [line.partition("=")[2] for line in settings("vialibre.env") if line.startswith("VIALIBRE_OPTIONS=")]
    assert served
    for line in [*served, *re.findall(r"vialibre serve (--[^`\n]*)", DOC + text("nginx.conf"))]:
        assert set(re.findall(r"--\w+", line)) <= options("serve"), line
    variables = {line.partition("=")[0] for line in settings("vialibre.env")}
    assert variables == {"VIALIBRE_OPTIONS", "VIALIBRE_DATABASE", "VIALIBRE_OPERATOR_TOKEN", "FORWARDED_ALLOW_IPS"}
    sources = "".join(file.read_text("utf-8") for file in (ROOT / "src").rglob("*.py"))
    for name in re.findall(r"VIALIBRE_[A-Z_]+", DOC + text("vialibre.env") + text("vialibre.service")):
        assert name == "VIALIBRE_OPTIONS" or f'"{name}"' in sources, name


def test_units_run_commands_there_are() -> None:
    commands = {command.name for command in app.registered_commands}
    for name in ("vialibre.service", "vialibre-backup.service"):
        found = re.findall(r"/opt/vialibre/bin/vialibre (\w+)", text(name))
        assert found
        assert set(found) <= commands


def test_systemd_understands_the_units(tmp_path: Path) -> None:
    analyze = shutil.which("systemd-analyze")
    need("systemd-analyze", analyze is not None)
    units = []
    for file in [*FILES.glob("*.service"), *FILES.glob("*.timer")]:
        units.append(tmp_path / file.name)
        units[-1].write_text(file.read_text("utf-8").replace("/opt/vialibre/bin/vialibre", "/bin/true"), "utf-8")
    said = subprocess.run([str(analyze), "verify", *map(str, units)], capture_output=True, text=True).stderr
    assert [line for line in said.splitlines() if "vialibre" in line] == []


def test_nginx_passes_on_what_the_server_needs() -> None:
    conf = re.sub(r"#.*", "", text("nginx.conf"))
    assert conf.count("{") == conf.count("}")
    for line in filter(None, map(str.strip, conf.splitlines())):
        assert line.endswith((";", "{", "}")), line
    for header in ("Host $http_host", "X-Forwarded-For $remote_addr", "X-Forwarded-Proto $scheme"):
        assert f"proxy_set_header {header};" in conf
    assert "proxy_set_header Upgrade $http_upgrade;" in conf
    assert f"client_max_body_size {limits.BOARD_BYTES // 1024}k;" in conf
    assert "$request_uri" not in re.findall(r"log_format[^;]*;", conf)[0]


def test_every_metric_is_explained() -> None:
    names = {f"{metric.name}_total" if metric.type == "counter" else metric.name for metric in REGISTRY.collect()}
    assert names == set(re.findall(r"`(vialibre_\w+)`", DOC))


def test_limits_are_what_we_say() -> None:
    rates = {value for value in vars(limits).values() if isinstance(value, Rate)}
    listed = re.findall(r"^\| [^|]+ \| ([\d.]+) \| ([\d.]+) \|$", DOC, re.MULTILINE)
    assert {(float(burst), float(each)) for burst, each in listed} == {(rate.burst, rate.per_second) for rate in rates}
    for size in (limits.BODY_BYTES, limits.BOARD_BYTES):
        assert f"{size // 1024} KiB" in DOC
    assert f"{MOST_WAITING} messages" in DOC
    assert CONNECTIONS + 1 <= 8  # the listener has one of its own


def test_the_operator_reads_reports_and_bans(tmp_path: Path) -> None:
    """The commands of the page, run as they stand there."""
    need("curl", shutil.which("curl") is not None)
    commands = re.findall(r"^curl -s -H .*$", DOC, re.MULTILINE)
    database = f"sqlite:///{tmp_path / 'games.db'}"
    with (
        running(database, VIALIBRE_OPERATOR_TOKEN=TOKEN) as server,
        server.client("Ana") as ana,
        server.client("Rude") as rude,
    ):
        person = rude.get("/api/me").json()["person"]
        table = ana.post("/api/tables", json={}).json()["table"]
        assert ana.post(f"/api/tables/{table}/report", json={"person": person, "text": "rude"}).status_code == 201

        def run(command: str, token: str = TOKEN) -> dict[str, Any]:
            variables = {"SERVER": server.url, "VIALIBRE_OPERATOR_TOKEN": token, "PERSON": person}
            done = subprocess.run(
                command, shell=True, capture_output=True, text=True, check=True, env=os.environ | variables
            )
            return dict(json.loads(done.stdout))

        reports, ban, pardon, *_ = commands
        assert [report["person"] for report in run(reports)["reports"]] == [person]
        assert "error" in run(ban, token="somebody else")
        assert rude.get("/api/me").status_code == 200
        assert run(ban) == {"person": person, "banned": True}
        assert rude.get("/api/me").json()["error"]["code"] == "banned"
        assert run(pardon) == {"person": person, "banned": False}
        assert rude.get("/api/me").status_code == 200
        code, _, log = server.end(signal.SIGTERM)
        assert code == 0
        assert TOKEN not in log


def test_the_operator_looks_at_tables_set_aside_and_releases_them(tmp_path: Path) -> None:
    """A damaged database, from outside: the server starts, says so everywhere, and the commands of the page mend it."""
    need("curl", shutil.which("curl") is not None)
    *_, look, release = re.findall(r"^curl -s -H .*$", DOC, re.MULTILINE)
    file = tmp_path / "games.db"
    database = f"sqlite:///{file}"

    def table_of(client: httpx.Client) -> str:
        made = str(client.post("/api/tables", json={"seats": 2}).json()["table"])
        for command in ({"do": "sit", "entropy": "ab" * 16}, {"do": "seat_bot", "bot": "porter"}, {"do": "start"}):
            assert client.post(f"/api/tables/{made}", json={"command": command}).status_code == 200
        return made

    with running(database) as server, server.client("Ana") as ana:
        broken, table = table_of(ana), table_of(ana)
        token = ana.headers["authorization"]
        assert server.get("/healthz").json()["quarantined"] == 0
        assert server.end()[0] == 0
    with closing(sqlite3.connect(file)) as connection, connection:
        data = connection.execute("SELECT data FROM entries WHERE table_id = ? AND n = 4", (broken,)).fetchone()[0]
        connection.execute("UPDATE entries SET data = '{' WHERE table_id = ? AND n = 4", (broken,))
    with (
        running(database, VIALIBRE_OPERATOR_TOKEN=TOKEN) as server,
        httpx.Client(base_url=server.url, headers={"authorization": token}, timeout=60) as ana,
    ):
        assert ana.patch("/api/me", json={"language": "de"}).status_code == 200
        assert ana.get(f"/api/tables/{table}").status_code == 200
        answer = ana.get(f"/api/tables/{broken}")
        assert (answer.status_code, answer.json()["error"]["params"]) == (503, {"reason": "damaged_log"})
        address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{broken}/socket"
        with connect(address, additional_headers={"Authorization": token}) as wire:
            said = json.loads(wire.recv(60))
            with pytest.raises(ConnectionClosed):
                wire.recv(60)
            assert wire.close_code == REFUSED
        assert (said["type"], said["id"], said["error"]["code"]) == ("refused", None, "table_quarantined")
        assert "Die Partie bleibt erhalten" in said["error"]["text"]
        assert server.get("/healthz").json()["quarantined"] == 1
        assert 'vialibre_quarantines_total{reason="damaged_log"} 1.0' in server.get("/metrics").text
        assert "vialibre_tables_quarantined 1.0" in server.get("/metrics").text

        def run(command: str, token: str = TOKEN) -> dict[str, Any]:
            variables = {"SERVER": server.url, "VIALIBRE_OPERATOR_TOKEN": token, "TABLE": broken}
            done = subprocess.run(
                command, shell=True, capture_output=True, text=True, check=True, env=os.environ | variables
            )
            return dict(json.loads(done.stdout))

        assert "error" in run(look, token="somebody else")
        assert "error" in run(release, token="somebody else")
        [line] = run(look)["tables"]
        assert (line["table"], line["reason"]) == (broken, "damaged_log")
        assert line["detail"].startswith("entry 4: DecodeError")
        assert run(release) == {"table": broken, "released": False, "reason": "damaged_log"}
        with closing(sqlite3.connect(file)) as connection, connection:
            connection.execute("UPDATE entries SET data = ? WHERE table_id = ? AND n = 4", (data, broken))
        assert run(release) == {"table": broken, "released": True, "reason": None}
        assert run(look) == {"tables": []}
        assert ana.get(f"/api/tables/{broken}").status_code == 200
        code, _, log = server.end(signal.SIGTERM)
        assert code == 0
        assert broken not in log, "a link to a table"
        lines = [line for line in map(json.loads, log.splitlines()) if "set aside" in line["message"]]
        assert lines[0]["level"] == "error"
        assert lines[0]["table"] == broken[:8]


@pytest.mark.parametrize("address", ["/healthz", "/metrics"])
def test_addresses_are_served(address: str) -> None:
    from vialibre.server.app import make_app

    async def never() -> Services:
        raise AssertionError

    routes = {getattr(route, "path", None) for route in make_app(never).routes}
    assert f"`GET {address}`" in DOC
    assert address in routes
