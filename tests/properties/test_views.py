"""Views tell what a seat may know (INFO-1) and nothing else (INFO-2); sampled worlds look the same to that seat."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.properties.plays import BOARDS, Play, effort, last_of, plays, started
from tests.properties.secrets import change_secrets
from tests.properties.test_conservation import (
    all_tickets,
    check_cards,
    check_cars,
    check_open_routes,
    check_pieces,
    check_tickets,
)
from tests.properties.whole import whole
from vialibre.boards.model import CityId
from vialibre.engine import events
from vialibre.engine.core.constants import OPENING
from vialibre.engine.core.resample_hidden import resample_hidden
from vialibre.engine.decisions import ChooseSouvenir
from vialibre.engine.determinize import determinize
from vialibre.engine.events import CardRevealed, CardTurnedUp, DeckShuffled, Event, FirstDrawn, GameOver
from vialibre.engine.game import Game, state_of
from vialibre.engine.position import set_up
from vialibre.lab.environments.encoding import Encoding

SEEDS = st.integers(0, 2**32 - 1)
LUCK = (CardTurnedUp, CardRevealed, DeckShuffled, FirstDrawn, GameOver)
"""Events that bring hidden cards to light, or everything at the end (INFO-3)."""


def viewers(game: Game) -> list[int | None]:
    return [None, *range(game.seat_count)]


def seen(game: Game, viewer: int | None) -> list[Event]:
    """The events of the last action as this seat may know them."""
    public = (events.seen_by(event, viewer) for event in game.events())
    return [event for event in public if event is not None]


def has_luck(game: Game) -> bool:
    return any(isinstance(event, LUCK) for event in game.events())


def check_no_difference(real: Game, other: Game, viewer: int | None) -> None:
    """Same view, decisions and legal actions; and what anybody does next looks the same, unless luck comes in."""
    assert other.view(viewer) == real.view(viewer)
    assert other.to_act == real.to_act
    for seat in real.to_act:
        ours, theirs = real.legal_ids(seat), other.legal_ids(seat)
        if seat == viewer:
            assert ours == theirs
        common = sorted(set(ours) & set(theirs))
        for action in common[:: 1 + len(common) // 12]:
            after, other_after = real.copy(), other.copy()
            state_of(after).tracing = state_of(other_after).tracing = True
            after.apply(action, seat)
            other_after.apply(action, seat)
            if has_luck(after) or has_luck(other_after):
                continue
            if seat == viewer and action == real.number_of("draw deck"):
                continue
            assert seen(other_after, viewer) == seen(after, viewer)
            if not drawn_tickets(after, viewer):
                assert other_after.view(viewer) == after.view(viewer)


def drawn_tickets(game: Game, viewer: int | None) -> bool:
    """The viewer has just drawn tickets, which are luck too."""
    return viewer is not None and len(state_of(game).seats[viewer].offer) > 0


@effort(100, 2500)
@given(plays(), SEEDS)
def test_views_do_not_depend_on_secrets(play: Play, seed: int) -> None:
    """INFO-2: other hands, tickets and the order of the decks change; view, decisions and events do not."""
    game = last_of(play)
    if game.is_over:
        return
    for viewer in viewers(game):
        other = game.copy()
        change_secrets(other, viewer, Random(seed))
        check_cards(other)
        check_tickets(other)
        check_no_difference(game, other, viewer)


@effort(100, 2500)
@given(plays(), SEEDS)
def test_sampled_worlds_look_the_same(play: Play, seed: int) -> None:
    """`determinize`: same view, same legal actions for that seat, same events; for a spectator too."""
    game = last_of(play)
    if game.is_over:
        return
    for viewer in viewers(game):
        check_no_difference(game, determinize(game.view(viewer), Random(seed)), viewer)


@effort(100, 2500)
@given(plays(), SEEDS)
def test_sampled_worlds_are_whole(play: Play, seed: int) -> None:
    """A world is a game like any other: nothing lost, nothing twice; and it can be played to its end."""
    game = last_of(play)
    for viewer in viewers(game):
        world = determinize(game.view(viewer), Random(seed))
        check_cards(world)
        check_cars(world)
        check_pieces(world)
        check_open_routes(world)
        if state_of(world).phase != OPENING:  # that has a test of its own
            check_tickets_of_world(world)


@pytest.mark.parametrize("name", sorted(BOARDS))
def test_worlds_sampled_at_the_opening_are_whole(name: str) -> None:
    """SET-3: while some have chosen and others have not, refused tickets wait; none may be lost or dealt twice."""
    board = BOARDS[name]
    for seats in range(board.players[0], board.players[1] + 1):
        game = Game.new(board, seats=seats, seed=seats)
        while state_of(game).phase == OPENING:
            for viewer in viewers(game):
                world = determinize(game.view(viewer), Random(1))
                assert world.view(viewer) == game.view(viewer)
                check_tickets_of_world(world)
                finish_opening(world)
                check_tickets_of_world(world)
                twin = game.copy()
                finish_opening(twin)
                assert state_of(world).n_ticket_deck == state_of(twin).n_ticket_deck
            game.apply(game.legal_ids()[0])  # keeps as few as may be


def finish_opening(game: Game) -> None:
    while state_of(game).phase == OPENING:
        game.apply(game.legal_ids()[-1])


def check_tickets_of_world(world: Game) -> None:
    """No ticket twice; and where none leave the game, every one is there."""
    found = all_tickets(world)
    assert len(set(found)) == len(found)
    if world.board.ticket_rules.refused != "out":
        check_tickets(world)


@effort(40, 1000)
@given(plays(), SEEDS)
def test_worlds_can_be_played_out(play: Play, seed: int) -> None:
    """From any world of any seat a game of random actions comes to its end, or goes on for 300 actions."""
    game = last_of(play)
    random = Random(seed)
    world = determinize(game.view(random.choice(viewers(game))), random)
    for _ in range(300):
        if world.is_over:
            break
        seat = random.choice(world.to_act)
        world.apply(random.choice(world.legal_ids(seat)), seat)
    check_cards(world)
    check_cars(world)


@effort(40, 1000)
@given(plays(), SEEDS)
def test_sampling_leaves_the_game_alone(play: Play, seed: int) -> None:
    """A view shares nothing with the game that play could change."""
    game = last_of(play)
    before = whole(game)
    view = game.view(0)
    world = determinize(view, Random(seed))
    if not world.is_over:
        seat = world.to_act[0]
        world.apply(world.legal_ids(seat)[0], seat)
    assert whole(game) == before
    assert game.view(0) == view


@pytest.mark.parametrize("name", sorted(BOARDS))
def test_worlds_of_finished_games(name: str) -> None:
    """INFO-3: when a game is over everything is open; a world of it has the same score sheets and winners."""
    game = started(Play(name, 2, 5, False, 3000, ()))
    assert game.is_over
    for viewer in viewers(game):
        assert determinize(game.view(viewer), Random(1)).view(viewer) == game.view(viewer)


def test_world_with_a_souvenir_to_choose_on_a_twin_route() -> None:
    """SF-3: the board file may name the cities of parallel routes in another order; the question stays the same."""
    game = set_up(
        BOARDS["isle"],
        seats=3,
        hands=["red red"],
        markers=[["ash"], ["cliff"], ["dune"]],
        tokens={"ash": ["oak", 1], "bay": ["owl", 1]},
    )
    game.apply("claim ash-bay.2 red")
    assert game.view(0).awaiting == (ChooseSouvenir(0, (CityId("bay"), CityId("ash"))),)
    check_no_difference(game, determinize(game.view(0), Random(1)), 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_who_begins_is_a_secret_while_tickets_are_chosen(seats: int) -> None:
    """SF-6, INFO-2: views, actions, observations and events do not depend on who will begin until all have chosen."""
    encoding = Encoding(BOARDS["san_francisco"], seats)
    game = Game.new(BOARDS["san_francisco"], seats=seats, seed=3)
    while len(game.to_act) > 1:
        for first in range(seats):
            other = game.copy()
            state_of(other).first = first
            for viewer in viewers(game):
                check_no_difference(game, other, viewer)
            for seat in range(seats):
                assert bytes(encoding.packed(state_of(other), seat)) == bytes(encoding.packed(state_of(game), seat))
        game.apply(game.legal_ids()[0])


@pytest.mark.parametrize("viewer", [None, 0, 1, 2, 3])
def test_sampled_worlds_draw_an_unknown_first_player(viewer: int | None) -> None:
    """SF-6: every seat begins in some worlds, whichever begins in the real one; and resampled worlds draw again."""
    game = Game.new(BOARDS["san_francisco"], seats=4, seed=3)
    worlds = [determinize(game.view(viewer), Random(seed)) for seed in range(60)]
    assert {int(state_of(world).first) for world in worlds} == {0, 1, 2, 3}
    world, found = worlds[0], Counter[int]()
    for seed in range(200):
        resample_hidden(state_of(world), 0, seed)
        found[int(state_of(world).first)] += 1
        assert world.view(0).first is None
    assert min(found[seat] for seat in range(4)) > 20
    finish_opening(game)
    known = game.view(viewer)
    assert {int(state_of(determinize(known, Random(seed))).first) for seed in range(20)} == {known.first}
