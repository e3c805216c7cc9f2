"""All faults of a file at once, each with its place."""

from __future__ import annotations

from tests.boards.board_text import SMALL, changed, line_of

from vialibre.boards.load import MOST_FAULTS, read_board_text


def test_a_sound_board_has_no_faults() -> None:
    reading = read_board_text(SMALL, "isle.toml")
    assert reading.faults == ()
    assert reading.board is not None
    assert reading.board.id == "isle"


def test_keys_types_and_sizes_are_told_together() -> None:
    text = changed(
        ("cars = 12", 'cars = "12"'),
        ("hand = 2", "hand = 2\nwagons = 3"),
        ('length = 2, color = "blue"', 'length = 0, color = "blue"'),
        ('name = "Dune", ', ""),
        ("reveal = 3", "reveals = 3"),
        (", points = 11", ""),
    )
    reading = read_board_text(text, "isle.toml")
    assert reading.board is None
    found = {(fault.code, fault.params["kind"], fault.params["index"]): fault for fault in reading.faults}
    assert set(found) == {
        ("unknown_key", "", -1),
        ("wrong_type", "setting", -1),
        ("unknown_key", "rules", 1),
        ("missing_key", "city", 3),
        ("too_small", "route", 4),
        ("missing_key", "ticket", 6),
    }
    assert found["too_small", "route", 4].params["line"] == line_of('["dune", "elm"]', text)
    assert found["wrong_type", "setting", -1].params["row"] == "cars"


def test_what_things_mean_is_told_together() -> None:
    text = changed(
        ('["dune", "elm"]', '["dune", "elms"]'),
        ('["bay", "fen"]', '["bay", "bay"]'),
        ("{from = 2, to = 3}", "{from = 3, to = 2}"),
        ("table = [0, 0, 2, 4]", "table = [0, 3, 2]"),
        ('["bay", "ash"], length = 2', '["bay", "ash"], length = 3'),
    )
    codes = [fault.code for fault in read_board_text(text, "isle.toml").faults]
    assert codes[:3] == ["unknown_city", "ticket_to_itself", "players_reversed"]
    assert {"table_length", "table_falls", "parallel_lengths"} <= set(codes)
    assert "city_without_routes" not in codes  # that would follow from the misspelt city


def test_what_is_no_toml_is_one_fault() -> None:
    (fault,) = read_board_text("id = \n", "isle.toml").faults
    assert (fault.code, fault.params["line"], fault.params["kind"]) == ("not_toml", 1, "")


def test_nobody_is_told_hundreds() -> None:
    routes = "\n".join('  {cities = ["ash", "bay"], length = 0, color = "red"},' for _ in range(200))
    reading = read_board_text(changed(("route = [\n", f"route = [\n{routes}\n")), "isle.toml")
    assert len(reading.faults) == MOST_FAULTS
