"""One decision judged: what a bot would have done with the same view, and what the difference was worth.

Both actions are tried in the same few worlds that the seat could not tell from the real one. The bot plays on for
everybody until the seat's next turn is over, and the chance to win is what the seat would then see. What the cards
really held never enters.

Playing on matters: right after a claim the points look better than the cards of somebody who draws first and claims a
turn later, though nothing was lost. In a game of conductor such delays showed as 14 to 18 % at once, and as 0 to 2 %
one round later.
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
from vialibre.engine.core.constants import ALVIN, KEEP, MARKER, SECOND, SOUVENIR, TUNNEL
from vialibre.engine.determinize import determinize
from vialibre.engine.game import Game, state_of
from vialibre.lab.match import Players

SAMPLES = 8
"""Worlds that both actions are tried in."""
IN_MIDST = (SECOND, KEEP, TUNNEL, SOUVENIR, MARKER, ALVIN)
"""What may follow within a turn; two actions can only be compared when both turns are over."""
ROUNDS = 1
"""How often the seat's next turn is played before the position is judged."""
LEAST = 0.005
"""A chance given away that is smaller is not worth a word."""
SURE = 2.0
"""Standard errors that a loss has to be above what chance alone may show."""


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision that left a choice, and the bot's choice in its place."""

    move: int
    """From 1, as records count actions."""
    seat: int
    choices: int
    """How many actions there were to choose from."""
    legal: tuple[int, ...]
    """Their numbers; empty where thousands of games are kept."""
    played: int
    preferred: int
    after_played: float
    """The chance to win a round later, as that seat would see it; if the bot agrees, the one before it."""
    after_preferred: float
    error: float
    """Standard error of the difference."""
    offer: tuple[TicketId, ...] = ()
    """The tickets to choose from, if it was about tickets."""
    extra: int = 0
    """The extra cards to pay, if it was about a tunnel."""

    @property
    def agrees(self) -> bool:
        return self.played == self.preferred

    @property
    def loss(self) -> float:
        """The chance to win that was given away; 0 if what was played looks at least as good."""
        return max(0.0, self.after_preferred - self.after_played)

    @property
    def is_mistake(self) -> bool:
        """If the loss is worth a word, and more than the few worlds may show by chance."""
        return self.loss >= LEAST and self.loss > SURE * self.error


class Judge:
    """Looks at the decisions of one game in their order. The same game gives the same judgement."""

    def __init__(self, bot: str, seats: int, samples: int = SAMPLES, rounds: int = ROUNDS) -> None:
        self.bot = bot
        self.seats = seats
        self.samples = samples
        self.rounds = rounds
        self.players = self._players(0)

    def look(self, game: Game, seat: int, played: int) -> Judged | None:
        """`played` is what the seat is about to do; None if there was nothing to choose."""
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
        """By world, the chances after both: the same cards come up for both, so most of the luck cancels."""
        view = game.view(seat)
        if played == preferred:
            now = chances(view)[seat]  # nobody asks what it comes to, only that there is no difference
            return [(now, now)]
        random = Random(f"worlds {move}")
        pairs: list[tuple[float, float]] = []
        for sample in range(self.samples):
            if sample == self.samples // 2 and sample > 1:
                differences = _differences(pairs)
                if fmean(differences) + SURE * _error(differences) < LEAST:
                    break  # half of them say already that there is no mistake: most decisions end here
            world = determinize(view, random)
            done, best = (self._after(world.copy(), seat, action, sample) for action in (played, preferred))
            pairs.append((done, best))
        return pairs

    def _after(self, world: Game, seat: int, action: int, sample: int) -> float:
        """The chance to win when a turn that begins with an action, and the rounds after it, are over."""
        world.apply(action, seat)
        players = self._players(sample)  # new bots: those that take notes must not note what never happened
        while state_of(world).phase in IN_MIDST and world.player == seat:
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
    """Until the seat's next turn is over. The end itself is not played: rivals' tickets are drawn by lot here, mostly
    to their harm, and the estimate knows better than their score how they will do."""
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
