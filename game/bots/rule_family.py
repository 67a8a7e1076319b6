"""Families of simple rules: players with a few numbers, among which the best answer is sought."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeAlias

from game.bots.bot import Bot
from game.engine.rules import AnyRules

RuleValues: TypeAlias = Mapping[str, float]
"""The numbers of a rule by name."""
_PART = re.compile(r"(?P<name>[a-z_]+)=(?P<value>-?\d{1,4}(\.\d{1,4})?)")


class BadRule(ValueError):
    """A written rule that does not fit its family, as one sentence."""


class RuleNumber(NamedTuple):
    """One number of a family of rules, and between which bounds it is sought."""

    name: str
    low: float
    high: float
    whole: bool = True
    """Whether only whole numbers mean something."""
    sensible: float | None = None
    """What somebody would try first; None is the middle between the bounds."""

    @property
    def usual(self) -> float:
        """The value where a search begins, and where a rule does not say another one."""
        middle = (self.low + self.high) / 2
        return self.fitted(middle if self.sensible is None else self.sensible)

    def fitted(self, value: float) -> float:
        """The nearest value that the number may have."""
        within = min(self.high, max(self.low, value))
        return float(round(within)) if self.whole else round(within, 3)


class RuleFamily(NamedTuple):
    """A simple rule that a person could follow, with numbers to be chosen.

    One rule of it is written as ``truth_first/doubts_from=10/bar=0.5``; a number that is left out
    has its usual value.
    """

    name: str
    meaning: str
    """What it does, in a few words."""
    numbers: tuple[RuleNumber, ...]
    player: Callable[[AnyRules, RuleValues], Bot]
    """Makes the player of one rule."""

    def fitted(self, row: Sequence[float]) -> tuple[float, ...]:
        """The nearest numbers that a rule of this family may have, in the family's order."""
        return tuple(number.fitted(value) for number, value in zip(self.numbers, row, strict=True))

    def written(self, row: Sequence[float]) -> str:
        """The rule with these numbers as text."""
        named = zip(self.numbers, self.fitted(row), strict=True)
        return "/".join([self.name, *(f"{number.name}={value:g}" for number, value in named)])

    def read(self, text: str) -> RuleValues:
        """The numbers of a written rule of this family.

        Raises:
            BadRule: when a part of it is no number of the family, or out of bounds.
        """
        values = {each.name: each.usual for each in self.numbers}
        bounds = {each.name: each for each in self.numbers}
        for part in text.split("/")[1:]:
            found = _PART.fullmatch(part)
            if found is None or found["name"] not in bounds:
                there = ", ".join(bounds) or "none"
                raise BadRule(f"“{part}” is no number of {self.name}; there are {there}.")
            number, value = bounds[found["name"]], float(found["value"])
            if number.fitted(value) != value:
                kind = "a whole number" if number.whole else "a number"
                raise BadRule(
                    f"{number.name} is {kind} from {number.low:g} to {number.high:g}, "
                    f"not {found['value']}."
                )
            values[number.name] = value
        return values

    def bot(self, rules: AnyRules, text: str) -> Bot:
        """The player of a written rule.

        Raises:
            BadRule: when it does not fit the family.
        """
        return self.player(rules, self.read(text))
