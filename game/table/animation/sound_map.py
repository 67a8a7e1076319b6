"""The sound map: which sound belongs to what is said and to what the table makes much of."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from game.engine.events import Flourish, Said

SOUND_OF_CODE: Mapping[str, str] = MappingProxyType(
    {
        # A doubt is knuckles on the table; what it brings to light has its own noise.
        "doubt": "doubt",
        "crash": "fire",
        "tumble": "fire",
        "proven": "stamp",
        "true": "stamp",
        "reward": "coin",
        "hat": "flip",
        "swap": "slide",
        # Tricks won and cards captured.
        "takes": "cross",
        "wins": "cross",
        "collects": "cross",
        "captures": "tide",
        "tie": "refuse",
        # Calls, votes and points of a hand.
        "bid": "vote",
        "steal": "steal",
        "pass": "nail",
        "house_says": "vote",
        "passes": "nail",
        "steals": "steal",
        "extends": "place",
        "closes": "snap",
        "ruins": "refuse",
        "high": "coin",
        "low": "coin",
        "jack": "coin",
        "game": "coin",
        "made": "stamp",
        "set": "refuse",
        "down": "refuse",
        "doubled": "knock",
        "redoubled": "knock",
        "no_answer": "nail",
        # Boxes of a meld.
        "thief": "button",
        "beggar": "button",
        "poor": "button",
        "lawyer": "button",
        "rich": "button",
        "doctor": "button",
        "chief": "button",
        "clash": "knock",
        # Places of an evening.
        "eats": "slide",
        "goes_out": "coin",
        "bleats": "bell",
        "box": "coin",
        "scores": "tide",
    }
)
"""Sounds of what is said, by code."""

SILENT_CODES = frozenset(
    {
        "accept", "accepted", "accepts", "another", "beats", "closer", "contract", "creates",
        "deadwood", "deal", "deal_over", "declares", "declines", "discard", "done", "draw_stock",
        "dreck", "empty", "enough", "envy", "extra", "final_card", "gathers", "gluttony", "honors",
        "house_bids", "house_leads", "house_passes", "house_plays", "insult", "intermission",
        "irreconcilable", "jealousy", "joker_taken", "last_call", "lay_off", "lead",
        "lead_moves_right", "leads", "lust", "marks", "meld", "needy", "next_island", "no_steal",
        "no_tribe", "no_trump", "overtricks", "part_one_over", "passed_over", "passes_no_cards",
        "passes_over", "pick", "pitches", "play_down", "play_random", "play_table", "play_up",
        "pride", "promise_heart", "promise_number", "reaches", "refill", "replenishes", "reshuffle",
        "returns", "reveal", "round", "rubber", "run_out", "score", "show", "sideways", "slam",
        "sloth", "sluffs", "spot", "stack_empty", "stalemate", "starts", "stock_out", "straight",
        "table_bare", "take", "take_discard", "takes_the_final_card", "thin", "thrown", "total",
        "trump", "turn", "turns_up", "undertricks", "votes", "wrath",
    }
)  # fmt: skip
"""Codes that are told without a sound: cards that move make their own, and words are enough."""

_SIGNS: Mapping[str, str] = MappingProxyType(
    {
        "drum": "drum",
        "killed": "snap",
        "knuckles": "knock",
        "dagger": "steal",
        "bell": "bell",
        "medal_star": "gin",
        "island": "tide",
        "button": "button",
        "flame": "fire",
    }
)
"""Sounds that belong to the sign of a great moment."""

_FLOURISHES: Mapping[Flourish, str] = MappingProxyType(
    {
        Flourish.CAUGHT: "sting",
        Flourish.TRIUMPH: "win",
        Flourish.SHAME: "bell",
        Flourish.STRIKE: "drum",
        Flourish.AWARD: "stamp",
    }
)


def of(said: Said) -> str:
    """The sound of what is said, '' for none; a great moment sounds with its flourish."""
    return "" if said.moment is not None else SOUND_OF_CODE.get(said.code, "")


def highlight_sound(said: Said) -> str:
    """The sound of a great moment."""
    assert said.moment is not None
    if said.moment.flourish is Flourish.CAUGHT:
        return _FLOURISHES[Flourish.CAUGHT]
    return _SIGNS.get(said.moment.sign, _FLOURISHES[said.moment.flourish])
