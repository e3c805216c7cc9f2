"""The findings of a playtest: its setting and its sums, and their serialization."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from vialibre.boards.load import packaged_board
from vialibre.errors import BadSetup
from vialibre.lab.arena_setup import board_from, board_source
from vialibre.lab.playtest.adding import as_data, sums_from_data
from vialibre.lab.playtest.setting import Setting
from vialibre.lab.playtest.sums import Sums
from vialibre.version import __version__

FORMAT = 1
"""Version of the data; increased when a key changes its meaning."""


@dataclass(frozen=True, slots=True)
class Findings:
    """The setting of a playtest and the sums over its games."""

    setting: Setting
    sums: Sums

    @property
    def games(self) -> int:
        return self.sums.games


def findings_as_data(findings: Findings) -> dict[str, Any]:
    """JSON-compatible data (docs/playtest.md lists the keys): `figures` and `flags` to read, `sums` to continue
    from."""
    from vialibre.lab.playtest.figures import figures_as_data
    from vialibre.lab.playtest.flags import verdict

    setting = findings.setting
    found = verdict(findings)
    return {
        "format": FORMAT,
        "version": __version__,
        "board": board_source(setting.board),
        "digest": setting.board.digest,
        "bots": list(setting.bots),
        "seats": list(setting.seats),
        "seed": setting.seed,
        "alvin": setting.alvin,
        "dealt": setting.dealt,
        "games": findings.games,
        "verdict": found.as_data(),
        "flags": [flag.as_data() for flag in found.flags],
        "figures": figures_as_data(findings),
        "sums": as_data(findings.sums),
    }


def findings_from_data(data: dict[str, Any]) -> Findings:
    """Return the findings that such data describes. Raises BadSetup or BoardError if it is invalid."""
    try:
        if data["format"] != FORMAT:
            raise ValueError(f"format {data['format']}")
        board = packaged_board(str(data["board"]), data["digest"]) or board_from(data["board"])
        if board.digest != data["digest"]:
            raise ValueError("digest")
        setting = Setting(board, tuple(data["bots"]), tuple(data["seats"]), data["seed"], data["alvin"], data["dealt"])
        return Findings(setting, sums_from_data(board, data["sums"]))
    except (AttributeError, KeyError, TypeError, ValueError) as error:
        raise BadSetup("bad_findings", detail=f"{type(error).__name__}: {error}"[:200]) from None
