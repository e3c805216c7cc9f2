"""Turn: what a bot sees, and what it may answer."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import pytest

from vialibre import BadSetup, Board, Claim, Game, Turn, View, load_board, set_up
from vialibre.actions import Action, ClaimRoute, DrawFaceUp, KeepTickets
from vialibre.bots.adapter import maker_of
from vialibre.bots.ask import ask
from vialibre.bots.given import bot_maker
from vialibre.bots.turn import NotLegal
from vialibre.engine.view import SeatedView

ROOT = Path(__file__).parents[2]


def turn_of(game: Game, seat: int = 0, random: Random | None = None) -> Turn:
    view = game.view(seat)
    assert isinstance(view, SeatedView)
    return Turn(view, legal_ids(game, seat), random or Random(1))


def legal_ids(game: Game, seat: int) -> list[int]:
    return game.legal_ids(seat)


def played(board: str, actions: int, seats: int = 2) -> Game:
    game = Game.new(board, seats=seats, seed=5, first=0)
    random = Random(3)
    for _ in range(actions):
        if not game.is_over:
            seat = game.to_act[0]
            game.apply(random.choice(legal_ids(game, seat)), seat)
    return game


@pytest.mark.parametrize("board", ["usa", "europe", "old_west", "san_francisco"])
def test_actions_are_the_legal_ones_in_their_order(board: str) -> None:
    game = played(board, 0)
    random = Random(4)
    for _ in range(120):
        if game.is_over:
            break
        seat = game.to_act[0]
        turn = turn_of(game, seat)
        expected = [game.action_of(number) for number in legal_ids(game, seat)]
        assert list(turn.actions) == expected
        assert turn.actions[-1] == expected[-1]
        assert turn.actions[:2] == expected[:2]
        assert expected[0] in turn.actions
        for number, action in zip(legal_ids(game, seat), expected, strict=True):
            assert turn.number_of(action) == turn.number_of(game.text_of(number)) == turn.number_of(number) == number
        assert [claim.action for claim in turn.claims] == [one for one in expected if isinstance(one, ClaimRoute)]
        game.apply(random.choice(legal_ids(game, seat)), seat)


def test_a_claim_says_what_it_costs_and_brings() -> None:
    board = load_board("usa")
    turn = turn_of(set_up(board, hands=["red red red red wild wild wild"]))
    assert dict(turn.hand) == {kind: {"red": 4, "wild": 3}.get(kind, 0) for kind in turn.hand}
    assert str(turn.hand) == "4 red, 3 locomotives"
    points = dict(board.points)
    assert len(turn.claims) > 20
    for claim in turn.claims:
        assert claim.route == board.route(claim.action.route)
        assert claim.color == claim.action.color
        assert claim.points == points[claim.route.length]
        assert claim.wilds == (claim.route.length if claim.color == "wild" else claim.action.wilds) <= 3
        assert claim.action.route in repr(claim)


def test_points_follow_the_control_of_cities() -> None:
    """WEST-4: twice for own markers at both ends, nothing where only a rival's stands."""
    board = load_board("old_west")
    route = next(route for route in board.routes if route.length == 2)
    one, other = route.cities
    home = next(city.id for city in board.cities if city.id not in route.cities)
    full = dict(board.points)[2]
    for markers, expected in (
        ([[one], [home]], full),
        ([[one, other], [home]], 2 * full),
        ([[home], [one]], 0),
        ([[one], [other]], full),
    ):
        game = set_up(board, hands=["wild wild wild"], markers=markers, owners=reach(board, markers[0][0], route.id))
        found = {claim.points for claim in turn_of(game).claims if claim.route == route}
        assert found <= {expected}
        assert found or markers[0] == [home]


def reach(board: Board, start: str, but: str) -> dict[str, int]:
    """Routes at the start city for seat 0, which may claim only what hangs together with it (WEST-2)."""
    return {route.id: 0 for route in board.routes if start in route.cities and route.id != but and route.length == 1}


@pytest.mark.parametrize("seed", range(4))
def test_ticket_help_is_what_lies_on_a_cheapest_way(seed: int) -> None:
    board, random = load_board("usa"), Random(seed)
    groups = {board.group(route) for route in board.routes}
    taken = random.sample(sorted(groups, key=lambda group: group[0].id), 6 * seed)
    owners: dict[str, int] = {group[0].id: random.randrange(2) for group in taken}
    tickets = [ticket.id for ticket in random.sample(board.tickets, 4)]
    cards = "red red red red blue blue blue green green green wild wild wild"
    turn = turn_of(set_up(board, hands=[cards], owners=owners, tickets=[tickets], cars=[25 - 5 * seed]))
    helpful = 0
    for claim in turn.claims:
        expected = 0
        for ticket in (board.ticket(one) for one in turn.view.own.tickets):
            now = cars_needed(turn.view, ticket.cities)
            with_it = cars_needed(turn.view, ticket.cities, claim.route.id)
            expected += ticket.points * (0 < now <= 25 - 5 * seed and with_it == now - claim.route.length)
        assert claim.ticket_help == expected
        helpful += expected > 0
    assert 0 < helpful < len(turn.claims) or seed == 3


def cars_needed(view: SeatedView, cities: tuple[str, str], given: str = "") -> float:
    """By trying to shorten every way until none gets shorter."""
    owner = {route: seat for seat, one in enumerate(view.seats) for route in one.routes}
    closed = {frozenset(view.board.route(route).cities) for route in owner}  # two players: one track of a group only
    edges: list[tuple[str, str, int]] = []
    for route in view.board.routes:
        if owner.get(route.id) == view.seat or route.id == given:
            edges.append((*route.cities, 0))
        elif frozenset(route.cities) not in closed and route.length <= view.seats[view.seat].cars:
            edges.append((*route.cities, route.length))
    far: dict[str, float] = {city.id: float("inf") for city in view.board.cities}
    far[cities[0]] = 0.0
    while any(far[b] > far[a] + cost or far[a] > far[b] + cost for a, b, cost in edges):
        for a, b, cost in edges:
            far[a], far[b] = min(far[a], far[b] + cost), min(far[b], far[a] + cost)
    return far[cities[1]]


@pytest.mark.parametrize(
    ("answer", "shown"),
    [
        (ClaimRoute("nowhere", "red"), "claim nowhere red"),  # type: ignore[arg-type]
        (ClaimRoute(None, "red"), "claim None red"),  # type: ignore[arg-type]
        (KeepTickets((1,)), "keep 1"),
        (KeepTickets("1"), "keep 1"),  # type: ignore[arg-type]
        ("draw sideways", "draw sideways"),
        ("", ""),
        (10**9, "1000000000"),
        (None, "None"),
        ([], "[]"),
        (3.5, "3.5"),
    ],
)
def test_other_answers_are_refused_by_their_text(answer: Any, shown: str) -> None:
    turn = turn_of(set_up("usa", hands=["red"]))
    with pytest.raises(NotLegal) as caught:
        turn.number_of(answer)
    assert str(caught.value) == shown
    assert answer not in turn.actions


class First:
    def decide(self, turn: Turn) -> Action:
        return turn.actions[0]


class FirstText:
    def decide(self, turn: Turn) -> str:
        assert turn.actions[0] == DrawFaceUp("red")
        return "draw red"


class FirstNumber:
    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        return legal[0]


def first(turn: Turn) -> Action:
    return turn.actions[0]


def first_number(view: View, legal: Sequence[int], random: Random) -> int:
    return legal[0]


def make_first() -> First:
    return First()


@pytest.mark.parametrize(
    "given", [First, first, make_first, FirstNumber, first_number, lambda turn: turn.actions[0], FirstText]
)
def test_bots_are_given_as_classes_factories_or_functions(given: Any) -> None:
    game = set_up("usa", row="red red red red red")
    name, maker = bot_maker(given)
    legal = legal_ids(game, 0)
    assert ask(maker(), name, game.view(0), legal, Random(1)) == legal[0]
    assert game.action_of(legal[0]) == DrawFaceUp("red")


@pytest.mark.parametrize("kind", ["First", "first", "make_first", "FirstNumber", "first_number"])
def test_bots_are_named_as_module_and_attribute(kind: str) -> None:
    game = set_up("usa")
    name, maker = bot_maker(f"{__name__}:{kind}")
    assert ask(maker(), name, game.view(0), legal_ids(game, 0), Random(1)) == legal_ids(game, 0)[0]


def test_every_game_has_a_new_player() -> None:
    maker = maker_of(First, "First")
    one, other = maker(), maker()
    assert one.player is not other.player  # type: ignore[attr-defined]


class Broken:
    def __init__(self) -> None:
        raise OSError("no such weights")


def test_a_bot_that_cannot_be_made_is_named() -> None:
    with pytest.raises(BadSetup, match=r"Broken.*no such weights") as caught:
        bot_maker(f"{__name__}:Broken")
    assert caught.value.code == "bad_bot"


def test_a_turn_shows_what_it_is() -> None:
    turn = turn_of(set_up("usa", hands=["red wild"]))
    assert repr(turn).startswith("Turn(seat 0, ")
    assert "DrawBlind()" in repr(turn.actions)
    assert all(isinstance(claim, Claim) for claim in turn.claims)
    assert repr(turn.claims[0]).startswith("<Claim: claim ")


def test_the_example_is_typed_and_uses_the_public_api_only() -> None:
    """`mypy --strict`, as a reader of the docs would run it, and no module but the public ones."""
    file = ROOT / "examples" / "patient_bot.py"
    source = file.read_text("utf-8")
    imports = [line.split()[1] for line in source.splitlines() if line.startswith(("from ", "import "))]
    assert set(imports) <= {"__future__", "vialibre", "vialibre.actions"}
    checked = subprocess.run(
        [sys.executable, "-m", "mypy", "--strict", str(file)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert checked.returncode == 0, checked.stdout + checked.stderr


def test_the_text_of_the_docs_is_the_example() -> None:
    """docs/writing-a-bot.md shows the class as it is."""
    example = (ROOT / "examples" / "patient_bot.py").read_text("utf-8")
    shown = (ROOT / "docs" / "writing-a-bot.md").read_text("utf-8")
    assert example[example.index("from vialibre import") :].strip() in shown
