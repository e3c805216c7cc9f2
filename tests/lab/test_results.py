"""The file of results: kept at once, put together honestly, and clear about what it cannot read."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tests.lab.made_up import SMALL, pairs, results_in
from vialibre import BadSetup, load_board
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.blocks import Block
from vialibre.lab.ratings import groups
from vialibre.lab.results import Results, by_deal


def test_a_block_is_there_at_once_for_another_reader(tmp_path: Path) -> None:
    writing = results_in(tmp_path)
    run = writing.run(SMALL)
    (block,) = pairs([0.5])
    writing.keep(run, block)
    with Results(tmp_path / "r.sqlite") as reading:
        assert reading.block(run, 0) == block
        assert reading.block(run, 1) is None
        assert reading.find(ArenaSetup(SMALL.board, SMALL.bots, 2, seed=6)) is None


def test_runs_of_other_settings_are_others(tmp_path: Path) -> None:
    results = results_in(tmp_path)
    west = load_board("old_west")
    tables = [
        SMALL,
        ArenaSetup(SMALL.board, SMALL.bots, 2, seed=6),
        ArenaSetup(SMALL.board, ["porter", "stoker"], 2, seed=5),
        ArenaSetup(SMALL.board, SMALL.bots, 3, seed=5),
        ArenaSetup(west, SMALL.bots, 2, seed=5),
        ArenaSetup(west, SMALL.bots, 2, seed=5, alvin=True),
    ]
    assert len({results.run(table) for table in tables}) == len(tables)
    assert results.run(SMALL) == results.run(SMALL)


def test_everything_is_put_together_by_board_seats_and_variant(tmp_path: Path) -> None:
    results = results_in(tmp_path)
    west = load_board("old_west")
    for table in (SMALL, ArenaSetup(west, SMALL.bots, 2), ArenaSetup(west, SMALL.bots, 2, alvin=True)):
        for block in pairs([0.5, 1.0]):
            results.keep(results.run(table), block)
    found = [(met.board, met.alvin, len(met.blocks)) for met in results.everything()]
    assert found == [("old_west", False, 2), ("old_west", True, 2), ("san_francisco", False, 2)]


def test_the_same_games_count_once() -> None:
    """Runs that overlap, or name the bots in another order, play the same games."""
    long, short = pairs([1.0, 0.5, 0.0]), pairs([0.5, 0.0, 1.0], first=1)
    turned = [Block(block.number, block.seed, block.games[::-1]) for block in long]
    merged = by_deal([*long, *short, *turned])
    assert [block.seed for block in merged] == [0, 1, 2, 3]
    assert [len(block.games) for block in merged] == [2, 2, 2, 2]
    assert [block.share("a") for block in merged] == [1.0, 0.5, 0.0, 1.0]


def test_the_latest_game_counts_when_a_bot_has_changed() -> None:
    assert [block.share("a") for block in by_deal([*pairs([0.0]), *pairs([1.0])])] == [1.0]


def test_bots_that_never_met_are_apart() -> None:
    ab, cd, bc = pairs([0.5]), pairs([0.5], "c", "d"), pairs([0.5], "b", "c")
    assert sorted(map(sorted, groups([*ab, *cd]))) == [["a", "b"], ["c", "d"]]
    assert sorted(map(sorted, groups([*ab, *cd, *bc]))) == [["a", "b", "c", "d"]]


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "r.sqlite"
    file.write_text("this is not a database, and it is long enough to be sure of that")
    with pytest.raises(BadSetup) as caught:
        Results(file)
    assert caught.value.code == "bad_results"
    with pytest.raises(BadSetup):
        Results(tmp_path)


def test_somebody_elses_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "photos.sqlite"
    with sqlite3.connect(file) as other:
        other.execute("create table photo (id integer)")
    before = file.read_bytes()
    with pytest.raises(BadSetup) as caught:
        Results(file)
    assert caught.value.code == "foreign_results"
    assert file.read_bytes() == before


@pytest.mark.parametrize("data", ["{", "[]", '{"number": 1}', '{"number": 1, "seed": 1, "games": [{}]}'])
def test_a_damaged_block_is_said(tmp_path: Path, data: str) -> None:
    results = results_in(tmp_path)
    run = results.run(SMALL)
    with results.connection as file:
        file.execute("insert into block values (?, 0, ?)", (run, data))
    with pytest.raises(BadSetup) as caught:
        results.blocks(run)
    assert caught.value.code == "bad_results"
