"""The goals of Sinful Gibbon: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.sinful_gibbon.text import goal_text
from game.patterns.goal import goals_of

GOALS = goals_of(
    goal_text.GOALS,
    {
        "eight_cheats": lambda p: p.bluffs.right >= 8,
        "four_in_a_round": lambda p: any(part.right_doubts() >= 4 for part in p.parts("round")),
        "ten_mostly_right": lambda p: (
            p.bluffs.doubts >= 10 and 2 * p.bluffs.right > p.bluffs.doubts
        ),
        "quiet_lies_25": lambda p: p.bluffs.lies - p.bluffs.caught >= 25,
        "six_suspicions": lambda p: p.bluffs.suspected >= 6,
        "two_bravehearts": lambda p: p.count("braveheart") >= 2,
        "three_bravehearts": lambda p: p.count("braveheart") >= 3,
        "no_hat": lambda p: p.won and not p.count("hat"),
        "all_hats": lambda p: p.won and p.count("hat") >= 1,
        "seven_hearts": lambda p: p.did("promise_heart") >= 7,
        "two_chairs": lambda p: p.count("swap") >= 2,
        "no_hell": lambda p: p.points + 100 <= min(p.others),
    },
)
