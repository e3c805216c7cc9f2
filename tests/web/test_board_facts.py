"""The page's tests are about the boards as they are now."""

from __future__ import annotations

from tests.web.board_facts import TARGET, text


def test_the_facts_for_the_page_are_current() -> None:
    assert TARGET.read_text("utf-8") == text(), "run: uv run python -m tests.web.board_facts"
