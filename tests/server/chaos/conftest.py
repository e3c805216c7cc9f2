"""Fixtures for the tests of what happens when things break."""

from tests.server.chaos.inside import quick_hub

__all__ = ["quick_hub"]
