"""What is sent to a program and what it answers, one JSON object to a line (docs/bot-protocol.md)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from vialibre.boards.dump import board_as_data
from vialibre.boards.model import Board
from vialibre.engine.view import View
from vialibre.engine.view_data import view_data
from vialibre.version import __version__

PROTOCOL = 1

_encoder = msgspec.json.Encoder()


class Hello(msgspec.Struct, frozen=True, tag="hello"):
    """A program's answer to `hello`. Fields that are not listed may be there and mean nothing, here as below."""

    protocol: int
    name: str = ""


class Answer(msgspec.Struct, frozen=True):
    """A program's answer to `choose`."""

    id: int
    action: str


read_hello = msgspec.json.Decoder(Hello).decode
read_answer = msgspec.json.Decoder(Answer).decode
"""Both raise msgspec.DecodeError, which says in a few words what is wrong."""


def hello() -> bytes:
    return _line({"type": "hello", "protocol": PROTOCOL, "program": "vialibre", "version": __version__})


def board_facts(board: Board) -> bytes:
    return _line({"type": "board", "board": {"digest": board.digest, **board_as_data(board)}})


def game(number: int, view: View, seconds: float) -> bytes:
    data = {"seat": view.seat, "seats": len(view.seats), "alvin": view.with_alvin, "seconds": seconds}
    return _line({"type": "game", "game": number, **data})


def choose(number: int, in_game: int, view: View, legal: Sequence[str], *, seconds: float, seed: int) -> bytes:
    data = {"seconds": seconds, "seed": seed, "view": view_data(view), "legal": legal}
    return _line({"type": "choose", "id": number, "game": in_game, **data})


def end(in_game: int, view: View | None) -> bytes:
    return _line({"type": "end", "game": in_game, "view": None if view is None else view_data(view)})


def _line(message: dict[str, Any]) -> bytes:
    return _encoder.encode(message) + b"\n"
