"""The turn: TURN-1, TURN-2."""

from __future__ import annotations

import pytest

from tests.rules.helper import BOARDS, is_turn_of, legal, play, position, refusal, verbs
from vialibre import Game
from vialibre.engine.events import GameOver, LastRound, Passed


@pytest.mark.parametrize("board", BOARDS)
def test_turn_1_the_kinds_of_action(board: str) -> None:
    """TURN-1: draw cards, claim a route or draw tickets; stations only where there are stations."""
    game = position(board, hands=["red red wild wild"], markers=[["denver"], ["helena"]] if board == "old_west" else ())
    stations = {"station"} if board == "europe" else set()
    assert verbs(game) == {"draw", "claim", "tickets"} | stations


@pytest.mark.parametrize("action", ["claim berlin-essen blue", "station wien blue", "draw wild"])
def test_turn_1_one_action_ends_the_turn(action: str) -> None:
    """TURN-1: after one action it is the next player's turn."""
    game = position("europe", hands=["blue blue blue"], row="wild red green blue black", turn=0)
    assert is_turn_of(play(game, action), 1)
    assert refusal(game, "draw deck", seat=0) == "not_your_turn"


@pytest.mark.parametrize("action", ["claim berlin-essen blue", "station wien blue", "tickets"])
def test_turn_1_no_other_action_between_two_cards(action: str) -> None:
    """TURN-1: who has taken a card goes on drawing."""
    game = play(position("europe", hands=["blue blue"]), "draw red")
    assert verbs(game) == {"draw"}
    assert refusal(game, action) == "other_decision"


def test_turn_1_no_other_action_while_choosing_tickets() -> None:
    """TURN-1: tickets that were drawn are chosen from before anything else."""
    game = play(position("usa", hands=["red red"]), "tickets")
    assert verbs(game) == {"keep"}
    assert refusal(game, "claim atlanta-charleston red") == "other_decision"
    assert is_turn_of(play(game, "keep 1"), 1)


def stuck(**keys: object) -> Game:
    """No cards and no tickets to draw; seat 1 holds all cards but has no cars for any route."""
    return position("usa", **{"row": "", "rest": 1, "ticket_deck": [], "cars": [45, 0], **keys})


def test_turn_2_pass_if_nothing_else_is_possible() -> None:
    """TURN-2: without cards, tickets or a route to claim the only action is to pass."""
    game = stuck()
    assert legal(game) == {"pass"}
    play(game, "pass")
    assert game.events() == [Passed(0)]
    assert is_turn_of(game, 1)


@pytest.mark.parametrize(
    "keys",
    [{"row": "wild"}, {"discards": "red"}, {"deck": "red"}, {"hands": ["red"]}, {"ticket_deck": ["boston-miami"]}],
)
def test_turn_2_nobody_else_may_pass(keys: dict[str, object]) -> None:
    """TURN-2: a card in the row, deck or discards, a route to claim or a ticket to draw forbids it."""
    game = stuck(**keys)
    assert "pass" not in legal(game)
    assert refusal(game, "pass") == "cannot_pass"


def test_turn_2_a_station_forbids_passing() -> None:
    """TURN-2: with a card left a station may be built, so it must be."""
    game = position("europe", row="", hands=["red"], rest=1, ticket_deck=[], cars=[0, 45])
    assert verbs(game) == {"station"}
    assert refusal(game, "pass") == "cannot_pass"


def test_turn_2_tickets_must_be_drawn_if_that_is_all() -> None:
    """TURN-2: a lone ticket draw is forced."""
    game = stuck(ticket_deck=["boston-miami", "denver-el_paso"])
    assert legal(game) == {"tickets"}


def test_turn_2_odd_end_everybody_passes() -> None:
    """TURN-2: when all players in a row have passed, the game is over and scored."""
    game = play(stuck(), "pass", "pass")
    assert game.is_over
    assert game.events() == [Passed(1), GameOver()]
    assert len(game.score_sheets()) == 2
    assert game.legal_ids() == []


def test_turn_2_odd_end_three_players_pass() -> None:
    """TURN-2: one pass of each; two of three do not end it."""
    game = stuck(seats=3, turn=1, cars=[45, 0, 45])
    play(game, "pass", "pass")
    assert not game.is_over
    assert play(game, "pass").is_over


def test_turn_2_passes_must_follow_each_other() -> None:
    """TURN-2: an action in between, and counting begins anew."""
    game = stuck(cars=[45, 6])
    play(game, "pass", "claim atlanta-charleston red")
    assert game.view(None).passes == 0
    play(game, "draw red")
    assert not game.is_over


def test_turn_2_tun_4_a_tunnel_tried_in_vain_is_no_pass() -> None:
    """TURN-2, TUN-4: seat 0 has passed, seat 1 tries a tunnel and leaves it: the game goes on."""
    game = position("europe", turn=1, passes=1, hands=["", "red red red"], deck="red white white")
    play(game, "claim paris-zurich red", "decline")
    assert game.view(None).passes == 0
    assert is_turn_of(game, 0)


def test_turn_2_end_1_a_pass_may_start_the_last_round() -> None:
    """TURN-2, END-1: a pass is a turn that ends: with two cars or fewer the last round begins."""
    game = play(stuck(turn=1), "pass")
    assert game.events() == [Passed(1), LastRound(1)]
