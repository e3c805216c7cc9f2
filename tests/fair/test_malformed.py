"""Odd values where a server writes: a typed fault with words, never a traceback."""

from __future__ import annotations

import json
from random import Random
from typing import Any

from tests.effort import times
from tests.fair.tables import SERVER, TABLES, played, signed
from tests.fuzz.test_records import ODD, damaged_text, damaged_value
from vialibre.engine.record import record_digest
from vialibre.engine.record_parser import parse_record
from vialibre.errors import RecordError
from vialibre.fair.report_text import part_text, report_as_data
from vialibre.fair.verify import verify, verify_text
from vialibre.i18n import Words

KEYS = ("fair", "signature", "ended")
HEX = ("00" * 32, "AB" * 32, "0" * 63, "00" * 33, "zz" * 32, " " * 64, "\ud800" * 64, "٣" * 64, "0" * 1_000_000)
WORDS = Words("es")


def records() -> list[dict[str, Any]]:
    whole = [signed(board, seats).as_data() for board, seats in TABLES]
    stopped = {**played("usa", 2, until=30).as_data(), "ended": {"reason": "resigned", "seat": 1}}
    return [*whole, {**stopped, "signature": SERVER.sign_digest(record_digest(stopped)).as_data()}]


def check(data: dict[str, Any], key: str | None) -> None:
    report = verify(data, key=key)
    json.dumps(report_as_data(report, WORDS))
    for part in report.parts:
        assert "{" not in part_text(part, WORDS)
    try:
        record = parse_record(json.dumps(data))
    except RecordError:
        assert not report.fits, "what cannot be read cannot be proven"
    else:
        assert parse_record(record.as_json()) == record


def test_odd_values_in_every_place() -> None:
    for true in records():
        for key in KEYS:
            for inside in (None, *true.get(key, {})):
                for odd in (*ODD, *HEX):
                    value = odd if inside is None else {**true[key], inside: odd}
                    data = {**true, key: value}
                    data["digest"] = record_digest(data)
                    check(data, None)


def test_damaged_values() -> None:
    random = Random("fair")
    for _ in range(times(1_500, 50_000)):
        true = random.choice(records())
        key = random.choice([key for key in (*KEYS, "seats", "shuffle", "digest") if key in true])
        data = {**true, key: damaged_value(true[key], random)}
        if random.random() < 0.8 and key != "digest":
            data["digest"] = record_digest(data)
        check(data, random.choice((None, SERVER.public)))


def test_damaged_texts() -> None:
    random = Random("texts")
    texts = [json.dumps(data) for data in records()]
    for _ in range(times(1_500, 50_000)):
        text = random.choice(texts)
        damaged = damaged_text(text, random)
        report = verify_text(damaged, key=SERVER.public)
        same = report.fits and json.loads(damaged) == json.loads(text)
        assert same or not report.fits


def test_many_seats_and_entropies() -> None:
    data = {**signed("usa", 2).as_data(), "seats": ["Ana"] * 300}
    data["fair"] = {**data["fair"], "entropies": ["00" * 16] * 300}
    report = verify(data)
    assert not report.fits
    json.dumps(report_as_data(report, WORDS))
