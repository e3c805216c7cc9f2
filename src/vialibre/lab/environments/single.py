"""Gymnasium environment: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from os import PathLike
from random import Random
from typing import Any

import gymnasium
import numpy as np
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from vialibre.boards.model import Board
from vialibre.bots.given import GivenBot, bot_maker
from vialibre.engine.core.shuffle import FAST
from vialibre.engine.game import Game, state_of
from vialibre.engine.view import View
from vialibre.errors import BadSetup, VialibreError
from vialibre.lab.environments.comparing import Comparable, generator_state
from vialibre.lab.environments.encoding import Encoding
from vialibre.lab.environments.render import RENDER_MODES, as_text, check_render_mode, require_render_mode
from vialibre.lab.environments.rewards import is_margin, rewards_of
from vialibre.lab.environments.spaces import observation_box
from vialibre.lab.match import MOST_ACTIONS, Players

ILLEGAL_REWARD = -1.0
"""An illegal action ends the game with this reward; `info["illegal"]` then gives the reason."""


class Learner:
    """Placeholder in the learner's seat; never called."""

    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        raise AssertionError("the environment waits for its own learner")


class SingleEnv(Comparable, gymnasium.Env[NDArray[Any], np.int64]):
    """A step is one decision of the learner; between them the bots play. `info["action_mask"]` marks legal actions."""

    metadata: dict[str, Any] = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  as Gymnasium has it

    def __init__(
        self,
        board: Board | str | PathLike[str],
        bots: GivenBot | Sequence[GivenBot],
        *,
        seat: int | None,
        packed: bool,
        reward: str,
        alvin: bool,
        most_actions: int,
        render_mode: str | None,
    ) -> None:
        given = [bots] if isinstance(bots, str) or callable(bots) else bots
        self._bots = [bot_maker(bot) for bot in given]
        self.encoding = Encoding(board, len(self._bots) + 1)
        if seat is not None and not 0 <= seat <= len(self._bots):
            raise BadSetup("no_such_seat", seat=seat, seats=len(self._bots) + 1)
        self.render_mode = check_render_mode(render_mode)
        self.action_space = Discrete(self.encoding.actions)
        self.observation_space = observation_box(self.encoding, packed=packed)
        self._wanted_seat, self._packed, self._margin = seat, packed, is_margin(reward)
        self._alvin, self._most_actions = alvin, most_actions
        self.seat = 0
        self.game: Game | None = None
        self._players: Players | None = None

    def _identity(self) -> tuple[Any, ...]:
        settings = (self._wanted_seat, self._packed, self._margin, self._alvin, self._most_actions, self.render_mode)
        bots = [name for name, _ in self._bots]
        lots = [] if self._players is None else [random.getstate() for random in self._players.randoms]
        return (self.encoding.board, bots, settings, self.seat, self.game, generator_state(self._np_random), lots)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        super().reset(seed=seed)
        deal = int(self.np_random.integers(2**62))
        seats = self.encoding.seats
        chosen = int(self.np_random.integers(seats))
        self.seat = chosen if self._wanted_seat is None else self._wanted_seat
        names = [name for name, _ in self._bots]
        bots = [make() for _, make in self._bots]
        names.insert(self.seat, "learner")
        bots.insert(self.seat, Learner())
        self._players = Players(bots, names, deal)
        self.game = Game.new(self.encoding.board, seats=seats, seed=deal, shuffle=FAST, alvin=self._alvin, events=False)
        self._let_bots_play(self.game)
        return self._seen(self.game), self._info(self.game)

    def step(self, action: np.int64 | int) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        game = self._playing()
        try:
            game.apply(int(action), self.seat)
        except VialibreError as error:
            self.game = None
            return self._seen(game), ILLEGAL_REWARD, True, False, {**self._info(game), "illegal": str(error)}
        self._let_bots_play(game)
        reward = rewards_of(state_of(game), margin=self._margin)[self.seat] if game.is_over else 0.0
        return self._seen(game), reward, game.is_over, self._is_too_long(game), self._info(game)

    def action_masks(self) -> NDArray[np.bool_]:
        """For libraries that query the environment itself."""
        return self.encoding.mask(state_of(self._playing()), self.seat).view(np.bool_)

    def render(self) -> str:
        """The learner's view as text. Raises BadSetup without render_mode="ansi"."""
        require_render_mode(self.render_mode)
        view = self._playing().view(self.seat)
        return as_text(view, [f"seat_{seat} ({name})" for seat, name in enumerate(self._bots_of_game().names)])

    def _playing(self) -> Game:
        if self.game is None:
            raise BadSetup("no_game_to_step")
        return self.game

    def _bots_of_game(self) -> Players:
        if self._players is None:
            raise BadSetup("no_game_to_step")
        return self._players

    def _let_bots_play(self, game: Game) -> None:
        while not game.is_over and self.seat not in game.to_act and not self._is_too_long(game):
            self._bots_of_game().act(game, game.to_act[0])
        if game.is_over:
            self._bots_of_game().end(game)

    def _is_too_long(self, game: Game) -> bool:
        return not game.is_over and game.version >= self._most_actions

    def _seen(self, game: Game) -> NDArray[Any]:
        packed = self.encoding.packed(state_of(game), self.seat)
        return packed.copy() if self._packed else self.encoding.dense(packed)

    def _info(self, game: Game) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.encoding.mask(state_of(game), self.seat), "seat": self.seat}
        if game.is_over:
            info["totals"] = [sheet.total for sheet in game.score_sheets()]
        return info


def single_env(
    board: Board | str | PathLike[str] = "usa",
    bots: GivenBot | Sequence[GivenBot] = ("stoker",),
    *,
    seat: int | None = None,
    packed: bool = False,
    reward: str = "win",
    alvin: bool = False,
    most_actions: int = MOST_ACTIONS,
    render_mode: str | None = None,
) -> SingleEnv:
    """Return an environment for one seat against these bots, in seat order. `seat` is the learner's; None varies it by
    game.

    A bot is a name, a class, or a function that takes (view, legal, random) and returns one of `legal`.
    """
    return SingleEnv(
        board,
        bots,
        seat=seat,
        packed=packed,
        reward=reward,
        alvin=alvin,
        most_actions=most_actions,
        render_mode=render_mode,
    )
