"""A whole game by keys alone, and one without the map, by roles and names alone."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from tests.chromium import PATIENCE
from tests.web.conftest import NewPerson
from tests.web.person import Person

FOCUS = """() => {
  const { activeElement: now } = document;
  return now ? { ...now.dataset, label: now.getAttribute('aria-label'), tag: now.tagName } : {};
}"""
OUTLINED = """() => {
  const glow = document.activeElement.querySelector('.glow');
  if (glow) return parseFloat(getComputedStyle(glow).strokeWidth) >= 26;
  const style = getComputedStyle(document.activeElement);
  return style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
}"""


def until_over(one: Person, step: Callable[[str], None], seconds: float = 600) -> None:
    """Answer every decision until the game is over; the callback must make the game continue."""
    ends = time.monotonic() + seconds
    while time.monotonic() < ends:
        seen = one.see()
        if seen["over"]:
            return
        if not seen["decision"]:
            one.page.wait_for_timeout(20)
            continue
        step(seen["decision"])
        one.page.wait_for_function(
            "n => Number(document.querySelector('.play').dataset.n) !== n", arg=seen["n"], timeout=PATIENCE
        )
    raise AssertionError(f"the game did not end in {seconds} s: {one.see()}")


class Keys:
    def __init__(self, page: Page) -> None:
        self.page = page
        self.press = page.keyboard.press

    def focus(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(FOCUS)
        return found

    def tab_to(self, name: str, *values: str) -> None:
        """Go on by Tab until something with this data attribute has the focus, and see that it shows."""
        for _ in range(120):
            if name in self.focus() and (not values or self.focus()[name] in values):
                assert self.page.evaluate(OUTLINED)
                return
            self.press("Tab")
        raise AssertionError(f"Tab never reached {name} {values}")

    def answer(self, decision: str) -> None:
        if decision == "choose_tickets":
            self.tab_to("do", "keep")
            self.press("Enter")
        elif decision == "pay_for_tunnel":
            self.tab_to("do", "decline")
            self.press("Enter")
        elif decision == "draw_second_card":
            self.press("d")
        else:
            self.choose_from_list()

    def choose_from_list(self) -> None:
        self.press("r")
        self.page.wait_for_function(
            "() => document.activeElement.closest('#tab-body') || !document.querySelector('#tab-body button')"
        )
        here = self.focus()
        if "routeMove" not in here and "cityChoice" not in here:
            self.press("d")
            return
        before = self.page.evaluate("() => document.querySelector('.play').dataset.n")
        self.press("Enter")
        self.page.wait_for_function(
            "n => document.querySelector('.play').dataset.n !== n || document.activeElement.closest('.sheet')",
            arg=before,
        )
        if self.page.evaluate("() => document.activeElement.closest('.sheet') !== null"):
            self.press("Enter")


def test_a_whole_game_by_keyboard(person: NewPerson) -> None:
    ana = person("Ana")
    ana.open(ana.make_table("san_francisco"))
    keys = Keys(ana.page)
    until_over(ana, keys.answer)
    ana.page.get_by_role("table").wait_for()


def test_routes_on_the_map_can_be_reached_and_walked_by_arrows(person: NewPerson) -> None:
    ana = person("Ana")
    table = ana.make_table("europe")
    ana.play_by_code(table, until=14)
    ana.page.evaluate("() => localStorage.setItem('vialibre.settings', JSON.stringify({confirm: true}))")
    ana.open(table)
    keys = Keys(ana.page)
    ana.until_turn("route")
    ana.page.evaluate("() => document.activeElement.blur()")  # where a click put it, focus does not show
    keys.tab_to("route")
    first = keys.focus()["route"]
    reached = {first}
    for key in ("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown") * 3:
        keys.press(key)
        reached.add(keys.focus()["route"])
    assert len(reached) > 1
    assert keys.focus()["label"]
    n = ana.see()["n"]
    keys.press("Enter")
    ana.page.wait_for_function("() => document.activeElement.closest('.sheet')")
    keys.press("Escape")
    ana.page.wait_for_selector(".sheet", state="detached")
    assert keys.focus()["route"] in reached, "the focus is not where it came from"
    keys.press("Enter")
    ana.page.wait_for_function("() => document.activeElement.closest('.sheet')")
    keys.press("Enter")
    ana.page.wait_for_function("n => Number(document.querySelector('.play').dataset.n) !== n", arg=n)


def test_the_log_is_one_stop_of_tab(person: NewPerson) -> None:
    ana = person("Ana")
    table = ana.make_table("europe")
    ana.play_by_code(table, until=24)
    ana.open(table)
    keys = Keys(ana.page)
    ana.page.locator("[data-line]").nth(2).wait_for()
    keys.press("l")
    ana.page.wait_for_function("() => document.activeElement.dataset.line")
    lines = [keys.focus()["line"]]
    for key in ("ArrowDown", "ArrowDown", "ArrowUp", "End", "Home"):
        keys.press(key)
        lines.append(keys.focus()["line"])
    first, second, third, *rest = lines
    assert len({first, second, third}) == 3
    assert (rest[0], rest[2]) == (second, first)
    keys.press("Tab")
    assert "line" not in keys.focus()


def test_a_whole_game_without_the_map_by_roles_and_names(person: NewPerson) -> None:
    ana = person("Ana")
    ana.open(ana.make_table("san_francisco"))
    page = ana.page
    page.evaluate("() => document.querySelectorAll('svg.map').forEach((map) => map.remove())")

    def button(pattern: str) -> Any:
        return page.get_by_role("button", name=re.compile(pattern))

    def answer(decision: str) -> None:
        if decision == "choose_tickets":
            button(r"^Keep \d+ tickets?$").click()
            return
        if decision == "draw_second_card":
            button("^Draw from the deck").click()
            return
        page.get_by_role("tab", name="Moves").click()
        listed = page.get_by_role("tabpanel").get_by_role("button")
        if decision == "take_turn" and listed.count() == 0:
            button("^Draw from the deck").click()
            return
        n = ana.see()["n"]
        listed.first.click()
        page.wait_for_function(
            "n => Number(document.querySelector('.play').dataset.n) !== n || document.querySelector('.sheet')", arg=n
        )
        sheet = page.locator(".sheet[role=group]")
        if sheet.count():
            sheet.get_by_role("button").first.click()

    until_over(ana, answer)
    assert page.get_by_role("table").get_by_role("columnheader").count() >= 2
