"""The secret, the seed, what others added to it and their tokens: in no byte and no line of the log before the end."""

from __future__ import annotations

import asyncio
import logging

import pytest

from tests.server.leaks.asgi import request
from tests.server.leaks.plays import ENTROPY, SECRET, SETTINGS, played
from tests.server.leaks.world import SPECTATOR, Run, game
from vialibre.fair.deal import commitment_of
from vialibre.fair.report import State
from vialibre.fair.verify import verify
from vialibre.server.logs import JsonLines


def texts_to_hide(run: Run, viewer: str) -> dict[str, str]:
    """What must not be in the bytes to this viewer."""
    secrets = {"the secret": SECRET, "the seed": run.play.setting.seed}
    for name, entropy in ENTROPY.items():
        secrets[f"{name}'s entropy"] = entropy  # not even to them: it is shown at the end, to all alike
    for name, other in run.viewers.items():
        if other.token is not None and name != viewer:
            secrets[f"{name}'s token"] = other.token.rpartition(".")[2]
    return secrets


def check_hidden(text: str, secrets: dict[str, str]) -> None:
    for what, secret in secrets.items():
        for form in (secret, secret.upper(), secret[:16]):
            assert form not in text, what


def test_no_secret_in_any_byte_or_log_line(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    play = played(SETTINGS[3])
    everybody = frozenset([*play.setting.people, SPECTATOR])

    async def whole() -> None:
        async with game(play, watching=everybody) as run:
            _, metrics = await request(run.app, "GET", "/metrics")
            shown = {name: viewer.bytes.decode() for name, viewer in run.viewers.items()}
            for name, text in shown.items():
                assert len(text) > 50_000
                assert commitment_of(SECRET) in text
                check_hidden(text, texts_to_hide(run, name))
            check_hidden(metrics.decode(), texts_to_hide(run, ""))
            check_hidden("\n".join(logged(caplog)), texts_to_hide(run, ""))
            await the_end(run)
            check_hidden("\n".join(logged(caplog)), texts_to_hide(run, ""))

    asyncio.run(whole())


def logged(caplog: pytest.LogCaptureFixture) -> list[str]:
    """All that any logger said, as the server writes it and as anybody else might."""
    return [form(record) for record in caplog.records for form in (JsonLines().format, logging.Formatter().format)]


async def the_end(run: Run) -> None:
    """INFO-3: now everything is shown, and it proves the deal."""
    await run.play_until(len(run.play.actions))
    for viewer in run.viewers.values():
        status, answer = await viewer.call("GET", f"/api/tables/{run.table}")
        assert status == 200
        info = answer["messages"][0]["table"]
        assert info["secret"] == SECRET
        assert info["entropies"] == run.play.setting.entropies
        status, record = await viewer.call("GET", f"/api/tables/{run.table}/record")
        assert status == 200
        _, key = await viewer.call("GET", "/api/key")
        report = verify(record, key=key["key"])
        assert report.fits
        assert {report.state(part) for part in ("signature", "actions", "result")} == {State.PROVEN}
        assert report.state("deal") == State.FOLLOWS
