"""Options of a table, chosen by its host."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

DAY = 86_400

Seconds = Annotated[int, Meta(ge=5, le=30 * DAY)]


class Clock(Struct, frozen=True, forbid_unknown_fields=True):
    """Time per move, and a reserve for the whole game that is used when a move takes longer."""

    move: Seconds
    reserve: Annotated[int, Meta(ge=0, le=7 * DAY)] = 0


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    alvin: bool = False
    first: Annotated[int, Meta(ge=0, le=5)] | None = None
    """The seat that begins; null lets the seed decide."""
    public: bool = False
    """Listed in the lobby; otherwise only people with the link can find the table."""
    clock: Clock | None = None
    grace: Annotated[int, Meta(ge=10, le=3600)] = 60
    """Seconds that a connection may be lost before a bot plays for the absent person."""
    chat: bool = True
    """Allow free text. Quick phrases are always allowed."""
    stand_in: Annotated[str, Meta(max_length=20)] = "surveyor"
    """The bot that plays for absent people."""
    bot_pause: Annotated[float, Meta(ge=0, le=10)] = 0.8
    """Seconds before a bot acts, independent of its hand."""
