"""The board editor: a person draws a board, fixes it, saves it, playtests it with bots and plays it."""

from __future__ import annotations

import time
from pathlib import Path

from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import NewPerson
from tests.web.person import Person
from vialibre import Board, load_board

CITIES = {"Alba": (0.2, 0.2), "Brisa": (0.5, 0.15), "Cala": (0.8, 0.25), "Duna": (0.25, 0.6), "Élan": (0.6, 0.55)}
ROUTES = (("alba", "brisa"), ("brisa", "cala"), ("alba", "duna"), ("duna", "elan"), ("elan", "cala"), ("brisa", "elan"))
TICKETS = (("alba", "cala"), ("alba", "elan"), ("duna", "cala"), ("brisa", "duna"), ("elan", "alba"), ("duna", "brisa"))


class Designer:
    """A person's actions in the editor."""

    def __init__(self, one: Person) -> None:
        self.one = one
        self.page: Page = one.page

    def begin(self, way: str) -> Designer:
        self.page.goto("/editor")
        self.page.click(f"[data-do={way}]")
        self.page.locator(".sheet").wait_for()
        return self

    def place(self, name: str, x: float, y: float) -> None:
        """With the mouse, then the name from the keyboard, which is there already."""
        self.page.click("[data-tool=city]")
        box = self.page.locator(".sheet").bounding_box()
        assert box is not None
        self.page.mouse.click(box["x"] + x * box["width"], box["y"] + y * box["height"])
        expect(self.page.locator("[data-field=city-name]")).to_be_focused()
        self.page.keyboard.type(name)

    def city(self, city: str) -> tuple[float, float]:
        box = self.page.locator(f"[data-city={city}] .dot").bounding_box()
        assert box is not None
        return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2

    def drag(self, start: tuple[float, float], end: tuple[float, float]) -> None:
        self.page.mouse.move(*start)
        self.page.mouse.down()
        self.page.mouse.move(*end, steps=3)
        self.page.mouse.up()

    def route(self, start: str, end: str) -> None:
        self.page.click("[data-tool=route]")
        self.drag(self.city(start), self.city(end))

    def tab(self, name: str) -> None:
        self.page.click(f"[data-tab={name}]")

    def row(self, kind: str, index: int) -> Locator:
        return self.page.locator(f"[data-row='{kind} {index}']")

    def join(self, what: str, start: str, end: str) -> None:
        """By the list: two cities and a button."""
        self.page.select_option(f"[data-field={what}-from]", start)
        self.page.select_option(f"[data-field={what}-to]", end)
        self.page.click(f"[data-do=add-{what}]")

    def download(self, folder: Path) -> Board:
        with self.page.expect_download() as coming:
            self.page.click("[data-do=download]")
        file = folder / coming.value.suggested_filename
        coming.value.save_as(file)
        return load_board(file)

    def playable(self, playable: bool = True) -> None:
        expect(self.page.locator("[data-do=play]")).to_have_attribute("aria-disabled", str(not playable).lower())


def played(one: Person, wanted: int, seconds: float = 180) -> list[str]:
    """Some moves at the table, by clicking."""
    ends = time.monotonic() + seconds
    done: list[str] = []
    while len(done) < wanted and time.monotonic() < ends:
        what = one.play_one()
        if what is None:
            one.page.wait_for_timeout(50)
        else:
            done.append(what)
    assert len(done) == wanted, f"nothing could be done after {done}"
    return done


def draw(designer: Designer) -> None:
    for name, (x, y) in CITIES.items():
        designer.place(name, x, y)
    for start, end in ROUTES:
        designer.route(start, end)
    designer.tab("tickets")
    for start, end in TICKETS:
        designer.join("ticket", start, end)


def test_a_board_from_a_blank_sheet_to_a_game(person: NewPerson, tmp_path: Path) -> None:
    one = person("Ana")
    designer = Designer(one).begin("blank")
    page = one.page
    draw(designer)
    designer.playable()

    # A fault appears where it is and goes when it is mended: a tunnel needs its rule.
    designer.tab("routes")
    designer.row("route", 2).locator("> button").click()
    page.check("[data-field=tunnel]")
    expect(designer.row("route", 2)).to_contain_text("tunnel")
    designer.tab("check")
    page.click("[data-code=tunnel_without_rule]")
    expect(page.locator(".line.fault")).to_have_count(1)
    designer.playable(False)
    designer.tab("rules")
    page.locator("[data-rule=tunnels] [role=switch]").check()
    page.locator("[data-rule=ferries] [role=switch]").check()
    page.fill("[data-field='cars']", "12")
    expect(page.locator(".line.fault")).to_have_count(0)
    designer.tab("routes")
    designer.row("route", 4).locator("> button").click()
    page.fill("[data-field=ferry]", "1")
    page.select_option("[data-field=color]", "gray")
    page.fill("[data-field=board-name]", "Cinco <b>villas</b>")
    designer.playable()

    page.click("[data-do=save]")
    page.wait_for_url(lambda url: not url.endswith("/new"))
    page.reload()
    expect(page.locator(".sheet .city")).to_have_count(5)
    expect(page.locator("[data-field=board-name]")).to_have_value("Cinco <b>villas</b>")

    board = designer.download(tmp_path)
    assert (board.id, board.cars, board.name) == ("cinco_b_villas_b", 12, "Cinco <b>villas</b>")
    assert [city.name for city in board.cities] == list(CITIES)
    assert [route.cities for route in board.routes] == list(ROUTES)
    assert board.routes[2].tunnel
    assert board.routes[4].ferry == 1
    assert board.rules.tunnels is not None
    assert board.rules.tunnels.reveal == 3

    page.click("[data-do=preview]")
    expect(page.locator(".board .route")).to_have_count(len(ROUTES))

    designer.playable()
    page.click("[data-do=play]")
    page.get_by_role("dialog").get_by_role("radio", name="Stoker").check(force=True)
    page.click("[data-do=play-bots]")
    page.wait_for_selector(".play")
    assert played(one, 3)[0] == "keep"
    assert page.locator("b").count() == 0


def test_bots_try_it_in_the_background(person: NewPerson) -> None:
    one = person("Ana")
    designer = Designer(one).begin("example")
    page = one.page
    designer.tab("playtest")
    page.select_option("[data-field=games]", "50")
    page.select_option("[data-field=bot]", "stoker")
    page.click("[data-do=playtest]:not([disabled])")
    # One goes on with the drawing meanwhile.
    designer.tab("cities")
    page.click("[data-do=add-city]")
    expect(page.locator(".sheet .city")).to_have_count(15)
    designer.tab("playtest")
    assert page.input_value("[data-field=bot]") == "stoker", "what was chosen stays"
    # Bots play with low priority, so a busy machine takes its time.
    expect(page.locator("[data-status=done]")).to_be_visible(timeout=600_000)
    # Fifty games settle little: that must not read as if all was well.
    verdict = page.locator("[data-verdict=unclear], [data-verdict=out]")
    expect(verdict).to_be_visible()
    expect(verdict).not_to_contain_text("Nothing stands out")
    expect(page.locator("[data-status=done]")).to_contain_text("more games")
    with page.context.expect_page() as coming:
        page.click("[data-do=report]")
    coming.value.wait_for_load_state()  # a page that is still on its way cannot be asked for again
    report = Person(coming.value, "Ana")
    report.page.reload()
    report.page.get_by_role("heading", level=1).wait_for()
    assert "Andalucía" in report.page.title()
    assert report.complaints == []


def test_a_playtest_can_be_stopped(person: NewPerson) -> None:
    designer = Designer(person("Ana")).begin("example")
    page = designer.page
    designer.tab("playtest")
    page.select_option("[data-field=games]", "1000")
    page.click("[data-do=playtest]:not([disabled])")
    page.click("[data-do=stop]")
    expect(page.locator("[data-status=cancelled]")).to_be_visible()
    page.select_option("[data-field=games]", "50")
    page.click("[data-do=playtest]:not([disabled])")
    expect(page.locator("[data-status=waiting], [data-status=running]")).to_be_visible()
    page.click("[data-do=stop]")


def test_cities_of_the_real_world(person: NewPerson, tmp_path: Path) -> None:
    designer = Designer(person("Ana")).begin("world")
    page = designer.page
    expect(page.locator(".sheet .land")).to_have_count(1)
    designer.place("Lagos", 0.5, 0.5)
    page.fill("[data-field=lat]", "6.45")
    page.fill("[data-field=lon]", "3.39")
    page.keyboard.press("Tab")
    designer.place("Abuja", 0.6, 0.4)
    designer.place("Accra", 0.4, 0.4)
    page.click("[data-do=fit]")
    before = designer.city("abuja")
    page.click("[data-tool=select]")
    designer.drag(before, (before[0] + 60, before[1] - 30))
    after = designer.city("abuja")
    assert abs(after[0] - before[0] - 60) < 3
    assert abs(after[1] - before[1] + 30) < 3
    designer.tab("routes")
    for start, end in (("lagos", "abuja"), ("lagos", "accra"), ("abuja", "accra")):
        designer.join("route", start, end)
    designer.tab("tickets")
    for _ in range(6):
        designer.join("ticket", "abuja", "accra")
    designer.playable()
    board = designer.download(tmp_path)
    assert board.land
    assert (board.city("lagos").lat, board.city("lagos").lon) == (6.45, 3.39)
    page.click("[data-do=preview]")
    expect(page.locator(".board .coast")).to_have_count(1)


def test_back_and_forth(person: NewPerson) -> None:
    designer = Designer(person("Ana")).begin("blank")
    page = designer.page
    cities = page.locator(".sheet .city")
    designer.place("One", 0.3, 0.3)
    designer.place("Two", 0.6, 0.3)
    designer.route("one", "two")
    expect(page.locator(".sheet .line")).to_have_count(1)
    page.click("[data-do=undo]")
    expect(page.locator(".sheet .line")).to_have_count(0)
    page.click("[data-do=undo]")  # a name is one step, however many letters it has
    expect(cities.nth(1)).to_have_attribute("aria-label", "City 2")
    page.click("[data-do=undo]")
    expect(cities).to_have_count(1)
    for _ in range(3):
        page.click("[data-do=redo]")
    expect(page.locator(".sheet .line")).to_have_count(1)
    expect(page.locator("[data-do=redo]")).to_be_disabled()
    page.keyboard.press("Control+z")
    expect(page.locator(".sheet .line")).to_have_count(0)


def test_files_and_copies(person: NewPerson, tmp_path: Path) -> None:
    one = person("Ana")
    page = one.page
    page.goto("/editor")
    page.select_option("#copy-board", "san_francisco")
    page.click("[data-do=copy]")
    designer = Designer(one)
    designer.playable()
    copied = designer.download(tmp_path)
    original = load_board("san_francisco")
    assert copied.digest == original.digest
    assert copied.id != original.id
    assert copied.name != original.name

    file = tmp_path / "mine.toml"
    text = (tmp_path / f"{copied.id}.toml").read_text("utf-8")
    file.write_text(text.replace('"alcatraz"', '"the_rock"', 1), "utf-8")  # now its routes lead nowhere
    page.goto("/editor")
    page.set_input_files("#open-file", file)
    page.click("[data-do=sure]")  # the copy was not saved
    designer.playable(False)
    designer.tab("check")
    expect(page.locator("[data-code=unknown_city]").first).to_be_visible()

    one.tolerated = (*one.tolerated, "400")
    page.goto("/editor")
    file.write_text("this is no board", "utf-8")
    page.set_input_files("#open-file", file)
    expect(page.get_by_text("not valid TOML")).to_be_visible()


def test_with_the_keyboard_alone(person: NewPerson) -> None:
    designer = Designer(person("Ana")).begin("blank")
    page = designer.page
    for name in ("Uno", "Due", "Tre"):
        page.locator("[data-do=add-city]").focus()
        page.keyboard.press("Enter")
        expect(page.locator("[data-field=city-name]")).to_be_focused()
        page.keyboard.type(name)
    # On the sheet: from city to city, moving one, joining two.
    page.locator("[data-city=uno]").focus()
    before = designer.city("uno")
    page.keyboard.press("Shift+ArrowUp")
    assert designer.city("uno")[1] < before[1] - 4
    page.keyboard.press("r")
    page.locator("[data-city=uno]").focus()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-city=due]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".sheet .line")).to_have_count(1)
    # In the lists: choose a row, change it, remove it.
    page.locator("[data-tab=routes]").focus()
    head = designer.row("route", 0).locator("> button")
    expect(head).to_have_attribute("aria-expanded", "true")
    page.locator("[data-field=length]").fill("5")
    expect(head).to_contain_text("5")
    page.locator("[data-city=tre]").focus()
    page.keyboard.press("Delete")
    expect(page.locator(".sheet .city")).to_have_count(2)


def test_two_windows_do_not_undo_each_other(person: NewPerson) -> None:
    one = person("Ana")
    Designer(one).begin("example")
    one.page.click("[data-do=save]")
    one.page.wait_for_url(lambda url: not url.endswith("/new"))
    other = one.page.context.new_page()
    other.goto(one.page.url)
    other.fill("[data-field=board-name]", "The other's")
    other.click("[data-do=save]")
    expect(other.locator(".state")).to_have_text("Saved")
    other.close()
    one.tolerated = (*one.tolerated, "409")
    one.page.fill("[data-field=board-name]", "Mine")
    one.page.click("[data-do=save]")
    one.page.click("[data-do=sure]")  # as a copy
    expect(one.page.locator(".state")).to_have_text("Saved")
    one.page.goto("/editor")
    expect(one.page.locator(".mine a")).to_have_count(2)
    assert {text.split("\n")[0].strip() for text in one.page.locator(".mine strong").all_inner_texts()} == {
        "Mine",
        "The other's",
    }
