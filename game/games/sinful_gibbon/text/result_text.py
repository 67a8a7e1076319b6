"""The words of Sinful Gibbon for its results: who has won, and the score sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType

from game.patterns.phrases import list_text, worths_text

BRAVEHEART = "Braveheart"
"""In a cell of the sheet: immune to sins of hearts (SG-R22)."""
BRAVEHEART_REASON = "The Braveheart does not pay for hearts."
YOU_WIN = "You win the match."
COUNTED_FROM: Mapping[str, str] = MappingProxyType(
    {
        "pride": "cards face up",
        "sloth": "sideways piles",
        "lust": "hearts face up",
        "envy": "fewer hearts kept",
        "wrath": "most straight piles",
        "gluttony": "the fattest pile",
        "jealousy": "the hat",
    }
)
"""What each sin is counted from."""


def goal(target: int) -> str:
    """What wins, as the end of a note."""
    return f"the lowest total wins, the match ends at {target}"


def nothing_counted(goal: str) -> str:
    """The note on the sheet before the first count."""
    return f"Nothing is counted yet: {goal}."


def after_round(played: int, goal: str) -> str:
    """The note on the sheet after *played* rounds."""
    return f"After round {played}: {goal}."


def match_over(target: int) -> str:
    """The note on the sheet when the match is over."""
    return f"The match is over: whoever has {target} or more goes to Hell."


def round_title(number: int) -> str:
    """The title of a round on the score sheet."""
    return f"Round {number}"


def sin_title(name: str, counted_from: str) -> str:
    """The title of a row: the sin and what it is counted from."""
    return f"{name}: {counted_from}"


def sins_of(who: str, sins: Sequence[tuple[str, int]]) -> str:
    """What the points of a round come from: ``{0} pays for pride 3 and the hat 2.``"""
    if not sins:
        return f"{who} pays for no sin."
    return f"{who} pays for {list_text(f'{name} {points}' for name, points in sins)}."


def pride_reason(costs: Sequence[tuple[int, Sequence[str]]]) -> str:
    """Which cards lie face up, and what each costs: ``Face up: 20 for the king; 10 for the 7.``"""
    if not costs:
        return "No card lies face up."
    return f"Face up: {worths_text(costs)}."


def sloth_reason(sideways: int, cost: int) -> str:
    """How many piles lie sideways, and what each costs."""
    if not sideways:
        return "No pile lies sideways: no lie was caught."
    if sideways == 1:
        return f"One pile lies sideways, for a lie that was caught: {cost}."
    return f"{sideways} piles lie sideways, for lies that were caught: {cost} each."


def lust_reason(names: Sequence[str], cost: int) -> str:
    """Which hearts lie face up, the joker among them, and what each costs."""
    if not names:
        return "No heart lies face up."
    return f"Hearts face up: {worths_text([(cost, names)])}."


def envy_reason(kept: int, most: int, cost: int) -> str:
    """How many hearts were kept, and how many fewer that is than the most."""
    if kept == most:
        return f"Nobody kept more hearts than {kept}." if kept else "Nobody kept a heart."
    return f"Kept {kept}, and the most is {most}: {cost} for each heart fewer."


def wrath_reason(straight: int, most: int) -> str:
    """How many piles lie straight, and whether anybody has more."""
    if not most:
        return "Nobody has a straight pile."
    piles = "1 straight pile" if straight == 1 else f"{straight} straight piles"
    if straight == most:
        return f"{piles.capitalize()} after wrong doubts, and nobody has more: 50."
    return f"{piles.capitalize()}; whoever has the most, {most}, pays."


def gluttony_reason(under: int, most: int) -> str:
    """How many cards lie under the top of the fattest own pile, and of the fattest of all."""
    if not most:
        return "No lost pile has a card under its top."
    cards = "1 card" if under == 1 else f"{under} cards"
    if under == most:
        return f"A pile with {cards} under its top, and none is fatter: 50."
    return f"At most {cards} under the top of a pile; the fattest has {most}."


def hat_reason(paid: int) -> str:
    """Whether the Monkey Hat was worn at the end."""
    return f"Wears the Monkey Hat: {paid}." if paid else "Does not wear the Monkey Hat."


def wins(who: str) -> str:
    """Say who has won alone."""
    return f"{who} wins the match."


def share_win(winners: str) -> str:
    """Say who share the win."""
    return f"{winners} share the win."
