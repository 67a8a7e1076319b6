"""Goals: each can be reached in a match that was played, and is not reached in every one."""

from __future__ import annotations

from functools import cache
from typing import Final

import pytest

from game.records.person_matches import played_by
from game.records.reached_goals import goals_text, reached_goals
from game.shelf import SHELF
from tests.records.played_goals import goals_by_seat
from tests.records.test_records import ME, result

REACHED: Final = {
    "bridge_solitaire": {
        ("0", False): {
            "first_contract": 0, "three_contracts": 0, "more_than_bid": 0, "major_suit": 0,
            "joker_contract": 0, "house_down": 0, "honors": 0, "game": 0, "rubber": 0,
        },
        ("4", False): {"three_bid": 0},
        ("6", False): {"four_bid": 0, "never_down": 0},
    },
    "democracy": {
        ("0", False): {
            "fifteen_at_once": 0, "first_tribe": 0, "two_tribes": 0, "few_tricks": 0, "win": 0,
            "late_win": 0, "six_on_an_island": 1, "three_islands": 1, "most_tricks": 1,
            "first_island": 1,
        },
        ("0", True): {"twenty_tricks": 1},
        ("1", False): {"win_by_two": 3},
    },
    "fire_gibbon": {
        ("0", False): {
            "first_lie_caught": 0, "five_face_up": 0, "honest_suspect": 1, "four_spots": 1,
            "from_the_table": 1,
        },
        ("0", True): {"quiet_lies": 2},
        ("1", False): {"never_tumble": 0, "three_lies_caught": 3, "honest_win": 3},
        ("1", True): {"only_right_doubts": 0, "lucky_leap": 0},
        ("4", True): {"silent_win": 3},
    },
    "indian_chief": {
        ("0", False): {
            "lawyer": 0, "doctor": 0, "good_doctor": 0, "chief_twenty": 0, "cheap_rich": 0,
            "poor_ten": 0, "thief_ten": 0, "thief_steals": 0, "chief_forty": 1, "beggar_six": 2,
            "win": 2, "win_by_ten": 2,
        },
        ("0", True): {}, ("1", True): {},
    },
    "jersey_gin": {
        ("0", False): {
            "first_hand": 0, "knock": 0, "big_hand": 0, "stock_only": 0, "win": 0,
            "win_by_hundred": 0, "two_lay_offs": 1,
        },
        ("0", True): {"breaker": 1},
        ("1", False): {"low_knock": 0, "gin": 0},
        ("4", False): {"four_hands": 1},
        ("5", False): {"underknock": 0},
    },
    "pitch": {
        ("0", False): {
            "first_bid": 0, "three_bids": 0, "two_jacks": 0, "three_made": 1, "never_set": 1,
            "steal": 1, "stolen_and_made": 1, "four_tricks": 1, "win": 1, "clear_win": 1,
        },
        ("1", False): {"set_and_won": 1, "set_them": 1},
        ("2", False): {}, ("3", False): {},
    },
    "sinful_gibbon": {
        ("0", False): {
            "first_cheat": 0, "mostly_right": 0, "ten_quiet_lies": 0, "braveheart": 0,
            "three_hearts": 0, "new_chair": 0, "three_suspicions": 1, "no_hat": 1, "no_hell": 1,
        },
        ("0", True): {"four_in_a_round": 0, "all_hats": 0},
        ("1", True): {"three_bravehearts": 3},
    },
    "skitgubbe": {
        ("0", False): {
            "first_trick": 0, "turn_up": 0, "three_sluffs": 0, "five_beats": 0, "first_kill": 0,
            "three_kills": 0, "ten_eaten": 1, "first_out": 2, "most_tricks": 3,
        },
        ("0", True): {"rich_win": 1, "most_beats": 3},
        ("70", True): {"little_eaten": 0},
        ("1", True): {}, ("2", True): {},
    },
    "vendetta": {
        ("0", False): {
            "first_trick": 0, "first_steal": 0, "three_steals": 0, "closed": 0, "win_alone": 2,
            "three_tricks": 3, "with_a_joker": 3, "longer_run": 3, "all_three": 3,
        },
        ("3", False): {"win_by_five": 4},
        ("5", True): {"fifteen_points": 2},
        ("28", True): {"peaceful_win": 4},
    },
}  # fmt: skip
"""By game: the seed of a match and whether it was played wildly; which seat reached which goal."""
NOT_ALWAYS: Final = {
    "bridge_solitaire": ("1", "9", "23", "43", "50"), "pitch": ("16",),
    "sinful_gibbon": ("3", "41"),
}  # fmt: skip
"""More matches, for goals that are reached in all of the above."""

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
    for (seed, wild), reached in played.items():
        found = seats_of(game, seed, wild=wild)
        for goal, seat in reached.items():
            assert goal in found[seat], f"{goal} in the match of {seed}"
        not_always |= {goal for goal in wanted for own in found if goal not in own}
    for seed in NOT_ALWAYS.get(game, ()):
        not_always |= {goal for goal in wanted for own in seats_of(game, seed) if goal not in own}
    assert not_always == wanted


def test_what_was_reached_is_counted_but_not_in_matches_that_stand_apart() -> None:
    own = result(1, 1.0).people[0]._replace(goals=("first_bid", "win", "a_later_one"))
    results = [
        result(1, 1.0, people=(own,)), result(2, 1.0, people=(own._replace(goals=("win",)),)),
        result(3, 1.0, people=(own._replace(goals=("steal",)),), assisted=True),
        result(4, 1.0, people=(own._replace(goals=("steal",)),), game="vendetta"),
    ]  # fmt: skip
    reached = reached_goals("pitch", played_by(results, ME))
    assert {each.goal.id: each.times for each in reached if each.times} == {
        "first_bid": 1, "win": 2,
    }  # fmt: skip
    assert goals_text(reached) == "Goals: 2 of 12"
    assert reached_goals("gone", played_by(results, ME)) == []
