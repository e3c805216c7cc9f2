"""A server with designs and people who draw."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

from tests.server.leaks.asgi import request
from tests.server.tables.test_over_http import First, House
from vialibre import load_board
from vialibre.boards.dump import board_as_data
from vialibre.server.api.endpoint import Services
from vialibre.server.app import Settings, make_app, services_on
from vialibre.server.storage import open_storage


def design(**changes: Any) -> dict[str, Any]:
    """A board that can be played, as data."""
    return {**board_as_data(load_board("san_francisco")), "id": "mine", "name": "Mine", **changes}


def in_studio(
    tmp_path: Path, visit: Callable[[House], Awaitable[None]], *, playtester: str | None = None, limits: float = 1e9
) -> None:
    async def opening() -> Services:
        storage = await open_storage(f"sqlite:///{tmp_path / 'studio.db'}")
        made = await services_on(storage, Settings(limits=limits, playtester=playtester))
        made.hub.bot_pool = First()
        return made

    async def whole() -> None:
        app = make_app(opening)
        async with app.router.lifespan_context(app):
            house = House(app)
            for name in ("ana", "bea"):
                _, me = await request(app, "POST", "/api/people", None, {"name": name.title()})
                house.tokens[name] = me["token"]
            await visit(house)

    asyncio.run(whole())
