"""Damaged records: a typed error, or a record that replays; never another exception."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.effort import times
from vialibre.engine.record import record_digest
from vialibre.engine.record_parser import parse_record
from vialibre.engine.replay import replay
from vialibre.errors import RecordError

GOLDEN = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.json"))
ODD: tuple[Any, ...] = (
    None,
    True,
    -1,
    0,
    7,
    10**30,
    1.5,
    "",
    "x",
    "é\0",
    [],
    {},
    [[]],
    {"id": 3},
    "0 pass",
    "5 keep 1",
)
PARTS = 10


def damaged_text(text: str, random: Random) -> str:
    at = random.randrange(len(text))
    match random.randrange(4):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + text[at + random.randrange(1, 40) :]
        case 2:
            return text[:at] + random.choice('{}[]",:0x \0\ud800é') + text[at + 1 :]
        case _:
            other = random.randrange(len(text))
            return text[:at] + text[other : other + 60] + text[at:]


def damaged_value(value: Any, random: Random) -> Any:
    """One value somewhere inside, changed to something odd."""
    if isinstance(value, dict) and value and random.random() < 0.9:
        key = random.choice(sorted(value))
        if random.random() < 0.1:
            return {k: v for k, v in value.items() if k != key}
        return {**value, key: damaged_value(value[key], random)}
    if isinstance(value, list) and value and random.random() < 0.9:
        at = random.randrange(len(value))
        match random.randrange(4):
            case 0:
                return value[:at] + value[at + 1 :]
            case 1:
                return [*value[:at], random.choice(value), *value[at:]]
            case _:
                return [*value[:at], damaged_value(value[at], random), *value[at + 1 :]]
    if isinstance(value, str) and random.random() < 0.5 and value:
        words = value.split(" ")
        random.shuffle(words)
        return " ".join(words)
    if isinstance(value, int) and random.random() < 0.5:
        return value + random.choice((-1, 1, 1000))
    return random.choice(ODD)


def one_try(text: str, random: Random) -> None:
    if random.random() < 0.5:
        changed = damaged_text(text, random)
    else:
        data = damaged_value(json.loads(text), random)
        if isinstance(data, dict) and random.random() < 0.8:  # else the digest would catch everything
            data["digest"] = record_digest(data)
        changed = json.dumps(data)
    for salvage in (False, True):
        error = fault_of(changed, salvage, random.choice((None, 30)))
        assert error is None or str(error) != f"error-{error.code}", "no text for this code"


def fault_of(text: str, salvage: bool, until: int | None) -> RecordError | None:
    try:
        replay(parse_record(text, salvage=salvage), until=until)
    except RecordError as error:
        return error
    return None


@pytest.mark.parametrize("part", range(PARTS))
def test_damaged_records_give_a_typed_error_or_replay(part: int) -> None:
    random = Random(f"records {part}")
    texts = [file.read_text("utf-8") for file in GOLDEN]
    for _ in range(times(20_000, 200_000) // PARTS):
        one_try(random.choice(texts), random)
