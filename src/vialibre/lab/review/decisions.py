"""Judges one decision: what a bot would have done with the same view, and what the difference is worth.

Both actions are tried in the same few sampled worlds, which are consistent with what the seat knew. The bot plays for
all seats until the seat's next turn is over; the result is the chance to win as the seat would then see it. The actual
hidden cards are never used.

Playing on matters: right after a claim the points look better than the cards of a player who draws first and claims a
turn later, though nothing was lost. In a game of conductor such delays counted as losses of 14 to 18 % immediately, and
of 0 to 2 % one round later.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from random import Random
from statistics import fmean, stdev

from vialibre.analysis.chance import chances
from vialibre.boards.model import TicketId
from vialibre.bots.registry import make_bot
from vialibre.engine.core.constants import TUNNEL
from vialibre.engine.decisions import DECISION_KINDS
from vialibre.engine.determinize import determinize
from vialibre.engine.game import Game, state_of
from vialibre.lab.match import Players

SAMPLES = 8
"""Sampled worlds in which both actions are tried."""
IN_TURN = frozenset(kind.phase for kind in DECISION_KINDS if kind.in_turn)
"""Phases in the middle of a turn: two actions can only be compared when both turns are over."""
ROUNDS = 1
"""How many of the seat's next turns are played before the position is judged."""
LEAST = 0.005
"""A smaller loss of win chance is not reported."""
SURE = 2.0
"""Standard errors by which a loss must exceed zero to be significant."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision with more than one option, and the bot's choice in its place."""

    move: int
    """From 1, as records count actions."""
    seat: int
    choices: int
    """The number of legal actions."""
    legal: tuple[int, ...]
    """Their numbers; empty where thousands of games are stored."""
    played: int
    preferred: int
    after_played: float
    """The chance to win a round later, as that seat would see it; if the bot agrees, the chance before the decision."""
    after_preferred: float
    error: float
    """Standard error of the difference."""
    offer: tuple[TicketId, ...] = ()
    """The offered tickets, if the decision was about tickets."""
    extra: int = 0
    """The extra cards to pay, if it was about a tunnel."""

    @property
    def agrees(self) -> bool:
        """Whether the bot would have made the same choice."""
        return self.played == self.preferred

    @property
    def loss(self) -> float:
        """The chance to win that was lost; 0 if the action played looks at least as good."""
        return max(0.0, self.after_preferred - self.after_played)

    @property
    def is_mistake(self) -> bool:
        """Whether the loss is large enough to matter and statistically significant."""
        return self.loss >= LEAST and self.loss > SURE * self.error


class Judge:
    """Judges the decisions of one game in order. Deterministic: the same game gives the same judgments."""

    def __init__(self, bot: str, seats: int, samples: int = SAMPLES, rounds: int = ROUNDS) -> None:
        self.bot = bot
        self.seats = seats
        self.samples = samples
        self.rounds = rounds
        self.players = self._players(0)

    def look(self, game: Game, seat: int, played: int) -> Judged | None:
        """Judge the action `played` that the seat is about to apply; None if it is the only legal one."""
        legal = tuple(game.legal_ids(seat))
        if len(legal) < 2:
            return None
        move = int(game.version) + 1
        preferred = self.players.choose(game, seat)
        own = state_of(game).seats[seat]
        rows = game.board.tickets
        offer = tuple(rows[ticket].id for ticket in own.offer)
        extra = int(state_of(game).extra) if state_of(game).phase == TUNNEL else 0
        pairs = self._pairs(game, seat, played, preferred, move)
        differences = _differences(pairs)
        return Judged(
            move=move,
            seat=seat,
            choices=len(legal),
            legal=legal,
            played=played,
            preferred=preferred,
            after_played=fmean(done for done, _ in pairs),
            after_preferred=fmean(best for _, best in pairs),
            error=_error(differences),
            offer=offer,
            extra=extra,
        )

    def _pairs(self, game: Game, seat: int, played: int, preferred: int, move: int) -> list[tuple[float, float]]:
        """The chances after both actions in each world. The same cards come up for both, so most of the luck
        cancels."""
        view = game.view(seat)
        if played == preferred:
            now = chances(view)[seat]  # the value does not matter, only that there is no difference
            return [(now, now)]
        random = Random(f"worlds {move}")
        pairs: list[tuple[float, float]] = []
        for sample in range(self.samples):
            if sample == self.samples // 2 and sample > 1:
                differences = _differences(pairs)
                if fmean(differences) + SURE * _error(differences) < LEAST:
                    break  # half of the worlds already show that it is no mistake: most decisions end here
            world = determinize(view, random)
            done, best = (self._after(world.copy(), seat, action, sample) for action in (played, preferred))
            pairs.append((done, best))
        return pairs

    def _after(self, world: Game, seat: int, action: int, sample: int) -> float:
        """The chance to win after a turn that begins with this action and the rounds after it."""
        world.apply(action, seat)
        players = self._players(sample)  # fresh bots: those with memory must not remember what never happened
        while state_of(world).phase in IN_TURN and world.player == seat:
            players.act(world, seat)
        for _ in range(self.rounds):
            world = _play_round(world, seat, players)
        return chances(world.view(seat))[seat]

    def _players(self, seed: int) -> Players:
        return Players([make_bot(self.bot) for _ in range(self.seats)], [self.bot] * self.seats, seed)


def _differences(pairs: Sequence[tuple[float, float]]) -> list[float]:
    return [best - done for done, best in pairs]


def _error(values: Sequence[float]) -> float:
    """The standard error of their mean."""
    return stdev(values) / sqrt(len(values)) if len(values) > 1 else 0.0


def _play_round(world: Game, seat: int, players: Players) -> Game:
    """Play until the seat's next turn is over.

    The end of the game is not played: opponents' tickets are sampled here, mostly to their disadvantage, and the
    estimate predicts their result better than that score.
    """
    acted = False
    while len(world.to_act) > 0:
        who = world.to_act[0]
        if acted and who != seat:
            break
        acted = acted or who == seat
        before = world.copy()
        players.act(world, who)
        if len(world.to_act) == 0:
            return before
    return world
