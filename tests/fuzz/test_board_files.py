"""Board files broken at random: each gives a board or a BoardError, never anything else.

VIALIBRE_LONG=1 in the environment makes ten times as many.
"""

from __future__ import annotations

import math
import os
import random
import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path

import pytest

import vialibre.boards.load
from tests.boards.board_text import SMALL
from vialibre.boards import Board, board_ids, parse_board
from vialibre.boards.load import read_board_text
from vialibre.errors import BoardError

FILES = 3000 * (10 if os.environ.get("VIALIBRE_LONG") == "1" else 1)
PARTS = 10
DATA = Path(vialibre.boards.load.DATA)
LARGE = [(DATA / f"{name}.toml").read_text(encoding="utf-8") for name in board_ids()]
WORDS = sorted({word for text in (SMALL, *LARGE) for word in text.replace(",", " ").split()})
STRANGE = (
    *("", " ", '"', "'''", "[", "]]", "{", "}", "=", ".", "#", "\n", "\r", "\0", "\\"),
    *("é", "𝄞", "\ufeff", "nan", "-inf", "1979-05-27", "0x", "_"),
)
NUMBERS = (0, -1, 1, 2, 3, 6, 7, 13, 99, 100, 101, 255, 10**6, 2**63, 10**50, -(2**70))
NAMES = ("ash", "bay", "fen", "red", "gray", "tickets", "ferries", "under")
VALUES: tuple[object, ...] = (
    *NUMBERS,
    *(True, False, 0.0, -0.5, 1e308, math.nan, math.inf, -math.inf),
    *("", "x", "gray", "wild", "red", "Ash", "ash", "é\n", "x" * 500),
    *([], {}, [[]], [{}], {"name": 1}, ["ash", "ash"], ["ash", "bay", "fen"], [1, 2], {"1": 1}),
)


def check(text: str) -> bool:
    """True if the text is a board."""
    try:
        board = parse_board(text, "fuzz.toml")
    except BoardError as error:
        check_error(error)
        if len(text) % 8 == 0:  # some: it takes as long again
            check_all_faults(text, error)
        return False
    assert isinstance(board, Board)
    assert len(board.digest) == 64
    return True


def check_all_faults(text: str, first: BoardError) -> None:
    reading = read_board_text(text, "fuzz.toml")
    assert reading.board is None
    assert (reading.faults[0].code, reading.faults[0].params) == (first.code, first.params)
    for fault in reading.faults:
        check_error(fault)


def check_error(error: BoardError) -> None:
    assert error.code
    assert str(error.params["where"]).startswith("fuzz.toml")
    for value in error.params.values():
        assert isinstance(value, str | int | float)
        assert str(value).isprintable()
        assert len(str(value)) < 1000


# Text level


def drop_lines(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    start = rng.randrange(len(lines))
    del lines[start : start + rng.choice((1, 1, 1, 2, 5))]
    return "\n".join(lines)


def repeat_line(text: str, rng: random.Random) -> str:
    lines = text.split("\n")
    lines.insert(rng.randrange(len(lines)), rng.choice(lines))
    return "\n".join(lines)


def swap_tokens(text: str, rng: random.Random) -> str:
    tokens = text.split(" ")
    one, other = rng.randrange(len(tokens)), rng.randrange(len(tokens))
    tokens[one], tokens[other] = tokens[other], tokens[one]
    return " ".join(tokens)


def change_token(text: str, rng: random.Random) -> str:
    tokens = text.split(" ")
    tokens[rng.randrange(len(tokens))] = rng.choice(WORDS)
    return " ".join(tokens)


def change_number(text: str, rng: random.Random) -> str:
    places = [index for index, letter in enumerate(text) if letter.isdigit()]
    place = rng.choice(places or [0])
    return text[:place] + str(rng.choice(NUMBERS)) + text[place + 1 :]


def truncate(text: str, rng: random.Random) -> str:
    return text[: rng.randrange(len(text))]


def insert_strange(text: str, rng: random.Random) -> str:
    place = rng.randrange(len(text))
    return text[:place] + rng.choice(STRANGE) * rng.choice((1, 1, 2, 50)) + text[place + rng.randrange(3) :]


def random_bytes(text: str, rng: random.Random) -> str:
    content = bytearray(text.encode("utf-8", "surrogateescape"))
    for _ in range(rng.choice((1, 1, 2, 8))):
        content[rng.randrange(len(content))] = rng.randrange(256)
    return content.decode("utf-8", rng.choice(("replace", "ignore", "surrogateescape")))


TEXT_CHANGES: tuple[Callable[[str, random.Random], str], ...] = (
    drop_lines,
    repeat_line,
    swap_tokens,
    change_token,
    change_number,
    truncate,
    insert_strange,
    random_bytes,
)


# Value level


def write(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case float():
            return str(value)
        case int():
            return str(value)
        case list():
            return "[" + ", ".join(write(item) for item in value) + "]"
        case dict():
            return "{" + ", ".join(f"{quote(key)} = {write(item)}" for key, item in value.items()) + "}"
        case _:
            return quote(str(value))


def quote(text: str) -> str:
    plain = (letter if letter.isprintable() and letter not in '"\\' else f"\\u{ord(letter):04x}" for letter in text)
    return '"' + "".join(plain) + '"'


def change_value(tables: dict[str, object], rng: random.Random) -> None:
    """Changes one value somewhere in the tables, at any depth."""
    here: dict[str, object] | list[object] = tables
    while True:
        if isinstance(here, dict):
            key = rng.choice(list(here))
            value = here[key]
        else:
            place = rng.randrange(len(here))
            value = here[place]
        if isinstance(value, dict | list) and value and rng.random() < 0.85:
            here = value
            continue
        break
    action = rng.random()
    if isinstance(here, dict):
        if action < 0.15:
            del here[key]
        elif action < 0.25:
            here[rng.choice(("id", "name", "ferry", "long", "x", key + "s", key.upper(), "é"))] = value
        else:
            here[key] = another(value, rng)
    elif action < 0.15:
        del here[place]
    elif action < 0.3:
        here.insert(rng.randrange(len(here) + 1), value)
    else:
        here[place] = another(value, rng)


def another(value: object, rng: random.Random) -> object:
    if isinstance(value, int) and not isinstance(value, bool) and rng.random() < 0.6:
        return value + rng.choice((-3, -1, 1, 2, 5))
    if isinstance(value, str) and rng.random() < 0.4:
        return rng.choice((*NAMES, value[:-1], value.upper()))
    return deepcopy(rng.choice(VALUES))


def mutate(rng: random.Random) -> str:
    text = SMALL if rng.random() < 0.9 else rng.choice(LARGE)
    if rng.random() < 0.5:
        for _ in range(rng.choice((1, 1, 1, 2, 4))):
            text = rng.choice(TEXT_CHANGES)(text, rng) or SMALL
        return text
    tables: dict[str, object] = tomllib.loads(text)
    for _ in range(rng.choice((1, 1, 1, 2, 4))):
        if tables:
            change_value(tables, rng)
    return "\n".join(f"{quote(key)} = {write(value)}" for key, value in tables.items())


@pytest.mark.parametrize("part", range(PARTS))
def test_broken_files(part: int) -> None:
    rng = random.Random(f"board files {part}")
    sound = sum(check(mutate(rng)) for _ in range(FILES // PARTS))
    assert 0 < sound < FILES // PARTS, "the changes should break most files, and not all"


def test_the_writer_is_faithful() -> None:
    for text in (SMALL, *LARGE):
        tables = tomllib.loads(text)
        again = "\n".join(f"{quote(key)} = {write(value)}" for key, value in tables.items())
        assert tomllib.loads(again) == tables
        assert parse_board(again, "again.toml") == parse_board(text, "text.toml")
