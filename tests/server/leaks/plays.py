"""Whole games to be played at a server's table: who sits where, and everything everybody does."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from random import Random

from tests.properties.plays import random_text
from vialibre.boards import load_board
from vialibre.bots.registry import make_bot
from vialibre.engine.core.shuffle import FAIR
from vialibre.engine.events import REVEALING, FirstDrawn
from vialibre.engine.game import Game, state_of
from vialibre.fair.deal import seed_of

SECRET = "5ec2e75ec2e75ec2" * 4
ENTROPY = {"ana": "a0a1a2a3a4a5a6a7" * 2, "bea": "b0b1b2b3b4b5b6b7" * 2, "cyd": "c0c1c2c3c4c5c6c7" * 2}
WHIMS = 0.15
"""How often people do just anything."""


@dataclass(frozen=True)
class Setting:
    board: str
    seats: tuple[str, ...]
    """A person's name, or `bot:` and a level. The same name twice: one person with several seats."""
    alvin: bool = False

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(name for name in self.seats if not name.startswith("bot:")))

    def seats_of(self, person: str) -> tuple[int, ...]:
        return tuple(i for i, name in enumerate(self.seats) if name == person)

    @property
    def bots(self) -> tuple[int, ...]:
        return tuple(i for i, name in enumerate(self.seats) if name.startswith("bot:"))

    @property
    def entropies(self) -> list[str | None]:
        return [ENTROPY.get(name) for name in self.seats]

    @property
    def seed(self) -> str:
        return seed_of(SECRET, self.entropies)

    def deal(self) -> Game:
        board = load_board(self.board)
        return Game.new(board, seats=len(self.seats), seed=self.seed, shuffle=FAIR, alvin=self.alvin)


SETTINGS = (
    Setting("usa", ("ana", "bot:conductor", "bea")),
    Setting("europe", ("bot:surveyor", "ana", "bea", "cyd")),
    Setting("old_west", ("ana", "bea"), alvin=True),
    Setting("san_francisco", ("ana", "bea", "ana", "bot:stoker")),
)


@dataclass(frozen=True)
class Played:
    setting: Setting
    actions: tuple[tuple[int, int], ...]
    """Seat and number, to the end of the game."""
    texts: tuple[str, ...]
    undoable: frozenset[int]
    """After these actions, counted from 1, a person could take the last one back before anybody else acts."""
    reshuffles: tuple[int, ...]
    """After how many actions the deck was shuffled anew."""
    first_drawn: int
    """Before which action no one knows who begins; 0 where that is known from the start."""

    @property
    def last_open(self) -> int:
        """After how many actions the game waits for a person for the last time."""
        return max(done for done, (seat, _) in enumerate(self.actions) if seat not in self.setting.bots)

    def after(self, count: int) -> Game:
        """The position after some actions."""
        game = self.setting.deal()
        for seat, number in self.actions[:count]:
            game.apply(number, seat)
        return game


@cache
def played(setting: Setting) -> Played:
    """People play like a simple bot with whims; the game is the same in every run."""
    game, random = setting.deal(), Random(setting.board)
    bots = [make_bot(name.removeprefix("bot:") if name.startswith("bot:") else "stoker") for name in setting.seats]
    actions: list[tuple[int, int]] = []
    texts: list[str] = []
    undoable = set[int]()
    reshuffles: list[int] = []
    shuffled = first_drawn = 0
    while not game.is_over:
        seat = bots_first(setting, game)
        human = seat not in setting.bots
        if human and random.random() < WHIMS:
            number = game.number_of(random_text(game, seat, random))
        else:
            number = bots[seat].choose(game.view(seat), game.legal_ids(seat), random)
        game.apply(number, seat)
        actions.append((seat, number))
        texts.append(game.text_of(number))
        happened = game.events()
        hidden = any(isinstance(event, REVEALING) for event in happened)
        if human and not hidden and not set(game.to_act) & set(setting.bots):
            undoable.add(len(actions))
        if any(isinstance(event, FirstDrawn) for event in happened):
            first_drawn = len(actions) - 1
        if state_of(game).reshuffles > shuffled:
            reshuffles.append(len(actions))
            shuffled = int(state_of(game).reshuffles)
    return Played(setting, tuple(actions), tuple(texts), frozenset(undoable), tuple(reshuffles), first_drawn)


def bots_first(setting: Setting, game: Game) -> int:
    """At the opening several are waited for, and bots do not wait."""
    return next((seat for seat in game.to_act if seat in setting.bots), game.to_act[0])
