"""Determinization: samples a complete game that fits a view; hidden cards and tickets are drawn at random."""

from __future__ import annotations

from collections import Counter
from random import Random

from vialibre.boards.model import Ticket
from vialibre.engine import state_builder
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.constants import NO_SEAT, NONE, OPENING, OVER
from vialibre.engine.core.scoring import final_scoring
from vialibre.engine.core.setters import set_known, set_offer, set_refused, set_stacks, set_tickets
from vialibre.engine.core.shuffle import FAST, Shuffler
from vialibre.engine.core.state import State
from vialibre.engine.decisions import PayForTunnel, restore
from vialibre.engine.game import Game, board_index
from vialibre.engine.view import OwnView, View

KEEPS_LONG = 0.7  # assumed chance that another seat kept a long ticket it was dealt


def determinize(view: View, random: Random) -> Game:
    """Sample a game that fits the view. Its later shuffles are independent of the real ones; events are off."""
    t = board_index(view.board)
    game = State(t, Shuffler(FAST, random.getrandbits(61), b""), len(view.seats))
    public_facts(game, view)
    _deal_hidden_cards(game, view, random)
    _deal_hidden_tickets(game, view, random)
    if game.first_hidden:
        game.first = random.randrange(len(view.seats))
    if game.phase == OVER:
        final_scoring(game)
    return Game(game)


def public_facts(game: State, view: View) -> None:
    """Set everything that is public; hands, decks and tickets stay empty."""
    t = game.index
    game.first_hidden = view.first is None
    game.first = 0 if view.first is None else view.first
    game.with_alvin = view.with_alvin
    game.version = view.version
    game.player = view.player
    game.passes = view.passes
    game.last_turns = NONE if view.last_turns is None else view.last_turns
    game.reshuffles = view.reshuffles
    game.captured = view.captured
    game.alvin_at = NONE if view.alvin_at is None else t.city_number[view.alvin_at]
    game.alvin_holder = NO_SEAT if view.alvin_holder is None else view.alvin_holder
    city, route = t.city_number, t.route_number
    state_builder.give_stations(game, [[city[name] for name in seat.stations] for seat in view.seats])
    state_builder.give_markers(game, [[city[name] for name in seat.markers] for seat in view.seats])
    state_builder.give_routes(game, [[route[name] for name in seat.routes] for seat in view.seats])
    symbols = view.board.rules.souvenirs.symbols if view.board.rules.souvenirs else ()
    for tokens in view.tokens:
        game.symbol_at[city[tokens.city]] = symbols.index(tokens.symbol)
        game.tokens_at[city[tokens.city]] = tokens.left
    set_stacks(game, [symbols.index(symbol) for symbol in view.to_place])
    for seat, seen in zip(game.seats, view.seats, strict=True):
        seat.score = seen.score
        seat.captures = seen.captures
        seat.cars = seen.cars
        seat.souvenirs = sum(1 << symbols.index(symbol) for symbol in seen.souvenirs)
    if view.awaiting:
        restore(game, view.awaiting[0])
    else:
        game.phase = OVER


def _deal_hidden_cards(game: State, view: View, random: Random) -> None:
    unseen = Counter({kind: int(count) for kind, count in enumerate(game.index.deck_count)})
    row = [NONE if card is None else KIND_NAMES.index(card) for card in view.row]
    unseen.subtract(card for card in row if card != NONE)
    unseen.subtract(dict(enumerate(view.discards)))
    for decision in view.awaiting:
        if isinstance(decision, PayForTunnel):  # the set and the revealed cards are on the table
            length = int(game.index.length[game.route])
            wilds = length if decision.color == KIND_NAMES[-1] else decision.wilds
            unseen.subtract({KIND_NAMES.index(decision.color): length - wilds})
            unseen.subtract({len(KIND_NAMES) - 1: wilds})
            unseen.subtract(KIND_NAMES.index(card) for card in decision.revealed)
    own = view.own
    for who, seen in enumerate(view.seats):
        cards = own.hand if own is not None and who == view.seat else seen.known
        unseen.subtract(dict(enumerate(cards)))
        state_builder.give_cards(game, who, Counter(dict(enumerate(cards))).elements())
        set_known(game.seats[who], list(seen.known))
    hidden = list(unseen.elements())
    random.shuffle(hidden)
    for who, seen in enumerate(view.seats):
        for _ in range(seen.cards - int(game.seats[who].cards)):
            state_builder.give_cards(game, who, [hidden.pop()])
    state_builder.set_row(game, row)
    state_builder.set_deck(game, hidden)
    state_builder.set_discards(game, Counter(dict(enumerate(view.discards))).elements())


class _TicketPool:
    """Tickets that the viewer has not seen; long ones separately where the board deals them separately."""

    def __init__(self, view: View, opening: bool, random: Random) -> None:
        own = view.own or OwnView((), (), (), (), ())
        board = view.board
        aside = own.refused if opening or board.ticket_rules.refused == "out" else ()
        seen = {*own.tickets, *own.offer, *aside, *(ticket for _, ticket in own.under_deck)}
        hidden = [(i, row) for i, row in enumerate(board.tickets) if row.id not in seen]
        random.shuffle(hidden)
        # Refused ones that were shuffled under the deck are assumed to be still there: they come up late.
        self.places = view.ticket_deck - len(own.under_deck)
        self.in_deck = [i for i, row in hidden if not opening and row.id in own.refused][: self.places]
        hidden = [(i, row) for i, row in hidden if i not in self.in_deck]
        self.apart = board.ticket_rules.long > 0
        self.long = [i for i, row in hidden if self._is_long(row)]
        self.regular = [i for i, row in hidden if not self._is_long(row)]

    def _is_long(self, row: Ticket) -> bool:
        return self.apart and row.long

    def take(self, count: int, long: int) -> list[int]:
        long = max(min(long, count, len(self.long)), count - len(self.regular))
        return [self.long.pop() for _ in range(long)] + [self.regular.pop() for _ in range(count - long)]


def _deal_hidden_tickets(game: State, view: View, random: Random) -> None:
    if view.sheets:
        _lay_open_tickets(game, view, random)
        return
    opening = game.phase == OPENING
    pool = _TicketPool(view, opening, random)
    number = game.index.ticket_number
    settings = view.board.ticket_rules
    offered_long = settings.long if opening else 0
    kept_long = _guess_long(view, pool, offered_long, random)
    for who, seen in enumerate(view.seats):
        seat = game.seats[who]
        if view.own is not None and who == view.seat:
            set_tickets(seat, [number[ticket] for ticket in view.own.tickets])
            set_offer(seat, [number[ticket] for ticket in view.own.offer])
            set_refused(seat, [number[ticket] for ticket in view.own.refused])
        else:
            set_offer(seat, pool.take(seen.offered, offered_long if seen.offered else 0))
            set_tickets(seat, pool.take(seen.tickets, kept_long[who]))
            if opening and not seen.offered:  # refused tickets are aside until all seats have chosen
                refused = settings.long + settings.deal - seen.tickets
                set_refused(seat, pool.take(refused, settings.long - kept_long[who]))
    fill = pool.in_deck + pool.take(pool.places - len(pool.in_deck), 0)
    random.shuffle(fill)
    _lay_ticket_deck(game, view, fill)


def _guess_long(view: View, pool: _TicketPool, offered_long: int, random: Random) -> list[int]:
    """How many tickets of each other seat are long ones: random, but consistent with the counts."""
    others = [who for who in range(len(view.seats)) if who != view.seat]
    left = len(pool.long) - sum(offered_long for who in others if view.seats[who].offered)
    most = [
        min(view.board.ticket_rules.long, seen.tickets) if who in others else 0 for who, seen in enumerate(view.seats)
    ]
    guess = [sum(random.random() < KEEPS_LONG for _ in range(limit)) for limit in most]
    mine = len(view.own.under_deck) if view.own is not None else 0
    regular = view.ticket_deck - mine
    for who in others:
        seen = view.seats[who]
        regular += seen.tickets - guess[who] + seen.offered - (offered_long if seen.offered else 0)
        if offered_long and not seen.offered:  # refused ones, still aside, complete what was dealt
            regular += view.board.ticket_rules.deal - (seen.tickets - guess[who])
    order = random.sample(others, len(others))
    for who in order:
        while regular > len(pool.regular) and guess[who] < most[who]:
            guess[who] += 1
            regular -= 1
    for who in order:
        while sum(guess) > left and guess[who] > 0:
            guess[who] -= 1
    return guess


def _lay_open_tickets(game: State, view: View, random: Random) -> None:
    """INFO-3: when the game is over all tickets are public; only the rest of the deck is random."""
    number = game.index.ticket_number
    seen: set[int] = set()
    for seat, sheet in zip(game.seats, view.sheets, strict=True):
        set_tickets(seat, [number[line.ticket] for line in sheet.tickets])
        seen.update(seat.tickets)
    if view.own is not None and view.seat is not None:
        refused = [number[ticket] for ticket in view.own.refused]
        set_refused(game.seats[view.seat], refused)
        seen.update(refused if view.board.ticket_rules.refused == "out" else ())
        seen.update(number[ticket] for _, ticket in view.own.under_deck)
    hidden = [int(ticket) for ticket in game.index.tickets if ticket not in seen]
    random.shuffle(hidden)
    _lay_ticket_deck(game, view, hidden)


def _lay_ticket_deck(game: State, view: View, hidden: list[int]) -> None:
    """Tickets that the viewer put under the deck are in their places; hidden tickets fill the others."""
    number = game.index.ticket_number
    mine = {place: number[ticket] for place, ticket in view.own.under_deck} if view.own is not None else {}
    deck = [mine[place] if place in mine else hidden.pop() for place in range(view.ticket_deck)]
    who = NO_SEAT if view.seat is None else view.seat
    state_builder.set_ticket_deck(game, deck, [who if place in mine else NO_SEAT for place in range(view.ticket_deck)])
