"""Takes screenshots of every page, board, size and main situation, for visual review.

    uv run python tools/web/screenshots.py [FOLDER] [--only WORD]

FOLDER defaults to build/screenshots. Needs Chromium and the built page.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.chromium import CHROMIUM, FLAGS
from tests.server.running import running
from tests.web.conftest import BUILT
from tests.web.pages import PAGES
from tests.web.person import Person
from tests.web.test_editor import Designer, draw

SIZES = {"phone": (360, 640), "tablet": (768, 1024), "desktop": (1280, 800), "wide": (1920, 1080)}
BOARDS = {"usa": 4, "europe": 4, "old_west": 5, "san_francisco": 3}
"""The number of bots: as many as fit."""
VISIONS = ("protanopia", "deuteranopia", "tritanopia")
"""The three kinds of color blindness, as Chromium simulates them."""
LANGUAGES = ("de", "fi", "fr", "es")


class Studio:
    def __init__(self, browser: Browser, url: str, folder: Path, only: str) -> None:
        self.browser = browser
        self.url = url
        self.folder = folder
        self.only = only

    def take(
        self, name: str, size: str, arrange: Callable[[Person], Any], *, scheme: str = "light", locale: str = "en"
    ) -> None:
        """One screenshot: a new user opens the page, arranges what should be visible, and waits until it is stable."""
        called = f"{name}-{size}{'' if scheme == 'light' else '-dark'}{'' if locale == 'en' else f'-{locale}'}"
        if self.only not in called:
            return
        width, height = SIZES[size]
        context = self.browser.new_context(
            base_url=self.url,
            viewport={"width": width, "height": height},
            locale=locale,
            color_scheme="dark" if scheme == "dark" else "light",
            reduced_motion="reduce",
            device_scale_factor=2 if size == "phone" else 1,
        )
        one = Person(context.new_page(), "Ana")
        arrange(one)
        one.page.wait_for_timeout(500)
        one.page.screenshot(path=self.folder / f"{called}.png")
        print(called, flush=True)
        context.close()


def in_the_middle(board: str, bots: int, moves: int) -> Callable[[Person], None]:
    """After some moves, on the user's turn with routes to claim."""

    def arrange(one: Person) -> None:
        table = one.make_table(board, bots=bots, bot="conductor", alvin=board == "old_west")
        one.play_by_code(table, until=moves)
        one.open(table)
        for _ in range(200):
            seen = one.see()
            if seen["over"] or (seen["decision"] == "take_turn" and seen["route"]):
                return
            one.play_one()
            one.page.wait_for_timeout(30)

    return arrange


def paying(one: Person) -> None:
    """Clicking a route asks how to pay."""
    one.page.goto("/")
    one.page.evaluate("() => localStorage.setItem('vialibre.settings', JSON.stringify({ confirm: true }))")
    in_the_middle("europe", 2, 16)(one)
    route = one.see()["route"]
    if route:
        one.click(route)
        one.page.wait_for_selector(".sheet")


def way_left(one: Person) -> None:
    """A ticket whose cheapest path is drawn."""
    in_the_middle("usa", 2, 14)(one)
    if one.page.locator("[data-panel=tickets]").count():
        one.page.locator("[data-panel=tickets]").click()
    one.page.locator("[data-ticket]").first.click()


def panel(name: str) -> Callable[[Person], None]:
    def arrange(one: Person) -> None:
        in_the_middle("europe", 4, 12)(one)
        one.page.locator(f"[data-panel={name}]").click()

    return arrange


def seen_with(kind: str) -> Callable[[Person], None]:
    """A full table as people with this kind of color blindness see it."""

    def arrange(one: Person) -> None:
        in_the_middle("usa", 4, 25)(one)
        session = one.page.context.new_cdp_session(one.page)
        session.send("Emulation.setEmulatedVisionDeficiency", {"type": kind})

    return arrange


def rules(one: Person) -> None:
    PAGES["table"](one)
    one.page.get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Rules").last.click()


def finished(board: str, bots: int) -> Callable[[Person], None]:
    def arrange(one: Person) -> None:
        one.open(one.finish_table(board, bots=bots, bot="conductor"))
        one.page.get_by_role("table").wait_for()

    return arrange


def full_board(board: str, bots: int) -> Callable[[Person], None]:
    """The end of a game with as many players as fit, without the result dialog."""

    def arrange(one: Person) -> None:
        finished(board, bots)(one)
        one.page.locator(".ending").get_by_role("button", name="Close").click()

    return arrange


def designing(tab: str) -> Callable[[Person], None]:
    """The example in the editor, at one of its lists."""

    def arrange(one: Person) -> None:
        PAGES["design"](one)
        one.page.click(f"[data-tab={tab}]")

    return arrange


def blank_design(one: Person) -> None:
    """A new board after some minutes of editing, with something left to fix."""
    designer = Designer(one).begin("blank")
    draw(designer)
    designer.tab("routes")
    designer.row("route", 2).locator("> button").click()
    one.page.check("[data-field=tunnel]")
    one.page.locator(".line.fault").wait_for()


def world_design(one: Person) -> None:
    Designer(one).begin("world")
    one.page.locator(".sheet .land").wait_for(state="attached")


def design_at_table(one: Person) -> None:
    PAGES["design"](one)
    one.page.click("[data-do=preview]")
    one.page.locator(".board .coast").wait_for(timeout=30_000)


def playtested(one: Person) -> None:
    PAGES["design"](one)
    one.page.click("[data-tab=playtest]")
    one.page.select_option("[data-field=bot]", "stoker")
    one.page.click("[data-do=playtest]:not([disabled])")
    one.page.locator("[data-status=done]").wait_for(timeout=120_000)


def shoot_editor(studio: Studio) -> None:
    for name, arrange in {
        "editor-blank": blank_design,
        "editor-world": world_design,
        "editor-table": design_at_table,
        "editor-playtest": playtested,
        **{f"editor-{tab}": designing(tab) for tab in ("cities", "tickets", "rules", "check")},
    }.items():
        studio.take(name, "desktop", arrange)
        if arrange is not blank_design:  # it is drawn with a mouse
            studio.take(name, "phone", arrange, scheme="dark")


def shoot(studio: Studio) -> None:
    shoot_editor(studio)
    for board, bots in BOARDS.items():
        for size in SIZES:
            studio.take(f"{board}-middle", size, in_the_middle(board, bots, 12))
        studio.take(f"{board}-middle", "desktop", in_the_middle(board, bots, 12), scheme="dark")
        studio.take(f"{board}-full", "desktop", full_board(board, bots))
        studio.take(f"{board}-end", "desktop", finished(board, bots))
        studio.take(f"{board}-end", "phone", finished(board, bots))
    for name, arrange in PAGES.items():
        for size in SIZES:
            studio.take(name, size, arrange)
        studio.take(name, "phone", arrange, scheme="dark")
        for lang in LANGUAGES:
            studio.take(name, "phone", arrange, locale=lang)
    for kind in VISIONS:
        studio.take(f"vision-{kind}", "desktop", seen_with(kind))
    for size in ("phone", "desktop"):
        studio.take("paying", size, paying)
        studio.take("way-left", size, way_left)
        studio.take("rules", size, rules)
    for name in ("moves", "players", "log", "chat", "tickets"):
        studio.take(f"panel-{name}", "phone", panel(name))


def main() -> None:
    arguments = sys.argv[1:]
    only = arguments[arguments.index("--only") + 1] if "--only" in arguments else ""
    named = [one for one in arguments if not one.startswith("--") and one != only]
    folder = Path(named[0] if named else "build/screenshots")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place, sync_playwright() as playwright:
        database = f"sqlite:///{place}/games.db"
        with running(database, "--limits", "100000", VIALIBRE_PAGE=str(BUILT)) as site:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
            shoot(Studio(browser, site.url, folder, only))
            browser.close()


if __name__ == "__main__":
    main()
