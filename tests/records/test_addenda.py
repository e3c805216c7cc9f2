"""What a server adds to records: written, read back, fits the schema; and every way in which it can be wrong."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import jsonschema
import pytest

from tests.fair.tables import SERVER, TABLES, played, signed
from vialibre.engine.record import Record, Recorder, record_digest
from vialibre.engine.record_metadata import EarlyEnd
from vialibre.engine.record_parser import load_record, parse_record
from vialibre.engine.replay import replay
from vialibre.errors import RecordError

SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text("utf-8"))
STOPPED = [EarlyEnd("resigned", 1), EarlyEnd("abandoned", None), EarlyEnd("out_of_time", 0)]


def stopped(ended: EarlyEnd) -> Record:
    return SERVER.sign(replace(played("europe", 3, until=40), ended=ended))


def fault(change: dict[str, Any], of: Record | None = None) -> RecordError:
    data = {**(of or signed("usa", 2)).as_data(), **change}
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps({**data, "digest": record_digest(data)}))
    return caught.value


@pytest.mark.parametrize("record", [*(signed(*table) for table in TABLES), *map(stopped, STOPPED)])
def test_comes_back_from_its_file_and_fits_the_schema(record: Record) -> None:
    assert parse_record(record.as_json()) == record
    jsonschema.validate(record.as_data(), SCHEMA)
    replay(record)


def test_keys_stand_in_their_order() -> None:
    keys = ["format", "version", "rules", "board", "options", "seats", "shuffle", "fair", "actions", "result", "digest"]
    assert list(signed("usa", 2).as_data()) == [*keys, "signature"]
    assert list(stopped(STOPPED[0]).as_data()) == [*keys[:-1], "ended", "digest", "signature"]


def test_nothing_is_written_where_there_is_nothing_to_say() -> None:
    data = replace(played("usa", 2), fair=None).as_data()
    assert not {"fair", "ended", "signature"} & set(data)


def test_ended_may_be_null() -> None:
    data = {**played("usa", 2, until=9).as_data(), "ended": None}
    data["digest"] = record_digest(data)
    jsonschema.validate(data, SCHEMA)
    assert parse_record(json.dumps(data)).ended is None


def test_playing_on_is_no_longer_what_was_signed() -> None:
    record = stopped(STOPPED[0])
    going = Recorder(record).record()
    assert (going.ended, going.signature) == (None, None)
    assert (going.fair, going.actions) == (record.fair, record.actions)


def test_a_file_that_is_cut_off_still_has_its_deal(tmp_path: Path) -> None:
    record = signed("usa", 2)
    file = tmp_path / "cut.json"
    file.write_text(record.as_json()[:2500], "utf-8")
    saved = load_record(file, salvage=True)
    assert saved.fair == record.fair
    assert saved.signature is None
    assert saved.actions == record.actions[: len(saved.actions)]


FAIR = {"commitment": "00" * 32, "secret": "00" * 32, "entropies": [None, None]}
SIGNATURE = {"key": "00" * 32, "value": "00" * 64}


@pytest.mark.parametrize(
    ("code", "key", "change"),
    [
        ("wrong_type", "fair", {"fair": None}),
        ("wrong_type", "fair", {"fair": []}),
        ("missing_key", "fair.entropies", {"fair": {}}),
        ("missing_key", "fair.secret", {"fair": {"commitment": "00" * 32, "entropies": [None, None]}}),
        ("unknown_key", "fair.more", {"fair": {**FAIR, "more": 1}}),
        ("not_hex", "fair.secret", {"fair": {**FAIR, "secret": "00" * 31}}),
        ("not_hex", "fair.commitment", {"fair": {**FAIR, "commitment": "AB" * 32}}),
        ("wrong_type", "fair.secret", {"fair": {**FAIR, "secret": 7}}),
        ("entropies_for_seats", None, {"fair": {**FAIR, "entropies": [None]}}),
        ("wrong_type", "fair.entropies", {"fair": {**FAIR, "entropies": None}}),
        ("wrong_type", "fair.entropies[1]", {"fair": {**FAIR, "entropies": [None, 1]}}),
        ("not_hex", "fair.entropies[0]", {"fair": {**FAIR, "entropies": ["00" * 15, None]}}),
        ("not_hex", "fair.entropies[0]", {"fair": {**FAIR, "entropies": ["00" * 65, None]}}),
        ("not_hex", "fair.entropies[1]", {"fair": {**FAIR, "entropies": [None, "0" * 33]}}),
        ("wrong_type", "signature", {"signature": None}),
        ("wrong_type", "signature", {"signature": "00" * 64}),
        ("missing_key", "signature.value", {"signature": {"key": "00" * 32}}),
        ("not_hex", "signature.key", {"signature": {**SIGNATURE, "key": "0x" + "00" * 31}}),
        ("not_hex", "signature.value", {"signature": {**SIGNATURE, "value": "00" * 63}}),
        ("unknown_key", "signature.by", {"signature": {**SIGNATURE, "by": "the server"}}),
        ("wrong_type", "ended", {"ended": "resigned"}),
        ("missing_key", "ended.reason", {"ended": {"seat": 0}}),
        ("missing_key", "ended.seat", {"ended": {"reason": "resigned"}}),
        ("unknown_key", "ended.why", {"ended": {"reason": "resigned", "seat": 0, "why": ""}}),
        ("wrong_type", "ended.seat", {"ended": {"reason": "resigned", "seat": "0"}}),
        ("wrong_type", "ended.seat", {"ended": {"reason": "resigned", "seat": True}}),
        ("no_such_seat", None, {"ended": {"reason": "resigned", "seat": 2}}),
        ("no_such_seat", None, {"ended": {"reason": "resigned", "seat": -1}}),
        ("bad_reason", None, {"ended": {"reason": "He left.", "seat": 0}}),
        ("ended_with_result", None, {"ended": {"reason": "resigned", "seat": 0}}),
    ],
)
def test_fault_has_its_code_and_names_its_key(code: str, key: str | None, change: dict[str, Any]) -> None:
    error = fault(change)
    assert (error.code, error.params.get("key")) == (code, key)
    if code not in ("no_such_seat", "ended_with_result", "entropies_for_seats"):
        with pytest.raises(jsonschema.ValidationError):
            jsonschema.validate({**signed("usa", 2).as_data(), **change}, SCHEMA)


def test_a_key_that_stands_twice_is_refused() -> None:
    text = signed("usa", 2).as_json().replace('"result"', '"seats": ["Zoe", "Zoe"],\n "result"', 1)
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert (caught.value.code, caught.value.params["key"]) == ("key_twice", "seats")
