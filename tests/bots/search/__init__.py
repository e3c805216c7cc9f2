"""Bots that search: fair, deterministic where they promise it, within their time, and never in the way of the rules."""
