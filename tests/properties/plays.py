"""Random play for Hypothesis: a board, seats, a seed, a lead of random actions, then choices as numbers.

A choice picks a seat and one of its legal actions by remainder, so every list of numbers is a game and Hypothesis can
make a failing one shorter. The lead brings the game into its middle; it is 0 in the simplest example.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from random import Random

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st

from tests.effort import times
from tests.lockstep.compare import texts
from tests.lockstep.mixed import all_rules, isle, many_wilds
from vialibre.boards import board_ids, load_board
from vialibre.boards.model import Board
from vialibre.engine.game import Game

BOARDS: dict[str, Board] = {
    **{name: load_board(name) for name in board_ids()},
    "isle": isle().board,
    "many_wilds": many_wilds().board,
    "san_francisco_all": all_rules("san_francisco").board,
}
LONGEST_LEAD = 300


def effort(normal: int, long: int) -> settings:
    """The same examples in every run, so that CI is stable; the long run draws more of them."""
    return settings(
        derandomize=True,
        max_examples=times(normal, long),
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
    )


@dataclass(frozen=True)
class Play:
    board: str
    seats: int
    seed: int
    alvin: bool
    lead: int
    choices: tuple[int, ...]


@st.composite
def plays(draw: st.DrawFn, most: int = 25) -> Play:
    name = draw(st.sampled_from(sorted(BOARDS)))
    board = BOARDS[name]
    return Play(
        board=name,
        seats=draw(st.integers(*board.players)),
        seed=draw(st.integers(0, 2**32 - 1)),
        alvin=board.rules.alvin is not None and draw(st.booleans()),
        lead=draw(st.integers(0, LONGEST_LEAD)),
        choices=tuple(draw(st.lists(st.integers(0, 10**6), max_size=most))),
    )


def started(play: Play, check: Callable[[Game], None] = lambda game: None) -> Game:
    """The game after its lead."""
    game = Game.new(BOARDS[play.board], seats=play.seats, seed=play.seed, alvin=play.alvin)
    random = Random(play.seed)
    check(game)
    for _ in range(play.lead):
        if game.is_over:
            break
        seat = random.choice(game.to_act)
        game.apply(random_text(game, seat, random), seat)
        check(game)
    return game


def random_text(game: Game, seat: int, random: Random) -> str:
    """First which kind of action, then which one: else claims would crowd out all the rest."""
    legal = texts(game, seat)
    kind = random.choice(sorted({text.split()[0] for text in legal}))
    return random.choice([text for text in legal if text.split()[0] == kind])


def chosen(game: Game, choice: int) -> tuple[int, int]:
    """The seat and the action that a choice means here."""
    waiting = game.to_act
    rest, seat = divmod(choice, len(waiting))
    legal = game.legal_ids(waiting[seat])
    return waiting[seat], legal[rest % len(legal)]


def last_of(play: Play) -> Game:
    """The game after all of it."""
    game = started(play)
    play_on(game, play)
    return game


def play_on(game: Game, play: Play) -> None:
    """Make the play's choices."""
    for choice in play.choices:
        if game.is_over:
            return
        seat, action = chosen(game, choice)
        game.apply(action, seat)


def steps(play: Play) -> Iterator[Game]:
    """The same game after its lead and after every choice."""
    game = started(play)
    yield game
    for choice in play.choices:
        if game.is_over:
            return
        seat, action = chosen(game, choice)
        game.apply(action, seat)
        yield game
