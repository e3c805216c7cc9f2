"""Tickets: TICK-1 to TICK-4."""

from __future__ import annotations

import pytest

from tests.rules.helper import is_turn_of, legal, offer, play, position, refusal, scored, sheet, ticket_deck, tickets
from vialibre.boards.model import TicketId
from vialibre.engine.events import TicketsDrawn, TicketsKept, TicketTaken
from vialibre.engine.score_sheet import TicketLine

FOUR = ["boston-miami", "calgary-phoenix", "denver-el_paso", "duluth-houston"]


@pytest.mark.parametrize(("board", "drawn"), [("usa", 3), ("europe", 3), ("old_west", 4), ("san_francisco", 2)])
def test_tick_1_drawn_from_the_top_and_one_kept(board: str, drawn: int) -> None:
    """TICK-1: the board's number from the top; one or more are kept."""
    game = position(board)
    top = ticket_deck(game)[:drawn]
    play(game, "tickets")
    assert offer(game, 0) == top
    assert game.events() == [TicketsDrawn(0, drawn)]
    assert {len(text.split()) - 1 for text in legal(game)} == set(range(1, drawn + 1))
    assert len(legal(game)) == 2**drawn - 1
    assert refusal(game, "keep") == "keep_more"
    assert refusal(game, f"keep {drawn + 1}") == "not_offered"


def test_tick_1_refused_ones_go_under_the_deck_as_they_came() -> None:
    """TICK-1: first drawn, first under the deck."""
    game = play(position("usa", ticket_deck=FOUR), "tickets", "keep 2")
    assert ticket_deck(game) == ["duluth-houston", "boston-miami", "denver-el_paso"]
    assert tickets(game, 0) == ["calgary-phoenix"]
    assert game.events() == [TicketTaken(0, TicketId("calgary-phoenix")), TicketsKept(0, kept=1, refused=2)]
    assert is_turn_of(game, 1)


def test_tick_1_eur_1_under_the_deck_in_europe_too() -> None:
    """TICK-1, EUR-1: tickets refused in a turn go under the deck; only the opening ones leave the game."""
    game = position("europe", ticket_deck=["amsterdam-wilno", "athina-angora", "berlin-roma"])
    play(game, "tickets", "keep 1")
    assert ticket_deck(game) == ["athina-angora", "berlin-roma"]


def test_tick_1_they_come_back_in_that_order() -> None:
    """TICK-1: a small deck goes round."""
    game = play(position("usa", ticket_deck=FOUR), "tickets", "keep 3", "tickets")
    assert offer(game, 1) == ["duluth-houston", "boston-miami", "calgary-phoenix"]


def test_tick_1_all_that_are_left() -> None:
    """TICK-1: with two tickets in the deck two are drawn, and one of them must be kept."""
    game = play(position("usa", ticket_deck=FOUR[:2]), "tickets")
    assert offer(game, 0) == FOUR[:2]
    assert legal(game) == {"keep 1", "keep 2", "keep 1 2"}
    assert refusal(game, "keep 3") == "not_offered"


def test_tick_1_no_draw_without_tickets() -> None:
    """TICK-1: an empty deck offers no such action."""
    game = position("usa", ticket_deck=[])
    assert "tickets" not in legal(game)
    assert refusal(game, "tickets") == "no_tickets_left"


@pytest.mark.parametrize("board", ["usa", "europe", "old_west", "san_francisco"])
def test_tick_2_odd_end_one_ticket_left(board: str) -> None:
    """TICK-2: the last ticket, drawn alone, has to be kept."""
    last = ticket_deck(position(board))[-1]
    game = play(position(board, ticket_deck=[last]), "tickets")
    assert legal(game) == {"keep 1"}
    assert refusal(game, "keep") == "keep_more"
    play(game, "keep 1")
    assert (tickets(game, 0), ticket_deck(game)) == ([last], [])


def test_tick_3_kept_tickets_stay() -> None:
    """TICK-3: new ones come to the old ones, which no action gives back."""
    game = position("usa", tickets=[["los_angeles-miami"]], ticket_deck=FOUR)
    play(game, "tickets", "keep 1 3")
    assert tickets(game, 0) == ["los_angeles-miami", "boston-miami", "denver-el_paso"]
    game = position("usa", tickets=[["los_angeles-miami"]], hands=["red red wild"])
    assert {text.split()[0] for text in legal(game)} == {"draw", "claim", "tickets"}


def test_tick_3_only_those_drawn_now_may_be_refused() -> None:
    """TICK-3: the choice is among the tickets just drawn."""
    game = play(position("usa", tickets=[["los_angeles-miami", "seattle-new_york"]], ticket_deck=FOUR), "tickets")
    assert refusal(game, "keep 1 4") == "not_offered"


def test_tick_3_secret_until_the_end() -> None:
    """TICK-3: others see how many tickets there are, neither which nor how many are complete."""
    two = {"owners": {"denver-santa_fe": 0, "el_paso-santa_fe": 0}}
    complete = position("usa", tickets=[["denver-el_paso"]], ticket_deck=[], **two)
    failed = position("usa", tickets=[["los_angeles-miami"]], ticket_deck=[], **two)
    assert complete.view(1) == failed.view(1)
    assert complete.view(None) == failed.view(None)
    assert complete.view(0) != failed.view(0)
    assert complete.view(1).seats[0].tickets == 1


def test_tick_3_info_3_shown_at_the_final_scoring() -> None:
    """TICK-3, INFO-3: when the game is over everybody's tickets are seen."""
    game = scored("usa", tickets=[["denver-el_paso"], ["seattle-new_york"]])
    shown = [[line.ticket for line in one.tickets] for one in game.view(None).sheets]
    assert shown == [["denver-el_paso"], ["seattle-new_york"]]


def test_tick_4_complete_tickets_add_their_points() -> None:
    """TICK-4: own routes lead from Denver to El Paso, by way of Santa Fe."""
    game = scored("usa", tickets=[["denver-el_paso"]], owners={"denver-santa_fe": 0, "el_paso-santa_fe": 0})
    assert sheet(game, 0).tickets == (TicketLine(TicketId("denver-el_paso"), 4),)
    assert sheet(game, 0).completed == 1


def test_tick_4_others_cost_them() -> None:
    """TICK-4: both cities reached, but not joined."""
    game = scored("usa", tickets=[["denver-el_paso"]], owners={"denver-santa_fe": 0, "el_paso-phoenix": 0})
    assert sheet(game, 0).tickets == (TicketLine(TicketId("denver-el_paso"), -4),)
    assert (sheet(game, 0).completed, sheet(game, 0).ticket_points) == (0, -4)
    assert sheet(game, 0).total == 10 - 4


def test_tick_4_only_own_routes_count() -> None:
    """TICK-4: another player's route in between joins nothing."""
    game = scored(
        "usa",
        tickets=[["denver-el_paso"]],
        owners={"denver-santa_fe": 0, "el_paso-santa_fe": 1},
    )
    assert sheet(game, 0).ticket_points == -4


def test_tick_4_each_ticket_for_itself() -> None:
    """TICK-4: one route may serve several tickets, and parts of the network count each for themselves."""
    game = scored(
        "usa",
        tickets=[["denver-el_paso", "calgary-salt_lake_city", "duluth-houston"]],
        owners={"denver-santa_fe": 0, "el_paso-santa_fe": 0, "calgary-helena": 0, "helena-salt_lake_city": 0},
    )
    assert [line.points for line in sheet(game, 0).tickets] == [4, 7, -8]
    assert (sheet(game, 0).ticket_points, sheet(game, 0).completed) == (3, 2)
