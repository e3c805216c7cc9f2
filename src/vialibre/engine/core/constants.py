"""Constants that the engine's files share: kinds of cards, phases, events, and actions that every board has."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

# Kinds of card: 0-7 are the colors of vialibre.boards.CARD_COLORS.
WILD: Final[i64] = 8
KINDS: Final[i64] = 9
GRAY: Final[i64] = 8  # as a route's color: cards of any one color

ROW: Final[i64] = 5  # face-up cards (SET-2)
ROW_WILDS: Final[i64] = 3  # this many wilds in the row sweep it (SET-5)
# A limit that no shuffle reaches: with the most wilds a board may have, 60, and three plain cards the mean is 4,000
# sweeps, and a million of them have a chance below 10^-50 (tests/rules/test_sweeps.py computes it for every deck).
MOST_SWEEPS: Final[i64] = 1_000_000
LAST_CARS: Final[i64] = 2  # this few cars left start the last round (END-1)

NO_SEAT: Final[i64] = -1
NONE: Final[i64] = -1

# Phases: what the game waits for.
OPENING: Final[i64] = 0  # every seat: which opening tickets to keep (SET-3)
START: Final[i64] = 1  # start city (WEST-1)
PLACE: Final[i64] = 2  # where a souvenir stack goes (SF-2)
TURN: Final[i64] = 3
SECOND: Final[i64] = 4  # the second card of a draw (DRAW-1)
KEEP: Final[i64] = 5  # which drawn tickets to keep (TICK-1)
TUNNEL: Final[i64] = 6  # pay the tunnel's extra cards or not (TUN-4)
SOUVENIR: Final[i64] = 7  # which of two tokens (SF-3)
MARKER: Final[i64] = 8  # put a city marker or not (WEST-3)
ALVIN: Final[i64] = 9  # where Alvin goes (ALV-2)
OVER: Final[i64] = 10

# Actions with the same number on every board; the others follow in BoardIndex.
DRAW0: Final[i64] = 0  # + kind: take that card from the row
DECK: Final[i64] = 9
TICKETS: Final[i64] = 10
PASS: Final[i64] = 11
DECLINE: Final[i64] = 12
NO_MARKER: Final[i64] = 13
KEEP0: Final[i64] = 14  # + bit mask of the offered tickets, six at most
PAY0: Final[i64] = 78  # + payment code: a tunnel's extra cards

# Events: what an action does (trace.py notes them, events.py reads them), with the meaning of x, y and z.
CARD_TAKEN: Final[i64] = 0  # x = kind, y = place in the row
CARD_DRAWN: Final[i64] = 1  # x = kind, secret
CARD_TURNED_UP: Final[i64] = 2  # x = kind, y = place in the row
ROW_SWEPT: Final[i64] = 3  # x = how often + WITH_SHUFFLES * shuffles, y = discards, z = deck or -1, both packed
DECK_SHUFFLED: Final[i64] = 4  # x = cards
ROUTE_CLAIMED: Final[i64] = 5  # x = route, y = color, z = wilds
POINTS_SCORED: Final[i64] = 6  # x = points, y = reason, z = city or -1
TUNNEL_TRIED: Final[i64] = 7  # x = route, y = color, z = wilds
CARD_REVEALED: Final[i64] = 8  # x = kind
EXTRA_DEMANDED: Final[i64] = 9  # x = cards
EXTRA_PAID: Final[i64] = 10  # x = color, y = wilds, z = cards
TUNNEL_LEFT: Final[i64] = 11  # x = route
TICKETS_DRAWN: Final[i64] = 12  # x = how many
TICKETS_KEPT: Final[i64] = 13  # x = how many, y = how many refused
TICKET_TAKEN: Final[i64] = 14  # x = ticket, secret
STATION_BUILT: Final[i64] = 15  # x = city, y = color, z = wilds + WITH_CARDS * cards
START_CHOSEN: Final[i64] = 16  # x = city
MARKER_PLACED: Final[i64] = 17  # x = city, y = color, z = wilds
ALVIN_CAPTURED: Final[i64] = 18  # x = city
ALVIN_MOVED: Final[i64] = 19  # x = city
SOUVENIR_TAKEN: Final[i64] = 20  # x = city, y = symbol
SOUVENIRS_PLACED: Final[i64] = 21  # x = city, y = symbol
PASSED: Final[i64] = 22
LAST_ROUND: Final[i64] = 23
GAME_OVER: Final[i64] = 24
FIRST_DRAWN: Final[i64] = 25

WITH_CARDS: Final[i64] = 100
WITH_SHUFFLES: Final[i64] = 10_000_000

# Reasons for points.
FOR_ROUTE: Final[i64] = 0
FOR_CONTROL: Final[i64] = 1
FOR_CAPTURE: Final[i64] = 2

# Where refused opening tickets go.
REFUSED_UNDER: Final[i64] = 0
REFUSED_OUT: Final[i64] = 1
REFUSED_SHUFFLED: Final[i64] = 2

# Tie-breaks.
TIE_TICKETS: Final[i64] = 0
TIE_STATIONS: Final[i64] = 1
TIE_LONGEST: Final[i64] = 2

# Numbers of the shuffles, see docs/shuffles.md.
SHUFFLE_SEATS: Final[i64] = 0
SHUFFLE_TICKETS: Final[i64] = 1
SHUFFLE_LONG: Final[i64] = 2
SHUFFLE_SOUVENIRS: Final[i64] = 3
SHUFFLE_REFUSED: Final[i64] = 4
SHUFFLE_CARDS: Final[i64] = 5
