"""What one seat sees, written as a position: all it sees, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest

from game.arena.play_match import play_match
from game.arena.player_kinds import make_players
from game.bots.asking_order import schedule
from game.engine.match import Match
from game.scenario.observed_position import observed_position
from game.scenario.scenario_parser import BadScenario, ScenarioLine, read_block
from game.scenario.written_position import HIDDEN, begin_position
from game.shelf import SHELF, open_game


def block(lines: list[str]) -> list[ScenarioLine]:
    return [ScenarioLine(number, text) for number, text in enumerate(lines, 1)]


def moments(game: str) -> list[Match[Any]]:
    """A match of novices, as it stood every few actions."""
    rules = SHELF[game].open()
    players = make_players(rules, ["novice"])
    return [play_match(rules, players, "observed", most) for most in (0, 5, 12, 30)]


@pytest.mark.parametrize("game", SHELF)
def test_a_position_holds_what_the_seat_sees_and_no_other_card(game: str) -> None:
    for match in moments(game):
        if not match.turn.seats:
            continue
        seen = match.asked(schedule(match, range(match.rules.seats))[0])
        lines = observed_position(match.rules, seen)
        scenario = read_block(block(lines))
        assert (scenario.game, scenario.seats) == (game, match.rules.seats)
        cards = {card.text for row in seen.zones.values() for card in row if card}
        hidden = sum(card is None for row in seen.zones.values() for card in row)
        laid = [line.removeprefix("# ").partition(": ") for line in lines]
        names = match.rules.zone_registry.specs
        words = [w for key, _, text in laid if key.split(" ")[0] in names for w in text.split()]
        assert cards <= set(words)
        assert words.count(HIDDEN) >= hidden
        unseen = {card.text for row in match.state_copy().table.zones for card in row} - cards
        told = {card for event in seen.history if (card := getattr(event, "card", None))}
        assert not unseen & set(words) - {card.text for card in told}


def test_a_hidden_card_may_be_any_that_is_named_nowhere() -> None:
    match = moments("jersey_gin")[1]
    seen = match.asked(schedule(match, range(3))[0])
    again = begin_position(read_block(block(observed_position(match.rules, seen))), open_game)
    assert seen.seat is not None
    there = again.asked(seen.seat)
    assert dict(there.zones) == dict(seen.zones)
    assert there.legal == seen.legal
    laid = [card for row in again.state_copy().table.zones for card in row]
    assert len(laid) == len(set(laid)) == len(match.rules.pack())


def test_more_hidden_cards_than_there_are_is_refused() -> None:
    lines = ["id: many", "game: pitch", "seats: 4", f"rest: {' '.join([HIDDEN] * 60)}", "--"]
    with pytest.raises(BadScenario, match="There are more cards"):
        begin_position(read_block(block(lines)), open_game)
