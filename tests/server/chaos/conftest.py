"""Fixtures for the tests of what happens when things break."""

from tests.server.chaos.inside import quick_hub
from tests.server.chaos.servers import compiled_modules

__all__ = ["compiled_modules", "quick_hub"]
