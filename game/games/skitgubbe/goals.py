"""The goals of Skitgubbe: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.skitgubbe.text import goal_text
from game.patterns.goal import goals_of

GOALS = goals_of(
    goal_text.GOALS,
    {
        "first_trick": lambda p: p.count("collects") >= 1,
        "most_tricks": lambda p: p.most("collects"),
        "rich_win": lambda p: p.won and p.most("collects"),
        "turn_up": lambda p: p.count("turns_up") >= 1,
        "three_sluffs": lambda p: p.count("sluffs") >= 3,
        "five_beats": lambda p: p.count("beats") >= 5,
        "first_kill": lambda p: p.count("kill") >= 1,
        "three_kills": lambda p: p.count("kill") >= 3,
        "first_out": lambda p: p.first("goes_out"),
        "little_eaten": lambda p: p.won and p.count("eats") <= 3,
        "ten_eaten": lambda p: p.count("eats") >= 10 and not p.count("goat"),
        "most_beats": lambda p: p.most("beats"),
    },
)
