"""Legal actions: list them, count them, sample one, or test one. The rules themselves are in the files they import."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.alvin import fill_alvin, may_move_alvin
from vialibre.engine.core.claim import count_claims, fill_claims, may_claim, nth_claim
from vialibre.engine.core.constants import (
    ALVIN,
    DECK,
    DECLINE,
    KEEP,
    KEEP0,
    MARKER,
    NO_MARKER,
    OPENING,
    OVER,
    PASS,
    PAY0,
    PLACE,
    SECOND,
    SOUVENIR,
    START,
    TICKETS,
    TUNNEL,
    TURN,
)
from vialibre.engine.core.draw import fill_draws, may_draw
from vialibre.engine.core.markers import fill_markers, fill_starts, may_place_marker, may_take_marker
from vialibre.engine.core.shuffle import Random
from vialibre.engine.core.souvenirs import fill_places, fill_souvenirs, may_choose_souvenir, may_place_stack
from vialibre.engine.core.state import State
from vialibre.engine.core.stations import count_stations, fill_stations, may_build_station, nth_station
from vialibre.engine.core.tickets import fill_keeps, may_draw_tickets, may_keep
from vialibre.engine.core.tunnels import fill_tunnel, may_pay_tunnel


def is_waited_for(s: State, who: i64) -> bool:
    if s.phase == OPENING:
        return len(s.seats[who].offer) > 0
    return s.phase != OVER and who == s.player


def fill_legal(s: State, who: i64, out: vec[i64]) -> i64:
    """Write the legal actions of a seat that must decide; return how many there are."""
    phase: i64 = s.phase
    if phase == TURN:
        return fill_turn(s, out)
    if phase == SECOND:
        return fill_draws(s, out, 0)
    if phase == OPENING or phase == KEEP:
        return fill_keeps(s, s.seats[who], out, 0)
    if phase == TUNNEL:
        return fill_tunnel(s, out, 0)
    if phase == MARKER:
        return fill_markers(s, out, 0)
    if phase == SOUVENIR:
        return fill_souvenirs(s, out, 0)
    if phase == ALVIN:
        return fill_alvin(s, out, 0)
    if phase == START:
        return fill_starts(s, out, 0)
    if phase == PLACE:
        return fill_places(s, out, 0)
    return 0


def fill_turn(s: State, out: vec[i64]) -> i64:
    n: i64 = fill_quick(s, out)
    n = fill_claims(s.index, s.seats[s.player], out, n)
    n = fill_stations(s, s.seats[s.player], out, n)
    if n == 0:  # TURN-2: passing is legal only without any other action
        out[0] = PASS
        n = 1
    return n


def fill_quick(s: State, out: vec[i64]) -> i64:
    """The actions of a turn other than claims and stations."""
    n: i64 = fill_draws(s, out, 0)
    if s.n_ticket_deck > 0:
        out[n] = TICKETS
        n += 1
    return n


def random_action(s: State, random: Random, out: vec[i64]) -> i64:
    """A uniformly random legal action; claims and stations are counted, not listed."""
    if s.phase != TURN:
        return out[random.below(fill_legal(s, s.player, out))]
    seat = s.seats[s.player]
    quick: i64 = fill_quick(s, out)
    sums = s.index.sums()
    claims: i64 = count_claims(s.index, seat, sums)
    stations: i64 = 0
    if s.index.stations > 0:
        stations = count_stations(s, seat)
    total: i64 = quick + claims + stations
    if total == 0:
        return PASS
    n: i64 = random.below(total)
    if n < quick:
        return out[n]
    if n < quick + claims:
        return nth_claim(s.index, seat, n - quick, sums)
    return nth_station(s, seat, n - quick - claims)


def is_legal(s: State, who: i64, action: i64) -> bool:
    """Whether one action is legal, without listing all. The seat must be one that decides now."""
    t = s.index
    if action < 0 or action >= t.n_actions:
        return False
    if action >= t.claim0:
        return may_claim(s, action)
    if action <= DECK:
        return may_draw(s, action)
    if action == TICKETS:
        return may_draw_tickets(s)
    if action == PASS:
        return may_pass(s)
    if action == DECLINE:
        return s.phase == TUNNEL
    if action == NO_MARKER:
        return s.phase == MARKER
    if action < PAY0:
        return may_keep(s, s.seats[who], action - KEEP0)
    if action < t.start0:
        return may_pay_tunnel(s, action)
    if action < t.alvin0:
        return s.phase == START and may_take_marker(s, action - t.start0)
    if action < t.souvenir0:
        return may_move_alvin(s, action - t.alvin0)
    if action < t.place0:
        return may_choose_souvenir(s, action - t.souvenir0)
    if action < t.marker0:
        placed: i64 = action - t.place0
        return s.phase == PLACE and may_place_stack(s, placed // t.n_cities, placed % t.n_cities)
    if action < t.station0:
        return may_place_marker(s, action)
    return may_build_station(s, action)


def may_pass(s: State) -> bool:
    if s.phase != TURN:
        return False
    seat = s.seats[s.player]
    return (
        s.n_deck + s.n_discards + s.n_row == 0
        and s.n_ticket_deck == 0
        and count_claims(s.index, seat, s.index.sums()) == 0
        and (s.index.stations == 0 or count_stations(s, seat) == 0)
    )
