"""The levels of Sinful Gibbon: what makes a novice, a casual, a skilled player and a master."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from game.bots.profile import Level


class LevelParameters(NamedTuple):
    """What makes a level."""

    softness: float
    """Points that hardly matter to the one who chooses."""
    counts: bool
    """Whether cards that were seen are counted."""
    claims: bool
    """Whether promises of the round are remembered, so that four of a number cannot all be true."""
    records: int
    """Cards turned up, as far back as it is remembered who lied and who doubted. A casual player
    who remembers 4 wins 12 % among three who doubt everything (32 deals), with 24 it is 31 % (24
    deals, seed dbt)."""
    wary: float
    """How likely a stranger is to lie who need not, in log odds; -9 believes nobody to."""
    match: bool
    """Whether it counts who is ahead in the match."""
    timid: float = 0.0
    """Points by which a lie is disliked beyond the usual."""
    hasty: float = 0.0
    """Points by which a doubt is liked beyond the usual."""
    stuck: float = 0.0
    """Points by which a doubt is liked beyond the usual by who has no truth to go on with. Of
    masters asked a queen or more those who doubted by chance did 37 points a round better than
    those who went on, and had judged it 8 (651 decisions): the lies made then are seen through."""
    thrift: float = 0.0
    """Points that an honest ace in hand is worth beyond the usual: it is for a time when others
    have to lie."""
    raises: float = 1.0
    """How much of what it is worth that the next seat has nothing honest is believed."""
    heights: bool = False
    """Whether each seat is judged by its own numbers, high and low ones: how often they were true
    and when it doubts, and whether it is known what others know of one's own hearts."""
    deals: int = 0
    """Imagined deals on which a choice is tried; 0 trusts the judgement."""


# One rule (truth first, doubts a king or an ace when it has no truth) took 1.88 x a fair share
# among skilled players who did not tell seats that lie only where they must from others, lied
# wherever nobody would doubt, and went on where they had to lie (400 deals), and 1.02 x among both
# levels (300 deals) while they were too sure of when others doubt. The best rule found since takes
# 0.98 x among skilled players and 0.69 x among masters (400 deals each). Masters who think any
# stranger as likely to lie freely as not (wary 0) lose half their lead over honest ones. A master
# who tries choices takes 1.43 x among three who only judge (1.20 to 1.67; 60 deals, seed new1).
LEVELS: Mapping[Level, LevelParameters] = MappingProxyType(
    {
        Level.NOVICE: LevelParameters(18.0, False, False, 12, -9.0, False, 4.0, 8.0),
        Level.CASUAL: LevelParameters(11.0, True, False, 24, -9.0, False, 5.0),
        Level.SKILLED: LevelParameters(
            5.0,
            True,
            True,
            48,
            -1.0,
            False,
            timid=16.0,
            stuck=3.0,
            thrift=10.0,
            raises=0.05,
            heights=True,
        ),
        Level.MASTER: LevelParameters(
            0.7,
            True,
            True,
            1000,
            -2.2,
            True,
            timid=6.0,
            stuck=4.0,
            thrift=38.0,
            raises=0.15,
            heights=True,
            deals=100,
        ),
    }
)
