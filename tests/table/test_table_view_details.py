"""Small kindnesses: a card turns over the rim, a fan makes room, words keep clear, a key folds."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.engine.zones import ZoneId
from game.table.cards.card_sprite import CardSprite
from game.table.gestures import intent
from game.table.gestures.dragging import drop_places
from game.table.gestures.hit_targets import HitTarget, is_hand_card
from game.table.gestures.intent import DropTarget
from game.ui.accessible_node import find_node
from tests.games.sinful_gibbon.tables import position
from tests.table.conftest import Play


def own(p: Play) -> list[HitTarget]:
    return [t for group in p.view.gestures.selection.groups for t in group if is_hand_card(t)]


def middle(sprite: CardSprite) -> tuple[int, int]:
    return round(sprite.pose.x), round(sprite.pose.y)


def rim_card(p: Play) -> tuple[HitTarget, CardSprite, DropTarget]:
    """A hand card that may be put on the rim, and the rim."""
    for target in own(p):
        for place in intent.legal_targets(target.grip, p.view.gestures.selection.choices):
            if place.zone is not None and place.zone.name == "rim" and target.sprite is not None:
                return target, target.sprite, place
    raise AssertionError("No card may be put on the rim.")


def carry(p: Play, start: tuple[int, int], place: DropTarget) -> tuple[int, int]:
    """Carry a card over a place and wait there; the middle of the place."""
    area = drop_places.drop_area(p.view.current_layout, place)
    assert area is not None
    p.move(start)
    p.press(start)
    p.move((start[0], start[1] - 30), pressed=True)
    p.move(area.center, pressed=True)
    for _ in range(30):
        p.view.update(1 / 60)
        p.view.drawn()
    return area.center


def test_a_card_over_the_rim_shows_its_back_and_what_would_be_said(
    play: Callable[..., Play],
) -> None:
    p = play("fire_gibbon", 4, "rim")
    p.until_my_turn(lambda: "play_down" in {a.verb for a in p.match.legal(0)})
    _, sprite, rim = rim_card(p)
    card = sprite.card
    start = middle(sprite)
    carry(p, start, rim)
    assert (sprite.shows_back, sprite.card) == (True, card)
    promised = p.view.gestures.selection.promised_choice()
    assert promised is not None
    assert promised.action.verb == "play_down"
    heart = (start[0], start[1] - 20)
    p.move(heart, pressed=True)
    for _ in range(30):
        p.view.update(1 / 60)
    assert [sprite.shows_back, p.view.gestures.selection.promised_choice()] == [False, None]
    p.release(heart)
    assert p.chosen == []


def test_a_card_let_go_over_the_rim_is_played_face_down(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "rim")
    p.until_my_turn(lambda: "play_down" in {a.verb for a in p.match.legal(0)})
    _, sprite, rim = rim_card(p)
    p.release(carry(p, middle(sprite), rim))
    assert [c.action.verb for c in p.chosen] == ["play_down"]
    p.match.submit(p.chosen[0].action)
    p.tell()
    p.settle()
    assert p.view.differences_from(p.match.observe(0)) == []
    assert not any(s.shows_back for s in p.view.model.sprites() if s.card is not None)


def test_the_neighbours_of_a_hovered_card_make_room(play: Callable[..., Play]) -> None:
    p = play("pitch", 4, "hover")
    p.until_my_turn(lambda: "play" in {a.verb for a in p.match.legal(0)})
    things = [t for t in own(p) if t.sprite is not None]
    sprites = [t.sprite for t in things if t.sprite is not None]
    before = [s.rest_pose for s in sprites]
    at = next(i for i in range(1, len(sprites) - 1) if sprites[i].overlay.legal)
    p.move((round(before[at].x), round(before[at].y)))
    p.settle()
    u = p.view.current_layout.frame.u
    assert sprites[at].rest_pose.y == pytest.approx(before[at].y - u)
    assert sprites[at].rest_pose.x == pytest.approx(before[at].x)
    assert sprites[at - 1].rest_pose.x == pytest.approx(before[at - 1].x - u)
    assert sprites[at + 1].rest_pose.x == pytest.approx(before[at + 1].x + u)
    p.move((5, 5))
    p.settle()
    assert [s.rest_pose for s in sprites] == before


def test_a_risen_card_does_not_tremble_under_a_hand_at_its_foot(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "foot")
    p.until_my_turn(lambda: "play_up" in {a.verb for a in p.match.legal(0)})
    sprite = next(t.sprite for t in own(p) if t.sprite is not None and t.sprite.overlay.legal)
    foot = (round(sprite.pose.x), round(sprite.pose.y))
    while sprite.hit(foot[0], foot[1] + 1):
        foot = (foot[0], foot[1] + 1)
    for _ in range(6):
        p.move(foot)
        p.settle()
        assert p.view.gestures.selection.hovered is not None


@pytest.mark.parametrize("seats", [3, 4, 7])
@pytest.mark.parametrize("size", [(1280, 720), (1024, 768)])
def test_words_in_the_air_cover_no_button_no_prompt_and_no_hand(
    play: Callable[..., Play], seats: int, size: tuple[int, int]
) -> None:
    p = play("fire_gibbon", seats, "words", size=size)
    p.until_my_turn(lambda: "doubt" in {a.verb for a in p.match.legal(0)})
    p.view.hud.speech_bubbles.clear()
    for seat in range(seats):
        p.view.hud.speech_bubbles.say(seat, "No heart, 12 or more.")
        p.view.drawn()
    u = p.view.current_layout.frame.u
    signs = [
        p.view.hud._pill.pill(),
        p.view.current_layout.frame.px(p.view.current_layout.score_panel),
    ]
    hand = [s.rect for t in own(p) if (s := t.sprite) is not None]
    hard = [*p.view.action_buttons.button_rects(), *signs, *hand]
    p.view.hud.speech_bubbles.place(p.view.current_layout, list, hard)
    shown = p.view.hud.speech_bubbles.drawn(p.view.current_layout)
    assert len(shown) >= min(seats, 4)
    for sprite in shown:
        for rect in hard:
            both = sprite.rect.clip(rect)
            assert both.w * both.h <= 0.5 * u * u
        assert sum(sprite.rect.colliderect(other.rect) for other in shown) == 1


def test_the_score_key_folds_in_a_narrow_window(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "key", size=(1024, 768))
    p.until_my_turn()
    p.view.drawn()
    tab = find_node(p.view.describe(), "Score", "button")
    assert tab.value == "closed"
    p.click(tab.rect.center)
    assert find_node(p.view.describe(), "Score", "button").value == "open"
    p.key(pygame.K_ESCAPE)
    assert find_node(p.view.describe(), "Score", "button").value == "closed"
    for _ in range(6):
        p.key(pygame.K_TAB)
        if find_node(p.view.describe(), "Score", "button").focused:
            break
    assert find_node(p.view.describe(), "Score", "button").value == "open"


def test_a_wide_window_shows_the_whole_key(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "key")
    p.until_my_turn()
    p.view.drawn()
    assert not [one for one in p.view.describe() if one.label == "Score"]


def test_cards_swept_away_wear_nothing(play: Callable[..., Play]) -> None:
    p = play("fire_gibbon", 4, "sweep")
    p.show()
    for _ in range(80):
        p.step()
        for _ in range(200):
            p.view.update(0.03)
            ashes = p.view.model.zones.get(ZoneId("discards"), [])
            assert not any(one.sprite.tag or one.sprite.overlay.last for one in ashes)
            if not p.view.busy:
                break


def test_a_thrown_card_is_called_so_once(play: Callable[..., Play]) -> None:
    """Where zone and tag say the same, it is told once."""
    match = position("hand P1: 2c 3c\nhand P2: 4c 5c\nhand P3: 6c 8c\ndeck: 9c Tc\nthrown P2: 7c")
    p = play("sinful_gibbon", 3, match)
    p.show()
    told = [each.value for each in p.view.describe() if each.value.startswith("thrown")]
    assert told == ["thrown, Player 1"]
