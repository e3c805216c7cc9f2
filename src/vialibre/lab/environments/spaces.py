"""Gymnasium spaces of the observations."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box

from vialibre.lab.environments.encoding import Encoding

MOST = 255.0
"""The largest value of a byte; no scale is below 1."""


def observation_box(encoding: Encoding, *, packed: bool) -> Box[Any]:
    """The Box of an observation: bytes if packed, else floats."""
    if packed:
        return Box(0, 255, (encoding.size,), np.uint8)
    return Box(0.0, MOST, (encoding.dense_size,), np.float32)
