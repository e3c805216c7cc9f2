"""The page's tests are about the boards as they are now, and about the example of docs/fair-deal.md."""

from __future__ import annotations

from tests.web import board_facts, verify_facts


def test_the_facts_for_the_page_are_current() -> None:
    assert board_facts.TARGET.read_text("utf-8") == board_facts.text(), "run: uv run python -m tests.web.board_facts"


def test_the_example_for_the_check_of_the_deal_is_current() -> None:
    assert verify_facts.TARGET.read_text("utf-8") == verify_facts.text(), "run: uv run python -m tests.web.verify_facts"
