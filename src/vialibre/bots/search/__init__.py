"""Bots that search: they try candidates in sampled worlds before they choose."""

from vialibre.bots.search.baron import Baron
from vialibre.bots.search.dispatcher import Dispatcher

__all__ = ["Baron", "Dispatcher"]
