"""Times of decisions: kept small, told truly, and short for the bots that must be quick."""

from __future__ import annotations

from random import Random

import pytest

from vialibre import Game, load_board
from vialibre.boards.load import board_ids
from vialibre.bots.observation import Observation
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.blocks import play_block
from vialibre.lab.times import bin_of, percentile, together


def test_percentiles_are_good_to_a_few_percent() -> None:
    random = Random(1)
    spent = sorted(random.lognormvariate(-8, 1) for _ in range(5000))
    times = together({bin_of(seconds): 1} for seconds in spent)
    assert sum(times.values()) == len(spent)
    for part in (0.5, 0.9, 0.99):
        assert percentile(times, part) == pytest.approx(spent[int(part * len(spent)) - 1], rel=0.045)


def test_extremes() -> None:
    assert bin_of(0.0) == bin_of(1e-9) == 0
    assert percentile({}, 0.99) == 0.0
    assert percentile({bin_of(100.0): 1}, 0.99) == pytest.approx(100, rel=0.03)
    assert percentile({bin_of(1e-5): 99, bin_of(1.0): 1}, 0.99) < 2e-5


@pytest.mark.parametrize("name", board_ids())
def test_porter_and_stoker_are_quick(name: str) -> None:
    """Mean CPU time below 50 and 100 µs; the better of two blocks, since noise only ever makes things slower."""
    table = ArenaSetup(load_board(name), ["porter", "stoker"], 2)
    blocks = [play_block(table, number) for number in range(2)]
    for bot, limit in (("porter", 50e-6), ("stoker", 100e-6)):
        means = []
        for block in blocks:
            seats = [seat for game in block.games for seat in game.seats if seat.bot == bot]
            means.append(sum(seat.seconds for seat in seats) / sum(seat.decisions for seat in seats))
        assert min(means) < limit


def test_a_sight_looks_at_all_routes_only_when_asked() -> None:
    """What makes stoker quick: most decisions need neither owners nor costs."""
    observation = Observation(Game.new("europe", seats=2, seed=1).view(0))
    assert not {"cost", "owner", "row"} & set(vars(observation))
    assert len(observation.cost) == len(observation.owner) == int(observation.index.n_routes)
    assert {"cost", "owner"} <= set(vars(observation))
