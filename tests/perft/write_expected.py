"""Write expected.toml anew: `python -m tests.perft.write_expected`. Read the difference before you commit it.

The numbers come from the naive engine, so that a mistake of the fast one cannot become what is expected.
"""

from __future__ import annotations

from tests.naive import perft
from tests.perft.counting import EXPECTED, NAMES, depth_of, naive_game

HEAD = """\
# How many sequences of 1, 2, 3 … actions there are from each written position.
# Written by `python -m tests.perft.write_expected`; a number that changes means a rule that changed.
"""


def main() -> None:
    lines = []
    for name in NAMES:
        game = naive_game(name)
        numbers = [perft(game, depth) for depth in range(1, depth_of(name) + 1)]
        lines.append(f"{name} = {numbers}\n")
    EXPECTED.write_text(HEAD + "".join(lines), encoding="utf-8")


if __name__ == "__main__":
    main()
