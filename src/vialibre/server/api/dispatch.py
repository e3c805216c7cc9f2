"""Request handling: origin, authentication, rate limit and body size are checked, then the handler is called."""

from __future__ import annotations

import logging
import time
from typing import Any

import msgspec
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.routing import Route

from vialibre.errors import VialibreError
from vialibre.i18n import DEFAULT, accepted_languages, known_language
from vialibre.server.api.endpoint import Call, Endpoint, Services, error_data, status_of
from vialibre.server.api.people import set_cookie
from vialibre.server.compression import LEAST_BYTES, CompressedJson
from vialibre.server.errors import Refused
from vialibre.server.identity import COOKIE
from vialibre.server.limits import BODY_BYTES
from vialibre.server.metrics import REQUESTS
from vialibre.server.schemas.http import Me
from vialibre.server.storage.rows import Person

log = logging.getLogger("vialibre.http")
SAFE = ("GET", "HEAD", "OPTIONS")


def services_of(connection: HTTPConnection) -> Services:
    services: Services = connection.app.state.services
    return services


def language_of(connection: HTTPConnection) -> str:
    """The first language of the browser's list that is available. A person's own setting takes precedence."""
    return known_language(accepted_languages(connection.headers.get("accept-language", ""))) or DEFAULT


def route(endpoint: Endpoint) -> Route:
    async def handle(request: Request) -> Response:
        return await answered(request, services_of(request), endpoint)

    return Route(endpoint.path, handle, methods=[endpoint.method])


async def answered(request: Request, services: Services, endpoint: Endpoint) -> Response:
    began = time.perf_counter()
    response = await _answer(request, services, endpoint)
    REQUESTS.labels(endpoint.method, endpoint.path, str(response.status_code)).observe(time.perf_counter() - began)
    return response


async def _answer(request: Request, services: Services, endpoint: Endpoint) -> Response:
    lang = language_of(request)
    try:
        check_origin(request, request.method)
        caller = await caller_of(request, services)
        lang = caller.language if caller is not None else lang
        slow_down(services, request, caller, endpoint)
        if caller is None and not endpoint.anyone:
            raise Refused("who_are_you")
        body = None if endpoint.body is None else await _body(request, endpoint)
        query = None if endpoint.query is None else _query(request, endpoint.query)
        made = await endpoint.handler(Call(services, request, caller, body, query))
    except VialibreError as error:
        return json_response(error_data(error, lang), status_of(error))
    except msgspec.ValidationError as error:
        return json_response(error_data(bad_message(error), lang), 400)
    except Exception as error:
        log.exception("request failed", extra={"path": endpoint.path, "error": type(error).__name__})
        return json_response(error_data(Refused("server_fault"), lang), 500)
    if isinstance(made, Response):
        return made
    response = json_response(made, endpoint.status)
    if endpoint.same_for_everyone and len(response.body) >= LEAST_BYTES:
        return CompressedJson.of(bytes(response.body)).response(request)
    if isinstance(made, Me) and made.token is not None:
        set_cookie(response, made.token, secure=request.url.scheme == "https")
    return response


def json_response(content: Any, status: int = 200) -> Response:
    return Response(msgspec.json.encode(content), status, media_type="application/json")


def bad_message(error: Exception) -> Refused:
    """msgspec's error as an answer, with the place in the message."""
    detail, _, where = str(error).partition(" - at ")
    return Refused("bad_message", where=where.strip("`") or "$", detail=detail[:200])


def check_origin(connection: HTTPConnection, method: str) -> None:
    """Raise Refused for a request from another site's page, which would carry this person's cookie."""
    origin = connection.headers.get("origin")
    if method in SAFE or origin is None:
        return
    if origin.partition("://")[2] != connection.headers.get("host", ""):
        raise Refused("wrong_origin")


async def caller_of(connection: HTTPConnection, services: Services) -> Person | None:
    """The person of the Authorization header or the cookie. Raises Refused for an invalid token or a banned person."""
    header = connection.headers.get("authorization", "")
    given = header[7:].strip() if header.lower().startswith("bearer ") else connection.cookies.get(COOKIE)
    if not given:
        return None
    parsed = services.identity.parse(given)
    person = None if parsed is None else await services.storage.person(parsed[0])
    if parsed is None or person is None or person.token_version != parsed[1]:
        if header:
            raise Refused("who_are_you")
        return None  # an old cookie: treated as a new visitor
    if person.banned:
        raise Refused("banned")
    return person


def address_of(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client is not None else "?"


def slow_down(services: Services, connection: HTTPConnection, caller: Person | None, endpoint: Endpoint) -> None:
    """Raise Refused if the person or the address exceeds the rate limit."""
    limiter = services.limiter
    address = address_of(connection)
    ok = limiter.allows(f"address {address} {endpoint.limit is endpoint.rate and endpoint.path}", endpoint.limit)
    if caller is not None:
        ok = limiter.allows(f"person {caller.id}", endpoint.limit) and ok
    if not ok:
        raise Refused("too_fast")


async def _body(request: Request, endpoint: Endpoint) -> Any:
    most = endpoint.most_bytes or BODY_BYTES
    content = b""
    async for chunk in request.stream():
        content += chunk
        if len(content) > most:
            raise Refused("too_large_message", most=most)
    try:
        return msgspec.json.decode(content or b"{}", type=endpoint.body)
    except msgspec.ValidationError:
        raise
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise Refused("bad_message", where="$", detail=str(error)[:200]) from None


def _query(request: Request, shape: Any) -> Any:
    return msgspec.convert(dict(request.query_params), shape, strict=False)
