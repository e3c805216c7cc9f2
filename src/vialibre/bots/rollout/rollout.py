"""Rollouts: a sampled world played on by rollout policies, a few turns or to the end of the game."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from vialibre.bots.planner.board_model import BoardModel
from vialibre.bots.planner.endgame import MOST_POINTS, best_last_turns, end_game, margin
from vialibre.bots.rollout.policy import RolloutPolicy
from vialibre.engine.core.apply import apply_action
from vialibre.engine.core.constants import KINDS, OVER, TURN
from vialibre.engine.core.scoring import final_scoring
from vialibre.engine.core.state import State, copy_state

MOST_ACTIONS: Final[i64] = 1500
MOST_SURE: Final = 50.0
"""Beyond this a chance is 0 or 1, and the exponential would overflow."""
SURE: Final = 2.0
"""A lead at the end of a sampled game that is a chance of about three in four: hidden cards were only sampled."""


def look_ahead(world: State, action: i64, who: i64, model: BoardModel, turns: i64) -> i64:
    """Apply the action in a copy of the world, roll out so many turns of each seat; the lead of `who` by then.

    In hundredths of points, with the value of every seat's plan.
    """
    rollout = Rollout(world, model, who)
    rollout.apply(action)
    return rollout.play_turns(turns)


def play_last(world: State, action: i64, who: i64, model: BoardModel) -> float:
    """Apply the action in a copy of the world in its last round; the chance to win if all others play it exactly."""
    rollout = Rollout(world, model, who)
    rollout.apply(action)
    end_game(rollout.s, model)
    return chance(float(margin(rollout.s, who)), SURE)


def last_turns(world: State, model: BoardModel, most: i64) -> list[int]:
    """The best last turns of the seat to play. One world is enough: hidden cards hardly change its own score."""
    return best_last_turns(world, model, most)


def chance(lead: float, scale: float) -> float:
    """The chance to win with a lead: a logistic curve, since a few points more are luck."""
    return 1.0 / (1.0 + exp(-max(-MOST_SURE, min(MOST_SURE, lead / scale))))


class Rollout:
    """One rollout in a copy of a sampled world. A search tree may choose the seat's own actions first."""

    def __init__(self, world: State, model: BoardModel, who: i64) -> None:
        s = State(None, None, 0)
        copy_state(world, s)
        s.tracing = False
        self.s: State = s
        self.who: i64 = who
        self.steps: i64 = 0
        self.policies: list[RolloutPolicy] = []
        for i in range(s.n):
            self.policies.append(RolloutPolicy(model, i))

    def apply(self, action: i64) -> None:
        apply_action(self.s, self.who, action)

    def to_own_decision(self) -> bool:
        """Let opponents play until the seat must decide; False if the game is over before."""
        s = self.s
        while s.phase != OVER and s.player != self.who and self.steps < MOST_ACTIONS:
            apply_action(s, s.player, self.policies[s.player].choose(s))
            self.steps += 1
        return s.phase != OVER and s.player == self.who

    def options(self, most: i64) -> list[tuple[int, int]]:
        return self.policies[self.who].options(self.s, most)

    def hand_key(self) -> int:
        """The own hand as one number: the cards drawn decide which node of the tree comes next."""
        key: int = 0
        hand = self.s.seats[self.who].hand
        for c in range(KINDS):
            key = key * 64 + int(hand[c])
        return key

    def finish(self) -> i64:
        """Play to the end of the game; the seat's lead over the best opponent."""
        s = self.s
        while s.phase != OVER and self.steps < MOST_ACTIONS:
            apply_action(s, s.player, self.policies[s.player].choose(s))
            self.steps += 1
        if s.phase != OVER:
            final_scoring(s)
        return margin(s, self.who)

    def play_turns(self, turns: i64) -> i64:
        """Play until the seat has had so many more turns; its lead in hundredths of points, with all plans."""
        s = self.s
        left: i64 = turns
        before: i64 = self.who
        while s.phase != OVER and self.steps < MOST_ACTIONS:
            if s.player == self.who and before != self.who and s.phase == TURN:
                if left == 0:
                    return self.promised_lead()
                left -= 1
            before = s.player
            apply_action(s, s.player, self.policies[s.player].choose(s))
            self.steps += 1
        return 100 * self.finish()

    def promised_lead(self) -> i64:
        """The lead over the best opponent with the value of every seat's plan, in hundredths of points.

        Bonuses (longest path, globetrotter) and unbuilt stations are left out: plans do not count them.
        """
        s = self.s
        best: i64 = -MOST_POINTS
        own: i64 = 0
        for i in range(s.n):
            promised: i64 = 100 * s.seats[i].score + self.policies[i].make(s).value
            if i == self.who:
                own = promised
            elif promised > best:
                best = promised
        return own - best
