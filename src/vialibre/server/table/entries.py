"""The log of a table: one class for each kind of entry. The log is the table; all else follows from it.

An entry that was ever written must stay readable: new fields need defaults, kinds are never removed.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from vialibre.server.table.options import Options

By = Literal["person", "bot", "stand_in"]
"""Who plays a seat: its person, the bot that sits there, or a bot for a person who is away."""


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Anything that happened at a table."""


class Created(Entry, frozen=True, tag="created"):
    board: str
    """Id of a packaged board, or the digest of an own one."""
    seats: int
    options: Options
    host: str
    host_name: str
    commitment: str
    secret: str
    """Shown to everybody when the game is over, to nobody before."""
    rematch_of: str | None = None
    start: tuple[str, ...] = ()
    """Actions of a finished game that this one goes on from."""
    seed: str | None = None
    """Of that finished game."""
    rules: int = 1
    """The version of the rules that this game is played by, whatever version the program has by then."""
    board_digest: str = ""
    """Which version of a packaged board. Logs written before this field existed mean the first version."""


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    entropy: str | None = None
    """None in a game that goes on from another one: it has that game's seed."""


class BotSat(Entry, frozen=True, tag="bot_sat"):
    seat: int
    bot: str


class Left(Entry, frozen=True, tag="left"):
    """A seat is free again: its person left, or the host removed whoever sat there."""

    seat: int
    removed: bool = False


class OptionsChanged(Entry, frozen=True, tag="options_changed"):
    options: Options


class HostChanged(Entry, frozen=True, tag="host_changed"):
    person: str
    name: str


class Started(Entry, frozen=True, tag="started"):
    pass


class Acted(Entry, frozen=True, tag="acted"):
    seat: int
    action: str
    by: By = "person"


class Undone(Entry, frozen=True, tag="undone"):
    seat: int


class Said(Entry, frozen=True, tag="said"):
    person: str
    name: str
    phrase: str | None = None
    """The key of a quick phrase or emote: everybody reads it in their own language."""
    text: str | None = None


class Gone(Entry, frozen=True, tag="gone"):
    """The last connection of a person to this table was lost."""

    person: str


class Back(Entry, frozen=True, tag="back"):
    person: str


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for an absent person: `gone`, `clock`."""

    seat: int
    reason: str


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class VotedOut(Entry, frozen=True, tag="voted_out"):
    """`by` wants the absent person of `seat` to be replaced for good."""

    seat: int
    by: int
    waits: bool = False
    """A vote counts without absent people only when they have been absent for a while. In older logs at once."""


class AbandonVoted(Entry, frozen=True, tag="abandon_voted"):
    seat: int
    agrees: bool
    waits: bool = False
    """As above."""


class Counted(Entry, frozen=True, tag="counted"):
    """People were absent for so long that votes go on without them."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """No server could be reached in between: that time is on no clock and counts as nobody's absence."""

    down_at: float
    up_at: float


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """The host gave up a table that had not begun."""


AnyEntry = (
    Created
    | Sat
    | BotSat
    | Left
    | OptionsChanged
    | HostChanged
    | Started
    | Acted
    | Undone
    | Said
    | Gone
    | Back
    | StoodIn
    | Returned
    | VotedOut
    | AbandonVoted
    | Counted
    | Resumed
    | Resigned
    | Rematched
    | Closed
)

_encoder = msgspec.json.Encoder()
_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def encode_entry(entry: AnyEntry) -> bytes:
    return _encoder.encode(entry)


def decode_entry(data: bytes | str) -> AnyEntry:
    return _decoder.decode(data)


def kind_of(entry: AnyEntry) -> str:
    config: Any = entry.__struct_config__
    return str(config.tag)
