"""The bits of a share code: numbers packed without gaps, and unpacked again."""

from __future__ import annotations

from collections.abc import Sequence

from game.app.sharing.check_letter import BITS

GROUP = 3
"""A number of any size is written in groups of so many bits, each with one that says: more."""


class BitWriter:
    """Packs numbers one after the other."""

    def __init__(self) -> None:
        """Begin with nothing packed."""
        self._number = 1

    def put(self, value: int, bits: int) -> None:
        """Add *value*, which needs at most so many *bits*."""
        assert 0 <= value < 1 << bits
        self._number = self._number << bits | value

    def put_any(self, value: int) -> None:
        """Add a number of any size; small ones are short."""
        groups = [value & ((1 << GROUP) - 1)]
        while value := value >> GROUP:
            groups.append(value & ((1 << GROUP) - 1) | 1 << GROUP)
        for group in reversed(groups):
            self.put(group, GROUP + 1)

    def letters(self) -> list[int]:
        """The values of the letters that hold all of it; the last one is filled with zeros."""
        size = self._number.bit_length() - 1
        count = -(-size // BITS)
        number = (self._number - (1 << size)) << (count * BITS - size)
        return [number >> (BITS * n) & ((1 << BITS) - 1) for n in reversed(range(count))]


class BitReader:
    """The numbers of a code, taken out again in the same order."""

    def __init__(self, letters: Sequence[int]) -> None:
        """Read from letters of these values."""
        self._left = len(letters) * BITS
        self._number = sum(value << (BITS * n) for n, value in enumerate(reversed(letters)))

    def take(self, bits: int) -> int:
        """The next number of so many *bits*.

        Raises:
            ValueError: when there are not so many left.
        """
        if bits > self._left:
            raise ValueError("no more bits")
        self._left -= bits
        return self._number >> self._left & ((1 << bits) - 1)

    def take_any(self) -> int:
        """The next number of any size.

        Raises:
            ValueError: when it has no end.
        """
        value, more = 0, True
        while more:
            group = self.take(GROUP + 1)
            more = bool(group >> GROUP)
            value = value << GROUP | group & ((1 << GROUP) - 1)
        return value

    @property
    def at_end(self) -> bool:
        """Whether nothing is left but what fills the last letter."""
        return self._left < BITS and not self._number & ((1 << self._left) - 1)
