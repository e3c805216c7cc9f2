"""Proposes ticket points such that it does not matter which ticket a player is dealt.

Opening tickets are assigned at random (random_opening.py), so the advantage of a ticket's holders is caused by the
ticket. If they are ahead, its points go down by as much, and up if they are behind. A ticket that is completed in a
fraction p of the games passes on only 2p - 1 of a change, because its holder loses the points on failure.
"""

from __future__ import annotations

from dataclasses import dataclass

from vialibre.boards.model import Ticket
from vialibre.lab.playtest.figures import ticket_figures
from vialibre.lab.playtest.findings import Findings
from vialibre.lab.playtest.moments import Moments, figure, wilson
from vialibre.lab.playtest.multiple_testing import holm, tail
from vialibre.lab.playtest.sums import TicketSums
from vialibre.lab.statistics import Interval

LEAST_PASSED_ON = 0.4
"""The least fraction of a change that is passed on: below it, the points needed would be out of proportion."""
LEAST_MADE = (1 + LEAST_PASSED_ON) / 2
"""How often a ticket must be completed for that. Below 0.5, where nothing is passed on, more points are even a
disadvantage."""
LARGEST_CHANGE = 0.5
"""The largest change at once, as a fraction of a ticket's points, or FEW points: players follow the points, so a second
playtest sees another game."""
FEW = 3
LEVEL = 0.05
"""The probability that any ticket is changed although all are fair."""


@dataclass(frozen=True, slots=True)
class Proposal:
    """The proposed points of one ticket, with the figures behind them."""

    ticket: Ticket
    fair: Interval
    """The points at which its holders would be even."""
    points: int
    """The proposed points: the present ones, unless they are significantly wrong and others would help."""
    way: int
    turns: float
    """Turns that the shortest path takes, at the pace of these games."""
    made: Interval
    effect: Interval
    """Effect on the chance to win, for players who were dealt the ticket."""

    @property
    def hard(self) -> bool:
        """Completed too rarely for points to help: one more point brings its holders less than LEAST_PASSED_ON of a
        point."""
        return 2 * self.made.value - 1 < LEAST_PASSED_ON

    @property
    def changed(self) -> bool:
        """Whether the proposal differs from the present points."""
        return self.points != self.ticket.points


def proposals(findings: Findings) -> list[Proposal]:
    """A proposal for every ticket, from findings with randomly assigned tickets."""
    pace = _turns_for_a_car(findings)
    found = []
    rows = ticket_figures(findings)
    usual = [_usual(findings, one.ticket) for one in rows]
    leads = [sums.opening.lead for sums in findings.sums.tickets]
    wrong = holm([_chance(lead, even) for lead, even in zip(leads, usual, strict=True)], LEVEL)
    for one, sums, even, sure in zip(rows, findings.sums.tickets, usual, wrong, strict=True):
        opening = sums.opening
        fair = _fair(one.ticket, sums, even)
        made = wilson(opening.made, opening.lead.n)
        adjust = sure and 2 * made.value - 1 >= LEAST_PASSED_ON
        found.append(
            Proposal(
                ticket=one.ticket,
                fair=fair,
                points=_proposed(one.ticket.points, fair) if adjust else one.ticket.points,
                way=one.way,
                turns=pace * one.way,
                made=made,
                effect=figure(opening.effect, bounds=(-1, 1)),
            )
        )
    return found


def _chance(lead: Moments, usual: float) -> float:
    """The probability of a lead this far from the usual one, on either side, by chance."""
    error = lead.error
    return 2 * tail(abs(lead.mean - usual) / error) if error else 1.0


def _usual(findings: Findings, ticket: Ticket) -> float:
    """The lead of the holders of tickets of the same kind: long tickets are dealt separately."""
    rows = zip(findings.setting.board.tickets, findings.sums.tickets, strict=True)
    alike = [sums.opening.lead for row, sums in rows if row.long == ticket.long]
    n = sum(lead.n for lead in alike)
    return sum(lead.total for lead in alike) / n if n else 0.0


def _fair(ticket: Ticket, sums: TicketSums, usual: float) -> Interval:
    lead = figure(sums.opening.lead)
    made = sums.opening.made / sums.opening.lead.n if sums.opening.lead.n else 0.0
    passed_on = max(LEAST_PASSED_ON, 2 * made - 1)
    low, value, high = (ticket.points - (end - usual) / passed_on for end in (lead.high, lead.value, lead.low))
    return Interval(max(0.0, value), max(0.0, low), max(0.0, high))


def _proposed(points: int, fair: Interval) -> int:
    """The nearest whole number, within the largest change."""
    most = max(FEW, LARGEST_CHANGE * points)
    return max(1, round(min(max(fair.value, points - most), points + most)))


def _turns_for_a_car(findings: Findings) -> float:
    tables = findings.sums.tables.values()
    cars = sum(table.length.top for table in tables)
    turns = sum(table.drawing.bottom for table in tables)
    return turns / cars if cars else 0.0
