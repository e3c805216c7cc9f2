"""A whole game: every decision, chances, tickets, luck; and what is refused."""

from __future__ import annotations

from dataclasses import replace

import pytest

from vialibre import Record, RecordError, replay
from vialibre.analysis import luck_of
from vialibre.analysis.tickets import TicketState
from vialibre.engine.core.constants import TUNNEL
from vialibre.engine.game import state_of
from vialibre.engine.record_metadata import EarlyEnd
from vialibre.lab.review.game import GameReview, review_game


def test_every_decision_with_a_choice_is_looked_at(europe: Record, review: GameReview) -> None:
    with_choice = []
    for move, line in enumerate(europe.actions, 1):
        game = replay(europe, until=move - 1)
        seat, _, text = line.partition(" ")
        if len(game.legal_ids(int(seat))) > 1:
            with_choice.append((move, int(seat), text))
    numbers = replay(europe).text_of
    assert [(one.move, one.seat, numbers(one.played)) for one in review.decisions] == with_choice


def test_the_stronger_bot_agrees_with_itself(review: GameReview) -> None:
    assert review.agreement(1) > 0.9 > 0.5 > review.agreement(0)
    assert review.mean_loss(1) < 0.001 < review.mean_loss(0)
    assert review.winners == (1,)
    assert (review.won(0), review.won(1)) == (0, 1)


def test_mistakes_are_the_biggest_first(review: GameReview) -> None:
    found = review.mistakes(0)
    assert 0 < len(found) <= 3
    losses = [judged.loss for judged in found]
    assert losses == sorted(losses, reverse=True)
    left = [judged.loss for judged in review.of_seat(0) if judged.is_mistake and judged not in found]
    assert all(loss <= losses[-1] for loss in left)


def test_chances_are_there_for_every_move_and_end_with_the_winner(europe: Record, review: GameReview) -> None:
    assert len(review.timeline) == len(europe.actions) + 1
    for chances in review.timeline:
        assert sum(chances) == pytest.approx(1)
        assert all(0 <= chance <= 1 for chance in chances)
    assert review.timeline[-1] == (0.0, 1.0)


def test_a_tunnel_that_waits_for_its_extra_cards_is_no_dip(europe: Record, review: GameReview) -> None:
    waiting = [move for move in range(1, review.actions) if state_of(replay(europe, until=move)).phase == TUNNEL]
    assert waiting
    for move in waiting:
        assert review.timeline[move] == review.timeline[move - 1]


def test_tickets_end_as_the_score_sheets_say(review: GameReview) -> None:
    for seat, sheet in enumerate(review.sheets):
        histories = {history.ticket: history for history in review.tickets[seat]}
        assert set(histories) == {line.ticket for line in sheet.tickets}
        for line in sheet.tickets:
            history = histories[line.ticket]
            assert history.state is (TicketState.DONE if line.points > 0 else TicketState.CUT_OFF)
            assert abs(line.points) == history.points
            assert 1 <= history.kept <= history.since <= review.actions


def test_a_ticket_is_done_since_the_claim_that_did_it(europe: Record, review: GameReview) -> None:
    done = [(seat, one) for seat in (0, 1) for one in review.tickets[seat] if one.state is TicketState.DONE]
    assert done
    for seat, history in done:
        before = replay(europe, until=history.since - 1).view(seat)
        assert europe.actions[history.since - 1].split()[0] == str(seat)
        assert before.own is not None
        assert history.ticket in before.own.tickets


def test_luck_is_that_of_the_analysis(europe: Record, review: GameReview) -> None:
    assert review.luck == tuple(luck_of(europe, seat) for seat in range(2))


def test_the_same_record_gives_the_same_review(tiny: Record) -> None:
    assert review_game(tiny, samples=4) == review_game(tiny, samples=4)


def test_progress_counts_moves(tiny: Record) -> None:
    seen: list[int] = []
    review_game(tiny, "porter", samples=1, progress=seen.append)
    assert seen == list(range(1, len(tiny.actions) + 1))


def test_a_game_that_goes_on_is_refused_unless_asked_for(tiny: Record) -> None:
    begun = replace(tiny, actions=tiny.actions[:9], result=None)
    with pytest.raises(RecordError) as caught:
        review_game(begun, samples=1)
    assert caught.value.code == "review_goes_on"
    found = review_game(begun, samples=1, unfinished=True)
    assert found.sheets == ()
    assert found.winners == ()


def test_a_game_that_stopped_early_is_looked_at(tiny: Record) -> None:
    stopped = replace(tiny, actions=tiny.actions[:9], result=None, ended=EarlyEnd("resigned", 0))
    found = review_game(stopped, samples=1)
    assert found.sheets == ()
    assert len(found.timeline) == 10


def test_a_record_with_another_result_is_refused(tiny: Record) -> None:
    assert tiny.result is not None
    other = replace(tiny, result=replace(tiny.result, winners=(0, 1)))
    with pytest.raises(RecordError) as caught:
        review_game(other, samples=1)
    assert caught.value.code == "wrong_result"


@pytest.mark.parametrize("rounds", [0, 2])
def test_fewer_and_more_rounds_work_too(tiny: Record, rounds: int) -> None:
    found = review_game(tiny, samples=2, rounds=rounds)
    assert found.rounds == rounds
    assert all(0 <= judged.loss <= 1 for judged in found.decisions)
