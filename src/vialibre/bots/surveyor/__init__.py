"""Surveyor: one plan for all its tickets; an action is worth what it saves of the plan's turns, and what it brings."""

from vialibre.bots.surveyor.bot import Surveyor

__all__ = ["Surveyor"]
