"""The checks of a playtest and their tolerances.

Every check asks whether a figure lies *beyond a tolerance*, not whether it differs from zero: with enough games,
everything differs significantly. The tolerances follow from what the four standard boards show (docs/playtest.md has
their figures).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from math import exp, inf, log, log1p, sqrt

from vialibre.boards.layout import groups_of
from vialibre.boards.model import CARD_COLORS, WILD
from vialibre.lab.playtest.figures import TicketFigures, color_figures, strategy_figures, table_figures, ticket_figures
from vialibre.lab.playtest.findings import Findings
from vialibre.lab.playtest.flag import FAULT, WARNING, Flag, Suspect
from vialibre.lab.playtest.moments import Moments, Ratio, figure, wilson
from vialibre.lab.playtest.multiple_testing import tail

SEAT = 0.1
"""How much more or less than the even share a seat may win."""
REACHED = 0.03
"""The fraction of games in which a city should be reached by any player."""
SHUT_OUT = 0.85
"""How much less often tickets to a city with a single route may be completed."""
CLAIMED = 0.01
"""The fraction of games in which a route, or one of parallel routes, should be claimed."""
MADE = 0.1
"""The fraction of the players keeping a ticket who should complete it."""
KEPT = 0.01
"""The fraction of games in which a ticket must be kept for its completion rate to matter."""
DEALT = 0.22
"""How much an opening ticket may change the chance to win."""
STRATEGY = 0.35
"""How much a strategy may change it, if one seat uses it most in at least the fraction OFTEN of the games."""
OFTEN = 0.1
WILDS = 1.4
"""Wilds among the payments for a color, relative to the other colors."""
LEFT = 2.5
"""Unused cards of a color, relative to the other colors."""
BETTER = 1.25
"""A ticket is dominated if another is no longer and brings this many times the points, and at least MORE points
more."""
MORE = 2
TINY = 1e-9


def below(yes: int, n: int, tolerance: float) -> float:
    """The probability of so few successes if the true share were the tolerance: exact, because it is about rare
    events."""
    if not n or yes >= tolerance * n:
        return 1.0
    return _at_most(yes, n, tolerance)


def _at_most(yes: int, n: int, share: float) -> float:
    term = n * log1p(-share)
    odds = log(share) - log1p(-share)
    chance = exp(term)
    for k in range(yes):
        term += log(n - k) - log(k + 1) + odds
        chance += exp(term)
    return min(1.0, chance)


def suspect(flag: Flag, beyond: float | None) -> Suspect:
    """A figure that lies `beyond` standard errors beyond its tolerance; None if there is too little data to judge
    it."""
    if beyond is None:
        return Suspect(flag, chance=1.0, within=0.0, beyond=0.0)
    return Suspect(flag, tail(beyond), tail(-beyond), beyond)


def too_few(flag: Flag, yes: int, n: int, tolerance: float) -> Suspect:
    """A share that should be at least the tolerance."""
    if not n or not tolerance:
        return suspect(flag, None)
    beyond = (tolerance - yes / n) / sqrt(tolerance * (1 - tolerance) / n)
    return Suspect(flag, below(yes, n, tolerance), at_least(yes, n, tolerance), beyond)


def at_least(yes: int, n: int, tolerance: float) -> float:
    """The probability of so many successes if the true share were the tolerance."""
    if yes > tolerance * n:
        return 1.0 - _at_most(yes - 1, n, tolerance)
    return 1.0


def above(of: Moments | Ratio, tolerance: float) -> float | None:
    """By how many standard errors the mean exceeds the tolerance."""
    error = of.error
    return (of.mean - tolerance) / error if error else None


def seats(findings: Findings) -> Iterator[Suspect]:
    """No seat should win or lose the game by itself."""
    for table in table_figures(findings):
        even = 1 / table.seats
        for seat, won in enumerate(table.wins):
            tolerance = even + SEAT if won.value > even else max(even - SEAT, 0.01)
            spread = sqrt(tolerance * (1 - tolerance) / table.games)
            flag = Flag("seat_bias", FAULT, won, {"seats": table.seats, "seat": seat})
            beyond = won.value - tolerance if won.value > even else tolerance - won.value
            yield suspect(flag, beyond / spread)


def dominated_tickets(findings: Findings) -> Iterator[Suspect]:
    """Tickets that are never the right choice because another needs no more and brings much more, in play too."""
    found = ticket_figures(findings)
    sums = {one.ticket.id: row for one, row in zip(found, findings.sums.tickets, strict=True)}
    for one in found:
        better = _better(one, found)
        if better is not None:
            params: dict[str, str | int] = {"ticket": one.ticket.id, "way": one.way, "points": one.ticket.points}
            params |= {"other": better.ticket.id, "other_way": better.way, "other_points": better.ticket.points}
            flag = Flag("dominated_ticket", FAULT, one.points, params)
            yield _less(flag, sums[one.ticket.id].points, sums[better.ticket.id].points)


def _less(flag: Flag, one: Moments, other: Moments) -> Suspect:
    """Whether one mean is smaller than the other. If only the other ticket is ever held, that counts as well."""
    if other.n and not one.n:
        return Suspect(flag, chance=0.0, within=1.0, beyond=inf)
    errors = one.error, other.error
    if errors[0] is None or errors[1] is None:
        return suspect(flag, None)
    found = suspect(flag, (other.mean - one.mean) / sqrt(errors[0] ** 2 + errors[1] ** 2 + TINY))
    # There is no tolerance between the two: bringing as much as the other is fine, however close they are.
    return found if found.beyond > 0 else replace(found, within=0.0)


def _better(one: TicketFigures, found: list[TicketFigures]) -> TicketFigures | None:
    """The best among tickets of the same kind that are no longer and bring much more."""
    least = max(one.ticket.points * BETTER, one.ticket.points + MORE)
    rivals = [
        other
        for other in found
        if other.ticket.long == one.ticket.long and other.way <= one.way and other.ticket.points >= least
    ]
    return max(rivals, key=lambda other: (other.ticket.points, -other.way), default=None)


def uneven_tickets(findings: Findings) -> Iterator[Suspect]:
    """Tickets that few complete, and those that win or lose the game by themselves."""
    for one, sums in zip(ticket_figures(findings), findings.sums.tickets, strict=True):
        params: dict[str, str | int] = {"ticket": one.ticket.id}
        hopeless = too_few(Flag("hopeless_ticket", WARNING, one.made, params), sums.made, sums.points.n, MADE)
        # Judging a ticket that is hardly ever kept would take more games than it is worth.
        yield hopeless if sums.points.n >= KEPT * findings.games else replace(hopeless, within=0.0)
        dealt = figure(sums.dealt, bounds=(-1, 1))
        code = "strong_ticket" if dealt.value > 0 else "weak_ticket"
        yield suspect(Flag(code, WARNING, dealt, params), _either(sums.dealt, DEALT))


def _either(of: Moments, tolerance: float) -> float | None:
    """By how many standard errors the mean exceeds the tolerance on either side."""
    error = of.error
    return (abs(of.mean) - tolerance) / error if error else None


def colors(findings: Findings) -> Iterator[Suspect]:
    """Scarce colors, for which many wilds are paid, and abundant ones, whose cards are left over."""
    found = [one for one in color_figures(findings) if one.color != WILD]
    sums = dict(zip(CARD_COLORS, findings.sums.colors, strict=False))
    for one in found:
        others = [sums[other.color] for other in found if other.color != one.color]
        params: dict[str, str | int] = {"color": one.color, "spaces": one.spaces, "cards": one.cards}
        spaces = sum(other.wilds.bottom for other in others)
        if spaces and one.spaces:
            usual = sum(other.wilds.top for other in others) / spaces
            yield suspect(Flag("scarce_color", FAULT, one.wilds, params), above(sums[one.color].wilds, WILDS * usual))
        if others:
            usual = sum(other.left.mean for other in others) / len(others)
            yield suspect(Flag("idle_color", WARNING, one.left, params), above(sums[one.color].left, LEFT * usual))


def dead_ends(findings: Findings) -> Iterator[Suspect]:
    """Cities that are hardly ever reached."""
    for city, sums in zip(findings.setting.board.cities, findings.sums.cities, strict=True):
        flag = Flag("dead_end", FAULT, wilson(sums.games, findings.games), {"city": city.id})
        yield too_few(flag, sums.games, findings.games, REACHED)


def one_way_cities(findings: Findings) -> Iterator[Suspect]:
    """Cities with tickets and a single route: claiming it shuts out all other players."""
    board = findings.setting.board
    ways = Counter(city for ends in groups_of(board) for city in ends)
    rows = list(zip(board.tickets, findings.sums.tickets, strict=True))
    for city in board.cities:
        here = [sums for ticket, sums in rows if city.id in ticket.cities]
        others = [sums for ticket, sums in rows if city.id not in ticket.cities]
        held = sum(sums.points.n for sums in others)
        if ways[city.id] == 1 and here and held:
            made, n = sum(sums.made for sums in here), sum(sums.points.n for sums in here)
            usual = sum(sums.made for sums in others) / held
            flag = Flag("one_way_city", WARNING, wilson(made, n), {"city": city.id})
            yield too_few(flag, made, n, SHUT_OUT * usual)


def idle_routes(findings: Findings) -> Iterator[Suspect]:
    """Routes that are hardly ever claimed. Parallel ones count together: with few players only one of them is open."""
    board = findings.setting.board
    claimed = {route.id: sums.when.n for route, sums in zip(board.routes, findings.sums.routes, strict=True)}
    for group in groups_of(board).values():
        most = max(claimed[route.id] for route in group)
        flag = Flag("idle_route", WARNING, wilson(most, findings.games), {"route": group[0].id})
        yield too_few(flag, most, findings.games, CLAIMED)


def strategies(findings: Findings) -> Iterator[Suspect]:
    """A strategy that always wins leaves little to decide."""
    for name, more in strategy_figures(findings).items():
        sums = findings.sums.strategies[name]
        if sums.n >= OFTEN * findings.games:
            yield suspect(Flag("one_strategy", WARNING, more, {"strategy": name}), above(sums, STRATEGY))


CHECKS: tuple[Callable[[Findings], Iterator[Suspect]], ...] = (
    seats,
    dominated_tickets,
    colors,
    dead_ends,
    one_way_cities,
    idle_routes,
    uneven_tickets,
    strategies,
)
