"""What a position in the midst of a turn waits for: tickets to choose from, a tunnel to pay, a route just claimed."""

from __future__ import annotations

from collections.abc import Sequence

from vialibre.engine.actions import KIND_NAMES, ClaimRoute
from vialibre.engine.core.constants import ALVIN, KEEP, MARKER, OPENING, SOUVENIR, TUNNEL
from vialibre.engine.core.constants import WILD as WILD_KIND
from vialibre.engine.core.setters import set_offer, set_revealed
from vialibre.engine.core.state import State
from vialibre.engine.decisions import kind_of_phase
from vialibre.engine.notation import parse_action
from vialibre.engine.numbering import number_of
from vialibre.errors import BadSetup


def set_pending(s: State, claim: str, revealed: str, offers: Sequence[Sequence[str]]) -> None:
    """Set what the phase of `s` needs besides cards and pieces. Raises BadSetup for what is missing or too much."""
    if s.phase == TUNNEL:
        _set_tunnel(s, claim, revealed)
    elif s.phase in (MARKER, SOUVENIR, ALVIN):
        s.route = _route(s, claim)
    elif claim or revealed:
        raise BadSetup("phase_has_no", what="claim" if claim else "revealed")
    _set_offers(s, offers)


def on_the_table(s: State) -> list[int]:
    """The cards that lie before the player who claims a tunnel: the set and what was revealed."""
    if s.phase != TUNNEL:
        return []
    wilds = int(s.set_wilds)
    length = int(s.index.length[s.route])
    cards = [int(s.set_color)] * (length - wilds) + [int(WILD_KIND)] * wilds
    return cards + [int(card) for card in s.revealed]


def _set_tunnel(s: State, claim: str, revealed: str) -> None:
    t = s.index
    action = parse_action(f"claim {claim}") if claim else None
    if not isinstance(action, ClaimRoute):
        raise BadSetup("phase_needs", phase="tunnel", what="claim")
    index = number_of(t, action) - int(t.claim0)
    s.route, s.set_color, s.set_wilds = t.claim_route[index], t.claim_color[index], t.claim_wilds[index]
    cards = [_card(word) for word in revealed.split()]
    s.extra = sum(card in (int(WILD_KIND), int(s.set_color)) for card in cards)
    if s.extra == 0 or not t.tunnel[s.route]:
        raise BadSetup("phase_needs", phase="tunnel", what="revealed" if t.tunnel[s.route] else "claim")
    set_revealed(s, cards)


def _card(word: str) -> int:
    if word not in KIND_NAMES:
        raise BadSetup("unknown_id", what="card", id=word)
    return KIND_NAMES.index(word)


def _route(s: State, name: str) -> int:
    if not name:
        raise BadSetup("phase_needs", phase=kind_of_phase(s.phase).name, what="claim")
    found = s.index.route_number.get(name)
    if found is None:
        raise BadSetup("unknown_id", what="route", id=name)
    return found


def _set_offers(s: State, offers: Sequence[Sequence[str]]) -> None:
    numbers = s.index.ticket_number
    asked = [who for who, names in enumerate(offers) if names]
    if s.phase not in (OPENING, KEEP):
        if asked:
            raise BadSetup("phase_has_no", what="offers")
        return
    if not asked or (s.phase == KEEP and asked != [int(s.player)]):
        raise BadSetup("phase_needs", phase=kind_of_phase(s.phase).name, what="offers")
    for who in asked:
        if who >= s.n:
            raise BadSetup("no_such_seat", seat=who, seats=int(s.n))
        for name in offers[who]:
            if name not in numbers:
                raise BadSetup("unknown_id", what="ticket", id=name)
        set_offer(s.seats[who], [numbers[name] for name in offers[who]])
    s.player = asked[0]
