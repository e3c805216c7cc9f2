"""The five levels of bots: chosen on the first page, offered in the waiting room, and seen to think at the table."""

from __future__ import annotations

from tests.web.conftest import NewPerson

LEVELS = ["Easy", "Normal", "Hard", "Expert", "Master"]
BOTS = ["stoker", "conductor", "surveyor", "dispatcher", "baron"]


def test_a_master_is_chosen_and_seen_to_think(person: NewPerson) -> None:
    ana = person("Ana", reduced_motion="no-preference")
    page = ana.page
    page.goto("/")
    assert page.locator(".levels .name").all_inner_texts() == LEVELS
    for level, hint in (("Expert", "0.3 s"), ("Master", "1 s")):
        page.get_by_role("radio", name=level).check()
        assert hint in page.locator(".levels .below").inner_text()
    page.get_by_role("radiogroup", name="Bots", exact=True).get_by_role("radio", name="1").check()
    page.get_by_role("button", name="Play now").click()
    page.wait_for_selector(".play")
    page.wait_for_selector("[data-seat='1'] .turn >> text=thinking")
    assert "(Baron)" in page.locator("[data-seat='1'] .name").last.inner_text()
    page.get_by_role("button", name="Keep").last.click()
    page.wait_for_selector(".prompt .thinking")


def test_the_room_offers_all_and_says_what_they_do(person: NewPerson) -> None:
    ana = person("Ana")
    table = ana.make_table("usa", people=2, bots=1, bot="baron")
    page = ana.page
    page.goto(f"/t/{table}")
    level = page.get_by_label("Level of new bots")
    level.wait_for()
    assert level.locator("option").all_inner_texts() == LEVELS
    assert level.locator("option").evaluate_all("all => all.map((one) => one.value)") == BOTS
    level.select_option("dispatcher")
    page.get_by_text("Dispatcher – Tries out its ideas a few turns ahead.").wait_for()
    coach = page.locator(".coach").nth(2)
    assert coach.locator(".name").inner_text().strip() == "Master"
    assert coach.get_by_text("Baron").is_visible()


def test_old_times_are_remembered_kindly(person: NewPerson) -> None:
    """Who last played against the bot of chance is offered the usual level; an old table with it is still shown."""
    ana = person("Ana")
    page = ana.page
    page.goto("/")
    page.evaluate("localStorage.setItem('vialibre.settings', JSON.stringify({ lastLevel: 'porter' }))")
    page.goto("/settings")
    page.goto("/")
    assert page.get_by_role("radio", name="Normal").is_checked()
    ana.open(ana.make_table("usa", bot="porter"))
    page.locator("[data-seat='1'] .name >> text=(Porter)").last.wait_for()
