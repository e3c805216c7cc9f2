"""The end: END-1, END-2."""

from __future__ import annotations

import pytest

from tests.rules.helper import cars, events, legal, play, position, refusal, scored, sheet, verbs
from vialibre.engine.events import GameOver, LastRound, MarkerPlaced, Passed


@pytest.mark.parametrize(("left", "started"), [(5, False), (4, True), (3, True), (2, True)])
def test_end_1_two_cars_or_fewer_start_the_last_round(left: int, started: bool) -> None:
    """END-1: three cars left do not start it, two, one or none do."""
    game = position("usa", hands=["red red"], cars=[left])
    play(game, "claim atlanta-charleston red")
    assert cars(game)[0] == left - 2
    assert events(game, LastRound) == ([LastRound(0)] if started else [])
    assert game.view(None).last_turns == (2 if started else None)


def test_end_1_one_more_turn_for_everybody() -> None:
    """END-1: from the next seat on to the one who started it, who comes last."""
    game = position("usa", seats=3, turn=1, hands=["", "red red", ""], cars=[45, 3, 45])
    play(game, "claim atlanta-charleston red")
    turns: list[int] = []
    while not game.is_over:
        turns += game.to_act
        play(game, "draw deck", "draw deck")
    assert turns == [2, 0, 1]
    assert game.events()[-1] == GameOver()
    assert game.to_act == ()
    assert refusal(game, "draw deck") == "game_over"


def test_end_1_starts_once_only() -> None:
    """END-1: a second player with two cars starts no second round."""
    game = position("usa", hands=["red red", "red red"], cars=[3, 3])
    play(game, "claim atlanta-charleston red", "claim charleston-raleigh red")
    assert events(game, LastRound) == []
    assert game.view(None).last_turns == 1
    assert play(game, "draw deck", "draw deck").is_over


def test_end_1_whatever_was_allowed_is_allowed_in_it() -> None:
    """END-1: cards, tickets, routes and stations; and the claims in it score."""
    game = position("europe", hands=["red red"], last_turns=1)
    assert verbs(game) == {"draw", "tickets", "claim", "station"}
    play(game, "claim bruxelles-paris red")
    assert game.is_over
    assert sheet(game, 0).routes == 2


def test_end_1_tick_1_tickets_drawn_in_it_are_chosen_first() -> None:
    """END-1, TICK-1: the last turn is over when the tickets are kept."""
    game = play(position("usa", last_turns=1), "tickets")
    assert not game.is_over
    assert play(game, "keep 1").is_over


def test_end_1_west_3_only_when_the_turn_ends() -> None:
    """END-1, WEST-3: on Old West the marker comes first."""
    game = position("old_west", hands=["orange black black"], cars=[3], markers=[["denver"], ["helena"]])
    play(game, "claim denver-pueblo orange")
    assert events(game, LastRound) == []
    assert game.view(None).last_turns is None
    play(game, "marker pueblo black")
    assert [type(event) for event in events(game, MarkerPlaced, LastRound)] == [MarkerPlaced, LastRound]


def test_end_1_tun_4_a_tunnel_left_costs_no_cars() -> None:
    """END-1, TUN-4: a tunnel tried in vain starts nothing."""
    game = position("europe", hands=["red red red"], deck="red white white", cars=[4])
    play(game, "claim paris-zurich red", "decline")
    assert game.view(None).last_turns is None


def test_end_1_turn_2_odd_end_everybody_passes_in_it() -> None:
    """END-1, TURN-2: if all pass in the last round, the game ends there and then."""
    keys = {"row": "", "rest": 2, "ticket_deck": [], "seats": 3, "cars": [0, 0, 0], "last_turns": 3}
    game = position("usa", **keys)
    play(game, "pass", "pass")
    assert not game.is_over
    play(game, "pass")
    assert game.events() == [Passed(2), GameOver()]


def test_end_1_turn_2_odd_end_passes_before_it_count() -> None:
    """END-1, TURN-2: the last round may end early when passes come together from before."""
    game = position("usa", row="", rest=1, ticket_deck=[], cars=[0, 0], last_turns=2, passes=1)
    assert play(game, "pass").is_over


def test_end_1_nothing_is_legal_afterwards() -> None:
    """END-1: when the game is over, no seat is waited for."""
    game = scored("usa")
    assert (game.to_act, game.decisions(), game.legal_ids(0), game.legal_ids(1)) == ((), (), [], [])
    assert refusal(game, "pass") == "game_over"
    assert legal(game) == set()


def test_end_2_the_sum_of_all_lines() -> None:
    """END-2: running score, tickets and the bonuses of the end."""
    game = scored(
        "europe",
        scores=[31, 8],
        tickets=[["budapest-sofia", "paris-wien"], ["berlin-roma"]],
        owners={"budapest-sarajevo": 0, "sarajevo-sofia": 0, "brest-dieppe": 1},
        stations=[["wien"], []],
    )
    one = sheet(game, 0)
    assert (one.routes, one.ticket_points, one.stations, one.longest_path, one.total) == (31, 5 - 8, 8, 10, 46)
    other = sheet(game, 1)
    assert (other.routes, other.ticket_points, other.stations, other.longest_path, other.total) == (8, -9, 12, 0, 11)


def test_end_2_alv_2_captures_and_control_are_in_the_running_score() -> None:
    """END-2, ALV-2: 30 points with one capture are 20 for routes and control."""
    game = scored("old_west", alvin=True, alvin_at="denver", alvin_holder=0, scores=[30, 0], captures=[1, 0])
    one = sheet(game, 0)
    assert (one.routes, one.captures, one.alvin, one.total) == (20, 10, 10, 40)


def test_end_2_sf_4_souvenirs_are_added() -> None:
    """END-2, SF-4: on San Francisco the souvenirs are the bonus of the end."""
    game = scored("san_francisco", scores=[9], souvenirs=[["crab", "fog", "bridge"]])
    assert (sheet(game, 0).souvenirs, sheet(game, 0).total) == (2, 11)


def test_end_2_below_zero() -> None:
    """END-2: tickets that were not completed may cost more than all else brings."""
    game = scored("usa", scores=[5], tickets=[["seattle-new_york"], []])
    assert sheet(game, 0).total == -17
    assert game.winners == (1,)


def test_end_2_no_sheets_before_the_end() -> None:
    """END-2: the final scoring happens once, when the game is over."""
    game = position("usa", scores=[5])
    assert (game.score_sheets(), game.winners) == ((), ())
