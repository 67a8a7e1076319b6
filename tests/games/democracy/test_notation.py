"""What may be written about Democracy, and what is refused in one clear sentence."""

import pytest

from game.engine.action import Action
from game.engine.cards import cards
from game.engine.notation import BadNotation
from game.engine.zones import ZoneId
from game.games.democracy.rules.facts import Phase
from game.games.democracy.rules.options import DemocracyOptions
from game.games.democracy.rules.rules import Democracy
from tests.games.democracy.tables import democracy, play, position

HANDS = "hand P1: 7h; hand P2: 5c; hand P3: 3s"


@pytest.mark.parametrize("text", ["choose 7h", "7h", "play 7h", "vote 7h", " choose  7h "])
def test_a_choice_may_be_written_shortly(text: str) -> None:
    wanted = Action(1, "choose", cards("7h"), ZoneId("chosen", 1))
    notation = democracy().notation
    assert notation.read(1, text) == wanted
    assert notation.write(wanted) == "choose 7h"


@pytest.mark.parametrize(
    ("text", "verb", "held"),
    [
        ("look won P2", "look", ""),
        ("open hand P2", "open", ""),
        ("peek", "peek", ""),
        ("take upcard", "take", ""),
        ("draw", "draw", ""),
        ("name *1 as 5d", "name", "*1"),
        ("declare", "declare", ""),
        ("choose *2 as 5d", "name", "*2"),
    ],
)
def test_what_is_always_refused_may_be_said_freely(text: str, verb: str, held: str) -> None:
    assert democracy().notation.read(0, text) == Action(0, verb, cards(held))


@pytest.mark.parametrize("text", ["choose 2x", "choose 7h moon/P1", "name 5"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        democracy().notation.read(0, text)


@pytest.mark.parametrize(
    ("lines", "words"),
    [
        ("hand P1: 7h; hand P2: 5c 6c; hand P3: 3s", "the same number of cards"),
        ("hand P1: 7h; hand P2: 5c", "the same number of cards"),
        ("upcard: 9h Tc; " + HANDS, "One card is turned up"),
        ("upcard: 9h; chosen P1: 8d 9d; " + HANDS, "each seat chooses one card"),
        ("trump: h; " + HANDS, "write the card turned up"),
        ("voted: P1; " + HANDS, "write the cards that lie there"),
        ("islands: 3; " + HANDS, "write “tribes: 2 0 1”"),
        ("written: on; " + HANDS, "write cards and facts alone"),
        ("points P1: 5 0 2; " + HANDS, "four numbers"),
        ("points P1: a b c d; " + HANDS, "four numbers"),
        ("points P9: 5 0 2 3; " + HANDS, "no seat"),
        ("tribes: 1 2 3 4; " + HANDS, "only 3 seats"),
        ("day: 3; " + HANDS, "day 1 and day 2"),
        ("trick: 0; " + HANDS, "count from 1"),
        ("dealer: 3; " + HANDS, "P1 to P3"),
        ("winner: 9; " + HANDS, "P1 to P3"),
        ("points P1: 20 0 0 0; points P2: 6 0 0 0; " + HANDS, "A suit has 25 points"),
    ],
)
def test_positions_in_which_no_trick_can_be_played(lines: str, words: str) -> None:
    with pytest.raises(BadNotation, match=words):
        position(lines)


@pytest.mark.parametrize(
    ("phase", "tribes", "words"),
    [
        (Phase.REVEAL, [0, 0, 0], "chosen P1"),
        (Phase.OVER, [5, 5, 0], "one seat alone"),
        (Phase.SCORE, [0, 0, 0], "all cards have been played"),
    ],
)
def test_phases_that_the_position_contradicts(phase: Phase, tribes: list[int], words: str) -> None:
    match = position("upcard: 9h; " + HANDS)
    state = match.state_copy()
    state.facts.phase, state.facts.tribes = phase, tribes
    with pytest.raises(BadNotation, match=words):
        match.rules.complete_position(state)


def test_points_are_those_of_the_captured_cards_unless_they_are_written() -> None:
    match = position("won P1: 5c 4d 7d *1; won P2: As; points P2: 1 2 3 4", 4)
    state = match.state_copy()
    notation = match.rules.notation
    assert notation.write_special("points P1", state) == "5 5 0 0"
    assert notation.write_special("points P2", state) == "1 2 3 4"
    assert notation.write_special("points P3", state) == "0 0 0 0"
    assert notation.write_special("voted", state) == "none"
    assert notation.write_special("moon", state) is None


def test_a_position_waits_at_the_end_of_an_island_and_a_match_does_not() -> None:
    match = position("pool: 9h; " + HANDS)
    assert not match.continue_position()
    play(match, "7h", "5c", "3s")
    assert match.state_copy().facts.phase is Phase.SCORE
    assert match.turn.seats == ()
    assert match.outcome is None
    assert match.continue_position()
    assert match.state_copy().facts.island == 2
    assert match.state_copy().facts.phase is Phase.CHOOSE
    assert not match.continue_position()


def test_a_position_without_enough_cards_for_a_deal_does_not_go_on_for_ever() -> None:
    match = position("won P1: 7h; won P2: 5c; won P3: 3s")
    assert match.continue_position()
    assert match.state_copy().facts.phase is Phase.UPCARD
    assert not match.continue_position()
    refused = match.why_illegal(Action(0, "choose", cards("7h"), ZoneId("chosen", 0)))
    assert refused is not None
    assert refused.code == "wait_for_upcard"


def test_what_is_captured_before_the_last_trick_counts() -> None:
    rules = Democracy(2, DemocracyOptions())
    match = position("won P1: 5h 4h; pool: 3h; hand P1: Ah; hand P2: 7h; tribes: 4 1", 2)
    play(match, "Ah", "7h")
    assert match.continue_position()
    assert match.outcome is not None
    assert match.outcome.winners == (0,)
    assert match.outcome.points == (5, 1)
    assert rules.pack() == match.rules.pack()
