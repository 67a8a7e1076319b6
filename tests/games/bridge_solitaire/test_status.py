"""What the table and the score pad show."""

from __future__ import annotations

import pytest

from game.engine.cards import card
from game.engine.events import Said
from game.engine.match import Match
from game.engine.rules import State
from game.engine.zones import ZoneId
from game.games.bridge_solitaire.rules import match_end, scoring
from game.games.bridge_solitaire.rules.bid_numbers import WRITTEN
from game.games.bridge_solitaire.rules.facts import (
    HOUSE,
    PLAYER,
    BridgeFacts,
    Contract,
    Deal,
    Phase,
)
from game.games.bridge_solitaire.view.score_sheet import sheet
from game.presentation.announcement import announcement_of
from game.presentation.gauge import Side
from game.presentation.marks import MarkKind
from game.presentation.presenter import presenter_of
from game.presentation.score_sheet import ScoreSheet
from game.presentation.status import Status
from tests.games.bridge_solitaire.tables import auction, bridge, playing, sensible_match

KEPT = ZoneId("kept")


def shown(state: State[BridgeFacts]) -> Status:
    rules = bridge()
    return presenter_of(rules).status(Match(rules, "shown", state).observe(0))


def test_the_choice_is_asked_for_card_by_card() -> None:
    rules = bridge()
    for seed, jokers, told in (
        ("no jokers here 3", 0, "Keep 1 more; the seven unseen ones join them."),
        ("no jokers here 1", 1, "A joker must be kept. Keep 1 more; the seven unseen ones join"),
    ):
        match: Match[BridgeFacts] = Match(rules, seed)
        assert sum(card.is_joker for card in match.observe(0).faces(KEPT)) == jokers
        prompts = []
        while match.state_copy().facts.phase is Phase.CHOOSE:
            prompts.append(presenter_of(rules).status(match.observe(0)).prompt)
            match.submit(match.legal(0)[0])
        assert prompts[-2].startswith(told)
        assert prompts[-1].startswith("Take these six")
        assert presenter_of(rules).status(match.observe(None)).prompt == "{0} decides."


def test_the_labels_of_a_choice_are_short_and_name_the_jokers() -> None:
    rules = bridge()
    match: Match[BridgeFacts] = Match(rules, "no jokers here 1")
    labels = []
    while match.state_copy().facts.phase is Phase.CHOOSE:
        labels = [c.label for c in presenter_of(rules).choices(match.observe(0))]
        match.submit(match.legal(0)[0])
    assert labels[0] == "Take these six"
    tops = [label for label in labels if label.startswith("Take these six, this on top: ")]
    assert len(tops) == 7
    state = playing(rules, Contract(WRITTEN["1c"], PLAYER, 4), PLAYER, "*1 *2 Ah", "5d 2h")
    lead = presenter_of(rules).choices(Match(rules, "jokers", state).observe(0))
    assert sorted(choice.label for choice in lead) == [
        *("Play the ace of hearts", "Play the moon joker", "Play the sun joker"),
    ]


def test_the_gauge_goes_with_each_trick_and_with_the_cards_left_when_the_stock_is_used_up() -> None:
    rules = bridge()
    state = playing(rules, Contract(WRITTEN["1c"], PLAYER), PLAYER, "Ah 3s 2s", "5d 2h")
    state.facts.tricks = [7, 3]
    match = Match(rules, "gauge", state)
    match.submit(next(a for a in match.legal(0) if a.cards[0] is card("Ah")))
    said = [event for event in match.record.events if isinstance(event, Said)]
    told = {each.code: announcement_of(each).standing for each in said}
    for code, ours in (("wins", 8), ("stock_out", 10)):
        standing = told[code]
        assert standing is not None
        assert standing.tricks == (ours, 3)


def test_piles_of_tricks_show_no_number_beside_that_of_the_gauge() -> None:
    now = shown(playing(bridge(), Contract(WRITTEN["1c"], PLAYER), HOUSE, "Ah 2s", "5h 2h"))
    counted = [mark for mark in now.marks if mark.kind is MarkKind.COUNT]
    assert [(mark.zone.name, mark.text) for mark in counted] == [
        *(("tricks_player", ""), ("tricks_house", "")),
    ]


@pytest.mark.parametrize(
    ("hand", "prompt"),
    [
        (
            "Ac Kc Qc Jc Tc 8c Qh 8h 7h 9s 4s 3d *1",
            "The house passed, so you must bid. Your joker doubles it.",
        ),
        (
            "Kc 4c 3c Ah Qh Th 3h 2h 3d As 9s 3s 2s",
            "The house bids 1 diamond: bid higher, or pass and defend.",
        ),
        (
            "Kc 4c 3c Ah Qh Th 3h 2h 3d 9s 3s *1 *2",
            "The house bids 2 diamonds: bid higher, or pass and defend. Your jokers redouble it.",
        ),
    ],
)
def test_the_call_is_asked_for(hand: str, prompt: str) -> None:
    state = auction(bridge(), hand)
    now = shown(state)
    assert now.prompt == prompt
    assert now.goal == "Two games end the rubber"
    assert now.gauge is None


@pytest.mark.parametrize(
    ("leader", "hand", "stock", "prompt"),
    [
        (PLAYER, "Ah 2s", "5d 2h", "You took the trick: lead any card."),
        (HOUSE, "Ah 2s", "5h 2h", "The house led the 5 of hearts: follow with hearts."),
        (HOUSE, "Ah 2s", "*1 2h", "The house led a joker: play any card; only the other joker"),
        (HOUSE, "Ah 2s", "5d 2h", "The house led the 5 of diamonds and you have no diamonds"),
    ],
)
def test_a_card_is_asked_for(leader: int, hand: str, stock: str, prompt: str) -> None:
    contract = Contract(WRITTEN["1c"], PLAYER, 2)
    now = shown(playing(bridge(), contract, leader, hand, stock))
    assert now.prompt.startswith(prompt)
    ours, theirs = (1, 0) if leader == PLAYER else (0, 1)
    assert now.centre is not None
    assert now.centre.text == "clubs"
    assert now.gauge is not None
    assert now.gauge.label == "{0}: 1 club doubled"
    assert now.gauge.sides == (Side("{0}", ours, 7), Side("House", theirs, 7))


def test_a_spectator_is_told_of_the_player() -> None:
    rules = bridge()
    state = playing(rules, Contract(WRITTEN["1c"], PLAYER, 2), PLAYER, "Ah 2s", "5d 2h")
    now = presenter_of(rules).status(Match(rules, "shown", state).observe(None))
    assert now.prompt == "{0} decides."
    assert now.gauge is not None
    assert now.gauge.label == "{0}: 1 club doubled"
    over = sensible_match(rules, "pad 0")
    ends = {PLAYER: "{0} wins the rubber.", HOUSE: "The house wins the rubber."}
    winner = match_end.winner(over.state_copy().facts)
    assert winner is not None
    assert presenter_of(rules).status(over.observe(None)).prompt == ends[winner]


def test_a_hand_that_waits_to_be_scored_asks_for_nothing() -> None:
    state = playing(bridge(), Contract(WRITTEN["1c"], PLAYER), HOUSE, "", "")
    assert shown(state).prompt == "The hand is over and is scored next."


def test_a_defender_sees_what_beats_the_house() -> None:
    now = shown(playing(bridge(), Contract(WRITTEN["2n"], HOUSE), PLAYER, "Ah 2s", "5d 2h"))
    assert now.gauge is not None
    assert now.gauge.label == "The house: 2 no trump"
    assert [(side.name, side.needs) for side in now.gauge.sides] == [("{0}", 6), ("House", 8)]
    assert now.centre is None
    assert now.badges == ()


def test_the_key_names_the_house() -> None:
    state = playing(bridge(), Contract(WRITTEN["2n"], HOUSE), PLAYER, "Ah 2s", "5d 2h")
    state.facts.games = [0, 1]
    state.facts.above = [30, 700]
    ours, theirs = shown(state).score_lines
    assert (ours.seats, ours.name, ours.points, ours.note) == ((0,), "", "30", "")
    assert (theirs.seats, theirs.name, theirs.points) == ((), "House", "700")
    assert theirs.note == "vulnerable"
    assert [[cell.text for cell in line.cells] for line in (ours, theirs)] == [
        ["30", "0", "0"],
        ["700", "0", "1"],
    ]


def rubber() -> BridgeFacts:
    """The pad after the four first deals of BS-EX7."""
    facts = BridgeFacts()
    for words, declarer, tricks, multiplier, honors in (
        ("1c", PLAYER, 7, 2, 150),
        ("2h", PLAYER, 9, 1, 0),
        ("2d", HOUSE, 8, 2, 0),
        ("3n", PLAYER, 8, 1, 0),
    ):
        contract = Contract(WRITTEN[words], declarer, multiplier)
        vulnerable = facts.games[declarer] > 0
        both = (tricks, 13 - tricks) if declarer == PLAYER else (13 - tricks, tricks)
        facts.last = Deal(facts.number, contract, both)
        scoring.enter(facts, scoring.scored(contract, facts.last.over, vulnerable, honors))
        facts.number += 1
    return facts


def lines(pad: ScoreSheet) -> list[tuple[str, ...]]:
    return [(row.label, *row.values) for row in pad.rows]


def test_the_score_pad() -> None:
    pad = sheet(rubber())
    assert pad.columns == ((0,), ())
    assert pad.heads == ("", "House")
    assert lines(pad) == [
        ("Above the line", "230", "150"),
        ("Deal 1: Honors", "150", ""),
        ("Deal 1: Insult", "50", ""),
        ("Deal 2: Overtricks, 1 trick more", "30", ""),
        ("Deal 3: Insult", "", "50"),
        ("Deal 4: Undertricks, 3 no trump, 1 down", "", "100"),
        ("Below, game 1: won by you", "100", "0"),
        ("Deal 1: Contract, 1 club", "40", ""),
        ("Deal 2: Contract, 2 hearts", "60", ""),
        ("Below, game 2", "0", "80"),
        ("Deal 3: Contract, 2 diamonds", "", "80"),
    ]
    assert pad.totals == ("330", "230")
    assert pad.leaders == (PLAYER,)
    assert pad.note.startswith("Deal 4: 3 no trump, 1 down. 100 points below the line win a game")


def test_an_empty_pad() -> None:
    pad = sheet(BridgeFacts())
    assert lines(pad) == [("Above the line", "0", "0"), ("Below, game 1", "0", "0")]
    assert pad.note.startswith("Nothing is scored yet")
    assert pad.leaders == ()


def test_the_sums_of_the_pad_are_the_totals() -> None:
    rules = bridge()
    for seed in range(10):
        match = sensible_match(rules, f"pad {seed}")
        pad = presenter_of(rules).sheet(match.observe(0))
        sums = [sum(int(row.values[side]) for row in pad.rows if row.level == 0) for side in (0, 1)]
        assert [str(each) for each in sums] == list(pad.totals)
        facts = match.state_copy().facts
        assert len([row for row in pad.rows if row.level == 0]) == 1 + sum(facts.games)
        assert pad.note == f"The rubber is over after {facts.number} deals."
        prompt = presenter_of(rules).status(match.observe(0)).prompt
        winner = {PLAYER: "You win", HOUSE: "The house wins", None: "The rubber is tied"}
        assert prompt.startswith(winner[match_end.winner(facts)])
