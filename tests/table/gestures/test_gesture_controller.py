"""Gestures on a real table: drag, click, double click, keys; and what must not happen."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pygame
import pytest

from game.presentation.presented_choice import PresentedChoice
from game.table.gestures.dragging import drop_places
from game.table.gestures.gesture_controller import GestureController
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.intent import drop_target
from game.table.input.focus.focus_stops import FocusStop
from game.ui.accessible_node import find_node
from tests.table.conftest import Play


def hand(p: Play) -> list[HitTarget]:
    return [t for group in p.view.gestures.selection.groups for t in group if is_hand_card(t)]


def with_choice(p: Play, wanted: Callable[[list[PresentedChoice]], bool]) -> HitTarget:
    """A hand card whose choices are as wanted."""
    for target in hand(p):
        card = next(iter(target.grip.cards))
        if wanted([c for c in p.view.gestures.selection.choices if card in c.action.cards]):
            return target
    raise AssertionError("no such card")


def any_such(p: Play, wanted: Callable[[list[PresentedChoice]], bool]) -> Callable[[], bool]:
    def there() -> bool:
        choices = p.choices()
        cards = {c for choice in choices for c in choice.action.cards}
        return any(wanted([x for x in choices if c in x.action.cards]) for c in cards)

    return there


def carries(p: Play) -> bool:
    """Whether the hand carries something now."""
    return p.view.gestures.selection.drag is not None


def busy(p: Play) -> bool:
    """Whether something is still being shown."""
    return p.view.busy


def focused(p: Play) -> object:
    """What has the focus now."""
    return p.view.keyboard.ring.current


def opened(p: Play) -> bool:
    """Whether a chooser lies beside a card now."""
    return p.view.gestures.selection.chooser is not None


def legal(choices: list[PresentedChoice]) -> list[PresentedChoice]:
    return [c for c in choices if c.refused is None]


def down_only(choices: list[PresentedChoice]) -> bool:
    return [c.action.verb for c in legal(choices)] == ["play_down"] and len(choices) == 2


def both(choices: list[PresentedChoice]) -> bool:
    return len(legal(choices)) == 2


def spot(p: Play, choice: PresentedChoice) -> tuple[int, int]:
    """Where to let go for *choice*."""
    area = drop_places.drop_area(p.view.current_layout, drop_target(choice))
    assert area is not None
    return area.center


def visible(target: HitTarget) -> tuple[int, int]:
    """A point of a hand card that no other card covers: near its left edge."""
    assert target.sprite is not None
    return round(target.sprite.pose.x - target.sprite.pose.wide * 0.3), round(target.sprite.pose.y)


def test_dragging_to_a_place_chooses_what_is_done_there(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "drag")
    p.until_my_turn(any_such(p, both))
    target = with_choice(p, both)
    card = next(iter(target.grip.cards))
    wanted = next(
        c
        for c in p.view.gestures.selection.choices
        if card in c.action.cards and c.action.verb == "play_down"
    )
    p.drag(visible(target), spot(p, wanted))
    assert p.chosen == [wanted]
    p.match.submit(wanted.action)
    p.tell()
    p.settle()
    assert p.view.differences_from(p.match.observe(0)) == []


def test_a_drag_lights_every_legal_place_and_no_other(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "light")
    p.until_my_turn(any_such(p, down_only))
    target = with_choice(p, down_only)
    start = visible(target)
    p.press(start)
    p.move((start[0], start[1] - 60), pressed=True)
    held = p.view.gestures.selection.drag
    assert held is not None
    assert [t.zone.name for t in held.places if t.zone] == ["rim"]


def test_a_refused_drop_glides_home_and_says_why(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "refuse")
    p.until_my_turn(any_such(p, down_only))
    target = with_choice(p, down_only)
    card = next(iter(target.grip.cards))
    barred = next(
        c
        for c in p.view.gestures.selection.choices
        if card in c.action.cards and c.refused is not None
    )
    place = drop_places.drop_area(p.view.current_layout, drop_target(barred))
    assert place is not None
    assert barred.refused is not None
    p.drag(visible(target), (place.centerx, place.top + 20))
    assert p.chosen == []
    assert p.view.hud.refusal == barred.refused.text
    assert "refuse" in p.sounds
    p.settle()
    assert p.view.differences_from(p.match.observe(0)) == []


def test_a_shaky_click_is_no_drag(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "shaky")
    p.until_my_turn(any_such(p, down_only))
    start = visible(with_choice(p, down_only))
    p.move(start)
    p.press(start)
    p.move((start[0] + 3, start[1] + 2), pressed=True)
    assert p.view.gestures.selection.drag is None
    p.release((start[0] + 3, start[1] + 2))
    assert p.view.gestures.selection.chooser is not None


def test_a_click_opens_the_chooser_with_reasons(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "chooser")
    p.until_my_turn(any_such(p, down_only))
    target = with_choice(p, down_only)
    p.click(visible(target))
    chooser = p.view.gestures.selection.chooser
    assert chooser is not None
    down, up = chooser.choices
    assert down.refused is None
    assert up.refused is not None
    told = chooser.buttons.describe()
    assert [one.enabled for one in told] == [True, False]
    p.click(chooser.buttons.widgets[1].rect.midtop)
    assert p.chosen == []
    p.click(chooser.buttons.widgets[0].rect.center)
    assert p.chosen == [down]


def test_click_then_click_on_the_place_plays(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "place")
    p.until_my_turn(any_such(p, lambda c: len(legal(c)) == 1))
    target = with_choice(p, lambda c: len(legal(c)) == 1)
    card = next(iter(target.grip.cards))
    wanted = next(c for c in p.view.gestures.selection.choices if card in c.action.cards)
    p.click(visible(target))
    assert p.chosen == []
    x, y = spot(p, wanted)
    p.click((x, y - 90))
    assert p.chosen == [wanted]


def test_a_double_click_plays_the_only_legal_choice(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "double")
    p.until_my_turn(any_such(p, lambda c: len(legal(c)) == 1))
    target = with_choice(p, lambda c: len(legal(c)) == 1)
    pos = visible(target)
    p.click(pos)
    p.view.update(0.1)
    p.click(pos)
    assert [next(iter(c.action.cards)) for c in p.chosen] == list(target.grip.cards)


def test_two_slow_clicks_pick_and_put_back(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "slow")
    p.until_my_turn(any_such(p, lambda c: len(legal(c)) == 1))
    pos = visible(with_choice(p, lambda c: len(legal(c)) == 1))
    p.click(pos)
    assert p.view.gestures.selection.picked
    p.view.update(1.0)
    p.click(pos)
    assert not p.view.gestures.selection.picked
    assert p.chosen == []


@pytest.mark.parametrize("how", ["escape", "right", "focus"])
def test_a_drag_can_be_cancelled(play: Callable[..., Play], how: str) -> None:
    p = play("fire_gibbon", 4, "cancel")
    p.until_my_turn(any_such(p, down_only))
    start = visible(with_choice(p, down_only))
    p.press(start)
    p.move((start[0] + 80, start[1] - 150), pressed=True)
    assert carries(p)
    if how == "escape":
        p.key(pygame.K_ESCAPE)
    elif how == "right":
        p.press((400, 300), button=3)
    else:
        p.post(pygame.WINDOWFOCUSLOST)
    assert not carries(p)
    p.release((400, 300))
    p.settle()
    assert p.chosen == []
    assert p.view.differences_from(p.match.observe(0)) == []


def test_a_button_released_outside_the_window_is_noticed(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "outside")
    p.until_my_turn(any_such(p, down_only))
    start = visible(with_choice(p, down_only))
    p.press(start)
    p.move((start[0], 40), pressed=True)
    p.move((5, 5), pressed=False)
    assert p.view.gestures.selection.drag is None


def test_a_click_during_an_animation_only_skips_it(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "skip")
    p.show()
    p.step()
    assert busy(p)
    p.press((640, 650))
    assert not busy(p)
    assert p.chosen == []
    assert p.view.differences_from(p.match.observe(0)) == []


def test_the_whole_turn_by_keyboard(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "keys")
    p.until_my_turn(any_such(p, down_only))
    target = with_choice(p, down_only)
    number = hand(p).index(target) + 1
    assert p.key(getattr(pygame, f"K_{number}"), str(number))
    assert p.view.gestures.selection.chooser is not None
    p.view.drawn()
    assert p.key(pygame.K_RETURN, "\r")
    assert [c.action.verb for c in p.chosen] == ["play_down"]


def test_the_ring_goes_from_an_answer_back_to_its_card(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "keys")
    p.until_my_turn(any_such(p, down_only))
    number = hand(p).index(with_choice(p, down_only)) + 1
    card = hand(p)[number - 1]
    p.key(getattr(pygame, f"K_{number}"), str(number))
    chooser = p.view.gestures.selection.chooser
    assert chooser is not None
    assert p.view.keyboard.ring.current is chooser.buttons.widgets[0]
    assert chooser.buttons.widgets[0].focused
    p.key(pygame.K_RETURN, "\r")
    p.view.update(0.01)
    here = focused(p)
    assert isinstance(here, HitTarget)
    assert here.sprite is card.sprite


def test_the_first_stop_is_a_call_while_no_card_may_move(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "letters")
    p.until_my_turn(lambda: any(not c.action.cards for c in p.choices()))
    p.key(pygame.K_TAB)
    assert p.view.keyboard.ring.current in p.view.action_buttons.buttons.widgets


def test_under_the_open_log_nothing_has_the_focus(play: Callable[..., Play]) -> None:
    p = play("sinful_gibbon", 7, "letters")
    drawer = p.view.current_layout.frame.px(p.view.current_layout.log_drawer)

    def below() -> Iterator[FocusStop]:
        return (one for one in p.view.keyboard.ring.stops() if one.rect.colliderect(drawer))

    while not any(below()):
        p.match.submit(p.rng.choice(p.match.legal(p.rng.choice(p.match.seats_with_moves))))
        if 0 in p.match.seats_with_moves:
            p.show()
            p.offer()
            p.key(pygame.K_TAB)
    here = next(below())
    p.view.keyboard.ring.focus(here)
    for number in range(60):
        p.view.hud.log.write_text(None, f"Line {number}.")
    p.key(pygame.K_l, "l")
    p.settle()
    while p.view.update(0.1):
        p.view.drawn()
    assert p.view.keyboard.ring.current is None
    assert p.view.hud.log.describe(p.view.current_layout)[-1].label == "Line 59."
    assert p.key(pygame.K_UP)
    assert p.view.hud.log.describe(p.view.current_layout)[-1].label == "Line 58."
    assert p.key(pygame.K_ESCAPE)
    while p.view.update(0.1):
        p.view.drawn()
    assert p.view.keyboard.ring.current is here


def test_arrows_walk_the_hand_and_escape_puts_back(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "arrows")
    p.until_my_turn(any_such(p, down_only))
    p.key(pygame.K_HOME)
    first = p.view.keyboard.ring.current
    assert first is hand(p)[0]
    p.key(pygame.K_RIGHT)
    assert p.view.keyboard.ring.current is hand(p)[1]
    p.key(pygame.K_SPACE, " ")
    p.view.drawn()
    if opened(p):
        assert p.key(pygame.K_ESCAPE)
    assert not opened(p)
    assert not p.key(pygame.K_ESCAPE), "a second Escape belongs to the scene"


def test_letters_press_buttons(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "letters")
    p.until_my_turn(lambda: any(c.label == "Pass" and c.refused is None for c in p.choices()))
    assert p.key(pygame.K_p, "p")
    assert [c.label for c in p.chosen] == ["Pass"]


def test_a_rash_deed_is_asked_first(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 3, "rash")
    p.until_my_turn()
    choice = next(c for c in p.view.gestures.selection.choices if c.refused is None)
    p.view.gestures.flow.choose(choice._replace(warning="Really?"))
    assert p.chosen == []
    assert find_node(p.view.describe(), "No", "button").enabled
    p.key(pygame.K_ESCAPE)
    assert p.view.gestures.selection.dialog is None
    assert p.chosen == []
    p.view.gestures.flow.choose(choice._replace(warning="Really?"))
    p.click(find_node(p.view.describe(), "Yes", "button").rect.center)
    assert [c.action for c in p.chosen] == [choice.action]


def test_the_top_of_the_deck_can_be_dragged_into_the_fire(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "deck")
    p.until_my_turn(lambda: any(c.action.verb == "play_random" and c.grab_at for c in p.choices()))
    blind = next(c for c in p.view.gestures.selection.choices if c.action.verb == "play_random")
    assert blind.grab_at is not None
    sprite = p.view.model.sprite_at(blind.grab_at)
    assert sprite is not None
    p.drag((round(sprite.pose.x), round(sprite.pose.y)), spot(p, blind))
    assert p.chosen == [blind]


def test_everything_describes_itself_and_hidden_cards_tell_nothing(
    play: Callable[..., Play],
) -> None:
    p = play("fire_gibbon", 4, "words")
    p.until_my_turn(any_such(p, down_only))
    told = p.view.describe()
    mine = [next(iter(t.grip.cards)).words for t in hand(p)]
    for words in mine:
        assert find_node(told, words, "card").value.startswith("hand")
    for one in told:
        if one.role == "card" and one.label == "face-down card":
            assert not any(word in one.value for word in (" of ", "joker"))
    seen = p.match.observe(0)
    ids, zones = p.rules.zone_registry.ids, p.match.state_copy().table.zones
    others = [number for number, z in enumerate(ids) if z.name == "hand" and z.owner in (1, 2, 3)]
    hidden = {card.words for number in others for card in zones[number]}
    open_ = {c.words for cards in seen.zones.values() for c in cards if c is not None}
    assert not {one.label for one in told if one.role == "card"} & (hidden - open_)
    assert find_node(told, "deck", "pile").value.endswith("cards")


def test_hands_hold_only_one_thing(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "one")
    p.until_my_turn(any_such(p, down_only))
    hands: GestureController = p.view.gestures
    hands.clicks.click(hand(p)[0])
    hands.clicks.click(hand(p)[1])
    assert len(hands.selection.picked) <= 1
    p.view.offer((), "Wait.")
    assert not hands.selection.picked
    assert hands.selection.chooser is None
