"""Porter: plays at random, balanced over the kinds of action."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.observation import Kind, kind_of
from vialibre.engine.game import board_index
from vialibre.engine.view import View


class Porter:
    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        t = board_index(view.board)
        kinds: dict[Kind, list[int]] = {}
        for number in legal:
            kinds.setdefault(kind_of(t, number), []).append(number)
        return random.choice(kinds[random.choice(list(kinds))])
