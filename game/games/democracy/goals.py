"""The goals of Democracy: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.democracy.text import goal_text
from game.patterns.goal import goals_of

GOALS = goals_of(
    goal_text.GOALS,
    {
        "six_on_an_island": lambda p: any(part.count("wins") >= 6 for part in p.parts("score")),
        "twenty_tricks": lambda p: p.count("wins") >= 20,
        "sixteen_at_once": lambda p: max(p.values("captures"), default=0) >= 16,
        "comeback": lambda p: p.won and not p.first("scores"),
        "three_tribes": lambda p: max(p.values("scores"), default=0) >= 3,
        "three_islands": lambda p: p.count("scores") >= 3,
        "most_tricks": lambda p: p.most("wins"),
        "few_tricks": lambda p: p.won and not p.most("wins"),
        "first_island": lambda p: p.first("scores"),
        "win": lambda p: p.won_alone,
        "win_by_two": lambda p: p.won and p.points - max(p.others) >= 2,
        "late_win": lambda p: p.won and sum(each.code == "score" for each in p.said) >= 4,
    },
)
