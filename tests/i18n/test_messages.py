"""The Fluent files fit the sources and each other: nothing is missing, nothing is left over."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from typing import get_args

import pytest

from tests.i18n.catalogue import SOURCES, glossary, has_words, messages, references, variables, variants, written
from tests.i18n.page_calls import calls, families, quoted
from tests.standard_boards import STANDARD
from vialibre import board_ids, load_board
from vialibre.boards.model import CARD_COLORS, GRAY, PLAYER_COLORS, WILD, WILD_NAMES
from vialibre.engine.action_kinds import ACTION_KINDS
from vialibre.engine.decisions import DECISION_KINDS, ChooseTickets, Decision
from vialibre.engine.events import Event, PointsScored
from vialibre.i18n import DEFAULT, Words, languages
from vialibre.narrate import event_key
from vialibre.server.table.phrases import PHRASES

ERRORS = {
    "BadAction",
    "IllegalAction",
    "BadSetup",
    "BotFailed",
    "ProgramFailed",
    "RecordError",
    "TooMuchWork",
    "StorageError",
    "Refused",
}
DYNAMIC = {
    "board-": "codes of board files, see tests/boards/test_messages.py",
    "warning-": "codes of what may not please about a board, see tests/boards/test_warnings.py",
    "cli-": "commands make keys of the names of columns and figures",
    "playtest-": "keys of figures and flags; tests/lab/playtest/test_page.py wants every one to have a text",
    "phrase-": "only the keys of phrases travel",
    **{family: "put together in the page" for family in families() if len(family) > 4},
}
"""Keys with these beginnings are put together while the program runs; others stand in a source as they are."""
SAME_EVERYWHERE = {"app-title", "editor-page-title-named", "editor-rule-alvin", "room-page-title"}
"""Names only."""
OTHERS = [lang for lang in languages() if lang != DEFAULT]


@cache
def trees() -> list[ast.AST]:
    return [ast.parse(file.read_text("utf-8")) for file in sorted(SOURCES.rglob("*.py"))]


def constants(node: ast.expr) -> list[str]:
    """The texts an expression may be: itself, or both sides of a condition."""
    if isinstance(node, ast.IfExp):
        return constants(node.body) + constants(node.orelse)
    assert isinstance(node, ast.Constant), f"line {node.lineno}: the code of an error must be written out"
    return [str(node.value)]


def raised() -> Iterator[tuple[str, set[str] | None]]:
    """Each code and the parameters of each place that raises it, None where these are not written out."""
    for tree in trees():
        for node in ast.walk(tree):
            # Shared checks take the class to raise as their parameter `error`.
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {*ERRORS, "error"}:
                names = {keyword.arg for keyword in node.keywords}
                for code in constants(node.args[0]):
                    yield code, None if None in names else {name for name in names if name}


def key_of(code: str) -> str:
    return f"error-{code.replace('_', '-')}"


def test_every_class_of_errors_is_looked_at() -> None:
    bases = {"VialibreError", *ERRORS}
    classes = [node for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]
    found = {one.name for one in classes if any(isinstance(base, ast.Name) and base.id in bases for base in one.bases)}
    assert found == {*ERRORS, "BoardError"}


@pytest.mark.parametrize("lang", languages())
def test_every_error_has_a_message_and_every_message_its_error(lang: str) -> None:
    assert {key_of(code) for code, _ in raised()} == {key for key in messages(lang) if key.startswith("error-")}


@pytest.mark.parametrize("lang", languages())
def test_messages_use_only_what_their_errors_carry(lang: str) -> None:
    for code, params in raised():
        if params is not None:
            assert variables(lang, key_of(code)) <= params, code


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("value", [0, 1, 2, "red", "wild", "gray", "–"])
def test_errors_read_without_gaps(lang: str, value: object) -> None:
    for code, params in raised():
        text = Words(lang).text(key_of(code), **dict.fromkeys(params or variables(lang, key_of(code)), value))
        assert text != key_of(code)
        assert "{" not in text, text
        assert "  " not in text, text


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_have_the_same_messages(lang: str) -> None:
    assert set(messages(lang)) == set(messages(DEFAULT))


@pytest.mark.parametrize("lang", OTHERS)
def test_languages_use_the_same_variables(lang: str) -> None:
    may_differ = {"initial"}  # of list-and: only some languages care for the sound that follows
    for key in messages(DEFAULT):
        assert variables(lang, key) - may_differ == variables(DEFAULT, key) - may_differ, key


@pytest.mark.parametrize("lang", OTHERS)
def test_nothing_was_left_in_english(lang: str) -> None:
    same = {key for key in messages(lang) if written(lang, key) == written(DEFAULT, key) and has_words(lang, key)}
    assert same - SAME_EVERYWHERE == set(glossary(lang)["same_as_english"])


@pytest.mark.parametrize("lang", languages())
def test_references_lead_somewhere(lang: str) -> None:
    for key, message in messages(lang).items():
        assert references(message) <= set(messages(lang)), key


def narrated() -> set[str]:
    """The keys that the narrator makes of the tables of actions, decisions and events."""
    return {
        *(f"action-{kind.name}" for kind in ACTION_KINDS),
        *(f"decision-{kind.name}" for kind in DECISION_KINDS if kind.decision is not ChooseTickets),
        *(event_key(event) for event in get_args(Event) if event is not PointsScored),
    }


def prompts() -> set[str]:
    """The keys that the page makes of the names of decisions it has no words of its own for."""
    return {event_key(decision).replace("event-", "prompt-", 1) for decision in get_args(Decision)}


@pytest.mark.parametrize("lang", languages())
def test_every_action_decision_and_event_has_a_message(lang: str) -> None:
    assert narrated() <= set(messages(lang))


def test_no_message_is_unused() -> None:
    texts = {node.value for tree in trees() for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    used = {key_of(code) for code, _ in raised()}.union(
        *(references(message) for message in messages(DEFAULT).values())
    )
    texts |= quoted() | narrated() | prompts()
    unused = {key for key in messages(DEFAULT) if key not in texts and key not in used}
    assert {key for key in unused if not key.startswith(tuple(DYNAMIC))} == set()


def test_the_page_asks_for_texts_that_there_are() -> None:
    found = list(calls())
    assert len(found) > 300
    assert {(file, key) for file, key, _ in found if key not in messages(DEFAULT)} == set()


def test_the_page_gives_texts_what_they_need() -> None:
    wrong = [
        (file, key, sorted((given ^ variables(DEFAULT, key)) - {"initial"}))
        for file, key, given in calls()
        if given is not None and (given ^ variables(DEFAULT, key)) - {"initial"}
    ]
    assert wrong == []


@pytest.mark.parametrize("lang", languages())
def test_every_phrase_has_words(lang: str) -> None:
    assert {key for key in messages(lang) if key.startswith("phrase-")} == {f"phrase-{phrase}" for phrase in PHRASES}


@pytest.mark.parametrize("lang", languages())
def test_all_ids_have_names(lang: str) -> None:
    boards = [load_board(name) for name in board_ids()]
    symbols = {symbol for board in boards if board.rules.souvenirs for symbol in board.rules.souvenirs.symbols}
    assert variants(lang, "color-name", "color") >= {*PLAYER_COLORS, GRAY}
    assert variants(lang, "card-kind", "color") >= {WILD}
    assert variants(lang, "wild-card", "wild") == set(WILD_NAMES)
    assert variants(lang, "symbol-name", "symbol") >= symbols
    assert variants(lang, "board-title", "id") == variants(DEFAULT, "board-title", "id")
    assert (
        set(STANDARD) <= variants(lang, "board-title", "id") - {"other"} <= set(board_ids())
    )  # others show the name in their file
    assert variants(lang, "waits-for", "waits_for") >= {kind.name for kind in DECISION_KINDS}


@pytest.mark.parametrize("lang", languages())
@pytest.mark.parametrize("color", [*CARD_COLORS, WILD])
def test_cards_agree_with_their_number(lang: str, color: str) -> None:
    words = Words(lang)
    one, two = (words.text("cards", color=color, count=count) for count in (1, 2))
    assert one.startswith("1 ")
    assert two.startswith("2 ")
    assert (one[2:] == two[2:]) == (color in glossary(lang)["one_form"])
    assert words.text("card-set", color=color, count=1, wilds=0) == one
