"""How sure one may be of a share."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

Z: Final = 1.959964  # 95 % of a normal distribution lie within so many deviations


class Share(NamedTuple):
    """So many of so many; what is shared counts in parts."""

    wins: float
    played: int

    @property
    def rate(self) -> float:
        return self.wins / self.played if self.played else 0.0

    @property
    def low(self) -> float:
        return wilson(self.rate, self.played)[0]

    @property
    def high(self) -> float:
        return wilson(self.rate, self.played)[1]

    def plain(self) -> dict[str, float]:
        return {"played": self.played, "wins": self.wins, "win_rate": self.rate, "low": self.low, "high": self.high}


def wilson(share: float, size: float, z: float = Z) -> tuple[float, float]:
    """Wilson's interval (of 95 %) of a share found in so many independent games."""
    if size <= 0:
        return 0.0, 1.0
    middle = (share + z * z / (2 * size)) / (1 + z * z / size)
    spread = z / (1 + z * z / size) * sqrt(share * (1 - share) / size + z * z / (4 * size * size))
    return max(0.0, min(share, middle - spread)), min(1.0, max(share, middle + spread))
