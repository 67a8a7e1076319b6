"""The goals of Bridge Solitaire: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.bridge_solitaire.text import goal_text
from game.patterns.goal import goals_of
from game.patterns.played_seat import PlayedSeat


def made_contracts(p: PlayedSeat) -> list[int]:
    """The contracts the player made: a hundred for each trick bid, and the strain."""
    found, declared = [], 0
    for each in p.said:
        if each.code == "declares":
            declared = (each.value or 0) if each.seat == p.seat else 0
        elif each.code == "made" and each.seat == p.seat and declared:
            found.append(declared)
    return found


GOALS = goals_of(
    goal_text.GOALS,
    {
        "first_contract": lambda p: p.count("made") >= 1,
        "three_contracts": lambda p: p.count("made") >= 3,
        "more_than_bid": lambda p: p.count("overtricks") >= 1,
        "major_suit": lambda p: any(value % 100 in (3, 4) for value in made_contracts(p)),
        "three_bid": lambda p: any(value >= 300 for value in made_contracts(p)),
        "four_bid": lambda p: any(value >= 400 for value in made_contracts(p)),
        "joker_contract": lambda p: p.count("insult") >= 1,
        "house_down": lambda p: any(each.code == "down" and each.seat is None for each in p.said),
        "honors": lambda p: p.count("honors") >= 1,
        "game": lambda p: p.count("game") >= 1,
        "rubber": lambda p: p.count("wins_rubber") >= 1,
        "never_down": lambda p: p.count("wins_rubber") >= 1 and not p.count("down"),
    },
)
