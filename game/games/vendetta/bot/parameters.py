"""The numbers a computer plays Vendetta by, and how each was found.

All but three are guesses after the rules notes. Moved one at a time among four greedy players, in
250 matches each (seed ``tune``), dearer new cards (0.5 to 1.0), dearer jokers (4.5 to 7) and
cheaper pairs (0.9 to 0.3) gained; all three together won 1.28 x a fair share, the guesses 1.06 x.
``arena vendetta --players policy,baseline,baseline,baseline,baseline --deals 60 --seed tune+``
gave 1.28 (1.08 to 1.48) x. New cards dearer still (2.0) gained nothing. The skilled and the master
go by what was learned (`learned_weights.py`): with judgement alone the skilled won no more
than the casual, with what was learned 1.47 (1.23 to 1.71) x, ``--players
skilled,casual,casual,casual,casual --deals 60 --seed b3 --whole``; those casual players were surer
than the ones in `levels.py`.

What was learned, with nothing imagined (`learned`), won with ``--whole``: beside four by judgement
(`policy`) 1.23 (1.04 to 1.42) x in 60 deals, ``--seed b1``; beside four baselines 1.51 (1.35 to
1.66) x in 100, ``--seed b5``; beside three by chance, ``--seats 4``, 2.21 (2.08 to 2.34) x in 200,
``--seed b4``. There luck is the limit: in one match of eight nobody lays anything at all. In
matches of three deals, ``--option deals=3``, it is 2.86 (2.70 to 3.03) x in 100 deals.

A master tries what it feels to be nearly best in imagined deals, one round played on by what all
have learned. With the table learned before this one, beside four `learned`, that gave 1.15 (1.03
to 1.28) x in 80 deals, ``--seed g2``; beside others no clear gain: four baselines 1.30 (0.98 to
1.62) x with and 1.38 (1.08 to 1.68) x without trials (40 deals, ``j4``). The skilled choose more
softly and forget closed tricks; softer still (0.8), a master by judgement among them won 1.41 (1.18
to 1.64) x in 60 deals, ``e1``, but they broke up four of a kind.
"""

from __future__ import annotations

from typing import NamedTuple

from game.bots.profile import Style

HASTE = 0.15
"""How much more a new card is worth to the greedy, and less to the patient; a share."""


class Parameters(NamedTuple):
    """What the judgement is made of; points where not said otherwise."""

    willing: float = 0.85
    """How often somebody steals who can; a share."""
    soon: float = 0.6
    """Cards each of the others draws before an open trick is safe."""
    harm: float = 0.2
    """What a point of any other player costs."""
    leader: float = 0.3
    """What a point of the strongest of the others costs beyond that."""
    draw: float = 1.2
    """What a new card is worth."""
    pair: float = 0.3
    """What a pair in hand is worth."""
    three: float = 2.0
    """What three of a kind in hand are worth."""
    suited: float = 0.25
    """What two neighbours of a suit in hand are worth."""
    joker: float = 8.0
    """What a joker in hand is worth."""
    robber: float = 0.15
    """How likely a joker somebody else may hold falls on a trick of 4 points; a share."""
    last: float = 0.8
    """How fast cards in hand lose their worth as players pass; a share."""
    sly: float = 0.8
    """What bluffers gain by keeping a card that steals what nobody else can, and by spoiling a
    flush run with another suit."""
    daring: float = 0.3
    """How much less the greedy fear for their tricks; a share."""
    guard: float = 0.25
    """How much more the wary fear for them; a share."""
    calm: float = 0.3
    """How much more the patient value what they hold; a share."""

    def styled(self, style: Style, plans: float = 1.0) -> Parameters:
        """The numbers of a player with a *style*, who *plans* as far as the level does."""
        fear = max(0.2, 1 + self.guard * style.suspicion - self.daring * style.greed)
        hold = 1 + self.calm * style.patience
        return self._replace(
            willing=min(1.0, self.willing * fear),
            robber=self.robber * fear,
            pair=self.pair * hold,
            three=self.three * hold,
            joker=self.joker * hold * plans,
            draw=self.draw * plans * (1 + HASTE * (style.greed - style.patience)),
            sly=self.sly * style.bluff,
        )


NUMBERS = Parameters()
GUESSED = Parameters(
    willing=0.85, soon=0.6, harm=0.2, leader=0.4, draw=0.5, pair=0.9, three=2.0, joker=4.5,
)  # fmt: skip
"""The first guess, after points 1 to 6 of the rules notes; measured against, never tuned."""
GREEDY = Parameters(
    harm=0.0, leader=0.0, draw=0.01, pair=0.0, three=0.0, suited=0.0, joker=0.0, sly=0.0
)
"""Points now, and nothing else."""
ROUNDS = 1
"""Rounds of imagined play before what lies on the table is judged."""
