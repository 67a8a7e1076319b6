"""Computer players of Sinful Gibbon: honest, never stuck, hard to lie to, better than chance."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from game.arena.audit.retold_history import as_seen
from game.bots.bot import Bot, choose
from game.bots.character_styles import CHARACTERS
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile, Level, Style
from game.bots.random_bot import RandomBot
from game.engine.match import Match
from game.games.sinful_gibbon.bot.baselines import KINDS
from game.games.sinful_gibbon.bot.belief import Belief
from game.games.sinful_gibbon.bot.bot import SinfulGibbonBot
from game.games.sinful_gibbon.bot.evaluation import Evaluation
from game.games.sinful_gibbon.bot.expected_penalties import ExpectedPenalties
from game.games.sinful_gibbon.bot.levels import LEVELS
from game.games.sinful_gibbon.bot.parameters import NUMBERS
from game.games.sinful_gibbon.rules.facts import SinfulFacts
from game.games.sinful_gibbon.rules.rules import SinfulGibbon
from tests.games.sinful_gibbon.tables import position, rules, walk

MASTER = LEVELS[Level.MASTER]
USUAL = Style()


def played(game: SinfulGibbon, bots: list[Bot], seed: str, cap: int = 3000) -> Match[SinfulFacts]:
    """A match between *bots*."""
    match, rng = Match(game, seed), Random(seed)
    for _ in range(cap):
        seats = match.turn.seats
        if not seats:
            break
        match.submit(choose(bots[seats[0]], match.observe(seats[0]), rng))
    assert match.outcome is not None, f"no end after {cap} actions"
    return match


def evaluation(match: Match[SinfulFacts], style: Style = USUAL) -> Evaluation:
    """What the seat that decides thinks, at its best."""
    seat = match.turn.seats[0]
    return Evaluation(match.observe(seat), match.rules, NUMBERS, MASTER, style)


def chosen(match: Match[SinfulFacts], level: Level = Level.MASTER, tries: int = 20) -> set[str]:
    """The verbs the seat that decides may choose."""
    bot, seen = (
        SinfulGibbonBot(match.rules, BotProfile(level)),
        match.observe(match.turn.seats[0]),
    )
    return {choose(bot, seen, Random(number)).verb for number in range(tries)}


@pytest.mark.parametrize("level", list(Level))
def test_a_lie_that_is_seen_through_is_doubted(level: Level) -> None:
    """AI note 1: without a card left that makes it true, it is a lie; here they are all in hand."""
    match = position(
        """
        hand P2: 9c 9d 9s *1
        hand P1: 2c 3c 4c
        hand P3: 5c 6c 7c
        pile: 5d(P1,9)
        deck: 2d 3d 4d 8d
        """
    )
    assert chosen(match, level) == {"doubt"}


def test_a_heart_in_the_own_hand_can_only_be_offered_by_the_joker() -> None:
    """AI note 1: one card is left that makes it true instead of two, and the rarer one."""

    def false(own: str) -> float:
        match = position(
            f"""
            hand P1: 2c 3c 4c
            hand P2: {own} 9d 9s
            hand P3: 5c 6c 7c
            pile: 5d(P3,9)
            held: 8d(P1)
            turn: P2
            """
        )
        return evaluation(match).doubts.odds()[0]

    assert false("9h") > 2 * false("9c")
    assert false("*1") < false("9h")


def test_cards_that_were_seen_are_no_truth() -> None:
    """Tops of lost piles, the own hand and what one has played are not in other hands."""
    game = rules(4)
    for match in walk(game, 3):
        if not match.turn.seats:
            break
        seat = match.turn.seats[0]
        memory = Belief(match.observe(seat), 4, MASTER._replace(claims=False))
        truth = match.state_copy()
        hidden = [
            *(
                card
                for other in range(4)
                if other != seat
                for card in truth.table.zones[game.zones.hands[other]]
            ),
            *truth.table.zones[game.zones.deck],
        ]
        assert memory.pool.size >= len(hidden)
        assert all(memory.pool.plain[card.rank] for card in hidden if card.suit in "cds")


def compared(match: Match[SinfulFacts]) -> Counter[str]:
    """Play on; each decision again with what cannot be seen dealt anew: by phase."""
    game, found, rng = match.rules, Counter[str](), Random(5)
    bots = [SinfulGibbonBot(game, BotProfile(level, effort=0.25)) for level in Level]
    while match.turn.seats and len(match.actions) < 150:
        seat, phase = match.turn.seats[0], match.state_copy().facts.phase
        seen, dice = match.observe(seat), f"honest {len(match.actions)}"
        chosen = choose(bots[-seat], seen, Random(dice))
        another = determinize(game, seen, rng)
        for _ in range(2 if len(seen.legal) > 1 else 0):
            world = next(another)
            found["other"] += world.table.zones != match.state_copy().table.zones
            assert choose(bots[-seat], as_seen(game, world, seen), Random(dice)) == chosen
            found[phase] += 1
        match.submit(chosen)
    return found


def test_it_knows_nothing_it_cannot_see() -> None:
    """Hands, deck, pile and accepted hearts dealt anew, in every phase: the same choice."""
    last = """
        hand P1: 2c 3c 8s Jh
        hand P2: Jc 9c 5s 2d
        hand P3: 2s 7d Qc Th
        pile: 4d(P1,4) 9s(P2,9)
        turn: P3
        deck: 8c
        """
    found = compared(Match(rules(4, target_score=200), "honest")) + compared(position(last))
    phases = ("turn", "promise", "heart_offer", "lead", "last_call", "swap")
    assert all(found[phase] for phase in phases), found
    assert found["other"] > found.total() / 3


def test_the_ledger_counts_a_finished_round_exactly() -> None:
    """With no turn left what is due is what the count will say, but for cards in hand."""
    game = rules(4)
    for match in walk(game, 8):
        facts = match.state_copy().facts
        seen = match.observe(0)
        if facts.phase == "last_call":
            penalties = ExpectedPenalties(seen, 4)
            due = penalties.due(NUMBERS)
            bare = [d - h * NUMBERS.leftover for d, h in zip(due, penalties.hands, strict=True)]
            assert all(points >= 0 for points in bare)
            return


def test_matches_of_computers_end() -> None:
    """At every number of seats and every level."""
    levels = list(Level)
    for seats in (3, 5, 7):
        game = rules(seats, target_score=100)
        bots: list[Bot] = [
            SinfulGibbonBot(game, BotProfile(levels[seat % 4])) for seat in range(seats)
        ]
        played(game, bots, f"{seats}")


def saved(game: SinfulGibbon, bot: Bot, others: list[Bot], matches: int, seed: str) -> float:
    """Points a round that *bot* pays less than the *others*, from every seat in turn."""
    less = 0.0
    for number in range(matches):
        seat = number % 4
        match = played(game, [*others[:seat], bot, *others[seat:]], f"{seed} {number}")
        assert match.outcome is not None
        points, rounds = match.outcome.points, len(match.state_copy().facts.rounds)
        less += ((sum(points) - points[seat]) / 3 - points[seat]) / rounds
    return less / matches


def test_levels_are_better_than_chance() -> None:
    """Among three who play at random a player with any sense pays less than they do."""
    game = rules(4, target_score=400)
    for level, least in ((Level.CASUAL, 20), (Level.MASTER, 30)):
        bot = SinfulGibbonBot(game, BotProfile(level, effort=0.1))
        assert saved(game, bot, [RandomBot()] * 3, 8, "chance") > least, level


@pytest.mark.slow
def test_levels_are_in_order() -> None:
    """One master among beginners, and one among the players of the specification's notes."""
    game = rules(4)
    bots = {level: SinfulGibbonBot(game, BotProfile(level, effort=0.1)) for level in Level}
    master = bots[Level.MASTER]
    assert saved(game, master, [bots[Level.NOVICE]] * 3, 8, "order") > 15
    assert saved(game, master, [KINDS["baseline"](game)] * 3, 64, "order") > 15


def test_every_hint_has_a_reason() -> None:
    """One sentence for each legal action, and points for all of them."""
    game = rules(4, target_score=100)
    bot, verbs = SinfulGibbonBot(game, BotProfile(Level.MASTER)), Counter[str]()
    for match in walk(game, 5):
        if not match.turn.seats:
            break
        seen = match.observe(match.turn.seats[0])
        *_, weighed = bot.action_values(seen, Random(1))
        assert set(weighed.values) == set(seen.legal)
        for action in seen.legal:
            reason = bot.explain(seen, action)
            assert reason.endswith(".")
            assert len(reason) <= 90, reason
            verbs[action.verb] += 1
    assert {"pick", "doubt", "promise_number", "promise_heart", "accept"} <= set(verbs)


def test_style_is_played() -> None:
    """A bluffer lies more, a suspicious one doubts more: in their judgement of one position."""
    match = position(
        """
        hand P2: 9c 5s Kd 3h
        hand P1: 2c 3c 4c
        hand P3: 5c 6c 7c
        pile: 5d(P1,7)
        deck: 2d 3d 4d 8d
        """
    )
    plain, wary = evaluation(match), evaluation(match, Style(suspicion=1.0))
    doubts = [dict(each.scores()) for each in (plain, wary)]
    doubt = next(action for action in doubts[0] if action.verb == "doubt")
    assert doubts[1][doubt] > doubts[0][doubt]


@pytest.mark.parametrize("kind", sorted(KINDS))
def test_fools_play_by_the_rules(kind: str) -> None:
    """Each finishes a match among its like."""
    game = rules(4, target_score=100)
    played(game, [KINDS[kind](game)] * 4, kind)


def test_characters_differ() -> None:
    """Where the truth is possible, the liar of the forest lies more often than its honest soul."""
    game = rules(4, target_score=100)
    lies: dict[str, float] = {}
    for name in ("soot", "moss"):
        told = Counter[bool]()
        bots: list[Bot] = [
            SinfulGibbonBot(game, BotProfile(Level.SKILLED, CHARACTERS[name].style))
            for _ in range(4)
        ]
        for number in range(8):
            match, rng = Match(game, f"styles {number}"), Random(number)
            while match.turn.seats and len(match.actions) < 400:
                seat = match.turn.seats[0]
                seen = match.observe(seat)
                action = choose(bots[seat], seen, rng)
                honest = game.is_truthful(seen, action)
                if honest is not None and any(game.is_truthful(seen, each) for each in seen.legal):
                    told[honest] += 1
                match.submit(action)
        lies[name] = told[False] / told.total()
    assert lies["soot"] > lies["moss"] + 0.05
