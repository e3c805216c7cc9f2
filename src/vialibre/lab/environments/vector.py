"""Many games at once: one call does one action in each of them, compiled, and writes what is seen into arrays."""

from __future__ import annotations

from os import PathLike
from typing import Any, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from vialibre.boards.model import Board
from vialibre.engine.core.batch import Batch
from vialibre.engine.explain import refuse
from vialibre.engine.view import View, view_of
from vialibre.errors import BadSetup, IllegalAction, VialibreError
from vialibre.lab.environments.encoding import Encoding, over
from vialibre.lab.environments.rewards import is_margin
from vialibre.lab.match import MOST_ACTIONS

SEEDS = 2**29
"""Seeds of a batch; each has room for 2**32 deals."""


class Now(NamedTuple):
    """What is seen now in every game. The arrays are the same at every step: copy what you want to keep."""

    observations: NDArray[Any]
    """Of the seat to move: float32, or bytes if packed."""
    masks: NDArray[Any]
    """Its legal actions: bool, or bits (the lowest first) if packed."""
    to_move: NDArray[np.int64]
    rewards: NDArray[np.float64]
    """For each game and seat; not 0 only where a game has just ended."""
    terminated: NDArray[np.bool_]
    """The game ended with this step: all else in its row but rewards, totals and lengths is of the next one."""
    truncated: NDArray[np.bool_]
    """The game was broken off after `most_actions`; nobody is rewarded."""


class VectorEnv:
    """`n` games on a board. A game that ends is dealt anew in the same step.

    The same seed and actions give the same games; game i sees the same deals whatever the others do.
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
        """Deals all games at once. Raises BadSetup for what cannot be, BoardError for an unknown board."""
        if n < 1 or most_actions < 1:
            raise BadSetup("empty_batch", games=n, actions=most_actions)
        self.encoding = Encoding(board, seats)
        self.board = self.encoding.board
        if alvin and self.board.rules.alvin is None:
            raise BadSetup("no_alvin", board=self.board.name)
        self.n, self.seats, self.packed = n, seats, packed
        self.n_actions = self.encoding.actions
        self._batch = Batch(self.encoding.index, self.encoding.layout, n, 0, alvin, most_actions)
        self._batch.by_margin = is_margin(reward)
        if not packed:
            self._batch.want_dense_masks()
        self.packed_observations = over(self._batch.observations, np.uint8).reshape(n, -1)
        self.packed_masks = over(self._batch.masks, np.uint8).reshape(n, -1)
        self.totals = over(self._batch.totals, np.int64).reshape(n, seats)
        """Final points of the last game that ended in each place."""
        self.lengths = over(self._batch.lengths, np.int64)
        """How many actions it had."""
        self.legal_counts = over(self._batch.legal_counts, np.int64)
        self._lots = over(self._batch.actions, np.int64)
        self.now = Now(
            self.packed_observations if packed else np.zeros((n, self.encoding.dense_size), np.float32),
            self.packed_masks if packed else over(self._batch.dense_masks, np.bool_).reshape(n, -1),
            over(self._batch.to_move, np.int64),
            over(self._batch.rewards, np.float64).reshape(n, seats),
            over(self._batch.terminated, np.bool_),
            over(self._batch.truncated, np.bool_),
        )
        self._seed = seed
        self.reset(seed=seed)

    def reset(self, *, seed: int | None = None) -> Now:
        """Deal all games anew; without a seed, those of the last one."""
        wanted = self._seed if seed is None else seed
        if not 0 <= wanted < SEEDS:
            raise BadSetup("bad_batch_seed", seed=str(wanted)[:80], last=SEEDS - 1)
        self._seed = wanted
        self._batch.reset(wanted)
        return self._seen()

    def step(self, actions: ArrayLike) -> Now:
        """One action in each game. If any is illegal IllegalAction names the game, and none is done."""
        chosen = np.asarray(actions)
        if chosen.shape != (self.n,) or chosen.dtype.kind not in "iu":
            raise BadSetup("bad_batch_actions", games=self.n, shape=str(chosen.shape), type=str(chosen.dtype))
        numbers: list[int] = chosen.astype(np.int64, copy=False).tolist()
        wrong = int(self._batch.step(numbers))
        if wrong >= 0:
            self._refuse(wrong, numbers[wrong])
        return self._seen()

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each game, all equally likely; the array is written again at the next call."""
        self._batch.draw_lots()
        return self._lots

    def view(self, game: int) -> View:
        """What the seat to move in a game may know: for bots that play along."""
        state = self._batch.games[game]
        return view_of(state, int(state.player))

    def legal_ids(self, game: int) -> list[int]:
        """The numbers that the seat to move may choose from, in rising order."""
        found: list[int] = np.flatnonzero(np.unpackbits(self.packed_masks[game], bitorder="little")).tolist()
        return found

    def _seen(self) -> Now:
        if not self.packed:
            self.encoding.make_dense(self.packed_observations, self.now.observations)
        return self.now

    def _refuse(self, game: int, action: int) -> None:
        state = self._batch.games[game]
        try:
            refuse(state, int(state.player), action)
        except VialibreError as error:
            raise IllegalAction("illegal_in_batch", game=game, number=action, why=str(error)) from None
