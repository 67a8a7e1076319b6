"""The goals of Vendetta: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.vendetta.text import goal_text
from game.patterns.goal import goals_of

GOALS = goals_of(
    goal_text.GOALS,
    {
        "two_tricks": lambda p: p.count("creates") >= 2,
        "three_tricks": lambda p: p.count("creates") >= 3,
        "five_steals": lambda p: p.count("steals") >= 5,
        "three_steals": lambda p: p.count("steals") >= 3,
        "with_a_joker": lambda p: p.count("joker") >= 1,
        "two_closed": lambda p: p.count("closes") >= 2,
        "longer_run": lambda p: p.count("extends") >= 1,
        "all_three": lambda p: all(p.count(code) for code in ("creates", "steals", "extends")),
        "win_alone": lambda p: p.won_alone,
        "win_by_five": lambda p: p.won and p.points - max(p.others) >= 5,
        "fifteen_points": lambda p: p.points >= 15,
        "calm_win": lambda p: p.won and p.count("steals") <= 2,
    },
)
