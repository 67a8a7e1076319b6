"""Computer players of Fire Gibbon: honest, never stuck, better than chance."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from game.bots.bot import Bot, choose
from game.bots.profile import BotProfile, Level, Style
from game.engine.action import Action
from game.engine.cards import cards, pack
from game.engine.match import Match
from game.engine.observation import Observation, seen_zones
from game.engine.rules import State
from game.engine.shuffling import shuffled
from game.engine.zones import ZoneId
from game.games.fire_gibbon.bot.baselines import KINDS
from game.games.fire_gibbon.bot.belief import Belief, SpotRace, candour, unseen_cards
from game.games.fire_gibbon.bot.bot import FireGibbonBot
from game.games.fire_gibbon.bot.evaluation import Evaluation
from game.games.fire_gibbon.bot.levels import LEVELS
from game.games.fire_gibbon.bot.parameters import NUMBERS
from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.rules import FireGibbon
from tests.games.fire_gibbon.tables import act, position, rules


class Chance:
    """Plays at random."""

    def think(self, seen: Observation[Any], rng: Random) -> Iterator[Action]:
        legal = seen.legal
        yield legal[int(rng.random() * len(legal))]


def contest(game: FireGibbon, bots: list[Bot], seed: str, cap: int = 1500) -> tuple[int, ...]:
    """The winners of a match between *bots*."""
    match, rng = Match(game, seed), Random(seed)
    for _ in range(cap):
        seats = match.turn.seats
        if not seats:
            break
        match.submit(choose(bots[seats[0]], match.observe(seats[0]), rng))
    assert match.outcome is not None, f"no end after {cap} actions"
    return match.outcome.winners


def redealt(game: FireGibbon, truth: State[FireFacts], seat: int, rng: Random) -> State[FireFacts]:
    """The same match with all cards that *seat* cannot see dealt anew."""
    state = truth.clone()
    view = seen_zones(state.table, seat)
    own = {at for at, owner in enumerate(state.facts.owners) if owner == seat}
    hidden = []
    for number, zone in enumerate(state.table.zones):
        places = view.get(game.zone_registry.ids[number], ())
        for at, shown in enumerate(places):
            known = number == game.zones.fire and (at in own or state.facts.proven[at])
            if shown is None and not known and number != game.zones.discards:
                hidden.append((zone, at))
    for (zone, at), card in zip(hidden, shuffled([z[a] for z, a in hidden], rng), strict=True):
        zone[at] = card
    return state


def test_it_knows_nothing_it_cannot_see() -> None:
    """Other hands, the deck and unproven cards dealt anew: the same choice."""
    game, match, rng = rules(4), Match(rules(4), "honest"), Random(2)
    bots = [FireGibbonBot(game, BotProfile(Level.MASTER, effort=0.25)) for _ in range(4)]
    compared = 0
    while match.turn.seats:
        seat = match.turn.seats[0]
        seen = match.observe(seat)
        other = redealt(game, match.state_copy(), seat, rng)
        guessed = Match(game, "other", other).observe(seat)
        assert guessed.zones == seen.zones
        assert guessed.choices == seen.choices
        sight = Observation(
            seat,
            guessed.zones,
            guessed.up,
            guessed.facts,
            guessed.turn,
            guessed.choices,
            guessed.outcome,
            seen.history,
        )
        chosen = choose(bots[seat], seen, Random(compared))
        assert choose(bots[seat], sight, Random(compared)) == chosen
        match.submit(chosen)
        compared += 1
    assert compared > 20


@pytest.mark.parametrize("seats", [3, 4, 7])
def test_matches_of_computers_end(seats: int) -> None:
    """FG-R25: they doubt and leap, so that no round goes on for ever."""
    game = rules(seats, scoring="spots" if seats == 4 else "win_point")
    levels = list(Level)
    bots: list[Bot] = [FireGibbonBot(game, BotProfile(levels[seat % 4])) for seat in range(seats)]
    for seed in range(3):
        assert contest(game, bots, f"{seats} {seed}")


def test_every_level_is_better_than_chance() -> None:
    """At a table of four a player like the others wins a quarter; 24 games allow for luck."""
    game = rules(4)
    for level, least in ((Level.NOVICE, 9), (Level.MASTER, 13)):
        won = 0
        for number in range(24):
            bots: list[Bot] = [Chance() for _ in range(4)]
            bots[number % 4] = FireGibbonBot(game, BotProfile(level, effort=0.1))
            won += number % 4 in contest(game, bots, f"{number}")
        assert won >= least, level


def test_a_proven_card_is_never_doubted() -> None:
    """FG-R8."""
    game = rules(3)
    match = position(
        game, {"turn": 2}, fire="P1:Kc up, P2:Ad down(14) proven", hand2="2c 3d", hand1="4c"
    )
    seen = match.observe(2)
    for seed in range(40):
        assert (
            choose(FireGibbonBot(game, BotProfile(Level.NOVICE)), seen, Random(seed)).verb
            != "doubt"
        )


def test_a_sure_lie_is_doubted() -> None:
    """All cards that could be an ace are in sight, and one spot wins the round."""
    game = rules(3, jokers=0)
    match = position(
        game,
        {"turn": 2},
        fire="P1:Ac up, P1:Kc up, P2:2d down(14)",
        hand0="9c 9d",
        hand1="4c 5c",
        hand2="As",
        table2="Ad 3c 4d",
        table0="Ah 5d",
        deck="6c 2c 3h 4h 6d 8d Kd 7h Qs Js Td 8c 9s 2h",
    )
    chosen = choose(FireGibbonBot(game, BotProfile(Level.MASTER)), match.observe(2), Random(1))
    assert (chosen.verb, chosen.value) == ("doubt", 1)


def test_a_lonely_true_card_is_not_doubted_when_it_would_lose_the_round() -> None:
    """The other has one card left: a wrong doubt makes him the Braveheart."""
    game = rules(3)
    match = position(
        game,
        {"turn": 2},
        fire="P1:5c up, P2:9d down(6)",
        hand1="4c",
        table1="2d 3d 4d",
        hand2="5d 8c 9c Kc",
        hand0="2s 3s 4s 6s",
        deck="8h 6d 7d Ts Qh Jd 5h Qs As 7s 8s 9s Jc 6h 5s",
    )
    bot = FireGibbonBot(game, BotProfile(Level.MASTER))
    assert all(choose(bot, match.observe(2), Random(n)).verb != "doubt" for n in range(20))


def test_the_best_bamboo_is_kept_hidden() -> None:
    """A reward shows a high heart rather than an ace or a joker."""
    game = rules(3)
    match = position(game, {"rewarded": 0}, hand0="As *1 Kh Ks")
    assert choose(
        FireGibbonBot(game, BotProfile(Level.MASTER)), match.observe(0), Random(1)
    ).cards == cards("Kh")


def test_unseen_cards_are_counted_by_use() -> None:
    unseen = Belief(cards("2c Kh Kd As *1"))
    assert unseen.true[14] == 2  # the ace of spades and the joker
    assert unseen.true[13] == 3
    assert unseen.true[2] == 4
    assert unseen.fit[13] == 4
    assert unseen.without_true(14, 1) == pytest.approx(3 / 5)
    assert unseen.without_true(14, 2) == pytest.approx(3 / 5 * 2 / 4)
    assert unseen.random_fails(3) == pytest.approx(1 / 5)
    assert unseen.random_fails(0) == 0


@pytest.mark.parametrize(
    ("number", "hidden", "percent"), [(8, 4, 90), (13, 4, 48), (14, 1, 9), (10, 2, 53)]
)
def test_base_rates(number: int, hidden: int, percent: int) -> None:
    """The table of base rates in the specification, for a whole pack of 54."""
    unseen = Belief(pack(jokers=2))
    assert round(100 * (1 - unseen.without_true(number, hidden))) == percent


def test_memory_is_what_was_seen_since_the_shuffle() -> None:
    """Cards that burned face up are remembered, as many as the level allows."""
    game = rules(3)
    match: Match[FireFacts] = Match(game, "memory")
    bots = [FireGibbonBot(game, BotProfile(Level.CASUAL)) for _ in range(3)]
    grown = 0
    while match.turn.seats:
        seat = match.turn.seats[0]
        seen = match.observe(seat)
        truth = match.state_copy().table.zones
        ashes = len(truth[game.zones.discards])
        few, many = (set(unseen_cards(seen, game, depth)) for depth in (0, 54))
        own = {*truth[game.zones.hands[seat]], *(c for t in game.zones.tables for c in truth[t])}
        others = {c for hand in game.zones.hands for c in truth[hand]} - own
        assert many <= few
        assert not own & few
        assert others <= many
        assert len(few - many) <= ashes
        grown += len(few - many)
        match.submit(choose(bots[seat], seen, Random(7)))
    assert grown > 0


def test_the_race() -> None:
    race = SpotRace([0, 0, 3], 4, NUMBERS.worth)
    assert race.change(2, 2) == pytest.approx(1 - race.weights[2] / race.total)
    assert race.change(0, 2) < 0 < race.change(0, 0)
    assert race.bar(0, 2) > race.bar(0, 1)  # feeding the leader is dear


def test_who_plays_openly_is_believed() -> None:
    """A heart face up and a fire from the hand speak for candour; doubts and lies against it."""
    game = rules(3)
    match = position(game, {"turn": 1}, fire="P3:5c up, P1:2d down(6)", hand1="9h 4c", hand2="Th")
    act(match, "P2 doubt P1")
    act(match, "P2 reward 4c")
    act(match, "P2 play_up 9h")
    act(match, "P3 play_up Th")
    liar, doubter, open_one = candour(match.events(None), 3, 0.0)
    assert liar < doubter < open_one
    assert doubter > 0.5
    assert candour((), 3, 0.0) == [0.5] * 3


def test_a_table_card_that_would_have_fitted_speaks_for_the_truth() -> None:
    """Who could have played openly and safely lies less often."""
    game = rules(3)

    def falsity(table: str) -> float:
        fire = "P3:8c up, P2:2d down(9)"
        match = position(game, {"turn": 2}, fire=fire, hand1="3c 4c", table1=table, hand2="5d 6d")
        judged = Evaluation(match.observe(2), game, NUMBERS, LEVELS[Level.MASTER])
        return judged.lies.falsity(judged.unseen, 1)

    assert falsity("Ts Js") < falsity("3s 4s") - 0.1


@pytest.mark.parametrize("hand", ["3c 4c 7c 8c", "3c 4c", "3c"])
def test_higher_promises_are_less_credible(hand: str) -> None:
    game = rules(3)

    def falsity(required: int) -> float:
        fire = f"P3:{'..23456789TJQK'[required - 1]}c up, P2:2d down({required})"
        match = position(game, {"turn": 2}, fire=fire, hand1=hand, hand2="5d 6d")
        seen = match.observe(2)
        judged = Evaluation(seen, game, NUMBERS, LEVELS[Level.MASTER])
        return judged.lies.falsity(judged.unseen, 1)

    chances = [falsity(required) for required in (6, 9, 12, 14)]
    assert chances == sorted(chances)
    assert 0 < chances[0] < chances[-1] < 1


@pytest.mark.parametrize("level", Level)
def test_nobody_gives_the_round_away_by_a_doubt(level: Level) -> None:
    """A doubt of a low promise by somebody with one card left would most likely end the round."""
    game = rules(4)
    match = position(
        game,
        {"turn": 2},
        fire="P1:5c up, P2:Tc down(6)",
        hand0="2c 3c 4c 7d",
        hand1="9c",
        table1="4s 5s 8s",
        hand2="7h Jd Kh 9s",
        hand3="2d 3d 4d 8d",
        deck="6c 5d Kd 3h Qs 6d 8c Kc 5h Ah Js 4h Td Ts 7s",
    )
    bot = FireGibbonBot(game, BotProfile(level))
    assert all(choose(bot, match.observe(2), Random(n)).verb != "doubt" for n in range(20))


def test_a_choice_is_repeated_with_the_same_generator() -> None:
    game = rules(4)
    seen = Match(game, "same").observe(game.deal(Random("same")).facts.turn)
    for level in Level:
        bot = FireGibbonBot(game, BotProfile(level))
        assert choose(bot, seen, Random(3)) == choose(bot, seen, Random(3))
    assert seen.cards("hand", seen.seat)
    assert ZoneId("deck") in seen.zones


def test_every_hint_has_a_reason_and_every_action_a_worth() -> None:
    """One sentence for each legal action, whatever it is."""
    game, match, rng = rules(4), Match(rules(4), "hints"), Random(6)
    bot, verbs = FireGibbonBot(game, BotProfile(Level.MASTER)), set[str]()
    while match.turn.seats and len(match.actions) < 150:
        seat = match.turn.seats[0]
        seen = match.observe(seat)
        *_, weighed = bot.action_values(seen, rng)
        assert set(weighed.values) == set(seen.legal)
        for action in seen.legal:
            reason = bot.explain(seen, action)
            assert reason.endswith(".")
            assert len(reason) <= 90, reason
            verbs.add(action.verb)
        match.submit(seen.legal[int(rng.random() * len(seen.legal))])
    assert {"doubt", "play_up", "play_down", "play_table", "play_random", "reward"} <= verbs


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_fools_play_by_the_rules(kind: str) -> None:
    """Each finishes a match against three who play well."""
    game = rules(4)
    bots: list[Bot] = [FireGibbonBot(game, BotProfile(Level.SKILLED)) for _ in range(4)]
    bots[2] = KINDS[kind](game)
    assert contest(game, bots, kind)


def test_styles_differ_in_lies_and_doubts() -> None:
    """The bluffer thinks better of a lie, the suspicious one of a doubt, of nothing else."""
    game = rules(3)
    match = position(game, {"turn": 2}, fire="P1:8c up, P2:3d down(9)", hand2="2c Kd", hand1="4c")
    seen = match.observe(2)

    def judged(style: Style) -> dict[Action, float]:
        return dict(Evaluation(seen, game, NUMBERS, LEVELS[Level.MASTER], style).scores())

    usual, liar, wary = judged(Style()), judged(Style(bluff=1)), judged(Style(suspicion=1))
    for action in usual:
        lie = action.verb == "play_down" and action.cards == cards("2c")
        assert (liar[action] > usual[action] + 1e-9) == lie or action.verb == "doubt"
        assert (wary[action] > usual[action] + 1e-9) == (action.verb == "doubt")


@pytest.mark.slow
def test_levels_are_in_order() -> None:
    """A quarter of the rounds would be fair to one master among beginners, or among baselines."""
    game = rules(4)
    master = FireGibbonBot(game, BotProfile(Level.MASTER, effort=0.1))
    others: list[Bot] = [FireGibbonBot(game, BotProfile(Level.NOVICE)), KINDS["baseline"](game)]
    for other in others:
        won = 0
        for number in range(60):
            bots = [other] * 4
            bots[number % 4] = master
            won += number % 4 in contest(game, bots, f"order {number}")
        assert won > 15
