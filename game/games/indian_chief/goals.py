"""The goals of Indian Chief: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.indian_chief.text import goal_text
from game.patterns.goal import goals_of

GOALS = goals_of(
    goal_text.GOALS,
    {
        "lawyer": lambda p: max(p.values("lawyer"), default=0) >= 25,
        "doctor": lambda p: max(p.values("doctor"), default=0) > 0,
        "good_doctor": lambda p: max(p.values("doctor"), default=0) >= 30,
        "chief_twenty": lambda p: max(p.values("chief"), default=0) >= 20,
        "chief_forty": lambda p: max(p.values("chief"), default=0) >= 40,
        "cheap_rich": lambda p: max(p.values("rich"), default=-99) >= -25,
        "poor_ten": lambda p: max(p.values("poor"), default=0) >= 10,
        "beggar_six": lambda p: max(p.values("beggar"), default=0) >= 6,
        "thief_ten": lambda p: max(p.values("thief"), default=0) >= 10,
        "thief_steals": lambda p: p.count("steals") >= 1,
        "win": lambda p: p.won_alone,
        "win_by_ten": lambda p: p.won and p.points - max(p.others) >= 10,
    },
)
