"""The computer in Bridge Solitaire: legal, honest, repeatable, sensible, and better than simple."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

import pytest

from game.arena.audit.retold_history import as_seen
from game.bots.bot import Bot, choose
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile, Level, Style
from game.engine.action import Action
from game.engine.cards import Card, Suit, cards
from game.engine.match import Match
from game.engine.rules import State
from game.games.bridge_solitaire.bot import baselines
from game.games.bridge_solitaire.bot.bid_evaluation import DEFEND, strain_of
from game.games.bridge_solitaire.bot.bot import BridgeBot, dealt_cards
from game.games.bridge_solitaire.bot.rubber_value import RubberValue, standing
from game.games.bridge_solitaire.bot.stock_odds import StockOdds
from game.games.bridge_solitaire.rules.bid_numbers import BIDS, level_of
from game.games.bridge_solitaire.rules.facts import HOUSE, PLAYER, BridgeFacts, Contract, Phase
from tests.games.bridge_solitaire.tables import auction, bridge, playing

RULES = bridge()
OPEN = bridge(discard_memory="open")
CLUBS = Contract(101, PLAYER, 1)
NO_TRUMPS = Contract(205, PLAYER, 1)


def bot(level: Level = Level.MASTER, style: Style | None = None) -> BridgeBot:
    """A computer."""
    return BridgeBot(RULES, BotProfile(level, style or Style()))


def said(state: State[BridgeFacts], level: Level = Level.MASTER, seed: int = 1) -> Action:
    """What a computer does in a written position."""
    match = Match(OPEN, "written", state)
    return choose(BridgeBot(OPEN, BotProfile(level)), match.observe(PLAYER), Random(seed))


def held(hand: str, stock: str, contract: Contract, leader: int) -> State[BridgeFacts]:
    """A state in the play; the cards named nowhere lie open among the discards."""
    state = playing(OPEN, contract, leader, hand, stock)
    named = {card for zone in state.table.zones for card in zone}
    rest = [card for card in OPEN.pack() if card not in named]
    state.table.put(OPEN.zones.discards, rest)
    return state


def lead(hand: str, stock: str, contract: Contract = CLUBS) -> str:
    """The card a master leads."""
    return said(held(hand, stock, contract, PLAYER)).cards[0].text


def answer(hand: str, stock: str, contract: Contract = CLUBS, level: Level = Level.MASTER) -> str:
    """The card it answers the top of the stock with."""
    return said(held(hand, stock, contract, HOUSE), level).cards[0].text


def after(seed: str, number: int, player: Bot) -> Match[BridgeFacts]:
    """A match after so many actions of *player*."""
    match = Match(RULES, seed)
    for move in range(number):
        match.submit(choose(player, match.observe(PLAYER), Random(move)))
    return match


def rubber(player: Bot, seed: str) -> int:
    """The player's lead at the end of a rubber."""
    match = Match(RULES, seed)
    while match.turn.seats:
        move = len(match.actions)
        match.submit(choose(player, match.observe(PLAYER), Random(f"{seed} {move}")))
    assert match.outcome is not None
    return match.outcome.points[0]


def test_the_chance_of_a_lead_is_that_of_the_notes() -> None:
    stock = cards("Qh 9h 4h 2h 3c 9c Kd Jd *1")
    unseen = StockOdds(stock, len(stock), Suit.CLUBS)
    jack = cards("Jh")[0]
    # n = 4 hearts, t = 2 clubs, j = 1 joker, b = 1: (1 + 2 + 1) / (4 + 2 + 1) to lose.
    assert unseen.wins(jack) == pytest.approx(1 - 4 / 7)
    assert unseen.wins(cards("As")[0]) == 0
    bare = StockOdds(cards("Kd Jd 3d"), 3, Suit.CLUBS)
    assert bare.wins(jack) == 1


def test_without_trumps_a_lead_wins_by_default_after_four_cards() -> None:
    unseen = StockOdds(cards("Kd Jd 3d 4d 5d 6d 7d 8d 9d Qh"), 10, None)
    # The queen is not among the first four of ten in 6 of 10.
    assert unseen.wins(cards("Jh")[0]) == pytest.approx(0.6)


def test_a_used_up_suit_is_led_for_the_rest_of_the_hand() -> None:
    assert lead("5h 2s 3s", "9s 7s Ts Js 4d 6d 2d") == "5h"


def test_a_trick_is_taken_as_cheaply_as_possible() -> None:
    stock = "Jd 9s 4h 7h 3s 3h 8s 5c 9c Qc 4s Th 2d 7d 6s Ad"
    assert answer("Kd Qd 2s", stock) == "Qd"
    assert answer("3c Kc 2h", stock) == "3c"


def test_a_joker_goes_with_a_lost_trick_and_on_the_other_joker() -> None:
    assert answer("*1 Ah Kh", "Qs 4h 7h 3s 2h 8s 9s") == "*1"
    assert answer("*1 Kc Kd 3d", "*2 Qs 5h 8c 9h 2h") == "*1"


@pytest.mark.parametrize("level", list(Level))
def test_no_level_lets_a_sure_trick_go(level: Level) -> None:
    for seed in range(5):
        state = held("Ad 4d 9s", "5d Ks 4h Kh Ts As 6d 9d 3c 8c Jh", CLUBS, HOUSE)
        assert said(state, level, seed).cards[0].text == "Ad"


@pytest.mark.parametrize("level", [Level.NOVICE, Level.CASUAL, Level.SKILLED])
def test_bids_stay_within_reason(level: Level) -> None:
    weak = "9c 8c 7c 3c 9d 6d 4d 8h 5h 2h 9s 3s 2s"
    strong = "Ac Kc Qc Jc Tc 8c 7c Ad Kd Ah Kh 5h 4s"
    for seed in range(2):
        assert strain_of(said(auction(OPEN, weak), level, seed)) == DEFEND
        bid = said(auction(OPEN, strong), level, seed)
        assert bid.value is not None
        assert strain_of(bid) == 1
    even = auction(OPEN, "Ac Kc 7c 3c Ad Kd 4d Ah 5h 2h 9s 3s *1")
    modest = said(even, level)
    assert modest.value is None or level_of(modest.value) <= 2


def test_a_game_is_bid_for_with_a_part_score() -> None:
    ledger = RubberValue(BridgeFacts(below=[60, 0]))
    assert ledger.worth(Contract(203, PLAYER), 8) > RubberValue(BridgeFacts()).worth(
        Contract(203, PLAYER), 8
    )
    assert standing(BridgeFacts(games=[1, 0])) > 0 > standing(BridgeFacts(games=[0, 1]))
    assert ledger.worth(Contract(203, PLAYER, 2), 7) == -100


@pytest.mark.parametrize("level", list(Level))
def test_the_choice_of_six_follows_one_plan(level: Level) -> None:
    player = BridgeBot(RULES, BotProfile(level, effort=0.3))
    for seed in ("plan 1", "plan 2"):
        match = Match(RULES, seed)
        first = choose(player, match.observe(PLAYER), Random(1))
        dealt = dealt_cards(match.observe(PLAYER))
        steps = 0
        while match.state_copy().facts.phase is Phase.CHOOSE:
            action = choose(player, match.observe(PLAYER), Random(steps))
            assert action.verb != "put_back"
            assert steps or action == first
            match.submit(action)
            steps += 1
        assert steps <= 7
        hand = match.state_copy().table.zones[RULES.zones.hand]
        assert sum(card in dealt for card in hand) == 6


def test_a_card_outside_the_plan_is_put_back() -> None:
    player = bot()
    match = Match(RULES, "plan 1")
    plan: set[Card] = set()
    for ranked in player.sixes(match.observe(PLAYER)):
        plan = set(ranked[0].cards) if ranked else plan
    odd = next(c for c in match.observe(PLAYER).cards("spread") if c and c not in plan)
    match.submit(RULES.keeps[odd.index])
    assert choose(player, match.observe(PLAYER), Random(1)) == RULES.backs[odd.index]


@pytest.mark.parametrize("level", list(Level))
def test_answers_are_repeatable_and_honest(level: Level) -> None:
    player = BridgeBot(RULES, BotProfile(level, effort=0.15))
    for number in (0, 7, 12) if level is Level.MASTER else (0, 3, 7, 8, 12, 17):
        match = after("honest", number, baselines.Greedy(RULES))
        seen = match.observe(PLAYER)
        usual = choose(player, seen, Random(5))
        assert usual in seen.legal
        reason = player.explain(seen, usual)
        weighed = [w.values for w in player.action_values(seen, Random(5))][-1]
        assert set(weighed) == set(seen.legal)
        imagined = determinize(RULES, seen, Random(number))
        for _ in range(2):
            twin = as_seen(RULES, next(imagined), seen)
            assert choose(player, twin, Random(5)) == usual
            assert player.explain(twin, usual) == reason
            assert [w.values for w in player.action_values(twin, Random(5))][-1] == weighed


def test_imagined_stocks_hold_what_was_not_seen() -> None:
    match = after("memory", 14, baselines.Greedy(RULES))
    seen = match.observe(PLAYER)
    truth = match.state_copy().table.zones
    for world, _ in zip(determinize(RULES, seen, Random(1)), range(5), strict=False):
        zones = world.table.zones
        assert set(zones[RULES.zones.stock]) == set(truth[RULES.zones.stock])
        assert zones[RULES.zones.discards] == truth[RULES.zones.discards]
        assert zones[RULES.zones.passed] == truth[RULES.zones.passed]


def test_every_hint_has_a_reason() -> None:
    player = BridgeBot(RULES, BotProfile(Level.NOVICE))
    match = Match(RULES, "reasons")
    while match.turn.seats and len(match.actions) < 60:
        seen = match.observe(PLAYER)
        for action in seen.legal:
            reason = player.explain(seen, action)
            assert reason.endswith(".")
            assert len(reason) <= 95, reason
        match.submit(choose(player, seen, Random(len(match.actions))))


def test_style_changes_the_bids() -> None:
    bold, shy = Style(greed=1.0, patience=-1.0), Style(suspicion=1.0, patience=1.0)
    levels: Mapping[Style, list[int]] = {bold: [], shy: []}
    for seed in range(8):
        match = after(f"style {seed}", 0, bot())
        player = baselines.Baseline(RULES)
        while match.state_copy().facts.phase is Phase.CHOOSE:
            match.submit(choose(player, match.observe(PLAYER), Random(1)))
        for style, found in levels.items():
            call = choose(bot(Level.CASUAL, style), match.observe(PLAYER), Random(seed))
            found.append(BIDS.index(call.value) + 1 if call.value else 0)
    assert sum(levels[bold]) > sum(levels[shy])


def test_the_weaker_the_longer_trumps_are_kept() -> None:
    state = held("Kh 8c", "Th 4h 9s 7s Js 4d 6d 2d Qh", CLUBS, PLAYER)
    world = next(determinize(OPEN, Match(OPEN, "written", state).observe(PLAYER), Random(1)))
    legal = Match(OPEN, "written", state).observe(PLAYER).legal
    trump = next(at for at, each in enumerate(legal) if each.cards[0].suit is Suit.CLUBS)
    felt = []
    for level in Level:
        player = BridgeBot(OPEN, BotProfile(level))
        felt.append(player.evaluation.scores(world, legal, player.unseen(world))[trump])
    assert felt == sorted(felt)
    assert len(set(felt)) == len(felt)


def test_levels_come_in_order() -> None:
    players: list[Bot] = [baselines.Greedy(RULES), bot(Level.NOVICE), baselines.policy(RULES)]
    means = [sum(rubber(player, f"order {n}") for n in range(4)) for player in players]
    assert means == sorted(means)


@pytest.mark.slow
def test_the_skilled_do_better_than_the_simple_bot() -> None:
    skilled, simple = bot(Level.SKILLED), baselines.Baseline(RULES)
    ahead = [rubber(skilled, f"bar {n}") - rubber(simple, f"bar {n}") for n in range(4)]
    assert sum(ahead) > 0
