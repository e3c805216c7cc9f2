"""Ways to pay, as text: "red", "red+1", "wild"."""

from __future__ import annotations

from .board import WILD


def ways_to_pay(hand: list[str], count: int, colors: list[str], wilds_at_least: int = 0) -> set[str]:
    """Every way to pay that many cards of one of these colors, wilds replacing any (CLAIM-2, CLAIM-3, FERRY-1)."""
    ways: set[str] = set()
    for wilds in range(wilds_at_least, count + 1):
        if wilds > hand.count(WILD):
            continue
        if wilds == count:
            ways.add(WILD)
            continue
        for color in colors:
            if hand.count(color) >= count - wilds:
                ways.add(color if wilds == 0 else f"{color}+{wilds}")
    return ways


def cards_paid(payment: str, count: int) -> list[str]:
    if payment == WILD:
        return [WILD] * count
    color, _, wilds = payment.partition("+")
    number = int(wilds) if wilds else 0
    return [color] * (count - number) + [WILD] * number


def color_of(payment: str) -> str:
    """The color of a set, or "wild" if it is wilds only (TUN-3)."""
    return payment.partition("+")[0]
