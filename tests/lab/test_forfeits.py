"""What a forfeit means: the bot loses, another one finishes, and the others' game counts."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Callable

import pytest

from tests.lab.made_up import SMALL
from vialibre import Action, Turn, load_board
from vialibre.bots.base import Bot, Forfeit
from vialibre.bots.given import bot_maker
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.blocks import block_from_data, play_block
from vialibre.lab.forfeits import winners_of
from vialibre.lab.match import Players, play_game, play_match
from vialibre.lab.move_time import decide_in_time
from vialibre.lab.results import _key
from vialibre.lab.standings import standings

BOARD = load_board("san_francisco")


class GivesUp:
    """Plays well for a while, then its process is gone."""

    def __init__(self, after: int = 5) -> None:
        self.left = after

    def decide(self, turn: Turn) -> Action:
        self.left -= 1
        if self.left < 0:
            raise Forfeit("its process ended")
        return turn.actions[-1]


class GivesUpAtOnce(GivesUp):
    def __init__(self) -> None:
        super().__init__(0)


def players_of(*given: object, move_time: float | None = None) -> Players:
    made = [bot_maker(bot) for bot in given]
    bots: list[Bot] = [maker() for _, maker in made]
    return Players(bots, [name for name, _ in made], 1, move_time=move_time)


def test_another_bot_finishes_the_game_and_the_seat_cannot_win() -> None:
    players = players_of(GivesUp, "porter")
    game = play_game(BOARD, players, seed=1)
    assert game.is_over
    assert players.forfeited == (0,)
    assert players.decisions[0] == 5  # what the other one decided is not counted for it
    assert game.winners == (0,)  # conductor beats porter
    assert winners_of(game, players.forfeited) == (1,)


def test_whoever_else_won_still_wins() -> None:
    players = players_of(GivesUp, "surveyor", "porter")
    game = play_game(BOARD, players, seed=1)
    assert game.winners == winners_of(game, players.forfeited) == (1,)


def test_if_all_forfeit_no_one_wins() -> None:
    players = players_of(GivesUp, GivesUpAtOnce)
    game = play_game(BOARD, players, seed=1)
    assert players.forfeited == (0, 1)
    assert winners_of(game, players.forfeited) == ()


def test_forfeits_are_counted_in_standings() -> None:
    table = ArenaSetup(BOARD, ["GivesUp", "porter"], 2, given={"GivesUp": GivesUp})
    blocks = [play_block(table, number) for number in range(2)]
    assert [block_from_data(block.as_data()) for block in blocks] == blocks
    found = {standing.bot: standing for standing in standings(blocks)}
    assert (found["GivesUp"].forfeits, found["porter"].forfeits) == (4, 0)
    assert (found["GivesUp"].win_rate.value, found["porter"].win_rate.value) == (0.0, 1.0)
    assert found["GivesUp"].mean_score > found["porter"].mean_score  # points are those of the game as it was finished
    assert found["GivesUp"].rating.value < found["porter"].rating.value


def test_a_time_limit_makes_another_run() -> None:
    """Blocks with and without one, or with two different ones, are not the same experiment."""
    tables = [ArenaSetup(BOARD, ["stoker", "porter"], 2, move_time=seconds) for seconds in (None, 1.0, 2.0)]
    assert len({_key(table) for table in tables}) == 3
    assert _key(SMALL)[2].startswith("[")  # as files of earlier versions have it


def test_with_time_enough_nothing_changes() -> None:
    bots = ["conductor", "stoker"]
    assert play_match(BOARD, bots, seed=3) == play_match(BOARD, bots, seed=3, move_time=3600.0)


def clock_of(*times: float) -> Callable[[], float]:
    left = iter(times)
    return lambda: next(left)


def test_time_is_measured_also_where_nothing_can_interrupt() -> None:
    assert decide_in_time(lambda: 7, 60.0, clock_of(0.0, 60.0)) == 7
    with pytest.raises(Forfeit, match="60 s"):
        decide_in_time(lambda: 7, 60.0, clock_of(0.0, 60.1))

    found: list[object] = []

    def elsewhere() -> None:
        try:
            decide_in_time(lambda: 7, 60.0, clock_of(0.0, 60.1))
        except Forfeit as forfeit:
            found.append(forfeit)

    thread = threading.Thread(target=elsewhere)
    thread.start()
    thread.join()
    assert len(found) == 1


@pytest.mark.skipif(os.name == "nt", reason="signals interrupt on POSIX systems only")
def test_a_bot_that_catches_everything_is_interrupted_again() -> None:
    caught: list[BaseException] = []

    def stubborn() -> int:
        while len(caught) < 2:
            try:
                while True:
                    time.sleep(0.001)
            except BaseException as error:
                caught.append(error)
        return 1

    with pytest.raises(Forfeit):
        decide_in_time(stubborn, 0.01)
    assert len(caught) == 2
    assert not any(isinstance(error, Exception) for error in caught)


@pytest.mark.skipif(os.name == "nt", reason="signals interrupt on POSIX systems only")
def test_an_alarm_that_was_set_before_still_rings() -> None:
    rung: list[int] = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: rung.append(number))
    try:
        signal.setitimer(signal.ITIMER_REAL, 0.2)
        assert decide_in_time(lambda: 3, 600.0) == 3
        while not rung:
            time.sleep(0.001)
        assert signal.getitimer(signal.ITIMER_REAL) == (0.0, 0.0)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
