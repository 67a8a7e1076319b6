"""The goals of Fire Gibbon: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.fire_gibbon.text import goal_text
from game.patterns.goal import goals_of

GOALS = goals_of(
    goal_text.GOALS,
    {
        "two_lies_caught": lambda p: p.bluffs.right >= 2,
        "three_lies_caught": lambda p: p.bluffs.right >= 3,
        "only_right_doubts": lambda p: p.bluffs.right == p.bluffs.doubts >= 2,
        "quiet_lies": lambda p: p.bluffs.lies - p.bluffs.caught >= 3,
        "honest_suspect": lambda p: p.bluffs.suspected >= 2,
        "honest_win": lambda p: p.won and p.bluffs.lies == 0,
        "silent_win": lambda p: p.won and p.bluffs.doubts == 0,
        "five_face_up": lambda p: p.count("play_up") >= 5,
        "lucky_leap": lambda p: p.count("play_random") >= 1 and not p.count("tumble"),
        "never_tumble": lambda p: not p.count("tumble", "caught"),
        "four_spots": lambda p: p.count("spot") >= 4,
        "from_the_table": lambda p: p.won and p.count("play_table") >= 1,
    },
)
