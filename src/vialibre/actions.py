"""The classes of actions: what `game.legal_actions()` lists and `game.apply` takes.

>>> from vialibre.actions import ClaimRoute
>>> ClaimRoute("paris-zurich", "red", wilds=1)
ClaimRoute(route='paris-zurich', color='red', wilds=1)
"""

from vialibre.engine.actions import (
    Action,
    BuildStation,
    ChooseStart,
    ClaimRoute,
    DeclineTunnel,
    DrawBlind,
    DrawFaceUp,
    DrawTickets,
    KeepTickets,
    MoveAlvin,
    NoMarker,
    Pass,
    PayTunnel,
    PlaceMarker,
    PlaceSouvenirs,
    TakeSouvenir,
)

__all__ = [
    "Action",
    "BuildStation",
    "ChooseStart",
    "ClaimRoute",
    "DeclineTunnel",
    "DrawBlind",
    "DrawFaceUp",
    "DrawTickets",
    "KeepTickets",
    "MoveAlvin",
    "NoMarker",
    "Pass",
    "PayTunnel",
    "PlaceMarker",
    "PlaceSouvenirs",
    "TakeSouvenir",
]
