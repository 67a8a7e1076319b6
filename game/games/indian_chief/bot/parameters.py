"""The numbers a computer plays Indian Chief by, and how each was found.

What boxes and kept cards are worth was solved by ``build/learn.py indian_chief``. Who plays by that
alone wins 2.08 (1.67 to 2.49) x a fair share among three who play at par: ``arena indian_chief
--players policy,par,par,par --deals 25 --seed tune+``. Imagined draws (6 melds, 32 draws) gained
nothing beyond the error in 80 matches of two, nor did imagined melds of the others (20 deals of
three), so the master tries few. Styles three times as strong cost their players 4 to 22 % of the
wins, and Rust 12 % with half of that.
"""

from __future__ import annotations

from typing import Final, NamedTuple

PAR: Final = (0.0, 9.9, 3.5, 12.6, 20.0, -24.0, 13.3, 25.0)
"""The mean best score of each box with eight random cards (simulated for the rules notes)."""


class Parameters(NamedTuple):
    """The numbers of the judgement; in points where not said otherwise."""

    keep: float = 1.0
    """How much of what kept cards promise is believed; a share."""
    patience: float = 0.12
    """How much more or less of it the patient and the impatient believe; a share."""
    bold: float = 0.05
    """How much more a score above par counts for the greedy; a share."""
    guard: float = 0.3
    """How much the wary mind what a Thief may take from their meld; a share of its worth."""
    loot: float = 1.0
    """How much of what a theft gains on average is counted on; a share."""


NUMBERS = Parameters()
GREEDY = Parameters(loot=0.0)
"""Of somebody who does not think of thefts."""
