"""Line-by-line play without screen control, for screen readers, pipes and scripts.

Prints what happened, then the position, then a prompt; one line is one answer. A wrong answer gets an explanation and
costs nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Protocol, TextIO

from vialibre.engine.decisions import ChooseTickets
from vialibre.engine.events import TicketsKept, TicketTaken
from vialibre.engine.notation import VERBS
from vialibre.engine.view import View
from vialibre.errors import VialibreError
from vialibre.i18n import printable
from vialibre.narrate import Narrator, board_name
from vialibre.terminal.commands import COMMANDS, command_in
from vialibre.terminal.matching import ActionEntry, best_of_each, choice_of, choices, folded, matches, split_words
from vialibre.terminal.position import PositionText
from vialibre.terminal.session import LogEntry, Session

FEW = 12
"""Up to this many choices are listed without a request."""
MOST_LISTED = 60
MOST_LOGGED = 30
LEAST_LETTERS = 3
"""Shorter inputs are too easily typed by mistake."""
PAGE = 60
"""Empty lines between two players sharing a terminal."""
WAIT = 1.0
"""Seconds to wait for other players before checking again whether the game is over."""


class Lines(Protocol):
    """The source of typed lines: a file, a pipe, a terminal or a test."""

    def readline(self) -> str: ...

    def isatty(self) -> bool: ...


class Leave(Exception):
    """The user wants to leave, or the input has ended."""


def play_plain(session: Session, lang: str, *, source: Lines, target: TextIO) -> None:
    """Play to the end, or until the user leaves. Saving is up to the caller."""
    Plain(session, lang, source, target).play()


class Plain:
    """Plays one session line by line."""

    def __init__(self, session: Session, lang: str, source: Lines, target: TextIO) -> None:
        self.session = session
        self.source = source
        self.target = target
        self.narrator = Narrator(session.board, session.names, lang)
        self.lang = self.narrator.words.lang
        self.say = self.narrator.words.text
        self.position_text = PositionText(self.narrator)
        self.log: list[LogEntry] = []
        self.read_up_to = dict.fromkeys(session.own, 0)
        """How much of the log each local player has read."""
        self.at_keyboard: int | None = session.own[0] if len(session.own) == 1 else None
        self.pending: str | None = None
        """A line typed ahead, such as the next action instead of Enter."""
        self.listed: list[ActionEntry] = []

    def play(self) -> None:
        """Play until the game is over. Raises Leave."""
        session = self.session
        players = self.narrator.words.list_and(self.narrator.names)
        self.print(self.say("play-title", board=board_name(session.board, self.lang), players=players))
        self.print(self.say("play-how"))
        try:
            while not session.is_over:
                awaited = session.awaited()
                if awaited:
                    self.turn(awaited[0])
                else:
                    session.go_on(WAIT)
                self.look()
            self.at_keyboard = self.at_keyboard if self.at_keyboard is not None else session.own[0]
            self.print_news(self.at_keyboard)
            self.print(*self.position_text.result(session.view(None)))
        except Leave:
            self.print(self.say("play-bye"))

    # Output

    def print(self, *lines: str) -> None:
        for line in lines:
            print(line, file=self.target)
        self.target.flush()

    def look(self) -> None:
        """Collect what happened. A single local player reads it at once, each of several when it is their turn."""
        self.log += self.session.news()
        if len(self.session.own) == 1:
            self.print_news(self.session.own[0])

    def print_news(self, seat: int) -> None:
        """Print what has happened since this player last looked."""
        for one in self.log[self.read_up_to[seat] :]:
            self.print(*self.sentences(one, seat))
        self.read_up_to[seat] = len(self.log)

    def sentences(self, one: LogEntry, seat: int) -> Iterable[str]:
        """What happened in one log entry, as this seat may see it."""
        if one.said is not None:
            who = self.narrator.names[one.seat] if one.seat >= 0 else ""
            return [self.say("play-said", player=who, words=one.said) if who else one.said]
        if one.undone:
            return [self.say("play-undone", player=self.narrator.names[one.seat])]
        events = one.private if one.private and one.seat == seat else one.events
        named = any(isinstance(event, TicketTaken) for event in events)
        return [self.narrator.event(event) for event in events if not (named and isinstance(event, TicketsKept))]

    def complain(self, error: VialibreError) -> None:
        self.print(self.narrator.error(error))

    # Input

    def read(self) -> str:
        """The next line; raises Leave if there are no more."""
        if self.pending is not None:
            line, self.pending = self.pending, None
            return line
        try:
            line = self.source.readline()
        except (UnicodeDecodeError, ValueError):
            return "\ufffd"
        if not line:
            self.print("", self.say("play-input-ended"))
            raise Leave
        return printable(line.strip())

    def ask(self, prompt: str) -> str:
        print(prompt, end=" ", file=self.target, flush=True)
        line = self.read()
        if not self._echoes():
            self.print("")
        return line

    def _echoes(self) -> bool:
        """A terminal echoes what is typed, including Enter; a pipe does not."""
        return self.source.isatty()

    # One decision

    def turn(self, seat: int) -> None:
        """Prompt until this player has acted."""
        if seat != self.at_keyboard:
            self.hand_over(seat)
        self.print_news(seat)
        self.listed = []
        self.position(seat)
        while not self.answered(seat, self.ask(self.say("play-prompt", player=self.narrator.names[seat]))):
            if seat not in self.session.awaited():  # a clock ran out, or an undo changed whose turn it is
                return

    def position(self, seat: int) -> None:
        view = self.session.view(seat)
        self.print("", *self.position_text.position(view))
        legal = self.session.legal(seat)
        if chooses_tickets(view):
            self.print(self.say("play-keep-how"))
        elif len(legal) <= FEW:
            self.list(choices(self.narrator, view, legal))

    def hand_over(self, seat: int) -> None:
        self.print(*[""] * PAGE)
        line = self.ask(self.say("play-pass-keyboard", player=self.narrator.names[seat]))
        self.pending = line or None
        self.at_keyboard = seat

    def answered(self, seat: int, line: str) -> bool:
        """Execute a line. Returns whether it acted or undid, so that the prompt is answered."""
        try:
            if not line:
                self.position(seat)
                return False
            command = command_in(line, self.lang)
            if command is not None:
                return self.order(seat, *command)
            choice = self.chosen(seat, line)
            if choice is None:
                return False
            self.session.act(seat, choice)
        except VialibreError as error:
            self.complain(error)
            return False
        self.after(seat)
        return True

    def chosen(self, seat: int, line: str) -> str | None:
        """The action that a line means, in notation; None if the reply was a list or an explanation."""
        view = self.session.view(seat)
        numbers = line.replace(",", " ").split() if line.isascii() else []
        if (
            numbers
            and all(word.isdecimal() for word in numbers)
            and chooses_tickets(view)
            and (len(numbers) > 1 or not self.listed)
        ):
            return " ".join(["keep", *sorted(numbers)])
        if line.isdecimal() and line.isascii() and len(line) < 9:
            if 0 < int(line) <= len(self.listed):
                return self.listed[int(line) - 1].text
            self.print(self.say("play-no-such-number", number=line, listed=len(self.listed)))
            return None
        found = matches(line, choices(self.narrator, view, self.session.legal(seat)))
        if len(found) == 1 and (line in (found[0].text, found[0].typed) or says_enough(line)):
            return found[0].text
        if found:
            self.list(found)
            self.print(self.say("play-which", count=len(found)))
            return None
        if is_notation(line):
            return " ".join(line.split())
        self.print(self.say("play-nothing-found", words=line[:80]))
        return None

    def after(self, seat: int) -> None:
        """Let the player look at the result, and undo while that is fair, before others act."""
        session = self.session
        self.log += session.news()
        self.print_news(seat)
        if session.is_over or seat in session.awaited():
            return
        changes_hands = any(other != seat for other in session.awaited())
        if not session.may_undo(seat) and not changes_hands:
            return
        undoable = "yes" if session.may_undo(seat) else "no"
        line = self.ask(self.say("play-pause", undo=undoable))
        if line and command_in(line, self.lang) == ("undo", ""):
            self.take_back(seat)
        else:
            self.pending = line or None

    def take_back(self, seat: int) -> None:
        self.session.undo(seat)
        self.log += self.session.news()
        self.print_news(seat)

    # Lists and commands

    def list(self, found: Sequence[ActionEntry]) -> None:
        """Print numbered choices. The numbers are valid until the next list."""
        self.listed = list(found[:MOST_LISTED])
        for number, choice in enumerate(self.listed, 1):
            self.print(self.say("play-choice", number=number, sentence=choice.sentence, typed=choice.typed))
        if len(found) > MOST_LISTED:
            self.print(self.say("play-more", count=len(found) - MOST_LISTED))

    def order(self, seat: int, command: str, more: str) -> bool:
        """Execute a command. Only an undo answers the prompt."""
        session = self.session
        view = session.view(seat)
        match command:
            case "help":
                self.help()
            case "actions":
                self.actions(seat, more)
            case "tickets":
                self.print(*self.position_text.tickets(view))
                self.print(self.say("play-tickets-draw"))
            case "board":
                self.board(seat, more)
            case "hint":
                self.hint(seat)
            case "undo":
                self.take_back(seat)
                return True
            case "log":
                entries = self.log[: self.read_up_to[seat]]
                lines = [line for one in entries for line in self.sentences(one, seat)]
                self.print(*lines[-MOST_LOGGED:])
            case "score":
                self.print(*self.position_text.scores(view), *self.position_text.board_facts(view))
            case "save":
                self.save(more)
            case _:
                raise Leave
        return False

    def help(self) -> None:
        self.print(self.say("play-help"))
        for command in COMMANDS:
            word = self.say("play-command-word", command=command)
            self.print(self.say("play-help-line", word=word, about=self.say("play-command-help", command=command)))

    def actions(self, seat: int, words: str) -> None:
        view, legal = self.session.view(seat), self.session.legal(seat)
        if words:
            found = matches(words, choices(self.narrator, view, legal))
        else:
            decision = next((one for one in view.awaiting if one.seat == seat), None)
            found = [choice_of(self.narrator, view, number, decision) for number in best_of_each(view, legal)]
        if not found:
            self.print(self.say("play-nothing-found", words=words[:80]))
        self.list(found)
        if not words and len(found) < len(legal):
            self.print(self.say("play-more-ways", count=len(legal) - len(found)))

    def board(self, seat: int, name: str) -> None:
        view = self.session.view(seat)
        if not name:
            self.print(*self.position_text.networks(view))
            return
        wanted = split_words(name)
        rows = self.session.board.cities
        found = [
            city
            for city in rows
            if all(any(w.startswith(x) for w in split_words(city.name)) for x in wanted) and wanted
        ]
        found = [city for city in found if folded(city.name) == folded(name)] or found
        if not found:
            self.print(self.say("play-no-city", city=name[:80]))
        for city in found:
            self.print(*self.position_text.city(view, city))

    def hint(self, seat: int) -> None:
        view = self.session.view(seat)
        text = self.session.hint(seat)
        (choice,) = matches(text, choices(self.narrator, view, self.session.legal(seat)))
        self.listed = [choice]
        self.print(self.say("play-hint", sentence=choice.sentence, typed=choice.typed))

    def save(self, name: str) -> None:
        if not name:
            self.print(self.say("play-save-where"))
            return
        path = Path(name).expanduser()
        self.session.save(path)
        self.print(self.say("play-saved", file=str(path)))


def chooses_tickets(view: View) -> bool:
    """Whether the viewer must choose tickets now."""
    return any(isinstance(decision, ChooseTickets) and decision.seat == view.seat for decision in view.awaiting)


def says_enough(line: str) -> bool:
    """Whether words may be acted upon at once if only one action matches: not a typo, nor a verb alone."""
    return len("".join(split_words(line))) >= LEAST_LETTERS and line.casefold() not in VERBS


def is_notation(line: str) -> bool:
    """Whether a line is meant as an action in notation, right or wrong: the rules then explain what is wrong."""
    return line.split()[0] in VERBS
