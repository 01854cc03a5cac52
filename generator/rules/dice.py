"""Rolls of two dice."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Roll:
    """Two dice, the larger first: ``Roll(5, 6) == Roll(6, 5)``, so 21 rolls are distinct."""

    high: int
    """The larger number."""
    low: int
    """The smaller number; the same as ``high`` for a double."""

    def __post_init__(self) -> None:
        for number in (self.high, self.low):
            if not isinstance(number, int) or not 1 <= number <= 6:
                raise ValueError(f"a die shows 1 to 6, not {number!r}")
        if self.high < self.low:
            high, low = self.low, self.high
            object.__setattr__(self, "high", high)
            object.__setattr__(self, "low", low)

    @property
    def is_double(self) -> bool:
        """Whether both dice show the same number."""
        return self.high == self.low

    @property
    def numbers(self) -> tuple[int, ...]:
        """Return the numbers to play, the larger first: two, or four for a double (doubles.four-moves)."""
        return (self.high,) * 4 if self.is_double else (self.high, self.low)


ALL_ROLLS = tuple(Roll(high, low) for high in range(1, 7) for low in range(1, high + 1))
"""The 21 distinct rolls."""
