"""A batch as plain lists, and back: for comparing, copying and pickling an environment of many games."""

from __future__ import annotations

from vialibre.engine.core.batch import Batch
from vialibre.engine.core.board_index import to_vec
from vialibre.engine.core.pack import Packed, every, pack_state, unpack_state
from vialibre.engine.core.shuffle import FAST, Shuffler

BatchData = tuple[list[list[Packed]], list[int], list[list[int]], list[float]]


def pack_batch(batch: Batch) -> BatchData:
    """The games, their seeds, the numbers that are kept beside them, and the last rewards."""
    games: list[list[Packed]] = []
    seeds: list[int] = []
    for s in batch.games:
        games.append(pack_state(s))
        seeds.append(s.shuffler.seed)
    rewards: list[float] = []
    for i in range(len(batch.rewards)):
        rewards.append(batch.rewards[i])
    terminated: list[int] = []
    truncated: list[int] = []
    for g in range(batch.n):
        terminated.append(int(batch.terminated[g]))
        truncated.append(int(batch.truncated[g]))
    numbers: list[list[int]] = [
        [batch.seed, batch.random.state],
        every(batch.deals),
        every(batch.actions),
        every(batch.totals),
        every(batch.lengths),
        terminated,
        truncated,
    ]
    return games, seeds, numbers, rewards


def unpack_batch(batch: Batch, data: BatchData) -> None:
    """Make a batch of the same board, size and settings what was packed; its vectors stay where they are."""
    games, seeds, numbers, rewards = data
    batch.seed = numbers[0][0]
    batch.random.state = numbers[0][1]
    deals = to_vec(numbers[1])
    actions = to_vec(numbers[2])
    totals = to_vec(numbers[3])
    lengths = to_vec(numbers[4])
    batch.games = []
    for g in range(batch.n):
        batch.games.append(unpack_state(batch.index, Shuffler(FAST, seeds[g], b""), games[g]))
        batch.deals[g] = deals[g]
        batch.actions[g] = actions[g]
        batch.lengths[g] = lengths[g]
        batch.show(g)
        batch.set_ended(g, numbers[5][g] != 0, numbers[6][g] != 0)
    for i in range(len(batch.rewards)):
        batch.rewards[i] = rewards[i]
        batch.totals[i] = totals[i]
