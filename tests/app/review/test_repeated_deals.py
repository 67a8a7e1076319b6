"""Deals known before: dealt again, played on, shared and typed in, through the real screens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pygame
import pytest

from game.app.replay.replay_scene import ReplayScene
from game.app.scenes.routes import SetupRoute, TitleRoute
from game.app.sharing.share_code import read_share_code, share_code
from game.bots.decision_request import DecisionRequest
from game.engine.action import Action
from game.engine.journal import Journal
from game.store.matches.match_file_parser import read_match_file
from game.thinking.inline_service import InlineDecisionService
from game.ui.clipboard import pasted_text
from tests.app.driver.app_driver import Pilot, deal, flying

GAME, SEED = "fire_gibbon", "abcdefghjk"


class Heard(InlineDecisionService):
    """A service that remembers what computers were asked."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[DecisionRequest] = []

    def ask(self, request: DecisionRequest) -> None:
        self.heard.append(request)
        super().ask(request)


def service(pilot: Pilot) -> Heard:
    heard = pilot.context.decision_service
    assert isinstance(heard, Heard)
    return heard


@pytest.fixture
def pilot(tmp_path: Path) -> Iterator[Pilot]:
    with flying(tmp_path, width=1280, height=720) as flown:
        flown.context.decision_service = Heard()
        deal(flown, GAME, 3, 1, {"hand_size": 3}, SEED)
        play_out(flown)
        yield flown


def play_out(pilot: Pilot, as_before: tuple[Action, ...] = ()) -> None:
    """To the last sheet: the person does as before, or the first thing there is."""
    for _ in range(400):
        session = pilot.play.session
        if session.over:
            break
        if pilot.scene == "score":
            pilot.key(pygame.K_RETURN)
        elif session.hot_seat.may_act and not pilot.play.view.busy:
            made = len(session.match.actions)
            choice = next(
                (c for c in pilot.legal() if as_before and c.action == as_before[made]),
                pilot.legal()[0],
            )
            pilot.play.decide(choice)
            pilot.settle()
        else:
            pilot.frame(5)
            pilot.settle()
    assert pilot.play.session.over
    pilot.settle()
    assert pilot.scene == "score"


def journal(pilot: Pilot) -> Journal:
    return pilot.play.session.journal


def mark(pilot: Pilot) -> str:
    return pilot.play.session.autosave.match_file.known_deal


def replayed(pilot: Pilot, made: int) -> None:
    """To the replay of the newest match, after so many actions."""
    pilot.context.open(TitleRoute())
    pilot.settle()
    pilot.click("Matches")
    pilot.click("Replay", "button")
    top = pilot.context.stack.top
    assert isinstance(top, ReplayScene)
    top.go(made)
    pilot.settle()


def test_played_on_it_goes_as_it_went_if_everybody_does_the_same(pilot: Pilot) -> None:
    first, asked = journal(pilot), list(service(pilot).heard)
    made = len(first.actions) // 2
    while first.actions[made].seat != 0:
        made += 1
    replayed(pilot, made)
    service(pilot).heard.clear()
    pilot.click("Play on from here")
    assert pilot.scene == "play"
    assert journal(pilot).actions == first.actions[:made]
    assert mark(pilot) == "played_on"
    assert [p.level for p in pilot.play.session.players] == ["", "casual", "casual"]
    assert pilot.play.session.hot_seat.viewer == 0
    play_out(pilot, first.actions)
    assert journal(pilot).actions == first.actions
    assert journal(pilot).seal_holds
    assert journal(pilot).seal != first.seal
    later = service(pilot).heard
    assert later
    assert later == asked[-len(later) :]  # observation and dice: all they have is what they had


def test_no_replay_plays_on_from_the_end_or_while_the_match_goes_on(pilot: Pilot) -> None:
    replayed(pilot, 10**6)
    pilot.click("Play on from here")
    assert pilot.scene == "replay"
    assert any(label.startswith("The match ends here") for label in pilot.labels())
    pilot.click("Back")
    pilot.click("Same deal again", "button")
    assert pilot.scene == "play"
    pilot.key(pygame.K_ESCAPE)
    assert "Share this deal" not in pilot.labels()
    pilot.context.open(TitleRoute())
    pilot.settle()
    pilot.click("Matches")
    pilot.click("Replay", "button")
    assert "Play on from here" not in pilot.labels()
    pilot.click("Back")
    for label in ("Share this deal", "Same deal again"):
        assert not pilot.find(label, "button").enabled
        pilot.click(label, "button")
        assert pilot.scene == "matches"


def test_the_same_deal_again_is_marked_through_save_and_continue(
    pilot: Pilot, tmp_path: Path
) -> None:
    first = journal(pilot)
    assert mark(pilot) == ""
    pilot.click("Same deal again", "button")
    assert pilot.scene == "play"
    again = journal(pilot)
    assert (again.seed, dict(again.options)) == (first.seed, dict(first.options))
    assert mark(pilot) == "again"
    path = pilot.play.session.autosave.path
    assert path is not None
    pilot.context.open(TitleRoute())
    pilot.settle()
    pilot.click("Continue Fire Gibbon")
    assert mark(pilot) == "again"
    play_out(pilot)
    assert any("A deal known before." in label for label in pilot.labels())
    assert read_match_file(path).known_deal == "again"
    pilot.context.open(TitleRoute())
    pilot.settle()
    pilot.click("Matches")
    told = [thing.value for thing in pilot.things() if thing.role == "match"]
    assert ["a deal known before" in each for each in told] == [True, False]
    head = json.loads(path.read_bytes().split(b"\n")[0])
    assert head["known_deal"] == "again"


def test_a_shared_deal_is_typed_in_and_dealt(pilot: Pilot) -> None:
    first = journal(pilot)
    code = share_code(first, pilot.play.session.players)
    pilot.click("See the table")
    pilot.key(pygame.K_ESCAPE)
    pilot.click("Share this deal")
    assert code in pilot.labels()
    pilot.click("Copy")
    assert pasted_text() == code
    pilot.context.open(TitleRoute())
    pilot.context.open(SetupRoute("pitch"))
    pilot.settle()
    pilot.click("Type in a deal")
    pilot.post(pygame.TEXTINPUT, text="nonsense!")
    pilot.key(pygame.K_RETURN)
    assert any("“!” does not stand in any" in thing.value for thing in pilot.things())
    pilot.key(pygame.K_a, mod=pygame.KMOD_CTRL)
    pilot.post(pygame.TEXTINPUT, text=code.lower())
    pilot.click("Show the deal")
    assert pilot.find("Fire Gibbon", "dialog").value.startswith("You, Silver (casual)")
    pilot.click("Deal", "button")
    assert pilot.scene == "play"
    assert mark(pilot) == "code"
    dealt = journal(pilot)
    assert (dealt.game, dealt.seed, dict(dealt.options)) == (GAME, SEED, dict(first.options))
    assert read_share_code(code).seed == dealt.seed


def test_a_seed_of_the_command_line_marks_all_its_matches(pilot: Pilot) -> None:
    pilot.context.seed_was_given = True
    pilot.click("New match", "button")
    assert mark(pilot) == "seed"


@pytest.mark.parametrize("by_key", [False, True])
def test_the_last_sheet_offers_the_replay_and_the_code(pilot: Pilot, by_key: bool) -> None:
    def press(label: str) -> None:
        if not by_key:
            pilot.click(label, "button")
            return
        for _ in range(20):
            if any(thing.focused and thing.label == label for thing in pilot.things()):
                break
            pilot.key(pygame.K_TAB)
        pilot.key(pygame.K_RETURN)

    code = share_code(journal(pilot), pilot.play.session.players)
    press("Share this deal")
    assert code in pilot.labels()
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "score"
    assert code not in pilot.labels()
    press("Replay")
    top = pilot.context.stack.top
    assert isinstance(top, ReplayScene)
    pilot.key(pygame.K_ESCAPE)
    assert pilot.scene == "score"
