"""Records: written, read back and replayed; and every way in which one can be wrong."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.golden.coverage import TINY
from vialibre.boards.load import load_board
from vialibre.engine.record import Record, Recorder, record_digest
from vialibre.engine.record_parser import load_record, parse_record
from vialibre.engine.replay import replay, steps
from vialibre.errors import IllegalAction, RecordError

GOLDEN = Path(__file__).parents[1] / "golden" / "records" / "europe-01.json"


def data() -> dict[str, Any]:
    return dict(json.loads(GOLDEN.read_text("utf-8")))


def sealed(changed: dict[str, Any]) -> str:
    """As JSON, with the digest that fits."""
    return json.dumps({**changed, "digest": record_digest(changed)})


def fault(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        replay(parse_record(text))
    return caught.value


def test_recorder_writes_what_was_played_and_nothing_that_was_refused() -> None:
    recorder = Recorder(Record(load_board("usa"), ("Ana", "Bea"), seed=7))
    recorder.apply("keep 1 2", seat=1)
    with pytest.raises(IllegalAction):
        recorder.apply("keep 1", seat=0)
    recorder.apply("keep 2 3", seat=0)
    record = recorder.record()
    assert record.actions == ("1 keep 1 2", "0 keep 2 3")
    assert record.result is None
    assert parse_record(record.as_json()) == record


def test_own_board_travels_with_the_record() -> None:
    board = load_board(TINY)
    record = Record(board, ("Ana", "Bea"), seed=1)
    read = parse_record(Recorder(record).record().as_json())
    assert read.board.digest == board.digest
    assert read.board.routes == board.routes


def test_steps_walk_through_every_action() -> None:
    record = load_record(GOLDEN)
    seen = [(step.index, f"{step.seat} {step.action}") for step in steps(record)]
    assert [text for _, text in seen] == list(record.actions)
    assert [index for index, _ in seen] == list(range(1, len(record.actions) + 1))


def test_until_stops_in_the_midst() -> None:
    game = replay(load_record(GOLDEN), until=20)
    assert game.version == 20
    assert not game.is_over


def test_cut_off_file_says_at_which_action_and_can_be_salvaged(tmp_path: Path) -> None:
    text = GOLDEN.read_text("utf-8")
    cut = text[: text.index('"actions"') + 700]
    whole = cut.count('"\n') + cut.count('",\n')
    error = fault(cut)
    assert error.code == "cut_off_file"
    at = error.params["at"]
    assert isinstance(at, int)
    assert 10 < at <= whole
    file = tmp_path / "cut.json"
    file.write_text(cut, "utf-8")
    record = load_record(file, salvage=True)
    assert len(record.actions) == at - 1
    assert replay(record, until=at - 1).version == at - 1


def test_illegal_action_is_named() -> None:
    changed = data()
    changed["actions"][9] = "0 pass"
    error = fault(sealed(changed))
    assert (error.code, error.params["at"], error.params["action"]) == ("illegal_action", 10, "0 pass")


@pytest.mark.parametrize(
    ("code", "change"),
    [
        ("not_a_record", {"format": "other"}),
        ("unknown_format", {"version": 2}),
        ("unknown_rules", {"rules": 99}),
        ("wrong_type", {"rules": "1"}),
        ("wrong_type", {"actions": "none"}),
        ("wrong_type", {"seats": [1, 2]}),
        ("missing_key", {"board": {"id": "europe"}}),
        ("unknown_board", {"board": {"id": "atlantis", "digest": "0" * 64}}),
        ("board_changed", {"board": {"id": "europe", "digest": "0" * 64}}),
        ("bad_board", {"board": {"id": "europe", "digest": "0" * 64, "data": {"id": "europe"}}}),
        ("bad_seed", {"shuffle": {"name": "fair-1", "seed": "xyz"}}),
        ("unknown_shuffle", {"shuffle": {"name": "fair-9", "seed": "0" * 64}}),
        ("bad_seed", {"shuffle": {"name": "fast-1", "seed": -1}}),
        ("not_a_record", {"seats": ["Ana"]}),
        ("not_a_record", {"options": {"alvin": True, "first": None}}),
        ("wrong_type", {"options": {"alvin": False, "first": "0"}}),
        ("no_seat", {"actions": ["9 pass"]}),
        ("bad_action", {"actions": ["0 dance"]}),
        ("bad_action", {"actions": ["0 claim paris-atlantis red"]}),
        ("cut_off", {"actions": []}),
        ("wrong_result", {"result": None}),
        ("wrong_result", {"result": {"winners": [], "sheets": []}}),
    ],
)
def test_fault_has_its_code(code: str, change: dict[str, Any]) -> None:
    assert fault(sealed({**data(), **change})).code == code


def test_changed_line_of_a_sheet_is_found() -> None:
    changed = data()
    changed["result"]["sheets"][1]["total"] += 1
    error = fault(sealed(changed))
    assert (error.code, error.params["what"]) == ("wrong_result", "sheets[1].total")


def test_action_after_the_end_is_one_too_many() -> None:
    changed = data()
    changed["actions"].append("0 draw deck")
    assert fault(sealed(changed)).code == "too_many_actions"


def test_anything_changed_afterwards_breaks_the_digest() -> None:
    changed = data()
    changed["seats"][0] = "Somebody else"
    assert fault(json.dumps(changed)).code == "wrong_digest"


@pytest.mark.parametrize("text", ["", "[]", "3", "nonsense", "{", "[" * 100_000])
def test_what_is_no_record_at_all(text: str) -> None:
    assert fault(text).code in ("not_json", "not_a_record")


def test_missing_file_and_folder(tmp_path: Path) -> None:
    for path in (tmp_path / "none.json", tmp_path):
        with pytest.raises(RecordError) as caught:
            load_record(path)
        assert caught.value.code == "cannot_read"


def test_a_player_may_be_called_actions(tmp_path: Path) -> None:
    changed = data()
    changed["seats"][0] = '"actions": ['
    text = sealed(changed)
    file = tmp_path / "cut.json"
    file.write_text(text[: text.index('"result"') - 30], "utf-8")
    assert len(load_record(file, salvage=True).actions) > 50


def test_a_file_without_end_is_too_large() -> None:
    with pytest.raises(RecordError) as caught:
        load_record("/dev/zero")
    assert caught.value.code == "too_large"
