"""One thing wrong with a board file, one error that says what and where."""

from __future__ import annotations

from time import process_time

import pytest
from tests.boards.board_text import SMALL, changed, line_of

from vialibre.boards import parse_board
from vialibre.errors import BoardError

ALVIN = '  {name = "alvin", city = "fen", capture = 10, hold = 5},\n'
SOUVENIRS = 'symbols = ["oak", "owl", "eel"]'
LAST_ROUTE = '  {id = "low-line.x", cities = ["elm", "fen"], length = 3, color = "gray"},\n'
LAST_TICKET = '  {cities = ["cliff", "elm"], points = 3, long = true},\n'
LAST_CITY = '  {id = "fen", name = "Fen", lat = 53.0, lon = -4.0},\n'
GIANT = "9" * 400


def fault(text: str) -> BoardError:
    with pytest.raises(BoardError) as caught:
        parse_board(text, "isle.toml")
    return caught.value


def test_the_small_board_is_sound() -> None:
    assert parse_board(SMALL, "isle.toml").id == "isle"


# code, row, what is replaced, by what
FAULTS = [
    # keys
    ("missing_key", "", "cars = 12\n", ""),
    ("missing_key", "", "points = {1 = 1, 2 = 2, 3 = 4}\n", ""),
    ("missing_key", "players", "{from = 2, to = 3}", "{from = 2}"),
    ("missing_key", "cards", ", wilds = 4", ""),
    ("missing_key", "tickets", ", draw_keep = 1", ""),
    ("missing_key", "rules 2 (tunnels)", ", reveal = 3", ""),
    ("missing_key", "rules 2", 'name = "tunnels", reveal', "reveal"),
    ("missing_key", "city 4 (dune)", 'name = "Dune", ', ""),
    ("missing_key", "city 4 (Dune)", 'id = "dune", ', ""),
    ("missing_key", "route 5 (dune-elm)", 'length = 2, color = "blue"', 'color = "blue"'),
    ("missing_key", "ticket 7 (whole)", ", points = 11", ""),
    ("unknown_key", "", "cars = 12", "cars = 12\nwagons = 3"),
    ("unknown_key", "cards", "wilds = 4", "wilds = 4, jokers = 2"),
    ("unknown_key", "route 5 (dune-elm)", 'length = 2, color = "blue"', 'lenght = 2, color = "blue"'),
    ("unknown_key", "rules 2 (tunnels)", "reveal = 3", "reveals = 3"),
    ("unknown_key", "rules 1 (ferries)", '{name = "ferries"}', '{name = "ferries", each = 1}'),
    # types
    ("wrong_type", "cars", "cars = 12", 'cars = "12"'),
    ("wrong_type", "cars", "cars = 12", "cars = true"),
    ("wrong_type", "cars", "cars = 12", "cars = 12.0"),
    ("wrong_type", "cars", "cars = 12", "cars = 1979-05-27"),
    ("wrong_type", "name", 'name = "The Isle"', "name = 7"),
    ("wrong_type", "players", "{from = 2, to = 3}", "3"),
    ("wrong_type", "player_colors", '["blue", "red", "pink"]', '"blue"'),
    ("wrong_type", "player_colors", '"blue", "red", "pink"', '"blue", "red", 3'),
    ("wrong_type", "points", "{1 = 1, 2 = 2, 3 = 4}", "[1, 2, 4]"),
    ("wrong_type", "points", "3 = 4}", "3 = true}"),
    ("wrong_type", "tickets", 'refused = "out"', "refused = []"),
    ("wrong_type", "rules 1", '{name = "ferries"}', '"ferries"'),
    ("wrong_type", "rules 2", 'name = "tunnels"', "name = {}"),
    ("wrong_type", "rules 5 (alvin)", 'city = "fen"', "city = 5"),
    ("wrong_type", "city 1 (ash)", "lat = 50.5", 'lat = "50.5"'),
    ("wrong_type", "city 1 (ash)", "lat = 50.5", "lat = true"),
    ("wrong_type", "city 3 (cliff)", "y = 0.75, souvenir = true", "y = 0.75, souvenir = 1"),
    ("wrong_type", "city 6 (Fen)", 'id = "fen"', "id = 6"),
    ("wrong_type", "route 4 (cliff-dune)", "tunnel = true", 'tunnel = "yes"'),
    ("wrong_type", "route 3 (bay-cliff)", "ferry = 2", "ferry = true"),
    ("wrong_type", "route 5", 'cities = ["dune", "elm"]', 'cities = "dune"'),
    ("wrong_type", "route 5 (dune-elm)", 'color = "blue"', "color = 4"),
    ("wrong_type", "hand", "hand = 2", "hand = []"),
    # sizes
    ("too_small", "cars", "cars = 12", "cars = 0"),
    ("too_small", "hand", "hand = 2", "hand = -1"),
    ("too_small", "cards", "each = 6", "each = 0"),
    ("too_small", "cards", "wilds = 4", "wilds = -1"),
    ("too_small", "tickets", "long = 1", "long = -1"),
    ("too_small", "points", "3 = 4}", "3 = 0}"),
    ("too_small", "players", "from = 2", "from = 1"),
    ("too_small", "parallel_from", "parallel_from = 3", "parallel_from = 0"),
    ("unknown_choice", "first_player", "parallel_from = 3", 'first_player = "never"\nparallel_from = 3'),
    ("too_small", "route 5 (dune-elm)", 'length = 2, color = "blue"', 'length = 0, color = "blue"'),
    ("too_small", "route 3 (bay-cliff)", "ferry = 2", "ferry = -2"),
    ("too_small", "ticket 7 (whole)", "points = 11", "points = -11"),
    ("too_small", "rules 6 (souvenirs)", "placed = {2 = 1}", "placed = {2 = 0}"),
    ("too_large", "cars", "cars = 12", "cars = 100"),
    ("too_large", "cars", "cars = 12", f"cars = {GIANT}"),
    ("too_large", "cars", "cars = 12", f"cars = 0x{'f' * 9000}"),
    ("too_large", "players", "to = 3", "to = 7"),
    ("too_large", "rules 3 (stations)", "each = 2", "each = 99"),
    ("too_large", "route 6 (low-line.x)", 'length = 3, color = "gray"},\n]', 'length = 13, color = "gray"},\n]'),
    ("out_of_range", "city 1 (ash)", "lat = 50.5", "lat = nan"),
    ("out_of_range", "city 1 (ash)", "lat = 50.5", "lat = -inf"),
    ("out_of_range", "city 1 (ash)", "lat = 50.5", "lat = 90.1"),
    ("out_of_range", "city 1 (ash)", "lat = 50.5", f"lat = {GIANT}"),
    ("out_of_range", "city 1 (ash)", "lon = 1.5", "lon = 181"),
    ("out_of_range", "city 3 (cliff)", "x = 0.25", "x = 1.25"),
    ("too_many_rows", "rules", '  {name = "ferries"},\n', '  {name = "ferries"},\n' * 17),
    ("too_many_rows", "city", LAST_CITY, LAST_CITY * 196),
    ("too_many_rows", "route", LAST_ROUTE, LAST_ROUTE * 236),
    ("too_many_rows", "ticket", LAST_TICKET, LAST_TICKET * 113),
    # texts and ids
    ("empty_text", "name", 'name = "The Isle"', 'name = " "'),
    ("text_too_long", "name", "The Isle", "The Isle" * 20),
    ("unprintable_text", "city 4 (dune)", '"Dune"', r'"Du\nne"'),
    ("bad_id", "id", 'id = "isle"', 'id = "The Isle"'),
    ("bad_id", "city 4 (Dune)", 'id = "dune"', 'id = "Dune"'),
    ("bad_id", "city 4 (dúne)", 'id = "dune"', 'id = "dúne"'),
    ("bad_id", "city 4 (dune-2)", 'id = "dune"', 'id = "dune-2"'),
    ("bad_id", "rules 6 (souvenirs)", '"owl"', '"an owl"'),
    ("bad_row_id", "route 6 (low line)", 'id = "low-line.x"', 'id = "low line"'),
    ("bad_row_id", "ticket 7 (Whole)", 'id = "whole"', 'id = "Whole"'),
    ("duplicate_id", "city 6 (dune)", 'id = "fen"', 'id = "dune"'),
    ("duplicate_id", "route 6 (ash-bay.2)", 'id = "low-line.x"', 'id = "ash-bay.2"'),
    ("duplicate_id", "ticket 7 (bay-fen)", 'id = "whole"', 'id = "bay-fen"'),
    # cities
    ("half_a_place", "city 1 (ash)", "lat = 50.5, ", ""),
    ("half_a_place", "city 1 (ash)", "lon = 1.5, ", ""),
    ("half_a_place", "city 3 (cliff)", "x = 0.25, ", ""),
    ("half_a_place", "city 5 (elm)", ", y = 0.5}", "}"),
    ("no_place", "city 1 (ash)", "lat = 50.5, lon = 1.5, ", ""),
    ("unknown_city", "route 5 (dune-elms)", '["dune", "elm"]', '["dune", "elms"]'),
    ("unknown_city", "ticket 3 (bay-fenn)", '["bay", "fen"]', '["bay", "fenn"]'),
    ("unknown_city", "rules (alvin)", 'city = "fen"', 'city = "fern"'),
    ("not_two_cities", "route 5", '["dune", "elm"]', '["dune"]'),
    ("not_two_cities", "ticket 3", '["bay", "fen"]', '["bay", "fen", "ash"]'),
    ("route_to_itself", "route 5 (dune-dune)", '["dune", "elm"]', '["dune", "dune"]'),
    ("ticket_to_itself", "ticket 3 (bay-bay)", '["bay", "fen"]', '["bay", "bay"]'),
    ("city_without_routes", "city 6 (fen)", LAST_ROUTE, ""),
    # routes
    ("unknown_choice", "route 5 (dune-elm)", 'color = "blue"', 'color = "bleu"'),
    ("unknown_choice", "route 5 (dune-elm)", 'color = "blue"', 'color = "wild"'),
    ("color_not_in_deck", "route 5 (dune-elm)", 'color = "blue"', 'color = "white"'),
    ("route_too_long", "route 3 (bay-cliff)", "cars = 12", "cars = 2"),
    ("no_points", "route 3 (bay-cliff)", ", 3 = 4}", "}"),
    ("bad_number_key", "points", "3 = 4}", "03 = 4}"),
    ("bad_number_key", "points", "3 = 4}", "3 = 4, 0 = 1}"),
    ("bad_number_key", "points", "3 = 4}", "three = 4}"),
    ("bad_number_key", "rules 6 (souvenirs)", "stack = {2 = 2, 3 = 3}", "stack = {2 = 2, 7 = 3}"),
    ("empty_list", "points", "{1 = 1, 2 = 2, 3 = 4}", "{}"),
    ("ferry_without_rule", "route 3 (bay-cliff)", '  {name = "ferries"},\n', ""),
    ("tunnel_without_rule", "route 4 (cliff-dune)", '  {name = "tunnels", reveal = 3},\n', ""),
    ("ferry_too_large", "route 3 (bay-cliff)", "ferry = 2", "ferry = 4"),
    ("ferry_too_few_wilds", "route 3 (bay-cliff)", "wilds = 4", "wilds = 1"),
    ("parallel_lengths", "route 2 (ash-bay.2)", '["bay", "ash"], length = 2', '["bay", "ash"], length = 3'),
    # players, cards, tickets
    ("players_reversed", "players", "{from = 2, to = 3}", "{from = 3, to = 2}"),
    ("too_few_player_colors", "player_colors", ', "pink"]', "]"),
    ("unknown_choice", "player_colors", '"pink"', '"pinc"'),
    ("duplicate_name", "player_colors", '"pink"', '"blue"'),
    ("unknown_choice", "cards", 'colors = ["red", "green"', 'colors = ["red", "gren"'),
    ("unknown_choice", "cards", 'colors = ["red", "green"', 'colors = ["red", "gray"'),
    ("duplicate_name", "cards", 'colors = ["red", "green"', 'colors = ["red", "red"'),
    ("empty_list", "cards", 'colors = ["red", "green", "blue"]', "colors = []"),
    ("too_few_cards", "cards", "hand = 2", "hand = 6"),
    ("unknown_choice", "tickets", '"out"', '"away"'),
    ("keep_too_many", "tickets", "keep = 2", "keep = 4"),
    ("keep_too_many", "tickets", "draw_keep = 1", "draw_keep = 3"),
    ("offer_too_large", "tickets", "deal = 2, long = 1", "deal = 5, long = 2"),
    ("offer_too_large", "tickets", "deal = 2, long = 1", "deal = 7, long = 0"),
    ("offer_too_large", "tickets", "draw = 2", "draw = 7"),
    ("too_few_tickets", "tickets", "deal = 2", "deal = 3"),
    ("too_few_long_tickets", "tickets", "long = 1", "long = 2"),
    # rules
    ("unknown_rule", "rules 2 (tunels)", '"tunnels"', '"tunels"'),
    ("duplicate_rule", "rules 2 (ferries)", '{name = "tunnels", reveal = 3}', '{name = "ferries"}'),
    ("alvin_without_markers", "rules (alvin)", '  {name = "markers", each = 3, cost = 2},\n', ""),
    ("too_few_symbols", "rules (souvenirs)", SOUVENIRS, 'symbols = ["oak"]'),
    ("duplicate_name", "rules 6 (souvenirs)", '"owl"', '"oak"'),
    ("empty_list", "rules 6 (souvenirs)", SOUVENIRS, "symbols = []"),
    ("too_many_rows", "rules 6 (souvenirs)", SOUVENIRS, f"symbols = {[f's{n}' for n in range(13)]}"),
    ("too_few_cities_for_stacks", "rules (souvenirs)", SOUVENIRS, f"symbols = {[f's{n}' for n in range(7)]}"),
    ("stack_starts_late", "rules (souvenirs)", "placed = {2 = 1}", "placed = {3 = 1}"),
    ("table_length", "rules (souvenirs)", "table = [0, 0, 2, 4]", "table = [0, 0, 2]"),
    ("table_length", "rules (souvenirs)", "table = [0, 0, 2, 4]", "table = [0, 0, 2, 4, 6]"),
    ("table_falls", "rules (souvenirs)", "table = [0, 0, 2, 4]", "table = [0, 3, 2, 4]"),
    ("unknown_choice", "ties", '"tickets", "stations"', '"cards", "stations"'),
    ("duplicate_name", "ties", '"tickets", "stations"', '"stations", "stations"'),
    ("tie_without_rule", "ties", '  {name = "stations", each = 2, unbuilt = 4},\n', ""),
    ("tie_without_rule", "ties", '  {name = "longest_path", points = 10},\n', ""),
]


@pytest.mark.parametrize(("code", "row", "old", "new"), FAULTS, ids=lambda part: part[:30] if part.islower() else "")
def test_a_fault_says_what_and_where(code: str, row: str, old: str, new: str) -> None:
    error = fault(changed((old, new)))
    assert (error.code, error.params["row"]) == (code, row)
    assert error.params["file"] == "isle.toml"
    assert str(error.params["where"]).startswith("isle.toml")


def test_many_parallel_tracks() -> None:
    row = '  {cities = ["ash", "bay"], length = 2, color = "red"},\n'
    error = fault(changed((row, row * 3)))
    assert (error.code, error.params["row"]) == ("parallel_too_many", "route 4 (ash-bay.4)")


def test_a_ticket_between_two_islands() -> None:
    error = fault(changed(('  {cities = ["cliff", "dune"], length = 1, color = "green", tunnel = true},\n', "")))
    assert (error.code, error.params["row"]) == ("ticket_unreachable", "ticket 1 (ash-dune)")


def test_a_route_that_no_hand_can_pay() -> None:
    cards = ("each = 6, wilds = 4", "each = 6, wilds = 2")
    route = ('length = 3, color = "gray"},\n]', 'length = 9, color = "gray"},\n]')
    error = fault(changed(cards, route, ("3 = 4}", "3 = 4, 9 = 27}")))
    assert (error.code, error.params["cards"]) == ("route_unpayable", 8)


def test_too_few_start_cities() -> None:
    """WEST-1, ALV-1: three players and Alvin need four cities."""
    text = """
id = "dot"
name = "Dot"
players = {from = 2, to = 3}
player_colors = ["blue", "red", "green"]
cars = 5
cards = {colors = ["red"], each = 20, wilds = 2}
hand = 2
tickets = {deal = 1, keep = 1, refused = "out", draw = 1, draw_keep = 1}
points = {1 = 1}
parallel_from = 3
rules = [{name = "markers", each = 1, cost = 2}, {name = "alvin", city = "a", capture = 1, hold = 1}]
ties = []
city = [
  {id = "a", name = "A", x = 0, y = 0},
  {id = "b", name = "B", x = 1, y = 0},
  {id = "c", name = "C", x = 1, y = 1},
]
route = [{cities = ["a", "b"], length = 1, color = "red"}, {cities = ["b", "c"], length = 1, color = "red"}]
ticket = [{cities = ["a", "b"], points = 1}, {cities = ["b", "c"], points = 1}, {cities = ["a", "c"], points = 2}]
"""
    assert fault(text).code == "too_few_start_cities"


def test_souvenir_places_without_the_rule() -> None:
    rule = next(line for line in SMALL.splitlines() if '"souvenirs"' in line) + "\n"
    error = fault(changed((rule, "")))
    assert (error.code, error.params["row"]) == ("souvenir_without_rule", "city 1 (ash)")


@pytest.mark.parametrize("key", ["city", "route", "ticket"])
def test_empty_lists(key: str) -> None:
    start = SMALL.index(f"{key} = [")
    end = SMALL.index("\n]", start) + 2
    error = fault(SMALL[:start] + f"{key} = []" + SMALL[end:])
    assert (error.code, error.params["key"]) == ("empty_list", key)


def test_long_tickets_are_ordinary_where_none_are_dealt_apart() -> None:
    assert parse_board(changed(("deal = 2, long = 1", "deal = 3")), "isle.toml").ticket_rules.long == 0


def test_near_matches() -> None:
    assert fault(changed(('["dune", "elm"]', '["dune", "elms"]'))).params["near"] == "elm"
    assert fault(changed(('length = 2, color = "blue"', 'lenght = 2, color = "blue"'))).params["near"] == "length"
    assert fault(changed(('"tunnels"', '"tunels"'))).params["near"] == "tunnels"
    assert fault(changed(('"elm"], length', '"Elm"], length'))).params["near"] == "elm"
    assert fault(changed(('["dune", "elm"]', '["dune", "qqq"]'))).params["close"] == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("cars = 12", "cars = 0"),
        ("draw_keep = 1", "draw_keep = 9"),
        ("reveal = 3", "reveal = 0"),
        ('city = "fen"', 'city = "nowhere"'),
        ("lat = 50.5", "lat = 99"),
        ("ferry = 2", "ferry = 9"),
        ("points = 11", "points = 0"),
    ],
)
def test_line_numbers(old: str, new: str) -> None:
    error = fault(changed((old, new)))
    assert error.params["line"] == line_of(old)
    assert str(error.params["where"]).startswith(f"isle.toml:{line_of(old)}, ")


def test_line_numbers_under_headings() -> None:
    """Rows may also be written as [[route]]."""
    start = SMALL.index("ticket = [")
    tickets = "".join(f'[[ticket]]\ncities = ["ash", "{city}"]\npoints = 5\n\n' for city in ("bay", "cliff", "nowhere"))
    text = SMALL[:start] + tickets
    error = fault(text)
    assert error.code == "unknown_city"
    assert error.params["line"] == line_of('[[ticket]]\ncities = ["ash", "nowhere"]', text)


def test_rows_that_share_a_line_have_no_line_number() -> None:
    row = '{cities = ["dune", "elm"], length'
    error = fault(changed((f",\n  {row}", f", {row}"), ("ferry = 2", "ferry = 9")))
    assert error.params["line"] == 0
    assert error.params["where"] == "isle.toml, route 3 (bay-cliff)"


def test_not_toml_says_the_line() -> None:
    error = fault(changed(("hand = 2", "hand 2")))
    assert (error.code, error.params["line"]) == ("not_toml", line_of("hand = 2"))
    assert fault("").code == "missing_key"
    assert fault(SMALL + "\ncars = 3").code == "not_toml"
    assert fault(SMALL[: SMALL.index("Élm")]).code == "not_toml"


@pytest.mark.parametrize(
    "value",
    [
        "[" * 5000,
        "[" * 5000 + "]" * 5000,
        "{a = " * 5000 + "1" + "}" * 5000,
        "[" * 150 + "]" * 150,
        "9" * 5000,
        "0x" + "f" * 50_000,
        "1e999999",
        '"' + "x" * 100_000 + '"',
        "[" + "1, " * 20_000 + "]",
    ],
    ids=lambda value: f"{value[:5]} {len(value)}",
)
def test_deep_and_huge_values(value: str) -> None:
    for key in ("cars", "rules", "city", "players", "name"):
        head = "" if key != "cars" else 'id = "isle"\nname = "x"\n'
        assert fault(f"{head}{key} = {value}").code


def test_nested_lists() -> None:
    assert fault("cars = " + "[" * 5000).code == "nested_too_deep"


def test_keys_of_many_parts() -> None:
    assert fault("a" + ".a" * 50_000 + " = 1").code == "nested_too_deep"
    assert fault("[a" + ".a" * 50_000 + "]").code == "nested_too_deep"
    assert fault("a" + ".a" * 1500 + " = 1").code == "nested_too_deep"
    assert fault("a" + ".a" * 5 + " = 1").code != "nested_too_deep"


HOSTILE = {
    "many lines of long keys": "\n".join(f"a{line}" + ".a" * 2000 + " = 1" for line in range(60)),
    "a long header over many lines": "[a" + ".a" * 1900 + "]\n" + "\n".join(f"k{line}=1" for line in range(25_000)),
    "quoted parts": "\n".join(f'"a{line}"' + " . 'a'" * 2000 + " = 1" for line in range(20)),
    "keys in inline tables": "x = [" + ",".join("{a" + ".a" * 1900 + "=1}" for _ in range(60)) + "]",
    "a string that is never closed": '"""' + '\\"""' * 60_000,
    "a backslash at the end": '"""\\' * 60_000,
    "one long word": "a" * 250_000,
    "spaces": "a" + " " * 250_000,
    "quotes": '"' * 250_000,
    "apostrophes": "'" * 250_000,
}


@pytest.mark.parametrize("text", HOSTILE.values(), ids=HOSTILE.keys())
def test_no_text_takes_long_to_refuse(text: str) -> None:
    """64 lines of 2,000 dots took 3 s of CPU, and a long header over many lines as much: dots were counted by line."""
    start = process_time()
    assert fault(text).code
    assert process_time() - start < 1.0


def test_dots_in_strings_and_comments_are_only_text() -> None:
    dots = "St. " * 3000
    for line in (f"# {dots}", f'note = "{dots[:900]}"', f"note = '{dots[:900]}'", f'note = """{dots[:900]}"""'):
        text = SMALL.replace('note = "Made for tests."', line)
        assert line in text
        assert parse_board(text, "isle.toml").name == "The Isle"


def test_huge_text() -> None:
    assert fault("#" * 300_000).code == "file_too_large"
