"""Being the same person on several devices: the recovery phrase, its replacement, and signing out elsewhere."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.web.conftest import NewPerson


def made_phrase(page: Page, button: str) -> str:
    page.get_by_role("button", name=button, exact=True).click()
    return shown_phrase(page)


def shown_phrase(page: Page) -> str:
    phrase = page.locator(".phrase").inner_text()
    page.get_by_role("button", name="I’ve saved it").click()
    return phrase


def use_phrase(page: Page, phrase: str) -> None:
    page.get_by_label("Recovery phrase from another device").fill(phrase)
    page.get_by_role("button", name="Use it").click()


def test_a_new_recovery_phrase_replaces_the_old_one(person: NewPerson) -> None:
    ana, thief = person("Ana"), person("Thief")
    ana.page.goto("/settings")
    old = made_phrase(ana.page, "Create a recovery phrase")
    expect(ana.page.get_by_text("the old one stops working at once")).to_be_visible()
    ana.page.reload()
    ana.page.get_by_role("button", name="New recovery phrase", exact=True).click()
    expect(ana.page.get_by_role("dialog", name="Make a new recovery phrase?")).to_be_visible()
    ana.page.get_by_role("button", name="Make a new one").click()
    new = shown_phrase(ana.page)
    assert new != old
    thief.page.goto("/settings")
    use_phrase(thief.page, old)
    expect(thief.page.get_by_text("this recovery phrase")).to_be_visible()
    assert len(thief.complaints) == 1, "the browser's own line about the answer 409"
    thief.complaints.clear()
    use_phrase(thief.page, new)
    expect(thief.page.get_by_text("Welcome back")).to_be_visible()


def test_a_recovery_phrase_is_not_lost_by_a_slip(person: NewPerson) -> None:
    ana, phone = person("Ana"), person("Phone")
    made: list[str] = []
    ana.page.on("request", lambda request: made.append(request.url) if "/api/me/phrase" in request.url else None)
    ana.page.goto("/settings")
    old = made_phrase(ana.page, "Create a recovery phrase")
    assert len(made) == 1
    dialog = ana.page.get_by_role("dialog")
    ana.page.get_by_role("button", name="New recovery phrase", exact=True).click()
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    phone.page.goto("/settings")
    use_phrase(phone.page, old)
    expect(phone.page.get_by_text("Welcome back")).to_be_visible()
    assert len(made) == 1, "the old phrase was replaced without a yes"
    ana.page.get_by_role("button", name="New recovery phrase", exact=True).click()
    dialog.get_by_role("button", name="Make a new one").click()
    new = ana.page.locator(".phrase").inner_text()
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    expect(dialog.get_by_role("button", name="Close")).to_have_count(0)
    expect(ana.page.locator(".phrase")).to_be_visible()
    assert shown_phrase(ana.page) == new
    expect(dialog).to_have_count(0)


def test_an_open_table_on_another_device_is_left_when_one_signs_out_everywhere(person: NewPerson) -> None:
    ana, phone = person("Ana"), person("Phone")
    table = ana.make_table("usa")
    ana.page.goto("/settings")
    phrase = made_phrase(ana.page, "Create a recovery phrase")
    phone.page.goto("/settings")
    use_phrase(phone.page, phrase)
    expect(phone.page.get_by_text("Welcome back")).to_be_visible()
    phone.open(table)
    expect(phone.page.locator("[data-do=keep]")).to_be_visible()
    ana.page.get_by_role("button", name="Sign out everywhere else").click()
    expect(phone.page.get_by_role("alert")).to_contain_text("doesn’t know who you are")
    expect(phone.page.locator("[data-do=keep]")).to_have_count(0)
    ana.open(table)
    expect(ana.page.locator("[data-do=keep]")).to_be_visible()
