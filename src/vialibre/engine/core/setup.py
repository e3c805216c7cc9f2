"""Setup, up to the first turn: SET-1 to SET-5, EUR-1, WEST-1, SF-1, SF-2, SF-6."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from vialibre.engine.core.board_index import ints
from vialibre.engine.core.cards import settle_row, take_into_hand, top_card
from vialibre.engine.core.constants import (
    FIRST_DRAWN,
    NO_SEAT,
    OPENING,
    PLACE,
    REFUSED_OUT,
    REFUSED_UNDER,
    SHUFFLE_CARDS,
    SHUFFLE_LONG,
    SHUFFLE_REFUSED,
    SHUFFLE_SEATS,
    SHUFFLE_SOUVENIRS,
    SHUFFLE_TICKETS,
    START,
    TURN,
)
from vialibre.engine.core.markers import choose_start
from vialibre.engine.core.souvenirs import place_stack, stack_size
from vialibre.engine.core.state import NO_INTS, Seat, State, joined
from vialibre.engine.core.tickets import keep_tickets, offer_from_deck, put_pile_under, put_under
from vialibre.engine.core.trace import note
from vialibre.engine.core.turn import seat_before


def deal(s: State, first: i64) -> None:
    """Everything that happens before the first decision; `first` is a seat, or NO_SEAT for a random one (SET-4)."""
    s.first = random_seat(s) if first == NO_SEAT else first
    s.first_hidden = first == NO_SEAT and s.index.first_later
    deal_tickets(s)
    set_souvenirs(s)
    if s.with_alvin:
        s.alvin_at = s.index.alvin_city
    if s.index.markers > 0:
        for seat in s.seats:  # WEST-2: nothing is open before there is a start city
            close_everything(seat)
    deal_cards(s)
    s.phase = OPENING
    s.player = 0


def random_seat(s: State) -> i64:
    seats = ints(s.n)
    for i in range(s.n):
        seats[i] = i
    s.shuffler.shuffle(seats, SHUFFLE_SEATS)
    return seats[s.n - 1]


def deal_tickets(s: State) -> None:
    t = s.index
    if t.deal_long > 0:
        pile = t.long_tickets[:]
        s.shuffler.shuffle(pile, SHUFFLE_LONG)
        put_pile_under(s, pile)
        for seat in s.seats:
            offer_from_deck(s, seat, t.deal_long)
        s.n_ticket_deck = 0  # EUR-1: the left-over ones leave the game
    pile = t.tickets[:]
    s.shuffler.shuffle(pile, SHUFFLE_TICKETS)
    put_pile_under(s, pile)
    for seat in s.seats:
        offer_from_deck(s, seat, t.deal)


def set_souvenirs(s: State) -> None:
    t = s.index
    if t.n_symbols == 0:
        return
    symbols = ints(t.n_symbols)
    for i in range(t.n_symbols):
        symbols[i] = i
    s.shuffler.shuffle(symbols, SHUFFLE_SOUVENIRS)
    top: i64 = t.n_symbols - 1
    for i in range(i64(len(t.fixed_places))):
        city: i64 = t.fixed_places[i]
        s.symbol_at[city] = symbols[top]
        s.tokens_at[city] = stack_size(s, True)
        top -= 1
    s.to_place = symbols[: top + 1]


def close_everything(seat: Seat) -> None:
    for i in range(i64(len(seat.open))):
        seat.open[i] = 0
    for i in range(i64(len(seat.ways))):
        seat.ways[i] = 0


def deal_cards(s: State) -> None:
    deck = s.index.all_cards[:]
    s.shuffler.shuffle(deck, SHUFFLE_CARDS)
    s.deck = deck
    s.n_deck = len(deck)
    for seat in s.seats:
        for _i in range(s.index.hand):
            take_into_hand(seat, top_card(s))
    settle_row(s)


def answer_opening(s: State, who: i64, mask: i64) -> None:
    """SET-3: all seats choose at the same time; refused tickets are put away after the last choice."""
    keep_tickets(s, who, mask)
    for i in range(s.n):
        if len(s.seats[i].offer) > 0:
            s.player = i
            return
    put_refused_away(s)
    if s.first_hidden:  # SF-6: the seed decided it at the deal, but it becomes public only now
        s.first_hidden = False
        note(s, FIRST_DRAWN, s.first)
    if s.index.markers > 0:
        s.phase = START
        s.player = seat_before(s, s.first)  # WEST-1: the last in turn order begins
    else:
        start_placing(s)


def put_refused_away(s: State) -> None:
    if s.index.refused == REFUSED_OUT:
        return
    if s.index.refused == REFUSED_UNDER:
        for i in range(s.n):
            refused = s.seats[i].refused
            for k in range(i64(len(refused))):
                put_under(s, refused[k], i)
            s.seats[i].refused = NO_INTS  # now the deck remembers them
        return
    together: vec[i64] = NO_INTS
    for seat in s.seats:
        together = joined(together, seat.refused)
    s.shuffler.shuffle(together, SHUFFLE_REFUSED)
    put_pile_under(s, together)


def answer_start(s: State, city: i64) -> None:
    choose_start(s, city)
    if s.player == s.first:
        start_placing(s)
    else:
        s.player = seat_before(s, s.player)


def start_placing(s: State) -> None:
    if len(s.to_place) > 0:
        s.phase = PLACE
        s.player = seat_before(s, s.first)  # SF-2: the last in turn order begins
    else:
        start_first_turn(s)


def answer_place(s: State, symbol: i64, city: i64) -> None:
    place_stack(s, symbol, city)
    if len(s.to_place) == 0:
        start_first_turn(s)
    elif s.n > 2:  # SF-2: of two players the second places all
        s.player = seat_before(s, s.player)


def start_first_turn(s: State) -> None:
    s.phase = TURN
    s.player = s.first
