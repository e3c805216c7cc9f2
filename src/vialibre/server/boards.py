"""The boards of a server: packaged ones, those in the operator's folder, and custom ones uploaded with tables."""

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
"""Custom boards in memory; others are read again when needed."""


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
        """The board for a new table, given by id or as the text of a board file, and its key in the log.

        Only packaged boards have their id as key, because an operator may change the folder while games go on. Others
        have a hash of their whole content: after moving a city or correcting a name, the next table shows it.
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
        """The board of a table, in the version that the table started with."""
        if created.board not in board_ids():
            return await self.get(created.board, bot_pool)
        if not created.board_digest:
            return first_version(created.board)
        board = packaged_board(created.board, created.board_digest)
        if board is None:
            raise self._unknown(created.board)
        return board

    async def get(self, key: str, bot_pool: BotPool) -> Board:
        """The board of a key: the current version by id, an earlier one by digest, a custom one by hash.

        Raises Refused if there is none, BoardError if it is no longer playable.
        """
        if key in board_ids():
            return load_board(key)
        if key in self._earlier:
            return self._earlier[key]
        if key not in self._own:
            stored = await self.storage.board(key)
            if stored is None:
                raise self._unknown(key)
            # In another process: an earlier version of the checks may have accepted a board that is too heavy.
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
    """Runs in another process: a custom board, and the row to store. Raises BoardError."""
    board = parse_board(text, "board.toml")
    return board, _as_own(board)


def _read_stored(data: str) -> Board:
    return board_from_data(json.loads(data), "board")


def _as_own(board: Board) -> OwnBoard | None:
    """The row to store for a custom board; None for a packaged one."""
    if is_packaged_unchanged(board):
        return None
    data = json.dumps(board_as_data(board), ensure_ascii=False)
    return OwnBoard(hashlib.sha256(data.encode()).hexdigest(), board.name, data)
