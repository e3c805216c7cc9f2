"""What a report says about records of every sort."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from tests.fair.tables import FORGER, NAMES, SERVER, TABLES, played, random_hex, signed
from vialibre.boards.load import load_board
from vialibre.engine.record import Record, Recorder, record_digest
from vialibre.engine.record_metadata import EarlyEnd
from vialibre.errors import BadSetup
from vialibre.fair.deal import Seen, commitment_of, deal_proof, seed_of
from vialibre.fair.report import Report, State
from vialibre.fair.report_text import SENTENCES, part_text, report_as_data, verdict
from vialibre.fair.verify import verify, verify_text
from vialibre.i18n import Words, languages


def states(report: Report) -> dict[str, str]:
    return {part.name: str(part.state) for part in report.parts}


def codes(report: Report) -> list[str]:
    return [fault.code for fault in report.faults]


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_a_record_of_the_server_is_proven_in_all_its_parts(board: str, seats: int) -> None:
    record = signed(board, seats)
    seen = seen_by(record)
    for report in (
        verify(record, key=SERVER.public, seen=seen),
        verify(record.as_data(), key=SERVER.public.upper(), seen=seen),
        verify_text(record.as_json(), key=SERVER.public, seen=seen),
    ):
        assert report.fits
        assert set(states(report).values()) == {"proven"}


def seen_by(record: Record) -> Seen:
    """What the device of seat 0 stored before it sent its entropy."""
    assert record.fair is not None
    entropy = record.fair.entropies[0]
    assert entropy is not None
    return Seen(record.fair.commitment, entropy)


def test_a_deal_is_proven_only_to_who_saw_the_commitment_beforehand() -> None:
    report = verify(signed("usa", 2), key=SERVER.public)
    assert report.fits
    assert states(report) == {
        "digest": "proven",
        "signature": "proven",
        "deal": "follows",
        "actions": "proven",
        "result": "proven",
    }


def test_a_server_that_chose_its_secret_after_it_had_the_entropy() -> None:
    """It tries secrets until it likes the seed. Its record fits in itself; what a device stored before does not."""
    names, board = NAMES[:2], load_board("usa")
    seen = Seen(commitment_of("5e" * 32), "00" * 16)
    entropies = (seen.entropy, "11" * 16)
    secret = next(s for s in (random_hex(32, str(i)) for i in range(10_000)) if seed_of(s, entropies).startswith("00"))
    record = SERVER.sign(Record(board, names, seed_of(secret, entropies), fair=deal_proof(secret, entropies)))
    assert verify(record, key=SERVER.public).fits
    report = verify(record, key=SERVER.public, seen=seen)
    assert codes(report) == ["other_commitment"]
    assert report.state("deal") == State.WRONG


def test_a_deal_made_without_what_a_device_added() -> None:
    record = signed("usa", 2)
    seen = Seen(seen_by(record).commitment, "77" * 16)
    assert codes(verify(record, key=SERVER.public, seen=seen)) == ["entropy_missing"]
    report = verify(replace(played("usa", 2), fair=None), seen=seen)
    assert (report.state("deal"), codes(report)) == (State.WRONG, ["entropy_missing"])


def test_without_a_key_the_signature_is_a_strangers() -> None:
    report = verify(signed("usa", 2))
    assert report.fits
    assert report.state("signature") == State.STRANGER


def test_another_servers_record() -> None:
    report = verify(FORGER.sign(played("usa", 2)), key=SERVER.public)
    assert codes(report) == ["other_key"]
    assert report.state("signature") == State.WRONG


def test_a_record_that_no_server_made() -> None:
    record = replace(played("usa", 2), fair=None)
    report = verify(record)
    assert report.fits
    assert states(report) == {
        "digest": "proven",
        "signature": "absent",
        "deal": "absent",
        "actions": "proven",
        "result": "proven",
    }
    assert codes(verify(record, key=SERVER.public)) == ["no_signature"]


def test_games_that_go_on_or_stopped_early() -> None:
    going = played("europe", 3, until=40)
    assert verify(going).state("result") == State.OPEN
    for ended in (EarlyEnd("resigned", 1), EarlyEnd("abandoned"), EarlyEnd("out_of_time", 0)):
        record = SERVER.sign(replace(going, ended=ended))
        report = verify(record, key=SERVER.public)
        assert report.fits
        assert report.state("result") == State.STOPPED


def test_a_finished_game_did_not_stop_early() -> None:
    record = replace(played("usa", 2), ended=EarlyEnd("resigned", 0))
    assert codes(verify(record)) == ["ended_with_result"]
    assert codes(verify(replace(record, result=None))) == ["wrong_result"]


def test_a_deal_that_only_the_server_made_is_not_called_proven() -> None:
    secret = "ab" * 32
    nothing = (None, None)
    record = Record(
        load_board("usa"), ("Ana", "bot:stoker"), seed_of(secret, nothing), fair=deal_proof(secret, nothing)
    )
    report = verify(record)
    assert report.fits
    assert report.state("deal") == State.ALONE
    assert "seat 1" in part_text(report.parts[2], Words("en"))


def test_people_who_added_nothing_are_named() -> None:
    secret, entropies = "ab" * 32, ("00" * 16, None, None)
    record = Record(load_board("usa"), NAMES[:3], seed_of(secret, entropies), fair=deal_proof(secret, entropies))
    deal = verify(record).parts[2]
    assert (deal.state, deal.facts["silent"]) == (State.FOLLOWS, [1])


def test_all_faults_are_found_not_only_the_first() -> None:
    data: dict[str, Any] = json.loads(signed("europe", 3).as_json())
    data["seats"][0] = "Zoe"
    data["fair"]["commitment"] = "00" * 32
    data["shuffle"]["seed"] = "11" * 32
    report = verify(data, key=FORGER.public)
    assert codes(report) == [
        "wrong_digest",
        "wrong_signature",
        "other_key",
        "wrong_commitment",
        "wrong_seed",
        "illegal_action",
    ]
    assert report.state("result") == State.UNCHECKED


def test_all_lines_of_the_sheets_that_do_not_fit_are_found() -> None:
    data: dict[str, Any] = json.loads(played("usa", 2).as_json())
    sheets = data["result"]["sheets"]
    data["result"]["winners"] = [1]
    sheets[0]["total"] += 1
    sheets[1]["routes"] = float(sheets[1]["routes"])  # equal for Python, but not what was written
    data["digest"] = record_digest(data)
    found = [fault.params["what"] for fault in verify(data).faults]
    assert found == ["winners", "sheets[0].total", "sheets[1].routes"]


def test_flags_are_no_numbers() -> None:
    data: dict[str, Any] = json.loads(played("usa", 2).as_json())
    assert data["result"]["winners"] == [0]
    data["result"]["winners"] = [False]
    data["digest"] = record_digest(data)
    assert codes(verify(data)) == ["wrong_result"]


def test_a_seed_of_mass_play_is_of_no_fair_deal() -> None:
    record = Recorder(Record(load_board("usa"), ("Ana", "Bea"), 7, shuffle="fast-1")).record()
    fair = deal_proof("ab" * 32, ("00" * 16, "11" * 16))
    assert codes(verify(replace(record, fair=fair))) == ["wrong_seed"]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "not_json"),
        ("[]", "not_a_record"),
        ("{}", "not_a_record"),
        ("[" * 100_000, "not_a_record"),
        ('{"format": "vialibre-record", "version": 2}', "unknown_format"),
        ('{"format": "vialibre-record", "format": "other"}', "key_twice"),
        ('{"format": "vialibre-record", "version": ' + "[" * 900 + "]" * 900 + "}", "not_a_record"),
    ],
)
def test_what_is_no_record(text: str, code: str) -> None:
    report = verify_text(text)
    assert codes(report) == [code]
    assert states(report) == {"record": "wrong"}
    assert report.state("deal") == State.UNCHECKED


def test_a_head_alone_has_many_faults_and_no_traceback() -> None:
    report = verify({"format": "vialibre-record", "version": 1, "rules": 1, "fair": {}, "signature": {}, "ended": {}})
    assert codes(report) == ["missing_key"] * 3
    assert states(report)["deal"] == "unchecked"


def test_a_wrong_key_is_the_callers_fault() -> None:
    with pytest.raises(BadSetup):
        verify(signed("usa", 2), key="12")


@pytest.mark.parametrize("lang", languages())
def test_every_state_of_every_part_has_its_own_words(lang: str) -> None:
    may_be = {
        "record": ["wrong"],
        "digest": ["proven", "wrong"],
        "signature": ["proven", "stranger", "absent", "wrong"],
        "deal": ["proven", "follows", "alone", "absent", "unchecked", "wrong"],
        "actions": ["proven", "wrong"],
        "result": ["proven", "open", "stopped", "unchecked", "wrong"],
    }
    assert set(may_be) == set(SENTENCES)
    words = Words(lang)
    facts = {"key": "K", "commitment": "C", "added": 2, "actions": 3, "reason": "resigned", "seat": 1}
    for name, found in may_be.items():
        said = {words.text(SENTENCES[name], **facts, state=state) for state in found}
        assert len(said) == len(found)
        assert not any("{" in text for text in said)


@pytest.mark.parametrize(
    ("ended", "told"),
    [
        (EarlyEnd("resigned", 0), "(resigned, seat 1)"),
        (EarlyEnd("resigned", 2), "(resigned, seat 3)"),
        (EarlyEnd("abandoned"), "(abandoned by agreement)"),
        (EarlyEnd("out_of_time", 1), "(out_of_time, seat 2)"),
    ],
)
def test_why_a_game_stopped_is_told(ended: EarlyEnd, told: str) -> None:
    report = verify(replace(played("europe", 3, until=40), ended=ended))
    assert told in part_text(report.parts[-1], Words("en"))


@pytest.mark.parametrize("lang", languages())
def test_a_report_as_data(lang: str) -> None:
    data: dict[str, Any] = json.loads(signed("usa", 2).as_json())
    data["actions"][30] = "0 pass"
    words = Words(lang)
    report = verify(data)
    told = json.loads(json.dumps(report_as_data(report, words)))
    assert told["fits"] is False
    assert told["verdict"] == verdict(report, words)
    parts = {part["part"]: part for part in told["parts"]}
    assert parts["signature"]["key"] == SERVER.public
    (fault,) = parts["actions"]["faults"]
    assert (fault["code"], fault["params"]["at"]) == ("illegal_action", 31)
    assert fault["params"]["detail"]["code"]
    assert fault["text"].endswith(fault["params"]["detail"]["text"])
