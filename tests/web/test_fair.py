"""The page's check of the deal: at a fair server, and at one that chooses what it deals after it has the entropy."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.server.running import Running, started
from tests.web.conftest import BUILT, NewPerson
from tests.web.person import Person

PROVEN = "no one could choose these cards"
FOLLOWS = "This device did not see the commitment to the secret beforehand"
CONTINUED = "The cards are those of the game that this one continues"
WRONG = "Do not trust this deal"


@pytest.fixture(scope="module")
def cheat(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    database = f"sqlite:///{tmp_path_factory.mktemp('cheat') / 'games.db'}"
    arguments = ("serve", "--port", "0", "--database", database, "--limits", "100000")
    with started(*arguments, module="tests.server.cheating", VIALIBRE_PAGE=str(BUILT)) as made:
        yield made


@pytest.fixture
def victim(cheat: Running, browser: Browser) -> Iterator[Person]:
    """A person at the page of a server that cheats."""
    context = browser.new_context(base_url=cheat.url, locale="en", reduced_motion="reduce")
    yield Person(context.new_page(), "Ana")
    context.close()


def play_now(ana: Person) -> str:
    """A game begun by the page's own button."""
    ana.page.goto("/")
    ana.page.get_by_role("button", name="Play now").click()
    return begun(ana)


def begun(ana: Person) -> str:
    ana.page.wait_for_selector(".play [data-do=keep]")
    return ana.page.url.rsplit("/", 1)[1]


def give_up(ana: Person, table: str) -> None:
    """End the game, by the page's own means of talking to the server."""
    ana.page.evaluate(
        """async (table) => {
          await fetch(`/api/tables/${table}`, { method: 'POST', headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ command: { do: 'resign' } }) })
        }""",
        table,
    )
    ana.page.get_by_role("button", name="Verify the shuffle").wait_for()


def check(ana: Person, verdict: str) -> None:
    ana.page.get_by_role("button", name="Verify the shuffle").click()
    dialog = ana.page.get_by_role("dialog")
    expect(dialog.get_by_text(verdict)).to_be_visible(timeout=20_000)
    expect(dialog.get_by_text("Not checked here: decks that were shuffled again later")).to_be_visible()
    ana.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def rematch(ana: Person, table: str) -> str:
    """One click."""
    ana.page.get_by_role("button", name="Rematch").click()
    ana.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    return begun(ana)


def play_on(ana: Person, table: str) -> str:
    ana.page.goto(f"/r/{table}?at=0&eyes=open")
    ana.page.get_by_role("tab", name="More").click()
    ana.page.get_by_role("button", name="Play on from here").click()
    ana.page.get_by_role("dialog").get_by_role("button", name="Start").click()
    ana.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    return begun(ana)


def test_a_fair_server(person: NewPerson) -> None:
    ana = person("Ana")
    table = play_now(ana)
    give_up(ana, table)
    check(ana, PROVEN)
    again = rematch(ana, table)
    give_up(ana, again)
    check(ana, PROVEN)
    onwards = play_on(ana, again)
    give_up(ana, onwards)
    check(ana, CONTINUED)


def test_a_server_that_chooses_after_it_has_the_entropy(victim: Person) -> None:
    """In a new game, in a rematch, and in one that goes on from another; what it says itself always fits."""
    table = play_now(victim)
    give_up(victim, table)
    check(victim, WRONG)
    again = rematch(victim, table)
    give_up(victim, again)
    check(victim, WRONG)
    onwards = play_on(victim, again)
    give_up(victim, onwards)
    check(victim, WRONG)


def test_a_browser_that_stored_nothing_does_not_call_it_proven(person: NewPerson) -> None:
    ana = person("Ana")
    table = play_now(ana)
    ana.page.evaluate("() => localStorage.removeItem(Object.keys(localStorage).find((one) => one.includes('.deal.')))")
    give_up(ana, table)
    check(ana, FOLLOWS)


def test_the_commitment_is_stored_before_the_entropy_is_sent(person: NewPerson) -> None:
    """Taking a seat at another person's table: what the browser holds at the moment when it sends."""
    ana, bea = person("Ana"), person("Bea")
    table = ana.make_table("usa", people=2, bots=0)
    bea.page.add_init_script(
        """window.atSending = []
        const send = WebSocket.prototype.send
        WebSocket.prototype.send = function (text) {
          const { command } = JSON.parse(text)
          if (command.do === 'sit') {
            const key = Object.keys(localStorage).find((one) => one.startsWith('vialibre.deal.'))
            window.atSending.push([command.entropy, localStorage.getItem(key)])
          }
          send.call(this, text)
        }"""
    )
    bea.page.goto(f"/t/{table}")
    bea.page.get_by_role("button", name="Take a seat", exact=True).click()
    bea.page.wait_for_function("() => window.atSending.length > 0")
    (entropy, stored), *more = bea.page.evaluate("() => window.atSending")
    assert more == []
    shown = bea.page.evaluate("async (t) => (await (await fetch(`/api/tables/${t}`)).json()).messages[0].table", table)
    assert json.loads(stored) == {"commitment": shown["commitment"], "entropy": entropy}


def test_a_rematch_of_two_is_a_click_for_each(person: NewPerson) -> None:
    ana, bea = person("Ana"), person("Bea")
    table = ana.make_table("usa", people=2, bots=0)
    bea.sit(table)
    ana.page.goto(f"/t/{table}")
    ana.page.get_by_role("button", name="Start game").click()
    bea.open(table)
    give_up(ana, table)
    ana.page.get_by_role("button", name="Rematch").click()
    ana.page.wait_for_url(lambda url: table not in url)
    bea.page.get_by_role("button", name="Join the rematch").click()
    for one in (ana, bea):
        begun(one)
    assert ana.page.url == bea.page.url
