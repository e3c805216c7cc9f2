"""PettingZoo environment (AEC): one game, its seats acting in turn.

At the opening all seats choose tickets simultaneously; here they answer in seat order. No seat sees which tickets the
others kept, only how many.
"""

from __future__ import annotations

from os import PathLike
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from pettingzoo import AECEnv
from pettingzoo.utils.wrappers import AssertOutOfBoundsWrapper, OrderEnforcingWrapper

from vialibre.boards.model import Board
from vialibre.engine.core.shuffle import FAST
from vialibre.engine.game import Game, state_of
from vialibre.engine.view import View
from vialibre.lab.environments.comparing import Comparable, generator_state
from vialibre.lab.environments.encoding import Encoding
from vialibre.lab.environments.render import RENDER_MODES, as_text, check_render_mode, require_render_mode
from vialibre.lab.environments.rewards import is_margin, rewards_of
from vialibre.lab.environments.spaces import observation_box
from vialibre.lab.match import MOST_ACTIONS


def env(board: Board | str | PathLike[str] = "usa", seats: int = 3, **options: Any) -> AECEnv[str, Any, int]:
    """A game as a PettingZoo environment with the usual wrappers; options as for `raw_env`."""
    return GuardedEnv(AssertOutOfBoundsWrapper(raw_env(board, seats, **options)))


class GuardedEnv(Comparable, OrderEnforcingWrapper):  # type: ignore[misc]  # PettingZoo brings no types
    """The outermost wrapper; it can be compared and copied like the environment inside."""

    def _identity(self) -> tuple[Any, ...]:
        return (self.unwrapped, self._has_reset)


class raw_env(Comparable, AECEnv[str, Any, int]):  # type: ignore[misc]  # noqa: N801  untyped, and named so by PettingZoo
    """A game whose agents are `seat_0`, `seat_1` …; an illegal action raises IllegalAction with the reason."""

    def __init__(
        self,
        board: Board | str | PathLike[str] = "usa",
        seats: int = 3,
        *,
        packed: bool = False,
        reward: str = "win",
        alvin: bool = False,
        most_actions: int = MOST_ACTIONS,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.encoding = Encoding(board, seats)
        self.metadata = {
            "name": f"vialibre_{self.encoding.board.id}_v1",
            "render_modes": RENDER_MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.render_mode = check_render_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._packed, self._margin, self._alvin, self._most_actions = packed, is_margin(reward), alvin, most_actions
        self._random = np.random.default_rng()
        self._actions = {agent: Discrete(self.encoding.actions) for agent in self.possible_agents}
        seen = Dict(
            {
                "observation": observation_box(self.encoding, packed=packed),
                "action_mask": Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )
        self._observations = dict.fromkeys(self.possible_agents, seen)
        self.game: Game = self._deal()

    def _identity(self) -> tuple[Any, ...]:
        settings = (self._packed, self._margin, self._alvin, self._most_actions, self.render_mode)
        names = ("agents", "agent_selection", "rewards", "_cumulative_rewards", "terminations", "truncations", "infos")
        turns = [getattr(self, name, None) for name in names]  # PettingZoo sets them at the first reset
        return (self.encoding.board, self.encoding.seats, settings, self.game, generator_state(self._random), turns)

    def _deal(self) -> Game:
        seed = int(self._random.integers(2**62))
        encoding = self.encoding
        return Game.new(encoding.board, seats=encoding.seats, seed=seed, shuffle=FAST, alvin=self._alvin, events=False)

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observations[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._actions[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = self._deal()
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._to_move()

    def observe(self, agent: str) -> dict[str, Any]:
        """What the agent's seat may know and do, on any player's turn."""
        seat = self.possible_agents.index(agent)
        packed = self.encoding.packed(state_of(self.game), seat)
        seen = packed.copy() if self._packed else self.encoding.dense(packed)
        return {"observation": seen, "action_mask": self.encoding.mask(state_of(self.game), seat)}

    def view(self, agent: str) -> View:
        """The same as a View, for bots."""
        return self.game.view(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self.game.apply(int(action), self.possible_agents.index(agent))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.game.is_over:
            worth = rewards_of(state_of(self.game), margin=self._margin)
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        elif self.game.version >= self._most_actions:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self._to_move()
        self._accumulate_rewards()

    def _to_move(self) -> str:
        return self.possible_agents[self.game.to_act[0]]

    def render(self) -> str:
        """The view of the agent to act as text. Raises BadSetup without render_mode="ansi"."""
        require_render_mode(self.render_mode)
        return as_text(self.view(self.agent_selection), self.possible_agents)

    def close(self) -> None:
        """Does nothing: there are no resources to release."""
