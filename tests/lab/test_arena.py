"""The arena: nothing lost, and the same results however they are made."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.lab.made_up import SMALL, pairs, results_in
from vialibre import BadSetup
from vialibre.lab.arena import play_blocks, verdict
from vialibre.lab.arena_setup import ArenaSetup


def test_results_do_not_depend_on_processes(tmp_path: Path) -> None:
    one = play_blocks(SMALL, 6, results=results_in(tmp_path, "one"))
    two = play_blocks(SMALL, 6, results=results_in(tmp_path, "two"), jobs=2)
    assert [block.number for block in two] == list(range(6))
    assert [block.facts() for block in one] == [block.facts() for block in two]


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    whole = play_blocks(SMALL, 5, results=results_in(tmp_path, "whole"))
    results = results_in(tmp_path)

    def stop_after_two(done: int) -> None:
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_blocks(SMALL, 5, results=results, progress=stop_after_two)
    kept = results.blocks(results.run(SMALL))
    assert [block.number for block in kept] == [0, 1]

    heard: list[int] = []
    finished = play_blocks(SMALL, 5, results=results, resume=True, progress=heard.append)
    assert heard == [2, 3, 4, 5]  # the two were not played again
    assert finished[:2] == kept  # with their times, so they are the same ones
    assert [block.facts() for block in finished] == [block.facts() for block in whole]
    assert len(play_blocks(SMALL, 3, results=results, resume=True)) == 3
    assert len(play_blocks(SMALL, 1, results=results)) == 1
    assert len(results.blocks(results.run(SMALL))) == 1  # without resume it begins anew


def test_a_clear_case_stops_early_and_stays_decided(tmp_path: Path) -> None:
    results = results_in(tmp_path)
    blocks = play_blocks(SMALL, 200, results=results, sprt=(0.5, 0.7))
    assert 10 <= len(blocks) < 30
    assert verdict(blocks, SMALL, (0.5, 0.7)).decision == "high"
    again = play_blocks(SMALL, 200, results=results, sprt=(0.5, 0.7), resume=True)
    assert again == blocks  # it had spoken: nothing was played
    parallel = play_blocks(SMALL, 200, results=results_in(tmp_path, "two"), sprt=(0.5, 0.7), jobs=2)
    assert len(parallel) == len(blocks)


def test_the_verdict_does_not_depend_on_the_order_of_storing() -> None:
    blocks = pairs([1.0, 0.5, 0.0, 1.0, 1.0] * 12)
    table = ArenaSetup(SMALL.board, ["a", "b"], 2)
    assert verdict(blocks, table, (0.5, 0.7)) == verdict(blocks[::-1], table, (0.5, 0.7))


@pytest.mark.parametrize(
    ("table", "code"),
    [
        (ArenaSetup(SMALL.board, ["stoker", "nobody"], 2), "unknown_bot"),
        (ArenaSetup(SMALL.board, ["stoker", "porter"], 9), "bad_seats"),
        (ArenaSetup(SMALL.board, ["stoker", "porter"], 2, alvin=True), "no_alvin"),
        (ArenaSetup(SMALL.board, ["stoker"], 2), "too_few_bots"),
    ],
)
def test_tables_that_cannot_be_played(table: ArenaSetup, code: str, tmp_path: Path) -> None:
    with pytest.raises(BadSetup) as caught:
        play_blocks(table, 1, results=results_in(tmp_path))
    assert caught.value.code == code
