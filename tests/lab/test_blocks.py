"""Blocks are fair: one deal, every seating; and any of them comes out the same when it is played again."""

from __future__ import annotations

import json
from itertools import permutations

import pytest

from tests.lab.made_up import SMALL
from vialibre import BadSetup, load_board, replay
from vialibre.engine.record import Record
from vialibre.lab.arena_setup import ArenaSetup
from vialibre.lab.blocks import COUNTS, Block, block_from_data, play_block
from vialibre.lab.seatings import MOST, seatings


def test_everybody_sits_everywhere() -> None:
    assert seatings(["a", "b"], 2) == [("a", "b"), ("b", "a")]
    assert set(seatings(["a", "b", "c"], 2)) == set(permutations("abc", 2))
    assert set(seatings(["a", "b", "c", "d"], 4)) == set(permutations("abcd"))
    assert set(seatings(["a", "b", "b", "b"], 4)) == {tuple("abbb"), tuple("babb"), tuple("bbab"), tuple("bbba")}


def test_fewer_bots_than_seats_are_repeated() -> None:
    assert set(seatings(["a", "b"], 3)) == {("a", "b", "a"), ("b", "a", "a"), ("a", "a", "b")}
    assert len(seatings(["a", "b"], 4)) == 6  # not only turned round: also who sits beside whom
    assert seatings(["a", "a"], 2) == [("a", "a")]


@pytest.mark.parametrize(
    ("bots", "seats", "code"), [(["a"], 2, "too_few_bots"), (list("abcdefgh"), 6, "too_many_seatings")]
)
def test_what_makes_no_block(bots: list[str], seats: int, code: str) -> None:
    with pytest.raises(BadSetup) as caught:
        seatings(bots, seats)
    assert caught.value.code == code
    assert len(seatings(list("abcdef"), 6)) == MOST


def test_all_games_of_a_block_have_the_same_deal() -> None:
    records: list[Record] = []
    table = ArenaSetup(load_board("san_francisco"), ["stoker", "porter", "conductor"], 2, seed=5)
    block = play_block(table, 3, keep=records.append)
    assert block.seed == 8
    assert [game.bots for game in block.games] == table.seatings()
    starts = [record.new_game() for record in records]
    assert len({tuple(start.view(0).row) for start in starts}) == 1
    assert len({start.view(1).own for start in starts}) == 1
    assert {record.first for record in records} == {0}


def test_any_block_can_be_played_alone() -> None:
    block = play_block(SMALL, 3)
    again = play_block(ArenaSetup(SMALL.board, SMALL.bots, 2, seed=8), 0)
    assert block.facts() == play_block(SMALL, 3).facts() == again.facts()
    assert block.facts() != play_block(SMALL, 4).facts()


def test_records_of_a_block_replay_to_its_results() -> None:
    records: list[Record] = []
    block = play_block(SMALL, 1, keep=records.append)
    assert block.facts() == play_block(SMALL, 1).facts()  # writing down changes nothing
    for record, result in zip(records, block.games, strict=True):
        game = replay(record)
        assert record.seats == tuple(f"bot:{bot}" for bot in result.bots)
        assert [sheet.total for sheet in game.score_sheets()] == [seat.total for seat in result.seats]
        assert game.winners == tuple(i for i, seat in enumerate(result.seats) if seat.won)


@pytest.mark.parametrize("name", ["old_west", "europe"])
def test_lines_add_up_and_facts_are_counted(name: str) -> None:
    board = load_board(name)
    block = play_block(ArenaSetup(board, ["conductor", "stoker"], 2, alvin=name == "old_west"), 0)
    assert sum(seat.won for game in block.games for seat in game.seats) == len(block.games)
    for game in block.games:
        assert sum(seat.decisions for seat in game.seats) == game.actions
        for seat in game.seats:
            assert sum(seat.lines.values()) == seat.total
            assert set(seat.counts) == set(COUNTS)
            assert 0 <= seat.counts["cars_left"] < board.cars
            assert seat.counts["routes"] > 0
            assert (seat.counts["markers"] > 0) == (name == "old_west")
            assert sum(seat.times.values()) == seat.decisions
            if name == "europe":
                assert seat.counts["control"] == 0
                assert seat.lines["stations"] == 4 * (3 - seat.counts["stations"])


def test_blocks_come_back_from_json() -> None:
    block = play_block(SMALL, 0)
    assert block_from_data(json.loads(json.dumps(block.as_data()))) == block


def test_blocks_of_an_older_version_are_read() -> None:
    data = play_block(SMALL, 0).as_data()
    for game in data["games"]:
        for seat in game["seats"]:
            del seat["counts"], seat["times"]
    old: Block = block_from_data(data)
    assert old.games[0].seats[0].counts == {}
    assert old.facts() == play_block(SMALL, 0).facts()
