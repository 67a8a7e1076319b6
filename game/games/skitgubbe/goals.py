"""The goals of Skitgubbe: what shows that somebody has reached each of them."""

from __future__ import annotations

from game.games.skitgubbe.text import goal_text
from game.patterns.goal import goals_of
from game.patterns.played_seat import PlayedSeat


def in_one_game(p: PlayedSeat, code: str, least: int) -> bool:
    """Whether this was told of the seat so often in one of the games of the match."""
    return any(game.count(code) >= least for game in p.parts("deal"))


def games_survived(p: PlayedSeat) -> list[PlayedSeat]:
    """The games that ended with somebody else as the Goat."""
    return [
        game for game in p.parts("deal")
        if not game.count("goat") and any(each.code == "goat" for each in game.said)
    ]  # fmt: skip


def firsts(p: PlayedSeat) -> int:
    """In how many games the seat went out first."""
    return sum(game.first("goes_out") for game in p.parts("deal"))


GOALS = goals_of(
    goal_text.GOALS,
    {
        "four_tricks": lambda p: in_one_game(p, "collects", 4),
        "five_sluffs": lambda p: in_one_game(p, "sluffs", 5),
        "most_tricks": lambda p: p.most("collects"),
        "most_cards_win": lambda p: p.won and p.most_cards_at("intermission"),
        "twelve_beats": lambda p: in_one_game(p, "beats", 12),
        "four_kills": lambda p: in_one_game(p, "kill", 4),
        "little_eaten": lambda p: any(
            game.count("eats") <= 1 and game.count("beats") for game in games_survived(p)
        ),
        "ten_eaten": lambda p: any(game.count("eats") >= 10 for game in games_survived(p)),
        "needy_first": lambda p: any(
            game.count("needy") and game.first("goes_out") for game in p.parts("deal")
        ),
        "three_firsts": lambda p: firsts(p) >= 3,
        "most_beats": lambda p: p.most("beats"),
        "win_alone": lambda p: p.won_alone,
    },
)
