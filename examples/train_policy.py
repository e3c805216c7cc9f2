"""Trains a policy against stoker on a small board, on the CPU, and plots how often it wins.

    pip install 'vialibre[lab]' torch
    python -m examples.train_policy --seconds 300 --plot win-rate.svg

The method is PPO: play some games, then make the choices that turned out better than expected a little more likely.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import process_time
from typing import Any

sys.path.insert(0, str(Path(__file__).parent))  # `learning` is found as a script and with python -m

try:
    import numpy as np
    import torch
    from learning.plot import Point, win_rate_svg
    from learning.rollout import Experience, Floats, Games, Lots
    from numpy.typing import NDArray
    from torch import nn
except ModuleNotFoundError as error:
    if __name__ != "__main__":
        raise
    sys.exit(f"This example needs {error.name}, which is not installed. Run: pip install 'vialibre[lab]' torch")

BOARD = Path(__file__).parent / "boards" / "low_countries.toml"
CLIP = 0.2
"""PPO's clipping range for the probability ratio."""
ENTROPY = 0.01
"""Weight of the entropy bonus, which keeps the policy exploring."""


class Network(nn.Module):  # type: ignore[misc]  # torch is not in the lock
    """A policy network with a value head; implements `learning.rollout.Policy`."""

    def __init__(self, observations: int, actions: int, width: int = 256) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(observations, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.choice = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        self.greedy = False

    def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        seen = self.body(observations)
        logits = self.choice(seen).masked_fill(~masks, -1e9)
        return torch.distributions.Categorical(logits=logits), self.value(seen).squeeze(-1)

    @torch.no_grad()  # type: ignore[untyped-decorator,unused-ignore]  # nor its types
    def act(self, observations: Floats, masks: NDArray[np.bool_]) -> tuple[NDArray[np.int64], Floats, Floats]:
        choices, values = self(torch.from_numpy(observations), torch.from_numpy(masks))
        actions = choices.logits.argmax(-1) if self.greedy else choices.sample()
        return actions.numpy(), choices.log_prob(actions).numpy(), values.numpy()


def learn(network: Network, optimizer: Any, seen: Experience, *, epochs: int = 3, size: int = 1024) -> None:
    """Some epochs over the experience, in minibatches."""
    advantages = (seen.advantages - seen.advantages.mean()) / (seen.advantages.std() + 1e-6)
    columns = [seen.observations, seen.masks, seen.actions, seen.chances, advantages, seen.returns]
    tensors = [torch.from_numpy(np.ascontiguousarray(column)) for column in columns]
    for _ in range(epochs):
        for rows in torch.randperm(len(seen.actions)).split(size):
            observations, masks, actions, before, better, returns = (tensor[rows] for tensor in tensors)
            choices, values = network(observations, masks)
            ratio = (choices.log_prob(actions) - before).exp()
            gain = torch.min(ratio * better, ratio.clamp(1 - CLIP, 1 + CLIP) * better).mean()
            loss = 0.5 * (values - returns).pow(2).mean() - gain - ENTROPY * choices.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def train(seconds: float, *, games: int = 64, decisions: int = 4096, seed: int = 0) -> tuple[Network, list[Point]]:
    """Train for this much CPU time. Returns the network and the win rate over time; the first point is a random
    policy."""
    torch.manual_seed(seed)
    torch.set_num_threads(1)
    table = Games(BOARD, "stoker", games, seed=seed)
    network = Network(table.env.encoding.dense_size, table.env.n_actions)
    optimizer = torch.optim.Adam(network.parameters(), lr=5e-4)
    lots = Games(BOARD, "stoker", games, seed=seed + 1).play(Lots(seed), decisions).results
    course = [Point(0.0, len(lots), sum(lots))]
    print(f"at random: {course[0].won / course[0].games:.1%} of {len(lots)} games won")
    start = process_time()
    while (spent := process_time() - start) < seconds:
        for group in optimizer.param_groups:
            group["lr"] = 5e-4 * max(0.1, 1 - spent / seconds)
        seen = table.play(network, decisions)
        learn(network, optimizer, seen)
        course.append(Point(process_time() - start, len(seen.results), sum(seen.results)))
        if len(course) % 10 == 0:
            print(f"{course[-1].seconds:5.0f} s: {course[-1].won / course[-1].games:.1%}")
    return network, course


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--seconds", type=float, default=300, help="CPU time to learn for")
    options.add_argument("--plot", type=Path, default=Path("win-rate.svg"))
    options.add_argument("--seed", type=int, default=0)
    chosen = options.parse_args()
    network, course = train(chosen.seconds, seed=chosen.seed)
    network.greedy = True
    results = Games(BOARD, "stoker", 64, seed=chosen.seed + 2).play(network, 20_000).results
    won = sum(results) / len(results)
    print(f"in the end, always its best choice: {won:.1%} of {len(results)} new games won")
    title = f"Low Countries, two seats: games won against stoker (in the end {won:.0%})"
    chosen.plot.write_text(win_rate_svg(course, title), "utf-8")
    print(f"plotted in {chosen.plot}")


if __name__ == "__main__":
    main()
