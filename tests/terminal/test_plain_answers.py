"""Line by line: every kind of line gets its answer, and what is wrong costs nothing."""

from __future__ import annotations

import re

import pytest

from tests.terminal.typist import said
from vialibre.boards.load import load_board
from vialibre.engine.position import set_up
from vialibre.engine.record import Record
from vialibre.engine.view import OwnView
from vialibre.i18n import Words, languages
from vialibre.terminal.commands import COMMANDS, command_in, command_words
from vialibre.terminal.local import LocalSession


def session(board: str = "europe", *seats: str, lang: str = "en", first: int = 0) -> LocalSession:
    """The first person begins."""
    record = Record(load_board(board), seats or ("Ana", "bot:conductor"), seed=3, first=first)
    return LocalSession(record, lang)


def own(game: LocalSession) -> OwnView:
    """What the first person knows of their own things."""
    found = game.view(0).own
    assert found is not None
    return found


def at_turn() -> LocalSession:
    game = session()
    game.act(0, "keep 1 2")
    while not game.awaited():
        game.go_on(1)
    game.news()
    return game


WRONG = [
    ("zzz", "No possible action matches “zzz”"),
    ("7", "no list"),
    ("99999999999999999999", "no list|No possible action"),
    ("²", "No possible action"),
    ("claim", "Type its number|actions match"),
    ("claim nowhere", "claim ROUTE CARDS"),
    ("claim paris-zuric red", "paris-zurich"),
    ("claim moskva-petrograd white", "white"),
    ("pass", "pass"),
    ("pay red", "draw"),
    ("keep 1 2", "turn"),
    ("station nowhere red", "nowhere"),
    ("board atlantis", "atlantis"),
    ("actions zzz", "zzz"),
    ("save", "save game.json"),
    ("save /no/such/folder/game.json", "/no/such/folder"),
    ("undo", "Nothing can be undone"),
    ("\x1b[2J", "No possible action"),
    ("r", "actions match|Type its number"),
]


@pytest.mark.parametrize(("line", "expected"), WRONG)
def test_wrong_lines_get_a_sentence_and_cost_nothing(line: str, expected: str) -> None:
    game = at_turn()
    before = game.view(0)
    printed = said(game, line).split("what do you do? \n")[1]
    assert any(part in printed for part in expected.split("|")), printed
    assert game.view(0) == before
    assert game.awaited() == (0,)
    assert "Traceback" not in printed
    assert "\x1b" not in printed


def test_position_in_short_words() -> None:
    game = session()
    game._recorder.game = set_up(
        "europe",
        hands=["red red wild", "blue blue"],
        row="red blue - wild green",
        tickets=[["brest-petrograd", "paris-zagrab", "london-wien"]],
        owners={"dieppe-paris": 0, "brest-dieppe": 0, "paris-zurich": 1, "marseille-paris": 1},
        stations=[["madrid"], []],
        scores=[3, 4],
    )
    printed = said(game).splitlines()
    assert printed[3:6] == [
        "Ana: 3 points, 42 cars, 3 cards, 3 tickets. Stations left: 2.",
        "Bruno (Conductor): 4 points, 38 cars, 2 cards, 0 tickets. Stations left: 3.",
        "Row: red, blue, a gap, locomotive, green. Cards in the deck: 101; tickets left: 38.",
    ]
    assert "Your hand: 2 red cards, 1 locomotive." in printed
    assert "It’s Ana’s turn." in printed
    ways = [line for line in printed if line.startswith("Ticket")]
    assert len(ways) == 3
    assert all("missing" in line for line in ways)


def test_words_choose_one_or_list_several() -> None:
    game = at_turn()
    printed = said(game, "draw deck", "deck")
    assert printed.count("Ana draws a") == 2
    game = at_turn()
    printed = said(game, "take the row", "1", "deck")
    assert "actions match. Type the number of one, or more words." in printed
    assert "Ana takes" in printed


def test_tickets_shows_and_draw_tickets_draws() -> None:
    game = at_turn()
    before = game.view(0)
    assert "To draw new tickets, type “draw tickets”." in said(game, "tickets")
    assert game.view(0) == before
    assert "Ana draws 3 tickets." in said(game, "draw tickets")


def test_numbers_keep_tickets() -> None:
    game = session()
    printed = said(game, "1 3")
    assert printed.count("Ana now has the ticket") == 2
    assert len(own(game).tickets) == 2
    assert "at least 2" in said(session(), "1")


def test_undo_while_it_is_fair() -> None:
    game = session()
    printed = said(game, "keep 1 2", "undo", "keep 1 3")
    assert "Ana takes back the last choice." in printed
    assert own(game).tickets == own(session()).offer[::2][:2]
    game = at_turn()
    assert "Nothing can be undone" in said(game, "draw deck", "undo")


def test_hint_is_what_the_strongest_bot_would_do() -> None:
    game = at_turn()
    text = game.hint(0)
    assert game.game.number_of(text) in game.legal(0)
    printed = said(game, "hint", "1")
    assert f"[{text}]" in printed
    assert "Ana " in printed.split("Type 1 to do it.")[1]


def test_board_score_and_log() -> None:
    game = at_turn()
    printed = said(game, "board", "board zur", "score", "log", "help")
    assert "Ana has no routes." in printed
    assert "Paris – Zürich: 3 spaces, gray, tunnel. Open." in printed
    assert "Ana: 0 points, 45 cars, 4 cards, 2 tickets. Stations left: 3." in printed
    for command in COMMANDS:
        assert f"\n{command}: " in printed


def test_a_taken_route_says_whose_it_is() -> None:
    game = session()
    game._recorder.game = set_up("europe", hands=["red", ""], owners={"paris-zurich": 1, "bruxelles-paris": 1})
    printed = said(game, "board paris", "claim paris-zurich red")
    assert "Paris – Zürich: 3 spaces, gray, tunnel. Claimed by Bruno (Conductor)." in printed
    assert "Bruxelles – Paris (track 2): 2 spaces, yellow. " in printed
    assert "Open." not in next(line for line in printed.splitlines() if "(track 2): 2 spaces, yellow" in line)


def test_an_early_answer_to_enter_is_kept() -> None:
    """A script need not know when there is time to undo."""
    game = session(first=0)
    printed = said(game, "keep 1 2", "draw deck", "draw deck")
    assert printed.count("Ana draws a") == 2


@pytest.mark.parametrize("lang", languages())
def test_commands_in_every_language(lang: str) -> None:
    known = command_words(lang)
    assert set(known.values()) == set(COMMANDS)
    for command in COMMANDS:
        assert command_in(command, lang) == (command, "")
        assert command_in(Words(lang).text("play-command-word", command=command).upper(), lang) == (command, "")
    assert command_in("save my game.json", lang) == ("save", "my game.json")
    assert command_in("hint paris", lang) is None


def test_people_at_one_keyboard_see_no_secrets_of_each_other() -> None:
    game = session("europe", "Ana", "Bea")
    printed = said(game, "", "keep 1 2", "", "", "keep 1 2", "", "", "draw deck", "draw deck", "", "")
    pages = printed.split("\n" * 60)
    assert len(pages) == 5
    assert "Pass the keyboard to Ana." in pages[1]
    assert "Pass the keyboard to Bea." in pages[2]
    assert "Ana now has the ticket" in pages[1]
    assert "Ana now has the ticket" not in pages[2]
    assert "Ana keeps 2 tickets and returns 2." in pages[2]
    assert "Bea now has the ticket" not in pages[3]
    assert pages[3].count("Ana draws a ") == 2
    assert "Ana draws a card from the deck." not in pages[3]
    assert pages[4].count("Ana draws a card from the deck.") == 2
    for ticket in own(game).tickets:
        name = " – ".join(game.board.city(city).name for city in game.board.ticket(ticket).cities)
        assert name in pages[1]
        assert name not in pages[2] + pages[4]


def test_hot_seat_undo_before_the_keyboard_is_passed() -> None:
    game = session("europe", "Ana", "Bea")
    printed = said(game, "", "keep 1 2", "undo", "keep 1 2 3")
    assert "Ana takes back the last choice." in printed
    assert len(own(game).tickets) == 3


QUOTED = re.compile(r"[“”„«]\s?([a-z][^“”„«»]*?)\s?[”“»]")


@pytest.mark.parametrize("lang", languages())
def test_what_an_error_recommends_is_an_action_when_it_is_typed(lang: str) -> None:
    """`tickets` alone shows the own tickets, so an error that says how to draw some must say `draw tickets`."""
    words = Words(lang)
    texts = [
        words.text("error-not-an-action", text="?", known=""),
        words.text("error-other-decision", action="?", player="?", seat=0, waits_for="turn"),
    ]
    for text in texts:
        recommended = [line for line in QUOTED.findall(text) if "…" not in line]
        assert "draw tickets" in recommended, text
        assert [line for line in recommended if command_in(line, lang) is not None] == []


@pytest.mark.parametrize("lang", languages())
def test_drawing_tickets_as_an_error_recommends_it(lang: str) -> None:
    game = session("europe", lang=lang)
    game.act(0, "keep 1 2")
    while not game.awaited():
        game.go_on(1)
    printed = said(game, "pay red", lang=lang)
    assert "draw tickets" in printed
    assert own(game).offer == ()
    said(game, "draw tickets", lang=lang)
    assert len(own(game).offer) == 3


def test_draw_tickets_without_any_is_told_as_such() -> None:
    """The rules say what is the matter, not that there is no card of that name."""
    game = at_turn()
    game._recorder.game = set_up("europe", ticket_deck=[])
    assert "no tickets are left" in said(game, "draw tickets")
