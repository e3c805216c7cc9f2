"""axe-core finds nothing serious on any page, light and dark, large and small."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.system_parts import need
from tests.web.conftest import NewPerson
from tests.web.pages import PAGES

AXE = Path(__file__).parents[2] / "web/node_modules/axe-core/axe.min.js"
RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] });
  return violations
    .filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html.slice(0, 120)).join(' | ')}`);
}"""


@pytest.mark.parametrize(("size", "scheme"), [((1280, 800), "light"), ((360, 640), "dark")])
@pytest.mark.parametrize("page", PAGES)
def test_nothing_serious(person: NewPerson, page: str, size: tuple[int, int], scheme: str) -> None:
    need("axe-core (npm ci in web/)", AXE.exists())
    one = person("Ana", size=size, color_scheme=scheme)
    PAGES[page](one)
    one.page.evaluate(AXE.read_text("utf-8"))
    assert one.page.evaluate(RUN) == []
