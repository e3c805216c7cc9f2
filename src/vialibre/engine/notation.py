"""Actions as text, for people, logs and records: `claim paris-zurich red+1`. docs/notation.md describes it."""

from __future__ import annotations

import difflib

from vialibre.engine.action_kinds import ACTION_KINDS, ActionKind, kind_of_action
from vialibre.engine.actions import Action
from vialibre.engine.arguments import payment_text as payment_text
from vialibre.errors import BadAction

MAX_TEXT = 200

VERBS = tuple(dict.fromkeys(kind.verb for kind in ACTION_KINDS))
"""The first words of all actions."""


class _Form:
    """What may follow a verb: one of some fixed words, each an action of its own, or the arguments of one kind."""

    def __init__(self, verb: str) -> None:
        self.kind = next(kind for kind in ACTION_KINDS if kind.verb == verb)
        self.literals: dict[str, ActionKind] = {}
        for kind in ACTION_KINDS:
            for text in (f"{kind.verb} {kind.literal}", *kind.also):
                first, _, literal = text.partition(" ")
                if first == verb and literal:
                    self.literals[literal] = kind
        forms = [argument.form for argument in self.kind.arguments]
        self.words = sum(len(form.split()) for form in forms) if all(forms) else None
        """How many; None for any number."""
        self.usage = "|".join([" ".join([verb, *forms]), *self.literals])

    def read(self, text: str, rest: list[str]) -> Action:
        if len(rest) == 1 and rest[0] in self.literals:
            return self.literals[rest[0]].action()
        if self.words is not None and len(rest) != self.words:
            raise BadAction("bad_form", text=text, form=self.usage)
        values: list[object] = []
        for argument in self.kind.arguments:
            count = len(argument.form.split()) or len(rest)
            values += argument.read(text, rest[:count], tuple(self.literals))
            rest = rest[count:]
        return self.kind.action(*values)


_FORMS = {verb: _Form(verb) for verb in VERBS}


def format_action(action: Action) -> str:
    kind = kind_of_action(action)
    words = [kind.verb, kind.literal] if kind.literal else [kind.verb]
    values = [getattr(action, field) for field in kind.fields]
    for argument in kind.arguments:
        count = len(argument.fields)
        if written := argument.write(values[:count]):
            words.append(written)
        values = values[count:]
    return " ".join(words)


def parse_action(text: str) -> Action:
    """Read a line such as `claim paris-zurich red+1`; raises BadAction. Ids are checked when it meets a board."""
    words = text[: MAX_TEXT + 1].split() if isinstance(text, str) else []
    if not words or len(text) > MAX_TEXT:
        raise not_an_action(text)
    verb, *rest = words
    form = _FORMS.get(verb)
    if form is None:
        near = difflib.get_close_matches(verb, VERBS, n=1)
        raise BadAction("unknown_verb", verb=verb, known=near[0] if near else ", ".join(VERBS))
    return form.read(text, rest)


def not_an_action(thing: object) -> BadAction:
    """The error for a value that is not an action, of any type."""
    shown = thing if isinstance(thing, str) else repr(thing)
    return BadAction("not_an_action", text=shown[:MAX_TEXT], known=", ".join(VERBS))
