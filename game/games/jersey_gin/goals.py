"""The goals of Jersey Gin: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.jersey_gin.text import goal_text
from game.patterns.goal import goals_of

GOALS = goals_of(
    goal_text.GOALS,
    {
        "first_hand": lambda p: p.count("scores") >= 1,
        "four_hands": lambda p: p.count("scores") >= 4,
        "knock": lambda p: p.count("knock") >= 1,
        "low_knock": lambda p: any(value <= 3 for value in p.values("knock")),
        "gin": lambda p: p.count("gin") >= 1,
        "underknock": lambda p: p.count("underknock") >= 1,
        "two_lay_offs": lambda p: p.count("lay_off") >= 2,
        "breaker": lambda p: p.count("break") >= 1,
        "big_hand": lambda p: max(p.values("scores"), default=0) >= 40,
        "stock_only": lambda p: p.won and p.count("take_discard") <= 3,
        "win": lambda p: p.won_alone,
        "win_by_hundred": lambda p: p.won and p.points - max(p.others) >= 100,
    },
)
