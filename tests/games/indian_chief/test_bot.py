"""Computer players of Indian Chief: exact, honest, stronger by level, and able to say why."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from game.bots.bot import Bot, choose
from game.bots.profile import BotProfile, Level, Style
from game.engine.cards import card, cards
from game.engine.match import Match
from game.games.indian_chief.bot.baselines import KINDS
from game.games.indian_chief.bot.bot import ChiefBot
from game.games.indian_chief.bot.kept_card_features import BOX_OF, features
from game.games.indian_chief.bot.meld_points import melds, score
from game.games.indian_chief.bot.open_box_values import future, loot
from game.games.indian_chief.rules.facts import ALL_OPEN, HAND
from game.games.indian_chief.rules.rules import IndianChief
from game.games.indian_chief.text.card_text import BOX_NAMES
from game.shelf import SHELF
from tests.games.indian_chief.tables import ONE_PACK, chief, hands, play, table

NOBODY = [0.0] * 15


def bot(rules: IndianChief, level: Level = Level.MASTER, style: Style | None = None) -> ChiefBot:
    """A player of a level with a quarter of the usual effort."""
    return ChiefBot(rules, BotProfile(level, style or Style(), 0.25))


def totals(rules: IndianChief, players: list[Bot], seed: str) -> tuple[int, ...]:
    """The points at the end of a match."""
    match = Match(rules, seed)
    while match.turn.seats:
        for seat in match.turn.seats:
            seen = match.observe(seat)
            match.submit(choose(players[seat], seen, Random(f"{seed} {len(match.actions)}")))
    assert match.outcome is not None
    return match.outcome.points


def ahead(rules: IndianChief, one: Bot, other: Bot, deals: int) -> float:
    """How many points *one* has above *other*, seats exchanged in every deal."""
    found = []
    for deal in range(deals):
        first = totals(rules, [one, other], f"deal {deal}")
        second = totals(rules, [other, one], f"deal {deal}")
        found.append((first[0] - first[1] + second[1] - second[0]) / 2)
    return fmean(found)


def test_scores_are_those_of_the_worked_examples() -> None:
    worths = {"Ks 9s 9h": 19, "Kc 9h 5s Ad": 25, "Ac Ad 2h 3s 4c": -11, "9c 8d 7h 2s": 0,
              "Ah 4h 9h Kh 6c Js": 40, "5c 5d 5h Ks Kd 9c Tc": 44, "Qs": 10}  # fmt: skip
    for text, worth in worths.items():
        assert score(cards(text), NOBODY) == worth
    shown = NOBODY[:]
    shown[8], shown[12] = 2, 1
    assert score(cards("8c Qd"), shown) == 6
    assert score(cards("8c 8d"), shown) == 4


def test_every_meld_of_an_open_box_is_weighed_once() -> None:
    hand = next(hands("melds", 1, HAND, ONE_PACK))
    found = [frozenset(meld.cards) for meld in melds(hand, ALL_OPEN, NOBODY)]
    assert len(found) == len(set(found)) == 2**HAND - 2
    assert all(len(meld.cards) + len(meld.kept) == HAND for meld in melds(hand, 8, NOBODY))


@pytest.mark.parametrize(
    ("better", "worse", "box"),
    [
        ("Ks 9s 2d", "Kh 9h 2d", "Poor Man"),
        ("Ac 2d 3h 3c", "Kc Qd Jh 9c", "Rich Man"),
        ("Ac 2h 5h 9h", "Kc Kd 5s 5d", "Doctor"),
        ("7c 7d 7h Ks", "7c 8d Th Ks", "Indian Chief"),
    ],
)
def test_cards_are_kept_for_the_box_they_promise(better: str, worse: str, box: str) -> None:
    alone = 1 << BOX_NAMES.index(box)
    assert future(4).worth(cards(better), alone) > future(4).worth(cards(worse), alone)


def test_more_open_boxes_promise_more_but_for_the_rich_man() -> None:
    value = future(4).values
    for boxes in range(0, 256, 2):
        for box, name in enumerate(BOX_NAMES):
            if box and not boxes >> box & 1:
                assert (value[(boxes | 1 << box) >> 1] > value[boxes >> 1]) == (name != "Rich Man")


def test_there_is_a_table_for_every_number_of_seats() -> None:
    assert len(BOX_OF) == len(features(cards("2c")))
    for seats in range(2, 9):
        assert future(seats).values[0] == 0
        assert 90 < future(seats).values[ALL_OPEN >> 1] < 140
        assert len(loot(seats)) == 8


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("declare", ["auto", "manual"])
def test_whole_matches_of_every_size(level: Level, declare: str) -> None:
    seats = {Level.NOVICE: 8, Level.CASUAL: 5, Level.SKILLED: 3, Level.MASTER: 2}[level]
    rules = chief(seats, declare=declare)
    player = bot(rules, level)
    assert max(totals(rules, [player] * seats, "whole")) > 60


def test_same_sight_and_same_generator_give_the_same_answer() -> None:
    match = Match(chief(), "pure")
    for level in Level:
        seen = match.observe(2)
        answers = {choose(bot(chief(), level), seen, Random(4)) for _ in range(2)}
        assert len(answers) == 1
        assert answers.pop() in seen.legal


@pytest.mark.parametrize("declare", ["auto", "manual"])
def test_all_that_is_legal_is_weighed(declare: str) -> None:
    rules = chief(declare=declare)
    seen = Match(rules, "weighed").observe(1)
    rounds = list(bot(rules).action_values(seen, Random(1)))
    assert all(set(each.values) == set(seen.legal) for each in rounds)
    assert rounds[-1].deals > rounds[0].deals
    worths = rounds[-1].values
    assert max(worths, key=worths.__getitem__) == choose(bot(rules), seen, Random(1))


def test_the_best_suit_and_split_are_stated() -> None:
    match = table("turn: 7; hand P1: Ks Kd 4d 4h Jd Qd Ts 2c; hand P2: 5c 6c 7c 8c 9c Tc Jc 3d; "
                  "sheet P1: 1 1 1 1 1 1 -; sheet P2: 1 1 1 1 1 1 -",
                  declare="manual")  # fmt: skip
    seen = match.observe(0)
    worths = list(bot(chief(2, declare="manual")).action_values(seen, Random(1)))[-1].values
    best = max(worths, key=worths.__getitem__)
    assert score(best.cards, NOBODY) == max(score(each.cards, NOBODY) for each in seen.legal)
    plain = [each for each in seen.legal if each.cards == best.cards]
    assert len(plain) == 21
    assert worths[best] > min(worths[each] for each in plain)


def test_a_thief_takes_the_card_that_fits() -> None:
    match = table("turn: 6; hand P1: Qs Kh Kd Kc 5d 5h 8h 9h; hand P2: Ks 2c 3d 4h 6d 7c 9c Jd; "
                  "sheet P1: 1 1 1 - 1 1 -; sheet P2: 1 1 1 1 - 1 -")  # fmt: skip
    play(match, "P1 meld Qs; P2 meld Ks 2c 3d 4h 6d 7c")
    taken = choose(bot(chief(2)), match.observe(0), Random(1))
    assert (taken.verb, taken.cards) == ("steal", (card("Ks"),))
    assert "Indian Chief" in bot(chief(2)).explain(match.observe(0), taken)


def test_after_a_clash_the_first_from_the_dealer_keeps_the_mark() -> None:
    match = table("turn: 3; dealer: P3; hand P1: Qs 2c 3c 5c 7h 8d Tc 9h; "
                  "hand P2: Qd 2d 3d 5d 7d 8h Td 9s; "
                  "hand P3: Kc 9d 5s Ad 2h 4h 6c 6s", 3)  # fmt: skip
    play(match, "P1 meld Qs; P2 meld Qd; P3 meld Kc 9d 5s Ad; P1 mark Ad; P2 mark Ad")
    first = choose(bot(chief(3)), match.observe(0), Random(1))
    second = choose(bot(chief(3)), match.observe(1), Random(1))
    assert first.cards == (card("Ad"),)
    assert second.cards != first.cards


def test_every_choice_has_a_reason() -> None:
    rules = chief(3)
    match, player = Match(rules, "why"), bot(chief(3), Level.SKILLED)
    told = set()
    while match.turn.seats:
        for seat in match.turn.seats:
            seen = match.observe(seat)
            action = choose(player, seen, Random(seat))
            sentence = player.explain(seen, action)
            assert 15 < len(sentence) <= 95
            assert sentence.endswith(".")
            told.add(sentence)
            match.submit(action)
    assert len(told) > 8


def test_levels_are_in_order() -> None:
    rules = chief(2)
    levels = [bot(rules, level) for level in Level]
    assert ahead(rules, levels[1], levels[0], 8) > 3
    assert ahead(rules, levels[2], levels[1], 8) > 3


def test_policy_beats_the_players_of_the_rules_notes() -> None:
    rules = chief(2)
    kinds = {name: make(rules) for name, make in KINDS.items()}
    assert ahead(rules, kinds["policy"], kinds["par"], 8) > 4
    assert ahead(rules, kinds["par"], kinds["greedy"], 8) > 4


def test_styles_show() -> None:
    rules = chief(3)
    hurried, patient = Style(patience=-1), Style(patience=1)
    kept = []
    for style in (hurried, patient):
        player = bot(rules, Level.SKILLED, style)
        worth = player.outlook.future.worth(cards("As Ks Ah 5h"), ALL_OPEN)
        kept.append(worth)
    assert kept[1] > kept[0] + 1
    choices = []
    for style in (Style(greed=-1), Style(greed=1)):
        player = ChiefBot(rules, BotProfile(Level.SKILLED, style))
        seens = [Match(rules, f"style {deal}").observe(0) for deal in range(40)]
        choices.append([choose(player, seen, Random(1)) for seen in seens])
    assert sum(one != other for one, other in zip(*choices, strict=True)) >= 4


def test_a_player_of_indian_chief_plays_nothing_else() -> None:
    with pytest.raises(TypeError, match="only Indian Chief"):
        ChiefBot(SHELF["pitch"].open(), BotProfile(Level.NOVICE))
