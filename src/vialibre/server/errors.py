"""Errors that the server answers with."""

from __future__ import annotations

from vialibre.errors import VialibreError


class Refused(VialibreError):
    """Command or request rejected: nothing was changed."""
