"""The data for the page's script: every moment as numbers and sentences, without anything the reader may not see."""

from __future__ import annotations

from typing import Any

from vialibre.engine.actions import KIND_NAMES
from vialibre.pictures.chart import DASHES
from vialibre.pictures.style import COLORS, CREAM, ON
from vialibre.pictures.timeline import Moment, Sentence, Timeline


def page_data(timeline: Timeline) -> dict[str, Any]:
    """Return the data as JSON-compatible values."""
    board = timeline.board
    numbers: dict[str, int] = {ticket.id: i for i, ticket in enumerate(board.tickets)}
    shown = sorted({numbers[ticket] for moment in timeline.moments for ticket in _tickets_in(moment)})
    narrator = timeline.narrator
    say = narrator.words.text
    most = max(one.cards for moment in timeline.moments for one in moment.view.seats)
    return {
        "kinds": KIND_NAMES,
        "colors": {**COLORS, "wild": CREAM},
        "on": ON,
        "seat": timeline.seat,
        "seats": [
            {"name": name, "color": color, "dash": dash}
            for name, color, dash in zip(timeline.names, timeline.colors, DASHES, strict=False)
        ],
        "tickets": {
            number: [narrator.ticket(board.tickets[number].id), board.tickets[number].points] for number in shown
        },
        "moments": [_moment(moment, numbers) for moment in timeline.moments],
        "words": {
            "moment": [
                say("replay-moment", at=at, last=len(timeline.moments) - 1) for at in range(len(timeline.moments))
            ],
            "cards": {
                kind: [say("cards", color=kind, count=count) for count in range(_most(timeline, i) + 1)]
                for i, kind in enumerate(KIND_NAMES)
            },
            "unseenCards": [say("replay-hand-hidden", count=count) for count in range(most + 1)],
            "unseenTickets": [say("replay-tickets-hidden", count=count) for count in range(len(board.tickets) + 1)],
            "noTickets": say("replay-tickets-none"),
            "states": {
                state: say("replay-ticket-state", state=state) for state in ("done", "possible", "cut_off", "offered")
            },
            "deck": [say("replay-deck", count=count) for count in range(_most_in_deck(timeline) + 1)],
            "play": say("replay-play"),
            "pause": say("replay-pause"),
            "score": say("replay-score"),
            "cars": say("replay-cars"),
            "held": say("replay-cards"),
            "heldTickets": say("replay-tickets"),
            "souvenirs": say("fact-souvenirs") if board.rules.souvenirs else None,
        },
    }


def _tickets_in(moment: Moment) -> list[str]:
    return [ticket for own in moment.owns if own is not None for ticket in (*own.tickets, *own.offer)]


def _most(timeline: Timeline, kind: int) -> int:
    hands = (own.hand[kind] for moment in timeline.moments for own in moment.owns if own is not None)
    return max(5, *hands)


def _most_in_deck(timeline: Timeline) -> int:
    return max(moment.view.deck for moment in timeline.moments)


def _moment(moment: Moment, numbers: dict[str, int]) -> dict[str, Any]:
    view = moment.view
    hands: list[list[int] | None] = [None if own is None else list(own.hand) for own in moment.owns]
    tickets: list[list[list[Any]] | None] = []
    for own, states in zip(moment.owns, moment.tickets, strict=True):
        if own is None:
            tickets.append(None)
            continue
        known = {status.ticket: str(status.state) for status in states}
        kept = [[numbers[ticket], known.get(ticket, "possible")] for ticket in own.tickets]
        tickets.append(kept + [[numbers[ticket], "offered"] for ticket in own.offer])
    return {
        "seat": moment.seat,
        "told": [_sentence_data(sentence) for sentence in moment.sentences],
        "gains": [[seat, points] for seat, points in enumerate(moment.gains) if points],
        "player": None if view.is_over else view.player,
        "row": [None if card is None else KIND_NAMES.index(card) for card in view.row],
        "deck": view.deck,
        "public": [[one.score, one.cars, one.cards, one.tickets, len(one.souvenirs)] for one in view.seats],
        "hands": hands,
        "tickets": tickets,
    }


def _sentence_data(sentence: Sentence) -> list[Any]:
    """The text, whether it is minor, the only seat that may see it, and what others see; trailing defaults are left
    out."""
    if sentence.seat is None:
        return [sentence.text, 1] if sentence.minor else [sentence.text]
    return [sentence.text, int(sentence.minor), sentence.seat, sentence.unseen]
