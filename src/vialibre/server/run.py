"""Starts the server: one process, or several that share a socket and a PostgreSQL database.

Errors that prevent the start are raised as VialibreError before uvicorn runs, which would log a traceback.
"""

from __future__ import annotations

import asyncio
import errno
import json
import multiprocessing
import os
import signal
import socket
import tempfile
import threading
from collections.abc import Callable
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

import uvicorn
from starlette.applications import Starlette
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from vialibre.errors import BadSetup
from vialibre.server.address import LOCAL, listens_everywhere, url_of
from vialibre.server.api.endpoint import Services
from vialibre.server.app import Settings, make_app, open_services
from vialibre.server.logs import logging_config
from vialibre.server.storage.database_url import PostgresLocation, parse_database_url

SETTINGS = "VIALIBRE_SETTINGS"
UNSTORED = "VIALIBRE_UNSTORED"
"""Environment variable with a file in which stopping workers note how many tables have an unstored entry."""
MESSAGE_BYTES = 64 * 1024
WAITING_CONNECTIONS = 2048


def create() -> Starlette:
    """The application of one of several workers; the settings come from the environment."""
    data = json.loads(os.environ[SETTINGS])
    boards = data.pop("boards")
    settings = Settings(**data, boards=None if boards is None else Path(boards))
    threading.Thread(target=_end_with_parent, daemon=True).start()
    return make_app(lambda: open_services(settings), stopped=_note_unstored)


def _note_unstored(services: Services) -> None:
    if services.storage.unstored:
        with open(os.environ[UNSTORED], "a", encoding="ascii") as file:
            file.write(f"{services.storage.unstored}\n")


def _end_with_parent() -> None:
    """End this worker when the main process was killed: otherwise it would run on and keep the port."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    parent.join()
    signal.raise_signal(signal.SIGTERM)


def serve(
    settings: Settings,
    *,
    host: str,
    port: int,
    workers: int = 1,
    quiet: bool = False,
    ready: Callable[[int], None] = lambda port: None,
) -> int:
    """Serve until a signal; then finish writes and return the number of tables whose last entry is not stored.

    `ready` is called with the port as soon as connections are accepted.
    """
    several = workers > 1
    location = parse_database_url(settings.database)
    if several and not isinstance(location, PostgresLocation):
        raise BadSetup("workers_need_postgres", workers=workers)
    if settings.boards is not None and not settings.boards.is_dir():
        raise BadSetup("no_boards_folder", folder=str(settings.boards))
    settings = replace(settings, everywhere=listens_everywhere(host))
    with _listen(host, port) as listening:
        options: dict[str, Any] = {
            "workers": workers,
            "log_config": logging_config(quiet=quiet),
            "access_log": False,
            "server_header": False,
            "ws": "websockets-sansio",
            "ws_max_size": MESSAGE_BYTES,
            "ws_per_message_deflate": False,
            # A write takes milliseconds: what still runs after this is a long poll, which can be repeated.
            "timeout_graceful_shutdown": 3,
            "proxy_headers": True,
        }
        return (_serve_several if several else _serve_one)(settings, listening, options, ready)


def _listen(host: str, port: int) -> socket.socket:
    """Open the socket: from now on connections wait in a queue rather than being refused."""
    listening: socket.socket | None = None
    try:
        # With the protocol named, asyncio sends small messages at once rather than 40 ms later (TCP_NODELAY).
        family, kind, protocol, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, protocol)
        if os.name == "posix":  # on Windows this would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(WAITING_CONNECTIONS)
        listening.set_inheritable(True)
    except OSError as error:
        if listening is not None:
            listening.close()
        if error.errno == errno.EADDRINUSE:
            raise BadSetup("port_taken", host=host, port=str(port)) from None
        raise BadSetup("cannot_serve", host=host, port=str(port), detail=error.strerror or str(error)) from None
    return listening


def _serve_one(
    settings: Settings, listening: socket.socket, options: dict[str, Any], ready: Callable[[int], None]
) -> int:
    opened: list[Services] = []

    async def opening() -> Services:
        return opened[0]

    config = uvicorn.Config(make_app(opening), **options)

    async def run() -> None:
        opened.append(await open_services(settings))
        host, port = listening.getsockname()[:2]
        opened[0].storage.announce_url(f"{url_of(LOCAL if listens_everywhere(host) else host, port)}/")
        ready(port)
        await uvicorn.Server(config).serve(sockets=[listening])

    if threading.current_thread() is threading.main_thread():
        # After a graceful shutdown uvicorn raises the signal again, which must not interrupt the cleanup.
        signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(run())
    except KeyboardInterrupt:
        if not opened:
            raise
    return opened[0].storage.unstored


def _serve_several(
    settings: Settings, listening: socket.socket, options: dict[str, Any], ready: Callable[[int], None]
) -> int:
    data = asdict(settings)
    data["boards"] = None if settings.boards is None else str(settings.boards)
    os.environ[SETTINGS] = json.dumps(data)
    config = uvicorn.Config("vialibre.server.run:create", factory=True, **options)
    asyncio.run(_try(settings))
    ready(listening.getsockname()[1])
    parent = Multiprocess(config, sockets=[listening])
    with tempfile.NamedTemporaryFile("r", encoding="ascii") as noted:
        os.environ[UNSTORED] = noted.name
        parent.run()
        unstored = sum(int(line) for line in noted)
    if any(process.exitcode == STARTUP_FAILURE for process in parent.processes):
        raise BadSetup("worker_failed")
    return unstored


async def _try(settings: Settings) -> None:
    """Migrate the database, and raise whatever would prevent the workers from starting."""
    services = await open_services(settings)
    await services.storage.close()
