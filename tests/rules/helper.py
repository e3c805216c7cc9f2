"""What the tests of the rules share: positions, short questions to a game, and a small board that mixes all rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, TypeVar

import pytest

from vialibre import Board, Game, IllegalAction, ScoreSheet, set_up
from vialibre.boards.load import parse_board
from vialibre.engine.actions import KIND_NAMES
from vialibre.engine.core.constants import TURN
from vialibre.engine.core.tickets import ticket_in_deck
from vialibre.engine.game import state_of
from vialibre.errors import BadAction

BOARDS = ("usa", "europe", "old_west", "san_francisco")
ROW = "red orange green blue black"
"""A row without wilds, of colors that every board has."""

T = TypeVar("T")


def position(board: Board | str, **keys: Any) -> Game:
    """`set_up` with a row of plain cards unless told otherwise."""
    return set_up(board, **{"row": ROW, **keys})


def scored(board: Board | str, **keys: Any) -> Game:
    """The same position when the game is over: the last turn of all draws two cards."""
    game = position(board, **{"last_turns": 1, **keys})
    return play(game, "draw deck", "draw deck")


def play(game: Game, *texts: str) -> Game:
    """Each action by the seat that is waited for."""
    for text in texts:
        game.apply(text)
    return game


def legal(game: Game, *verbs: str, seat: int | None = None) -> set[str]:
    """The legal actions as texts; with verbs only those that begin with one."""
    texts = {game.text_of(number) for number in game.legal_ids(seat)}
    return {text for text in texts if not verbs or text.split()[0] in verbs}


def verbs(game: Game) -> set[str]:
    return {text.split()[0] for text in legal(game)}


def refusal(game: Game, text: str, seat: int | None = None) -> str:
    """The code with which the game refuses an action, which must change nothing."""
    before = (game.view(0), hand(game, 0), hand(game, 1))
    assert text not in legal(game, seat=seat)
    with pytest.raises(IllegalAction) as caught:
        game.apply(text, seat)
    assert (game.view(0), hand(game, 0), hand(game, 1)) == before
    return caught.value.code


def no_action(game: Game, text: str) -> str:
    """The code with which a text is refused that is no action of this board at all."""
    with pytest.raises(BadAction) as caught:
        game.apply(text)
    return caught.value.code


def events(game: Game, *kinds: type[T]) -> list[T]:
    """What the last action did, only these kinds of facts."""
    return [event for event in game.events() if isinstance(event, kinds)]


def cards(counts: Iterable[int]) -> str:
    """Numbers of cards as words, in the order of KIND_NAMES: "red red wild"."""
    return " ".join(kind for kind, count in zip(KIND_NAMES, counts, strict=True) for _ in range(count))


def hand(game: Game, seat: int) -> str:
    return cards(state_of(game).seats[seat].hand)


def discards(game: Game) -> str:
    return cards(state_of(game).discards)


def deck(game: Game) -> list[str]:
    """Top first."""
    return [KIND_NAMES[state_of(game).deck[i]] for i in reversed(range(state_of(game).n_deck))]


def row(game: Game) -> str:
    """From the left; "-" is a gap."""
    return " ".join(card or "-" for card in game.view(None).row)


def ticket_deck(game: Game) -> list[str]:
    """Top first."""
    rows = game.board.tickets
    return [rows[ticket_in_deck(state_of(game), place)].id for place in range(state_of(game).n_ticket_deck)]


def tickets(game: Game, seat: int) -> list[str]:
    return [game.board.tickets[ticket].id for ticket in state_of(game).seats[seat].tickets]


def offer(game: Game, seat: int) -> list[str]:
    return [game.board.tickets[ticket].id for ticket in state_of(game).seats[seat].offer]


def scores(game: Game) -> list[int]:
    """As they run, before the final scoring."""
    return [int(seat.score) for seat in state_of(game).seats]


def cars(game: Game) -> list[int]:
    return [int(seat.cars) for seat in state_of(game).seats]


def sheet(game: Game, seat: int) -> ScoreSheet:
    return game.score_sheets()[seat]


def is_turn_of(game: Game, seat: int) -> bool:
    """If this seat is at the start of a turn."""
    return state_of(game).phase == TURN and game.to_act == (seat,)


def keep_all(game: Game) -> Game:
    """Everybody keeps all opening tickets."""
    for seat in game.to_act:
        places = range(1, len(offer(game, seat)) + 1)
        game.apply("keep " + " ".join(map(str, places)), seat)
    return game


MIXED = """\
id = "mixed"
name = "Mixed"
players = {from = 2, to = 3}
player_colors = ["blue", "red", "pink"]
cars = 20
cards = {colors = ["red", "orange", "green", "blue", "black"], each = 9, wilds = 6}
hand = 2
tickets = {deal = 2, long = 1, keep = 2, refused = "shuffled_under", draw = 2, draw_keep = 1}
points = {1 = 1, 2 = 2, 3 = 4}
parallel_from = 3
rules = [
  {name = "ferries"},
  {name = "tunnels", reveal = 3},
  {name = "stations", each = 3, unbuilt = 4},
  {name = "markers", each = 3, cost = 2},
  {name = "alvin", city = "fen", capture = 10, hold = 5},
  {name = "longest_path", points = 10},
  {name = "souvenirs", symbols = ["oak", "owl", "eel", "elk", "ant", "ape"], table = [0, 1, 2, 3, 4, 5, 6], \
stack = {2 = 2}, placed = {2 = 1, 3 = 2}},
]
ties = ["tickets", "stations", "longest_path"]

city = [
  {id = "ash", name = "Ash", x = 0.1, y = 0.1},
  {id = "bay", name = "Bay", x = 0.3, y = 0.1, souvenir = true},
  {id = "cliff", name = "Cliff", x = 0.5, y = 0.1},
  {id = "dune", name = "Dune", x = 0.7, y = 0.1, souvenir = true},
  {id = "elm", name = "Elm", x = 0.1, y = 0.5},
  {id = "fen", name = "Fen", x = 0.3, y = 0.5},
  {id = "gate", name = "Gate", x = 0.5, y = 0.5},
  {id = "hill", name = "Hill", x = 0.7, y = 0.5},
]
route = [
  {cities = ["ash", "bay"], length = 2, color = "red"},
  {cities = ["ash", "bay"], length = 2, color = "gray"},
  {cities = ["bay", "cliff"], length = 3, color = "gray", ferry = 1, tunnel = true},
  {cities = ["cliff", "dune"], length = 2, color = "green", tunnel = true},
  {cities = ["ash", "elm"], length = 1, color = "gray"},
  {cities = ["ash", "gate"], length = 1, color = "gray"},
  {cities = ["gate", "hill"], length = 1, color = "gray"},
  {cities = ["dune", "fen"], length = 2, color = "gray"},
  {cities = ["elm", "fen"], length = 3, color = "black"},
]
ticket = [
  {cities = ["ash", "elm"], points = 10},
  {cities = ["ash", "gate"], points = 5},
  {cities = ["ash", "hill"], points = 5},
  {cities = ["elm", "gate"], points = 5},
  {cities = ["elm", "hill"], points = 5},
  {cities = ["ash", "fen"], points = 5},
  {cities = ["cliff", "fen"], points = 6},
  {cities = ["ash", "cliff"], points = 7, long = true},
  {cities = ["bay", "fen"], points = 8, long = true},
  {cities = ["dune", "hill"], points = 9, long = true},
]
"""


def mixed() -> Board:
    """Every rule there is on one board of eight cities."""
    return parse_board(MIXED, "mixed.toml")
