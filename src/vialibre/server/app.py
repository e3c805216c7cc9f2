"""The ASGI application: settings, services, routes and security headers."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
from collections.abc import AsyncIterator, Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from vialibre.bots.levels import offer
from vialibre.errors import StorageError
from vialibre.fair.signing import SigningKey
from vialibre.server import metrics
from vialibre.server.api import address, boards, bots, designs, finished, land, operator, people, playtests, tables
from vialibre.server.api.dispatch import json_response, language_of, route, services_of
from vialibre.server.api.endpoint import Services, error_data
from vialibre.server.api.openapi import description
from vialibre.server.api.openapi import page as docs_page
from vialibre.server.api.socket import socket_route
from vialibre.server.boards import Boards
from vialibre.server.bot_pool import BotPool
from vialibre.server.errors import Refused
from vialibre.server.hub import Hub
from vialibre.server.identity import Identity
from vialibre.server.limits import Limiter
from vialibre.server.page import BUILD, Page, read_page
from vialibre.server.playtests import Playtests
from vialibre.server.storage.database import open_storage
from vialibre.server.storage.storage import Storage
from vialibre.version import __version__

log = logging.getLogger("vialibre.server")

COUNTING = 1.0
"""Seconds that a health check waits for the number of quarantined tables."""

ENDPOINTS = (
    *people.ENDPOINTS,
    *boards.ENDPOINTS,
    *bots.ENDPOINTS,
    *designs.ENDPOINTS,
    *playtests.ENDPOINTS,
    *land.ENDPOINTS,
    *tables.ENDPOINTS,
    *finished.ENDPOINTS,
    *address.ENDPOINTS,
    *operator.ENDPOINTS,
)

HEADERS = (
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; "
        b"connect-src 'self' ws: wss:; frame-ancestors 'none'; base-uri 'none'; form-action 'self'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"x-frame-options", b"DENY"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


@dataclass(frozen=True, slots=True)
class Settings:
    database: str | None = None
    boards: Path | None = None
    limits: float = 1.0
    """Factor on the usual rate limits."""
    slow_bot_processes: int = 1
    """Processes for slow bots."""
    operator_token: str | None = None
    everywhere: bool = False
    """The server listens on all network interfaces."""
    playtester: str | None = None
    """`module:function` of a `playtests.Playtester`; None: the server offers no playtests."""
    bots: dict[str, str] = field(default_factory=dict)
    """Bots offered besides the levels: by their names, what `make_bot` takes."""


class SecurityHeaders:
    """Adds security headers to every response; headers set by the handler win."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def add(message: Message) -> None:
            if message["type"] == "http.response.start":
                own = message.get("headers", [])
                names = {name for name, _ in own}
                message["headers"] = [*own, *(header for header in HEADERS if header[0] not in names)]
                said = any(name == b"cache-control" for name, _ in message["headers"])
                if scope["path"].startswith("/api/") and not said:
                    message["headers"].append((b"cache-control", b"no-store"))
            await send(message)

        await self.app(scope, receive, add if scope["type"] == "http" else send)


async def open_services(settings: Settings) -> Services:
    storage = await open_storage(settings.database)
    return await services_on(storage, settings)


async def services_on(storage: Storage, settings: Settings) -> Services:
    offer(settings.bots)
    offered = Boards(storage, settings.boards)
    hub = Hub(storage, offered, BotPool(slow=settings.slow_bot_processes))
    signing = SigningKey.from_text(await storage.set_if_absent("signing_key", SigningKey.generate().as_text()))
    return Services(
        storage=storage,
        hub=hub,
        boards=offered,
        identity=await Identity.open(storage),
        signing=signing,
        limiter=Limiter(settings.limits),
        playtests=Playtests(storage, hub.clock, settings.playtester),
        operator_token=settings.operator_token,
        everywhere=settings.everywhere,
    )


def tune_garbage_collector() -> None:
    """Collect rarely: new objects are hardly ever cyclic, and a collection delays the players."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def make_app(
    opening: Callable[[], Awaitable[Services]],
    page: Page | None = None,
    stopped: Callable[[Services], None] = lambda services: None,
) -> Starlette:
    """The application. It opens its services at startup and closes them at shutdown.

    `page` defaults to the packaged one. `stopped` is called after everything is closed.
    """

    shown = page or read_page()

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        services = await opening()
        app.state.services = services
        await services.hub.start()
        tune_garbage_collector()
        log.info("started %s", __version__, extra={"worker": os.getpid()})
        if not shown.is_there:
            log.warning("the page was not built, so browsers have nothing to show: %s", BUILD)
        try:
            yield
        finally:
            await services.playtests.close()
            await services.hub.close()
            await services.storage.close()
            if services.storage.unstored:
                log.error("stopped with unstored entries at %d tables", services.storage.unstored)
            stopped(services)
            log.info("stopped", extra={"worker": os.getpid()})

    app = Starlette(
        routes=[
            Route("/healthz", _healthz),
            Route("/metrics", _metrics),
            Route("/api/key", _key),
            Route("/api/openapi.json", _openapi),
            Route("/api", _docs),
            *(route(endpoint) for endpoint in ENDPOINTS),
            socket_route(),
            *shown.routes(),
        ],
        middleware=[Middleware(SecurityHeaders)],
        exception_handlers={404: _not_found, 405: _wrong_method},
        lifespan=lifespan,
    )
    app.state.page = shown
    return app


async def _healthz(request: Request) -> Response:
    storage = services_of(request).storage
    well = await storage.answers()
    data: dict[str, Any] = {"ok": well, "server": "vialibre", "version": __version__}
    if well:
        with contextlib.suppress(StorageError, TimeoutError):  # it may fail between the two queries
            async with asyncio.timeout(COUNTING):
                data["quarantined"] = await storage.count_quarantined()
    return json_response(data, 200 if well else 503)


async def _metrics(request: Request) -> Response:
    services = services_of(request)
    metrics.TABLES.set(len(services.hub.live_tables))
    metrics.LISTENERS.set(sum(len(live.listeners) for live in services.hub.live_tables.values()))
    metrics.COMMITS.set(services.storage.commits)
    with contextlib.suppress(StorageError):
        metrics.QUARANTINED.set(await services.storage.count_quarantined())
    return Response(metrics.as_text(), media_type="text/plain; version=0.0.4")


async def _key(request: Request) -> Response:
    return json_response({"key": services_of(request).signing.public})


async def _openapi(_: Request) -> Response:
    return json_response(description(ENDPOINTS))


async def _docs(_: Request) -> Response:
    return Response(docs_page(ENDPOINTS), media_type="text/html; charset=utf-8")


async def _not_found(request: Request, _: Exception) -> Response:
    page: Page = request.app.state.page
    return page.nowhere(request) or json_response(error_data(Refused("not_found"), language_of(request)), 404)


async def _wrong_method(request: Request, error: Exception) -> Response:
    response = json_response(error_data(Refused("wrong_method"), language_of(request)), 405)
    response.headers.update(getattr(error, "headers", None) or {})  # Allow
    return response
