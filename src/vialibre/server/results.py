"""What is derived from a table for others: a line in the lobby, results for the history, a record to download."""

from __future__ import annotations

import msgspec

from vialibre.engine.game import state_of
from vialibre.engine.record import BOT_PREFIX, Record, result_of
from vialibre.engine.record_metadata import EarlyEnd
from vialibre.fair.deal import deal_proof
from vialibre.server.storage.rows import Result
from vialibre.server.table.state import OVER, Table


def summary_of(table: Table) -> str:
    """Public facts for the lobby, as JSON."""
    return msgspec.json.encode(
        {
            "board": {"id": table.board.id, "name": table.board.name},
            "seats": [{"name": seat.name, "bot": seat.bot, "person": seat.person} for seat in table.seats],
            "alvin": table.options.alvin,
            "clock": table.options.clock,
            "waits_for": [seat for seat in table.waiting() if not table.seats[seat].played_by_bot],
        }
    ).decode()


def record_of(table: Table) -> Record:
    """The game as a record. While the game goes on, it contains all secrets."""
    assert table.game is not None
    from_start = table.created.seed is not None  # it continues another game, whose record has the proof of the deal
    names = tuple(f"{BOT_PREFIX}{seat.bot}" if seat.bot else seat.name for seat in table.seats)
    return Record(
        board=table.board,
        seats=names,
        seed=table.seed,
        alvin=table.options.alvin,
        first=table.options.first,
        rules=table.created.rules,
        actions=tuple(f"{turn.seat} {turn.text}" for turn in table.turns),
        result=result_of(table.game),
        fair=None if from_start else deal_proof(table.created.secret, [seat.entropy for seat in table.seats]),
        ended=None if table.ended is None else EarlyEnd(*table.ended),
    )


def results_of(table: Table) -> list[Result]:
    """One result per seat; seats that gave up rank last. An abandoned game has no winner and no results."""
    if table.status != OVER or table.game is None or (table.ended is not None and table.ended[0] == "abandoned"):
        return []
    sheets = table.game.score_sheets()
    winners = table.game.winners
    totals = [sheets[i].total if sheets else int(state_of(table.game).seats[i].score) for i in range(len(table.seats))]

    def rank(seat: int) -> tuple[bool, bool, int]:
        return (table.seats[seat].given_up, bool(winners) and seat not in winners, -totals[seat])

    ranks = [rank(i) for i in range(len(table.seats))]
    return [
        Result(
            table_id=table.id,
            seat=i,
            person_id=seat.person,
            name=seat.name or f"{BOT_PREFIX}{seat.bot}",
            total=totals[i],
            place=1 + sum(other < ranks[i] for other in ranks),
            finished_at=table.at,
        )
        for i, seat in enumerate(table.seats)
    ]
