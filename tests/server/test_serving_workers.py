"""`vialibre serve --workers`: several processes, one address, one log, one end."""

from __future__ import annotations

import json

from tests.server.running import running


def test_workers_start_log_and_end_together(postgres_url: str) -> None:
    with running(postgres_url, "--workers", "2") as server:
        with server.client("Ana") as ana:
            table = ana.post("/api/tables", json={"options": {"bot_pause": 0}}).json()["table"]
            for command in (
                {"do": "sit", "entropy": "ab" * 16},
                {"do": "seat_bot", "bot": "porter"},
                {"do": "start"},
                {"do": "act", "version": 4, "action": "keep 1 2"},
            ):
                done = ana.post(f"/api/tables/{table}", json={"command": command})
                assert done.status_code == 200, done.text
        assert server.get("/healthz").json()["ok"]
        code, out, log = server.end()
    assert code == 0
    assert "Stopped" in out
    lines = [json.loads(line) for line in log.splitlines()]
    for message in ("started 0.1.0", "stopped"):
        assert len({line["worker"] for line in lines if line["message"] == message}) == 2, log
    assert table not in log
