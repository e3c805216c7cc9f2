"""Loads boards: the packaged ones by id, others from a file."""

from __future__ import annotations

import os
import re
import stat
import tomllib
from dataclasses import dataclass
from functools import cache

from vialibre.boards.build import build_board
from vialibre.boards.check import check_board, faults_of
from vialibre.boards.faults import Faults, Source, name_suggestions, shorten
from vialibre.boards.model import Board
from vialibre.errors import BoardError

DATA = os.path.join(os.path.dirname(__file__), "data")
EARLIER = os.path.join(DATA, "earlier")
"""Superseded versions of packaged boards, as <id>.<number>.toml with their drawings as .json, needed by old records and
tables."""
MAX_BYTES = 256 * 1024
MAX_KEY_PARTS = 20
"""The most parts of a dotted key or header. tomllib takes quadratic time for each such key, and resolves a header again
for every line below it. A board file needs two."""
MOST_FAULTS = 50
"""The most faults reported for one file."""


def load_board(name_or_path: str | os.PathLike[str]) -> Board:
    """Return the board with that id, or the one in that file.

    Raises BoardError, which names the file, the row and the fault. Packaged boards are cached.
    """
    path = os.fspath(name_or_path)
    if isinstance(name_or_path, str) and path in board_ids():
        return _packaged(path)
    return _read_file(_path_of(name_or_path))


def packaged_board(board_id: str, digest: str) -> Board | None:
    """Return the version of a packaged board with this digest: the current one, or an earlier one that games were
    played on.

    Earlier versions cannot be chosen for a new game: they are found by digest only.
    """
    return _by_digest(board_id).get(digest) if board_id in board_ids() else None


def is_packaged(board: Board) -> bool:
    """Whether the board's id alone names its facts: true of today's packaged boards, false of earlier versions."""
    return board.id in board_ids() and load_board(board.id).digest == board.digest


def is_packaged_unchanged(board: Board) -> bool:
    """The same including names and positions on the map, which a board's digest leaves out."""
    return board.id in board_ids() and load_board(board.id) == board


def first_version(board_id: str) -> Board:
    """The oldest version of a packaged board: the one meant by data that names boards by id alone."""
    return packaged_versions(board_id)[0]


@cache
def packaged_versions(board_id: str) -> tuple[Board, ...]:
    """All versions of a packaged board, the current one last."""
    numbers = sorted(
        int(number)
        for name, number, ending in (file.split(".") for file in os.listdir(EARLIER))
        if (name, ending) == (board_id, "toml")
    )
    files = (os.path.join(EARLIER, f"{board_id}.{number}.toml") for number in numbers)
    return (*map(_read_file, files), load_board(board_id))


@cache
def _by_digest(board_id: str) -> dict[str, Board]:
    """Cached, since a digest hashes the whole board and records are read by the thousand."""
    return {board.digest: board for board in packaged_versions(board_id)}


def as_board(board: Board | str | os.PathLike[str]) -> Board:
    """Return a board from a Board, an id or a path. Raises BoardError, or TypeError for anything else."""
    if isinstance(board, Board):
        return board
    if isinstance(board, str | os.PathLike):
        return load_board(board)
    raise TypeError(f"a board is a Board, an id such as 'usa' or the path of a file, not {board!r:.80}")


def _path_of(name_or_path: str | os.PathLike[str]) -> str:
    """The path of the file for an id or a path."""
    path = os.fspath(name_or_path)
    if isinstance(name_or_path, str):
        if path in board_ids():
            return os.path.join(DATA, f"{path}.toml")
        if not _looks_like_path(path) and not os.path.exists(path):
            raise Source(_printable(path), "").whole().fault("unknown_board", **name_suggestions(path, board_ids()))
    return path


@cache
def board_ids() -> tuple[str, ...]:
    """The ids of the packaged boards."""
    return tuple(sorted(name.removesuffix(".toml") for name in os.listdir(DATA) if name.endswith(".toml")))


def parse_board(text: str, where: str) -> Board:
    """Return the board that a text describes; `where` names the file in messages. Raises BoardError."""
    source = Source(where, text)
    board = build_board(_parse_toml(source), source)
    check_board(board, source)
    return board


@dataclass(frozen=True, slots=True)
class Reading:
    """The result of reading a board file: a board, or everything that is wrong with it."""

    source: Source
    board: Board | None
    faults: tuple[BoardError, ...]
    """Each has `code` and `params`; among the latter, `kind`, `index`, `row`, `line` and `where` give the location."""


def read_board_text(text: str, where: str, most: int = MOST_FAULTS) -> Reading:
    """Parse a board and collect up to `most` faults, for editors and for authors correcting a file.

    Keys, types and ranges come first; consistency is checked only if all of them are valid.
    """
    source = Source(where, text)
    faults = Faults(most)
    board: Board | None = None
    try:
        board = build_board(_parse_toml(source), source, faults)
        for fault in faults_of(board, source):
            faults.note(fault)
    except BoardError as fault:
        if fault not in faults.found:
            faults.found.append(fault)
    return Reading(source, None if faults.found else board, tuple(faults.found))


def read_board_file(name_or_path: str | os.PathLike[str], most: int = MOST_FAULTS) -> Reading:
    """The same for a file or a packaged board. Raises BoardError if it cannot be read as text."""
    path = _path_of(name_or_path)
    return read_board_text(_text_of(path), _printable(os.fspath(name_or_path)), most)


@cache
def _packaged(board_id: str) -> Board:
    return _read_file(_path_of(board_id))


def _looks_like_path(name: str) -> bool:
    return name.endswith(".toml") or "/" in name or os.sep in name


def _printable(path: str) -> str:
    return path.encode("utf-8", "replace").decode()


def _read_file(path: str) -> Board:
    return parse_board(_text_of(path), _printable(path))


def _text_of(path: str) -> str:
    file = _printable(path)
    place = Source(file, "").whole()
    try:
        mode = os.stat(path).st_mode
        if stat.S_ISDIR(mode):
            raise place.fault("file_is_directory")
        if not stat.S_ISREG(mode):
            raise place.fault("file_not_regular")
        with open(path, "rb") as stream:
            content = stream.read(MAX_BYTES + 1)
    except FileNotFoundError:
        raise place.fault("file_missing") from None
    except (OSError, ValueError) as error:  # ValueError: a name with a null character
        reason = error.strerror if isinstance(error, OSError) else str(error)
        raise place.fault("file_unreadable", reason=reason or type(error).__name__) from None
    if len(content) > MAX_BYTES:
        raise place.fault("file_too_large", most=MAX_BYTES // 1024)
    try:
        return content.decode("utf-8-sig")  # some editors write a byte-order mark
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise Source(file, "").at_line(line).fault("file_not_utf8") from None


_STRINGS_AND_COMMENTS = re.compile(
    # An unclosed string extends to the end of its line or of the file, so every part matches in linear time.
    r'''"""(?:\\?.)*?(?:"""|\Z)|'{3}.*?(?:'{3}|\Z)|"(?:\\[^\n]|[^"\\\n])*+"?|'[^'\n]*+'?|#[^\n]*+''',
    re.DOTALL,
)
_LONG_KEY = re.compile(rf"(?<![\w-])[\w-]++(?:[ \t]*+\.[ \t]*+[\w-]++){{{MAX_KEY_PARTS}}}")


def _has_long_key(text: str) -> bool:
    """Whether a key has too many parts. Strings and comments are removed first, so that dots in them do not count.

    Up to the first syntax error this separates strings from keys exactly as tomllib does, and there tomllib stops.
    """
    return _LONG_KEY.search(_STRINGS_AND_COMMENTS.sub("s", text)) is not None


def _parse_toml(source: Source) -> dict[str, object]:
    place = source.whole()
    if len(source.text) > MAX_BYTES:
        raise place.fault("file_too_large", most=MAX_BYTES // 1024)
    if _has_long_key(source.text):
        raise place.fault("nested_too_deep")
    try:
        return tomllib.loads(source.text)
    except RecursionError:
        raise place.fault("nested_too_deep") from None
    except ValueError as error:  # TOMLDecodeError, or a number with too many digits
        detail = str(error)
        found = re.fullmatch(r"(.*) \(at line (\d+), column \d+\)", detail, re.DOTALL)
        if found:
            raise source.at_line(int(found[2])).fault("not_toml", detail=shorten(found[1])) from None
        raise place.fault("not_toml", detail=shorten(detail)) from None
