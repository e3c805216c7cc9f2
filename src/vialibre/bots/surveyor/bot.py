"""Which question is asked, and who answers it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from vialibre.bots.observation import Kind, Observation, kind_of
from vialibre.bots.surveyor.cities import move_alvin, place_stack, put_marker, start_city
from vialibre.bots.surveyor.draws import Draws
from vialibre.bots.surveyor.thought import Thought
from vialibre.bots.surveyor.tickets import keep
from vialibre.bots.surveyor.turns import take_turn
from vialibre.engine.core.constants import DECLINE, NO_MARKER
from vialibre.engine.decisions import DrawSecondCard
from vialibre.engine.view import View


class Surveyor:
    def choose(self, view: View, legal: Sequence[int], random: Random) -> int:
        if len(legal) == 1:
            return legal[0]
        thought = Thought(Observation(view))
        t = thought.t
        first = legal[0]
        kind = kind_of(t, first)
        if kind is Kind.KEEP:
            return keep(thought, legal)
        if NO_MARKER in legal:
            return put_marker(thought, legal)
        if kind is Kind.PAY:  # few wilds; to decline would lose the turn
            return min(legal, key=lambda number: (number == DECLINE, number))
        if t.start0 <= first < t.alvin0:
            return start_city(thought, legal)
        if t.alvin0 <= first < t.souvenir0:
            return move_alvin(thought, legal)
        if t.souvenir0 <= first < t.place0:
            return random.choice(legal)
        if t.place0 <= first < t.marker0:
            return place_stack(thought, legal, random)
        if isinstance(view.awaiting[0], DrawSecondCard):
            return Draws(thought, thought.whole_plan()).best(legal, random)[1]
        return take_turn(thought, legal, random)
