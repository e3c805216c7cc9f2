"""The chance to win: adds up, knows nothing secret, sees the obvious, and is about right."""

from __future__ import annotations

from random import Random
from time import process_time

import pytest

from tests.analysis.positions import bot_games
from tests.effort import LONG, times
from tests.properties.secrets import change_secrets
from tests.rules.helper import mixed, position, scored
from vialibre import determinize, load_board
from vialibre.analysis import Weights, analyse, chances, load_weights
from vialibre.analysis.chance import PACKAGED, packaged_weights
from vialibre.analysis.features import FEATURES, STAGES, features, stage
from vialibre.boards.load import board_ids
from vialibre.lab.calibrate import TrainingGames, play
from vialibre.lab.reliability import measure

BOTS = ("surveyor", "conductor", "one-step")


@pytest.mark.parametrize("name", [*board_ids(), "mixed"])
def test_chances_add_up_for_every_viewer(name: str) -> None:
    board = mixed() if name == "mixed" else load_board(name)
    for game in bot_games(board, 3, range(1), BOTS):
        if game.version % 9 == 0 or game.is_over:
            for viewer in (0, 1, 2, None):
                view = game.view(viewer)
                found = chances(view)
                assert sum(found) == pytest.approx(1)
                assert all(0 <= chance <= 1 for chance in found)
                assert sum(stage(view)) == pytest.approx(1)


@pytest.mark.parametrize("name", board_ids())
def test_secrets_do_not_change_them(name: str) -> None:
    """INFO-2: neither what determinize deals anew, nor secrets changed by hand."""
    board = load_board(name)
    for game in bot_games(board, 3, range(1), BOTS):
        if game.is_over or game.version % 13:
            continue
        for viewer in (int(game.version) % 3, None):
            legal = [] if viewer is None else game.legal_ids(viewer)
            before = analyse(game.view(viewer), legal)
            assert analyse(determinize(game.view(viewer), Random(1)).view(viewer), legal) == before
            other = game.copy()
            change_secrets(other, viewer, Random(2))
            assert analyse(other.view(viewer), legal) == before


def test_when_it_is_over_the_winners_have_it_all() -> None:
    game = scored("usa", scores=[10, 20], seats=3)
    assert chances(game.view(0)) == chances(game.view(None)) == (0, 1, 0)
    tied = scored("usa", scores=[10, 10], seats=3)
    assert chances(tied.view(2)) == (0.5, 0.5, 0)


def test_more_points_are_better() -> None:
    for cars in ([40, 40], [20, 20], [5, 5]):
        behind = chances(position("usa", scores=[20, 20], cars=cars).view(None))
        ahead = chances(position("usa", scores=[40, 20], cars=cars).view(None))
        assert ahead[0] > behind[0]


def test_the_last_round_is_clearer_than_the_beginning() -> None:
    lead = {"scores": [60, 30], "cars": [2, 8]}
    last = chances(position("usa", last_turns=2, **lead).view(None))
    assert last[0] > 0.75
    first = chances(position("usa", scores=[4, 0]).view(None))
    assert 0.4 < first[0] < 0.75


def test_own_tickets_count() -> None:
    """A ticket that is done is worth more than one cut off."""
    done = {"calgary-helena": 0, "helena-salt_lake_city": 0}
    keys = {"scores": [40, 40], "cars": [5, 5], "seats": 2, "owners": done}
    made = position("usa", tickets=[["calgary-salt_lake_city"]], **keys)
    lost = position("usa", tickets=[["seattle-new_york"]], **keys)
    assert chances(made.view(0))[0] > chances(lost.view(0))[0] + 0.1


def test_features_are_what_they_are_called() -> None:
    game = position("usa", scores=[9, 0], cars=[27, 18], owners={"calgary-winnipeg": 0}, hands=["red wild", "blue"])
    rows = [dict(zip(FEATURES, row, strict=True)) for row in features(game.view(0), ())]
    assert [row["points"] for row in rows] == [9 / 45, 0]
    assert [row["longest"] for row in rows] == [10 / 45, 0]
    assert [row["lead"] for row in rows] == [6 / 45, -6 / 45]
    assert [row["known"] for row in rows] == [1, 0]
    assert [row["wilds"] for row in rows] == [1 / 45, 0]
    assert [row["cars"] for row in rows] == [27 / 45, 18 / 45]
    assert [row["wait"] for row in rows] == [0, 0.5]
    assert stage(game.view(0)) == pytest.approx((0, 0.8, 0.2, 0))
    assert stage(position("usa", last_turns=1).view(0)) == (0, 0, 0, 1)


def test_weights_can_be_ones_own() -> None:
    even = Weights(tuple((0.0,) * len(FEATURES) for _ in STAGES))
    assert chances(position("usa", scores=[50, 0]).view(None), weights=even) == (0.5, 0.5)
    assert load_weights(PACKAGED) == packaged_weights()


def test_it_is_quick() -> None:
    """Below 2 ms for a view, on all boards together."""
    views = [
        game.view(int(game.version) % 3)
        for name in board_ids()
        for game in bot_games(load_board(name), 3, range(1), BOTS)
        if game.version % 10 == 0
    ]
    spent = []
    for _ in range(3):  # the machine may be busy with something else
        before = process_time()
        for view in views:
            chances(view)
        spent.append((process_time() - before) / len(views))
    assert min(spent) < 0.002


def test_it_is_about_right_on_fresh_games() -> None:
    """Games that it was not fitted to: clearly better than equal chances, and not far off in any direction."""
    boards = tuple(map(load_board, board_ids() if LONG else ("san_francisco", "usa")))
    samples = play(TrainingGames(boards, BOTS, games=times(36, 1200), seed=10**6))
    report = measure(packaged_weights(), samples)
    assert report.whole.log_loss < 0.95 * report.whole.log_loss_equal
    assert report.whole.brier < 0.95 * report.whole.brier_equal
    assert report.calibration_error < times(10, 3) / 100
