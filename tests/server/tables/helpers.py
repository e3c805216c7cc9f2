"""A table in memory, its log and a clock that the test moves: no storage, no sockets."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random
from typing import Any

import pytest

from tests.properties.plays import random_text
from vialibre.boards import load_board
from vialibre.errors import VialibreError
from vialibre.fair.deal import commitment_of
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.commands import AnyCommand
from vialibre.server.table.decide import Actor, decide
from vialibre.server.table.entries import AnyEntry, By
from vialibre.server.table.log import Line, table_from
from vialibre.server.table.options import Options
from vialibre.server.table.projection import ViewerProjection
from vialibre.server.table.state import Table

SECRET = "5e" * 32
NOW = 1_800_000_000.0
ENTROPY = {"ana": "a1" * 16, "bea": "b2" * 16, "cyd": "c3" * 16, "dan": "d4" * 16}
NAMES = tuple(ENTROPY)


def who(person: str) -> Actor:
    return Actor(person, person.title())


@contextmanager
def refused(code: str, **params: object) -> Iterator[None]:
    """What is inside gets exactly this no, with at least these parameters."""
    with pytest.raises(VialibreError) as caught:
        yield
    assert caught.value.code == code
    assert {name: caught.value.params.get(name) for name in params} == params


class Desk:
    """A table together with its log: `ask` is what a person does, `add` what happens without anybody asking."""

    def __init__(self, board: str = "usa", seats: int = 2, *, host: str = "ana", **created: Any) -> None:
        self.board = load_board(board)
        self.now = NOW
        first = entries.Created(
            board=board,
            seats=seats,
            options=created.pop("options", Options()),
            host=host,
            host_name=host.title(),
            commitment=commitment_of(SECRET),
            secret=SECRET,
            **created,
        )
        self.lines = [Line(1, self.now, first)]
        self.table = Table("table", first, self.board, self.now)

    def add(self, entry: AnyEntry, number: int | None = None, *, after: float = 0.0) -> None:
        self.now += after
        self.lines.append(Line(self.table.n + 1, self.now, entry))
        self.table.add(self.table.n + 1, self.now, entry, number)

    def ask(self, person: str, command: AnyCommand, *, after: float = 0.0) -> list[AnyEntry]:
        """Do it, as the hub does: decide, then add what comes of it. Raises the table's no."""
        self.now += after
        made = decide(self.table, who(person), command)
        for proposal in made:
            self.add(*proposal)
        return [proposal.entry for proposal in made]

    def sit(self, person: str, seat: int | None = None, name: str | None = None) -> None:
        self.ask(person, ask.Sit(ENTROPY[person], seat, name))

    def act(self, seat: int, text: str | None = None, *, after: float = 0.0) -> str:
        """The person of a seat plays an action, by default the first legal one."""
        person = self.table.seats[seat].person
        assert person is not None
        assert self.table.game is not None
        action = text or self.texts(seat)[0]
        self.ask(person, ask.Act(self.table.versions[seat], action, seat), after=after)
        return action

    def texts(self, seat: int) -> list[str]:
        assert self.table.game is not None
        return [self.table.game.text_of(number) for number in self.table.game.legal_ids(seat)]

    def end_opening(self) -> None:
        """Everybody keeps as few tickets as may be, people and bots."""
        while self.table.waiting() and self.texts(self.table.waiting()[0])[0].startswith("keep"):
            self.step(self.table.waiting()[0])

    def step(self, seat: int, text: str | None = None) -> None:
        """An action for the seat, without checking who may act."""
        by: By = "person" if self.table.seats[seat].person is not None else "bot"
        self.add(entries.Acted(seat, text or self.texts(seat)[0], by), after=1.0)

    def random_step(self, random: Random) -> None:
        assert self.table.game is not None
        seat = random.choice(self.table.waiting())
        self.step(seat, random_text(self.table.game, seat, random))

    @property
    def turn(self) -> int:
        """The one seat that is waited for."""
        (seat,) = self.table.waiting()
        return seat

    def telling(self, seat: int | None) -> ViewerProjection:
        return ViewerProjection(self.table, seat)

    def rebuilt(self, until: int | None = None) -> Table:
        return table_from("table", self.board, self.lines[:until])


def running(people: str = "ana bea", board: str = "usa", *, bots: str = "", **created: Any) -> Desk:
    """A game that has begun, its opening tickets still to be chosen. The same name twice: several seats of one."""
    names, levels = people.split(), bots.split()
    desk = Desk(board, len(names) + len(levels), host=names[0], **created)
    for seat, person in enumerate(names):
        desk.sit(person, seat, f"{person.title()} {seat}")
    for seat, level in enumerate(levels, len(names)):
        desk.ask(names[0], ask.SeatBot(level, seat))
    desk.ask(names[0], ask.Start())
    return desk


def under_way(people: str = "ana bea", board: str = "usa", **more: Any) -> Desk:
    """The same with the opening behind it."""
    desk = running(people, board, **more)
    desk.end_opening()
    return desk


def whole(table: Table) -> dict[str, Any]:
    """Everything a table holds, as values that can be compared."""
    data = {name: value for name, value in vars(table).items() if name not in ("game", "board", "events")}
    game = table.game
    views = None if game is None else [game.view(seat) for seat in (None, *range(game.seat_count))]
    return {**data, "views": views, "due": table.due(), "seed": table.seed if game is not None else None}
