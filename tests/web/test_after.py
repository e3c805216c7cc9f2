"""After the last move: the show, the check of the deal, the replay, another game."""

from __future__ import annotations

import json
import re
from pathlib import Path

from playwright.sync_api import expect

from tests.web.conftest import NewPerson
from vialibre.engine.record_parser import parse_record
from vialibre.engine.replay import replay


def test_the_show_and_what_can_be_done_then(person: NewPerson, tmp_path: Path) -> None:
    ana = person("Ana", reduced_motion="no-preference")
    table = ana.finish_table("europe", bots=1, bot="conductor")
    ana.open(table)
    page = ana.page
    page.get_by_role("button", name=re.compile("^Skip")).click()
    expect(page.get_by_role("table")).to_be_visible()
    page.get_by_role("button", name="Show the scoring").click()
    page.get_by_role("button", name=re.compile("^Skip")).click()
    expect(page.get_by_role("table")).to_be_visible()
    page.get_by_role("button", name="Verify the shuffle").click()
    verdict = page.get_by_role("dialog").get_by_text("This device did not see the commitment to the secret beforehand")
    expect(verdict).to_be_visible()
    page.keyboard.press("Escape")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    saved = tmp_path / "game.json"
    download.value.save_as(saved)
    record = parse_record(saved.read_text("utf-8"))
    totals = [sheet.total for sheet in replay(record).score_sheets()]
    shown = page.get_by_role("table").get_by_role("row").last.get_by_role("cell").all_inner_texts()
    assert [int(text.replace("−", "-")) for text in shown] == totals
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: table not in url)
    page.wait_for_selector(".play [data-do=keep]")


def test_a_replay_by_slider_keys_and_link(person: NewPerson) -> None:
    ana, bea = person("Ana"), person("Bea")
    table = ana.finish_table("san_francisco")
    page = ana.page
    page.goto(f"/r/{table}")
    slider = page.get_by_role("slider", name="Step")
    last = int(slider.get_attribute("max") or 0)
    assert last > 20
    slider.fill(str(last // 2))
    expect(page.get_by_text(f"{last // 2}/{last}")).to_be_visible()
    cars = page.locator(".board .car").count()
    page.get_by_role("button", name="Last step").click()
    expect(page.get_by_text(f"{last}/{last}")).to_be_visible()
    assert page.locator(".board .car").count() > cars
    page.get_by_label("View as").select_option("0")
    page.get_by_role("button", name="First step").click()
    expect(page.get_by_text(f"0/{last}")).to_be_visible()
    for tab in ("Charts", "Moves", "More"):
        page.get_by_role("tab", name=tab).click()
    slider.fill("12")
    link = page.get_by_label("Link to this step").input_value()
    assert link.endswith(f"/r/{table}?at=12&eyes=0")
    bea.page.goto(link)
    expect(bea.page.get_by_text(f"12/{last}")).to_be_visible()
    expect(bea.page.get_by_label("View as")).to_have_value("0")


def test_play_on_from_a_moment(person: NewPerson) -> None:
    ana = person("Ana")
    table = ana.finish_table("san_francisco")
    page = ana.page
    page.goto(f"/r/{table}?at=20&eyes=open")
    page.get_by_role("tab", name="More").click()
    page.get_by_role("button", name="Play on from here").click()
    page.get_by_role("dialog").get_by_role("button", name="Start").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".play .board .car")
    assert page.locator(".board .car").count() > 0
    while not ana.see()["decision"]:
        page.wait_for_timeout(50)
    assert ana.play_one()


def test_a_game_that_is_not_over_has_no_replay(person: NewPerson) -> None:
    ana = person("Ana")
    ana.tolerated = ("401", "409")
    table = ana.make_table("usa")
    ana.page.goto(f"/r/{table}")
    expect(ana.page.get_by_role("link", name=re.compile("table|game", re.IGNORECASE)).first).to_be_visible()


def test_the_guided_game_waits_for_what_is_done(person: NewPerson) -> None:
    ana = person("Ana")
    page = ana.page
    page.goto("/help")
    page.get_by_role("button", name="Start guided game").click()
    page.wait_for_selector(".play")
    expect(page.get_by_text("Choose your tickets")).to_be_visible()
    page.locator("[data-do=keep]").click()
    expect(page.get_by_text("Take a card", exact=True)).to_be_visible()
    while ana.see()["decision"] != "take_turn":
        page.wait_for_timeout(50)
    page.keyboard.press("d")
    expect(page.get_by_text("And one more")).to_be_visible()
    page.keyboard.press("d")
    expect(page.get_by_text("Look for the glow")).to_be_visible()
    page.get_by_role("button", name="Skip the guide").click()
    expect(page.get_by_text("Look for the glow")).to_have_count(0)


def test_the_title_calls_for_the_turn(person: NewPerson) -> None:
    ana = person("Ana")
    ana.open(ana.make_table("usa"))
    assert "Your turn" in ana.page.title()
    ana.page.locator("[data-do=keep]").click()
    ana.page.wait_for_function("() => document.querySelector('.play').dataset.decision === 'take_turn'")
    assert "Your turn" in ana.page.title()
    ana.page.goto("/")
    mine = ana.page.get_by_role("region", name="Your games")
    expect(mine.get_by_text("It’s your turn")).to_be_visible()


def test_settings_are_remembered(person: NewPerson) -> None:
    ana = person("Ana")
    page = ana.page
    page.goto("/settings")
    stored = "() => localStorage.getItem('vialibre.settings')"
    assert json.loads(page.evaluate(stored))["sound"] is False
    page.get_by_role("radio", name="Dark").check(force=True)
    page.get_by_role("switch", name=re.compile("^Sound")).check(force=True)
    page.reload()
    assert page.evaluate("() => document.documentElement.dataset.theme") == "dark"
    assert json.loads(page.evaluate(stored))["sound"] is True
