"""All rules on one board: what is asked after a claim, and in which order."""

from __future__ import annotations

from .helper import all_rules, play, position


def test_tunnel_then_souvenir_then_marker_then_alvin() -> None:
    """TUN-2, SF-3, WEST-3, ALV-2: Zürich and Paris; Alvin is in Paris."""
    game = position(
        all_rules(),
        hands=["green green green green blue blue", ""],
        deck="green red red",
        alvin=True,
        alvin_at="paris",
        markers=[["berlin"], ["roma"]],
        owners={"berlin-wien": 0, "munchen-wien": 0, "munchen-zurich": 0},
        tokens={"paris": ["crab", 2], "zurich": ["fog", 1]},
        stations=[["lisboa", "cadiz", "madrid"], []],
    )
    play(game, "claim paris-zurich green")
    assert game.legal(0) == {"pay green", "decline"}
    play(game, "pay green")
    assert game.snapshot()["scores"] == [14, 0]
    assert game.legal(0) == {"souvenir paris", "souvenir zurich"}
    play(game, "souvenir zurich")
    assert game.legal(0) == {"no-marker", "marker paris blue", "marker zurich blue"}
    play(game, "marker zurich blue")
    assert game.legal(0) == {"alvin berlin", "alvin zurich"}
    assert game.snapshot()["alvin"] == "paris"
    play(game, "alvin zurich")
    facts = game.snapshot()
    assert (facts["alvin"], facts["alvin_holder"], facts["souvenirs"]) == ("zurich", 0, [["fog"], []])
    assert facts["discards"] == {"green": 5, "red": 2, "blue": 2}
    assert facts["waiting"] == [1]
