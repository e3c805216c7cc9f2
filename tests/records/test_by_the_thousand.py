"""Reading and replaying was made fast; it must notice everything that the slow way noticed."""

from __future__ import annotations

import hashlib
import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from vialibre.engine.core.replay_actions import SEATS, replay_actions
from vialibre.engine.game import state_of
from vialibre.engine.record import Record, record_digest
from vialibre.engine.record_parser import load_record, parse_record
from vialibre.engine.replay import number_by_text, replay, steps
from vialibre.errors import RecordError

RECORDS = sorted((Path(__file__).parents[1] / "golden" / "records").glob("*.json"))


def forged(record: Record, change: dict[str, Any]) -> Record:
    assert record.result is not None
    sheet = {**record.result.sheets[0], **change}
    return replace(record, result=replace(record.result, sheets=(sheet, *record.result.sheets[1:])))


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_both_ways_play_the_same_game(file: Path) -> None:
    record = load_record(file)
    for until in (0, 1, len(record.actions) // 2, len(record.actions)):
        game = record.new_game()
        for step in steps(record, until=until):
            game = step.game
        fast = replay(record, until=until, check=False, events=True)
        assert [fast.view(seat) for seat in (None, 0, 1)] == [game.view(seat) for seat in (None, 0, 1)]
        assert until == 0 or fast.events() == game.events()


def test_it_stops_at_the_first_that_is_not_legal() -> None:
    record = load_record(RECORDS[0])
    game = record.new_game()
    numbers = number_by_text(state_of(game).index)
    done = []
    for line in record.actions:
        seat, _, text = line.partition(" ")
        done.append(numbers[text] * int(SEATS) + int(seat))
    assert replay_actions(state_of(record.new_game()), done) == len(done)
    for wrong in (-1, done[0], done[20] ^ 1, done[20] | 7, 10**6 * int(SEATS)):
        game = record.new_game()
        assert replay_actions(state_of(game), [*done[:20], wrong, *done[20:]]) == 20
        assert game.version == 20
    assert replay_actions(state_of(record.new_game()), [*done, done[-1]]) == len(done), "nothing comes after the end"


@pytest.mark.parametrize(("at", "line"), [(30, "0 claim"), (30, "7 draw deck"), (30, "0 draw  deck"), (0, "")])
def test_errors_say_where_as_before(at: int, line: str) -> None:
    record = load_record(RECORDS[0])
    broken = replace(record, actions=(*record.actions[:at], line, *record.actions[at:]))
    with pytest.raises(RecordError) as fast:
        replay(broken)
    with pytest.raises(RecordError) as slow:
        list(steps(broken))
    assert (
        (fast.value.code, fast.value.params["at"])
        == (slow.value.code, slow.value.params["at"])
        == (
            slow.value.code,
            at + 1,
        )
    )


@pytest.mark.parametrize("change", [{"stations": 0.0}, {"stations": False}, {"total": 1}, {"more": 0}, {"tickets": {}}])
def test_a_result_that_only_looks_equal_is_refused(change: dict[str, Any]) -> None:
    record = load_record(next(file for file in RECORDS if file.stem == "usa-01"))
    assert record.result is not None
    assert record.result.sheets[0]["stations"] == 0
    with pytest.raises(RecordError) as error:
        replay(forged(record, change))
    assert error.value.code == "wrong_result"


def test_the_order_of_lines_does_not_matter() -> None:
    record = load_record(RECORDS[0])
    assert record.result is not None
    turned = tuple(dict(reversed(sheet.items())) for sheet in record.result.sheets)
    replay(replace(record, result=replace(record.result, sheets=turned)))


@pytest.mark.parametrize(
    "actions",
    [
        [],
        ["0 draw deck"],
        ['a"b', "c\\d"],
        ["\n", "\x1f", "é–", "\u2028"],
        ["\ud800"],
        [1, "a"],
        "text",
        None,
        ["\x7f"],
    ],
)
def test_the_digest_is_that_of_the_whole_as_json(actions: object) -> None:
    for more in ({}, {"aa": 1}, {"board": {"id": "é"}, "version": 1}):
        data = {"actions": actions, **more, "digest": "x", "signature": {}}
        content = {key: value for key, value in data.items() if key not in ("digest", "signature")}
        text = json.dumps(content, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
        assert record_digest(data) == hashlib.sha256(text.encode("utf-8", "surrogatepass")).hexdigest()


def test_what_is_nested_too_deep_is_still_refused() -> None:
    text = RECORDS[0].read_text("utf-8").replace('"rules"', f'"more": {"[" * 60}{"]" * 60},\n "rules"', 1)
    with pytest.raises(RecordError) as error:
        parse_record(text)
    assert error.value.code == "not_a_record"


def test_a_packaged_board_that_changed_is_still_noticed() -> None:
    data = json.loads(next(file for file in RECORDS if file.stem == "usa-01").read_text("utf-8"))
    data["board"]["digest"] = "0" * 64
    data["digest"] = record_digest(data)
    with pytest.raises(RecordError) as error:
        parse_record(json.dumps(data))
    assert error.value.code == "board_changed"
