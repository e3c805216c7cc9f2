"""What couriers and surveyor think alike, in hundredths of points, turns and chances. Chosen by playing."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

SOUVENIR: Final[i64] = 200  # points that one more symbol is worth in the end, about
RIVAL: Final[i64] = 60  # points for a rival weigh less than own ones: with several rivals they hit only one
RIVAL_CLAIMS: Final[i64] = 5  # the chance that a rival claims an open route beside the plan, at the beginning
WHOLE_GAME: Final[i64] = 1500  # turns in which that chance holds
LEAST_GAIN: Final[i64] = 120  # points: a marker must bring more than this; it cannot be moved
LATE: Final[i64] = 400  # turns: with so few left stations must be built
A_WILD: Final[i64] = 40  # turns that a wild is worth beside what it saves of the plan
A_CARD: Final[i64] = 8  # and any other card
