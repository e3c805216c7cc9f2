"""The OpenAPI description, and a page that lists it, made from the same endpoints as the routes."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any

import msgspec

from vialibre.server.api.endpoint import Endpoint
from vialibre.server.table.messages import Fault
from vialibre.version import __version__

ERRORS = {
    "400": "The request is invalid",
    "401": "No valid token",
    "403": "Not allowed",
    "404": "Not found",
    "409": "Not possible now; the error code says why",
    "413": "Too large",
    "429": "Too many requests",
    "503": "The database is unavailable",
}


class Error(msgspec.Struct):
    error: Fault


def description(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    return _described(tuple(endpoints))


@cache
def _described(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    types = [shape for one in endpoints for shape in (one.body, one.query, one.answer) if shape is not None]
    schemas, components = msgspec.json.schema_components([*types, Error], ref_template="#/components/schemas/{name}")
    by_type = dict(zip(map(str, [*types, Error]), schemas, strict=True))
    paths: dict[str, Any] = {}
    for one in endpoints:
        paths.setdefault(one.path, {})[one.method.lower()] = _operation(one, by_type, components)
    made: dict[str, Any] = {
        "openapi": "3.1.0",
        "info": {"title": "Vía Libre", "version": __version__},
        "paths": paths,
        "components": {
            "schemas": components,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }
    return dict(msgspec.json.decode(msgspec.json.encode(made)))  # defaults may be tuples, which JSON lacks


def _operation(one: Endpoint, by_type: dict[str, Any], components: dict[str, Any]) -> dict[str, Any]:
    content = {one.media: {"schema": by_type[str(one.answer)]}}
    fault = {"application/json": {"schema": by_type[str(Error)]}}
    made: dict[str, Any] = {
        "summary": one.summary,
        "operationId": one.handler.__name__,
        "parameters": [*_in_path(one.path), *_in_query(one, by_type, components)],
        "responses": {
            str(one.status): {"description": "Done", "content": content},
            **{code: {"description": text, "content": fault} for code, text in ERRORS.items()},
        },
    }
    if one.body is not None:
        content = {"application/json": {"schema": by_type[str(one.body)]}}
        made["requestBody"] = {"required": not _may_be_empty(one.body), "content": content}
    if not one.anyone:
        made["security"] = [{"token": []}]
    return made


def _may_be_empty(shape: Any) -> bool:
    """Whether the body may be left out, which is the same as an empty object."""
    try:
        msgspec.json.decode(b"{}", type=shape)
    except msgspec.ValidationError:
        return False
    return True


def _in_path(path: str) -> Iterable[dict[str, Any]]:
    for name in re.findall(r"{(\w+)}", path):
        yield {"name": name, "in": "path", "required": True, "schema": {"type": "string"}}


def _in_query(one: Endpoint, by_type: dict[str, Any], components: dict[str, Any]) -> Iterable[dict[str, Any]]:
    if one.query is None:
        return
    schema = by_type[str(one.query)]
    shape = components[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    for name, field in shape["properties"].items():
        yield {"name": name, "in": "query", "required": name in shape.get("required", ()), "schema": field}


def page(endpoints: Sequence[Endpoint]) -> str:
    """A static HTML page."""
    rows = "".join(
        f"<tr><td><code>{one.method}</code></td><td><code>{html.escape(one.path)}</code></td>"
        f"<td>{html.escape(one.summary)}</td><td>{'' if one.anyone else 'token'}</td></tr>"
        for one in endpoints
    )
    return (
        "<!doctype html><html lang=en><meta charset=utf-8><meta name=viewport content='width=device-width'>"
        "<title>Vía Libre: HTTP API</title><style>:root{color-scheme:light dark}body{font:16px/1.5 system-ui;"
        "max-width:60rem;margin:2rem auto;padding:0 1rem}table{border-collapse:collapse;width:100%}"
        "td{padding:.3rem .6rem;border-top:1px solid #8884;vertical-align:top}</style>"
        f"<h1>Vía Libre: HTTP API</h1><p>Machine-readable: <a href='/api/openapi.json'>openapi.json</a>.</p>"
        f"<table>{rows}</table></html>"
    )
