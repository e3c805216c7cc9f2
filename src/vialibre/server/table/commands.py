"""Commands that people send to a table. Each becomes entries of the log or is refused with an error code."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from vialibre.server.table.options import Options

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Hex = Annotated[str, Meta(min_length=32, max_length=128, pattern="^[0-9a-fA-F]*$")]


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Base class of all commands."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, by default the first free one. A person may take several seats, each with its own name."""

    entropy: Hex
    """This seat's contribution to the seed: random bytes in hexadecimal."""
    seat: SeatNumber | None = None
    name: Name | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Free one of your seats, or all of them, before the start."""

    seat: SeatNumber | None = None


class Remove(Command, frozen=True, tag="remove"):
    """The host removes a person or bot from a seat before the start."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot on a free seat."""

    bot: Annotated[str, Meta(max_length=20)]
    seat: SeatNumber | None = None


class SetOptions(Command, frozen=True, tag="options"):
    """The host changes the options; after the start only `chat` may change."""

    options: Options


class Start(Command, frozen=True, tag="start"):
    pass


class Close(Command, frozen=True, tag="close"):
    """The host closes a table that has not started."""


class Act(Command, frozen=True, tag="act"):
    """Do a game action, given in notation, with the version of the position it answers."""

    version: int
    action: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class Undo(Command, frozen=True, tag="undo"):
    version: int


class Return(Command, frozen=True, tag="return"):
    """Take over again from a bot that stood in."""


class Resign(Command, frozen=True, tag="resign"):
    seat: SeatNumber | None = None


class Abandon(Command, frozen=True, tag="abandon"):
    """Agree to end the game without a result, or withdraw the agreement. The game ends when all agree."""

    agrees: bool = True


class VoteOut(Command, frozen=True, tag="vote_out"):
    """Vote to replace an absent person by a bot permanently. It happens when all other players vote for it."""

    seat: SeatNumber


class Say(Command, frozen=True, tag="say"):
    phrase: Annotated[str, Meta(max_length=30)] | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None


AnyCommand = (
    Sit | Leave | Remove | SeatBot | SetOptions | Start | Close | Act | Undo | Return | Resign | Abandon | VoteOut | Say
)
