"""Listed actions are accepted and all others refused; text, dataclass and number come back equal."""

from __future__ import annotations

from typing import Any, cast

import pytest
from hypothesis import given

from tests.properties.plays import BOARDS, Play, effort, last_of, plays
from tests.properties.whole import whole
from vialibre.engine.core.legal import is_legal, random_action
from vialibre.engine.core.shuffle import MULTIPLIER, Random
from vialibre.engine.game import Game, state_of
from vialibre.engine.notation import format_action, parse_action
from vialibre.engine.position import set_up
from vialibre.errors import BadAction, BadSetup, IllegalAction

NO_NUMBERS = (-1, -(2**63), 2**31, 2**63, 2**64, 10**30)
NO_ACTIONS: dict[str, object] = {
    "true": True,
    "false": False,
    "half": 1.5,
    "nan": float("nan"),
    "none": None,
    "bytes": b"draw deck",
    "list": ["draw deck"],
    "object": object(),
    "type": str,
}


def refused(game: Game, action: object, seat: int | None) -> BadAction | IllegalAction:
    """The error; anything but these two fails the test."""
    try:
        game.apply(cast(Any, action), seat)
    except (BadAction, IllegalAction) as error:
        return error
    raise AssertionError(f"{action!r} was accepted")


@effort(40, 1500)
@given(plays())
def test_listed_actions_are_accepted_and_all_others_refused(play: Play) -> None:
    """Every number of the board, by every seat that is waited for. A refused one changes nothing."""
    game = last_of(play)
    before = whole(game)
    for seat in range(game.seat_count):
        listed = game.legal_ids(seat)
        assert bool(listed) == (seat in game.to_act)
        assert len(set(listed)) == len(listed)
        for number in listed:
            after = game.copy()
            after.apply(number, seat)
            assert after.version == game.version + 1
        if not listed:
            continue
        for number in sorted(set(range(state_of(game).index.n_actions)) - set(listed)):
            assert not is_legal(state_of(game), seat, number)
            assert isinstance(refused(game, number, seat), IllegalAction), game.text_of(number)
    assert whole(game) == before


@effort(60, 1500)
@given(plays())
def test_seats_not_waited_for_may_do_nothing(play: Play) -> None:
    """Neither what the others may do nor anything else; and there are no other seats."""
    game = last_of(play)
    before = whole(game)
    listed = sorted({number for seat in game.to_act for number in game.legal_ids(seat)}) or [0, 9, 10]
    for seat in sorted(set(range(game.seat_count)) - set(game.to_act)):
        for number in listed[:: 1 + len(listed) // 40]:
            assert refused(game, number, seat).code == ("game_over" if game.is_over else "not_your_turn")
    for seat in (-1, int(game.seat_count), 10**30):
        with pytest.raises(BadSetup):
            game.apply(listed[0], seat)
    assert whole(game) == before


@effort(40, 1500)
@given(plays())
def test_what_is_no_action_is_refused(play: Play) -> None:
    """Numbers out of range, texts that say nothing and things of other types."""
    game = last_of(play)
    before = whole(game)
    for seat in (None, *game.to_act):
        for action in (*NO_NUMBERS, int(state_of(game).index.n_actions)):
            assert isinstance(refused(game, action, seat), BadAction)
        for thing in ("", "  ", "draw", "claim", "keep 0", "pay wild+1"):
            refused(game, thing, seat)
    assert whole(game) == before


@pytest.mark.parametrize("name", sorted(NO_ACTIONS))
def test_things_of_other_types_are_no_actions(name: str) -> None:
    """Also True, which is a number to Python: it would draw an orange card."""
    game = set_up("usa", row="red orange orange blue blue")
    before = whole(game)
    assert isinstance(refused(game, NO_ACTIONS[name], None), BadAction)
    assert whole(game) == before


def next_word(random: Random, word: int) -> None:
    """Set the generator so that its next word is this one: docs/shuffles.md, with a carry of 0 after the step."""
    x = 0 if word < 2**31 else 2 if word < 4 * int(MULTIPLIER) else 4
    random.state = (word - x * int(MULTIPLIER)) << 32 | x


@effort(80, 3000)
@given(plays())
def test_random_action_draws_from_the_list(play: Play) -> None:
    """It counts claims and stations instead of listing them, and still finds the k-th of the list, for every k."""
    game = last_of(play)
    if game.is_over:
        return
    listed = game.legal_ids(int(game.player))
    random = Random(0)
    n = len(listed)
    for k, number in enumerate(listed):
        for word in (-(-k * 2**32 // n), ((k + 1) * 2**32 - 1) // n):  # the first and the last word that mean k
            next_word(random, word)
            assert random_action(state_of(game), random, state_of(game).index.buffer()) == number


def test_next_word() -> None:
    random = Random(0)
    for word in (0, 1, 2**31 - 1, 2**31, 4 * int(MULTIPLIER) - 1, 4 * int(MULTIPLIER), 2**32 - 1):
        next_word(random, word)
        assert random.below(2**30) == word >> 2


@pytest.mark.parametrize("name", sorted(BOARDS))
def test_number_text_and_dataclass_come_back_equal(name: str) -> None:
    """Every number of every board, both ways; no two numbers have one text."""
    board = BOARDS[name]
    game = Game.new(board, seats=board.players[0])
    seen: set[str] = set()
    for number in range(state_of(game).index.n_actions):
        action, text = game.action_of(number), game.text_of(number)
        assert format_action(action) == text
        assert parse_action(text) == action
        assert game.number_of(action) == number
        assert game.number_of(text) == number
        assert text not in seen
        seen.add(text)


@pytest.mark.parametrize("name", sorted(BOARDS))
def test_no_action_beyond_the_last(name: str) -> None:
    board = BOARDS[name]
    game = Game.new(board, seats=board.players[0])
    for number in (-1, int(state_of(game).index.n_actions), 10**30):
        with pytest.raises(BadAction):
            game.action_of(number)
        with pytest.raises(BadAction):
            game.text_of(number)


@effort(80, 2000)
@given(plays())
def test_three_ways_to_say_an_action(play: Play) -> None:
    """By number, as text or as a dataclass: the same game comes out."""
    game = last_of(play)
    for seat in game.to_act:
        listed = game.legal_ids(seat)
        for number in listed[:: 1 + len(listed) // 8]:
            outcomes = []
            for action in (number, game.text_of(number), game.action_of(number)):
                after = game.copy()
                after.apply(action, seat)
                outcomes.append(whole(after))
            assert outcomes[0] == outcomes[1] == outcomes[2]
