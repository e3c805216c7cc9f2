"""The public events alone are enough to keep a table: log, animation and the other players need nothing else."""

from __future__ import annotations

from hypothesis import given

from tests.properties.plays import Play, chosen, effort, plays, random_text, started
from tests.properties.shadow import Shadow
from vialibre.engine import events
from vialibre.engine.events import CardDrawn, TicketTaken
from vialibre.engine.game import Game


def hear_all(shadow: Shadow, game: Game) -> None:
    for event in game.events():
        public = events.seen_by(event, None)
        if public is not None:
            shadow.hear(public)


@effort(150, 4000)
@given(plays(most=40))
def test_public_events_keep_a_table(play: Play) -> None:
    """From the deal on, and after every action: what a spectator heard is what a spectator sees."""
    shadow: Shadow | None = None

    def check(game: Game) -> None:
        nonlocal shadow
        view = game.view(None)
        if shadow is None:
            shadow = Shadow(view)
        hear_all(shadow, game)
        assert shadow.table() == Shadow(view).table()

    game = started(play, check)
    for choice in play.choices:
        if game.is_over:
            break
        seat, action = chosen(game, choice)
        game.apply(action, seat)
        check(game)


@effort(100, 2000)
@given(plays())
def test_a_seat_hears_its_own_secrets_only(play: Play) -> None:
    """INFO-2: drawn cards have no color and kept tickets are not named, but for the seat itself."""

    def check(game: Game) -> None:
        for event in game.events():
            for viewer in (None, *range(game.seat_count)):
                heard = events.seen_by(event, viewer)
                if isinstance(event, CardDrawn) and event.seat != viewer:
                    assert heard == CardDrawn(event.seat, None)
                elif isinstance(event, TicketTaken) and event.seat != viewer:
                    assert heard is None
                else:
                    assert heard == event

    started(play, check)


def test_events_can_be_switched_off() -> None:
    """The same game without them."""
    from random import Random

    from tests.properties.whole import whole

    random = Random(1)
    loud, quiet = Game.new("europe", seats=3, seed=4), Game.new("europe", seats=3, seed=4, events=False)
    for _ in range(150):
        seat = random.choice(loud.to_act)
        text = random_text(loud, seat, random)
        loud.apply(text, seat)
        quiet.apply(text, seat)
        assert quiet.events() == []
    assert whole(loud, with_trace=False) | {"tracing": False} == whole(quiet, with_trace=False)
