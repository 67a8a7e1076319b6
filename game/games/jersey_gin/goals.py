"""The goals of Jersey Gin: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.jersey_gin.text import goal_text
from game.patterns.goal import goals_of

GOALS = goals_of(
    goal_text.GOALS,
    {
        "three_hands": lambda p: p.count("scores") >= 3,
        "four_hands": lambda p: p.count("scores") >= 4,
        "two_knocks": lambda p: p.count("knock") >= 2,
        "low_knock": lambda p: any(value <= 3 for value in p.values("knock")),
        "gin": lambda p: p.count("gin") >= 1,
        "underknock": lambda p: p.count("underknock") >= 1,
        "three_lay_offs": lambda p: p.count("lay_off") >= 3,
        "breaker": lambda p: p.count("break") >= 1,
        "sixty_at_once": lambda p: max(p.values("scores"), default=0) >= 60,
        "stock_only": lambda p: p.won and p.count("take_discard") <= 3,
        "lonely_win": lambda p: p.won and p.most_of_others("scores") <= 1,
        "win_by_two_hundred": lambda p: p.won and p.points - max(p.others) >= 200,
    },
)
