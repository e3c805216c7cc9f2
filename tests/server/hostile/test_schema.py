"""Schemathesis: whatever fits the OpenAPI description, and what does not, gets an answer that it describes."""

from __future__ import annotations

from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, settings
from schemathesis import Case
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    negative_data_rejection,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.effort import times
from tests.server.hostile.client import Guest, guest, table
from tests.server.hostile.conftest import OPERATOR_TOKEN
from tests.server.running import Running
from vialibre.server.api.openapi import description
from vialibre.server.app import ENDPOINTS

schema = schemathesis.openapi.from_dict(description(ENDPOINTS))
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    negative_data_rejection,
]
_found: dict[str, tuple[Guest, list[str]]] = {}


def host(server: Running) -> tuple[Guest, list[str]]:
    """A person with a table in every state."""
    if server.url not in _found:
        made = guest(server, "Sam")
        tables = [table(made, start=False), table(made), table(made)]
        made.at(tables[2], do="resign")
        _found[server.url] = made, tables
    return _found[server.url]


@schema.parametrize()
@settings(
    max_examples=times(15, 300),
    derandomize=True,
    deadline=None,
    database=None,
    suppress_health_check=list(HealthCheck),
)
def test_no_surprises(case: Case[Any], server: Running) -> None:
    who, tables = host(server)
    if case.operation.label in ("DELETE /api/me", "POST /api/me/sign-out"):
        who = guest(server)
    asked = len(repr((case.path_parameters, case.body, case.query)))
    if "table" in case.path_parameters and asked % 5:  # else what was made up, which hardly ever exists
        case.path_parameters["table"] = tables[asked % 3]
    if isinstance(case.query.get("wait"), int):
        case.query["wait"] = 0
    headers: dict[str, Any] = {"Authorization": f"Bearer {who.token}"}
    if "/operator/" in case.operation.path and asked % 4:
        headers["X-Operator-Token"] = OPERATOR_TOKEN
    response = case.call(base_url=server.url, headers=headers)
    case.validate_response(response, checks=CHECKS, headers=headers)


def test_all_endpoints_are_tried() -> None:
    described = {
        (method.upper(), path) for path in schema.raw_schema["paths"] for method in schema.raw_schema["paths"][path]
    }
    assert described == {(endpoint.method, endpoint.path) for endpoint in ENDPOINTS}


def test_the_description_is_served(server: Running) -> None:
    assert server.get("/api/openapi.json").json() == schema.raw_schema
    assert "openapi.json" in server.get("/api").text


@pytest.fixture(autouse=True)
def _undisturbed(others_play_on: None) -> None:
    """The game next door goes on all the while."""
