"""Many games, in words and figures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.lab.review.conftest import TINY
from vialibre import Action, Record, load_board
from vialibre.engine.game import board_index
from vialibre.engine.numbering import action_of
from vialibre.i18n import Words
from vialibre.lab.number_format import NumberFormat
from vialibre.lab.review.data import whole_data
from vialibre.lab.review.files import Unreadable, review_files
from vialibre.lab.review.game import GameReview, review_game
from vialibre.lab.review.phrases import Phrases
from vialibre.lab.review.players import Reviewed, players_of


def test_figures_are_added_up_by_name(review: GameReview, tiny: Record) -> None:
    other = review_game(replace(tiny, seats=("bot:surveyor", "Ana")), samples=1)
    games = [Reviewed("a.json", review), Reviewed("b.json", other)]
    players = {player.name: player for player in players_of(games)}
    assert set(players) == {"Ana", "bot:surveyor"}
    ana = players["Ana"]
    assert ana.games == 2
    assert ana.wins == review.won(0) + other.won(1)
    assert ana.mean_score == (review.sheets[0].total + other.sheets[1].total) / 2
    assert ana.decisions == len(review.of_seat(0)) + len(other.of_seat(1))
    lost = sum(one.loss for one in (*review.of_seat(0), *other.of_seat(1)))
    assert ana.mean_loss == pytest.approx(lost / ana.decisions)
    assert ana.mean_luck == pytest.approx((review.luck[0].cards + other.luck[1].cards) / 2)
    assert ana.biggest is not None
    game, judged = ana.biggest
    assert judged.loss == max(one.loss for one in (*review.mistakes(0, 1), *other.mistakes(1, 1)))
    assert game.file in ("a.json", "b.json")


def test_the_best_come_first(review: GameReview) -> None:
    assert [player.name for player in players_of([Reviewed("a", review)])] == ["bot:surveyor", "Ana"]


def test_bad_files_are_answers_too_and_jobs_change_nothing() -> None:
    files = [str(TINY), "no-such-file.json", str(TINY)]
    found = list(review_files(files, "conductor", samples=2, rounds=1))
    assert [type(one) for one in found] == [Reviewed, Unreadable, Reviewed]
    assert [one.file for one in found] == files
    assert list(review_files(files[::2], "conductor", samples=2, rounds=1, jobs=2)) == found[::2]


def test_mistakes_are_told_in_words(review: GameReview) -> None:
    words = Words("en")
    phrases = Phrases(review.board, ["Ana", "Bruno"], "surveyor", words, NumberFormat(words))
    for judged in review.decisions:
        told = phrases.mistake(judged)
        assert told.startswith(f"Move {judged.move}: {phrases.names[judged.seat]} ")
        assert "surveyor would have " in told
        assert "{" not in told
        assert "review-" not in told


@pytest.mark.parametrize("board", ["europe", "old_west", "san_francisco"])
def test_every_action_has_words(board: str, review: GameReview) -> None:
    """Of every kind there is, also those that no game here has."""
    chosen = load_board(board)
    tables = board_index(chosen)
    words = Words("en")
    phrases = Phrases(chosen, ["Ana", "Bea"], "surveyor", words, NumberFormat(words))
    offer = tuple(ticket.id for ticket in chosen.tickets[:9])
    kinds: dict[type[Action], list[int]] = {}
    for number in range(tables.n_actions):
        kinds.setdefault(type(action_of(tables, number)), []).append(number)
    for numbers in kinds.values():
        judged = replace(review.decisions[0], offer=offer, extra=2, seat=1)
        for number in (numbers[0], numbers[-1]):
            did = phrases.did(replace(judged, played=number))
            would = phrases.would(replace(judged, preferred=number))
            assert did.startswith("Bea ")
            assert would.startswith("surveyor would have ")
            assert did.removeprefix("Bea ") != ""
            assert not set("{}$") & set(did + would)


def test_data_has_everything(review: GameReview) -> None:
    games = [Reviewed("a.json", review)]
    data = whole_data(games, players_of(games), [("b.json", "not_json")], bot="surveyor")
    (game,) = data["games"]
    assert game["decisions"][0]["legal"]
    assert len(game["decisions"]) == len(review.decisions)
    assert all(one["loss"] >= 0 for one in game["decisions"])
    assert game["seats"][0]["mistakes"] == [one.move for one in review.mistakes(0)]
    assert data["unreadable"] == [{"file": "b.json", "error": "not_json"}]
    assert "legal" not in whole_data([Reviewed("a", review.lighter())], [], [])["games"][0]["decisions"][0]
