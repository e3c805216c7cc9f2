"""Golden games on boards that were replaced: records name the board by id and digest alone and must still replay."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import jsonschema
import pytest

from tests.golden.coverage import kinds_in, wanted_on
from tests.golden.test_golden import SCHEMA
from vialibre.boards import board_ids, load_board
from vialibre.boards.load import packaged_board, packaged_versions
from vialibre.engine.record import Record, Recorder, record_digest
from vialibre.engine.record_parser import load_record, parse_record
from vialibre.engine.replay import replay
from vialibre.errors import RecordError
from vialibre.fair.verify import verify_text

FOLDER = Path(__file__).parent / "earlier"
FILES = sorted(FOLDER.glob("*.json"))
RECONSTRUCTION = "01b6fc3e7a3041a8e323a2ed8c108ec1e93b22d614bfdbaf367674272b705df7"


def test_every_earlier_version_has_golden_games() -> None:
    earlier = {board.digest for name in board_ids() for board in packaged_versions(name)[:-1]}
    assert earlier == {RECONSTRUCTION}
    assert {load_record(file).board.digest for file in FILES} == earlier
    assert len(FILES) == 3


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_game_replays_to_its_result(file: Path) -> None:
    assert "data" not in json.loads(file.read_text("utf-8"))["board"], "only the digest says which version it is"
    record = load_record(file)
    game = replay(record)
    assert record.result is not None
    assert game.winners == record.result.winners
    assert [sheet.total for sheet in game.score_sheets()] == [sheet["total"] for sheet in record.result.sheets]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_file_is_written_as_we_write_and_fits_the_schema(file: Path) -> None:
    assert load_record(file).as_json() == file.read_text("utf-8")
    jsonschema.validate(json.loads(file.read_text("utf-8")), SCHEMA)


def test_golden_games_contain_everything() -> None:
    found = set[str]().union(*(kinds_in(load_record(file)) for file in FILES))
    assert wanted_on(packaged_versions("san_francisco")[0]) - found == set()


@pytest.mark.parametrize("version", [0, 1])
def test_only_the_digest_says_which_version(version: int) -> None:
    """A record played today on either version holds an id and a digest, and is read as that version."""
    board = packaged_versions("san_francisco")[version]
    recorder = Recorder(Record(board, ("Ana", "Bea"), seed=5))
    random = Random(5)
    while not recorder.game.is_over:
        seat = random.choice(recorder.game.to_act)
        recorder.apply(random.choice(recorder.game.legal_ids(seat)), seat)
    written = recorder.record()
    assert written.as_data()["board"] == {"id": "san_francisco", "digest": board.digest}
    assert parse_record(written.as_json()) == written
    assert verify_text(written.as_json()).fits


def test_a_digest_of_no_version_is_refused() -> None:
    data = json.loads(FILES[0].read_text("utf-8"))
    data["board"]["digest"] = "0" * 64
    data["digest"] = record_digest(data)
    with pytest.raises(RecordError) as caught:
        parse_record(json.dumps(data))
    assert caught.value.code == "board_changed"
    assert caught.value.params["found"] == load_board("san_francisco").digest


def test_versions_belong_to_their_board() -> None:
    assert packaged_board("usa", RECONSTRUCTION) is None
    assert packaged_board("nowhere", RECONSTRUCTION) is None
    assert packaged_board("san_francisco", load_board("san_francisco").digest) is load_board("san_francisco")
