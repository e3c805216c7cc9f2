"""One decision: what is a mistake, what is none, and that nothing hidden enters."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random

import pytest

from vialibre import Record, View, determinize, set_up
from vialibre.engine.game import Game
from vialibre.errors import BadSetup
from vialibre.lab.review.decisions import LEAST, Judge, Judged
from vialibre.lab.review.game import review_game


def last_turn() -> Game:
    return set_up(
        "usa",
        hands=["red red", "blue"],
        tickets=[["denver-el_paso"], ["boston-miami"]],
        owners={"denver-santa_fe": 0},
        row="red orange green blue black",
        last_turns=2,
    )


class Fearful:
    """Draws whatever it may draw, and does not like to be asked twice with another list."""

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        assert view.seat is not None
        assert view.own is not None
        return min(legal)


def judge_of(game: Game, action: str, bot: str = "surveyor", samples: int = 8) -> Judged:
    judged = Judge(bot, int(game.seat_count), samples).look(game, 0, game.number_of(action))
    assert judged is not None
    return judged


def test_what_completes_a_ticket_in_the_last_turn_is_better_than_a_card() -> None:
    game = last_turn()
    best = game.text_of(judge_of(game, "draw red").preferred)
    assert best.startswith("claim el_paso-santa_fe")
    judged = judge_of(game, "draw red")
    assert judged.loss > 0.02
    assert judged.is_mistake
    assert judged.after_preferred - judged.after_played == pytest.approx(judged.loss)


def test_where_both_agree_nothing_is_lost() -> None:
    game = last_turn()
    best = game.text_of(judge_of(game, "draw red").preferred)
    judged = judge_of(game, best)
    assert judged.agrees
    assert judged.loss == 0
    assert not judged.is_mistake


def test_what_looks_better_than_the_bot_is_no_loss() -> None:
    """A poor bot would rather draw; to claim what completes a ticket is no mistake beside that."""
    game = last_turn()
    best = game.text_of(judge_of(game, "draw red").preferred)
    judged = judge_of(game, best, bot="tests.lab.review.test_decisions:Fearful")
    assert not judged.agrees
    assert judged.after_played > judged.after_preferred
    assert judged.loss == 0


def test_all_that_was_legal_is_told() -> None:
    game = last_turn()
    judged = judge_of(game, "draw red")
    assert judged.legal == tuple(game.legal_ids(0))
    assert judged.choices == len(judged.legal) > 5
    assert {judged.played, judged.preferred} <= set(judged.legal)


def test_one_legal_action_is_no_decision() -> None:
    game = set_up("europe", hands=["red red", "blue"], row="red wild green blue black", deck="wild red red")
    game.apply("claim angora-constantinople red")
    (only,) = game.legal_ids(0)
    assert Judge("surveyor", 2).look(game, 0, only) is None


def test_hidden_cards_do_not_enter() -> None:
    """The same view with other cards in the deck and in other hands gives the same judgement."""
    game = last_turn()
    others = [determinize(game.view(0), Random(seed)) for seed in range(3)]
    found = {judge_of(world, "draw red") for world in (game, *others)}
    assert len(found) == 1


def test_the_game_itself_is_left_alone() -> None:
    game = last_turn()
    before = game.view(0), game.view(1)
    judge_of(game, "draw red")
    assert (game.view(0), game.view(1)) == before


def test_small_or_uncertain_losses_are_no_mistakes() -> None:
    judged = replace(judge_of(last_turn(), "draw red"), after_played=0.4, after_preferred=0.5, error=0.04)
    assert judged.is_mistake
    assert not replace(judged, error=0.06).is_mistake
    assert not replace(judged, after_preferred=0.4 + LEAST / 2, error=0.0).is_mistake


def test_a_bot_that_fails_is_told(tiny: Record) -> None:
    with pytest.raises(BadSetup) as caught:
        review_game(tiny, "tests.lab.review.test_decisions:Broken")
    assert caught.value.code == "bot_failed"


class Broken:
    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        raise RuntimeError("no idea")
