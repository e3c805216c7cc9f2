"""A Ray session for one piece of work: starts quietly, reports errors in our own words, and shuts down."""

from __future__ import annotations

import logging
import os
import shlex
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from secrets import token_hex
from types import ModuleType

from vialibre.errors import BadSetup
from vialibre.lab.ray_address import LOCAL, check_address

STORE = 100 * 2**20
"""Bytes of shared memory: results are small, and a container may have little."""


def check(address: str) -> None:
    """Raise BadSetup if Ray is not installed or there is no cluster at the address."""
    check_address(address)
    with _environment(address):
        _ray()


@contextmanager
def session(address: str) -> Iterator[ModuleType]:
    """The module `ray`, connected. An existing connection is used and left open."""
    check_address(address)
    with _environment(address):
        ray = _ray()
        if ray.is_initialized():
            yield ray
            return
        _connect(ray, address)
        try:
            yield ray
        finally:
            ray.shutdown()


@contextmanager
def _environment(address: str) -> Iterator[None]:
    """Environment variables that Ray reads on import and passes on to its processes. Those already set are kept."""
    wanted = {
        "RAY_BACKEND_LOG_LEVEL": "fatal",
        "RAY_ENABLE_UV_RUN_RUNTIME_ENV": "0",  # under `uv run`, every worker would otherwise start another `uv run`
        "RAY_USAGE_STATS_ENABLED": "0",  # no usage reports unless the user wants them
        "RAY_DEDUP_LOGS_SKIP_REGEX": ".*",  # a dead worker must not be reported on stdout, where results are printed
    }
    if address != LOCAL:
        wanted["RAY_NUM_REDIS_GET_RETRIES"] = "8"  # seconds: the head is known to be there
    elif "RAY_AUTH_MODE" not in os.environ:
        # Ray listens on the network. Use a one-time token: otherwise it would leave one in the home directory.
        wanted |= {"RAY_AUTH_MODE": "token", "RAY_AUTH_TOKEN": _token()}
    added = {name: value for name, value in wanted.items() if name not in os.environ}
    os.environ.update(added)
    try:
        yield
    finally:
        for name in added:
            os.environ.pop(name, None)


@cache
def _token() -> str:
    """One token per process, since Ray remembers the first that it was given."""
    return token_hex(32)


def _ray() -> ModuleType:
    try:
        with _hushed():
            import ray
    except ImportError:
        raise BadSetup("ray_missing") from None
    return ray


def _connect(ray: ModuleType, address: str) -> None:
    own: dict[str, object] = {}
    if address == LOCAL:
        own = {"include_dashboard": False, "object_store_memory": STORE}
        quoted = shlex.quote(sys.executable)
        if quoted != sys.executable:  # Ray puts it into a shell command unquoted, so its workers would never start
            own["runtime_env"] = {"py_executable": quoted}
    try:
        with _hushed():
            ray.init(address=address, log_to_driver=False, logging_level=logging.CRITICAL, **own)
    except KeyboardInterrupt:
        ray.shutdown()
        raise
    except Exception as error:  # of many types, with advice for Ray developers: reported as one line
        ray.shutdown()
        detail = " ".join(str(error).split())[:300]
        if isinstance(error, ray.exceptions.AuthenticationError):
            raise BadSetup("ray_token", address=address) from None
        if "ersion mismatch" in detail:
            raise BadSetup("ray_versions", address=address, detail=detail) from None
        raise BadSetup("ray_refused", address=address, detail=detail) from None


@contextmanager
def _hushed() -> Iterator[None]:
    """Silence Ray's libraries, which write warnings to the terminal bypassing logging; what matters is an exception."""
    if os.environ.get("VIALIBRE_DEBUG"):
        yield
        return
    terminal = os.dup(2)
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 2)
    try:
        yield
    finally:
        os.dup2(terminal, 2)
        os.close(terminal)
        os.close(nowhere)
