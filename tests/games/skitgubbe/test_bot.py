"""Computer players of Skitgubbe: honest, repeatable, sensible, with a memory."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from game.bots.bot import Bot, choose
from game.bots.profile import BotProfile, Level, Style
from game.engine.action import Action
from game.engine.match import Match
from game.engine.observation import Observation, seen_zones
from game.games.skitgubbe.bot.baselines import KINDS
from game.games.skitgubbe.bot.belief import Belief
from game.games.skitgubbe.bot.bot import SkitgubbeBot
from game.games.skitgubbe.bot.levels import LEVELS, LevelParameters
from game.games.skitgubbe.bot.parameters import ENOUGH_AFTER
from game.games.skitgubbe.rules.facts import PART_TWO, SkitgubbeFacts
from game.games.skitgubbe.rules.intermission.dreck import is_dreck
from game.games.skitgubbe.rules.rules import Skitgubbe
from tests.games.skitgubbe.tables import TABLES, do, skitgubbe, written

EVERYTHING = 1000
ALL_LEVELS = list(Level)
PLAIN = Style()


def bot(rules: Skitgubbe, level: Level = Level.CASUAL, style: Style = PLAIN) -> SkitgubbeBot:
    return SkitgubbeBot(rules, BotProfile(level, style))


def answer(match: Match[SkitgubbeFacts], level: Level = Level.MASTER, seed: int = 1) -> str:
    """What the seat in turn does, as written."""
    assert isinstance(match.rules, Skitgubbe)
    chosen = choose(bot(match.rules, level), match.observe(match.turn.seats[0]), Random(seed))
    return match.rules.notation.write(chosen)


def moments(
    rules: Skitgubbe, seed: str, rate: float = 0.1, level: LevelParameters | None = None
) -> Iterator[tuple[Match[SkitgubbeFacts], Observation[SkitgubbeFacts]]]:
    """Decisions of a match between players without trials, and what the seat sees."""
    match: Match[SkitgubbeFacts] = Match(rules, seed)
    player = SkitgubbeBot(rules, BotProfile(Level.CASUAL), level=level or LEVELS[Level.CASUAL])
    dice = Random(seed)
    while match.turn.seats:
        seen = match.observe(match.seats_with_moves[0])
        if dice.random() < rate:
            yield match, seen
        match.submit(choose(player, seen, Random(len(match.actions))))


def goats(rules: Skitgubbe, one: Bot, others: Bot, deals: int) -> float:
    """How often *one* is the Goat among *others*, once on every seat of each deal."""
    count = 0
    for number in range(deals * rules.seats):
        seat = number % rules.seats
        match: Match[SkitgubbeFacts] = Match(rules, f"goats {number // rules.seats}")
        while match.turn.seats:
            asked = match.seats_with_moves[0]
            player = one if asked == seat else others
            match.submit(choose(player, match.observe(asked), Random(len(match.actions))))
        count += match.state_copy().facts.games[-1].goat == seat
    return count / (deals * rules.seats)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_what_is_remembered_is_so_and_fits(seats: int, options: dict[str, object]) -> None:
    rules = skitgubbe(seats, games=1, **options)
    for match, seen in moments(rules, f"memory {seats}", 0.04):
        memory = Belief(rules, seen, EVERYTHING)
        truth = match.state_copy().table.zones
        for zone, known in enumerate(memory.table.zones):
            assert set(known) <= set(truth[zone])
        world = next(memory.worlds(Random(1)))
        assert seen_zones(world.table, seen.seat) == dict(seen.zones)
        assert list(rules.legal(world, seen.seat or 0)) == seen.legal


def test_who_took_the_low_cards_is_known_by_counting() -> None:
    rules = skitgubbe(7, games=1)
    counted = 0
    for match, seen in moments(rules, "low cards", 0.2):
        memory = Belief(rules, seen, EVERYTHING)
        if seen.facts.phase not in PART_TWO or len(memory.gaps) < 2:
            continue
        truth, trump = match.state_copy().table.zones, seen.facts.trump
        places = memory.gaps[0][0]
        for zone in set(places):
            unknown = set(truth[zone]) - set(memory.table.zones[zone])
            assert sum(is_dreck(card, trump) for card in unknown) == places.count(zone)
            counted += 1
    assert counted


def test_the_weak_forget_what_was_taken() -> None:
    rules = skitgubbe(4, games=1)
    for _, seen in moments(rules, "forgets", 0.1):
        sizes = [
            sum(len(row) for row in Belief(rules, seen, recalled).table.zones)
            for recalled in (0, 8, EVERYTHING)
        ]
        assert sizes == sorted(sizes)
        assert sizes[1] - sizes[0] <= 8


@pytest.mark.parametrize("level", ALL_LEVELS)
@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_answers_are_legal_and_repeatable(
    seats: int, options: dict[str, object], level: Level
) -> None:
    rules = skitgubbe(seats, games=2, **options)
    player = SkitgubbeBot(rules, BotProfile(level, effort=0.2 if level is Level.MASTER else 1.0))
    rate = 0.004 if level is Level.MASTER else 0.02
    for match, seen in moments(rules, f"legal {seats}", rate):
        action = choose(player, seen, Random(5))
        assert action in seen.legal
        assert choose(player, seen, Random(5)) == action
        assert player.explain(seen, action)
        if len(match.actions) > 250:
            break


def test_a_reason_is_one_short_sentence_for_every_action() -> None:
    rules = skitgubbe(4)
    player = bot(rules)
    for match, seen in moments(rules, "why", 0.3):
        for action in seen.legal:
            why = player.explain(seen, action)
            assert why.endswith(".")
            assert len(why) <= 90
            assert ". " not in why
        if len(match.actions) > 700:
            break


def test_every_action_is_weighed() -> None:
    rules = skitgubbe(4, games=1)
    player = SkitgubbeBot(rules, BotProfile(Level.SKILLED))
    for _, seen in moments(rules, "weighs", 0.02):
        last = list(player.action_values(seen, Random(3)))[-1]
        assert set(last.values) == set(seen.legal)
        assert all(0 <= worth <= 1 for worth in last.values.values())


def test_where_places_pay_points_are_weighed() -> None:
    rules = skitgubbe(4, games=1, scoring="first5")
    player = SkitgubbeBot(rules, BotProfile(Level.SKILLED))
    for _, seen in moments(rules, "points", 0.02):
        last = list(player.action_values(seen, Random(3)))[-1]
        assert last.unit == "points"
        assert all(-5 <= worth <= 5 for worth in last.values.values())


HEAP = """
seats: 3
part: 1
lead: P1
hand P1: 4c 9d Qs
hand P2: Kd 8s 6d
hand P3: 4h 4d Th
set_aside: Ks
stock: 2c 3d 7h Jc Js 9h 5s
"""
TABLE = """
seats: 3
part: 2
trump: s
lead: P1
hand P1: 7h 2c 9c Ad 4s
hand P2: 9h Kh 3d Qd 6s
hand P3: 5c 6c 8d Jd Th
"""


def after(text: str, *lines: str) -> Match[SkitgubbeFacts]:
    match = written(text)
    for line in lines:
        do(match, line)
    return match


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_a_low_card_goes_to_a_heap_somebody_else_wins(level: Level) -> None:
    match = after(HEAP, "P1 play 4c", "P2 play Kd", "P3 play 4h")
    assert answer(match, level) == "sluff 4d"


@pytest.mark.parametrize("level", ALL_LEVELS)
def test_the_last_run_is_led_whole(level: Level) -> None:
    text = TABLE.replace("7h 2c 9c Ad 4s", "7h 8h 9h").replace("9h Kh", "Kh")
    assert answer(after(text), level) == "lead 7h 8h 9h"


@pytest.mark.parametrize("level", [Level.SKILLED, Level.MASTER])
def test_it_is_beaten_without_a_trump(level: Level) -> None:
    assert answer(after(TABLE, "P1 lead 7h"), level) in ("beat 9h", "beat Kh")


def liked(style: Style, measure: Callable[[Match[SkitgubbeFacts], Action], float]) -> float:
    """The sum of what a style chooses at the same decisions of two matches."""
    rules, whole = skitgubbe(4, games=2), 0.0
    player = bot(rules, Level.CASUAL, style)
    for match, seen in moments(rules, "style", 0.6):
        whole += measure(match, choose(player, seen, Random(7)))
    return whole


def turned(match: Match[SkitgubbeFacts], action: Action) -> float:
    return float(action.verb == "flip")


def trumps(match: Match[SkitgubbeFacts], action: Action) -> float:
    facts = match.state_copy().facts
    spent = action.verb in ("lead", "beat") and len(facts.plays) + 1 < facts.n
    return float(spent and action.cards[0].suit is facts.trump)


def eaten(match: Match[SkitgubbeFacts], action: Action) -> float:
    return float(action.verb == "eat" and len(match.legal(action.seat)) > 1)


def before_a_kill(match: Match[SkitgubbeFacts], action: Action) -> float:
    facts = match.state_copy().facts
    return float(action.verb == "beat" and len(facts.plays) + 2 == facts.n)


@pytest.mark.parametrize(
    ("more", "less", "measure"),
    [
        (Style(bluff=1), Style(bluff=-1), turned),
        (Style(patience=-1), Style(patience=1), trumps),
        (Style(greed=1), Style(greed=-1), eaten),
        (Style(suspicion=-1), Style(suspicion=1), before_a_kill),
    ],
)
def test_style_shows(
    more: Style, less: Style, measure: Callable[[Match[SkitgubbeFacts], Action], float]
) -> None:
    assert liked(more, measure) > 1.2 * liked(less, measure)


@pytest.mark.slow
def test_a_better_level_is_the_goat_less_often() -> None:
    rules = skitgubbe(4, games=1)
    novice, casual = bot(rules, Level.NOVICE), bot(rules, Level.CASUAL)
    assert goats(rules, casual, novice, 15) < 0.2


@pytest.mark.slow
@pytest.mark.parametrize("name", ["greedy", "baseline"])
def test_no_fool_wins(name: str) -> None:
    rules = skitgubbe(4, games=1)
    assert goats(rules, KINDS[name](rules), bot(rules), 12) > 0.3


def test_an_evening_without_an_end_has_one() -> None:
    rules = skitgubbe(3)
    match: Match[SkitgubbeFacts] = Match(rules, "evening")
    player = bot(rules, Level.NOVICE)
    while match.turn.seats and len(match.actions) < 3000:
        seen = match.observe(match.seats_with_moves[0])
        match.submit(choose(player, seen, Random(len(match.actions))))
    assert len(match.state_copy().facts.games) == ENOUGH_AFTER
