"""Goals: each can be reached in a match that was played, and is not reached in every one."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from game.records.goal_count import goals_text, reached_goals
from game.records.person_matches import played_by
from game.shelf import SHELF
from tests.records.played_goals import By, goals_by_seat
from tests.records.test_records import ME, result

REACHED: Final = {
    "bridge_solitaire": {
        ("107", By.CASUAL): {"no_trumps": 0},
        ("0", By.PLAIN): {
            "four_majors": 0,
            "great_rubber": 0,
            "house_down": 0,
            "rich_overtricks": 0,
            "four_contracts": 0,
            "three_doubled": 0,
            "honors_twice": 0,
        },
        ("1", By.PLAIN): {"redoubled": 0},
        ("3", By.PLAIN): {"close_rubber": 0},
        ("4", By.PLAIN): {"three_bid": 0},
        ("6", By.PLAIN): {"never_down": 0},
    },
    "democracy": {
        ("0", By.PLAIN): {
            "few_tricks": 0,
            "three_islands": 1,
            "late_win": 0,
            "win": 0,
            "comeback": 0,
            "sixteen_at_once": 0,
            "most_tricks": 1,
            "three_tribes": 0,
            "six_on_an_island": 1,
            "first_island": 1,
        },
        ("0", By.CHANCE): {"twenty_tricks": 1},
        ("1", By.PLAIN): {"win_by_two": 3},
    },
    "fire_gibbon": {
        ("0", By.PLAIN): {
            "five_face_up": 0,
            "honest_suspect": 1,
            "from_the_table": 1,
            "two_lies_caught": 0,
            "four_spots": 1,
        },
        ("0", By.CHANCE): {"quiet_lies": 2},
        ("1", By.PLAIN): {"three_lies_caught": 3, "honest_win": 3, "never_tumble": 0},
        ("1", By.CHANCE): {"lucky_leap": 0, "only_right_doubts": 0},
        ("4", By.CHANCE): {"silent_win": 3},
    },
    "indian_chief": {
        ("0", By.PLAIN): {
            "cheap_rich": 2,
            "poor_25": 0,
            "doctor_forty": 0,
            "every_box": 2,
            "win": 2,
            "steal_ace": 0,
            "beggar_six": 2,
            "chief_forty": 1,
            "win_by_ten": 2,
            "points_110": 0,
        },
        ("1", By.CHANCE): {"beggar_ten": 2},
        ("6", By.PLAIN): {"doctor_fifty": 3},
    },
    "jersey_gin": {
        ("0", By.PLAIN): {
            "lonely_win": 0,
            "three_hands": 0,
            "stock_only": 0,
            "win_by_two_hundred": 0,
            "two_knocks": 0,
            "three_lay_offs": 1,
        },
        ("0", By.CHANCE): {"breaker": 1, "sixty_at_once": 2},
        ("1", By.PLAIN): {"gin": 0, "low_knock": 0},
        ("4", By.PLAIN): {"four_hands": 1},
        ("5", By.PLAIN): {"underknock": 0},
    },
    "pitch": {
        ("156", By.CASUAL): {"three_steals": 0},
        ("0", By.PLAIN): {
            "never_set": 1,
            "first_bid": 0,
            "five_tricks": 3,
            "stolen_and_made": 1,
            "clear_win": 1,
            "three_bids": 0,
            "win": 1,
            "three_made": 1,
            "two_own_jacks": 0,
        },
        ("1", By.PLAIN): {"set_and_won": 1},
        ("3", By.PLAIN): {"three_sets": 1},
    },
    "sinful_gibbon": {
        ("3", By.CASUAL): {"quiet_lies_25": 2},
        ("0", By.PLAIN): {
            "ten_mostly_right": 0,
            "eight_cheats": 0,
            "no_hat": 1,
            "no_hell": 1,
            "two_chairs": 1,
        },
        ("0", By.CHANCE): {"all_hats": 0, "four_in_a_round": 0, "two_bravehearts": 0},
        ("1", By.PLAIN): {"seven_hearts": 3, "six_suspicions": 0},
        ("1", By.CHANCE): {"three_bravehearts": 3},
    },
    "skitgubbe": {
        ("0", By.PLAIN): {
            "most_cards_win": 1,
            "win_alone": 1,
            "most_tricks": 3,
            "four_tricks": 2,
            "three_firsts": 1,
            "five_sluffs": 0,
            "little_eaten": 0,
        },
        ("0", By.CHANCE): {"ten_eaten": 0, "most_beats": 3, "twelve_beats": 0, "four_kills": 0},
        ("1", By.PLAIN): {"needy_first": 2},
    },
    "vendetta": {
        ("0", By.PLAIN): {
            "two_tricks": 2,
            "win_alone": 2,
            "three_tricks": 3,
            "longer_run": 3,
            "three_steals": 0,
            "all_three": 3,
            "with_a_joker": 3,
            "two_closed": 0,
        },
        ("1", By.CHANCE): {"five_steals": 0},
        ("2", By.PLAIN): {"calm_win": 0},
        ("3", By.PLAIN): {"win_by_five": 4},
        ("5", By.CHANCE): {"fifteen_points": 2},
    },
}
"""By game: the seed of a match and who played it; which seat reached which goal."""

seats_of = cache(goals_by_seat)


@pytest.mark.parametrize("game", SHELF)
def test_every_game_has_twelve_goals_in_sentences(game: str) -> None:
    goals = SHELF[game].goals
    assert len({goal.id for goal in goals}) == len({goal.sentence for goal in goals}) == 12
    assert all(goal.sentence.endswith(".") and goal.sentence[0].isupper() for goal in goals)


@pytest.mark.parametrize("game", SHELF)
def test_each_goal_is_reached_in_a_match_and_not_in_every_one(game: str) -> None:
    played = REACHED[game]
    wanted = {goal for reached in played.values() for goal in reached}
    assert wanted == {goal.id for goal in SHELF[game].goals}
    not_always: set[str] = set()
    for (seed, by), reached in played.items():
        found = seats_of(game, seed, by)
        for goal, seat in reached.items():
            assert goal in found[seat], f"{goal} in the match of {seed}"
        not_always |= {goal for goal in wanted for own in found if goal not in own}
    assert not_always == wanted


def test_what_was_reached_is_counted_but_not_in_matches_that_stand_apart() -> None:
    own = result(1, 1.0).people[0]._replace(goals=("first_bid", "win", "a_later_one"))
    results = [
        result(1, 1.0, people=(own,)), result(2, 1.0, people=(own._replace(goals=("win",)),)),
        result(3, 1.0, people=(own._replace(goals=("three_steals",)),), assisted=True),
        result(4, 1.0, people=(own._replace(goals=("three_steals",)),), game="vendetta"),
    ]  # fmt: skip
    reached = reached_goals("pitch", played_by(results, ME))
    assert {each.goal.id: each.times for each in reached if each.times} == {
        "first_bid": 1, "win": 2,
    }  # fmt: skip
    assert goals_text(reached) == "Goals: 2 of 12"
    assert reached_goals("gone", played_by(results, ME)) == []
