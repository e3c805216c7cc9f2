"""What people can ask for at a table. Each becomes an entry of the log, or is refused with a code."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from vialibre.server.table.options import Options

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Name = Annotated[str, Meta(min_length=1, max_length=30)]
Hex = Annotated[str, Meta(min_length=32, max_length=128, pattern="^[0-9a-fA-F]*$")]


class Command(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Anything a person asks for."""


class Sit(Command, frozen=True, tag="sit"):
    """Take a seat, the first free one if none is named. One person may take several, with a name for each."""

    entropy: Hex
    """What this seat adds to the deal: random bytes in hexadecimal."""
    seat: SeatNumber | None = None
    name: Name | None = None


class Leave(Command, frozen=True, tag="leave"):
    """Before the start: free a seat of one's own, or all of them."""

    seat: SeatNumber | None = None


class Remove(Command, frozen=True, tag="remove"):
    """The host frees somebody's or a bot's seat before the start."""

    seat: SeatNumber


class SeatBot(Command, frozen=True, tag="seat_bot"):
    """The host puts a bot on a free seat."""

    bot: Annotated[str, Meta(max_length=20)]
    seat: SeatNumber | None = None


class SetOptions(Command, frozen=True, tag="options"):
    """The host changes the options before the start; afterwards only `chat`."""

    options: Options


class Start(Command, frozen=True, tag="start"):
    pass


class Close(Command, frozen=True, tag="close"):
    """The host gives up a table that has not begun."""


class Act(Command, frozen=True, tag="act"):
    """Play: an action in the notation, and the version of the position it answers."""

    version: int
    action: Annotated[str, Meta(max_length=200)]
    seat: SeatNumber | None = None


class Undo(Command, frozen=True, tag="undo"):
    version: int


class Return(Command, frozen=True, tag="return"):
    """Play oneself again after a bot stood in."""


class Resign(Command, frozen=True, tag="resign"):
    seat: SeatNumber | None = None


class Abandon(Command, frozen=True, tag="abandon"):
    """Agree to end the game without a result, or take that back. It ends when all agree."""

    agrees: bool = True


class VoteOut(Command, frozen=True, tag="vote_out"):
    """Ask that a bot plays on for good for somebody who is gone. It happens when all the others ask for it."""

    seat: SeatNumber


class Say(Command, frozen=True, tag="say"):
    phrase: Annotated[str, Meta(max_length=30)] | None = None
    text: Annotated[str, Meta(max_length=300)] | None = None


AnyCommand = (
    Sit | Leave | Remove | SeatBot | SetOptions | Start | Close | Act | Undo | Return | Resign | Abandon | VoteOut | Say
)
