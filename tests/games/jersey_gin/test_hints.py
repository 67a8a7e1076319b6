"""What speaks for an action of Jersey Gin: every sentence is true of the cards it names."""

from __future__ import annotations

from random import Random

import pytest

from game.bots.bot import choose
from game.bots.profile import BotProfile, Level
from game.engine.action import Action
from game.engine.cards import card
from game.engine.match import Match
from game.engine.observation import Observation
from game.games.jersey_gin.bot.bot import JerseyGinBot
from game.games.jersey_gin.rules.facts import JerseyGinFacts
from game.games.jersey_gin.rules.zones import DISCARD, STOCK
from tests.games.jersey_gin.tables import after, gin, written

PLAIN = BotProfile(Level.MASTER)
"""Somebody who never slips."""


def test_every_choice_has_a_reason_that_fits_its_line() -> None:
    said = set[str]()
    for number in range(5, 45):
        match = after(f"why {number}", number)
        if not match.turn.seats:
            continue
        seen = match.observe(match.turn.seats[0])
        bot = JerseyGinBot(match.rules, PLAIN)
        for action in seen.legal:
            text = bot.explain(seen, action)
            assert 0 < len(text) <= 90
            said.add(action.verb)
    assert {"draw", "discard", "show"} <= said


@pytest.mark.parametrize(
    ("hand", "verb", "words"),
    [
        ("5h 6h 7h Kc Kd Kh 2s 3s 4s 9d Qh", "knock", "your 9"),
        ("5c 6c 7c Jc Jd Js 2d 3d 4d Kh Ad", "gin", "gin pays 40"),
        ("5c 6c 7c Jc Jd 9s 2d 3d 8d Kh Ad", "discard", "the king of hearts goes with nothing"),
    ],
)
def test_the_reason_speaks_of_the_cards(hand: str, verb: str, words: str) -> None:
    rules = gin()
    up, stock = "discard: 8c", "stock: 2c 3c 4c 8h 9h Th Jh As Ts Qs Qd Td 9c"
    lines = (f"hand 0: {hand}", up, stock, "turn = 0", "phase = discard")
    match = Match(rules, "reason", written(rules, *lines))
    bot, seen = JerseyGinBot(rules, PLAIN), match.observe(0)
    action = choose(bot, seen, Random(1))
    assert action.verb == verb
    assert words in bot.explain(seen, action).replace("The", "the")


@pytest.mark.parametrize(
    ("hand", "words"),
    [
        ("5h 6h 7h 2s 3s 4s 8d 8s 9c Kd", "the queen of clubs"),
        ("5h 6h 7h 2s 3s 4s 8d 8s 9c Qd", "goes with your queen of diamonds"),
        ("5h 6h 7h 2s 3s 4s 8d 8s 6c Td", "from the stock you may get anything"),
    ],
)
def test_a_dear_discard_is_not_called_cheap(hand: str, words: str) -> None:
    """A queen counts as much as the dearest card in hand, so another reason speaks for it."""
    seen, taken = before_drawing(hand, "Qc")
    text = JerseyGinBot(gin(), PLAIN).explain(seen, taken)
    assert words in text.replace("The", "the")
    assert "cheap" not in text


@pytest.mark.parametrize(("top", "cheap"), [("3d", True), ("8c", True), ("9c", False)])
def test_a_discard_is_cheap_if_it_counts_less_than_a_card_that_goes(top: str, cheap: bool) -> None:
    """Of this hand the king lies in a meld, so that the 9 is the dearest card to be thrown."""
    seen, taken = before_drawing("Kh Kd Ks 2s 3s 4s 9h 5d 7s Ac", top)
    assert ("cheap" in JerseyGinBot(gin(), PLAIN).explain(seen, taken)) == cheap


@pytest.mark.parametrize(("other", "tells"), [("5c", True), ("Jd", False)])
def test_what_the_next_player_took_is_told_where_another_card_would_help_him(
    other: str, tells: bool
) -> None:
    """Of what seat 0 may throw, only the 5 of clubs goes with the 4 of clubs that seat 1 took."""
    rules = gin()
    state = written(
        rules, f"hand 0: 5h 6h 7h 2s 3s 4s 9s Kd {other} Qc",
        "hand 1: 6d 7d 8d 9d Td Qd Ah Ac Ad Js",
        "hand 2: 2h 3h 8h Th Kh Ks 9h Qs 7s 8s", "discard: 4c",
        "stock: 2c 3c 8c 6c Jh As Kc Jc Ts 6s", "turn = 1", "phase = draw",
    )  # fmt: skip
    match = Match(rules, "took", state)
    match.submit(next(a for a in match.legal(1) if a.target == DISCARD))
    match.submit(
        next(a for a in match.legal(1) if a.verb == "discard" and a.cards == (card("Js"),))
    )
    for verb in ("draw", "discard"):
        match.submit(next(a for a in match.legal(2) if a.verb == verb))
    match.submit(next(a for a in match.legal(0) if a.target == STOCK))
    seen = match.observe(0)
    thrown = next(a for a in seen.legal if a.verb == "discard" and a.cards == (card("Qc"),))
    text = JerseyGinBot(rules, PLAIN).explain(seen, thrown)
    assert ("does not go with the 4 of clubs the next player took" in text) == tells


def before_drawing(hand: str, top: str) -> tuple[Observation[JerseyGinFacts], Action]:
    """What seat 0 sees before it draws, and the taking of the discard *top*."""
    rules = gin()
    lines = (f"hand 0: {hand}", f"discard: {top}", "stock: 2c 3c 4c Th Jh As", "turn = 0")
    seen = Match(rules, "draw", written(rules, *lines, "phase = draw")).observe(0)
    return seen, next(a for a in seen.legal if a.verb == "draw" and a.target == DISCARD)
