"""A batch of games that one call steps together inside the compiled code; observations are written into vectors.

The vectors are allocated once and overwritten at every step, so NumPy arrays over them need no copies. A game that ends
is dealt anew in the same step. Its seeds depend on the batch's seed and its place only, not on the other games.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from vialibre.engine.core.apply import apply_action
from vialibre.engine.core.board_index import BoardIndex, count_bits, ints
from vialibre.engine.core.constants import NO_SEAT, NONE, OVER
from vialibre.engine.core.legal import random_action
from vialibre.engine.core.observation_spec import ObservationSpec
from vialibre.engine.core.observe import fill_mask, mask_words, observe, u8s
from vialibre.engine.core.playout import PLAYER_STREAM
from vialibre.engine.core.setup import deal
from vialibre.engine.core.shuffle import FAST, Random, Shuffler
from vialibre.engine.core.state import State

SEEDS: Final[i64] = 4294967296  # deals per seed of a batch
ALL_BUT_SIGN: Final[i64] = 9223372036854775807
YES: Final[u8] = 1
NO: Final[u8] = 0


def floats(n: i64) -> vec[float]:
    return vec[float]([0.0] * n)


class Batch:
    def __init__(
        self, t: BoardIndex, layout: ObservationSpec, n: i64, seed: i64, with_alvin: bool, most_actions: i64
    ) -> None:
        self.index: BoardIndex = t
        self.layout: ObservationSpec = layout
        self.n: i64 = n
        self.seats: i64 = layout.seats
        self.seed: i64 = seed
        self.with_alvin: bool = with_alvin
        self.most_actions: i64 = most_actions
        self.by_margin: bool = False  # rewards are the lead in points, otherwise shares of the victory
        self.random: Random = Random(seed, PLAYER_STREAM)
        self.words: i64 = mask_words(t.n_actions)
        self.games: list[State] = []
        self.deals: vec[i64] = ints(n)  # how often each game was dealt
        self.actions: vec[i64] = ints(n)  # the choices of `draw_lots`

        self.observations: vec[u8] = u8s(n * layout.size)
        self.masks: vec[i64] = ints(n * self.words)
        self.dense_masks: vec[u8] = u8s(0)  # one byte per action, if requested
        self.legal_counts: vec[i64] = ints(n)
        self.rewards: vec[float] = floats(n * self.seats)
        self.to_move: vec[i64] = ints(n)
        self.terminated: vec[u8] = u8s(n)
        self.truncated: vec[u8] = u8s(n)
        # Results of the last finished game in each place.
        self.totals: vec[i64] = ints(n * self.seats)
        self.lengths: vec[i64] = ints(n)

    def reset(self, seed: i64) -> None:
        """Deal all games; the same seed gives the same games."""
        self.seed = seed
        self.random.restart(seed, PLAYER_STREAM)
        self.games = []
        for g in range(self.n):
            self.deals[g] = 0
            self.games.append(self.new_game(g))
            self.forget(g)
            self.show(g)

    def want_dense_masks(self) -> None:
        """From the next reset on, write masks with one byte per action, too."""
        self.dense_masks = u8s(self.n * self.index.n_actions)

    def new_game(self, g: i64) -> State:
        number: i64 = self.deals[g] * self.n + g
        self.deals[g] += 1
        s = State(self.index, Shuffler(FAST, self.seed * SEEDS + number, b""), self.seats)
        s.with_alvin = self.with_alvin
        deal(s, NO_SEAT)
        return s

    def step(self, actions: list[int]) -> i64:
        """Apply one action in each game. Returns NONE, or the first game where it is illegal; then no game changes."""
        for g in range(self.n):
            if not self.is_marked(g, actions[g]):
                return g
        for g in range(self.n):
            self.act(g, actions[g])
        return NONE

    def step_by_lot(self, times: i64) -> None:
        """Apply uniformly random legal actions: a benchmark without the cost of calls from Python."""
        for _i in range(times):
            for g in range(self.n):
                s = self.games[g]
                self.act(g, random_action(s, self.random, self.index.buffer()))

    def draw_lots(self) -> None:
        """Choose a uniformly random legal action for each game, from the masks."""
        for g in range(self.n):
            self.actions[g] = self.nth_marked(g, self.random.below(self.legal_counts[g]))

    def nth_marked(self, g: i64, n: i64) -> i64:
        masks = self.masks
        at: i64 = g * self.words
        for w in range(self.words):
            word: i64 = masks[at + w]
            here: i64 = count_bits(word & ALL_BUT_SIGN)  # interpreted, a negative number never runs out of bits
            if word < 0:
                here += 1
            if n < here:
                word &= ALL_BUT_SIGN
                for _i in range(n):
                    word &= word - 1
                if word == 0:  # only the sign bit, the highest one, is left
                    return w * 64 + 63
                return w * 64 + self.index.bit_index[(word & -word) % 67]
            n -= here
        return NONE

    def is_marked(self, g: i64, action: i64) -> bool:
        if action < 0 or action >= self.index.n_actions:
            return False
        return self.masks[g * self.words + (action >> 6)] & self.index.bit64[action & 63] != 0

    def act(self, g: i64, action: i64) -> None:
        s = self.games[g]
        self.forget(g)
        apply_action(s, s.player, action)
        if s.phase == OVER or s.version >= self.most_actions:
            self.finish(g, s)
        self.show(g)

    def forget(self, g: i64) -> None:
        self.terminated[g] = NO
        self.truncated[g] = NO
        for i in range(self.seats):
            self.rewards[g * self.seats + i] = 0.0

    def set_ended(self, g: i64, terminated: bool, truncated: bool) -> None:
        self.terminated[g] = YES if terminated else NO
        self.truncated[g] = YES if truncated else NO

    def finish(self, g: i64, s: State) -> None:
        """Store the result and deal the next game."""
        over: bool = s.phase == OVER
        if over:
            self.terminated[g] = YES
        else:
            self.truncated[g] = YES
        self.lengths[g] = s.version
        for i in range(self.seats):
            self.totals[g * self.seats + i] = s.seats[i].total if over else s.seats[i].score
            if over:
                self.rewards[g * self.seats + i] = reward_of(s, i, self.by_margin)
        self.games[g] = self.new_game(g)

    def show(self, g: i64) -> None:
        s = self.games[g]
        self.to_move[g] = s.player
        dense: bool = len(self.dense_masks) > 0
        if dense:
            self.unmark(g)
        legal = self.index.buffer()
        n: i64 = fill_mask(s, s.player, legal, self.masks, g * self.words)
        self.legal_counts[g] = n
        if dense:
            masks = self.dense_masks
            first: i64 = g * self.index.n_actions
            for i in range(n):
                masks[first + legal[i]] = YES
        observe(s, s.player, self.layout, self.observations, g * self.layout.size)

    def unmark(self, g: i64) -> None:
        """Clear the bytes of the actions that were legal: they are few, so this is faster than clearing all."""
        masks = self.dense_masks
        bit_index = self.index.bit_index
        first: i64 = g * self.index.n_actions
        for w in range(self.words):
            word: i64 = self.masks[g * self.words + w]
            if word < 0:  # the sign bit is the highest one
                masks[first + w * 64 + 63] = NO
                word &= ALL_BUT_SIGN
            while word != 0:
                masks[first + w * 64 + bit_index[(word & -word) % 67]] = NO
                word &= word - 1


def reward_of(s: State, who: i64, by_margin: bool) -> float:
    """A finished game's reward: the share of the victory, or the lead in points over the best other seat."""
    if by_margin:
        best: i64 = NONE
        found: bool = False
        for i in range(s.n):
            if i != who and (not found or s.seats[i].total > best):
                best = s.seats[i].total
                found = True
        return float(s.seats[who].total - best)
    if s.winner_mask & s.index.one[who] == 0:
        return 0.0
    return 1.0 / float(count_bits(s.winner_mask))
