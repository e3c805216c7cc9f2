"""OpenSpiel adapter: a board as the game `python_vialibre`.

All randomness is one chance node at the root, which picks one of `deals` numbered deals; all cards follow from the
deal. So every history can be replayed and serialized, and algorithms that enumerate chance outcomes see that many
deals.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

import numpy as np
import pyspiel

from vialibre.boards.load import load_board
from vialibre.engine.game import Game, state_of
from vialibre.engine.view import View
from vialibre.lab.environments.encoding import Encoding
from vialibre.lab.environments.replayable_game import ReplayableGame
from vialibre.lab.environments.rewards import rewards_of
from vialibre.lab.match import MOST_ACTIONS

NAME = "python_vialibre"
PARAMETERS: dict[str, Any] = {"board": "usa", "players": 2, "deals": 1000, "alvin": False}

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Vía Libre",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=6,
    min_num_players=2,
    provides_information_state_string=False,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=PARAMETERS,
)


class VialibreGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no type information
    """A board and a number of players."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = {**PARAMETERS, **(params or {})}
        self.encoding = Encoding(load_board(wanted["board"]), wanted["players"])
        self.deals, self.alvin = wanted["deals"], wanted["alvin"]
        info = pyspiel.GameInfo(
            num_distinct_actions=self.encoding.actions,
            max_chance_outcomes=self.deals,
            num_players=self.encoding.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(GAME_TYPE, info, wanted)

    def new_initial_state(self) -> VialibreState:
        return VialibreState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Observer:
        return Observer(self.encoding)

    def _identity(self) -> tuple[object, ...]:
        return self.encoding.board, self.encoding.seats, self.deals, self.alvin

    def __eq__(self, other: object) -> bool:
        return self._identity() == other._identity() if isinstance(other, VialibreGame) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._identity())

    def observation_tensor_shape(self) -> list[int]:
        return [self.encoding.dense_size]


class VialibreState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no type information
    """A game in progress. Before the deal, `game` is None."""

    def __init__(self, spiel: VialibreGame) -> None:
        super().__init__(spiel)
        self._encoding, self._deals, self._alvin = spiel.encoding, spiel.deals, spiel.alvin
        self._replayable: ReplayableGame | None = None

    @property
    def game(self) -> Game | None:
        return None if self._replayable is None else self._replayable.game

    def current_player(self) -> int:
        if self.game is None:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if self.is_terminal() else self.game.to_act[0]

    def is_terminal(self) -> bool:
        return self.game is not None and (self.game.is_over or self.game.version >= MOST_ACTIONS)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        return [(deal, 1.0 / self._deals) for deal in range(self._deals)]

    def _legal_actions(self, player: int) -> list[int]:
        return [] if self.game is None or self.is_terminal() else sorted(self.game.legal_ids(player))

    def _apply_action(self, action: int) -> None:
        if self._replayable is None:
            self._replayable = ReplayableGame(self._encoding, action, self._alvin)
        else:
            self._replayable.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if self.game is None:
            return f"deal {action}"
        return self.game.text_of(action)

    def returns(self) -> list[float]:
        """Shares of the victory; equal shares in a truncated game."""
        if self.game is None or not self.is_terminal():
            return [0.0] * self._encoding.seats
        if not self.game.is_over:
            return [1.0 / self._encoding.seats] * self._encoding.seats
        return rewards_of(state_of(self.game), margin=False)

    def __str__(self) -> str:
        return "-" if self.game is None else f"{self.game.version}: {_exactly(self.game.view(None))}"

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, VialibreState):
            return NotImplemented
        mine, theirs = (self._encoding.board, self._deals), (other._encoding.board, other._deals)
        return mine == theirs and self.game == other.game

    __hash__ = None  # type: ignore[assignment]  # it changes


class Observer:
    """The observations of all environments: docs/environments.md."""

    def __init__(self, encoding: Encoding) -> None:
        self.encoding = encoding
        self.tensor = np.zeros(encoding.dense_size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: VialibreState, player: int) -> None:
        if state.game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = self.encoding.dense(self.encoding.packed(state_of(state.game), player))

    def string_from(self, state: VialibreState, player: int) -> str:
        return "-" if state.game is None else _exactly(state.game.view(player))


def _exactly(view: View) -> str:
    """All that a view holds besides its board: OpenSpiel tells positions apart by such texts."""
    return ", ".join(f"{one.name}={getattr(view, one.name)!r}" for one in fields(view) if one.name != "board")


pyspiel.register_game(GAME_TYPE, VialibreGame)


def open_spiel_game(board: str = "usa", seats: int = 2, *, deals: int = 1000, alvin: bool = False) -> Any:
    """The board as an OpenSpiel game; also `pyspiel.load_game("python_vialibre", …)` once this module is imported."""
    return pyspiel.load_game(NAME, {"board": board, "players": seats, "deals": deals, "alvin": alvin})
