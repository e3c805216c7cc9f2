"""A bot in thirty lines: it waits for long routes, which score most for their cars."""

from __future__ import annotations

from vialibre import Turn
from vialibre.actions import Action, DrawBlind, DrawFaceUp, KeepTickets


class Patient:
    def decide(self, turn: Turn) -> Action:
        kept = [action for action in turn.actions if isinstance(action, KeepTickets)]
        if kept:  # few tickets
            return min(kept, key=lambda action: len(action.places))
        cars = turn.view.seats[turn.view.seat].cars
        patience = 4 if cars > 10 and turn.view.last_turns is None else 1
        claims = [claim for claim in turn.claims if claim.route.length >= patience]
        if claims:  # the most points, with as few wilds as possible
            return max(claims, key=lambda claim: (claim.points, claim.ticket_help, -claim.wilds)).action
        draws = [action for action in turn.actions if isinstance(action, DrawFaceUp) and action.color != "wild"]
        held = max(draws, key=lambda action: turn.hand[action.color], default=None)
        if held is not None and turn.hand[held.color] > 0:
            return held
        return DrawBlind() if DrawBlind() in turn.actions else turn.actions[0]
