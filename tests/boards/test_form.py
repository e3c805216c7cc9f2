"""The form asks for exactly what a board file may say: every bound of it is the bound of the reader."""

from __future__ import annotations

from copy import deepcopy
from typing import Any

import pytest

from vialibre import load_board
from vialibre.boards.build import RULES
from vialibre.boards.dump import board_as_data
from vialibre.boards.form import RULE_FORMS, SETTINGS, Field, blank
from vialibre.boards.load import Reading, read_board_text
from vialibre.boards.write import board_text
from vialibre.errors import BoardError

WHOLE = ("id", "name", "rules", "city", "route", "ticket")


def reading(data: dict[str, Any]) -> Reading:
    return read_board_text(board_text(data), "form.toml")


def complaints(data: dict[str, Any]) -> set[str]:
    return {fault.code for fault in reading(data).faults}


def put(data: dict[str, Any], key: str, value: object) -> dict[str, Any]:
    changed = deepcopy(data)
    outer, _, inner = key.partition(".")
    if inner:
        changed[outer][inner] = value
    else:
        changed[outer] = value
    return changed


def with_rule(name: str, settings: dict[str, Any]) -> dict[str, Any]:
    return {**board_as_data(load_board("usa")), "ties": [], "rules": [{"name": name, **settings}]}


def defaults(name: str) -> dict[str, Any]:
    rule = next(rule for rule in RULE_FORMS if rule.name == name)
    plain = {field.key: "denver" if field.kind == "city" else field.default for field in rule.fields}
    return {key: list(value) if isinstance(value, tuple) else value for key, value in plain.items()}


WITH_OTHERS = ("tickets.long", "tickets.keep", "tickets.draw_keep")
"""How many these may be depends on how many are dealt; never more than an offer."""
NUMBERS = [field for field in SETTINGS if field.kind == "number"]
RULE_NUMBERS = [(rule.name, field) for rule in RULE_FORMS for field in rule.fields if field.kind == "number"]


@pytest.mark.parametrize("field", NUMBERS, ids=lambda field: field.key)
def test_settings_have_the_readers_bounds(field: Field) -> None:
    usa = board_as_data(load_board("usa"))
    outside = {"too_small", "too_large", "offer_too_large"}
    together = {"keep_too_many"} if field.key in WITH_OTHERS else set()
    assert not complaints(put(usa, field.key, field.least)) & outside
    assert complaints(put(usa, field.key, field.least - 1)) & outside
    assert complaints(put(usa, field.key, field.most + 1)) & (outside | together)
    if field.key not in WITH_OTHERS:
        assert not complaints(put(usa, field.key, field.most)) & outside


@pytest.mark.parametrize(("name", "field"), RULE_NUMBERS, ids=lambda one: getattr(one, "key", one))
def test_rules_have_the_readers_bounds(name: str, field: Field) -> None:
    outside = {"too_small", "too_large"}
    for value in (field.least, field.most):
        assert not complaints(with_rule(name, {**defaults(name), field.key: value})) & outside
    assert complaints(with_rule(name, {**defaults(name), field.key: field.least - 1})) & outside
    assert complaints(with_rule(name, {**defaults(name), field.key: field.most + 1})) & outside


def test_every_rule_and_every_setting_of_it_is_asked_for() -> None:
    assert {rule.name for rule in RULE_FORMS} == set(RULES)
    for rule in RULE_FORMS:
        assert {field.key for field in rule.fields} == set(RULES[rule.name][0])
        known = {"alvin_without_markers", "rule_unused"}  # it needs the other rule, and says so
        assert complaints(with_rule(rule.name, defaults(rule.name))) <= (known if rule.needs else set())


def test_choices_are_the_readers() -> None:
    usa = board_as_data(load_board("usa"))
    for field in SETTINGS:
        for choice in field.choices:
            value = choice if field.kind == "choice" else [choice]
            assert "unknown_choice" not in complaints(put(usa, field.key, value))
        if field.choices:
            assert "unknown_choice" in complaints(put(usa, field.key, "beige" if field.kind == "choice" else ["beige"]))


def test_a_blank_board_lacks_only_what_is_drawn() -> None:
    assert set(blank()) == {field.key.partition(".")[0] for field in SETTINGS} | set(WHOLE)
    faults: tuple[BoardError, ...] = reading(blank()).faults
    assert [(fault.code, fault.params["key"]) for fault in faults] == [
        ("empty_list", "city"),
        ("empty_list", "route"),
        ("empty_list", "ticket"),
    ]
