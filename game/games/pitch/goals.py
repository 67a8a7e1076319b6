"""The goals of Pitch: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.pitch.text import goal_text
from game.patterns.goal import goals_of
from game.patterns.played_seat import PlayedSeat


def pitched(p: PlayedSeat, code: str) -> list[int]:
    """What the seat had bid in each of the hands that ended in *code*."""
    found, bid = [], 0
    for each in p.said:
        if each.code == "pitches":
            bid = (each.value or 0) if each.seat == p.seat else 0
        elif each.code == code and each.seat == p.seat and bid:
            found.append(bid)
    return found


def stolen_and_made(p: PlayedSeat) -> bool:
    """Whether the seat made a bid that it had stolen."""
    return any(part.count("steal") and part.count("made") for part in p.parts("deal"))


def other_side_set(p: PlayedSeat) -> int:
    """How often others were set."""
    return sum(each.code == "set" and each.seat not in p.side for each in p.said)


GOALS = goals_of(
    goal_text.GOALS,
    {
        "first_bid": lambda p: p.count("made") >= 1,
        "three_bids": lambda p: p.count("made") >= 3,
        "three_made": lambda p: any(value >= 3 for value in pitched(p, "made")),
        "two_own_jacks": lambda p: p.count("jack") >= 2,
        "never_set": lambda p: p.won and not p.of_side("set"),
        "set_and_won": lambda p: p.won and bool(p.of_side("set")),
        "three_steals": lambda p: p.count("steal") >= 3,
        "stolen_and_made": lambda p: stolen_and_made(p),
        "five_tricks": lambda p: any(part.count("takes") >= 5 for part in p.parts("deal")),
        "three_sets": lambda p: other_side_set(p) >= 3,
        "win": lambda p: p.won_alone,
        "clear_win": lambda p: p.won and p.points - max(p.others) >= 10,
    },
)
