"""Several people at one device: what one holds is not in the page or its accessibility tree while another has it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import NewPerson
from tests.web.person import Person
from vialibre.boards.load import load_board
from vialibre.boards.model import CARD_COLORS, WILD

NAMES = ("Ana", "Bea", "Cyd")
HANDOVERS = 12
BOARD = load_board("usa")
KINDS = (*CARD_COLORS, WILD)
CITIES = {city.id: city.name for city in BOARD.cities}
TICKETS = {str(ticket.id): ticket for ticket in BOARD.tickets}
DRAWN = re.compile(r"(\w+) draws (?!a card)[\w ]+ from the deck")


@dataclass
class Own:
    """What one seat holds."""

    tickets: set[str]
    hand: dict[str, int]


def owns(page: Page, table: str) -> list[Own]:
    """Of all seats of this device, from the server."""
    path = f"/api/tables/{table}"
    messages = page.evaluate("async (path) => (await (await fetch(path)).json()).messages", path)
    found: dict[int, Own] = {}
    for message in messages:
        own: dict[str, Any] = message["view"]["own"]
        tickets = {status["ticket"] for status in message.get("tickets", [])}
        found[message["seat"]] = Own(
            tickets, {kind: count for kind, count in zip(KINDS, own["hand"], strict=True) if count}
        )
    return [found[seat] for seat in sorted(found)]


def all_texts(page: Page) -> list[str]:
    """The whole accessibility tree, hidden live regions too, and every text and attribute of the page."""
    session = page.context.new_cdp_session(page)
    nodes = session.send("Accessibility.getFullAXTree")["nodes"]
    session.detach()
    told = [
        str(node[part].get("value", "")) for node in nodes for part in ("name", "value", "description") if part in node
    ]
    shown = page.evaluate(
        """() => [...document.querySelectorAll('*')].flatMap((one) => [
          ...[...one.attributes].map((attribute) => attribute.value),
          ...[...one.childNodes].filter((child) => child.nodeType === 3).map((child) => child.data),
        ])"""
    )
    return [text for text in (*told, *shown) if text.strip()]


def leaks(texts: list[str], hidden: list[Own], looker: str | None) -> Iterator[str]:
    """Tickets of others by their cities or ids, and colors of cards that others drew from the deck."""
    for ticket in (TICKETS[one] for own in hidden for one in own.tickets):
        one, other = (CITIES[city] for city in ticket.cities)
        named = re.compile(rf"{re.escape(one)}.{{1,4}}{re.escape(other)}|\b{re.escape(ticket.id)}\b")
        yield from (text for text in texts if named.search(text))
    for text in texts:
        yield from (text for drawn in DRAWN.finditer(text) if drawn[1] in NAMES and drawn[1] != looker)


def hand_shown(page: Page) -> dict[str, int]:
    items = page.get_by_role("region", name=re.compile("^Your hand")).get_by_role("listitem").all()
    told = [re.fullmatch(r"(\d+) (\w+?)(?: cards?|s)?", item.locator(".hidden").inner_text()) for item in items]
    return {WILD if one[2] == "locomotive" else one[2]: int(one[1]) for one in told if one is not None}


def take_turn(ana: Person, number: int) -> None:
    """One person's turn, by what tells a listener most: tickets, cards from the deck; and asking for what cannot be."""
    page = ana.page
    if ana.see()["decision"] == "take_turn":
        page.keyboard.press("t" if number % 3 == 0 else "d")
    while ana.play_one(lift=False) != "curtain":
        page.wait_for_timeout(10)


def test_nothing_of_another_person_is_in_the_page_or_its_accessibility_tree(person: NewPerson) -> None:
    ana = person("Ana")
    page = ana.page
    page.goto("/")
    page.get_by_role("button", name=re.compile("On this device")).click()
    page.get_by_role("button", name="Add player").click()
    for number, name in enumerate(NAMES, 1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    page.get_by_role("button", name="Start game").click()
    own_tickets = own_cards = 0
    for number in range(HANDOVERS):
        page.wait_for_selector("[data-do=curtain]")
        table = page.url.rsplit("/", 1)[1]
        held = owns(page, table)
        assert list(leaks(all_texts(page), held, None)) == [], "behind the curtain"
        looker = page.get_by_role("heading", level=1).inner_text().split(",")[0]
        page.locator("[data-do=curtain]").click()
        page.wait_for_selector(".play .hand")
        seat = NAMES.index(looker)
        others = [own for one, own in enumerate(held) if one != seat]
        texts = all_texts(page)
        assert list(leaks(texts, others, looker)) == [], f"while {looker} looks"
        assert hand_shown(page) == held[seat].hand
        own_tickets += any(leaks(texts, [held[seat]], looker))
        own_cards += any(leaks(texts, [], None))
        take_turn(ana, number)
    # What is looked for can be found: it is there for the person who may know it.
    assert own_tickets == HANDOVERS
    assert own_cards > 0
