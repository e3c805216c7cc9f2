"""The address to give to others, and its code for phones."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest
import segno

from tests.server.tables.test_over_http import House, in_house
from tests.server.web.browser import get, get_json
from vialibre.server import address
from vialibre.server.address import is_loopback, reachable


@pytest.mark.parametrize(
    ("name", "loops"),
    [
        ("localhost", True),
        ("LocalHost.", True),
        ("game.localhost", True),
        ("127.0.0.1", True),
        ("127.8.8.8", True),
        ("[::1]", True),
        ("192.168.1.20", False),
        ("example.org", False),
        ("localhost.example.org", False),
        ("[fe80::1]", False),
    ],
)
def test_what_leads_back_to_the_machine(name: str, loops: bool) -> None:
    assert is_loopback(name) == loops


@pytest.mark.parametrize(
    ("scheme", "host", "everywhere", "own", "expected"),
    [
        ("https", "play.example.org", False, "10.0.0.7", ("https://play.example.org", True)),
        ("http", "192.168.1.20:8000", True, "10.0.0.7", ("http://192.168.1.20:8000", True)),
        ("http", "127.0.0.1:8000", True, "10.0.0.7", ("http://10.0.0.7:8000", True)),
        ("http", "localhost:8000", True, "10.0.0.7", ("http://10.0.0.7:8000", True)),
        ("http", "[::1]:8000", True, "10.0.0.7", ("http://10.0.0.7:8000", True)),
        ("http", "localhost:8000", False, "10.0.0.7", ("http://localhost:8000", False)),
        ("http", "127.0.0.1:8000", True, "127.0.0.1", ("http://127.0.0.1:8000", False)),
        ("http", "[::1]:8000", False, "10.0.0.7", ("http://[::1]:8000", False)),
        ("http", "evil/<script>", False, "10.0.0.7", ("http://127.0.0.1", False)),
    ],
)
def test_what_others_can_open(
    scheme: str, host: str, everywhere: bool, own: str, expected: tuple[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(address, "own_address", lambda: own)
    assert reachable(scheme, host, everywhere) == expected


def test_the_server_says_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(address, "own_address", lambda: "10.0.0.7")

    async def visit(house: House) -> None:
        alone = await get_json(house.app, "/api/address", base="http://localhost:8000")
        assert alone == {"url": "http://localhost:8000", "shared": False}
        house.app.state.services = replace(house.services, everywhere=True)
        shared = await get_json(house.app, "/api/address", base="http://localhost:8000")
        assert shared == {"url": "http://10.0.0.7:8000", "shared": True}
        asked = await get_json(house.app, "/api/address", base="https://play.example.org")
        assert asked == {"url": "https://play.example.org", "shared": True}

    in_house(tmp_path, visit)


def test_the_code_holds_the_address_and_the_path(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        answer = await get(house.app, "/api/qr.svg?path=/t/AbC_-123", base="http://192.168.1.20:8000")
        assert answer.headers["content-type"] == "image/svg+xml"
        expected = io.BytesIO()
        made = segno.make("http://192.168.1.20:8000/t/AbC_-123", error="m", micro=False)
        made.save(expected, kind="svg", border=2, omitsize=True, dark="#000", light="#fff", xmldecl=False, nl=False)
        assert answer.content == expected.getvalue()
        assert re.match(r'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 (\d+) \1"', answer.text)
        assert "<script" not in answer.text
        for wrong in ("t/x", "/%3Cscript%3E", "/" + "x" * 200, "/a%20b", "/%22"):
            assert (await get(house.app, f"/api/qr.svg?path={wrong}")).status_code == 400, wrong

    in_house(tmp_path, visit)
