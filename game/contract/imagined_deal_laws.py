"""The laws of imagined deals: they fit all a seat sees, and all it remembers is true."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from game.bots.bot import choose
from game.bots.imagined_deals import determinize, remembered
from game.bots.profile import BotProfile, Level
from game.contract.moment import asked
from game.contract.random_matches import step
from game.contract.variants import Variant
from game.engine.match import Match
from game.engine.observation import seen_zones
from game.shelf import SHELF

DECISIONS, REMEMBERED = 150, 60
"""Decisions of a match of chance, and of one among novices."""
LOOKED_AT = 0.2
"""The share of the decisions at which a world is imagined."""
HASTE = 0.05
"""Part of the usual effort of the novices, of whom nothing is asked here."""


def worlds_fit(table: Variant) -> None:
    """Prove that in an imagined world of the whole pack its seat sees and may do the same.

    Raises:
        AssertionError: when it is not.
    """
    rules, rng, moves = table.rules(), Random(1), Random("moves of worlds")
    match: Match[Any] = Match(rules, "worlds")
    for _ in range(DECISIONS):
        if rng.random() < LOOKED_AT:
            _one_fits(match, rng)
        if not match.turn.seats:
            break
        step(match, moves)


def _one_fits(match: Match[Any], rng: Random) -> None:
    rules = match.rules
    seat = rng.randrange(rules.seats)
    seen = match.observe(seat)
    world = next(determinize(rules, seen, rng))
    assert seen_zones(world.table, seat) == dict(seen.zones)
    assert len(world.table.up) == len(seen.up)
    assert Counter(c for row in world.table.zones for c in row) == Counter(rules.pack())
    if seat in match.turn.seats:
        assert list(rules.legal(world, seat)) == seen.legal


def remembers_truly(game: str) -> int:
    """Prove that what a seat remembers is true, in every world too; how many cards.

    Raises:
        AssertionError: when a card lies elsewhere.
    """
    rules = SHELF[game].open()
    novice = SHELF[game].bot(rules, BotProfile(Level.NOVICE, effort=HASTE))
    match: Match[Any] = Match(rules, "known")
    told = 0
    while match.turn.seats and len(match.actions) < REMEMBERED:
        seen = match.observe(asked(match))
        zones = match.state_copy().table.zones
        world = next(determinize(rules, seen, Random(1))).table.zones
        for zone, row in remembered(rules, seen).items():
            at = rules.zone_registry.index[zone]
            for number, card in enumerate(row):
                if card is not None:
                    assert zones[at][number] == card == world[at][number], zone
                    told += 1
        match.submit(choose(novice, seen, Random(len(match.actions))))
    return told
