"""What is wrong with an address, a missing Ray or a stranger's machine is said at once, in one line."""

from __future__ import annotations

import os
import pickle
import socket
import subprocess
import sys
from pathlib import Path
from threading import Thread
from types import ModuleType
from typing import Any

import pytest
import ray.cloudpickle

from tests.lab.made_up import SMALL, results_in
from vialibre import BadSetup
from vialibre.cli.main import exit_code
from vialibre.lab import cluster
from vialibre.lab.arena import play_blocks
from vialibre.lab.installation import installation
from vialibre.lab.ray_address import check_address

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "address", ["nonsense", "ray://head:10001", ":6379", "head:", "head:0", "head:70000", "head:²"]
)
def test_what_is_no_address(address: str, capsys: pytest.CaptureFixture[str]) -> None:
    for command in ("simulate", "arena --bots stoker,porter --results :memory:"):
        assert exit_code([*command.split(), "--ray", address]) == 2
        said = capsys.readouterr().err
        assert address in said
        assert said.count("\n") == 1


def test_a_wrong_address_does_not_begin_anew(tmp_path: Path) -> None:
    results = results_in(tmp_path)
    done = play_blocks(SMALL, 2, results=results)
    with pytest.raises(BadSetup):
        play_blocks(SMALL, 2, results=results, ray="nonsense")
    assert results.blocks(results.run(SMALL)) == done


@pytest.mark.parametrize("host", ["127.0.0.1", "no-such-host.invalid", "." * 300])
def test_nobody_there(host: str) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))  # a port that no other process gets, and none listens on
        with pytest.raises(BadSetup) as caught:
            check_address(f"{host}:{taken.getsockname()[1]}")
    assert caught.value.code == "ray_unreachable"


@pytest.mark.parametrize("answer", [b"HTTP/1.1 400 Bad Request\r\n\r\n", b"", b"\0\0"])
def test_somebody_else_there(answer: bytes) -> None:
    with socket.create_server(("127.0.0.1", 0)) as listening:

        def serve() -> None:
            with listening.accept()[0] as line:
                line.recv(100)
                line.sendall(answer)

        server = Thread(target=serve)
        server.start()
        with pytest.raises(BadSetup) as caught:
            check_address(f"127.0.0.1:{listening.getsockname()[1]}")
        server.join()
    assert caught.value.code == "ray_not_ray"


def test_without_the_extra_it_is_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setitem(sys.modules, "ray", None)
    assert exit_code(["simulate", "--ray", "local"]) == 2
    said = capsys.readouterr().err
    assert "vialibre[ray]" in said
    assert "VIALIBRE_EXTRAS=ray bin/vialibre" in said
    assert said.count("\n") == 1


def test_the_command_of_a_checkout_installs_extras(tmp_path: Path) -> None:
    """uv and the installed command are replaced by scripts that print how they were called."""
    installed = tmp_path / "environment" / "bin" / "vialibre"
    installed.parent.mkdir(parents=True)
    for script, name in ((tmp_path / "uv", "uv"), (installed, "vialibre")):
        script.write_text(f'#!/bin/sh\necho {name} "$@"\n', "utf-8")
        script.chmod(0o755)
    environment = {"UV_PROJECT_ENVIRONMENT": str(tmp_path / "environment")}
    variables = {**os.environ, **environment, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
    command = [str(ROOT / "bin" / "vialibre"), "simulate", "--ray", "local"]
    plain = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    assert plain.stdout.endswith("--no-dev\nvialibre simulate --ray local\n")
    variables["VIALIBRE_EXTRAS"] = "ray lab"
    extra = subprocess.run(command, env=variables, capture_output=True, text=True, check=True)
    assert extra.stdout.endswith("--no-dev --extra ray --extra lab\nvialibre simulate --ray local\n")


def test_a_machine_without_vialibre_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    """The function travels as a whole: where none of our modules can be imported it still runs."""
    cloudpickle: Any = ray.cloudpickle  # it brings no types
    packed = cloudpickle.dumps(cluster._portable())
    missing: ModuleType | None = None
    for name in [name for name in sys.modules if name.partition(".")[0] == "vialibre"]:
        monkeypatch.setitem(sys.modules, name, missing)
    play = pickle.loads(packed)
    host, found, result = play({}, b"not even looked at")
    assert (host, found, result) == (socket.gethostname(), {}, None)


def test_installations_differ_by_what_games_depend_on() -> None:
    found = installation()
    assert set(found) == {"vialibre", "sources", "engine", "python"}
    assert cluster._portable()(found, pickle.dumps((divmod, (7, 2)))) == ("", None, (3, 1))
    other = {**found, "sources": "0" * 12}
    assert cluster._portable()(other, b"not even looked at") == (socket.gethostname(), found, None)
