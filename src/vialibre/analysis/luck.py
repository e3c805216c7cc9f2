"""Luck of the draw so far for one seat, computed only from what that seat may know.

Two things are luck to the one who draws: a wild from the deck, and the extra cards that a tunnel demands. Before each
such card the seat can know how likely it is (odds.py). Luck is what came less what was to be
expected, in cards; divided by its usual spread it says how unusual that is.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt

from vialibre.analysis.odds import WILD, DeckOdds
from vialibre.engine.events import CardDrawn, CardRevealed, Event, TunnelTried, seen_by
from vialibre.engine.record import Record
from vialibre.engine.replay import steps
from vialibre.engine.view import View


@dataclass(frozen=True, slots=True)
class Tally:
    """Cards that might have come: how many did, and how many were to be expected."""

    cards: int = 0
    came: int = 0
    expected: float = 0.0
    variance: float = 0.0

    def add(self, came: bool, chance: float) -> Tally:
        spread = chance * (1 - chance)
        return Tally(self.cards + 1, self.came + came, self.expected + chance, self.variance + spread)

    @property
    def difference(self) -> float:
        """How many more came than expected."""
        return self.came - self.expected


@dataclass(frozen=True, slots=True)
class Luck:
    wilds: Tally = Tally()
    """Cards drawn blind; a wild is good luck."""
    tunnels: Tally = Tally()
    """Cards revealed at own tunnels; one that demands an extra card is bad luck."""

    @property
    def cards(self) -> float:
        """Wilds above what was to be expected plus extra cards below it: positive is lucky."""
        return self.wilds.difference - self.tunnels.difference

    @property
    def standardised(self) -> float:
        """The same in standard deviations: beyond two either way is unusual. 0 before anything was drawn."""
        spread = sqrt(self.wilds.variance + self.tunnels.variance)
        return self.cards / spread if spread > 0 else 0.0


class LuckMeter:
    """Follows a game from its first action: feed it every action of every seat."""

    def __init__(self, start: View) -> None:
        """`start` is a seat's view before the first action; from later on the odds are a little rougher."""
        assert start.seat is not None
        self.seat = start.seat
        self.luck = Luck()
        self._odds = DeckOdds(start)

    def feed(self, before: View, events: Iterable[Event]) -> None:
        """One action: the seat's view before it, and what it did. What the seat may not know is left out here too."""
        assert before.seat == self.seat
        demanding: set[str] = set()
        wilds, tunnels = self.luck.wilds, self.luck.tunnels
        self._odds.begin(before)
        for told in events:
            event = seen_by(told, self.seat)
            if event is None:
                continue
            match event:
                case CardDrawn(seat, color) if seat == self.seat:
                    wilds = wilds.add(color == WILD, self._odds.chance({WILD}))
                case TunnelTried(seat, _, color, _) if seat == self.seat:
                    demanding = {color, WILD}  # TUN-2, TUN-3
                case CardRevealed(color) if demanding:
                    tunnels = tunnels.add(color in demanding, self._odds.chance(demanding))
            self._odds.see(event)
        self.luck = Luck(wilds, tunnels)


def luck_of(record: Record, seat: int, *, until: int | None = None) -> Luck:
    """One seat's luck over a recorded game, or its first `until` actions. Raises RecordError."""
    before = record.new_game().view(seat)
    meter = LuckMeter(before)
    for step in steps(record, until=until):
        meter.feed(before, step.game.events())
        before = step.game.view(seat)
    return meter.luck
