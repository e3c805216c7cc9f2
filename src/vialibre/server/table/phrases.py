"""Quick phrases and emotes: only keys are sent; each client shows them in its own language (locale/*/table.ftl)."""

from __future__ import annotations

PHRASES = (
    "hello",
    "good-luck",
    "well-played",
    "thanks",
    "sorry",
    "your-turn",
    "one-moment",
    "hurry",
    "nice-route",
    "that-was-mine",
    "so-close",
    "again",
    "good-game",
    "bye",
    "smile",
    "laugh",
    "wow",
    "sad",
    "angry",
    "think",
    "train",
)
