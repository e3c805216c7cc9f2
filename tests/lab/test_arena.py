"""The arena: fair blocks, nothing lost, the same results however they are made, and honest intervals."""

from __future__ import annotations

from pathlib import Path

import pytest

from vialibre import BadSetup, load_board
from vialibre.lab.arena import Table, play_blocks, seat_shares, standings
from vialibre.lab.blocks import Block, GameResult, SeatResult, block_from_data, play_block, seatings
from vialibre.lab.results import Results
from vialibre.lab.statistics import ratings, sequential_test, win_rate

SMALL = Table(load_board("san_francisco"), ["stoker", "porter"], 2, seed=5)


def facts(blocks: list[Block]) -> list[tuple[int, tuple[tuple[str, float, int], ...]]]:
    """Everything but the times."""
    return [
        (block.seed, tuple((seat.bot, seat.won, seat.total) for game in block.games for seat in game.seats))
        for block in blocks
    ]


def test_everybody_sits_everywhere() -> None:
    assert seatings(["a", "b"], 2) == [("a", "b"), ("b", "a")]
    assert len(seatings(["a", "b", "c"], 2)) == 6
    assert seatings(["a", "b", "b", "b"], 4) == [
        ("a", "b", "b", "b"),
        ("b", "b", "b", "a"),
        ("b", "b", "a", "b"),
        ("b", "a", "b", "b"),
    ]
    assert set(seatings(["a", "b"], 3)) == {("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b")}
    with pytest.raises(BadSetup):
        seatings(["a"], 2)


def test_results_do_not_depend_on_processes(tmp_path: Path) -> None:
    one = play_blocks(SMALL, 4, results=Results(tmp_path / "one.sqlite"))
    two = play_blocks(SMALL, 4, results=Results(tmp_path / "two.sqlite"), jobs=2)
    assert facts(one) == facts(two)


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    results = Results(tmp_path / "r.sqlite")
    whole = play_blocks(SMALL, 5, results=Results(tmp_path / "whole.sqlite"))

    finished: list[int] = []

    def stop_after_two(done: int) -> None:
        finished.append(done)
        if sum(finished) == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_blocks(SMALL, 5, results=results, progress=stop_after_two)
    run = results.run("san_francisco", SMALL.board.digest, 2, SMALL.bots, 5, False)
    assert len(results.blocks(run)) == 2
    assert facts(play_blocks(SMALL, 5, results=results, resume=True)) == facts(whole)
    assert len(play_blocks(SMALL, 1, results=results)) == 1


def test_any_block_can_be_played_alone() -> None:
    block = play_block(SMALL.board, SMALL.bots, 2, 3, 5, alvin=False)
    assert block.seed == 8
    again = play_block(SMALL.board, SMALL.bots, 2, 0, 8, alvin=False)
    assert facts([block]) == facts([again])
    assert block_from_data(block.as_data()) == block


def seat(bot: str, won: float) -> SeatResult:
    return SeatResult(bot, won, int(100 * won), {}, 0, 0, 1, 0.0)


def made_up(shares: list[float]) -> list[Block]:
    """Blocks of two games in which bot a won this part."""
    blocks = []
    for number, share in enumerate(shares):
        first, second = min(1.0, 2 * share), max(0.0, 2 * share - 1)
        games = (
            GameResult(1, (seat("a", first), seat("b", 1 - first))),
            GameResult(1, (seat("b", 1 - second), seat("a", second))),
        )
        blocks.append(Block(number, number, games))
    return blocks


def test_intervals_hold_the_value_and_get_narrower() -> None:
    few, many = made_up([1.0, 0.5, 0.5, 0.0] * 5), made_up([1.0, 0.5, 0.5, 0.0] * 50)
    for blocks in (few, many):
        rate = win_rate(blocks, "a")
        assert rate.low < rate.value == 0.5 < rate.high
    assert win_rate(many, "a").high - win_rate(many, "a").low < win_rate(few, "a").high - win_rate(few, "a").low
    assert win_rate(made_up([1.0] * 9), "a").low == 1.0


def test_ratings_follow_the_odds() -> None:
    """Three wins out of four are odds of three to one: 191 points on the scale."""
    found = ratings(made_up([0.5, 1.0] * 200))
    assert found["a"] - found["b"] == pytest.approx(191, abs=3)
    assert found["a"] + found["b"] == pytest.approx(3000)
    assert ratings(made_up([1.0] * 10))["a"] < 2500


def test_the_sequential_test_speaks_and_is_right() -> None:
    assert sequential_test([1.0, 0.5] * 40, 0.55, 0.65).said == "high"
    assert sequential_test([0.5, 0.0] * 40, 0.55, 0.65).said == "low"
    assert sequential_test([1.0] * 9, 0.55, 0.65).said == "open"
    assert sequential_test([1.0, 0.5, 0.0, 1.0] * 4, 0.6, 0.65).said == "open"


def test_a_clear_case_stops_early(tmp_path: Path) -> None:
    blocks = play_blocks(SMALL, 200, results=Results(tmp_path / "r.sqlite"), sprt=(0.5, 0.7))
    assert 10 <= len(blocks) < 30


def test_standings_and_seats(tmp_path: Path) -> None:
    blocks = play_blocks(SMALL, 6, results=Results(tmp_path / "r.sqlite"))
    first, second = standings(blocks)
    assert (first.bot, second.bot) == ("stoker", "porter")
    assert first.rating > second.rating
    assert sum(seat_shares(blocks)) == pytest.approx(1)
    total = sum(first.lines.values())
    assert total == pytest.approx(first.mean_score)


def test_a_file_that_is_no_database_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "r.sqlite"
    file.write_text("this is not a database, and it is long enough to be sure of that")
    with pytest.raises(BadSetup) as caught:
        Results(file)
    assert caught.value.code == "bad_results"
