"""`vialibre` alone: opens the game in the browser, and finds its way when something runs already."""

from __future__ import annotations

import http.server
import json
import os
import shlex
import signal
import socket
import subprocess
import sys
import threading
import time
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.server.running import ROOT, SECONDS, started
from vialibre.cli import browse
from vialibre.cli.main import exit_code
from vialibre.errors import BadSetup

X_ONLY = pytest.mark.skipif(
    sys.platform in ("win32", "darwin"), reason="a desktop without a display is a thing of X and Wayland"
)

LINUX_ONLY = pytest.mark.skipif(sys.platform != "linux", reason="the data folder of Linux")


def noting_browser(folder: Path) -> dict[str, str]:
    """A display, and a browser that only writes down where it was sent."""
    script = folder / "browser.py"
    script.write_text(f"import sys; open({str(folder / 'opened')!r}, 'a').write(sys.argv[1] + '\\n')")
    return {"BROWSER": f"{shlex.join([sys.executable, str(script)])} %s", "DISPLAY": ":99", "VIALIBRE_NO_BROWSER": ""}


@pytest.fixture(autouse=True)
def patient(monkeypatch: pytest.MonkeyPatch) -> None:
    """A server may take longer than three seconds to say who it is where tests keep the machine busy."""
    monkeypatch.setattr(browse, "PATIENCE", SECONDS)


def opened(folder: Path) -> str:
    until = time.monotonic() + SECONDS
    while not (folder / "opened").exists() and time.monotonic() < until:
        time.sleep(0.05)
    return (folder / "opened").read_text().strip()


def test_the_name_alone_serves_and_opens_the_browser(tmp_path: Path) -> None:
    with started("--port", "0", VIALIBRE_DATA=str(tmp_path), **noting_browser(tmp_path)) as server:
        assert server.url.startswith("http://127.0.0.1:")
        assert opened(tmp_path) == f"{server.url}/"
        assert "<title>" in server.get("/").text
        assert server.get("/healthz").json()["server"] == "vialibre"
        assert (tmp_path / "vialibre.db").exists()
        code, out, log = server.end(signal.SIGINT)
    assert code == 0
    assert "Stopped" in out
    assert log == ""


@pytest.mark.parametrize(
    ("arguments", "variables"),
    [
        (["--no-browser"], {}),
        ([], {"VIALIBRE_NO_BROWSER": "1"}),
        pytest.param([], {"DISPLAY": "", "WAYLAND_DISPLAY": ""}, marks=X_ONLY),
    ],
)
def test_where_no_browser_is_wanted_the_address_is_said(
    arguments: list[str], variables: dict[str, str], tmp_path: Path
) -> None:
    settings = {**noting_browser(tmp_path), "VIALIBRE_DATA": str(tmp_path), **variables}
    with started("--port", "0", *arguments, **settings) as server:
        assert f"{server.url}/" in server.shown
        assert server.get("/").status_code == 200
        assert server.end()[0] == 0
    assert not (tmp_path / "opened").exists()


def test_a_missing_page_is_said_at_once(tmp_path: Path) -> None:
    settings = {"VIALIBRE_DATA": str(tmp_path), "VIALIBRE_PAGE": str(tmp_path)}
    with started("--port", "0", "--no-browser", **settings) as server:
        assert "The page for the browser is missing" in server.shown
        assert server.get("/").status_code == 503
        _, _, log = server.end()
    (line,) = [json.loads(line) for line in log.splitlines()]
    assert (line["level"], line["logger"]) == ("warning", "vialibre.server")


@contextmanager
def answering(content: bytes, status: int = 200) -> Iterator[int]:
    """Some server on this machine; its port."""

    class Handler(http.server.BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(content)

        def log_message(self, *_: object) -> None:
            pass

    with http.server.HTTPServer(("127.0.0.1", 0), Handler) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server.server_address[1]
        server.shutdown()


def test_a_second_start_opens_the_browser_on_the_first(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    went: list[str] = []
    monkeypatch.setattr(webbrowser, "open", went.append)
    monkeypatch.setattr(browse, "has_desktop", lambda: True)
    with started("--port", "0", "--no-browser", VIALIBRE_DATA=str(tmp_path)) as server:
        monkeypatch.setattr(browse, "PORT", int(server.url.rpartition(":")[2]))
        assert exit_code([]) == 0
        assert went == [f"{server.url}/"]
        assert f"{server.url}/" in capsys.readouterr().out
        assert exit_code(["--no-browser"]) == 0
        assert len(went) == 1
        assert exit_code(["--lan"]) == 2
        said = capsys.readouterr().err
        assert "only for this machine" in said
        assert server.url in said


@pytest.mark.parametrize("content", [b"{}", b"[1]", b"<html>", b'{"ok": true}', b'"vialibre"'])
def test_a_stranger_on_the_usual_port_is_left_alone(content: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[int] = []

    def serve(port: int, lan: bool, browser: bool) -> None:
        tried.append(port)
        if port:
            raise BadSetup("port_taken", host="127.0.0.1", port=str(port))

    monkeypatch.setattr(browse, "_serve", serve)
    with answering(content) as port:
        monkeypatch.setattr(browse, "PORT", port)
        browse.browse(port=None, lan=False, browser=False)
        assert tried == [port, 0]
        with pytest.raises(BadSetup, match="in use"):
            browse.browse(port=port, lan=False, browser=False)


def test_a_server_whose_database_is_away_is_ours_all_the_same() -> None:
    with answering(b'{"ok": false, "server": "vialibre"}', 503) as port:
        assert browse.asked(port, "/healthz")["server"] == "vialibre"


def test_a_port_that_takes_connections_and_says_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(browse, "PATIENCE", 0.1)
    with socket.socket() as mute:
        mute.bind(("127.0.0.1", 0))
        mute.listen()
        assert browse.asked(mute.getsockname()[1], "/healthz") == {}


def test_a_database_that_is_served_elsewhere_says_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    on_term = signal.getsignal(signal.SIGTERM)
    monkeypatch.setenv("VIALIBRE_DATA", str(tmp_path))
    with started("serve", "--port", "0", VIALIBRE_DATA=str(tmp_path)) as server:
        assert exit_code(["--port", "0", "--no-browser"]) == 2
        said = capsys.readouterr().err
        assert said.count("\n") == 1
        assert f"Open {server.url}/" in said
        assert str(server.process.pid) in said
    signal.signal(signal.SIGTERM, on_term)


def started_without_a_home(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """The command as a person starts it, with only these variables saying where its data belongs."""
    said_elsewhere = ("HOME", "XDG_DATA_HOME", "VIALIBRE_DATA", "VIALIBRE_DATABASE")
    inherited = {name: value for name, value in os.environ.items() if name not in said_elsewhere}
    return subprocess.run(
        [sys.executable, "-m", "vialibre", *arguments],
        env={**inherited, "VIALIBRE_LANG": "en", "PYTHONIOENCODING": "utf-8", **variables},
        cwd=ROOT,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
        capture_output=True,
        timeout=SECONDS,
        check=False,
    )


@LINUX_ONLY
@pytest.mark.parametrize("command", [[], ["serve"]])
def test_a_home_that_cannot_be_written_names_the_folder_and_what_works(command: list[str], tmp_path: Path) -> None:
    options = [*command, "--port", "0", *([] if command else ["--no-browser"])]
    done = started_without_a_home(*options, HOME="/dev/null/x")  # below a file: refused to root, too
    assert (done.returncode, done.stdout, done.stderr.count("\n")) == (2, "", 1)
    assert "/dev/null/x/.local/share/vialibre" in done.stderr
    assert "--database" not in done.stderr
    assert "VIALIBRE_DATA" in done.stderr
    with started(*options, HOME="/dev/null/x", XDG_DATA_HOME="", VIALIBRE_DATA=str(tmp_path / "games")) as server:
        assert server.get("/healthz").json()["ok"] is True
        assert (tmp_path / "games" / "vialibre.db").exists()
        assert server.end()[0] == 0


@LINUX_ONLY
def test_a_data_file_that_is_no_database_can_be_left_behind(tmp_path: Path) -> None:
    (tmp_path / "vialibre.db").write_text("Dear Ana, " * 1000)
    done = started_without_a_home("--port", "0", "--no-browser", VIALIBRE_DATA=str(tmp_path))
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert str(tmp_path / "vialibre.db") in done.stderr
    assert "--database" not in done.stderr
    assert "VIALIBRE_DATA" in done.stderr


@LINUX_ONLY
def test_no_home_at_all(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """A container's user often has neither HOME nor an entry in the password database."""
    for name in ("HOME", "XDG_DATA_HOME", "VIALIBRE_DATA"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(os, "getuid", lambda: 4_000_000)
    on_term = signal.getsignal(signal.SIGTERM)
    assert exit_code(["--port", "0", "--no-browser"]) == 2
    signal.signal(signal.SIGTERM, on_term)
    said = capsys.readouterr().err
    assert "VIALIBRE_DATA" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("platform", "variables", "there"),
    [
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {}, False),
        ("linux", {"DISPLAY": ":0", "VIALIBRE_NO_BROWSER": "1"}, False),
        ("darwin", {}, True),
        ("darwin", {"SSH_CONNECTION": "1.2.3.4"}, False),
        ("win32", {}, True),
    ],
)
def test_where_a_window_can_open(
    platform: str, variables: dict[str, str], there: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "VIALIBRE_NO_BROWSER", "SSH_CONNECTION"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setitem(os.environ, name, value)
    monkeypatch.setattr(sys, "platform", platform)
    assert browse.has_desktop() == there
