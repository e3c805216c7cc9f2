"""The same game as some eyes see it, from other cards: INFO-2 for a stretch of play rather than for a position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from tests.effort import times
from vialibre.engine import events
from vialibre.engine.core.board_index import to_vec
from vialibre.engine.core.constants import OPENING, ROW
from vialibre.engine.core.tickets import put_by, ring_place, ticket_in_deck
from vialibre.engine.events import CardDrawn, CardRevealed, CardTurnedUp, DeckShuffled, RowSwept
from vialibre.engine.game import Game, state_of
from vialibre.errors import VialibreError

Actions = Sequence[tuple[int, int]]
"""Seats and the numbers of what they did."""
SeatState = tuple[int, ...]
"""The seats of one person; none are a spectator's."""
Place = int | tuple[int, int]
"""A place in a deck, or a seat with a kind of card, or with a place in its tickets."""

TRIES = times(24, 80)


def other_deal(game: Game, actions: Actions, eyes: SeatState, random: Random) -> Game:
    """A position from which the same actions are possible and look the same to these eyes, but much else differs.

    Hidden cards and tickets change places a few at a time; whatever would be seen is taken back.
    """
    as_seen = list(story(game, actions, eyes))
    unseen = unseen_places(game, actions, eyes)
    best = game
    for turn in range(TRIES):
        tried = traced(best)
        many = turn < TRIES // 4
        if turn % 2:
            move_cards(tried, eyes, unseen, random, count=5 if many else 2)
        else:
            move_tickets(tried, eyes, random, count=6 if many else 2)
        if looks_alike(tried, actions, eyes, as_seen):
            best = tried
    if state_of(best).first_hidden:  # SF-6: the first player, if these actions do not reveal it
        tried = traced(best)
        state_of(tried).first = (state_of(tried).first + 1) % tried.seat_count
        if looks_alike(tried, actions, eyes, as_seen):
            best = tried
    return best


def traced(game: Game) -> Game:
    made = game.copy()
    state_of(made).tracing = True
    return made


def story(start: Game, actions: Actions, eyes: SeatState) -> Iterator[Any]:
    """All that these eyes see of a game, step by step. Raises IllegalAction."""
    game = traced(start)
    yield _views(game, eyes)
    for seat, number in actions:
        game.apply(number, seat)
        happened = game.events()
        yield [events.seen_by(event, eye) for eye in eyes or (None,) for event in happened], _views(game, eyes)


def looks_alike(tried: Game, actions: Actions, eyes: SeatState, as_seen: list[Any]) -> bool:
    try:
        return all(mine == theirs for mine, theirs in zip(as_seen, story(tried, actions, eyes), strict=True))
    except VialibreError:  # a player could not have paid for an action
        return False


def _views(game: Game, eyes: SeatState) -> Any:
    return [game.view(eye) for eye in eyes or (None,)]


def unseen_places(start: Game, actions: Actions, eyes: SeatState) -> list[int]:
    """Places in the deck whose cards these eyes do not see."""
    game = traced(start)
    top = int(state_of(game).n_deck)
    seen = set[int]()
    for seat, number in actions:
        game.apply(number, seat)
        for event in game.events():
            if isinstance(event, RowSwept):  # the rows between the first and the last came from the deck as well
                rows = top if event.shuffles else int(ROW) * (event.times - 1)
                seen.update(range(top - rows, top))
                top -= rows
            shuffled = isinstance(event, DeckShuffled) or (isinstance(event, RowSwept) and event.shuffles > 0)
            if shuffled:  # what is drawn from now on was discarded before
                return [place for place in range(int(state_of(start).n_deck)) if place not in seen]
            if isinstance(event, CardDrawn | CardTurnedUp | CardRevealed):
                top -= 1
                if not isinstance(event, CardDrawn) or event.seat in eyes:
                    seen.add(top)
        assert top == state_of(game).n_deck
    return [place for place in range(int(state_of(start).n_deck)) if place not in seen]


def move_cards(game: Game, eyes: SeatState, unseen: list[int], random: Random, *, count: int) -> None:
    """Cards of the deck and unknown ones of other hands change places."""
    s = state_of(game)
    deck = [int(s.deck[place]) for place in range(s.n_deck)]
    held: list[Place] = [
        (seat, kind)
        for seat in others(game, eyes)
        for kind in range(len(s.seats[seat].hand))
        for _ in range(int(s.seats[seat].hand[kind] - s.seats[seat].known[kind]))
    ]
    in_hands = random.sample(held, min(random.randint(1, count), len(held)))
    places: list[Place] = [*random.sample(unseen, min(count, len(unseen))), *in_hands]
    cards = [deck[place] if isinstance(place, int) else place[1] for place in places]
    for place in places:
        if not isinstance(place, int):
            s.seats[place[0]].hand[place[1]] -= 1
    random.shuffle(cards)
    for place, card in zip(places, cards, strict=True):
        if isinstance(place, int):
            deck[place] = card
        else:
            s.seats[place[0]].hand[card] += 1
    s.deck = to_vec(deck)


def move_tickets(game: Game, eyes: SeatState, random: Random, *, count: int) -> None:
    """Tickets of the deck and of others change places; long ones among themselves, where they are dealt apart."""
    s = state_of(game)
    apart = {int(ticket) for ticket in s.index.long_tickets}
    in_deck: list[Place] = [place for place in range(int(s.n_ticket_deck)) if put_by(s, place) not in eyes]
    held: list[Place] = [(seat, i) for seat in others(game, eyes) for i in range(len(_tickets(game, seat)))]
    for long in (False, True):
        chosen: list[Place] = []
        for places in (in_deck, held):
            same_for_everyone = [place for place in places if (_ticket(game, place) in apart) == long]
            chosen += random.sample(same_for_everyone, min(count, len(same_for_everyone)))
        moved = random.sample([_ticket(game, place) for place in chosen], len(chosen))
        for place, ticket in zip(chosen, moved, strict=True):
            _put_ticket(game, place, ticket)


def _tickets(game: Game, seat: int) -> list[int]:
    """Everything that a seat holds, is offered, or has returned unseen."""
    one = state_of(game).seats[seat]
    refused = one.refused if state_of(game).phase == OPENING else ()
    return [int(ticket) for ticket in (*one.tickets, *one.offer, *refused)]


def _ticket(game: Game, place: Place) -> int:
    return int(ticket_in_deck(state_of(game), place)) if isinstance(place, int) else _tickets(game, place[0])[place[1]]


def _put_ticket(game: Game, place: Place, ticket: int) -> None:
    s = state_of(game)
    if isinstance(place, int):
        at = ring_place(s, place)
        s.ticket_ring[at] = ticket << 3 | int(s.ticket_ring[at]) & 7
        return
    one = s.seats[place[0]]
    now = _tickets(game, place[0])
    now[place[1]] = ticket
    kept, offered = len(one.tickets), len(one.tickets) + len(one.offer)
    one.tickets, one.offer = to_vec(now[:kept]), to_vec(now[kept:offered])
    if s.phase == OPENING:
        one.refused = to_vec(now[offered:])


def others(game: Game, eyes: SeatState) -> list[int]:
    return [seat for seat in range(game.seat_count) if seat not in eyes]


def differences(one: Game, two: Game) -> tuple[int, int]:
    """How many cards of hands and deck, and how many tickets that seats hold, are not the same ones."""
    cards = sum(state_of(one).deck[place] != state_of(two).deck[place] for place in range(state_of(one).n_deck))
    tickets = 0
    for seat in range(one.seat_count):
        hands = zip(state_of(one).seats[seat].hand, state_of(two).seats[seat].hand, strict=True)
        cards += sum(abs(int(a) - int(b)) for a, b in hands)
        tickets += len({*_tickets(one, seat)} - {*_tickets(two, seat)})
    return int(cards), tickets
