"""Each language opens, says everything in words, and fits the smallest screen."""

from __future__ import annotations

import re

import pytest

from tests.web.conftest import NewPerson
from tests.web.pages import PAGES
from tests.web.test_sizes import STICKS_OUT
from vialibre.i18n import Words, languages

KEY = re.compile(r"\b[a-z]+(?:-[a-z]+)+\b")
CUT = """() => [...document.querySelectorAll('.button')].filter((one) => {
  const box = one.getBoundingClientRect();
  return box.width > 0 && one.scrollWidth > one.clientWidth + 1;
}).map((one) => one.innerText)"""


@pytest.mark.parametrize("lang", languages())
def test_a_language_opens(person: NewPerson, lang: str) -> None:
    one = person("Ana", size=(360, 640), locale=lang)
    one.page.goto("/")
    one.page.get_by_role("button", name=Words(lang).text("home-play")).wait_for()
    assert one.page.evaluate("document.documentElement.lang") == lang
    known = {key for key in KEY.findall(one.page.inner_text("body")) if Words(lang).text(key) != key}
    assert known == set(), "keys are shown instead of words"
    assert one.page.evaluate(STICKS_OUT) <= 0


@pytest.mark.parametrize("lang", ["de", "fi", "fr", "nl"])
@pytest.mark.parametrize("page", [name for name in PAGES if name not in ("nowhere", "home")])
def test_the_longest_languages_fit(person: NewPerson, lang: str, page: str) -> None:
    one = person("Ana", size=(360, 640), locale=lang)
    PAGES[page](one)
    assert one.page.evaluate("document.documentElement.lang") == lang
    assert one.page.evaluate(STICKS_OUT) <= 0
    assert one.page.evaluate(CUT) == []


def test_the_language_can_be_changed(person: NewPerson) -> None:
    one = person("Ana")
    one.page.goto("/")
    one.page.get_by_label("Language").select_option("fi")
    one.page.get_by_role("button", name=Words("fi").text("home-play")).wait_for()
    one.page.reload()
    one.page.get_by_role("button", name=Words("fi").text("home-play")).wait_for()
