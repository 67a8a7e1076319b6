"""What a person would try in the nine games and may not: the rules say why; nothing breaks."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pygame
import pytest

from game.presentation.presented_choice import PresentedChoice
from game.presentation.presenter import presenter_of
from game.shelf import SHELF
from game.table.controls.chooser import Chooser
from game.table.controls.tile_grid import TileButton
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.ui.accessible_node import find_node
from tests.table.conftest import Play
from tests.table.gestures.test_gesture_controller import visible
from tests.table.input import say_decision


def hand(p: Play) -> list[HitTarget]:
    return [t for group in p.view.gestures.selection.groups for t in group if is_hand_card(t)]


def offers(p: Play, verb: str, cards: int = 0) -> Callable[[], bool]:
    def there() -> bool:
        legal = [c for c in p.choices() if c.refused is None]
        return any(c.action.verb == verb and len(c.action.cards) >= cards for c in legal)

    return there


def first(p: Play, verb: str, cards: int = 0) -> PresentedChoice:
    return next(
        c for c in p.view.gestures.selection.choices
        if c.action.verb == verb and c.refused is None and len(c.action.cards) >= cards
    )  # fmt: skip


def chooser(p: Play) -> Chooser:
    found = p.view.gestures.selection.chooser
    assert found is not None
    return found


def wander(p: Play, there: Callable[[], bool], most: int = 4000) -> None:
    """Random play until *there* holds for seat 0."""
    for _ in range(most):
        if 0 in p.match.seats_with_moves and there():
            break
        assert p.match.seats_with_moves, "the match ended before that"
        seat = p.rng.choice(p.match.seats_with_moves)
        p.match.submit(p.rng.choice(list(p.match.legal(seat))))
    p.show()
    p.offer()
    p.settle()


def test_a_number_is_chosen_from_a_strip_where_the_card_was_dropped(
    play: Callable[..., Play],
) -> None:
    p = play("sinful_gibbon", 4, "strip")
    wander(p, lambda: offers(p, "promise_number")() and p.match.observe(0).facts.standing == 5)
    choice = first(p, "promise_number")
    target = say_decision.begin(p, choice)[0]
    start = say_decision.point_on(p, target)
    p.drag(start, say_decision.drop_point(p, choice, start, target))
    strip = chooser(p)
    assert next(w.label for w in strip.buttons.widgets if w.enabled) == "Promise 5"
    barred = [c for c in strip.choices if c.refused is not None]
    assert [c.action.value for c in barred] == [2, 3, 4]
    assert p.view.model.sprite_of(choice.action.cards[0]) is not None
    p.click(strip.buttons.widgets[0].rect.center)
    assert p.chosen == []
    assert barred[0].refused is not None
    assert p.view.hud.refusal == barred[0].refused.text
    p.key(pygame.K_k, "k")
    assert [c.action.value for c in p.chosen] == [13]


@pytest.mark.parametrize("keys", ["10", "0", "110"])
def test_ten_is_typed_for_the_card_the_strip_is_open_for(
    play: Callable[..., Play], keys: str
) -> None:
    p = play("sinful_gibbon", 4, "strip")
    wander(p, lambda: offers(p, "promise_number")() and p.match.observe(0).facts.standing == 5)
    first_one, *_, asked = hand(p)
    assert first_one is not asked
    p.click(say_decision.point_on(p, asked))
    chooser(p)
    for key in keys[:-1]:
        p.key(pygame.key.key_code(key), key)
        assert p.chosen == []
        assert [one.name for one in p.view.gestures.selection.picked] == [asked.name]
        focus = p.view.keyboard.ring.current
        assert isinstance(focus, TileButton)
        assert focus.tile.text == "10"
    p.key(pygame.key.key_code(keys[-1]), keys[-1])
    assert [(c.action.cards, c.action.value) for c in p.chosen] == [(tuple(asked.grip.cards), 10)]


def test_a_digit_that_answers_nothing_takes_no_other_card(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "digits")
    wander(p, lambda: len(p.choices()) > 6)
    for target in hand(p):
        p.view.gestures.flow.cancel()
        p.click(say_decision.point_on(p, target))
        if p.view.gestures.selection.chooser is not None:
            break
    assert not chooser(p).gathering
    asked = [one.name for one in p.view.gestures.selection.picked]
    for key in "34567":
        p.key(pygame.key.key_code(key), key)
        assert p.chosen == []
        assert [one.name for one in p.view.gestures.selection.picked] == asked


def test_bids_stand_in_a_grid_and_a_barred_one_says_why(play: Callable[..., Play]) -> None:
    p = play("bridge_solitaire", 1, "bids")
    wander(p, lambda: offers(p, "bid")() and offers(p, "pass")())
    tiles = p.view.action_buttons.tiles
    assert len(tiles) == 35
    assert len({t.rect.x for t in tiles}) == 5
    assert len({t.rect.y for t in tiles}) == 7
    window = pygame.Rect(0, 0, *p.view.current_layout.frame.size)
    assert all(window.contains(t.rect) for t in tiles)
    barred = next(t for t in tiles if not t.enabled)
    p.click(barred.rect.center)
    assert p.chosen == []
    assert p.view.hud.refusal == barred.refusal


def test_a_click_keeps_a_card_and_a_click_puts_it_back(play: Callable[..., Play]) -> None:
    p = play("bridge_solitaire", 1, "keep")
    wander(p, offers(p, "put_back"))
    for verb in ("keep", "put_back"):
        choice = first(p, verb)
        p.chosen.clear()
        p.click(say_decision.point_on(p, say_decision.begin(p, choice)[0]))
        assert [c.action for c in p.chosen] == [choice.action]
        p.show()
        p.offer()
        p.settle()


def test_a_run_is_picked_by_a_double_click_and_carried_as_one(play: Callable[..., Play]) -> None:
    p = play("skitgubbe", 4, "runs")
    wander(p, offers(p, "lead", 3))
    choice = max(
        (c for c in p.view.gestures.selection.choices if c.refused is None),
        key=lambda c: len(c.action.cards),
    )
    things = say_decision.begin(p, choice)
    point = say_decision.point_on(p, things[0])
    p.click(point)
    p.view.update(0.05)
    p.click(point)
    p.view.update(0.5)
    assert len(p.view.gestures.selection.picked) == len(choice.action.cards)
    start = say_decision.point_on(p, things[0])
    p.press(start)
    p.move((start[0], start[1] - 120), pressed=True)
    held = p.view.gestures.selection.drag
    assert held is not None
    assert len(held.sprites) == len(choice.action.cards)
    p.release(say_decision.drop_point(p, choice, start, things[0]))
    assert [c.action for c in p.chosen] == [choice.action]


def test_of_two_equal_cards_either_may_be_played(play: Callable[..., Play]) -> None:
    p = play("skitgubbe", 8, "twice", options={"decks": 2})

    def twins() -> list[PresentedChoice]:
        """Leads of a card the hand holds twice."""
        seen = p.match.observe(0)
        faces = [card.face for card in seen.cards("hand", 0) if card is not None]
        return [
            c for c in presenter_of(p.rules).choices(seen)
            if c.refused is None and c.action.verb == "lead" and len(c.action.cards) == 1
            and faces.count(c.action.cards[0].face) == 2
        ]  # fmt: skip

    wander(p, lambda: bool(twins()), 20000)
    choice = twins()[0]
    face = choice.action.cards[0].face
    both = [t for t in hand(p) if next(iter(t.grip.cards)).face == face]
    assert len(both) == 2
    for target in both:
        p.show()
        p.offer()
        p.settle()
        p.chosen.clear()
        start = say_decision.point_on(p, target)
        p.drag(start, say_decision.drop_point(p, choice, start, target))
        assert [c.action for c in p.chosen] == [choice.action]


def test_what_makes_no_trick_is_refused_in_the_words_of_the_rules(
    play: Callable[..., Play],
) -> None:
    p = play("vendetta", 4, "odd")
    wander(p, lambda: offers(p, "end")() and len(p.match.observe(0).cards("hand", 0)) > 3)
    rim = next(zone for zone, slot in p.view.current_layout.slots.items()
               if zone.name == "rim" and slot.mine)  # fmt: skip
    target = hand(p)[0]
    card = next(iter(target.grip.cards))
    area = p.view.current_layout.frame.px(p.view.current_layout.slots[rim].box)
    p.drag(say_decision.point_on(p, target), area.center)
    refused = p.match.why_illegal(first(p, "end").action._replace(
        verb="create", cards=(card,), target=rim))  # fmt: skip
    assert refused is not None
    assert p.view.hud.refusal == refused.text
    assert p.chosen == []


def test_cards_that_stay_on_the_table_say_so(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "stay")
    wander(p, lambda: len(p.match.observe(0).cards("trick")) > 0)
    sprite = p.view.model.zones[next(z for z in p.view.model.zones if z.name == "trick")][0].sprite
    start = round(sprite.pose.x), round(sprite.pose.y)
    p.drag(start, (start[0] + 100, start[1] + 60))
    assert p.chosen == []
    assert p.view.hud.refusal
    assert "refuse" in p.sounds


def test_what_was_chosen_in_secret_lies_at_its_place_and_may_be_changed(
    play: Callable[..., Play],
) -> None:
    p = play("democracy", 4, "secret")
    wander(p, offers(p, "choose"))
    card = first(p, "choose").action.cards[0]
    p.match.submit(first(p, "choose").action)
    p.tell()
    p.settle()
    p.offer()
    sprite = p.view.model.sprite_of(card)
    assert sprite is not None
    target = first(p, "choose").action.target
    assert target is not None
    slot = p.view.current_layout.slots[target]
    assert p.view.current_layout.frame.px(slot.box.grown(1)).collidepoint(
        sprite.rest_pose.x, sprite.rest_pose.y
    )
    other = next(c for c in p.view.gestures.selection.choices
                 if c.refused is None and c.action.cards[0] is not card)  # fmt: skip
    say_decision.by_drag(p, other)
    assert [c.action for c in p.chosen] == [other.action]


@pytest.mark.parametrize("at", [(0.5, 0.42), (0.5, 0.6), (0.4, 0.5)])
def test_a_card_with_one_place_only_may_be_dropped_anywhere_on_the_felt(
    play: Callable[..., Play], at: tuple[float, float]
) -> None:
    p = play("democracy", 2, "felt")
    wander(p, offers(p, "choose"))
    wide, high = p.screen.get_size()
    wanted = first(p, "choose")
    target = next(t for t in hand(p) if wanted.action.cards[0] in t.grip.cards)
    p.drag(visible(target), (round(wide * at[0]), round(high * at[1])))
    assert [c.action for c in p.chosen] == [wanted.action]


@pytest.mark.parametrize("game", list(SHELF))
def test_a_storm_of_events_leaves_the_table_sound(play: Callable[..., Play], game: str) -> None:
    p = play(game, SHELF[game].rules.default_seats, "storm")
    rng = Random(game)
    p.show()
    p.offer()
    for _ in range(90):
        act(p, rng)
        for choice in p.chosen:
            assert p.match.why_illegal(choice.action) is None
            p.match.submit(choice.action)
        if p.chosen or (0 not in p.match.seats_with_moves and rng.random() < 0.3):
            p.chosen.clear()
            others = [seat for seat in p.match.seats_with_moves if seat != 0]
            if others and 0 not in p.match.seats_with_moves:
                p.match.submit(rng.choice(list(p.match.legal(others[0]))))
            p.tell()
            p.offer()
    p.post(pygame.WINDOWFOCUSLOST)
    p.settle()
    assert not [sprite for sprite in p.view.model.sprites() if sprite.held or sprite.shown_covered]
    assert p.view.differences_from(p.match.observe(0)) == []


def act(p: Play, rng: Random) -> None:
    """Something a hand, a cat or a window manager may do."""
    wide, tall = p.view.current_layout.frame.size
    pos = rng.randrange(wide), rng.randrange(tall)
    every = [target for group in p.view.gestures.selection.groups for target in group]
    if every and rng.random() < 0.6:
        pos = rng.choice(every).rect.center
    what = rng.randrange(9)
    if what == 0:
        p.press(pos)
    elif what == 1:
        p.release(pos)
    elif what in (2, 3):
        p.move(pos, pressed=rng.random() < 0.6)
    elif what == 4:
        p.click(pos)
    elif what == 5:
        p.press(pos, button=3)
    elif what == 6:
        key = rng.choice([pygame.K_TAB, pygame.K_SPACE, pygame.K_RETURN, pygame.K_ESCAPE,
                          pygame.K_LEFT, pygame.K_UP, pygame.K_o, pygame.K_2])  # fmt: skip
        p.key(key, chr(key) if key < 127 else "")
    elif what == 7 and rng.random() < 0.2:
        size = rng.choice([(1280, 720), (1024, 768), (1600, 900)])
        p.screen = pygame.display.set_mode(size)
        p.view.layout(size)
    elif what == 8 and rng.random() < 0.2:
        p.post(pygame.WINDOWFOCUSLOST)
    p.view.update(rng.choice([0.0, 0.02, 0.2]))
    p.view.drawn()


def picked_beside_done(p: Play) -> PresentedChoice:
    """Pick a card that may be added to a trick of Vendetta; the choice that ends the turn."""

    def adds() -> bool:
        return {c.action.verb for c in p.choices() if c.refused is None} >= {"end", "add"}

    wander(p, adds)
    cards = {c.action.cards for c in p.choices() if c.refused is None and c.action.verb == "add"}
    target = next(t for t in hand(p) if tuple(t.grip.cards) in cards)
    p.view.gestures.selection.picked = [target]
    p.view.gestures.flow.look_at_picked()
    return first(p, "end")


def test_a_turn_is_not_ended_over_a_picked_card_unasked(play: Callable[..., Play]) -> None:
    p = play("vendetta", 5, "many tricks")
    p.view.gestures.flow.choose(picked_beside_done(p))
    assert p.chosen == []
    p.click(find_node(p.view.describe(), "Yes", "button").rect.center)
    assert [c.action.verb for c in p.chosen] == ["end"]


def test_the_chooser_shows_few_refused_choices_below_possible_ones(
    play: Callable[..., Play],
) -> None:
    p = play("vendetta", 5, "many tricks")
    picked_beside_done(p)
    shown = [c.refused is None for c in chooser(p).choices]
    assert shown == sorted(shown, reverse=True)
    assert shown.count(False) <= 2
