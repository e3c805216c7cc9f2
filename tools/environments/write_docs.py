"""Writes the tables of docs/environments.md from the observation specs: `python tools/environments/write_docs.py`.

A test checks that the page is up to date.
"""

from __future__ import annotations

from pathlib import Path

from vialibre.boards.load import load_board
from vialibre.engine.core.constants import DECK, DECLINE, KEEP0, NO_MARKER, PASS, PAY0, TICKETS
from vialibre.engine.core.observation_spec import ACTION_VERSION, OBSERVATION_VERSION, Field
from vialibre.lab.environments.encoding import Encoding
from vialibre.lab.playtest.compare import standard

PAGE = Path(__file__).parents[2] / "docs" / "environments.md"
BEGIN = "<!-- written by tools/environments/write_docs.py: begin -->\n"
END = "<!-- end -->\n"

MEANINGS = {
    "keep_least": "tickets to keep at least, if the observer is choosing",
    "hand": "own cards of each kind",
    "row": "face-up cards of each kind",
    "discards": "discards of each kind",
    "deck": "cards in the deck",
    "reshuffles": "how often the discards became the deck",
    "ticket_deck": "tickets in the deck",
    "last_turns": "turns left in the last round; 0 before it",
    "passes": "passes in a row",
    "set_wilds": "at a tunnel: wilds in the set on the table",
    "extra": "at a tunnel: extra cards demanded",
    "revealed": "at a tunnel: revealed cards of each kind",
    "tokens": "souvenir tokens left in each city",
    "cars": "cars left of each seat",
    "score": "points on the board of each seat",
    "cards": "cards in hand of each seat",
    "ticket_counts": "tickets of each seat",
    "offered": "tickets that each seat is choosing from",
    "captures": "how often each seat captured Alvin",
    "known": "cards of each kind that are known to be in a seat's hand",
    "phase": "what is waited for: opening, start city, souvenir stack, turn, second card, tickets, tunnel, "
    "souvenir, marker, Alvin, nothing (over)",
    "waited_for": "seats that must decide now",
    "player": "whose turn it is",
    "first": "who begins; none while that is not known (SF-6)",
    "tickets": "own tickets",
    "offer": "tickets offered to the observer, one row for each place of the offer",
    "refused": "opening tickets that the observer gave back, out of the game or shuffled into the deck",
    "set_color": "at a tunnel: color of the set on the table",
    "claiming": "the route of the tunnel or of the marker that is being decided",
    "stations": "cities of each seat's stations",
    "markers": "cities of each seat's markers",
    "start": "start city of each seat",
    "with_alvin": "if Alvin is in the game",
    "alvin_at": "Alvin's city",
    "alvin_holder": "who holds Alvin",
    "captured": "if Alvin was captured this turn and is to be moved",
    "souvenirs": "symbols that each seat has",
    "symbol_at": "for each symbol, the city of its stack",
    "to_place": "symbols whose stacks players still put on the board",
    "open": "routes that the observer may still claim, cards and cars aside",
    "routes": "routes of each seat",
}


def tables() -> str:
    parts = [f"Observations: version {OBSERVATION_VERSION}. Actions: version {ACTION_VERSION}.\n"]
    for name in sorted(standard()):
        parts.append(_board(name))
    return "\n".join(parts)


def _board(name: str) -> str:
    board = load_board(name)
    least, most = board.players
    every = [Encoding(board, seats) for seats in range(least, most + 1)]
    sizes = "; ".join(f"{each.seats} seats: {each.size} bytes, {each.dense_size} numbers" for each in every)
    lines = [f"### {board.name} (`{name}`)\n", f"{sizes}; {every[0].actions} actions.\n"]
    lines += [f"Places for {least} seats:\n", "| field | first byte | first number | table | scale | what |"]
    lines.append("|---|---|---|---|---|---|")
    fields = zip(every[0].layout.fields, _by_seat(every), strict=True)
    lines += [_row(field, *by_seat) for field, by_seat in fields]
    lines += ["", "| actions | what |", "|---|---|", *_actions(every[0]), ""]
    return "\n".join(lines)


def _by_seat(every: list[Encoding]) -> list[tuple[bool, bool]]:
    """For each field, whether it has a row per seat, and whether it has a column per seat."""
    pairs = zip(every[0].layout.fields, every[-1].layout.fields, strict=True)
    return [(one.rows != other.rows, one.columns != other.columns) for one, other in pairs]


def _row(field: Field, row_by_seat: bool, column_by_seat: bool) -> str:
    rows = "seats" if row_by_seat else str(field.rows)
    columns = "seats" if column_by_seat else str(field.columns)
    scale = "bits" if field.is_bits else f"/ {field.scale}"
    what = MEANINGS[field.name]
    return f"| `{field.name}` | {field.at} | {field.dense_at} | {rows} × {columns} | {scale} | {what} |"


def _actions(encoding: Encoding) -> list[str]:
    t = encoding.index
    ranges = [
        (0, int(DECK), "take a card of that kind from the row: the colors, then a wild"),
        (int(DECK), int(TICKETS), "draw from the deck"),
        (int(TICKETS), int(PASS), "draw tickets"),
        (int(PASS), int(DECLINE), "pass"),
        (int(DECLINE), int(NO_MARKER), "decline a tunnel"),
        (int(NO_MARKER), int(KEEP0), "put no marker"),
        (int(KEEP0), int(PAY0), "keep tickets: the bits of places in the offer"),
        (int(PAY0), int(t.start0), "pay a tunnel's extra cards"),
        (int(t.start0), int(t.alvin0), "start city, by city"),
        (int(t.alvin0), int(t.souvenir0), "move Alvin, by city"),
        (int(t.souvenir0), int(t.place0), "take a souvenir, by city"),
        (int(t.place0), int(t.marker0), "put a souvenir stack, by symbol and city"),
        (int(t.marker0), int(t.station0), "put a marker, by city and payment"),
        (int(t.station0), int(t.claim0), "build a station, by city and payment"),
        (int(t.claim0), encoding.actions, "claim a route, by route, color and wilds"),
    ]
    numbers = [
        (f"{first}" if end == first + 1 else f"{first}–{end - 1}", what) for first, end, what in ranges if end > first
    ]
    return [f"| {number} | {what} |" for number, what in numbers]


def page() -> str:
    """The page as it should be, with the part between the markers replaced."""
    text = PAGE.read_text("utf-8")
    head, rest = text.split(BEGIN)
    _, tail = rest.split(END)
    return f"{head}{BEGIN}\n{tables()}\n{END}{tail}"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
