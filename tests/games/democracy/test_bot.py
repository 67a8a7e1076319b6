"""The computer in Democracy: legal, honest, repeatable, sensible, and better than simple."""

from __future__ import annotations

from random import Random

import pytest

from game.arena.audit.retold_history import as_seen
from game.bots.bot import Bot, choose
from game.bots.imagined_deals import determinize
from game.bots.profile import BotProfile, Level, Style
from game.bots.random_bot import RandomBot
from game.engine.match import Match
from game.games.democracy.bot import baselines
from game.games.democracy.bot.bot import DemocracyBot
from game.games.democracy.bot.vote_evaluation import VoteEvaluation
from game.games.democracy.bot.win_chances import WinChances
from game.games.democracy.rules.facts import DemocracyFacts
from game.games.democracy.rules.rules import Democracy
from tests.games.democracy.tables import democracy, position


def written(lines: str) -> Match[DemocracyFacts]:
    """A position for three with all other cards kept for the second day."""
    rest = [each.text for each in democracy(3).pack() if each.text not in lines.split()]
    return position(f"{lines} ; rest: {' '.join(rest)}")


def bot(rules: Democracy, level: Level = Level.MASTER, style: Style | None = None) -> DemocracyBot:
    """A computer."""
    return DemocracyBot(rules, BotProfile(level, style or Style()))


def vote(lines: str, level: Level = Level.MASTER, seed: int = 1) -> str:
    """The card the first seat chooses in a written position."""
    match = written(lines)
    rules = match.rules
    assert isinstance(rules, Democracy)
    return choose(bot(rules, level), match.observe(0), Random(seed)).cards[0].text


def play_on(match: Match[DemocracyFacts], players: list[Bot], most: int = 5000) -> None:
    """Everybody chooses until the match is over, or so many cards are chosen."""
    while match.turn.seats and len(match.actions) < most:
        seat, move = match.turn.seats[0], len(match.actions)
        match.submit(choose(players[seat], match.observe(seat), Random(f"{move} {seat}")))


def wins(rules: Democracy, one: Bot, others: Bot, deals: int, seed: str) -> int:
    """How many matches *one* wins among *others*, once from each seat a deal."""
    found = 0
    for deal in range(deals):
        for seat in range(rules.seats):
            match = Match(rules, f"{seed} {deal}")
            play_on(match, [one if at == seat else others for at in range(rules.seats)])
            assert match.outcome is not None
            found += seat in match.outcome.winners
    return found


@pytest.mark.parametrize("level", list(Level))
def test_a_sure_and_valuable_trick_is_taken(level: Level) -> None:
    # The six of hearts is gone: the five cannot lose, and it wins hearts.
    lines = "pool: 4h 8d ; won P2: 6h ; hand P1: 5h 7c ; hand P2: Kd Qc ; hand P3: Js Qs"
    assert vote(lines, level) == "5h"


def test_points_that_still_count_are_thrown_last() -> None:
    # Diamonds are decided, hearts are not; both kings are equally strong.
    lines = "pool: 8s 8c ; won P2: 5d 4d 3d Ad ; hand P1: Kh Kd ; hand P2: Ks Qs ; hand P3: Js 5s"
    state = written(lines).state_copy()
    rules = democracy(3)
    hearts, diamonds = VoteEvaluation(WinChances(rules), state).scores(
        0, state.table.zones[rules.zones.hands[0]]
    )
    assert diamonds > hearts


def test_the_village_idiot_waits_for_the_chief() -> None:
    rules = democracy(3)
    state = written("pool: Kh 8d ; hand P1: 6h 7c ; hand P2: 5h Qc ; hand P3: Js Qs").state_copy()
    seen = VoteEvaluation(WinChances(rules), state)
    hand = state.table.zones[rules.zones.hands[0]]
    idiot, farmer = seen.scores(0, hand)
    assert idiot > farmer


def test_nobody_fights_for_a_tribe_that_is_decided() -> None:
    rules = democracy(3)
    lines = "won P2: 5h 4h 3h Ah ; hand P1: 7c 8c ; hand P2: 9c Tc ; hand P3: Js Qs ; pool: Kh 8d"
    seen = VoteEvaluation(WinChances(rules), written(lines).state_copy())
    hearts = 2
    assert seen.gain[1][hearts] == 0
    assert seen.gain[0][hearts] == 0
    assert seen.gain[0][0] > 0


def test_the_chances_of_everybody_add_up() -> None:
    evaluation = WinChances(democracy(4))
    standing = evaluation.standing(DemocracyFacts(tribes=[4, 2, 0, 2]))
    assert sum(standing) == pytest.approx(1)
    assert standing[0] > standing[1] == standing[3] > standing[2]
    assert evaluation.standing(DemocracyFacts(tribes=[5, 2, 0, 2], winner=0)) == [1, 0, 0, 0]
    assert evaluation.chance[0][10] == 1
    assert evaluation.chance[11][10] == 0
    assert evaluation.chance[5][20] > evaluation.chance[6][20]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", list(Level))
def test_answers_are_legal_repeatable_and_honest(level: Level, seats: int) -> None:
    rules = democracy(seats, deal="even" if seats == 6 else "source")
    player = DemocracyBot(rules, BotProfile(level, effort=0.1))
    crowd: list[Bot] = [RandomBot()] * seats
    for number in (2 * seats, 4 * seats + 1):
        match = Match(rules, f"honest {number}")
        play_on(match, crowd, number)
        seat = match.turn.seats[0]
        seen = match.observe(seat)
        usual = choose(player, seen, Random(5))
        reason = player.explain(seen, usual)
        assert usual in seen.legal
        assert choose(player, seen, Random(5)) == usual
        twin = as_seen(rules, next(determinize(rules, seen, Random(number))), seen)
        assert choose(player, twin, Random(5)) == usual
        assert player.explain(twin, usual) == reason
        weighed = [each.values for each in player.action_values(seen, Random(3))]
        assert set(weighed[-1]) == set(seen.legal)
        assert [each.values for each in player.action_values(twin, Random(3))] == weighed


def test_a_master_tries_each_card_on_imagined_deals_and_others_vote_at_once() -> None:
    match = Match(democracy(4), "trials")
    seen = match.observe(0)
    rules = match.rules
    assert isinstance(rules, Democracy)
    steps = {level: len(list(bot(rules, level).think(seen, Random(1)))) for level in Level}
    assert steps.pop(Level.MASTER) > 20 * len(seen.legal)
    assert set(steps.values()) == {2}


def test_imagined_deals_keep_captured_cards_where_they_are() -> None:
    rules = democracy(4)
    match = Match(rules, "belief")
    play_on(match, [RandomBot()] * 4, 17)
    seen = match.observe(1)
    truth = match.state_copy().table.zones
    for world, _ in zip(determinize(rules, seen, Random(1)), range(5), strict=False):
        zones = world.table.zones
        assert zones[rules.zones.hands[1]] == truth[rules.zones.hands[1]]
        assert [zones[zone] for zone in rules.zones.won] == [
            truth[zone] for zone in rules.zones.won
        ]


def test_every_hint_has_a_reason() -> None:
    for seats in (2, 6):
        rules = democracy(seats)
        player = bot(rules, Level.CASUAL)
        match = Match(rules, "reasons")
        while match.turn.seats and len(match.actions) < 40:
            seat = match.turn.seats[0]
            seen = match.observe(seat)
            for action in seen.legal:
                reason = player.explain(seen, action)
                assert reason.endswith(".")
                assert len(reason) <= 95, reason
            match.submit(choose(player, seen, Random(len(match.actions))))


def test_styles_play_otherwise() -> None:
    rules = democracy(4)

    def highs(style: Style) -> float:
        """How strong the cards are that are played to the first vote."""
        found = 0
        for deal in range(24):
            match = Match(rules, f"style {deal}")
            state = match.state_copy()
            seen = match.observe(0)
            card = choose(bot(rules, Level.CASUAL, style), seen, Random(deal)).cards[0]
            found += VoteEvaluation(WinChances(rules), state).table[card.index]
        return found / 24

    assert highs(Style(patience=1.0)) < highs(Style(patience=-1.0)) - 0.5


def test_a_casual_player_beats_the_greedy_and_random() -> None:
    rules = democracy(4, target_tribes=3)
    casual = bot(rules, Level.CASUAL)
    assert wins(rules, casual, RandomBot(), 4, "random") >= 11
    assert wins(rules, casual, baselines.Greedy(rules), 6, "greedy") >= 7


@pytest.mark.slow
def test_the_skilled_beat_the_novices() -> None:
    rules = democracy(4, target_tribes=3)
    assert wins(rules, bot(rules, Level.SKILLED), bot(rules, Level.NOVICE), 8, "order") >= 12
