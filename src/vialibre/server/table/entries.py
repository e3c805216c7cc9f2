"""The log of a table: one class for each kind of entry. The log is the source of truth; all else is derived from it.

Every entry ever written must stay readable: new fields need defaults, and kinds are never removed.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec
from msgspec import Struct

from vialibre.server.table.options import Options

By = Literal["person", "bot", "stand_in", "fallback"]
"""Who plays a seat: its person, its bot, a bot for a person who is away, or a bot for a bot that failed."""


class Entry(Struct, frozen=True, tag_field="kind", omit_defaults=True):
    """Base class of everything that happens at a table."""


class Created(Entry, frozen=True, tag="created"):
    board: str
    """Id of a packaged board, or the hash of a custom one."""
    seats: int
    options: Options
    host: str
    host_name: str
    commitment: str
    secret: str
    """Published when the game is over, and secret until then."""
    rematch_of: str | None = None
    start: tuple[str, ...] = ()
    """Actions of a finished game that this game continues from."""
    seed: str | None = None
    """The seed of that finished game."""
    rules: int = 1
    """The version of the rules for this game, whatever the program's current version is."""
    board_digest: str = ""
    """Which version of a packaged board. Empty in logs older than this field, which mean the first version."""


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    person: str
    name: str
    entropy: str | None = None
    """None in a game that continues another one, since it reuses that game's seed."""


class BotSat(Entry, frozen=True, tag="bot_sat"):
    seat: int
    bot: str


class Left(Entry, frozen=True, tag="left"):
    """A seat is free again: its person left, or the host removed the person or bot."""

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
    """The key of a quick phrase or emote, which each client shows in its own language."""
    text: str | None = None


class Gone(Entry, frozen=True, tag="gone"):
    """A person's last connection to this table was lost."""

    person: str


class Back(Entry, frozen=True, tag="back"):
    person: str


class StoodIn(Entry, frozen=True, tag="stood_in"):
    """A bot plays for an absent person; the reason is `gone` or `clock`."""

    seat: int
    reason: str


class Returned(Entry, frozen=True, tag="returned"):
    seat: int


class VotedOut(Entry, frozen=True, tag="voted_out"):
    """Seat `by` votes to replace the absent person of `seat` permanently."""

    seat: int
    by: int
    waits: bool = False
    """True: absent people are left out of the count only after a while. False, in older logs: at once."""


class AbandonVoted(Entry, frozen=True, tag="abandon_voted"):
    seat: int
    agrees: bool
    waits: bool = False
    """As in VotedOut."""


class Counted(Entry, frozen=True, tag="counted"):
    """People have been absent for so long that the votes are counted without them."""


class Resumed(Entry, frozen=True, tag="resumed"):
    """No worker was available in between: that time is subtracted from all clocks and absences."""

    down_at: float
    up_at: float


class Resigned(Entry, frozen=True, tag="resigned"):
    seat: int


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Closed(Entry, frozen=True, tag="closed"):
    """The host closed a table that had not started."""


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
