"""Action texts broken at random: each gives a typed error or means something, and then it means that for ever.

20,000 texts, spread over four boards; VIALIBRE_LONG=1 makes 200,000.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any, cast

import pytest

from tests.effort import times
from tests.properties.plays import BOARDS, Play, started
from tests.properties.whole import whole
from vialibre.boards import board_ids
from vialibre.engine.game import Game, state_of
from vialibre.engine.notation import MAX_TEXT, format_action, parse_action
from vialibre.errors import BadAction, IllegalAction, VialibreError

PARTS = 5
TEXTS = times(20_000, 200_000) // (PARTS * len(board_ids()))
PER_GAME = 50
VERBS = (
    *("keep", "start", "place", "draw", "tickets", "claim", "pay", "decline"),
    *("station", "marker", "no-marker", "souvenir", "alvin", "pass"),
)
COLORS = ("red", "orange", "yellow", "green", "blue", "purple", "black", "white", "wild", "gray", "deck")
STRANGE = (
    *(
        "",
        " ",
        "\0",
        "\n",
        "\t",
        "\r\n",
        "\x1c",
        "\u2028",
        "\u3000",
        "\ufeff",
        "\u200b",
        "\ud800",
        "é",
        "ﬁ",
        "𝄞",
        "ß",
        "İ",
    ),
    *(
        "-",
        "+",
        "++",
        "+0",
        "+1",
        "+-1",
        "+01",
        "+1e3",
        "+٣",
        "+²",
        "٣",
        "²",
        "１",
        "%s",
        "{0}",
        "{",
        "'",
        '"',
        "\\",
        "../",
        "#",
    ),
    *("0", "-1", "1.0", "1e9", "99999999999999999999999999", "9" * 5000, "0x1", "True", "None", "nan"),
)
WRONG_TYPES: tuple[object, ...] = (
    b"draw deck",
    bytearray(b"pass"),
    ("draw", "deck"),
    [],
    {},
    {"draw"},
    1.5,
    print,
    Game,
)


def ids_of(game: Game) -> list[str]:
    board = game.board
    cities = [row.id for row in board.cities]
    return [*cities, *(row.id for row in board.routes), *(row.id for row in board.tickets)]


def a_word(random: Random, ids: list[str]) -> str:
    return random.choice((random.choice(VERBS), random.choice(COLORS), random.choice(ids), random.choice(STRANGE)))


def drop_word(words: list[str], random: Random, ids: list[str]) -> None:
    if words:
        words.pop(random.randrange(len(words)))


def repeat_word(words: list[str], random: Random, ids: list[str]) -> None:
    if words:
        words.insert(random.randrange(len(words) + 1), random.choice(words))


def swap_words(words: list[str], random: Random, ids: list[str]) -> None:
    random.shuffle(words)


def other_word(words: list[str], random: Random, ids: list[str]) -> None:
    if words:
        words[random.randrange(len(words))] = a_word(random, ids)


def one_more_word(words: list[str], random: Random, ids: list[str]) -> None:
    words.insert(random.randrange(len(words) + 1), a_word(random, ids))


def bend_word(words: list[str], random: Random, ids: list[str]) -> None:
    """Put something strange into a word, or take a letter out."""
    if not words:
        return
    i = random.randrange(len(words))
    at = random.randrange(len(words[i]) + 1)
    words[i] = words[i][:at] + random.choice(STRANGE) + words[i][at + random.randrange(2) :]


def change_case(words: list[str], random: Random, ids: list[str]) -> None:
    if words:
        i = random.randrange(len(words))
        words[i] = random.choice((words[i].upper(), words[i].title(), words[i].swapcase()))


def lengthen(words: list[str], random: Random, ids: list[str]) -> None:
    words.extend([a_word(random, ids)] * random.choice((5, 30, 100, 3000)))


MUTATIONS: tuple[Callable[[list[str], Random, list[str]], None], ...] = (
    *(drop_word, repeat_word, swap_words, other_word, other_word, one_more_word),
    *(bend_word, bend_word, change_case, lengthen),
)


def mutate(text: str, random: Random, ids: list[str]) -> str:
    words = text.split(" ")
    for _ in range(random.choice((0, 1, 1, 1, 2, 3))):
        random.choice(MUTATIONS)(words, random, ids)
    return random.choice((" ", " ", " ", "  ", "\t", "\u3000", "\0")).join(words)


def check_text(text: str) -> None:
    """Parsing gives a BadAction, or an action whose own text is stable."""
    try:
        action = parse_action(text)
    except BadAction as error:
        check_error(error)
        return
    written = format_action(action)
    assert parse_action(written) == action
    assert format_action(parse_action(written)) == written
    assert written.split() == text.split() or (written, text.split()) == ("tickets", ["draw", "tickets"])


def check_error(error: VialibreError) -> None:
    """Short enough for a log, and a sentence in both languages, whatever was said."""
    assert error.code.replace("_", "").isalnum()
    assert all(isinstance(value, str | int) for value in error.params.values())
    assert all(len(str(value)) <= MAX_TEXT * 3 for value in error.params.values())
    for lang in ("en", "es"):
        assert error.text(lang).strip()


def check_apply(game: Game, text: object) -> bool:
    """Do it, or be refused with an error of the two kinds. True if it worked."""
    version = game.version
    try:
        game.apply(cast(Any, text))
    except (BadAction, IllegalAction) as error:
        check_error(error)
        assert game.version == version
        return False
    assert game.version == version + 1
    return True


def check_texts(game: Game, broken: list[str]) -> int:
    """All of them from the same position; whatever is refused leaves all of it as it was. How many worked?"""
    before = whole(game, with_trace=False)
    worked = 0
    trial = game.copy()
    for text in broken:
        check_text(text)
        if check_apply(trial, text):
            worked += 1
            trial = game.copy()
    assert whole(trial, with_trace=False) == before
    assert whole(game, with_trace=False) == before
    return worked


@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("name", board_ids())
def test_broken_texts(name: str, part: int) -> None:
    """Words dropped, doubled, swapped and exchanged; other ids, scripts and sizes."""
    random = Random(f"{name} {part}")
    worked = made = 0
    while made < TEXTS:
        lead = random.randrange(120)
        game = started(Play(name, random.randint(*BOARDS[name].players), random.randrange(10**6), False, lead, ()))
        if game.is_over:
            continue
        ids = ids_of(game)
        listed = game.legal_ids(game.to_act[0])
        broken = []
        for i in range(PER_GAME):
            number = random.choice(listed) if i % 2 else random.randrange(state_of(game).index.n_actions)
            broken.append(mutate(game.text_of(number), random, ids))
        worked += check_texts(game, broken)
        made += len(broken)
    assert TEXTS // 20 < worked < TEXTS // 2


@pytest.mark.parametrize("name", board_ids())
def test_no_text_at_all(name: str) -> None:
    """Things that are neither a text nor a number nor an action."""
    game = started(Play(name, 2, 1, False, 30, ()))
    for thing in WRONG_TYPES:
        with pytest.raises(BadAction):
            parse_action(cast(Any, thing))
        assert not check_apply(game, thing)


@pytest.mark.parametrize("size", [MAX_TEXT - 1, MAX_TEXT, MAX_TEXT + 1, 10**6])
def test_long_texts(size: int) -> None:
    """Texts end at 200 characters; a longer one is not even read."""
    text = ("claim " + "x" * size)[: size - 4] + " red"
    assert len(text) == size
    if size <= MAX_TEXT:
        assert format_action(parse_action(text)) == text
    else:
        with pytest.raises(BadAction) as error:
            parse_action(text)
        check_error(error.value)
