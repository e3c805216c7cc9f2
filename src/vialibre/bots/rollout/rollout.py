"""A sampled world played on by couriers, a few turns or to its end."""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from vialibre.bots.planner.board_model import BoardModel
from vialibre.bots.planner.endgame import MOST_POINTS, best_last_turns, end_game, margin
from vialibre.bots.rollout.options import best_options
from vialibre.bots.rollout.policy import RolloutPolicy
from vialibre.engine.core.apply import apply_action
from vialibre.engine.core.constants import KINDS, OVER, TURN
from vialibre.engine.core.scoring import final_scoring
from vialibre.engine.core.state import State, copy_state

MOST_ACTIONS: Final[i64] = 1500
MOST_SURE: Final = 50.0
"""Beyond this a chance is 0 or 1, and the exponential of some thousand would be no number any more."""
SURE: Final = 2.0
"""Points ahead in a game that is over, for a chance of about three in four: what was guessed in it is not quite so."""


def look_ahead(world: State, action: i64, who: i64, model: BoardModel, turns: i64) -> i64:
    """Do the action in a copy of the world, let couriers play so many turns each; how far `who` is ahead by then.

    In hundredths of points, with what everybody's plan is worth then.
    """
    rollout = Rollout(world, model, who)
    rollout.apply(action)
    return rollout.play_turns(turns)


def play_last(world: State, action: i64, who: i64, model: BoardModel) -> float:
    """Do the action in a copy of the world in its last round; the chance to win when the others did their best."""
    rollout = Rollout(world, model, who)
    rollout.apply(action)
    end_game(rollout.s, rollout.policies)
    return chance(float(margin(rollout.s, who)), SURE)


def last_turns(world: State, model: BoardModel, most: i64) -> list[int]:
    """What the seat may do in its last turn, best first: of what it scores itself the world's guesses change little."""
    return best_last_turns(world, Rollout(world, model, world.player).policies, most)


def chance(lead: float, scale: float) -> float:
    """A chance to win by the points ahead: a smooth step, since a few points more are luck."""
    return 1.0 / (1.0 + exp(-max(-MOST_SURE, min(MOST_SURE, lead / scale))))


class Rollout:
    """One line of play in a sampled world: the rivals are couriers, and so is the seat itself after the tree's end."""

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
        """Let the rivals play until the seat is asked; False if the game is over before."""
        s = self.s
        while s.phase != OVER and s.player != self.who and self.steps < MOST_ACTIONS:
            apply_action(s, s.player, self.policies[s.player].choose(s))
            self.steps += 1
        return s.phase != OVER and s.player == self.who

    def options(self, most: i64) -> list[tuple[int, int]]:
        return best_options(self.policies[self.who], self.s, most)

    def hand_key(self) -> int:
        """The own hand as one number: what was drawn decides which branch of the tree this is."""
        key: int = 0
        hand = self.s.seats[self.who].hand
        for c in range(KINDS):
            key = key * 64 + int(hand[c])
        return key

    def finish(self) -> i64:
        """Let couriers end the game; how far the seat is ahead of the best rival."""
        s = self.s
        while s.phase != OVER and self.steps < MOST_ACTIONS:
            apply_action(s, s.player, self.policies[s.player].choose(s))
            self.steps += 1
        if s.phase != OVER:
            final_scoring(s)
        return margin(s, self.who)

    def play_turns(self, turns: i64) -> i64:
        """Let couriers play until the seat has had so many turns more; how far it is ahead, with all plans' worth."""
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
        """Hundredths of points ahead of the best rival, with what everybody's plan is worth.

        Prizes (longest path, globetrotter) and stations that stay unbuilt are left out: no plan counts them.
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
