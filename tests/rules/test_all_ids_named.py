"""Every rule of docs/rules.md has a test that names it, and is found by its name."""

from __future__ import annotations

from tests.rules.ids import in_name, named_tests, names, rule_ids


def test_the_ids_are_found() -> None:
    ids = rule_ids()
    assert len(ids) == len(set(ids)) > 60
    assert {"SET-1", "TUN-6", "ALV-1", "INFO-3"} <= set(ids)


def test_every_id_has_a_test() -> None:
    assert set(rule_ids()) - {rule_id for test in named_tests() for rule_id in test.ids} == set()


def test_every_test_names_a_rule_that_exists() -> None:
    known = set(rule_ids())
    assert [test for test in named_tests() if not test.ids or not known.issuperset(test.ids)] == []


def test_docstring_and_name_agree() -> None:
    """So that `-k draw_3` finds every test that says DRAW-3, and no other."""
    for test in named_tests():
        assert {rule_id for rule_id in rule_ids() if names(test.name, rule_id)} == set(test.ids), test
        assert test.name.startswith(f"test_{in_name(test.ids[0])}_"), test


def test_no_test_is_hidden_by_another() -> None:
    assert len({test.name for test in named_tests()}) == len(named_tests())
