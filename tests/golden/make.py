"""Makes the golden games: `python -m tests.golden.make`. Run it only when a rule was corrected on purpose, and say so.

The games are chosen, not found by luck: seeds are tried until the board's games together hold every kind of action and
every line of the score sheet that the board can have.
"""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.golden.coverage import golden_boards, kinds_in, wanted_on
from vialibre.boards.model import Board
from vialibre.engine.record import Record, Recorder

FOLDER = Path(__file__).parent / "records"
SEEDS = 3000


def play(board: Board, seats: int, seed: int) -> Record:
    """A game of players who like to claim, so that much happens."""
    random = Random(seed)
    alvin = board.rules.alvin is not None and seed % 4 > 0
    recorder = Recorder(Record(board, tuple(f"bot:random-{i}" for i in range(seats)), seed=seed, alvin=alvin))
    game = recorder.game
    while not game.is_over:
        seat = random.choice(game.to_act)
        kinds: dict[str, list[int]] = {}
        for number in game.legal_ids(seat):
            kinds.setdefault(game.text_of(number).split()[0], []).append(number)
        verbs = sorted(kinds)
        weights = [3 if verb in ("claim", "pay", "marker") else 1 for verb in verbs]
        recorder.apply(random.choice(kinds[random.choices(verbs, weights)[0]]), seat)
    return recorder.record()


def main() -> None:
    for old in FOLDER.glob("*.json"):
        old.unlink()
    for board in golden_boards():
        name = board.id
        missing = set(wanted_on(board))
        least, most = board.players
        count = 0
        for seed in range(SEEDS):
            seats = least + seed % (most - least + 1)
            record = play(board, seats, seed)
            new = kinds_in(record) & missing
            if new or seed < 3:
                missing -= new
                count += 1
                (FOLDER / f"{name}-{count:02}.json").write_text(record.as_json(), "utf-8")
            if not missing and seed >= 2:
                break
        print(f"{name}: {count} games; missing: {sorted(missing) or 'nothing'}")


if __name__ == "__main__":
    main()
