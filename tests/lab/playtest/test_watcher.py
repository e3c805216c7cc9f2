"""What is counted by the way is what the events of the same game tell, on every board."""

from __future__ import annotations

from collections import Counter

import pytest

from vialibre import load_board
from vialibre.boards.load import board_ids
from vialibre.boards.model import CARD_COLORS, WILD
from vialibre.bots.registry import make_bot
from vialibre.engine.core.shuffle import FAST
from vialibre.engine.events import (
    Event,
    ExtraPaid,
    MarkerPlaced,
    RouteClaimed,
    StationBuilt,
    TicketsDrawn,
    TicketTaken,
)
from vialibre.engine.game import Game, state_of
from vialibre.lab.match import Players
from vialibre.lab.playtest.run import play_one
from vialibre.lab.playtest.setting import Setting
from vialibre.lab.playtest.sums import Sums, no_games

SEED = 11
BOTS = ("conductor", "stoker")


def formatter(setting: Setting) -> tuple[Game, list[Event]]:
    """The same game with all its events."""
    names = setting.table(0)
    players = Players([make_bot(name) for name in names], names, SEED)
    game = Game.new(setting.board, seats=len(names), seed=SEED, shuffle=FAST, first=0)
    events: list[Event] = []
    while not game.is_over:
        seat = game.to_act[0]
        game.apply(players.choose(game, seat), seat)
        events += game.events()
    return game, events


@pytest.fixture(params=board_ids())
def setting(request: pytest.FixtureRequest) -> Setting:
    return Setting(load_board(request.param), BOTS, (3,), SEED)


def counted(setting: Setting) -> Sums:
    sums = no_games(setting.board)
    play_one(setting, 0, sums)
    return sums


def test_claims_tickets_and_payments_are_those_of_the_events(setting: Setting) -> None:
    board, sums = setting.board, counted(setting)
    game, events = formatter(setting)
    claimed = {event.route for event in events if isinstance(event, RouteClaimed)}
    assert claimed == {row.id for row, one in zip(board.routes, sums.routes, strict=True) if one.when.n}
    kept = Counter(event.ticket for event in events if isinstance(event, TicketTaken))
    assert kept == {row.id: one.kept for row, one in zip(board.tickets, sums.tickets, strict=True) if one.kept}
    drawn = sum(event.count for event in events if isinstance(event, TicketsDrawn))
    dealt = sum(one.dealt.n for one in sums.tickets)
    assert dealt == 3 * (board.ticket_rules.deal + board.ticket_rules.long)
    assert sum(one.offered for one in sums.tickets) - dealt == drawn
    assert {kind: one.paid.total for kind, one in zip((*CARD_COLORS, WILD), sums.colors, strict=True)} == _paid(
        setting, events
    )
    assert sum(one.left.total for one in sums.colors) == sum(int(seat.cards) for seat in state_of(game).seats)


def _paid(setting: Setting, events: list[Event]) -> dict[str, float]:
    """Cards by kind; a tunnel that was left costs nothing."""
    lengths = {route.id: route.length for route in setting.board.routes}
    paid: Counter[str] = Counter()
    for event in events:
        if isinstance(event, RouteClaimed):
            paid[event.color] += lengths[event.route] - event.wilds
            paid[WILD] += event.wilds
        elif isinstance(event, ExtraPaid | StationBuilt):
            paid[event.color] += event.cards - event.wilds
            paid[WILD] += event.wilds
        elif isinstance(event, MarkerPlaced):
            assert setting.board.rules.markers is not None
            paid[event.color] += setting.board.rules.markers.cost - event.wilds
            paid[WILD] += event.wilds
    return {kind: float(paid[kind]) for kind in (*CARD_COLORS, WILD)}


def test_scores_and_winners_are_those_of_the_sheets(setting: Setting) -> None:
    sums = counted(setting)
    game, _ = formatter(setting)
    table = sums.tables[3]
    totals = sorted(sheet.total for sheet in game.score_sheets())
    assert sorted(table.scores.elements()) == totals
    assert list(table.best) == totals[-1:]
    assert list(table.margins) == [totals[-1] - totals[-2]]
    winners = game.winners
    assert [won.total > 0 for won in table.wins] == [seat in winners for seat in range(3)]
    made = sum(line.points > 0 for sheet in game.score_sheets() for line in sheet.tickets)
    assert sum(one.made for one in sums.tickets) == table.made.top == made
