"""Staged cards: collected before their owner, told what they make, and played by one word."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.cards import Card
from game.engine.zones import ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.controls.brief_button import BriefButton
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.staged_cards import choices_as_picked
from game.table.hud.scores.score_boxes_picture import describe_score_boxes
from game.table.input.key_list import LOCK_IN
from game.table.labels.zone_captions import zone_captions
from game.table.layout.table_layout import TableLayout
from game.ui.accessible_node import find_node
from game.ui.pictures.widget_svg import ButtonKind
from game.ui.preferences import Preferences
from game.ui.theme import Theme
from game.ui.units import Units
from tests.table.conftest import Play
from tests.table.input import say_decision


def chief(play: Callable[..., Play], seats: int = 4, **options: object) -> Play:
    p = play("indian_chief", seats, "tray", options=options)
    p.show()
    p.offer()
    p.settle()
    return p


def hand(p: Play) -> list[HitTarget]:
    return [t for group in p.view.gestures.selection.groups for t in group if is_hand_card(t)]


def lay(p: Play, count: int) -> None:
    for number in range(count):
        p.click(say_decision.point_on(p, hand(p)[number]))
        p.rest()


def words(p: Play) -> str:
    return next(one.label for one in p.view.describe() if one.role == "tray")


def button(p: Play) -> pygame.Rect:
    chooser = p.view.gestures.selection.chooser
    assert chooser is not None
    return chooser.buttons.widgets[0].rect


@pytest.mark.parametrize("size", [(960, 600), (1280, 720), (2560, 1440)])
@pytest.mark.parametrize("text", [1.0, 1.4, 1.7, 2.0])
@pytest.mark.parametrize("seats", [2, 5, 8])
def test_its_frame_crosses_no_label_pile_or_face(
    play: Callable[..., Play], size: tuple[int, int], text: float, seats: int
) -> None:
    p = play("indian_chief", seats, "tray", size=size)
    p.theme.resize(Units(*size), Preferences(speed=0, text_scale=text))
    p.view.layout(size)
    p.show()
    p.offer()
    p.settle()
    layout, model = p.view.current_layout, p.view.model
    frame = p.view.gestures.selection.staged.area(layout)
    assert frame is not None
    stub = ZoneId("stub")
    counts = {stub: len(model.zones[stub])}
    words = [s.rect for s in zone_captions(p.view.hud.sprites, layout, counts) if s.rect.width]
    stub_words = [rect for rect in words if rect.collidepoint(_caption(layout, stub))]
    assert stub_words
    faces = [layout.frame.px(chair.box) for chair in layout.chairs.values()]
    things = [*stub_words, layout.frame.px(layout.slots[stub].box), *faces]
    assert [thing for thing in things if frame.colliderect(thing)] == []
    assert p.screen.get_rect().contains(frame)


def _caption(layout: TableLayout, zone: ZoneId) -> tuple[int, int]:
    x, y = layout.slots[zone].caption or (0.0, 0.0)
    return round(x * layout.frame.u), round(y * layout.frame.u)


def test_clicked_cards_lie_there_and_one_button_plays_them(play: Callable[..., Play]) -> None:
    p = chief(play)
    area = p.view.gestures.selection.staged.area(p.view.current_layout)
    assert area is not None
    for count, name in enumerate(("Thief", "Beggar Man", "Poor Man"), 1):
        lay(p, 0)
        p.click(say_decision.point_on(p, hand(p)[count - 1]))
        p.rest()
        assert words(p).startswith(name)
        marked = describe_score_boxes(
            p.view.current_layout, p.view.hud.status.score_boxes, p.view.frame().hud.input.staged
        )
        assert [one.label[2:] for one in marked if "now" in one.value] == [name]
    laid = [t.sprite for t in hand(p)[:3] if t.sprite is not None]
    assert all(area.collidepoint(s.rest_pose.x, s.rest_pose.y) for s in laid)
    p.click(say_decision.point_on(p, hand(p)[1]))
    p.rest()
    assert words(p) == "Beggar Man: depends on the others"
    assert not p.chosen
    p.click(button(p).center)
    assert [len(c.action.cards) for c in p.chosen] == [2]
    assert words(p) == "Beggar Man, locked in"
    p.rest()
    assert all(area.collidepoint(s.rest_pose.x, s.rest_pose.y) for s in (laid[0], laid[2]))


def test_a_card_dragged_there_waits_and_one_dragged_off_is_in_the_hand(
    play: Callable[..., Play],
) -> None:
    p = chief(play)
    area = p.view.gestures.selection.staged.area(p.view.current_layout)
    assert area is not None
    first = hand(p)[0]
    assert first.sprite is not None
    home = first.sprite.rest_pose.x
    p.drag(say_decision.point_on(p, first), area.center)
    p.rest()
    assert not p.chosen
    assert words(p).startswith("Thief")
    p.drag(say_decision.point_on(p, hand(p)[0]), (area.centerx + 300, 60))
    p.rest()
    assert not p.view.gestures.selection.picked
    assert first.sprite.rest_pose.x == home


def laid(p: Play) -> list[Card]:
    return [card for one in p.view.gestures.selection.picked for card in one.grip.cards]


def test_digits_lay_cards_down_and_the_key_of_the_button_plays_them(
    play: Callable[..., Play],
) -> None:
    p = chief(play)
    p.key(pygame.K_3, "3")
    p.key(pygame.K_5, "5")
    p.rest()
    assert words(p).startswith("Beggar Man")
    assert p.key(pygame.K_k, "k")
    assert [len(c.action.cards) for c in p.chosen] == [2]


def test_after_space_and_after_the_digit_of_a_card_the_focus_stands_alike(
    play: Callable[..., Play],
) -> None:
    stood: list[list[object]] = []
    for by in ("Space", "digit"):
        p = chief(play)
        lay_next: list[object] = []
        p.key(pygame.K_HOME)
        for number in (1, 2, 3, 2):  # the last takes one back
            if by == "digit":
                p.key(pygame.K_0 + number, str(number))
            else:
                walk_to(p, hand(p)[number - 1])
                p.key(pygame.K_SPACE, " ")
            p.rest()
            here = p.view.keyboard.focused
            assert isinstance(here, HitTarget)
            assert not lies_on_the_tray(p, here)
            lay_next.append(here.grip.cards)
        assert len(laid(p)) == 2
        stood.append(lay_next)
    assert stood[0] == stood[1]


def lies_on_the_tray(p: Play, target: HitTarget) -> bool:
    return set(target.grip.cards) <= set(laid(p))


def walk_to(p: Play, target: HitTarget) -> None:
    """Bring the focus to a card of the hand or of the tray, with arrows."""
    there, here = lies_on_the_tray(p, target), p.view.keyboard.focused
    if isinstance(here, HitTarget) and lies_on_the_tray(p, here) != there:
        p.key(pygame.K_UP if there else pygame.K_DOWN)
    for _ in hand(p):
        here = p.view.keyboard.focused
        if here is not None and here.name == target.name:
            return
        p.key(pygame.K_RIGHT)
    raise AssertionError("no arrow led there")


def test_two_heaps_are_parted_as_picked_and_cards_change_places(
    play: Callable[..., Play],
) -> None:
    p = chief(play, declare="manual")
    lay(p, 7)
    picked = [card for one in p.view.gestures.selection.picked for card in one.grip.cards]

    def pair(choice: PresentedChoice | None) -> set[object]:
        assert choice is not None
        return set(choice.action.groups[0])

    assert pair(p.view.gestures.selection.staged.result) == set(picked[5:])
    one, other = hand(p)[0], hand(p)[6]
    assert other.sprite is not None
    p.drag(
        say_decision.point_on(p, one),
        (round(other.sprite.rest_pose.x), round(other.sprite.rest_pose.y)),
    )
    p.rest()
    assert pair(p.view.gestures.selection.staged.result) == {picked[5], picked[0]}
    p.click(button(p).center)
    if p.view.gestures.selection.dialog is not None:
        p.click(find_node(p.view.describe(), "Yes", "button").rect.center)
    assert [pair(choice) for choice in p.chosen] == [{picked[5], picked[0]}]


def test_a_filled_box_says_so_on_the_tray(play: Callable[..., Play]) -> None:
    p = play("indian_chief", 3, "filled")
    p.until_my_turn(lambda: p.match.state_copy().facts.turn == 3)
    filled = [n for n in range(1, 8) if p.match.state_copy().facts.sheet[0][n] is not None]
    lay(p, filled[0])
    assert words(p).endswith("already filled")
    assert p.key(pygame.K_RETURN, "\r")
    assert not p.chosen
    assert "already filled" in p.view.hud.refusal


def test_of_several_ways_the_one_picked_last_is_meant(play: Callable[..., Play]) -> None:
    p = chief(play, declare="manual")
    cards = [card for one in hand(p)[:7] for card in one.grip.cards]
    same = [c for c in p.view.gestures.selection.choices if set(c.action.cards) == set(cards)]
    assert len(same) == 22
    found = choices_as_picked(same, cards)
    assert [set(c.action.groups[0]) for c in found] == [set(cards[-2:])]


def test_a_card_of_the_hand_steals_nothing_though_its_twin_lies_in_a_meld(
    play: Callable[..., Play],
) -> None:
    p = play("indian_chief", 8, "twin")

    def twins() -> list[Card]:
        legal = [c for c in p.match.observe(0).choices if c.action.verb == "steal"]
        faces = {c.action.cards[0].face for c in legal if c.refused is None}
        held = p.match.observe(0).cards("hand", 0)
        return [card for card in held if card is not None and card.face in faces]

    p.until_my_turn(lambda: bool(twins()))
    faces = {card.face for card in twins()}
    mine = [t for t in hand(p) if next(iter(t.grip.cards)).face in faces]
    assert mine
    p.click(say_decision.point_on(p, mine[0]))
    p.click(say_decision.point_on(p, mine[0]))
    assert not p.chosen
    assert p.view.gestures.selection.chooser is None
    assert mine[0].sprite is not None
    assert not mine[0].sprite.overlay.legal


def test_its_letter_plays_them_and_is_seen_on_the_button_and_the_sheet_of_keys(
    play: Callable[..., Play],
) -> None:
    p = chief(play)
    assert p.key(pygame.K_k, "k")
    assert p.view.hud.refusal, "nothing lies there yet: it is said what is asked"
    lay(p, 2)
    chooser = p.view.gestures.selection.chooser
    assert chooser is not None
    lock = chooser.buttons.widgets[0]
    assert isinstance(lock, BriefButton)
    assert lock.shortcut == "K"
    assert ("K", LOCK_IN) in p.view.own_keys()
    p.key(pygame.K_k, "k")
    assert [len(c.action.cards) for c in p.chosen] == [2]


def test_its_letter_asks_for_the_suit_of_a_doctor_first(play: Callable[..., Play]) -> None:
    p = chief(play, declare="manual")
    lay(p, 6)
    p.key(pygame.K_k, "k")
    assert not p.chosen
    chooser = p.view.gestures.selection.chooser
    assert chooser is not None
    assert p.view.keyboard.focused is chooser.first


def test_its_letter_means_nothing_at_other_tables(play: Callable[..., Play]) -> None:
    p = play("skitgubbe", 3, "five", speed=0.0)
    p.until_my_turn()
    assert not p.key(pygame.K_k, "k")
    assert all(key != "K" for key, _ in p.view.own_keys())


def test_with_large_letters_the_button_is_as_wide_as_its_word_and_its_key(
    play: Callable[..., Play],
) -> None:
    p = chief(play)
    theme = Theme(p.theme.units, Preferences(text_scale=2.0))
    brief = BriefButton(theme, "Lock in: Thief", lambda: None, "Lock in", ButtonKind.PRIMARY)
    brief.shortcut = "K"
    word = theme.type.size("Lock in", theme.style("button"))[0]
    key = theme.type.size("K", theme.style("key"))[0]
    assert brief.wanted(theme.units(14))[0] > word + key
