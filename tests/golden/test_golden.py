"""Golden games: records that must replay to the same score sheets for ever, and together show every kind of thing."""

from __future__ import annotations

import json
from pathlib import Path

import jsonschema
import pytest

from tests.golden.coverage import golden_boards, kinds_in, wanted_on
from vialibre.boards.model import Board
from vialibre.engine.notation import VERBS
from vialibre.engine.record_parser import load_record
from vialibre.engine.replay import replay

FOLDER = Path(__file__).parent / "records"
SCHEMA = json.loads((Path(__file__).parents[2] / "docs" / "record.schema.json").read_text("utf-8"))
FILES = sorted(FOLDER.glob("*.json"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_game_replays_to_its_result(file: Path) -> None:
    record = load_record(file)
    game = replay(record)
    assert record.result is not None
    assert game.winners == record.result.winners
    assert [sheet.total for sheet in game.score_sheets()] == [sheet["total"] for sheet in record.result.sheets]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_file_is_written_as_we_write(file: Path) -> None:
    assert load_record(file).as_json() == file.read_text("utf-8")


@pytest.mark.parametrize("board", golden_boards(), ids=lambda board: board.id)
def test_golden_games_contain_everything(board: Board) -> None:
    records = [record for record in map(load_record, FILES) if record.board.id == board.id]
    found = set[str]().union(*map(kinds_in, records))
    assert wanted_on(board) - found == set()


def test_every_kind_of_action_is_in_a_golden_game() -> None:
    said = {action.split()[1] for file in FILES for action in load_record(file).actions}
    assert said == set(VERBS)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_golden_file_fits_the_schema(file: Path) -> None:
    jsonschema.validate(json.loads(file.read_text("utf-8")), SCHEMA)
