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


def made_redoubled(hand: PlayedSeat) -> bool:
    """Whether the player made a contract in this hand that jokers had redoubled."""
    return hand.count("made") > 0 and any(each.code == "redoubled" for each in hand.said)


def house_won_a_game(p: PlayedSeat) -> bool:
    """Whether a game of the rubber went to the house."""
    return any(each.code == "game" and each.seat is None for each in p.said)


GOALS = goals_of(
    goal_text.GOALS,
    {
        "four_contracts": lambda p: p.count("made") >= 4,
        "four_majors": lambda p: sum(value % 100 in (3, 4) for value in made_contracts(p)) >= 4,
        "no_trumps": lambda p: any(value % 100 == 5 for value in made_contracts(p)),
        "rich_overtricks": lambda p: max(p.values("overtricks"), default=0) >= 400,
        "three_bid": lambda p: any(value >= 300 for value in made_contracts(p)),
        "three_doubled": lambda p: p.count("insult") >= 3,
        "redoubled": lambda p: any(made_redoubled(part) for part in p.parts("deal")),
        "house_down": lambda p: any(each.code == "down" and each.seat is None for each in p.said),
        "honors_twice": lambda p: p.count("honors") >= 2,
        "close_rubber": lambda p: p.count("wins_rubber") >= 1 and house_won_a_game(p),
        "great_rubber": lambda p: p.won and p.points >= 1500,
        "never_down": lambda p: p.count("wins_rubber") >= 1 and not p.count("down"),
    },
)
