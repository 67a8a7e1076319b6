"""Computer players of Jersey Gin: evaluation, belief, levels in order, styles."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.bots.bot import choose
from game.bots.profile import BotProfile, Level, Style
from game.engine.action import Action
from game.engine.cards import card, cards
from game.engine.match import Match
from game.engine.observation import seen_zones
from game.engine.rules import State
from game.games.jersey_gin.bot.belief import Belief
from game.games.jersey_gin.bot.bot import JerseyGinBot
from game.games.jersey_gin.bot.card_memory import Trace, hand_history, in_mind, trace_of
from game.games.jersey_gin.bot.evaluation import Evaluation
from game.games.jersey_gin.bot.parameters import NUMBERS, styled
from game.games.jersey_gin.bot.win_chances import chances
from game.games.jersey_gin.rules.deadwood_points import least_deadwood
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.melds import mask_of
from game.games.jersey_gin.rules.rules import JerseyGin
from game.shelf import game_entry
from tests.games.jersey_gin.tables import after, gin, hands, player, trace, written

PLAIN = BotProfile(Level.MASTER)
"""Somebody who never slips."""


def chosen(rules: JerseyGin, state: State[JerseyGinFacts], *held: str) -> Action:
    """What the seat in turn does by judgement."""
    action = Evaluation(rules).choice(state, state.facts.turn, trace(state, rules, *held))
    assert action in rules.legal(state, state.facts.turn)
    return action


@pytest.mark.parametrize(
    ("hand", "top", "target"),
    [
        ("5h 6h 9c Kd Qs 2s 3d 8h Jc Ac", "7h", "discard"),  # makes a run
        ("7c 7d 9c Kd Qs 2s 3d 8h Jc Ac", "7h", "discard"),  # makes a set
        ("5h 6h 7h Kd Qs 2s 3d 9c Jc Ac", "8h", "discard"),  # makes the run longer
        ("5h 6h 9c Kd Qs 2s 3d 9d Jc Ac", "Th", "stock"),  # makes nothing
        ("5h 6h 9c Kd Qs 2s 3d 9d Jc Ac", "5s", "stock"),  # only one more pair
    ],
)
def test_a_discard_is_taken_for_a_meld(hand: str, top: str, target: str) -> None:
    rules = gin()
    up, stock = f"discard: {top}", "stock: 2c 3c 4c 5c 6c"
    state = written(rules, f"hand 0: {hand}", up, stock, "turn = 0", "phase = draw")
    action = chosen(rules, state)
    assert action.target is not None
    assert action.target.name == target


@pytest.mark.parametrize(
    ("hand", "gone", "held", "thrown"),
    [
        # The dearest card that goes with nothing.
        ("4h 5h 6h Kd 7c 7d 2s 9h Jc Js 3s", "", "", "Kd"),
        # Both cards that would help the kings are gone, so one of them goes, not a live pair.
        ("4h 5h 6h Kd Kc 7c 7d 2s Jc Jd 3s", "Ks Kh", "", "K"),
        # The next seat has taken tens: not a third.
        ("4h 5h 6h Td Kc 7c 7d 2s 2d 3s 3c", "", "Tc Th", "Kc"),
    ],
)
def test_what_is_thrown(hand: str, gone: str, held: str, thrown: str) -> None:
    rules = gin()
    state = written(rules, f"hand 0: {hand}", f"discard: {gone or '8c'}", "turn = 0")
    state.facts.phase = type(state.facts.phase)("discard")
    action = chosen(rules, state, "", held, "")
    assert action.verb == "discard"
    assert action.cards[0].text.startswith(thrown)


def test_a_hand_that_is_all_matched_is_gin() -> None:
    rules = gin()
    hand = "5c 6c 7c Jc Jd Js 2d 3d 4d Kh Ad"
    state = written(rules, f"hand 0: {hand}", "discard: 8c", "turn = 0", "phase = discard")
    assert chosen(rules, state) == Action(0, "gin", (card("Kh"),), chosen(rules, state).target)


def test_who_may_knock_knocks_with_the_least() -> None:
    rules = gin()
    hand = "5h 6h 7h Kc Kd Kh 2s 3s 4s 9d Qh"
    state = written(rules, f"hand 0: {hand}", "discard: 8c", "turn = 0", "phase = discard")
    action = chosen(rules, state)
    assert (action.verb, action.cards) == ("knock", (card("Qh"),))


def test_the_break_of_the_rules_page_is_played_as_written() -> None:
    """Example E4: melds are laid, lay-offs made, and the taken discard melded first."""
    rules, rng = gin(), Random(1)
    state = written(
        rules,
        "stock: 3s Qd 9c",
        "discard: Kd",
        "hand 2: 4h 5h 6h Tc Td Ts 2c 2s 8d Jd",
        "hand 0: Ah Ad As 7s 8s 9s 3h 7h Qc 5c",
        "hand 1: Kc Kh Ks 6c 7c 8c Qh Qs Jh 4s",
        "turn = 2",
        "breaker = 2",
        "phase = draw",
    )
    memory, done = trace(state, rules), list[str]()
    while not state.facts.hands:
        seat = state.facts.turn
        action = Evaluation(rules).choice(state, seat, memory)
        assert action in rules.legal(state, seat)
        memory.follow(state, rules.zones.discard, action)
        done.append(f"{seat} {action.verb} {' '.join(map(str, action.cards))}".strip())
        rules.apply(state, action, rng)
    assert "2 meld 4h 5h 6h" in done
    assert "0 lay_off 7h" in done
    assert state.facts.hands[0].winner == 1


@pytest.mark.parametrize("moves", [5, 12, 21, 33, 60, 90])
def test_imagined_deals_keep_what_was_seen(moves: int) -> None:
    match = after(f"worlds {moves}", moves)
    if not match.turn.seats:
        return
    rules, seat = match.rules, match.turn.seats[0]
    assert isinstance(rules, JerseyGin)
    seen, truth = match.observe(seat), match.state_copy()
    belief = Belief(rules, in_mind(seen, 200), NUMBERS, 12)
    memory, rng = belief.trace, Random(2)
    assert memory.gone == mask_of(truth.table.zones[rules.zones.discard])
    for _, world in zip(range(8), belief.worlds(rng), strict=False):
        zones = world.table.zones
        assert Counter(c for zone in zones for c in zone) == Counter(rules.pack())
        assert [len(zone) for zone in zones] == [len(zone) for zone in truth.table.zones]
        assert seen_zones(world.table, seat) == dict(seen.zones)
        assert zones[rules.zones.discard] == truth.table.zones[rules.zones.discard]
        for other, held in enumerate(memory.held):
            there = mask_of(zones[rules.zones.hands[other]])
            assert there & held == held
            assert mask_of(truth.table.zones[rules.zones.hands[other]]) & held == held


def test_what_was_taken_is_remembered_as_long_as_the_level_lets() -> None:
    remembered = 0
    for number in range(12):
        match = after(f"taken {number}", 30)
        rules, seat = match.rules, match.turn.seats[0]
        assert isinstance(rules, JerseyGin)
        seen = match.observe(seat)
        whole, short = (trace_of(rules, in_mind(seen, turns)) for turns in (200, 2))
        remembered += sum(mask.bit_count() for mask in whole.held)
        assert short.gone & ~whole.gone == 0
        assert short.gone.bit_count() <= 3
        for few, many in zip(short.held, whole.held, strict=True):
            assert few & ~many == 0
    assert remembered > 2


def test_imagined_hands_grow_together_as_real_ones_do() -> None:
    """After some turns the others hold less than chance would have it."""
    plain, likely, real = list[int](), list[int](), list[int]()
    for number in range(12):
        match = after(f"grown {number}", 30)
        rules, seat = match.rules, match.turn.seats[0]
        assert isinstance(rules, JerseyGin)
        if match.state_copy().facts.breaker is not None or match.state_copy().facts.hands:
            continue
        seen = in_mind(match.observe(seat), 200)
        others = [rules.zones.hands[other] for other in range(3) if other != seat]
        for guesses, found in ((0, plain), (12, likely)):
            belief = Belief(rules, seen, NUMBERS, guesses)
            for _, world in zip(range(10), belief.worlds(Random(1)), strict=False):
                found += [least_deadwood(mask_of(world.table.zones[zone])) for zone in others]
        real += [least_deadwood(mask_of(match.state_copy().table.zones[zone])) for zone in others]
    mean = [sum(found) / len(found) for found in (plain, likely, real)]
    assert mean[1] < mean[0]
    assert abs(mean[1] - mean[2]) < abs(mean[0] - mean[2])


def test_what_was_left_lying_makes_a_hand_unlikely() -> None:
    match = after("left", 20)
    rules = match.rules
    assert isinstance(rules, JerseyGin)
    seat = match.turn.seats[0]
    belief = Belief(rules, in_mind(match.observe(seat), 200), NUMBERS, 0)
    other = (seat + 1) % 3
    belief.history.refused[other][:] = [mask_of(cards("7h"))]
    with_pair = mask_of(cards("7c 7d 2s 4h 9s Jc Qd Kh Ts 5c"))
    without = mask_of(cards("7c 8d 2s 4h 9s Jc Qd Kh Ts 5c"))
    assert belief.likelihood(with_pair, other) < belief.likelihood(without, other) - 1


def test_the_history_tells_who_took_and_who_left() -> None:
    match = after("past", 40)
    history = hand_history(in_mind(match.observe(0), 200))
    takes = sum(len(row) for row in history.taken)
    lefts = sum(len(row) for row in history.refused)
    throws = sum(len(row) for row in history.thrown)
    assert takes + lefts == sum(history.turns)
    assert sum(history.turns) - throws in (0, 1)


def test_the_race_is_won_by_who_leads_it() -> None:
    assert sum(chances([20, 50, 0], [1, 2, 0], 100)) == pytest.approx(1)
    assert chances([0, 0, 0], [0, 0, 0], 100) == pytest.approx([1 / 3] * 3)
    lead = [chances([score, 40, 40], [1, 1, 1], 100)[0] for score in (10, 40, 70, 95)]
    assert lead == sorted(lead)
    assert chances([90, 10, 10], [1, 1, 1], 100)[0] > chances([90, 10, 10], [1, 1, 1], 250)[0]


def test_each_rule_of_the_judgement_pays() -> None:
    """Against two who throw by value alone, who hardly ever knock, and who are greedy."""
    rules = gin()
    blind = Evaluation(rules, NUMBERS._replace(out=0.0, late_out=0.0))
    late = Evaluation(rules, NUMBERS._replace(early_knock=1.0, late_knock=1.0))
    for weaker in (blind, late, player(rules, "greedy").evaluation):
        won = [0.0, 0.0]
        for seat in range(3):
            players = [weaker] * 3
            players[seat] = Evaluation(rules)
            found = hands(rules, players, 80)
            won[0] += found[seat]
            won[1] += (sum(found) - found[seat]) / 2
        assert won[0] > 1.05 * won[1]


def test_styles_differ_in_when_they_knock_and_what_they_guard() -> None:
    patient, greedy = (styled(NUMBERS, Style(**{each: 1.0})) for each in ("patience", "greed"))
    rules = gin()
    limits = [Evaluation(rules, each).knocks.knock_limit(5) for each in (patient, greedy, NUMBERS)]
    assert limits[0] < limits[1] < limits[2]
    assert styled(NUMBERS, Style(bluff=1.0)).swap < NUMBERS.swap
    assert styled(NUMBERS, Style(bluff=1.0)).shown < NUMBERS.shown
    assert styled(NUMBERS, Style(suspicion=1.0)).feed > NUMBERS.feed
    assert patient.out > NUMBERS.out
    knocks = Counter[str]()
    for name, numbers in (("patient", patient), ("usual", NUMBERS)):
        for deal in range(60):
            state, rng = rules.deal(Random(deal)), Random(deal)
            memory = Trace(0, [0, 0, 0])
            evaluation = Evaluation(rules, numbers)
            while not state.facts.hands:
                action = evaluation.choice(state, state.facts.turn, memory)
                memory.follow(state, rules.zones.discard, action)
                rules.apply(state, action, rng)
            knocks[name] += state.facts.hands[0].how.value == "gin"
    assert knocks["patient"] > knocks["usual"]


@pytest.mark.parametrize("level", list(Level))
def test_answers_are_legal_and_repeatable(level: Level) -> None:
    for number in (0, 7, 19, 40, 55):
        match = after(f"legal {number}", number)
        if not match.turn.seats:
            continue
        bot = JerseyGinBot(match.rules, BotProfile(level, effort=0.2))
        seen = match.observe(match.turn.seats[0])
        first = choose(bot, seen, Random(5))
        assert first in seen.legal
        assert choose(bot, seen, Random(5)) == first


def test_what_each_action_is_worth() -> None:
    match = after("weighed", 7)
    seen = match.observe(match.turn.seats[0])
    last = list(JerseyGinBot(match.rules, BotProfile(Level.NOVICE)).action_values(seen, Random(1)))[
        -1
    ]
    assert set(last.values) == set(seen.legal)
    assert last.unit == "wins"
    assert all(0 <= worth <= 1 for worth in last.values.values())


def shares(first: str, others: str, deals: int, seed: str) -> float:
    """The share of the matches the first kind wins alone against two others, from each seat."""
    won = 0.0
    for deal in range(deals):
        for place in range(3):
            rules = gin()
            bots = {kind: player(rules, kind) for kind in (first, others)}
            match = Match(rules, f"{seed} {deal}")
            while match.turn.seats:
                seat = match.turn.seats[0]
                bot = bots[first if seat == place else others]
                rng = Random(f"{deal} {len(match.actions)}")
                match.submit(choose(bot, match.observe(seat), rng))
                assert len(match.actions) < 3000
            assert match.outcome is not None
            won += (place in match.outcome.winners) / len(match.outcome.winners)
    return won / (3 * deals)


@pytest.mark.slow
def test_casual_players_win_more_than_novices() -> None:
    assert shares("casual", "novice", 12, "order") > 0.36


def test_a_player_of_jersey_gin_plays_only_jersey_gin() -> None:
    with pytest.raises(TypeError):
        JerseyGinBot(game_entry("pitch").open(), BotProfile(Level.NOVICE))
