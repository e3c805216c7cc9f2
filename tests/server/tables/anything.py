"""A table at which anything happens: people ask for all sorts of things, time passes, connections are lost."""

from __future__ import annotations

from contextlib import suppress
from random import Random

from tests.properties.plays import random_text
from tests.server.tables.helpers import ENTROPY, NAMES, Desk
from vialibre.bots.levels import LEVELS, RETIRED, quick_levels
from vialibre.errors import VialibreError
from vialibre.server.table import commands as ask
from vialibre.server.table import entries
from vialibre.server.table.commands import AnyCommand
from vialibre.server.table.options import Clock, Options
from vialibre.server.table.phrases import PHRASES
from vialibre.server.table.state import OPEN, OVER, RUNNING

BOARDS = ("usa", "europe", "old_west", "san_francisco")
PEOPLE = NAMES[:3]
BOTS = (*RETIRED, *(LEVELS[level] for level in quick_levels()))


def some_options(random: Random, seats: int) -> Options:
    return Options(
        first=random.choice([None, random.randrange(seats)]),
        clock=random.choice([None, Clock(30), Clock(20, 60), Clock(86_400, 600)]),
        grace=random.choice([10, 60]),
        chat=random.random() < 0.7,
        bot_pause=random.choice([0, 0.8]),
    )


def anything(seed: int, *, most: int = 120) -> Desk:
    """What came of it: a desk with a log of every sort of entry."""
    random = Random(seed)
    seats = random.choice([2, 2, 3])
    desk = Desk(random.choice(BOARDS), seats, options=some_options(random, seats))
    for _ in range(most):
        desk.now += random.choice([0.0, 0.0, 0.5, 2.0, 25.0])
        happen(desk, random)
        if desk.table.status == OVER and random.random() < 0.2:
            break
    return desk


def happen(desk: Desk, random: Random) -> None:
    if random.random() < 0.5 and drive(desk, random):
        return
    if desk.table.status == RUNNING and random.random() < 0.15:
        connection(desk, random)
        return
    with suppress(VialibreError):
        desk.ask(random.choice(PEOPLE), something(desk, random))


def drive(desk: Desk, random: Random) -> bool:
    """What is due, as the hub does it; a bot does anything that is legal."""
    table = desk.table
    due = table.due()
    if due is None or due > desk.now:
        return False
    if table.verdict(desk.now) is not None:
        desk.add(entries.Counted())
        return True
    for seat in table.waiting():
        one = table.seats[seat]
        if one.played_by_bot:
            assert table.game is not None
            action = random_text(table.game, seat, random)
            desk.add(entries.Acted(seat, action, "bot" if one.bot is not None else "stand_in"))
            return True
        for reason, when in (("clock", table.deadline(seat)), ("gone", table.grace_until(seat))):
            if when is not None and when <= desk.now:
                desk.add(entries.StoodIn(seat, reason))
                return True
    raise AssertionError("due, but nothing to do")


def connection(desk: Desk, random: Random) -> None:
    table = desk.table
    if random.random() < 0.1:  # the server was away for a while
        down_at = desk.now
        desk.now += random.choice([3.0, 100.0])
        desk.add(entries.Resumed(down_at, desk.now))
        return
    if random.random() < 0.1:  # another worker counts, too late or for nothing
        desk.add(entries.Counted())
        return
    person = random.choice(table.people())
    if person not in table.gone:
        desk.add(entries.Gone(person))
        return
    desk.add(entries.Back(person))
    for seat in table.seats_of(person):
        if table.seats[seat].stand_in in ("gone", "clock"):
            desk.add(entries.Returned(seat))


def something(desk: Desk, random: Random) -> AnyCommand:
    """Mostly what makes sense now, sometimes not."""
    table = desk.table
    seat = random.choice([None, *range(len(table.seats))])
    known = random.randrange(len(table.seats))
    talk = ask.Say(random.choice(PHRASES)) if random.random() < 0.5 else ask.Say(text=random.choice(["hi", "", "a b"]))
    if table.status == OPEN:
        choices: list[AnyCommand] = [
            ask.Sit(random.choice(list(ENTROPY.values())), seat, random.choice([None, "Me"])),
            ask.Sit(random.choice(list(ENTROPY.values())), seat),
            ask.SeatBot(random.choice(BOTS), seat),
            ask.Leave(seat),
            ask.Remove(known),
            ask.SetOptions(some_options(random, len(table.seats))),
            ask.Start(),
            ask.Start(),
            talk,
            ask.Act(table.versions[known], "draw deck"),
        ]
        return ask.Close() if random.random() < 0.01 else random.choice(choices)
    away = [i for i, one in enumerate(table.seats) if one.stand_in is not None] or [known]
    rare: list[AnyCommand] = [
        ask.Resign(seat),
        ask.Abandon(random.random() < 0.7),
        ask.VoteOut(random.choice(away)),
        ask.VoteOut(known),
        ask.Return(),
        ask.Return(),
        ask.Undo(table.versions[known]),
        ask.Undo(table.versions[known]),
        ask.SetOptions(Options(chat=random.random() < 0.5)),
        talk,
        ask.Start(),
        ask.Leave(),
    ]
    if random.random() < 0.35 or table.status == OVER:
        return random.choice(rare)
    return some_action(desk, random)


def some_action(desk: Desk, random: Random) -> AnyCommand:
    table = desk.table
    assert table.game is not None
    seat = random.choice(table.waiting())
    version = table.versions[seat] - (random.random() < 0.05)
    action = random_text(table.game, seat, random) if random.random() < 0.95 else "claim paris-dieppe wild"
    return ask.Act(version, action, random.choice([None, seat, seat]))
