"""What is chosen before a game: who begins, Alvin, the speed of the bots; everywhere a game can be begun."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPerson


def table_info(page: Page) -> dict[str, Any]:
    page.wait_for_url("**/t/*")
    found: dict[str, Any] = page.evaluate(
        "async (path) => (await (await fetch(path)).json()).messages[0]", f"/api/tables/{page.url.rsplit('/', 1)[1]}"
    )
    return found


def choose(inside: Page | Locator, first: str, board: str = "Old West") -> None:
    inside.get_by_role("radio", name=board).check(force=True)
    inside.get_by_text(re.compile("^(More options|Options)$")).click()
    inside.get_by_label("Who goes first").select_option(label=first)
    inside.get_by_role("switch", name=re.compile("^Play with Alvin")).check(force=True)


def begun(page: Page) -> dict[str, Any]:
    page.wait_for_selector(".play")
    return table_info(page)


@pytest.mark.parametrize("size", [(1280, 800), (360, 640)])
def test_play_now(person: NewPerson, size: tuple[int, int]) -> None:
    page = person("Ana", size=size).page
    page.goto("/")
    expect(page.get_by_label("Who goes first")).to_be_hidden()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    choose(page, "You")
    begins = page.get_by_label("Who goes first")
    names = begins.get_by_role("option").all_inner_texts()
    assert names[:2] == ["Random", "You"]
    assert len(names) == 4
    begins.select_option(index=3)
    page.get_by_text("Instant", exact=True).click()
    page.get_by_role("button", name="Play now").click()
    message = begun(page)
    options = message["table"]["options"]
    assert (options["first"], options["alvin"], options["bot_pause"]) == (2, True, 0)
    assert message["view"]["first"] == 2


def test_a_seat_that_is_no_longer_there_does_not_begin(person: NewPerson) -> None:
    page = person("Ana").page
    page.goto("/")
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    page.get_by_text("More options").click()
    page.get_by_label("Who goes first").select_option(index=3)
    page.get_by_role("radio", name="1", exact=True).check(force=True)
    expect(page.get_by_label("Who goes first")).to_have_value("")
    page.get_by_role("button", name="Play now").click()
    assert begun(page)["table"]["options"]["first"] is None


def test_one_device(person: NewPerson) -> None:
    page = person("Ana").page
    page.goto("/")
    page.get_by_role("button", name=re.compile("On this device")).click()
    dialog = page.get_by_role("dialog")
    for number, name in ((1, "Ana"), (2, "Bea")):
        dialog.get_by_label(f"Player {number}", exact=True).fill(name)
    choose(dialog, "Bea")
    dialog.get_by_role("button", name="Start game").click()
    message = begun(page)
    options = message["table"]["options"]
    assert (options["first"], options["alvin"]) == (1, True)
    assert message["view"]["first"] == 1


def test_a_table_with_friends(person: NewPerson) -> None:
    ana, bea = person("Ana"), person("Bea")
    page = ana.page
    page.goto("/")
    page.get_by_role("button", name=re.compile("A table with friends")).click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name="2", exact=True).check(force=True)
    choose(dialog, "Seat 2")
    dialog.get_by_role("button", name="Create table").click()
    assert table_info(page)["table"]["options"]["first"] == 1
    bea.page.goto(page.url)
    expect(bea.page.locator("dl").get_by_text("Seat 2")).to_be_visible()
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Take a seat", exact=True).click()
    expect(bea.page.locator("dl").get_by_text("Bea")).to_be_visible()
    begins = page.get_by_label("Who goes first")
    expect(begins.get_by_role("option", name="Bea")).to_have_count(1)
    begins.select_option(index=1)
    expect(bea.page.locator("dl").get_by_text("Bea")).to_have_count(0)
    page.get_by_role("button", name="Start game").click()
    assert begun(page)["view"]["first"] == 0
