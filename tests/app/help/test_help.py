"""The help at the table: hint, coach, the title's last line, sounds, and the next sheet."""

from __future__ import annotations

from pathlib import Path

import pygame
import pytest
from gallery.camera import Camera, TableSpec

from game.app.help import table_note
from game.app.help.coach import read_tips
from game.app.help.hint_display import LOOKS
from game.app.help.note_placement import place_note
from game.app.scenes.routes import TitleRoute
from game.bots.decision_request import DecisionRequest
from game.engine.action import Action
from game.store.paths import assets_folder
from game.table.gestures.hit_targets import is_hand_card
from game.table.layout.viewport import Box
from game.thinking.inline_service import InlineDecisionService
from tests.app.driver.app_driver import Pilot, begin, flying, on_card


def advice(pilot: Pilot) -> str:
    return next((t.label for t in pilot.things() if t.role == "advice"), "")


def note_of(pilot: Pilot) -> pygame.Rect:
    return next(t.rect for t in pilot.things() if t.role == "advice")


class Counted(InlineDecisionService):
    """An adviser that advises to pass, and counts how often it was asked."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def ask(self, request: DecisionRequest) -> None:
        super().ask(request)
        self.asked += request.wants_advice

    def poll(self) -> Action | None:
        if self._request is None or not self._request.wants_advice:
            return super().poll()
        seen, self._request = self._request.seen, None
        self.explanation = "Because I say so, {1}."
        return next(action for action in seen.legal if action.verb == "pass")


class Dreamer(InlineDecisionService):
    """Never comes to an end."""

    def poll(self) -> Action | None:
        return None


class Notebook:
    """A sound that writes down what it plays."""

    def __init__(self) -> None:
        self.reason = ""
        self.volume = 1.0
        self.muted = False
        self.heard: list[str] = []

    def play(self, name: str, now: float = 0.0, loudness: float = 1.0) -> bool:
        self.heard.append(name)
        return True

    def close(self) -> None:
        self.heard.clear()


def test_a_hint_points_at_what_it_speaks_of(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon")
        for _ in range(4):
            pilot.key(pygame.K_h)
            said = advice(pilot)
            assert said.startswith("Hint: ")
            meant = next(
                choice for choice in pilot.legal()
                if said.startswith(f"Hint: {pilot.play.session.hot_seat.named(choice.label)}.")
            )  # fmt: skip
            focused = [t.label for t in pilot.things() if t.focused]
            marked = {t.label for t in pilot.things() if "picked" in t.value}
            cards = {card.words for card in meant.action.cards}
            assert marked == cards
            assert focused == ([] if cards else [pilot.play.view.fill_names(meant.label)])
            pilot.by_mouse(meant)
            while pilot.scene == "score":
                pilot.key(pygame.K_RETURN)


def test_a_hint_says_why_and_is_shown_again_until_the_decision_is_made(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        asked = Counted()
        pilot.play.session.hint.service = asked
        pilot.key(pygame.K_h)
        said = advice(pilot)
        assert said == "Hint: Pass. Because I say so, Silver."
        assert said not in [line.text for line in pilot.play.view.hud.log.lines]
        pilot.settle()
        pilot.frame(600)
        assert advice(pilot) == said
        pilot.key(pygame.K_BACKSPACE)
        assert not advice(pilot)
        pilot.key(pygame.K_h)
        assert advice(pilot) == said
        assert asked.asked == 1
        pilot.play.session.hint.service = InlineDecisionService()
        pilot.by_mouse(pilot.legal()[0])
        assert said not in pilot.labels()


def test_who_is_pointed_at_is_introduced(tmp_path: Path) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        begin(pilot, "pitch")
        view = pilot.play.view
        chair, u = view.current_layout.chairs[2], view.current_layout.frame.u
        pilot.move((round(chair.x * u), round(chair.y * u)))
        pilot.frame(40)  # longer than a tip is waited for
        said = next(thing.label for thing in pilot.things() if thing.role == "tooltip")
        assert said.endswith("Soot, a casual player, keeps a straight face.")
        pilot.move((4, 4))
        pilot.frame(2)
        assert "Soot, a casual" not in " ".join(pilot.labels())


def test_while_a_master_thinks_a_note_says_so(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        session = pilot.play.session
        session.hint.service = Dreamer()
        pilot.play.hint.ask()
        pilot.frame(5)
        assert advice(pilot) == LOOKS
        session.hint.service = InlineDecisionService()
        pilot.play.decide(pilot.legal()[0])
        pilot.frame(5)
        assert advice(pilot) != LOOKS


def test_a_hint_goes_with_the_decision_that_is_taken_back(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "bridge_solitaire", seats=1)
        pilot.by_mouse(pilot.legal()[0])
        pilot.key(pygame.K_h)
        assert advice(pilot).startswith("Hint: ")
        pilot.key(pygame.K_z, mod=pygame.KMOD_CTRL)
        assert not advice(pilot).startswith("Hint: ")


def test_the_next_at_the_screen_sees_no_hint_for_the_one_before(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon", people=2)
        assert pilot.scene == "curtain"
        pilot.hold(pygame.K_RETURN, 1.0)
        pilot.key(pygame.K_h)
        assert advice(pilot).startswith("Hint: ")
        pilot.post(pygame.WINDOWFOCUSLOST)
        pilot.frame()
        assert not [label for label in pilot.labels() if label.startswith("Hint: ")]


def test_the_coach_speaks_in_a_first_match_only_and_once_each(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon")
        heard = []
        for _ in range(12):
            if pilot.scene != "play" or pilot.play.session.over:
                break
            if advice(pilot):
                heard.append(advice(pilot))
            pilot.by_mouse(pilot.legal()[0])
        assert len(heard) > 3
        assert len(set(heard)) == len(heard)
        pilot.context.change(learned=("fire_gibbon",))
        begin(pilot, "fire_gibbon")
        assert not advice(pilot)


def test_advice_can_be_put_away_and_switched_off(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        assert advice(pilot)
        pilot.key(pygame.K_BACKSPACE)
        assert not advice(pilot)
        begin(pilot, "pitch")
        pilot.click_at(next(t.rect.center for t in pilot.things() if t.role == "advice"))
        assert not advice(pilot)
        pilot.context.change(hints=False)
        begin(pilot, "pitch")
        assert not advice(pilot)


def test_advice_and_sentences_hide_no_face_no_card_and_no_button(tmp_path: Path) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        for seats in (3, 4):
            begin(pilot, "fire_gibbon", seats=seats)
            pilot.context.say("One sentence that is about as long as they usually are here.")
            pilot.frame(30)
            things = pilot.things()
            over = [t.rect for t in things if t.role in ("advice", "toast")]
            under = [t.rect for t in things if t.role in ("card", "button", "portrait", "seat")]
            assert len(over) == 2
            assert not over[0].colliderect(over[1])
            for rect in over:
                assert rect.collidelist(under) < 0, (seats, rect)


def test_every_tip_is_short_and_speaks_of_something_that_is_done(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        for game in ("fire_gibbon", "pitch"):
            found = read_tips(assets_folder() / "coach" / f"{game}.txt")
            begin(pilot, game)
            rules = (assets_folder() / "rules" / f"{game}.md").read_text(encoding="utf-8").lower()
            assert len(found) > 2
            assert all(len(tip.text) < 110 for tip in found)
            assert all("{" not in tip.text for tip in found)
            assert "wins" in rules


def test_the_title_says_where_the_last_game_stands(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        pilot.context.open(TitleRoute())
        pilot.settle()
        line = next(label for label in pilot.labels() if label.startswith("Your last game"))
        assert line.startswith("Your last game: Pitch,\n")
        assert line.endswith("your turn.")


def test_a_turn_is_chimed_only_after_a_computer(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        notebook = Notebook()
        pilot.context.sound = notebook
        begin(pilot, "pitch", people=4)
        assert pilot.scene == "curtain"
        pilot.hold(pygame.K_SPACE, 0.7)
        assert "turn" not in notebook.heard
        pilot.play.turn_chime.play_sound("fire")
        assert notebook.heard[-1] == "fire"


def test_the_next_hand_is_called_a_hand(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "pitch")
        while pilot.scene != "score":
            pilot.by_mouse(pilot.legal()[0])
        assert "Next hand" in pilot.labels()


def test_the_name_of_the_game_opens_the_menu_for_the_mouse(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon")
        pilot.click("Fire Gibbon", "heading")
        assert "Back to the table" in pilot.labels()
        pilot.click("Back to the table")
        pilot.settle()
        assert "Back to the table" not in pilot.labels()


def test_the_note_steps_aside_for_what_is_asked_where_it_lies(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon")
        note = next(thing for thing in pilot.things() if thing.role == "advice")
        view = pilot.play.view
        card = next(
            thing
            for group in view.gestures.selection.groups
            for thing in group
            if is_hand_card(thing)
        )
        pilot.click_at(on_card(card.rect))
        chooser = view.gestures.selection.chooser
        assert chooser is not None
        chooser.rect.center = note.rect.center
        assert "advice" not in [thing.role for thing in pilot.things()]
        pilot.click_at((note.rect.left + 2, note.rect.top + 2))
        pilot.key(pygame.K_ESCAPE)
        assert view.gestures.selection.chooser is None
        assert "advice" in [thing.role for thing in pilot.things()]


def test_a_note_finds_a_free_place_with_air_around_it(tmp_path: Path) -> None:
    with flying(tmp_path) as pilot:
        begin(pilot, "fire_gibbon")
        layout = pilot.play.view.current_layout
        window = pygame.Rect((0, 0), layout.frame.size)
        usual = place_note(layout, [], [], lambda wide: 120)
        gap = layout.frame.px(Box(0, 0, 1, 1)).width
        taken: list[pygame.Rect] = []
        for _ in range(8):
            place = place_note(layout, taken, [], lambda wide: 120)
            aired = [each.inflate(gap - 2, gap - 2) for each in taken]
            assert place.collidelist(aired) < 0, "it keeps away from what lies there"
            assert window.contains(place)
            taken.append(place)
        assert taken[0] == usual
        assert window.contains(place_note(layout, [window], [], lambda wide: 120))


@pytest.mark.parametrize("size", [(1280, 720), (2560, 1440)])
def test_the_first_note_hides_neither_words_in_the_air_nor_empty_places(
    size: tuple[int, int],
) -> None:
    camera = Camera(size, hints=True)
    scene = camera.sit(TableSpec("fire_gibbon"))
    camera.play(scene, lambda seen: True)
    camera.stage.frame(1 / 30)
    view, (note,) = scene.view, scene.table_note.rects()
    assert len(view.speech_rects()) == 2
    for rects in (view.speech_rects(), view.empty_places(), view.avoid_areas()):
        assert note.collidelist(rects) < 0
    camera.picture()


def test_what_is_said_later_and_the_note_keep_clear_of_each_other(tmp_path: Path) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        begin(pilot, "fire_gibbon")
        view = pilot.play.view
        said = "A rather long thing to say about one card, and then another one."
        for seat in (1, 2, 3):
            view.hud.speech_bubbles.say(seat, said)
            pilot.frame(3)
            bubble = view.speech_rects()[-1]
            assert note_of(pilot).collidelist(view.speech_rects()) < 0
            view.hud.speech_bubbles.clear()
            view.covered_areas = [bubble]
            view.hud.speech_bubbles.say(seat, said)
            view.drawn()
            assert view.speech_rects()[0] != bubble, "it hangs elsewhere where something was laid"
            view.covered_areas = pilot.play.table_note.rects()


def test_the_note_gives_way_where_words_find_no_other_place(tmp_path: Path) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        begin(pilot, "fire_gibbon")
        view, old = pilot.play.view, note_of(pilot)
        view.hud.speech_bubbles.say(1, "No heart, 9 or more.")
        pilot.frame(2)
        hung = view.hud.speech_bubbles._hung[1]
        forced = hung.spot._replace(rect=pygame.Rect(old.topleft, (90, 40)), covers=True)
        view.hud.speech_bubbles._hung[1] = hung._replace(spot=forced)
        pilot.frame(2)
        assert note_of(pilot) != old
        assert note_of(pilot).collidelist(view.speech_rects()) < 0


def test_the_note_is_laid_where_cards_come_to_rest(tmp_path: Path) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        begin(pilot, "fire_gibbon")
        view = pilot.play.view
        sprite = next(iter(view.model.sprites()))
        sprite.jump_to(sprite.rest_pose)
        lies = sprite.rect
        sprite.pose = sprite.rest_pose.moved(300, 40)
        assert sprite.rect != lies
        assert lies in view.avoid_areas()


def test_a_note_hides_an_empty_place_rather_than_a_card(tmp_path: Path) -> None:
    with flying(tmp_path, width=1280, height=720) as pilot:
        begin(pilot, "fire_gibbon")
        layout = pilot.play.view.current_layout
        left, right = pygame.Rect(0, 0, 640, 720), pygame.Rect(640, 0, 640, 720)
        for card, empty in ((left, right), (right, left)):
            place = place_note(layout, [card], [empty], lambda wide: 120)
            assert empty.contains(place)
        dear, cheap = pygame.Rect(0, 0, 1280, 500), pygame.Rect(300, 500, 400, 220)
        place = place_note(layout, [dear], [cheap], lambda wide: 120)
        assert place.collidelist([dear, cheap]) < 0


def test_the_note_steps_aside_for_the_place_of_a_card_that_is_dragged(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    camera = Camera((1280, 720), hints=True)
    scene = camera.sit(TableSpec("fire_gibbon"))
    camera.play(scene, lambda seen: True)
    camera.calm()
    middle = pygame.Rect(500, 400, 232, 60)
    monkeypatch.setattr(table_note, "place_again", lambda *_: middle)
    scene.table_note.layout()
    (note,), hands = scene.table_note.rects(), scene.view.gestures
    card = next(thing for group in hands.selection.groups for thing in group if is_hand_card(thing))
    x, y = on_card(card.rect)
    camera.stage.event(pygame.event.Event(pygame.MOUSEBUTTONDOWN, pos=(x, y), button=1))
    for up in (30, 60):
        told = {"pos": (x, y - up), "rel": (0, -30), "buttons": (1, 0, 0)}
        camera.stage.event(pygame.event.Event(pygame.MOUSEMOTION, told))
    assert hands.selection.drag is not None
    assert note.collidelist(list(hands.selection.drag.places.values())) >= 0
    assert "advice" not in [thing.role for thing in camera.stage.describe()]
    camera.picture()
