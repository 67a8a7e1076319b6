"""The goals of Indian Chief: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.engine.cards import numbered
from game.games.indian_chief.rules.poker_and_baccarat import ACE
from game.games.indian_chief.text import goal_text
from game.patterns.goal import goals_of

BOXES = ("poor", "beggar", "thief", "doctor", "lawyer", "chief")
"""Those that can bring points, by the words in which they are told."""

GOALS = goals_of(
    goal_text.GOALS,
    {
        "steal_ace": lambda p: any(numbered(value).rank == ACE for value in p.values("steals")),
        "doctor_forty": lambda p: max(p.values("doctor"), default=0) >= 40,
        "doctor_fifty": lambda p: max(p.values("doctor"), default=0) >= 50,
        "chief_forty": lambda p: max(p.values("chief"), default=0) >= 40,
        "cheap_rich": lambda p: max(p.values("rich"), default=-99) >= -15,
        "poor_25": lambda p: max(p.values("poor"), default=0) >= 25,
        "beggar_six": lambda p: max(p.values("beggar"), default=0) >= 6,
        "beggar_ten": lambda p: max(p.values("beggar"), default=0) >= 10,
        "points_110": lambda p: p.points >= 110,
        "every_box": lambda p: p.won and all(max(p.values(box), default=0) > 0 for box in BOXES),
        "win": lambda p: p.won_alone,
        "win_by_ten": lambda p: p.won and p.points - max(p.others) >= 10,
    },
)
