"""Computer players of Vendetta: evaluation, belief, levels, styles and reasons."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.bot import WAIT, Bot, choose
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile, Level, Style
from game.engine.action import Mode
from game.engine.match import Match
from game.games.vendetta.bot.baselines import KINDS
from game.games.vendetta.bot.belief import Belief
from game.games.vendetta.bot.bot import VendettaBot
from game.games.vendetta.bot.levels import LEVELS
from game.games.vendetta.bot.parameters import NUMBERS
from game.games.vendetta.bot.points_evaluation import PointsEvaluation
from game.games.vendetta.bot.rollout import Rollout
from game.games.vendetta.rules.facts import VendettaFacts
from game.games.vendetta.rules.rules import Vendetta
from game.games.vendetta.rules.tricks import BITS
from game.scenario.scenario_parser import ScenarioLine, read_block
from game.scenario.written_position import begin_position
from game.shelf import game_entry
from tests.games.vendetta.tables import after, vendetta

STACK = "stack: Qd 6s 5d 4d Jh Td 8c Kh Kc As"


def bot(rules: Vendetta, level: Level = Level.SKILLED, style: Style | None = None) -> VendettaBot:
    """A player of a level with half the usual effort."""
    return VendettaBot(rules, BotProfile(level, style or Style(), 0.5))


def written(rules: Vendetta, *lines: str) -> Match[VendettaFacts]:
    """A match from the lines of a position."""
    page = ["game: vendetta", f"seats: {rules.seats}", *lines]
    scenario = read_block([ScenarioLine(number, line) for number, line in enumerate(page, 1)])
    return begin_position(scenario, lambda game, seats, options: rules)


def answer(match: Match[VendettaFacts], player: Bot, seed: int = 1) -> str:
    """What the seat in turn does, as it is written; or ``wait``."""
    seat = match.turn.seats[0] if match.turn.lead is None else match.turn.lead
    action = choose(player, match.observe(seat), Random(seed))
    return match.rules.notation.write(action).partition("/")[0]


def played(rules: Vendetta, players: list[Bot], seed: str) -> Match[VendettaFacts]:
    """A match to its end; who may act out of turn is asked now and then."""
    match = Match(rules, seed)
    order = Random(seed)
    while match.turn.seats:
        able = match.seats_with_moves
        seat = able[int(order.random() * len(able))]
        action = choose(players[seat], match.observe(seat), Random(len(match.actions)))
        if action.verb == WAIT:
            assert match.turn.mode is Mode.OPEN
            assert match.turn.lead is not None
            lead = match.turn.lead
            action = choose(players[lead], match.observe(lead), Random(len(match.actions)))
        match.submit(action)
    return match


def share(rules: Vendetta, one: Bot, rest: Bot, deals: int) -> float:
    """The share of the wins of *one* among others, from every seat of every deal."""
    won = 0.0
    for deal in range(deals):
        for seat in range(rules.seats):
            players = [one if each == seat else rest for each in range(rules.seats)]
            outcome = played(rules, players, f"deal {deal}").outcome
            assert outcome is not None
            won += (seat in outcome.winners) / len(outcome.winners)
    return won / deals / rules.seats


@pytest.mark.parametrize("level", [Level.CASUAL, Level.SKILLED, Level.MASTER])
def test_what_can_be_closed_is_closed(level: Level) -> None:
    rules = vendetta(3)
    match = written(rules, "turn: P1", "hand P1: 7s Kd 2c 4h Js", "hand P2: 9s 3c 8h Qh 5c",
                    "hand P3: 3d 6c Tc 2h Ac", "trick T1 P2: 7c 7d 7h", STACK)  # fmt: skip
    assert answer(match, bot(rules, level)) == "add 7s T1"
    choice = choose(bot(rules, level), match.observe(0), Random(1))
    assert "closes" in bot(rules, level).explain(match.observe(0), choice)


def test_a_novice_overlooks_what_others_see() -> None:
    rules = vendetta(3)
    match = written(rules, "turn: P1", "hand P1: 7s Kd 2c 4h Js", "hand P2: 9s 3c 8h Qh 5c",
                    "hand P3: 3d 6c Tc 2h Ac", "trick T1 P2: 7c 7d 7h", STACK)  # fmt: skip

    def closed(level: Level) -> int:
        """How often of 60 times the open trick is closed."""
        player = bot(rules, level)
        return sum(answer(match, player, seed) == "add 7s T1" for seed in range(60))

    assert 15 <= closed(Level.NOVICE) <= 45
    assert closed(Level.CASUAL) >= 54


def test_one_flush_suit_is_better_than_another() -> None:
    rules = vendetta(3)
    match = written(rules, "turn: P1", "hand P1: 7h 7c Kd 2c Js", "hand P2: 7s 3c 7d Qh 5c",
                    "hand P3: 3d 6c Tc 2h Ac", "trick T1 P2: 3h 4h 5h 6h", STACK)  # fmt: skip
    assert answer(match, KINDS["policy"](rules)) == "add 7h T1"


def test_four_of_a_kind_go_down_together() -> None:
    rules = vendetta(3)
    match = written(rules, "turn: P1", "hand P1: 7s 7c 7d 7h Js", "hand P2: 9s 3c 8d Qh 5c",
                    "hand P3: 3d 6c Tc 2h Ac", STACK)  # fmt: skip
    assert answer(match, bot(rules)) == "create 7c 7d 7h 7s"


def test_a_trick_nobody_can_take_is_safer() -> None:
    rules = vendetta(3)
    match = written(rules, "turn: P1", "hand P1: 9c 9d 4c 4h Ks", "hand P2: 2s 3c 8d Qh 5c",
                    "hand P3: 3d 6c Tc 2h Ac", "trick T1 P3: 8h 9h Th", "trick T2 P2: 7s 8s 9s",
                    STACK)  # fmt: skip
    view = PointsEvaluation(rules, NUMBERS).view(match.state_copy(), 0)
    worths = {rules.notation.write(a): view.score(a) for a in match.observe(0).legal}
    assert worths["create 9c 9d"] > worths["create 4c 4h"]


def test_closed_tricks_are_remembered_by_who_counts() -> None:
    rules = vendetta(3)
    match = written(rules, "turn: P1", "hand P1: 9c 9d 2c", "hand P2: 2s", "hand P3: 3d",
                    "trick T1 P3: 6c 7d 8h 9h Ts", "trick T2 P2: 5s 6h 7s 8s 9s",
                    "stack: Qd 4d")  # fmt: skip
    state = match.state_copy()
    assert PointsEvaluation(rules, NUMBERS).view(state, 0).left[9] == 0
    assert PointsEvaluation(rules, NUMBERS, counts=False).view(state, 0).left[9] == 2


def test_the_last_joker_takes_the_dearest_trick() -> None:
    rules = vendetta(3)
    match = written(rules, "phase: last_call", "turn: P3", "asked: P1", "hand P1: *1 2c",
                    "hand P2: 9s 3c", "hand P3: 3d 6c", "trick T1 P2: 4h 5h 6h 7h 8h",
                    "trick T2 P3: Kc Kd Kh Ks")  # fmt: skip
    assert answer(match, bot(rules)) == "joker *1 T1"


def test_who_may_act_out_of_turn_usually_waits() -> None:
    rules = vendetta(3)
    match = written(rules, "turn: P1", "hand P1: 7s Kd 2c 4h Js", "hand P2: *1 3c 8h Qh 5c",
                    "hand P3: 3d 6c Tc 2h Ac", "trick T1 P3: 9c 9d", STACK)  # fmt: skip
    seen = match.observe(1)
    assert choose(KINDS["policy"](rules), seen, Random(1)).verb == WAIT
    last = list(bot(rules).action_values(seen, Random(1)))[-1]
    assert set(seen.legal) == set(last.values)


def test_what_was_left_lying_is_not_believed_to_be_held() -> None:
    rules = vendetta(3)
    match = written(rules, "turn: P1", "hand P1: 9c 7c 7d 4h Js", "hand P2: *1 3c 8h Qh 5c",
                    "hand P3: 3d 6c Tc 2h Ac", STACK)  # fmt: skip
    for line in ("P1 create 7c 7d", "P1 end", "P2 end"):
        match.submit(rules.notation.read(int(line[1]) - 1, line[3:]))
    seen = match.observe(0)
    spurned = Belief(rules, seen)
    assert spurned.ranks == [0, BITS[7], 0]
    imagined = determinize(rules, seen, Random(1))
    holding = [world for world in (next(imagined) for _ in range(60))
               if any(card.rank == 7 for card in world.table.zones[rules.hands[1]])]  # fmt: skip
    assert holding
    assert all(spurned.likelihood(world) < 1 for world in holding)


@pytest.mark.parametrize("options", [{}, {"joker_timing": "own_turn"}, {"jokers": 4, "deals": 2}])
@pytest.mark.parametrize("level", list(Level))
def test_whole_matches(level: Level, options: dict[str, object]) -> None:
    seats = {Level.NOVICE: 7, Level.CASUAL: 6, Level.SKILLED: 4, Level.MASTER: 3}[level]
    rules = vendetta(seats, **options)
    player = VendettaBot(rules, BotProfile(level, effort=0.1))
    match = played(rules, [player] * seats, f"whole {level}")
    assert match.outcome is not None
    assert len(match.actions) > 2 * seats


def test_who_may_think_longer_tries_more_deals() -> None:
    rules = vendetta()

    def deals(effort: float) -> int:
        """The most imagined deals for one decision."""
        player = VendettaBot(rules, BotProfile(Level.MASTER, effort=effort))
        tried = []
        for number in (0, 2, 4, 6):
            match = after(rules, "effort", number)
            seat = match.turn.seats[0] if match.turn.lead is None else match.turn.lead
            tried += [each.deals for each in player.action_values(match.observe(seat), Random(1))]
        return max(tried)

    whole = LEVELS[Level.MASTER].worlds
    assert 1 < deals(0.25) <= whole / 4 < deals(1.0) <= whole


def test_what_seems_far_worse_is_not_tried() -> None:
    rules = vendetta(3)
    match = written(rules, "turn: P1", "hand P1: 7s Kd 2c 4h Js", "hand P2: 9s 3c 8h Qh 5c",
                    "hand P3: 3d 6c Tc 2h Ac", "trick T1 P2: 7c 7d 7h", STACK)  # fmt: skip
    player = bot(rules, Level.MASTER)
    seen = match.observe(0)
    best, worse = seen.legal[0], seen.legal[-1]
    assert not list(player.trial(seen, {best: 0.5, worse: 0.4}, Random(1)))
    assert list(player.trial(seen, {best: 0.5, worse: 0.49}, Random(1)))


def test_what_is_played_on_comes_to_a_share_of_the_win() -> None:
    rules = vendetta(3)
    players = Rollout(rules, rounds=2)
    for number in (3, 9):
        match = after(rules, "share", number)
        for action in match.observe(match.turn.seats[0]).legal:
            share = players.play_on(match.state_copy(), action, Random(1))
            assert 0 <= share <= 1


def test_same_observation_and_same_generator_give_the_same_answer() -> None:
    rules = vendetta()
    for number in (3, 8, 12):
        match = after(rules, "pure", number)
        for level in Level:
            assert answer(match, bot(rules, level)) == answer(match, bot(rules, level))


def test_all_that_is_legal_is_weighed_and_has_a_reason() -> None:
    rules = vendetta(4)
    known_actions = set()
    for number in range(0, 33, 3):
        match = after(rules, f"reasons {number % 2}", number)
        if not match.turn.seats:
            continue
        seat = match.turn.seats[0] if match.turn.lead is None else match.turn.lead
        seen = match.observe(seat)
        last = list(bot(rules, Level.MASTER).action_values(seen, Random(1)))[-1]
        assert set(last.values) == set(seen.legal)
        for action in seen.legal:
            sentence = bot(rules).explain(seen, action)
            assert 20 < len(sentence) <= 95
            assert sentence[0].isupper()
            assert sentence.endswith(".")
            known_actions.add(sentence)
    assert len(known_actions) > 10


def test_levels_are_in_order() -> None:
    rules = vendetta(4)
    novice, casual, skilled, _ = [bot(rules, level) for level in Level]
    assert share(rules, casual, novice, 20) > 0.27
    assert share(rules, skilled, casual, 3) > 0.27


def test_greed_alone_does_not_win() -> None:
    rules = vendetta(4)
    assert share(rules, KINDS["policy"](rules), KINDS["greedy"](rules), 12) > 0.27


def test_styles_show() -> None:
    rules = vendetta()

    def kept(style: Style) -> float:
        player = VendettaBot(rules, BotProfile(Level.CASUAL, style))
        match = written(rules, "turn: P1", "hand P1: 9c 9d 4c *1 Ks", "hand P2: 2s 3c",
                        "hand P3: 3d 6c", "hand P4: 5c", "hand P5: 5s", "trick T1 P3: 8h 9h Th",
                        STACK)  # fmt: skip
        return player.evaluation.points.view(match.state_copy(), 0).whole

    assert kept(Style(patience=1)) > kept(Style()) + 1 > kept(Style(patience=-1)) + 2
    wary = VendettaBot(
        rules, BotProfile(Level.CASUAL, Style(suspicion=1))
    ).evaluation.points.numbers
    greedy = VendettaBot(rules, BotProfile(Level.CASUAL, Style(greed=1))).evaluation.points.numbers
    assert wary.robber > NUMBERS.robber > greedy.robber


def test_a_player_of_vendetta_plays_nothing_else() -> None:
    with pytest.raises(TypeError, match="only Vendetta"):
        VendettaBot(game_entry("pitch").open(), BotProfile(Level.NOVICE))
