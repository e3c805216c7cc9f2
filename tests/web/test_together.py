"""Links, lost connections, one device for several people, words between them."""

from __future__ import annotations

import itertools
import re
import socket
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.chromium import PATIENCE
from tests.server.running import started
from tests.web.conftest import BUILT, NewPerson
from tests.web.person import Person, play_to_the_end


def test_play_now_is_one_click(person: NewPerson) -> None:
    ana = person("Ana")
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Play now").click()
    ana.page.wait_for_selector(".play [data-do=keep]")
    assert re.fullmatch(r"/t/[\w-]{22}", ana.page.evaluate("location.pathname"))
    ana.page.goto("/")
    expect(ana.page.get_by_role("link", name=re.compile("Continue"))).to_be_visible()


def test_a_table_with_friends_by_link(person: NewPerson) -> None:
    ana, bea = person("Ana"), person("Bea", size=(360, 640), has_touch=True)
    ana.page.goto("/")
    ana.page.get_by_role("button", name=re.compile("A table with friends")).click()
    ana.page.get_by_role("button", name="Create table").click()
    ana.page.wait_for_url("**/t/*")
    link = ana.page.get_by_label("Link to this table").input_value()
    expect(ana.page.get_by_text("The link only works on this computer.")).to_be_visible()
    bea.page.goto(link)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Take a seat").click()
    expect(ana.page.get_by_text("Bea", exact=True).first).to_be_visible()
    ana.page.get_by_role("button", name="Fill with bots").click()
    ana.page.get_by_role("button", name="Start game").click()
    for one in (ana, bea):
        one.page.wait_for_selector(".play [data-do=keep]")
        assert "Bea" in one.page.locator(".players").first.inner_text() or one is bea


def test_a_code_for_phones_in_the_room(browser: Browser, tmp_path: Path, free_port: int) -> None:
    arguments = ("serve", "--lan", "--port", str(free_port), "--database", f"sqlite:///{tmp_path / 'games.db'}")
    context = browser.new_context(base_url=f"http://127.0.0.1:{free_port}")
    ana = Person(context.new_page(), "Ana")
    with started(*arguments, VIALIBRE_PAGE=str(BUILT)):
        ana.page.goto(f"/t/{ana.make_table('usa', people=2, bots=0)}")
        code = ana.page.get_by_role("img", name=re.compile("^QR code"))
        expect(code).to_be_visible()
        assert code.evaluate("image => image.decode().then(() => image.naturalWidth)") > 0
    context.close()


def test_chat_mute_and_spectators(person: NewPerson) -> None:
    ana, bea, carl = person("Ana"), person("Bea"), person("Carl")
    table = ana.make_table("usa", people=2, bots=0)
    bea.sit(table)
    ana.page.evaluate(
        "table => fetch(`/api/tables/${table}`, {method: 'POST', headers: {'content-type': 'application/json'},"
        " body: JSON.stringify({command: {do: 'start'}})})",
        table,
    )
    for one in (ana, bea, carl):
        one.open(table)
        one.page.get_by_role("tab", name=re.compile("Chat")).click()
    assert carl.page.locator("[data-do=keep]").count() == 0, "a spectator was offered somebody's tickets"
    assert carl.page.get_by_role("tab").all_inner_texts() == ["Log", "Chat"]
    bea.page.get_by_label("Your message").fill("Greetings <b>all</b>")
    bea.page.get_by_role("button", name="Send").click()
    for one in (ana, carl):
        expect(one.page.get_by_text("Greetings <b>all</b>")).to_be_visible()
    ana.page.get_by_role("button", name="More about Bea").click()
    ana.page.get_by_role("button", name=re.compile("^Mute")).click()
    ana.page.keyboard.press("Escape")
    expect(ana.page.get_by_text("Greetings")).to_have_count(0)
    carl.page.get_by_role("tab", name="Log").click()
    assert carl.page.get_by_label("Your message").count() == 0


def test_one_device_for_two_people(person: NewPerson) -> None:
    ana = person("Ana")
    page = ana.page
    page.goto("/")
    page.get_by_role("button", name=re.compile("On this device")).click()
    for number, name in ((1, "Ana"), (2, "Bea")):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    page.get_by_role("button", name="Start game").click()
    page.wait_for_selector("[data-do=curtain]")
    seen: list[str] = []
    for _ in range(8):
        page.wait_for_selector("[data-do=curtain]")
        title = page.get_by_role("heading", level=1).inner_text()
        seen.append(title.split(",")[0])
        hidden = page.evaluate("() => document.querySelectorAll('.hand, [data-ticket], .board').length")
        assert hidden == 0, "something of a hand is in the page behind the curtain"
        page.locator("[data-do=curtain]").click()
        page.wait_for_selector(".play .hand")
        told = page.locator(".tabs li", has_text="now has the ticket").all_inner_texts()
        assert bool(told) == (seen.count(seen[-1]) > 1), told
        assert all(line.startswith(seen[-1]) for line in told), "the log tells the other's tickets"
        while ana.play_one(lift=False) != "curtain":
            page.wait_for_timeout(10)
    assert {"Ana", "Bea"} == set(seen)
    assert all(one != other for one, other in itertools.pairwise(seen))


def test_opening_tickets_stay_as_chosen_while_others_choose(person: NewPerson) -> None:
    ana, ben = person("Ana"), person("Ben")
    table = ana.make_table("europe", people=2, bots=0)
    ben.sit(table)
    ana.page.goto(f"/t/{table}")
    ana.page.get_by_role("button", name="Start game").click()
    ben.open(table)
    ana.page.locator(".keep li button").first.click()
    expect(ana.page.locator("[data-do=keep]")).to_have_text("Keep 3 tickets")
    n = ana.see()["n"]
    ben.page.locator("[data-do=keep]").click()
    went_on(ana, n)
    expect(ana.page.locator("[data-do=keep]")).to_have_text("Keep 3 tickets")


@pytest.fixture
def free_port() -> int:
    with socket.socket() as asking:
        asking.bind(("127.0.0.1", 0))
        return int(asking.getsockname()[1])


def test_a_lost_connection_in_mid_turn(browser: Browser, tmp_path: Path, free_port: int) -> None:
    """The server goes away between two cards of a turn and comes back: it is seen, and the turn goes on."""
    arguments = (
        "serve",
        "--port",
        str(free_port),
        "--database",
        f"sqlite:///{tmp_path / 'games.db'}",
        "--limits",
        "1000",
    )
    context = browser.new_context(base_url=f"http://127.0.0.1:{free_port}", viewport={"width": 1280, "height": 800})
    context.set_default_timeout(PATIENCE)
    ana = Person(context.new_page(), "Ana")
    with started(*arguments, VIALIBRE_PAGE=str(BUILT)):
        table = ana.make_table("usa")
        ana.open(table)
        ana.until_turn()
        hand = ana.page.get_by_role("region", name=re.compile("^Your hand")).get_attribute("aria-label")
        ana.page.keyboard.press("d")
        ana.page.wait_for_function("() => document.querySelector('.play').dataset.decision === 'draw_second_card'")
    expect(ana.page.get_by_role("alert")).to_contain_text("Connection lost")
    ana.page.keyboard.press("d")
    expect(ana.page.get_by_role("status").filter(has_text="No connection")).to_be_visible()
    with started(*arguments, VIALIBRE_PAGE=str(BUILT)):
        expect(ana.page.get_by_role("alert")).to_have_count(0)
        ana.page.keyboard.press("d")
        ana.page.wait_for_function("() => document.querySelector('.play').dataset.decision !== 'draw_second_card'")
        after = ana.page.get_by_role("region", name=re.compile("^Your hand")).get_attribute("aria-label")
        assert after != hand
    context.close()


def until_routes(ana: Person) -> dict[str, Any]:
    """Play until some route glows at the own turn."""
    return ana.until_turn("route")


def went_on(ana: Person, n: int) -> None:
    ana.page.wait_for_function("n => Number(document.querySelector('.play').dataset.n) > n", arg=n)


def test_asking_before_a_claim_and_undo(person: NewPerson) -> None:
    ana = person("Ana")
    table = ana.make_table("usa", bot_pause=10)
    ana.play_by_code(table, until=1)
    ana.page.evaluate("() => localStorage.setItem('vialibre.settings', JSON.stringify({confirm: true}))")
    ana.open(table)
    page = ana.page
    score = page.locator("[data-seat='0'] .score")
    seen = until_routes(ana)
    before = page.locator(".board .car").count()
    ana.click(seen["route"])
    page.wait_for_selector(".sheet [data-pay]")
    assert ana.see()["n"] == seen["n"], "it was claimed without asking"
    assert score.inner_text().startswith("0")
    page.locator(".sheet [data-pay]").first.click()
    went_on(ana, seen["n"])
    assert not score.inner_text().startswith("0")
    assert page.locator(".board .car").count() > before
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".board .car")).to_have_count(before)
    assert score.inner_text().startswith("0")
    assert ana.see()["decision"] == "take_turn"


def test_a_forbidden_route_says_why(person: NewPerson) -> None:
    ana = person("Ana")
    table = ana.make_table("usa", bot="conductor")
    ana.play_by_code(table, until=30)
    ana.open(table)
    until_routes(ana)
    taken = ana.page.evaluate(
        """() => {
          const { left, top, width, height } = document.querySelector('.route .car').getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        }"""
    )
    ana.click(taken)
    expect(ana.page.locator(".toast")).to_contain_text("belongs to")
    shut = ana.page.evaluate(
        """() => {
          const route = [...document.querySelectorAll('.route:not(.open)')].find((one) => !one.querySelector('.car'));
          const { left, top, width, height } = route.querySelector('.space').getBoundingClientRect();
          return [left + width / 2, top + height / 2];
        }"""
    )
    ana.click(shut)
    expect(ana.page.locator(".toast.bad")).to_be_visible()


def test_a_station_by_touching_a_city(person: NewPerson) -> None:
    ana = person("Ana")
    table = ana.make_table("europe")
    ana.play_by_code(table, until=2)
    ana.open(table)
    page = ana.page
    n = ana.until_turn()["n"]
    page.get_by_role("button", name="Build a station").click()
    ana.click(ana.see()["city"])
    page.locator(".sheet [data-pay]").first.click()
    went_on(ana, n)
    expect(page.locator(".city .thing")).to_have_count(1)
    expect(page.locator("[data-seat='0']")).to_contain_text("2")


def test_a_phone_plays_a_whole_short_game(person: NewPerson) -> None:
    ana = person("Ana", size=(360, 640), has_touch=True)
    ana.open(ana.make_table("san_francisco"))
    ana.page.get_by_role("button", name="Show the whole board").click()
    clicked = play_to_the_end(ana)
    assert {"keep", "route", "deck"} <= set(clicked)
