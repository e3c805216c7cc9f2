"""Tickets done, possible and cut off, on every board, by hand-made positions."""

from __future__ import annotations

import pytest

from tests.analysis.positions import status
from tests.rules.helper import mixed, play, position, scored, sheet
from vialibre import load_board
from vialibre.analysis import Loan, TicketState, WayLeft, offered_tickets, own_tickets
from vialibre.boards.model import CityId, RouteId
from vialibre.engine.state_from_view import MANY, turns_left

DONE, POSSIBLE, CUT_OFF = TicketState.DONE, TicketState.POSSIBLE, TicketState.CUT_OFF
TICKET = "calgary-salt_lake_city"
WAY = (RouteId("calgary-helena"), RouteId("helena-salt_lake_city"))


def way(*routes: str, cars: int) -> WayLeft:
    return WayLeft(tuple(map(RouteId, routes)), cars)


def all_routes_at(board: str, city: str) -> list[str]:
    return [route.id for route in load_board(board).routes if city in route.cities]


def test_a_free_board_shows_the_cheapest_way() -> None:
    found = status("usa", TICKET)
    assert found.state is POSSIBLE
    assert found.points == 7
    assert found.way == WayLeft(WAY, 7)


def test_own_routes_cost_nothing_and_complete_it() -> None:
    found = status("usa", TICKET, owners={WAY[0]: 0})
    assert found.way == WayLeft(WAY[1:], 3)
    found = status("usa", TICKET, owners=dict.fromkeys(WAY, 0))
    assert (found.state, found.way) == (DONE, WayLeft())


def test_cars_and_rivals_cut_it_off() -> None:
    assert status("usa", TICKET, cars=[7]).state is POSSIBLE
    assert status("usa", TICKET, cars=[6]).state is CUT_OFF
    closed = dict.fromkeys(all_routes_at("usa", "calgary"), 1)
    found = status("usa", TICKET, owners=closed)
    assert (found.state, found.way) == (CUT_OFF, None)


@pytest.mark.parametrize(("seats", "open_"), [(2, False), (3, False), (4, True)])
def test_the_other_track_is_open_from_four(seats: int, open_: bool) -> None:
    """DOUBLE-2: with few players a rival's track closes its twin."""
    found = status("usa", "seattle-los_angeles", seats=seats, owners={"portland-seattle": 1})
    assert found.way is not None
    assert ("portland-seattle.2" in found.way.routes) is open_


def test_the_twin_of_an_own_track_is_no_way() -> None:
    """DOUBLE-1: it joins nothing new, and may not be claimed anyway."""
    found = status("usa", "seattle-los_angeles", seats=5, owners={"portland-seattle": 0})
    assert found.way is not None
    assert "portland-seattle.2" not in found.way.routes


def test_the_last_turn_allows_one_claim_that_the_hand_can_pay() -> None:
    """END-1: no card comes in before it."""
    last = {"last_turns": 1, "owners": {WAY[0]: 0}}
    assert status("usa", TICKET, hands=["purple purple purple"], **last).way == WayLeft(WAY[1:], 3)
    assert status("usa", TICKET, hands=["purple purple"], **last).state is CUT_OFF
    assert status("usa", TICKET, hands=["purple purple wild"], turn=1, **{**last, "last_turns": 2}).state is POSSIBLE
    assert status("usa", TICKET, hands=["purple purple wild"], turn=1, **last).state is CUT_OFF
    both = ["purple purple purple red red red red"]
    assert status("usa", TICKET, hands=both, last_turns=1).state is CUT_OFF
    assert status("usa", TICKET, hands=both).state is POSSIBLE


def test_turns_left() -> None:
    game = position("usa", seats=3, turn=1)
    assert turns_left(game.view(0), 0) == MANY
    game = position("usa", seats=3, turn=1, last_turns=2)
    assert [turns_left(game.view(0), seat) for seat in range(3)] == [0, 1, 1]
    play(game, "draw deck")  # the second card can claim nothing
    assert [turns_left(game.view(0), seat) for seat in range(3)] == [0, 0, 1]


def test_a_tunnel_in_the_last_turn_may_still_be_paid() -> None:
    game = position(
        "europe",
        tickets=[["madrid-zurich"]],
        hands=["black black black wild"],
        deck="black red red",
        owners={"pamplona-paris": 0, "paris-zurich": 0},
        stations=[["athina", "smyrna", "palermo"]],
        last_turns=1,
    )
    play(game, "claim madrid-pamplona black")
    assert own_tickets(game.view(0))[0].way == way("madrid-pamplona", cars=3)
    play(game, "decline")
    assert own_tickets(game.view(0))[0].state is CUT_OFF


EDINBURGH = {"dieppe-london": 0, "dieppe-paris": 0, "edinburgh-london": 1}
ELSEWHERE = ["athina", "smyrna", "palermo"]


def test_a_rivals_route_can_be_borrowed() -> None:
    """STN-3: the way says which route, and where the station would stand."""
    found = status("europe", "edinburgh-paris", owners=EDINBURGH)
    assert found.state is POSSIBLE
    assert found.way is not None
    assert (found.way.cars, found.way.routes) == (0, ())
    assert found.way.stations in (("edinburgh",), ("london",))
    assert [loan.route for loan in found.way.loans] == ["edinburgh-london"]
    assert not found.way.needs_rival


def test_without_a_station_left_it_is_cut_off() -> None:
    """Both tracks are closed when one is claimed by one of two."""
    assert status("europe", "edinburgh-paris", owners=EDINBURGH, stations=[ELSEWHERE]).state is CUT_OFF
    assert status("europe", "edinburgh-paris", owners=EDINBURGH, stations=[ELSEWHERE[:2]]).state is POSSIBLE
    four = status("europe", "edinburgh-paris", owners=EDINBURGH, stations=[ELSEWHERE], seats=4)
    assert four.way == way("edinburgh-london.2", cars=4)


def test_a_station_that_stands_completes_it() -> None:
    built = {"owners": EDINBURGH, "stations": [["london", *ELSEWHERE[:2]]]}
    found = status("europe", "edinburgh-paris", **built)
    assert found.state is DONE
    assert found.way is not None
    assert [(loan.route, loan.city, loan.built) for loan in found.way.loans] == [("edinburgh-london", "london", True)]
    over = scored("europe", tickets=[["edinburgh-paris"]], **built)
    assert sheet(over, 0).tickets[0].points == 7


def test_an_idle_station_saves_cars() -> None:
    """It stands in London and lends nothing yet: Dieppe to Paris is missing."""
    owners = {"dieppe-london": 0, "edinburgh-london": 1}
    found = status("europe", "edinburgh-paris", owners=owners, stations=[["london"]])
    assert found.way is not None
    assert (found.way.routes, found.way.cars) == (("dieppe-paris",), 1)
    assert [(loan.city, loan.built) for loan in found.way.loans] == [("london", True)]


def test_one_station_serves_the_better_ticket_and_the_other_asks_for_a_new_one() -> None:
    """The station in London lends one route: the way to Berlin is worth as much as that to Edinburgh, and one more."""
    owners = {**EDINBURGH, "amsterdam-london": 1, "amsterdam-essen": 0, "berlin-essen": 0}
    tickets = [["edinburgh-paris", "london-berlin"]]
    game = position("europe", tickets=tickets, owners=owners, stations=[["london"]])
    states = {found.ticket: found for found in own_tickets(game.view(0))}
    sums = scored("europe", tickets=tickets, owners=owners, stations=[["london"]])
    for line in sheet(sums, 0).tickets:
        assert (states[line.ticket].state is DONE) == (line.points > 0)
    (other,) = [found for found in states.values() if found.state is not DONE]
    assert other.state is POSSIBLE
    assert other.way is not None
    assert len(other.way.stations) == 1
    # With no station left to build, the one that stands could still lend the other route.
    game = position("europe", tickets=tickets, owners=owners, stations=[["london", *ELSEWHERE[:2]]])
    (other,) = [found for found in own_tickets(game.view(0)) if found.state is not DONE]
    assert other.state is POSSIBLE
    assert other.way is not None
    assert (other.way.cars, other.way.stations, [loan.city for loan in other.way.loans]) == (0, (), ["london"])


def test_a_rival_may_have_to_claim_first() -> None:
    owners = {"dieppe-london": 0, "dieppe-paris": 0}
    found = status("europe", "edinburgh-paris", owners=owners, cars=[3])
    assert found.state is POSSIBLE
    assert found.way is not None
    assert found.way.needs_rival
    assert found.way.loans[0] in (
        Loan(RouteId(route), CityId(city), built=False, claimed=False)
        for route in ("edinburgh-london", "edinburgh-london.2")
        for city in ("edinburgh", "london")
    )
    assert status("europe", "edinburgh-paris", owners=owners, cars=[3, 3]).state is CUT_OFF
    assert status("europe", "edinburgh-paris", owners=owners, cars=[3, 4]).state is POSSIBLE


def test_a_station_lends_one_route_only() -> None:
    """All routes into London are a rival's: two loans in a row take two stations, wherever one stands."""
    rivals = dict.fromkeys(["edinburgh-london", "dieppe-london", "amsterdam-london"], 1)
    found = status("europe", "edinburgh-paris", owners=rivals)
    assert found.way is not None
    assert len(found.way.stations) == len(set(found.way.stations)) == 2
    one_left = status("europe", "edinburgh-paris", owners=rivals, stations=[ELSEWHERE[:2]])
    assert one_left.state is CUT_OFF
    in_london = status("europe", "edinburgh-paris", owners=rivals, stations=[["london", *ELSEWHERE[:2]]])
    assert in_london.state is CUT_OFF


def test_old_west_hangs_together_with_the_start_city() -> None:
    """WEST-2: Fresno to Phoenix takes 8 cars, but Seattle lies far away."""
    near = status("old_west", "fresno-phoenix", markers=[["bakersfield"], ["denver"]])
    assert near.way is not None
    assert near.way.cars == 8
    far = status("old_west", "fresno-phoenix", markers=[["seattle"], ["denver"]])
    assert far.way is not None
    assert far.way.cars > 12
    assert far.way.routes[0].endswith("seattle")
    assert status("old_west", "fresno-phoenix", markers=[["seattle"], ["denver"]], cars=[9]).state is CUT_OFF
    assert status("old_west", "fresno-phoenix", markers=[["bakersfield"], ["denver"]], cars=[9]).state is POSSIBLE


def test_old_west_branches_count_once() -> None:
    """Start Flagstaff, ticket San Diego–Flagstaff: the start city is an end already."""
    own = {"flagstaff-phoenix": 0, "phoenix-san_diego": 0}
    assert status("old_west", "san_diego-flagstaff", markers=[["flagstaff"], []], owners=own).state is DONE
    found = status("old_west", "las_vegas-tucson", markers=[["flagstaff"], []], owners={"flagstaff-phoenix": 0})
    assert found.way is not None
    assert set(found.way.routes) <= {
        "flagstaff-las_vegas",
        "flagstaff-las_vegas.2",
        "phoenix-tucson",
        "phoenix-tucson.2",
    }
    assert found.way.cars == 4


def test_san_francisco() -> None:
    ferry = {"alcatraz-pier_39": 0, "lombard_street-pier_39": 0, "lombard_street-pacific_heights": 0}
    own = {**ferry, "pacific_heights-painted_ladies": 0, "painted_ladies-the_castro": 0, "the_castro-twin_peaks": 0}
    assert status("san_francisco", "alcatraz-twin_peaks", owners=own).state is DONE
    found = status("san_francisco", "alcatraz-twin_peaks", owners=ferry)
    assert found.way is not None
    assert found.way.cars == 5
    blocked = dict.fromkeys(all_routes_at("san_francisco", "alcatraz"), 1)
    assert status("san_francisco", "alcatraz-twin_peaks", owners=blocked).state is CUT_OFF
    assert status("san_francisco", "alcatraz-twin_peaks", owners=ferry, cars=[4]).state is CUT_OFF


def test_all_rules_on_one_board() -> None:
    """Own boards may mix start cities and stations."""
    found = status(mixed(), "ash-hill", markers=[["elm"], ["dune"]])
    assert found.way == way("ash-elm", "ash-gate", "gate-hill", cars=3)
    found = status(mixed(), "ash-hill", markers=[["elm"], ["dune"]], owners={"gate-hill": 1, "ash-gate": 0})
    assert found.state is POSSIBLE
    assert found.way is not None
    assert len(found.way.stations) == 1


def test_offered_tickets_are_judged_as_if_kept() -> None:
    deck = [TICKET, "denver-el_paso", "calgary-phoenix"]
    game = position("usa", ticket_deck=deck, owners={WAY[0]: 0, WAY[1]: 0}, cars=[11])
    assert offered_tickets(game.view(0)) == ()
    play(game, "tickets")
    states = [found.state for found in offered_tickets(game.view(0))]
    assert states == [DONE, POSSIBLE, POSSIBLE]
    assert own_tickets(game.view(0)) == ()
    assert offered_tickets(game.view(1)) == ()
    assert own_tickets(game.view(None)) == offered_tickets(game.view(None)) == ()
