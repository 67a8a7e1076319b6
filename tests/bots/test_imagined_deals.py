"""Imagined states agree with everything the seat knows, and with nothing else."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from game.bots.any_game_bot import AnyGameBot
from game.bots.bot import Bot, choose
from game.bots.imagined_deals import determinize, determinize_covering, remembered
from game.bots.random_bot import RandomBot
from game.engine.cards import card, cards
from game.engine.match import Match
from game.engine.observation import seen_zones
from game.engine.rules import State
from game.engine.table import Table
from game.engine.zones import ZoneId
from game.shelf import SHELF
from tests.engine.play import play
from tests.engine.toy import Toy, ToyFacts, toy


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_every_world_looks_the_same_to_who_imagines_it(seed: str) -> None:
    rng = Random(seed)

    def each(match: Match[Any]) -> None:
        for seat in range(match.rules.seats):
            seen = match.observe(seat)
            truth = match.state_copy().table
            known = remembered(match.rules, seen)
            for zone, row in known.items():
                laid = truth.zones[truth.zone_registry.index[zone]]
                assert all(told in (None, c) for told, c in zip(row, laid, strict=True))
            imagined = determinize(match.rules, seen, rng)
            for _ in range(2):
                world = next(imagined)
                assert seen_zones(world.table, seat) == dict(seen.zones)
                assert world.facts == seen.facts
                laid_out = Counter(card for row in world.table.zones for card in row)
                assert laid_out == Counter(match.rules.pack())
                for zone, row in known.items():
                    laid = world.table.zones[truth.zone_registry.index[zone]]
                    assert all(told in (None, c) for told, c in zip(row, laid, strict=True))
                if seat in match.turn.seats:
                    assert list(match.rules.legal(world, seat)) == seen.legal

    play(toy(3, jokers=True), seed, each)


def written(phase: str, hands: list[str], heap: str = "") -> Match[ToyFacts]:
    rules = toy(len(hands))
    state = State(Table(rules.zone_registry), ToyFacts(phase))
    for seat, text in enumerate(hands):
        state.table.put(rules.hand[seat], cards(text))
    state.table.put(rules.heap, cards(heap))
    return Match(rules, "w", state)


def test_a_card_once_seen_is_not_forgotten_and_the_rest_is_fair() -> None:
    match = written("play", ["5d 9c", "6d 7d"], heap="2c")
    match.submit(match.observe(0).legal[0]._replace(verb="down", cards=cards("9c"), target=None))
    seen = match.observe(0)
    row = match.rules.zone_registry.index[next(z for z in seen.zones if z.name == "row")]
    imagined = determinize(match.rules, seen, Random(1))
    hand = Counter[Any]()
    for _ in range(2000):
        world = next(imagined)
        assert world.table.zones[row] == [card("9c")]
        hand.update(world.table.zones[match.rules.zone_registry.index[ZoneId("hand", 1)]])
    assert card("9c") not in hand
    assert card("5d") not in hand
    assert len(hand) == 49
    assert all(40 < times < 130 for times in hand.values())


def test_worlds_share_nothing() -> None:
    match: Match[ToyFacts] = Match(toy(3), "x")
    imagined = determinize(match.rules, match.observe(1), Random(1))
    one, other = next(imagined), next(imagined)
    one.table.zones[0].clear()
    one.facts.points[0] = 7
    assert other.table.zones[0]
    assert other.facts.points == [0, 0, 0]
    assert next(imagined).table.zones[0]


def test_the_same_sight_and_seed_give_the_same_choice() -> None:
    match = play(toy(3), "s", limit=10)
    seat = match.turn.seats[0]
    seen = match.observe(seat)
    bot = AnyGameBot(match.rules, simulations=40)
    made = [choose(bot, seen, Random(9)) for _ in range(2)]
    assert made[0] == made[1] in seen.legal


def test_search_finds_the_winning_card() -> None:
    match = written("choose", ["2h 3h Ad", "4d"], heap="")
    seen = match.observe(0)
    seen.facts.points[:] = [1, 1]
    assert choose(AnyGameBot(match.rules, 300), seen, Random(2)).cards == cards("Ad")


def test_search_beats_chance() -> None:
    rules = toy(2, target=3)
    won = sum(_match(rules, str(seed)) for seed in range(16))
    assert won > 10.5


def _match(rules: Toy, seed: str) -> float:
    match: Match[ToyFacts] = Match(rules, seed)
    bots: list[Bot] = [AnyGameBot(rules, 30), RandomBot()]
    rng = Random(seed)
    while match.turn.seats:
        seat = match.turn.seats[0]
        match.submit(choose(bots[seat], match.observe(seat), rng))
    assert match.outcome is not None
    return (0 in match.outcome.winners) / len(match.outcome.winners)


def test_thinking_is_cut_into_slices_and_keeps_to_its_budget() -> None:
    match: Match[ToyFacts] = Match(toy(3), "x")
    seen = match.observe(match.turn.seats[0])
    assert len(list(AnyGameBot(match.rules, 25).think(seen, Random(1)))) == 26
    assert list(AnyGameBot(match.rules).think(match.observe(None), Random(1))) == []
    with pytest.raises(ValueError, match="Nothing to decide"):
        choose(RandomBot(), match.observe(None), Random(1))


def test_covering_worlds_put_every_unknown_card_into_every_unknown_place() -> None:
    rules = SHELF["pitch"].open(4, {})
    match: Match[Any] = Match(rules, "cover")
    seen = match.observe(0)
    hidden = {
        (zone, at)
        for zone, row in seen.zones.items()
        for at, card in enumerate(row)
        if card is None
    }
    dealt = list(determinize_covering(rules, seen, Random(1)))
    assert len(dealt) == 3 * len(hidden)
    for zone, at in hidden:
        assert len(
            {world.table.zones[rules.zone_registry.index[zone]][at] for world in dealt}
        ) == len(hidden)
    for world in dealt:
        assert seen_zones(world.table, 0) == seen.zones
