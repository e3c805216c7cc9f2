"""Points for tickets, so that it does not matter which one is dealt.

Opening tickets go by lot (dealt.py); so what the holders of a ticket have more than others, the ticket brought. Where
they are ahead, its points go down by as much, and up where they are behind. A ticket that is completed in the part p
of the games passes on only 2p - 1 of a change: whoever fails loses the points.
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
"""Of a change of points: where less is passed on, the points it takes would be out of proportion."""
LEAST_MADE = (1 + LEAST_PASSED_ON) / 2
"""How often a ticket must be completed for that. Below 0.5, where nothing is passed on, more points even cost."""
LARGEST_CHANGE = 0.5
"""Of a ticket's points at one go, or FEW points: players follow the points, so a second playtest sees another game."""
FEW = 3
LEVEL = 0.05
"""The chance that any ticket is changed though all are right."""


@dataclass(frozen=True, slots=True)
class Proposal:
    ticket: Ticket
    fair: Interval
    """The points at which its holders would be even."""
    points: int
    """What is proposed: the present points, unless they are surely wrong and others would help."""
    way: int
    turns: float
    """That the shortest way takes, at the pace of these games."""
    made: Interval
    effect: Interval
    """On the chance to win, for those to whom it was dealt."""

    @property
    def hard(self) -> bool:
        """Completed too seldom for points to help: a point more brings its holders less than LEAST_PASSED_ON of one."""
        return 2 * self.made.value - 1 < LEAST_PASSED_ON

    @property
    def changed(self) -> bool:
        return self.points != self.ticket.points


def proposals(findings: Findings) -> list[Proposal]:
    """For every ticket, from findings with dealt tickets."""
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
        mend = sure and 2 * made.value - 1 >= LEAST_PASSED_ON
        found.append(
            Proposal(
                ticket=one.ticket,
                fair=fair,
                points=_proposed(one.ticket.points, fair) if mend else one.ticket.points,
                way=one.way,
                turns=pace * one.way,
                made=made,
                effect=figure(opening.effect, bounds=(-1, 1)),
            )
        )
    return found


def _chance(lead: Moments, usual: float) -> float:
    """To see a lead so far from the usual one, on either side, by luck."""
    error = lead.error
    return 2 * tail(abs(lead.mean - usual) / error) if error else 1.0


def _usual(findings: Findings, ticket: Ticket) -> float:
    """The lead of holders of tickets of the same kind: long ones are dealt apart from the others."""
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
    """The nearest whole number, not too far at one go."""
    most = max(FEW, LARGEST_CHANGE * points)
    return max(1, round(min(max(fair.value, points - most), points + most)))


def _turns_for_a_car(findings: Findings) -> float:
    tables = findings.sums.tables.values()
    cars = sum(table.length.top for table in tables)
    turns = sum(table.drawing.bottom for table in tables)
    return turns / cars if cars else 0.0
