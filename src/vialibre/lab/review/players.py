"""Aggregates the reviews of many games by player."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from statistics import fmean

from vialibre.boards.model import LOCOMOTIVE
from vialibre.lab.review.decisions import Judged
from vialibre.lab.review.game import GameReview


@dataclass(frozen=True, slots=True)
class Reviewed:
    """A record's file and its review."""

    file: str
    review: GameReview


def wild_of(games: Iterable[Reviewed]) -> str:
    """What the boards of these games call their wild cards; locomotives if they differ."""
    names = {game.review.board.wild for game in games}
    return names.pop() if len(names) == 1 else LOCOMOTIVE


@dataclass
class Player:
    """The figures of one name over all its seats."""

    name: str
    games: int = 0
    wins: float = 0.0
    """Shared victories count as fractions."""
    scores: list[int] = field(default_factory=list)
    """Of games that were played to the end."""
    decisions: int = 0
    agreed: int = 0
    loss: float = 0.0
    luck: float = 0.0
    """In cards, over all games."""
    biggest: tuple[Reviewed, Judged] | None = None

    @property
    def mean_score(self) -> float | None:
        return fmean(self.scores) if self.scores else None

    @property
    def mean_loss(self) -> float:
        """Per decision."""
        return self.loss / max(self.decisions, 1)

    @property
    def agreement(self) -> float:
        return self.agreed / max(self.decisions, 1)

    @property
    def mean_luck(self) -> float:
        """Per game."""
        return self.luck / self.games

    def add(self, game: Reviewed, seat: int) -> None:
        """Add one seat of a reviewed game."""
        review = game.review
        own = review.of_seat(seat)
        self.games += 1
        self.wins += review.won(seat)
        if review.sheets:
            self.scores.append(review.sheets[seat].total)
        self.decisions += len(own)
        self.agreed += sum(judged.agrees for judged in own)
        self.loss += sum(judged.loss for judged in own)
        self.luck += review.luck[seat].cards
        for judged in review.mistakes(seat, 1):
            if self.biggest is None or judged.loss > self.biggest[1].loss:
                self.biggest = game, judged


def players_of(games: Iterable[Reviewed]) -> list[Player]:
    """Sorted by mean loss, the smallest first."""
    found: dict[str, Player] = {}
    for game in games:
        for seat, name in enumerate(game.review.seats):
            found.setdefault(name, Player(name)).add(game, seat)
    return sorted(found.values(), key=lambda player: (player.mean_loss, player.name))
