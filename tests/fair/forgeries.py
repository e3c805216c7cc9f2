"""Forged records, made systematically: one thing changed in each, in several places of games on all four boards."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple

from tests.fair.tables import FORGER, TABLES, signed
from vialibre.boards.model import CARD_COLORS
from vialibre.engine.record import record_digest

Data = dict[str, Any]


class Forgery(NamedTuple):
    kind: str
    name: str
    data: Data
    """The digest is that of the true record."""

    def sealed(self) -> Data:
        """By a forger who knows how digests are made."""
        return {**self.data, "digest": record_digest(self.data)}

    def signed_anew(self) -> Data:
        """By a forger with an own key."""
        return {**self.sealed(), "signature": FORGER.sign_digest(record_digest(self.data)).as_data()}


def other_digit(text: str, at: int) -> str:
    return text[:at] + ("0" if text[at] != "0" else "1") + text[at + 1 :]


def actions(data: Data) -> Iterator[None]:
    lines = data["actions"]
    for part in range(1, 5):
        at = len(lines) * part // 5
        true = list(lines)
        lines[at] = next(line for line in true[at:] + true if line[0] == true[at][0] and line != true[at])
        yield
        lines[:] = [*true[:at], *true[at + 1 :]]
        yield
        lines[:] = [*true[:at], true[at], *true[at:]]
        yield
        lines[:] = [*true[: at - 1], true[at], true[at - 1], *true[at + 1 :]]
        if lines != true:
            yield
        lines[:] = true
    lines.pop()
    yield


def cards(data: Data) -> Iterator[None]:
    lines = data["actions"]
    found = [
        (at, color)
        for at, line in enumerate(lines)
        for color in CARD_COLORS
        if line.split()[1] in ("claim", "draw") and line.split()[-1] == color
    ]
    for at, color in found[:: max(1, len(found) // 4)]:
        true = lines[at]
        other = CARD_COLORS[CARD_COLORS.index(color) - 1]
        lines[at] = true.removesuffix(color) + other
        yield
        lines[at] = true


def scores(data: Data) -> Iterator[None]:
    for sheet in data["result"]["sheets"]:
        for line in ("routes", "longest", "total"):
            sheet[line] += 1
            yield
            sheet[line] -= 1
        ticket = next(iter(sheet["tickets"]))
        sheet["tickets"][ticket] *= -1
        yield
        sheet["tickets"][ticket] *= -1
    data["result"]["sheets"].reverse()
    yield


def winners(data: Data) -> Iterator[None]:
    (winner,) = data["result"]["winners"]
    for seat in range(len(data["seats"])):
        if seat != winner:
            data["result"]["winners"] = [seat]
            yield
            data["result"]["winners"] = sorted((winner, seat))
            yield
    data["result"]["winners"] = []
    yield


def names(data: Data) -> Iterator[None]:
    for seat, true in enumerate(data["seats"]):
        data["seats"][seat] = "Somebody else"
        yield
        data["seats"][seat] = true
    data["seats"].reverse()
    yield


def seeds(data: Data) -> Iterator[None]:
    yield from digits(data["shuffle"], "seed")


def secrets(data: Data) -> Iterator[None]:
    yield from digits(data["fair"], "secret")


def commitments(data: Data) -> Iterator[None]:
    yield from digits(data["fair"], "commitment")


def entropies(data: Data) -> Iterator[None]:
    given = data["fair"]["entropies"]
    for seat, true in enumerate(given):
        if true is None:
            given[seat] = "00" * 16
            yield
        else:
            for other in (None, other_digit(true, 5), true + "00", true[:-2]):
                given[seat] = other
                yield
        given[seat] = true
    given[0], given[1] = given[1], given[0]
    yield


def digits(inside: Data, key: str) -> Iterator[None]:
    true = inside[key]
    for at in (0, 31, 63):
        inside[key] = other_digit(true, at)
        yield


def signatures(data: Data) -> Iterator[None]:
    true = data["signature"]["value"]
    for at in (0, 63, 64, 127):
        data["signature"]["value"] = other_digit(true, at)
        yield


def keys(data: Data) -> Iterator[None]:
    yield from digits(data["signature"], "key")
    data["signature"]["key"] = FORGER.public
    yield


def boards(data: Data) -> Iterator[None]:
    yield from digits(data["board"], "digest")


def options(data: Data) -> Iterator[None]:
    for seat in range(len(data["seats"])):
        data["options"]["first"] = seat
        yield
    data["options"] = {"alvin": not data["options"]["alvin"], "first": None}
    yield


def endings(data: Data) -> Iterator[None]:
    data["result"] = None
    yield
    del data["actions"][-20:]
    yield
    for reason, seat in (("resigned", 1), ("abandoned", None)):
        data["ended"] = {"reason": reason, "seat": seat}
        yield


KINDS: dict[str, Callable[[Data], Iterator[None]]] = {
    "action": actions,
    "card": cards,
    "score": scores,
    "winner": winners,
    "seat": names,
    "seed": seeds,
    "secret": secrets,
    "commitment": commitments,
    "entropy": entropies,
    "signature": signatures,
    "key": keys,
    "board": boards,
    "option": options,
    "ending": endings,
}


@cache
def forgeries() -> list[Forgery]:
    found = []
    for board, seats in TABLES:
        true = signed(board, seats).as_data()
        for kind, change in KINDS.items():
            data = deepcopy(true)
            for number, _ in enumerate(change(data), 1):
                assert data != true
                found.append(Forgery(kind, f"{board} {kind} {number}", deepcopy(data)))
    return found
