"""The coach: the basic rule first, one note a decision, true wherever a match is resumed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pygame
import pytest

from game.app.help.coach import Coach, CoachesBySeat, Tip, coach_case, read_tips
from game.app.help.game_assets import game_asset
from game.app.scenes.routes import SettingsRoute
from game.bots.asking_order import schedule
from game.bots.bot import WAIT, choose
from game.bots.profile import BotProfile, Level
from game.engine.match import Match
from game.presentation.presenter import presenter_of
from game.shelf import SHELF
from game.store.paths import assets_folder
from game.store.player import Player
from tests.app.driver.app_driver import Pilot, begin, flying

BASIC = {
    "bridge_solitaire": {"Keep six"},
    "democracy": {"Choose any card"},
    "fire_gibbon": {"Face up you may play the same number", "There is no fire now"},
    "indian_chief": {"How many you lay"},
    "jersey_gin": {"First draw a card"},
    "pitch": {"ow many of four points", "All the others have passed", "Play the suit that was led"},
    "sinful_gibbon": {"Either doubt the last card", "Nothing can be doubted", "Play any card"},
    "skitgubbe": {"You lead", "Play a card", "You hold a rank", "A gold edge", "War"},
    "vendetta": {"Lay down two cards", "A card of yours fits", "Nothing of yours fits"},
}
"""Words of the notes one of which each newcomer reads first."""
WINS = {
    "bridge_solitaire": "the higher total of points wins",
    "democracy": "win the match",
    "fire_gibbon": "laid all of them open wins",
    "indian_chief": "the highest total wins",
    "jersey_gin": "wins points",
    "pitch": "To win the match",
    "sinful_gibbon": "fewest in the end wins",
    "skitgubbe": "is the Goat",
    "vendetta": "The most points win",
}
"""Words of the note that says what wins."""


def advice(pilot: Pilot) -> str:
    return next((thing.label for thing in pilot.things() if thing.role == "advice"), "")


def tips(game: str) -> list[Tip]:
    return read_tips(game_asset(assets_folder(), "coach", f"{game}.txt"))


def cases(game: str, seed: str, most: int = 300) -> Iterator[frozenset[str]]:
    """What seat 0 may do at its decisions in a match among novices."""
    rules = SHELF[game].open()
    novice = SHELF[game].bot(rules, BotProfile(Level.NOVICE, effort=0.05))
    match: Match[Any] = Match(rules, seed)
    while match.turn.seats and len(match.actions) < most:
        for seat in schedule(match, range(rules.seats)):
            seen = match.asked(seat)
            if seat == 0:
                yield coach_case(seen, presenter_of(rules).status(seen))
            action = choose(novice, seen, Random(len(match.actions)))
            if action.verb != WAIT:
                break
        match.submit(action)


def told(game: str, seed: str, first: int = 0, count: int = 12) -> list[str]:
    """The notes of a match from decision *first* on, with a coach who has said nothing before."""
    coach, said = Coach(tips(game), lambda tip: None), []
    for number, case in enumerate(cases(game, seed)):
        if number >= first:
            tip = coach.next_tip(case)
            said += [tip.text] if tip is not None else []
        if number >= first + count:
            break
    return said


@pytest.mark.parametrize("game", SHELF)
def test_the_first_note_is_the_basic_rule_and_soon_one_knows_what_wins(game: str) -> None:
    for seed in ("one", "two", "three"):
        said = told(game, seed)
        assert any(words in said[0] for words in BASIC[game]), said[0]
        assert any(WINS[game] in text for text in said[:8]), said


@pytest.mark.parametrize("game", SHELF)
def test_each_note_is_given_once(game: str) -> None:
    said = told(game, "once", count=60)
    assert len(said) == len(set(said)) > 3


def test_a_note_of_the_second_part_is_the_first_one_there() -> None:
    """Whoever comes back in part two of Skitgubbe hears nothing of part one."""
    second = [n for n, case in enumerate(cases("skitgubbe", "part")) if case & {"lead", "eat"}]
    said = told("skitgubbe", "part", first=second[0], count=6)
    assert any(words in said[0] for words in ("Lead one card", "Beat with", "You cannot beat"))
    assert not [text for text in said if "stock" in text or "come" in text]


@pytest.mark.parametrize("game", ["skitgubbe", "fire_gibbon", "democracy", "bridge_solitaire"])
def test_a_note_goes_when_the_deed_is_done(tmp_path: Path, game: str) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, game, seats=SHELF[game].rules.default_seats)
        heard = [advice(pilot)]
        assert heard[0]
        for _ in range(3):
            pilot.play.decide(pilot.legal()[0])
            assert advice(pilot) not in heard, "the note stays"
            pilot.settle()
            heard.append(advice(pilot))


def test_a_note_stays_as_long_as_it_is_true() -> None:
    tip = Tip(frozenset({"play"}), frozenset({"@trick"}), "You lead.")
    assert tip.fits(frozenset({"play", "@last"}))
    assert not tip.fits(frozenset({"play", "@trick"}))


def test_continue_begins_with_what_may_be_done_now(tmp_path: Path) -> None:
    pilot = Pilot(tmp_path, hints=False)
    begin(pilot, "skitgubbe", seats=3)
    while not {"lead", "eat"} & {choice.action.verb for choice in pilot.legal()}:
        pilot.play.decide(pilot.legal()[0])
        pilot.settle()
    pilot.kill()
    with flying(tmp_path, hints=True) as again:
        again.click("Continue Skitgubbe")
        assert any(w in advice(again) for w in ("Lead one card", "Beat with", "You cannot beat"))


def test_the_keys_are_named_where_a_card_is_played_not_amid_a_question(tmp_path: Path) -> None:
    """What H and Ctrl+Z do has nothing to do with an offered heart or a doubt."""
    with flying(tmp_path) as pilot:
        named = 0
        for seed in ("keys", "one", "two", "three"):
            coach = CoachesBySeat(pilot.context, "sinful_gibbon", [Player("You")]).of(0)
            assert coach is not None
            pilot.context.change(people={})
            for case in cases("sinful_gibbon", seed):
                tip = coach.next_tip(case)
                if tip is not None and "gives a hint" in tip.text:
                    assert "promise_number" in case, case
                    named += 1
                    break
        assert named


def test_switching_the_coach_off_takes_his_note_away_but_no_hint(tmp_path: Path) -> None:
    for hint in (False, True):
        with flying(tmp_path / str(hint)) as pilot:
            begin(pilot, "pitch")
            if hint:
                pilot.key(pygame.K_h)
            before = advice(pilot)
            assert before
            pilot.context.open(SettingsRoute())
            pilot.settle()
            pilot.context.change(hints=False)
            pilot.key(pygame.K_ESCAPE)
            assert pilot.scene == "play"
            assert advice(pilot) == (before if hint else "")
