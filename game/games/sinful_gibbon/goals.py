"""The goals of Sinful Gibbon: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.sinful_gibbon.text import goal_text
from game.patterns.goal import goals_of

GOALS = goals_of(
    goal_text.GOALS,
    {
        "first_cheat": lambda p: p.bluffs.right >= 1,
        "four_in_a_round": lambda p: any(part.right_doubts() >= 4 for part in p.parts("round")),
        "mostly_right": lambda p: p.bluffs.doubts >= 5 and 2 * p.bluffs.right > p.bluffs.doubts,
        "ten_quiet_lies": lambda p: p.bluffs.lies - p.bluffs.caught >= 10,
        "three_suspicions": lambda p: p.bluffs.suspected >= 3,
        "braveheart": lambda p: p.count("braveheart") >= 1,
        "three_bravehearts": lambda p: p.count("braveheart") >= 3,
        "no_hat": lambda p: p.won and not p.count("hat"),
        "all_hats": lambda p: p.won and p.count("hat") >= 1,
        "three_hearts": lambda p: p.did("promise_heart") >= 3,
        "new_chair": lambda p: p.count("swap") >= 1,
        "no_hell": lambda p: p.points + 100 <= min(p.others),
    },
)
