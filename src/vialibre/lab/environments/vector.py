"""Batched environment: one compiled call applies one action in each of many games and writes observations into
arrays."""

from __future__ import annotations

from os import PathLike
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vialibre.boards.model import Board
from vialibre.engine.core.batch import Batch
from vialibre.engine.core.batch_copy import BatchData, pack_batch, unpack_batch
from vialibre.engine.explain import refuse
from vialibre.engine.setup_checks import check_alvin
from vialibre.engine.view import View, view_of
from vialibre.errors import BadSetup, IllegalAction, VialibreError
from vialibre.lab.environments.encoding import Encoding, over
from vialibre.lab.environments.rewards import is_margin
from vialibre.lab.match import MOST_ACTIONS

SEEDS = 2**29
"""The number of batch seeds; each leaves room for 2**32 deals."""


class BatchState(NamedTuple):
    """The observations of every game. The arrays are reused at every step: copy what you want to keep."""

    observations: NDArray[Any]
    """For the seat to move: float32, or bytes if packed."""
    masks: NDArray[Any]
    """Its legal actions: bool, or bits (lowest first) if packed."""
    to_move: NDArray[np.int64]
    rewards: NDArray[np.float64]
    """For each game and seat; nonzero only where a game has just ended."""
    terminated: NDArray[np.bool_]
    """The game ended with this step: everything in its row except rewards, totals and lengths belongs to the next
    game."""
    truncated: NDArray[np.bool_]
    """The game was truncated after `most_actions`, without rewards."""


class VectorEnv:
    """`n` games on a board. A game that ends is dealt again in the same step.

    The same seed and actions give the same games; the deals of game i do not depend on the other games.
    """

    def __init__(
        self,
        board: Board | str | PathLike[str] = "usa",
        seats: int = 2,
        n: int = 1024,
        *,
        seed: int = 0,
        packed: bool = False,
        reward: str = "win",
        alvin: bool = False,
        most_actions: int = MOST_ACTIONS,
    ) -> None:
        """Deal all games. Raises BadSetup for invalid options, BoardError for an unknown board."""
        if n < 1 or most_actions < 1:
            raise BadSetup("empty_batch", games=n, actions=most_actions)
        self.encoding = Encoding(board, seats)
        self.board = self.encoding.board
        check_alvin(self.board, alvin)
        self.n, self.seats, self.packed = n, seats, packed
        self.n_actions = self.encoding.actions
        self._batch = Batch(self.encoding.index, self.encoding.layout, n, 0, alvin, most_actions)
        self._batch.by_margin = is_margin(reward)
        self._options = {"packed": packed, "reward": reward, "alvin": alvin, "most_actions": most_actions}
        if not packed:
            self._batch.want_dense_masks()
        self.packed_observations = over(self._batch.observations, np.uint8).reshape(n, -1)
        self.packed_masks = over(self._batch.masks, np.uint8).reshape(n, -1)
        self.totals = over(self._batch.totals, np.int64).reshape(n, seats)
        """Final points of the last game that ended in each slot."""
        self.lengths = over(self._batch.lengths, np.int64)
        """Its number of actions."""
        self.legal_counts = over(self._batch.legal_counts, np.int64)
        self._lots = over(self._batch.actions, np.int64)
        self.now = BatchState(
            self.packed_observations if packed else np.zeros((n, self.encoding.dense_size), np.float32),
            self.packed_masks if packed else over(self._batch.dense_masks, np.bool_).reshape(n, -1),
            over(self._batch.to_move, np.int64),
            over(self._batch.rewards, np.float64).reshape(n, seats),
            over(self._batch.terminated, np.bool_),
            over(self._batch.truncated, np.bool_),
        )
        self._seed = seed
        self.reset(seed=seed)

    def reset(self, *, seed: int | None = None) -> BatchState:
        """Deal all games again; without a seed, with the last one."""
        wanted = self._seed if seed is None else seed
        if not 0 <= wanted < SEEDS:
            raise BadSetup("bad_batch_seed", seed=str(wanted)[:80], last=SEEDS - 1)
        self._seed = wanted
        self._batch.reset(wanted)
        return self._seen()

    def step(self, actions: ArrayLike) -> BatchState:
        """Apply one action in each game. If any is illegal, raises IllegalAction naming the game, and applies none."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise BadSetup("bad_batch_actions", games=self.n, shape=str(chosen.shape), type=str(chosen.dtype))
        numbers: list[int] = chosen.astype(np.int64, copy=False).tolist()
        wrong = int(self._batch.step(numbers))
        if wrong >= 0:
            self._refuse(wrong, numbers[wrong])
        return self._seen()

    def random_actions(self) -> NDArray[np.int64]:
        """A uniformly random legal action for each game; the array is overwritten by the next call."""
        self._batch.draw_lots()
        return self._lots

    def view(self, game: int) -> View:
        """The view of the seat to move in a game, for bots."""
        state = self._batch.games[game]
        return view_of(state, int(state.player))

    def legal_ids(self, game: int) -> list[int]:
        """The action numbers that the seat to move may choose from, ascending."""
        found: list[int] = np.flatnonzero(np.unpackbits(self.packed_masks[game], bitorder="little")).tolist()
        return found

    def __eq__(self, other: object) -> bool:
        """If the other has the same settings and its games are at the same positions with the same deals to come."""
        if not isinstance(other, VectorEnv):
            return NotImplemented
        mine, theirs = (
            (self.board, self.seats, self.n, self._options),
            (other.board, other.seats, other.n, other._options),
        )
        return mine == theirs and pack_batch(self._batch) == pack_batch(other._batch)

    __hash__ = None  # type: ignore[assignment]  # it changes

    def __copy__(self) -> VectorEnv:
        return _restored(*self.__reduce__()[1])

    def __deepcopy__(self, memo: dict[int, object]) -> VectorEnv:
        return self.__copy__()

    def __reduce__(self) -> tuple[Any, tuple[Any, ...]]:
        return _restored, (self.board, self.seats, self.n, self._options, self._seed, pack_batch(self._batch))

    def _seen(self) -> BatchState:
        if not self.packed:
            self.encoding.make_dense(self.packed_observations, self.now.observations)
        return self.now

    def _refuse(self, game: int, action: int) -> None:
        state = self._batch.games[game]
        try:
            refuse(state, int(state.player), action)
        except VialibreError as error:
            raise IllegalAction("illegal_in_batch", game=game, number=action, why=str(error)) from None


def _restored(board: Board, seats: int, n: int, options: dict[str, Any], seed: int, data: BatchData) -> VectorEnv:
    """An environment as it was when it was copied or pickled."""
    env = VectorEnv(board, seats, n, seed=seed, **options)
    unpack_batch(env._batch, data)
    env._seen()
    return env
