"""Fits the likelihood of an opponent's tickets: the WEIGHTS of src/vialibre/bots/search/world_sampler.py.

    uv run tools/strength/beliefs.py --games 30

Plays games of two dispatchers on every board. At a quarter of their decisions, each ticket of the opponent is compared
with every hidden ticket that could be in its place: the weights maximize the likelihood of the real one, with all
boards counting equally. The mean likelihood is reported for games that were not used for the fit.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import exp
from random import Random

from vialibre import Game, load_board
from vialibre.boards.load import board_ids
from vialibre.boards.model import Board
from vialibre.bots import make_bot
from vialibre.bots.beliefs.ticket_likelihood import TicketLikelihood
from vialibre.bots.search.world_sampler import hidden_tickets, lengths_of
from vialibre.engine.game import state_of
from vialibre.lab.match import Players, play_game
from vialibre.lab.softmax import Sample, fit

BOT = "dispatcher@16w"
OFTEN = 0.25
SAMPLES = 600
"""Samples per board for the fit, so that all count equally; the rest is for the test."""


def samples_of(board: Board, seed: int) -> list[Sample]:
    found: list[Sample] = []
    random = Random(seed)

    def watch(game: Game, seat: int, action: int) -> None:
        if random.random() < OFTEN and not state_of(game).seats[1 - seat].offer:
            found.extend(_comparisons(game, seat, seed))

    play_game(board, Players([make_bot(BOT), make_bot(BOT)], [BOT, BOT], seed), seed=seed, watch=watch)
    return found


def _comparisons(game: Game, seat: int, seed: int) -> Iterator[Sample]:
    """The opponent's tickets as they are, and with one of them exchanged."""
    s = state_of(game)
    view, rival = game.view(seat), 1 - seat
    seen = TicketLikelihood(s, rival, lengths_of(s.index))
    tickets = [int(ticket) for ticket in s.seats[rival].tickets]
    long = {int(ticket) for ticket in s.index.long_tickets}
    most = max(view.board.ticket_rules.long, len(long & {*tickets}))
    real = tuple(seen.features_of(tickets))
    for place in range(len(tickets)):
        sets = [[*tickets[:place], other, *tickets[place + 1 :]] for other in hidden_tickets(view)]
        others = [one for one in sets if len({*one}) == len(tickets) and len(long & {*one}) <= most]
        rows = (real, *(tuple(seen.features_of(one)) for one in others if one != tickets))
        yield Sample(view.board.id, seed, (1.0,), rows, (1.0,) + (0.0,) * (len(rows) - 1))


def chance_of_the_real(weights: tuple[float, ...], sample: Sample) -> float:
    fits = [exp(sum(map(float.__mul__, weights, row))) for row in sample.features]
    return fits[0] / sum(fits)


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--games", type=int, default=30, help="of each board")
    asked.add_argument("--seed", type=int, default=1)
    given = asked.parse_args()
    training: list[Sample] = []
    kept: dict[str, list[Sample]] = {}
    for name in board_ids():
        games = [samples_of(load_board(name), given.seed + number) for number in range(given.games)]
        pool = [sample for game in games[::2] for sample in game]
        training += Random(0).sample(pool, min(SAMPLES, len(pool)))
        kept[name] = [sample for game in games[1::2] for sample in game]
        print(f"{name}: {sum(map(len, games))} comparisons", flush=True)
    weights = fit(training).rows[0]
    print("WEIGHTS =", [round(weight, 2) for weight in weights])
    for name, samples in kept.items():
        likely = sum(chance_of_the_real(weights, sample) for sample in samples) / len(samples)
        by_lot = sum(1 / len(sample.features) for sample in samples) / len(samples)
        print(f"{name}: the real ticket {likely:.1%}, by lot {by_lot:.1%}")


if __name__ == "__main__":
    main()
