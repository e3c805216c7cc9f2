"""The keys of the app one by one: finding, panes, map, hint, undo, save, help, the curtain."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Unpack

import pytest
from textual.widgets import Static

from tests.terminal.app.player import Player, Setting, a_session, playing
from vialibre import load_record, parse_action, replay
from vialibre.boards.model import CARD_COLORS
from vialibre.engine.actions import ClaimRoute
from vialibre.engine.decisions import TakeTurn
from vialibre.engine.game import board_index
from vialibre.engine.numbering import action_of
from vialibre.narrate import Narrator
from vialibre.terminal.chart_ink import LIT, LIT_DOT
from vialibre.terminal.local import LocalSession

Story = Callable[[Player, LocalSession], Awaitable[None]]


def post(story: Story, session: LocalSession, **how: Unpack[Setting]) -> None:
    async def go() -> None:
        async with playing(session, **how) as player:
            await story(player, session)

    asyncio.run(go())


def past_opening(session: LocalSession, *, draws: int = 6) -> LocalSession:
    """Everybody has kept the opening tickets, and the first person some cards; it is that person's turn."""
    while draws > 0 or session.game.decisions() != (TakeTurn(0),):
        seat = session.game.to_act[0]
        if seat not in session.own:
            session.go_on(0)
            continue
        legal = session.legal(seat)
        texts = [session.game.text_of(number) for number in legal]
        chosen = next((text for text in texts if text == "draw deck"), texts[-1])
        draws -= seat == 0 and chosen == "draw deck"
        session.act(seat, chosen)
    session.news()
    return session


def text_of(player: Player, name: str) -> str:
    return str(player.game.query_one(f"#{name}", Static).render())


def test_typing_finds_and_enter_does_it() -> None:
    async def story(player: Player, session: LocalSession) -> None:
        await player.press("slash")
        await player.type("claim")
        claims = player.game.choices.choices
        assert claims
        action = parse_action(claims[0].entry.text)
        assert isinstance(action, ClaimRoute)
        route = session.board.route(action.route)
        first, color = session.board.city(route.cities[0]).name, action.color
        await player.press("escape", "slash")
        await player.type(f"{first[:3].lower()} {color}")
        shown = [choice.entry for choice in player.game.choices.choices]
        assert shown
        assert any(entry.text.startswith(f"claim {route.id} {color}") for entry in shown)
        assert all(color in entry.text for entry in shown)
        while player.game.choices.pointed and not player.game.choices.pointed.entry.text.startswith("claim "):
            await player.press("down")
        grid = player.game.map.grid
        assert any(how == LIT for row in grid for _, how in row)
        assert any(sign == LIT_DOT for row in grid for sign, _ in row)
        await player.press("enter")
        await player.until(lambda: any("Ana claims" in line for line in player.game.log_lines))
        assert player.game.find.value == ""

    post(story, past_opening(a_session("usa"), draws=9))


def test_words_that_fit_nothing_do_nothing() -> None:
    async def story(player: Player, session: LocalSession) -> None:
        before = session.view(0).version
        await player.press("slash", *"xyzzy", "enter")
        await player.sees("No possible action matches these words.")
        assert session.view(0).version == before
        await player.press("escape")
        assert len(player.game.choices.choices) == len(session.legal(0))

    post(story, past_opening(a_session("san_francisco")))


def test_every_pane_at_80_by_24() -> None:
    async def story(player: Player, session: LocalSession) -> None:
        view = session.view(0)
        narrator = Narrator(session.board, session.names)
        for key, seen in {
            "t": [narrator.ticket(ticket) for ticket in view.own.tickets] if view.own else [],
            "p": [*session.names, f"{view.seats[0].cards} cards"],
            "c": ["Row", "Hand", *(color for color in view.row if color in CARD_COLORS)],
            "l": [],
            "a": ["Draw the top card of the deck"],
        }.items():
            await player.press(key)
            await player.sees(*seen)
            screen = player.screen()
            assert len(screen.splitlines()) == 24
            assert all(len(line) == 80 for line in screen.splitlines())
            assert "?" in screen.splitlines()[-1]
            assert "It’s Ana’s turn." in screen
            assert "●" in screen
        await player.press("tab")
        assert player.game.pane == "cards"

    post(story, past_opening(a_session("europe")))


def test_wide_screens_show_all_side_by_side() -> None:
    async def story(player: Player, session: LocalSession) -> None:
        await player.sees("Players", "Tickets", "Log", "Draw the top card of the deck", "Row", "points")
        assert player.game.map.size.height > 20

    post(story, past_opening(a_session("old_west")), size=(140, 45))


def test_the_map_moves_zooms_and_grows() -> None:
    async def story(player: Player, session: LocalSession) -> None:
        map_ = player.game.map
        first = map_.window
        assert first is not None
        await player.press("plus", "plus")
        assert map_.window is not None
        assert map_.window.scale < first.scale
        near = map_.window
        await player.press("right", "shift+down")
        assert (map_.window.left, map_.window.top) > (near.left, near.top)
        await player.press("left", "shift+up", "minus", "0")
        assert map_.window.scale == first.scale
        await player.press("m")
        await player.until(lambda: map_.size.height >= 20)
        await player.sees("Esc back")
        await player.press("plus", "plus", "down", "up", "escape")
        await player.until(lambda: map_.size.height < 20)
        assert player.game.choices.has_focus

    post(story, past_opening(a_session("europe")))


def test_hint_says_and_shows_what_the_bot_would_do() -> None:
    async def story(player: Player, session: LocalSession) -> None:
        hint = session.hint(0)
        await player.press("h")
        await player.until(lambda: "Hint: " in text_of(player, "news"))
        sentence = player.game.narrator.action(parse_action(hint))
        assert sentence in text_of(player, "news")
        pointed = player.game.choices.pointed
        assert pointed is not None
        assert pointed.entry.text == hint

    post(story, past_opening(a_session("usa")))


def test_undo_where_fair() -> None:
    """A claim may be undone while no other player has acted since; a drawn card may not."""

    async def story(player: Player, session: LocalSession) -> None:
        before = session.view(0)
        await player.press("u")
        await player.sees("Nothing can be undone now.")
        await player.press("slash", *"claim", "enter")
        await player.until(lambda: "undo" in text_of(player, "keys"))
        await player.press("u")
        await player.until(lambda: "takes back the last action" in player.screen())
        assert session.view(0) == before

    post(story, past_opening(a_session("usa"), draws=9), pause=5.0)


def test_save_and_go_on_later(tmp_path: Path) -> None:
    file = tmp_path / "game.json"

    async def story(player: Player, session: LocalSession) -> None:
        await player.press("s")
        await player.until(file.exists)
        await player.until(lambda: "Saved as" in text_of(player, "news"))
        assert replay(load_record(file)).view(0) == session.view(0)
        await player.press("q")
        await player.until(lambda: not player.app.is_running)

    post(story, past_opening(a_session("san_francisco")), save_to=file)


def test_trouble_is_said_and_the_game_goes_on(tmp_path: Path) -> None:
    async def story(player: Player, session: LocalSession) -> None:
        await player.press("s")
        await player.until(lambda: "nowhere" in text_of(player, "news"))
        await player.press("enter")
        await player.until(lambda: player.game.log_lines)

    post(story, past_opening(a_session("san_francisco")), save_to=tmp_path / "nowhere" / "game.json")


@pytest.mark.parametrize("board", ["europe", "old_west", "san_francisco"])
def test_help_tells_keys_and_signs(board: str) -> None:
    async def story(player: Player, session: LocalSession) -> None:
        await player.press("question_mark")
        await player.sees("search (mar red", "tunnel")
        await player.press("end")
        await player.sees({"europe": "station", "old_west": "city marker", "san_francisco": "sea lion"}[board])
        await player.press("escape")
        assert player.game.is_current

    post(story, a_session(board))


def test_a_curtain_between_people() -> None:
    """No card of the next person is on the screen before they lift the curtain."""

    async def story(player: Player, session: LocalSession) -> None:
        for name in ("Ana", "Bea"):
            await player.settled()
            await player.sees(f"{name}, it’s your turn")
            screen = player.screen()
            assert "Keep" not in screen
            assert "Hand" not in screen
            await player.press("enter")
            await player.settled()
            seat = player.game.scene.seat if player.game.scene else None
            assert session.names[seat or 0] == name
            await player.sees("Hand")
            await player.press("enter")
        while player.game.coming is None:  # the first player continues at once
            await player.press("enter")
            await player.settled()
        own = session.view(session.awaited()[0]).own
        assert own is not None
        hidden = Narrator(session.board, session.names).ticket(own.tickets[0])
        assert hidden not in player.screen()
        await player.press("enter", "t")
        await player.sees(hidden)

    post(story, a_session("usa", seats=("Ana", "Bea", "bot:porter")))


def test_bots_alone_are_watched_and_secrets_stay_hidden() -> None:
    """Nothing that a rival alone knows comes to the screen."""

    async def story(player: Player, session: LocalSession) -> None:
        rivals = session.game.view(1).own
        assert rivals is not None
        narrator = Narrator(session.board, session.names)
        mine = session.view(0).own
        assert mine is not None
        shared = {*mine.tickets, *mine.offer}
        for key in "actpl":
            await player.press(key)
            for ticket in rivals.tickets:
                assert ticket in shared or narrator.ticket(ticket) not in player.screen()

    post(story, past_opening(a_session("usa")))


@pytest.mark.parametrize("lang", ["de", "es", "fi"])
def test_other_languages_fit_80_columns(lang: str) -> None:
    async def story(player: Player, session: LocalSession) -> None:
        for key in "actpl":
            await player.press(key)
            assert len(player.screen().splitlines()) == 24
        number = session.legal(0)[0]
        action = action_of(board_index(session.board), number)
        await player.press("a")
        await player.sees(Narrator(session.board, session.names, lang).action(action))

    post(story, past_opening(a_session("europe", lang=lang)), lang=lang)


def test_without_color(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def story(player: Player, session: LocalSession) -> None:
        for key in "actpl":
            await player.press(key)
            await player.sees("●")
        await player.press("a", "down", "m", "question_mark")
        await player.sees("search (mar red")

    post(story, past_opening(a_session("san_francisco")))
