"""The boards a server offers: the package's, those of its operator's folder, and own ones that came with tables."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

from vialibre.boards.dump import board_as_data, board_from_data
from vialibre.boards.load import (
    board_ids,
    first_version,
    is_packaged_unchanged,
    load_board,
    packaged_board,
    packaged_versions,
    parse_board,
)
from vialibre.boards.model import Board
from vialibre.server.bot_pool import TABLES, BotPool
from vialibre.server.errors import Refused
from vialibre.server.fair_queue import JobOwner
from vialibre.server.storage.rows import OwnBoard
from vialibre.server.storage.storage import Storage
from vialibre.server.table.entries import Created

MOST_KEPT = 200
"""Own boards in memory; others are read again when they are needed."""


class Boards:
    def __init__(self, storage: Storage, folder: Path | None = None) -> None:
        self.storage = storage
        self.offered: dict[str, Board] = {board_id: load_board(board_id) for board_id in board_ids()}
        for file in sorted(folder.glob("*.toml")) if folder is not None else ():
            board = load_board(file)
            self.offered[board.id] = board
        self._own: dict[str, Board] = {}
        self._earlier = {board.digest: board for board_id in board_ids() for board in packaged_versions(board_id)[:-1]}

    async def take(self, name: str | None, text: str | None, bot_pool: BotPool, owner: JobOwner) -> tuple[str, Board]:
        """A board for a new table, by its id or as the text of a board file, and the name it has in the log.

        Only the package's boards are named by their id: an operator may change a folder while games go on. Others are
        named by all that they say: somebody who moves a city or mends a name wants to see that at the next table.
        """
        if text is not None:
            board, own = await bot_pool.run(_read, text, owner=owner)
        elif name in self.offered:
            board = self.offered[name]
            own = _as_own(board)
        else:
            raise self._unknown(str(name))
        if own is None:
            return board.id, board
        await self.storage.put_board(own)
        self._keep(own.digest, board)
        return own.digest, board

    async def of_table(self, created: Created, bot_pool: BotPool) -> Board:
        """The board that a table is played on, in the version that it began with."""
        if created.board not in board_ids():
            return await self.get(created.board, bot_pool)
        if not created.board_digest:
            return first_version(created.board)
        board = packaged_board(created.board, created.board_digest)
        if board is None:
            raise self._unknown(created.board)
        return board

    async def get(self, key: str, bot_pool: BotPool) -> Board:
        """The board of this key: today's version by its id, an earlier one by its digest, an own one by its hash.

        Raises Refused if there is none, BoardError if it cannot be played any more.
        """
        if key in board_ids():
            return load_board(key)
        if key in self._earlier:
            return self._earlier[key]
        if key not in self._own:
            stored = await self.storage.board(key)
            if stored is None:
                raise self._unknown(key)
            # What a check of an earlier version let pass may be too much for this one's.
            board = await bot_pool.run(_read_stored, stored.data, owner=JobOwner(TABLES, key))
            self._keep(key, board)
        return self._own[key]

    def _unknown(self, name: str) -> Refused:
        return Refused("no_such_board", board=name[:60], known=", ".join(sorted(self.offered)))

    def _keep(self, key: str, board: Board) -> None:
        if key not in self._own and len(self._own) >= MOST_KEPT:
            self._own.pop(next(iter(self._own)))
        self._own[key] = board


def _read(text: str) -> tuple[Board, OwnBoard | None]:
    """In another process: a board of someone's own, and what is stored of it. Raises BoardError."""
    board = parse_board(text, "board.toml")
    return board, _as_own(board)


def _read_stored(data: str) -> Board:
    return board_from_data(json.loads(data), "board")


def _as_own(board: Board) -> OwnBoard | None:
    """None for a board of the package."""
    if is_packaged_unchanged(board):
        return None
    data = json.dumps(board_as_data(board), ensure_ascii=False)
    return OwnBoard(hashlib.sha256(data.encode()).hexdigest(), board.name, data)
