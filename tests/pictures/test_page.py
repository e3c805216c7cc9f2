"""The page: nothing in it comes from outside, nothing of a record becomes markup, nothing hidden is in it."""

from __future__ import annotations

import json
import re
from html.parser import HTMLParser

import pytest

from tests.pictures.games import HOSTILE, TABLES, timeline
from vialibre.pictures.markup import json_block
from vialibre.pictures.page import html_page
from vialibre.pictures.page_data import page_data


class Elements(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))
        if tag not in ("meta", "link", "input"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def elements(html: str) -> list[tuple[str, dict[str, str | None]]]:
    parser = Elements()
    parser.feed(html)
    assert parser.open == []
    return parser.found


def data_in(html: str) -> dict[str, object]:
    found = re.search(r'<script type="application/json" id="course">(.*?)</script>', html, re.DOTALL)
    assert found
    data: dict[str, object] = json.loads(found[1])
    return data


@pytest.mark.parametrize(("board", "seats"), TABLES)
def test_nothing_of_a_record_becomes_markup(board: str, seats: int) -> None:
    html = html_page(timeline(board, seats))
    found = elements(html)
    assert "img" not in {name for name, _ in found}
    assert [name for name, _ in found].count("script") == 2
    assert HOSTILE not in html
    assert "<img" not in html
    names = [seat["name"] for seat in page_data(timeline(board, seats))["seats"]]
    assert names[1].startswith(HOSTILE[:-1]), "and yet it is shown as it is"


def test_the_page_names_no_outside_address() -> None:
    html = html_page(timeline("europe", 5))
    for _, attributes in elements(html):
        for key in ("src", "href", "action", "poster", "data"):
            assert (attributes.get(key) or "#").startswith(("#", "data:,"))
    assert "http" not in html.replace("http-equiv", "").replace("http://www.w3.org/2000/svg", "")
    assert "@import" not in html
    assert "default-src 'none'" in html


def test_json_cannot_end_its_script() -> None:
    nasty = {"a": "</script><!--<script>&\u2028\u2029\ud800"}
    block = json_block(nasty)
    assert not set("<>&\u2028\u2029") & set(block)
    assert json.loads(block)["a"][:-1] == nasty["a"][:-1]


def test_a_seat_is_shown_only_what_it_saw() -> None:
    """INFO-1: before the end neither hands nor tickets of others, nor the colors of cards they drew unseen."""
    until = 150
    seat = 0  # seat 1 draws from the deck
    seen = timeline("europe", 5, seat, until)
    opened = timeline("europe", 5, None, until)
    data = data_in(html_page(seen))
    text = json.dumps(data, ensure_ascii=False)
    moments = data["moments"]
    assert isinstance(moments, list)
    for moment in moments:
        assert [hand is not None for hand in moment["hands"]] == [True, False, False, False, False]
        assert [held is not None for held in moment["tickets"]] == [True, False, False, False, False]
        assert all(len(told) < 3 or told[2] == seat for told in moment["told"])
    own = {ticket for moment in seen.moments if (o := moment.owns[seat]) for ticket in (*o.tickets, *o.offer)}
    others = {
        ticket
        for moment in opened.moments
        for other, o in enumerate(moment.owns)
        if o is not None and other != seat
        for ticket in (*o.tickets, *o.offer)
    } - own
    assert others
    all_cards = json.dumps(page_data(opened), ensure_ascii=False)
    for ticket in others:
        assert opened.narrator.ticket(ticket) not in text
        assert opened.narrator.ticket(ticket) in all_cards
    blind = [s for moment in opened.moments for s in moment.sentences if s.seat not in (None, seat) and s.unseen]
    assert blind
    drawn = {s.text for s in blind}
    assert not drawn & {told[0] for moment in moments for told in moment["told"]}


def test_the_open_page_lets_one_choose_whose_eyes() -> None:
    html = html_page(timeline("usa", 2))
    assert 'id="eyes"' in html
    assert 'id="eyes"' not in html_page(timeline("usa", 2, 0))


def test_it_speaks_other_languages() -> None:
    html = html_page(timeline("san_francisco", 4, lang="es"))
    assert 'lang="es"' in html
    assert "Pausa" in html
    assert "replay-" not in re.sub(r"<script.*", "", html, flags=re.DOTALL)


def test_a_record_cut_short_has_no_score_sheets() -> None:
    html = html_page(timeline("usa", 2, until=30))
    assert 'class="sheets"' not in html
    assert 'max="30"' in html
    assert html_page(timeline("usa", 2, until=0))
