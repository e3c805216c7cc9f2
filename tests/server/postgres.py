"""A real PostgreSQL for tests: its own cluster in a temporary folder, with a socket there and no port.

initdb refuses root, so root starts it as another user.
"""

from __future__ import annotations

import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

from tests.system_parts import need

USER = "vialibre"
# Waits for the end of its input, which comes with the end of pytest, however that ends.
CLEAN_UP = 'cat; [ -f data/postmaster.pid ] && kill -QUIT "$(head -n 1 data/postmaster.pid)"; rm -rf data'
START_SECONDS = 120.0
SETTINGS = {
    "fsync": "off",  # the machine does not lose power in our tests, and a killed PostgreSQL loses nothing by this
    "full_page_writes": "off",
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "log_min_messages": "fatal",
}


def program(name: str) -> str | None:
    """Debian keeps the server's programs out of PATH."""
    return shutil.which(name) or next(iter(sorted(glob.glob(f"/usr/lib/postgresql/*/bin/{name}"), reverse=True)), None)


class Postgres:
    """One cluster. `stop` and `restart` are those of a power cut: connections break, nothing is said."""

    def __init__(self) -> None:
        programs = {name: program(name) for name in ("initdb", "postgres", "psql")}
        need("PostgreSQL (initdb, postgres, psql)", all(programs.values()))
        self._programs = {name: path or "" for name, path in programs.items()}
        self._as_user = _another_user() if os.name == "posix" and os.geteuid() == 0 else {}
        self._folder = Path(tempfile.mkdtemp(prefix="vl-pg-"))
        self._server: subprocess.Popen[bytes] | None = None
        self._made = 0
        self._unused: list[str] = []
        if self._as_user:
            os.chown(self._folder, self._as_user["user"], self._as_user["group"])
        self._folder.chmod(0o755)
        self._cleaner = subprocess.Popen(
            ["/bin/sh", "-c", CLEAN_UP],
            cwd=self._folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
            **self._as_user,
        )
        self._run("initdb", "-D", self._data, "-U", USER, "-A", "trust", "-E", "UTF8", "--locale=C", "--no-sync")
        with (self._folder / "data" / "postgresql.conf").open("a") as file:
            file.writelines(f"{key} = '{value}'\n" for key, value in SETTINGS.items())
            file.write(f"unix_socket_directories = '{self._folder}'\n")

    @property
    def _data(self) -> str:
        return str(self._folder / "data")

    def url(self, database: str) -> str:
        return f"postgresql://{USER}@/{database}?host={self._folder}"

    def new_database(self) -> str:
        """The URL of a new, empty database."""
        if self._server is None:
            self.start()
        if self._unused:
            return self._unused.pop()
        self._made += 1
        name = f"test{self._made}"
        self.sql(f"CREATE DATABASE {name} TEMPLATE template0")
        return self.url(name)

    def recycle(self, url: str) -> None:
        """Empty a database for the next test: that takes a moment, where a new one takes 7 MB of disk."""
        if self._server is None:
            self.start()
        self.sql("DROP SCHEMA public CASCADE; CREATE SCHEMA public", url)
        self._unused.append(url)

    def sql(self, command: str, url: str | None = None) -> str:
        """What psql prints, without decoration."""
        database = url or self.url("postgres")
        return self._run("psql", "-qAt", "-v", "ON_ERROR_STOP=1", "-d", database, "-c", command).strip()

    def start(self) -> None:
        pid_file = self._folder / "data" / "postmaster.pid"
        pid_file.unlink(missing_ok=True)
        self._server = subprocess.Popen(
            [self._programs["postgres"], "-D", self._data],
            cwd=self._folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,  # Ctrl-C at pytest is for pytest
            **self._as_user,
        )
        until = time.monotonic() + START_SECONDS
        # The eighth line says how far it is; pg_ctl looks there too.
        while not (pid_file.exists() and pid_file.read_text().splitlines()[7:8] == ["ready   "]):
            assert self._server.poll() is None, "PostgreSQL did not start"
            assert time.monotonic() < until, "PostgreSQL takes too long to start"
            time.sleep(0.02)

    def stop(self) -> None:
        if self._server is not None:
            self._server.send_signal(signal.SIGQUIT)
            self._server.wait()
            self._server = None

    def restart(self) -> None:
        self.stop()
        self.start()

    def remove(self) -> None:
        self.stop()
        self._cleaner.communicate()
        shutil.rmtree(self._folder, ignore_errors=True)

    def _run(self, name: str, *arguments: str) -> str:
        done = subprocess.run(
            [self._programs[name], *arguments], cwd=self._folder, capture_output=True, text=True, **self._as_user
        )
        assert done.returncode == 0, f"{name}: {done.stderr}"
        return str(done.stdout)


def _another_user() -> dict[str, Any]:
    known = {user.pw_name: user for user in pwd.getpwall()}
    user = known.get("postgres") or known.get("nobody")
    need("a user besides root (postgres or nobody)", user is not None)
    assert user is not None
    return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
