"""Every page there is, by name, and how to get there: for tests that look at all of them."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from tests.web.person import Person


def home(one: Person) -> None:
    one.page.goto("/")
    expect(one.page.locator("form .play")).to_be_visible()


def options(one: Person) -> None:
    """The first page with all that can be chosen there, on the board that has most of it."""
    home(one)
    one.page.locator("form.ticket input[value=old_west]").evaluate("one => one.click()")
    one.page.locator("form.ticket summary").evaluate("one => one.click()")
    one.page.locator("form.ticket [role=switch]").scroll_into_view_if_needed()


def hot_seat(one: Person) -> None:
    """The same for several people at one device."""
    home(one)
    one.page.locator("button.way").nth(1).click()
    dialog = one.page.get_by_role("dialog")
    dialog.locator("input[value=old_west]").check(force=True)
    dialog.locator(".bots input[type=radio]").last.check(force=True)
    dialog.locator("summary").click()
    dialog.locator("[role=switch]").scroll_into_view_if_needed()


def room(one: Person) -> None:
    one.page.goto(f"/t/{one.make_table('europe', people=3, bots=1)}")
    one.page.wait_for_selector("main.room")


def table(one: Person) -> None:
    """In the middle of a game, at the own turn."""
    made = one.make_table("europe", bots=2)
    one.play_by_code(made, until=24)
    one.open(made)
    one.page.wait_for_timeout(400)


def opening(one: Person) -> None:
    one.open(one.make_table("old_west", bots=5, alvin=True))
    one.page.wait_for_selector("[data-do=keep]")


def ending(one: Person) -> None:
    one.open(one.finish_table("san_francisco", bots=2))
    one.page.get_by_role("table").wait_for()


def replay(one: Person) -> None:
    made = one.finish_table("san_francisco", bots=2)
    one.page.goto(f"/r/{made}?at=30&eyes=open")
    one.page.wait_for_selector(".board")


def settings(one: Person) -> None:
    one.page.goto("/settings")
    one.page.get_by_role("heading", level=1).wait_for()


def guide(one: Person) -> None:
    one.page.goto("/help")
    one.page.get_by_role("heading", level=1).wait_for()


def designs(one: Person) -> None:
    one.page.goto("/editor")
    one.page.locator("[data-do=example]").wait_for()


def design(one: Person) -> None:
    """The example in the editor, with a route chosen."""
    designs(one)
    one.page.click("[data-do=example]")
    one.page.locator(".sheet .land").wait_for(state="attached")
    one.page.click("[data-tab=routes]")
    one.page.click("[data-row='route 3'] > button")


def nowhere(one: Person) -> None:
    one.tolerated = (*one.tolerated, "404")
    one.page.goto("/t/" + "x" * 22)
    one.page.get_by_role("alert").wait_for()


PAGES: dict[str, Callable[[Person], None]] = {
    page.__name__: page
    for page in (
        home,
        options,
        hot_seat,
        room,
        opening,
        table,
        ending,
        replay,
        settings,
        guide,
        designs,
        design,
        nowhere,
    )
}
