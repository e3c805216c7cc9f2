"""A finished game to look through: every step leads to the true position, and everything in it is true."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any, TypeVar, TypeVarTuple, Unpack

import msgspec
import pytest

from tests.server.tables.merge import merged_view
from tests.server.tables.test_over_http import First, House, in_house
from tests.server.web.browser import get, get_json
from vialibre import board_ids, load_board
from vialibre.analysis import chances, luck_of, offered_tickets, own_tickets
from vialibre.analysis.ending import ending
from vialibre.bots import make_bot
from vialibre.engine.core.shuffle import FAIR
from vialibre.engine.game import state_of
from vialibre.engine.record import Record
from vialibre.engine.view_data import event_data, view_data
from vialibre.server.api import finished
from vialibre.server.fair_queue import JobOwner
from vialibre.server.replay import PlayedGame, ending_of, packed_replay, replay_of
from vialibre.server.schemas.page import Ending, Replay, ReplaySeat

T = TypeVar("T")
Ts = TypeVarTuple("Ts")


def course(board: str, seats: int, bot: str = "conductor", seed: str = "ab" * 32) -> PlayedGame:
    """A game of bots with whims to its end."""
    names = tuple(ReplaySeat(f"N{i}", None if i else bot) for i in range(seats))
    made = PlayedGame("table", board, names, seed, load_board(board).rules.alvin is not None, None, (), board)
    game, random, player = made.new_game(), Random(board), make_bot(bot)
    turns: list[tuple[int, str]] = []
    while not game.is_over:
        seat = random.choice(game.to_act)
        legal = game.legal_ids(seat)
        number = random.choice(legal) if random.random() < 0.1 else player.choose(game.view(seat), legal, random)
        game.apply(number, seat)
        turns.append((seat, game.text_of(number)))
    return replace(made, turns=tuple(turns))


def plain(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("board", board_ids())
def test_every_step_leads_to_the_true_position(board: str) -> None:
    played = course(board, load_board(board).players[1])
    sent = json.loads(packed_replay(played).plain)
    msgspec.convert(sent, Replay)
    game = played.new_game()
    seats = range(len(played.seats))
    view, owns, tickets = sent["view"], list(sent["owns"]), list(sent["tickets"])
    assert len(sent["steps"]) == len(played.turns)
    for done, (seat, text) in enumerate(played.turns):
        assert view == plain(view_data(game.view(None)))
        views = [game.view(i) for i in seats]
        assert owns == plain([one.own for one in views])
        if done % 7 == 0:  # the slow part
            assert tickets == plain([[*own_tickets(one), *offered_tickets(one)] for one in views]), (done, text)
        step = sent["steps"][done]
        assert (step["seat"], step["action"]) == (seat, text)
        game.apply(text, seat)
        assert step["events"] == plain([event_data(event) for event in game.events()])
        view = merged_view(view, step["view"])
        for i, own in step["owns"].items():
            assert own != owns[int(i)], "told although it did not change"
            owns[int(i)] = own
        for i, rows in step["tickets"].items():
            assert rows != tickets[int(i)]
            tickets[int(i)] = rows
        assert sum(step["chances"]) == pytest.approx(1, abs=0.001)
        own_chances = [chances(game.view(i))[i] for i in seats] if done % 7 == 0 else None
        if own_chances is not None:
            assert step["chances"] == pytest.approx([one / sum(own_chances) for one in own_chances], abs=0.0002)
    assert view == plain(view_data(game.view(None)))
    assert view["sheets"]
    last = sent["steps"][-1]["chances"]
    assert {i for i in seats if last[i] > 0} == set(game.winners)
    record = Record(
        load_board(board),
        tuple(seat.name for seat in played.seats),
        seed=played.seed,
        shuffle=FAIR,
        alvin=played.alvin,
        actions=tuple(f"{seat} {text}" for seat, text in played.turns),
    )
    luck = [luck_of(record, i).cards for i in seats]
    assert sent["steps"][-1]["luck"] == pytest.approx(luck, abs=0.0001)
    assert any(luck) or board == "san_francisco"  # whose bots seldom draw blind


def test_tickets_of_the_last_round_follow_the_hand() -> None:
    """A seat that draws cards in its last turn can claim nothing more: what was possible is cut off."""
    played = course("usa", 2)
    sent = replay_of(played)
    game = played.new_game()
    checked = 0
    tickets = [list(rows) for rows in sent.tickets]
    for step in sent.steps:
        game.apply(step.action, step.seat)
        for i, rows in step.tickets.items():
            tickets[int(i)] = rows
        if state_of(game).last_turns >= 0:
            checked += 1
            for seat in range(2):
                view = game.view(seat)
                assert tickets[seat] == [*own_tickets(view), *offered_tickets(view)]
    assert checked > 1


@pytest.mark.parametrize(("board", "seats"), [("usa", 2), ("europe", 5)])
def test_a_replay_is_made_soon_and_small(board: str, seats: int) -> None:
    played = course(board, seats)
    began = time.process_time()
    packed = packed_replay(played)
    assert time.process_time() - began < 9, "3 s are the most; a busy machine gets three times that"
    assert len(packed.content) < 100_000


class Here(First):
    """Work is done here and now; what was asked for is noted."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[str] = []

    async def run(self, work: Callable[[Unpack[Ts]], T], *arguments: *Ts, owner: JobOwner) -> T:
        self.asked.append(work.__name__)
        return work(*arguments)


def at_once(house: House) -> list[str]:
    here = house.services.hub.bot_pool = Here()
    return here.asked


def finished_game(house: House, where: str, actions: int = 8) -> list[str]:
    table = house.services.hub.live_tables[where].table
    return [f"{turn.seat} {turn.text}" for turn in table.turns][:actions]


def test_over_http_in_another_process_and_only_once(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.game(actions=8)
        place = f"/api/tables/{where}/replay"
        others = 0

        async def ask_others(until: asyncio.Task[Any]) -> None:
            nonlocal others
            while not until.done():
                await house.ok(None, "GET", "/api/boards")
                others += 1
                await asyncio.sleep(0.005)

        first = asyncio.create_task(get(house.app, place, accept_encoding="gzip"))
        await ask_others(first)
        assert others > 3, "everybody waited for it"
        answer = first.result()
        assert answer.headers["content-encoding"] == "gzip"
        assert answer.headers["cache-control"] == "no-store"
        sent = msgspec.convert(answer.json(), Replay)
        assert [f"{step.seat} {step.action}" for step in sent.steps] == finished_game(house, where)
        assert [(seat.name, seat.bot) for seat in sent.seats] == [("Nana", None), ("Bea", None)]
        assert (sent.table, sent.board.id, sent.digest) == (where, "usa", load_board("usa").digest)

        asked = at_once(house)
        assert (await get(house.app, place)).json() == answer.json()
        assert asked == []

    in_house(tmp_path, visit)


def test_who_was_forgotten_is_no_longer_named(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        asked = at_once(house)
        where = await house.game(actions=4)
        place = f"/api/tables/{where}/replay"
        assert [seat["name"] for seat in (await get_json(house.app, place))["seats"]] == ["Nana", "Bea"]
        await house.ok("bea", "DELETE", "/api/me")
        assert [seat["name"] for seat in (await get_json(house.app, place))["seats"]] == ["Nana", "–"]
        assert asked == ["packed_replay"] * 2

    in_house(tmp_path, visit)


def test_only_the_last_few_are_kept(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        asked = at_once(house)
        house.services.replays.most = 2
        places = [f"/api/tables/{await house.game(actions=2)}/replay" for _ in range(3)]
        for place in (places[0], places[1], places[0], places[2], places[0], places[1]):
            await get_json(house.app, place)
        assert len(asked) == 4, "the one not asked for longest went first"

    in_house(tmp_path, visit)


def test_nothing_is_shown_before_the_end(tmp_path: Path) -> None:
    async def visit(house: House) -> None:
        where = await house.table()
        for path in ("replay", "ending"):
            assert await house.refused("ana", "GET", f"/api/tables/{where}/{path}") == "not_over"
            assert await house.refused(None, "GET", f"/api/tables/nowhere/{path}") == "no_such_table"

    in_house(tmp_path, visit)


def test_a_game_without_end_is_not_replayed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(house: House) -> None:
        monkeypatch.setattr(finished, "MOST_STEPS", 3)
        where = await house.game(actions=4)
        assert await house.refused("ana", "GET", f"/api/tables/{where}/replay") == "too_long_game"

    in_house(tmp_path, visit)


def test_the_ending_of_a_whole_game_and_of_one_given_up(tmp_path: Path) -> None:
    played = course("europe", 3)
    game = played.new_game()
    for seat, text in played.turns:
        game.apply(text, seat)
    shown = ending_of(played)
    assert msgspec.convert(plain(shown), Ending) == shown
    assert tuple(shown.seats) == ending(game.view(None))
    assert any(path.routes for seat in shown.seats for path in seat.tickets)

    async def visit(house: House) -> None:
        at_once(house)
        where = await house.game(actions=4)
        found = await get_json(house.app, f"/api/tables/{where}/ending")
        assert found == {"seats": [{"tickets": [], "longest": []}] * 2}

    in_house(tmp_path, visit)
