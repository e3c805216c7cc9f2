"""Finds actions from typed words: "mar red" matches claims of routes with a city like Marseille that red cards can pay.

Case, accents and order do not matter. A word may come from the notation, the sentence in the user's language or the
name of a color, and may be abbreviated.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass

from vialibre.analysis.payments import payments
from vialibre.engine.actions import Action, DrawTickets
from vialibre.engine.decisions import Decision
from vialibre.engine.game import board_index
from vialibre.engine.notation import format_action
from vialibre.engine.numbering import action_of
from vialibre.engine.view import View
from vialibre.narrate import Narrator

DRAW_TICKETS = "draw tickets"
"""What is typed for the action `tickets`, since that word alone shows the player's own tickets."""
_WORD = re.compile(r"[^\W_]+")
_LETTERS = str.maketrans({"ø": "o", "æ": "ae", "œ": "oe", "ł": "l", "đ": "d", "ð": "d", "þ": "th", "ı": "i"})


@dataclass(frozen=True, slots=True)
class ActionEntry:
    """A legal action, ready to be listed and searched."""

    number: int
    text: str
    """In notation."""
    sentence: str
    words: frozenset[str]
    """All words that match it, without accents."""

    @property
    def typed(self) -> str:
        """What to type for it."""
        return DRAW_TICKETS if self.text == "tickets" else self.text


def choices(narrator: Narrator, view: View, legal: Sequence[int]) -> list[ActionEntry]:
    """The viewer's legal actions, short ones first, payments in sensible order."""
    decision = next((one for one in view.awaiting if one.seat == view.seat), None)
    return [choice_of(narrator, view, number, decision) for number in in_order(view, legal)]


def choice_of(narrator: Narrator, view: View, number: int, decision: Decision | None) -> ActionEntry:
    """The entry for one legal action."""
    action = action_of(board_index(view.board), number)
    text, sentence = format_action(action), narrator.action(action, decision)
    return ActionEntry(number, text, sentence, frozenset(split_words(f"{text} {sentence} {_more(narrator, action)}")))


def in_order(view: View, legal: Sequence[int]) -> list[int]:
    """Cards and tickets, then what has a price: for each place the most sensible payment first."""
    ways = payments(view, legal)
    paid = [*ways.extra]
    for places in (ways.markers, ways.routes, ways.stations):
        paid += [number for numbers in places.values() for number in numbers]
    known = set(paid)
    return [number for number in legal if number not in known] + paid


def best_of_each(view: View, legal: Sequence[int]) -> list[int]:
    """The same with one payment for each route and marker, and without stations: a short overview."""
    ways = payments(view, legal)
    best = [numbers[0] for places in (ways.markers, ways.routes) for numbers in places.values()]
    known = {
        number for places in (ways.markers, ways.routes, ways.stations) for row in places.values() for number in row
    }
    return [number for number in legal if number not in known] + best


def matches(words: str, actions: Sequence[ActionEntry]) -> list[ActionEntry]:
    """The actions that match all the words, in the given order; an exact match in notation is returned alone."""
    plain = " ".join(words.split()).casefold()
    exact = [choice for choice in actions if plain in (choice.text, choice.typed)]
    if exact:
        return exact
    wanted = split_words(words)
    return [choice for choice in actions if wanted and all(_fits(word, choice.words) for word in wanted)]


def _fits(typed: str, words: frozenset[str]) -> bool:
    if typed in words:
        return True
    return not typed.isdigit() and any(word.startswith(typed) for word in words)


def split_words(text: str) -> list[str]:
    """The words of a text, in lower case and without accents."""
    return _WORD.findall(folded(text))


def folded(text: str) -> str:
    """In lower case and without accents."""
    apart = unicodedata.normalize("NFKD", text.casefold().translate(_LETTERS))
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _more(narrator: Narrator, action: Action) -> str:
    """The color's dictionary form: in a sentence it may be inflected, as in `cartas rojas`."""
    if isinstance(action, DrawTickets):
        return DRAW_TICKETS
    color = getattr(action, "color", None)
    return "" if color is None else narrator.color(color)
