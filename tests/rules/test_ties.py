"""Who wins: TIE-1, on every board and with every kind of tie."""

from __future__ import annotations

import pytest

from tests.rules.helper import BOARDS, mixed, scored
from vialibre import Board, Game

COMPLETE = {"denver-santa_fe": 0, "el_paso-santa_fe": 0}  # completes denver-el_paso: 4 points, and 4 cars in a line


def result(board: Board | str, **keys: object) -> tuple[list[int], tuple[int, ...]]:
    """Everybody's points and who has won."""
    game: Game = scored(board, **keys)
    return [one.total for one in game.score_sheets()], game.winners


@pytest.mark.parametrize("board", BOARDS)
def test_tie_1_most_points_win(board: str) -> None:
    """TIE-1: the player with the most points, whatever the tie-breaks would say."""
    _, winners = result(board, scores=[20, 21])
    assert winners == (1,)


@pytest.mark.parametrize("board", BOARDS)
def test_tie_1_odd_end_equal_in_everything(board: str) -> None:
    """TIE-1: who is equal in all tie-breaks shares the victory; the others have lost."""
    points, winners = result(board, seats=3, scores=[20, 3, 20])
    assert points[0] == points[2]
    assert winners == (0, 2)


def test_tie_1_tickets_decide_in_north_america() -> None:
    """TIE-1: equal points, one completed ticket against none."""
    points, winners = result("usa", owners=COMPLETE, tickets=[["denver-el_paso"]], scores=[0, 14])
    assert (points, winners) == ([14, 14], (0,))


def test_tie_1_more_tickets_beat_the_longest_path() -> None:
    """TIE-1: the first tie-break comes first: the longest path is asked only among the equal."""
    points, winners = result(
        "usa",
        owners={**COMPLETE, "calgary-winnipeg": 1},
        tickets=[["denver-el_paso"]],
        scores=[6, 0],
    )
    assert (points, winners) == ([10, 10], (0,))


def test_tie_1_completed_tickets_count_not_all() -> None:
    """TIE-1: many failed tickets are no advantage."""
    points, winners = result(
        "usa", owners=COMPLETE, tickets=[["denver-el_paso"], ["duluth-houston", "boston-miami"]], scores=[0, 34]
    )
    assert (points, winners) == ([14, 14], (0,))


def test_tie_1_the_longest_path_decides_in_north_america() -> None:
    """TIE-1: equal points and tickets, one holds the bonus for the longest path."""
    points, winners = result("usa", owners={"atlanta-miami": 1}, scores=[10, 0])
    assert (points, winners) == ([10, 10], (1,))


def test_tie_1_odd_end_somebody_else_holds_the_longest_path() -> None:
    """TIE-1: none of the equals holds it: they win together."""
    points, winners = result("usa", seats=3, owners={"atlanta-miami": 2}, scores=[20, 20, 0])
    assert (points, winners) == ([20, 20, 10], (0, 1))


def test_tie_1_odd_end_both_hold_the_longest_path() -> None:
    """TIE-1: several of the equals hold it: they win together."""
    points, winners = result("usa", owners={"calgary-helena": 0, "calgary-seattle": 1})
    assert (points, winners) == ([10, 10], (0, 1))


def test_tie_1_odd_end_two_of_three_hold_the_longest_path() -> None:
    """TIE-1: the third, equal in points but without the bonus, does not share the victory of the two who hold it."""
    points, winners = result("usa", seats=3, owners={"calgary-helena": 0, "calgary-seattle": 1}, scores=[0, 0, 10])
    assert (points, winners) == ([10, 10, 10], (0, 1))


SOFIA = {"budapest-sarajevo": 0, "sarajevo-sofia": 0}  # completes budapest-sofia: 5 points, and 5 cars in a line


def test_tie_1_tickets_decide_first_in_europe() -> None:
    """TIE-1: a completed ticket beats having built no station."""
    points, winners = result(
        "europe", owners=SOFIA, tickets=[["budapest-sofia"]], stations=[["wien"], []], scores=[0, 11]
    )
    assert (points, winners) == ([23, 23], (0,))


def test_tie_1_stn_4_then_fewer_stations_in_europe() -> None:
    """TIE-1, STN-4: with equal tickets, the player with fewer stations wins, even against the longest path."""
    points, winners = result("europe", owners=SOFIA, stations=[["wien"], []], scores=[0, 6])
    assert (points, winners) == ([18, 18], (1,))


def test_tie_1_then_the_longest_path_in_europe() -> None:
    """TIE-1: with equal tickets and stations the longest path decides."""
    points, winners = result("europe", owners=SOFIA, stations=[["wien"], ["roma"]], scores=[0, 10])
    assert (points, winners) == ([18, 18], (0,))


def test_tie_1_odd_end_shared_in_europe() -> None:
    """TIE-1: equal tickets, stations and longest paths."""
    points, winners = result("europe", owners={"berlin-danzig": 0, "kharkov-moskva": 1}, stations=[["wien"], ["roma"]])
    assert (points, winners) == ([18, 18], (0, 1))


def test_tie_1_odd_end_a_third_holds_the_longest_path_in_europe() -> None:
    """TIE-1: equal tickets and stations, and a third player has the longest path."""
    points, winners = result("europe", seats=3, owners={"berlin-danzig": 2}, scores=[20, 20, 0])
    assert (points, winners) == ([32, 32, 22], (0, 1))


def test_tie_1_west_6_tickets_decide_on_old_west() -> None:
    """TIE-1, WEST-6: equal points, more completed tickets; the globetrotter's 15 points are counted in."""
    owners = {"helena-idaho_falls": 0, "idaho_falls-salt_lake_city": 0}
    points, winners = result("old_west", owners=owners, tickets=[["helena-salt_lake_city"]], scores=[0, 21])
    assert (points, winners) == ([21, 21], (0,))


def test_tie_1_west_7_odd_end_shared_on_old_west() -> None:
    """TIE-1, WEST-7: nothing but tickets breaks a tie there: long lines of cars do not."""
    points, winners = result("old_west", owners={"boise-seattle": 0}, scores=[12, 12])
    assert (points, winners) == ([12, 12], (0, 1))


def test_tie_1_tickets_decide_in_san_francisco() -> None:
    """TIE-1: equal points, one completed ticket against none."""
    owners = {"fort_mason-lombard_street": 0, "lombard_street-market_street": 0}
    points, winners = result("san_francisco", owners=owners, tickets=[["fort_mason-market_street"]], scores=[0, 3])
    assert (points, winners) == ([3, 3], (0,))


def test_tie_1_sf_5_odd_end_shared_in_san_francisco() -> None:
    """TIE-1, SF-5: neither souvenirs nor long lines break a tie."""
    points, winners = result(
        "san_francisco", owners={"fort_mason-golden_gate_bridge": 1}, souvenirs=[["crab"], []], scores=[8, 8]
    )
    assert (points, winners) == ([8, 8], (0, 1))


def test_tie_1_a_mixed_board_uses_its_own_list() -> None:
    """TIE-1: the board file says which tie-breaks there are: here tickets, stations, longest path."""
    points, winners = result(mixed(), stations=[["ash"], []], owners={"ash-elm": 0}, scores=[0, 6])
    assert (points, winners) == ([18, 18], (1,))
