"""The numbers a computer plays Indian Chief by, and how each was found.

What boxes and kept cards are worth was solved by ``build/chief_table.py``. Who plays by that alone
wins 2.08 (1.67 to 2.49) x a fair share among three who play at par: ``arena indian_chief
--players policy,par,par,par --deals 25 --seed tune+``. Imagined draws (6 melds, 32 draws) gained
nothing beyond the error in 80 matches of two, nor did imagined melds of the others (20 deals of
three), so the master tries few. The numbers of the styles are guesses.
"""

from __future__ import annotations

from functools import cache
from typing import Final, NamedTuple

from game.games.indian_chief.bot import box_value_tables
from game.games.indian_chief.bot.kept_card_features import BOX_OF
from game.games.indian_chief.bot.open_box_values import Future
from game.games.indian_chief.rules.facts import ALL_OPEN, BOXES

PAR: Final = (0.0, 9.9, 3.5, 12.6, 20.0, -24.0, 13.3, 25.0)
"""The mean best score of each box with eight random cards (simulated for the rules notes)."""


class Parameters(NamedTuple):
    """The numbers of the judgement; in points where not said otherwise."""

    keep: float = 1.0
    """How much of what kept cards promise is believed; a share."""
    patience: float = 0.35
    """How much more or less of it the patient and the impatient believe; a share."""
    bold: float = 0.25
    """How much more a score above par counts for the greedy; a share."""
    guard: float = 0.6
    """How much the wary mind what a Thief may take from their meld; a share of its worth."""
    loot: float = 1.0
    """How much of what a theft gains on average is counted on; a share."""


NUMBERS = Parameters()
GREEDY = Parameters(loot=0.0)
"""Of somebody who does not think of thefts."""


@cache
def future(seats: int, keep: float = 1.0) -> Future:
    """The worth of open boxes and kept cards at a table of *seats*."""
    (values,) = rows(box_value_tables.VALUES[seats])
    weights = [[0.0] * len(BOX_OF), *rows(box_value_tables.WEIGHTS[seats])]
    sizes = [[0.0] * 9, *rows(box_value_tables.SIZES[seats])]
    return Future(values, [[keep * each for each in row] for row in weights], sizes)


@cache
def loot(seats: int) -> tuple[float, ...]:
    """The points a theft gains on average, by the number of boxes still open."""
    return tuple(rows(box_value_tables.LOOT[seats])[0])


@cache
def par_only(share: float = 1.0, keep: float = 0.0) -> Future:
    """The worth of boxes as a *share* of their par; kept cards count as little as *keep* says.

    The hunch about them is that of the rules notes: high spades, low cards, an ace, hearts.
    """
    values = [
        share * sum(PAR[box] for box in BOXES if at << 1 >> box & 1)
        for at in range((ALL_OPEN >> 1) + 1)
    ]
    hunch = [0.0, 3.0, 2.0, 1.0, 0.0, 0.0, 0.0, 2.0, 1.0, 3.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]
    return Future(values, [[keep * each for each in hunch]] * 8, [[0.0] * 9] * 8)


@cache
def nothing() -> Future:
    """The worth of boxes and cards to a player who takes what can be had now: nothing."""
    return Future([0.0] * 128, [[0.0] * len(BOX_OF)] * 8, [[0.0] * 9] * 8)


def rows(text: str) -> list[list[float]]:
    """The numbers of a text, with blanks between them and a slash after each row."""
    return [[float(word) for word in row.split()] for row in text.split("/")]
