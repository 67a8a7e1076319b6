"""The gestures of Jersey Gin: drawing, the knock corner, ways to meld, lay-offs, the break."""

from __future__ import annotations

from collections.abc import Callable

import pygame
import pytest

from game.art.palette import LEAF
from game.engine.cards import Card, card, cards
from game.engine.match import Match
from game.engine.zones import ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.gestures.dragging import drop_places
from game.table.gestures.hit_targets import is_hand_card
from game.table.gestures.intent import DropTarget
from game.table.labels.meld_brackets import meld_brackets
from game.table.layout.slot import CARD_RATIO
from game.ui.cached_sprite import CachedSprite
from game.ui.preferences import Preferences
from game.ui.units import Units
from tests.games.jersey_gin.tables import gin, written
from tests.table.conftest import Play
from tests.table.input import say_decision

KNOCKING = (
    *("hand 0: 5h 6h 7h Kc Kd Kh 2s 3s 4s 9d Qh", "hand 1: 4h Jc", "hand 2: Jd 4c"),
    *("stock: 2c 3c 4c 5c 6c", "discard: 8d", "turn = 0"),
)
BREAKING = (
    *("hand 0: 5h 6h 7h 9c Td", "hand 1: 8h Jc", "hand 2: Jd 4c", "stock: 2c 3c"),
    *("discard: 7s", "turn = 0", "phase = discard", "breaker = 2", "meld 2: Qc Qd Qh"),
)
ASIDE = ZoneId("aside")


def at(play: Callable[..., Play], *lines: str, **options: object) -> Play:
    """A table of a written position at which seat 0 decides."""
    p = play("jersey_gin", 3, "written", options=options)
    rules = gin(**options)
    p.match = Match(rules, "written", written(rules, *lines))
    p.view.explain = p.match.why_illegal
    p.show()
    p.offer()
    p.settle()
    return p


def legal(p: Play, verb: str, text: str = "") -> list[PresentedChoice]:
    wanted = set(cards(text)) if text else None
    return [
        c for c in p.view.gestures.selection.choices
        if c.refused is None and c.action.verb == verb
        and (wanted is None or set(c.action.cards) == wanted)
    ]  # fmt: skip


def hold(p: Play, one: Card, to: ZoneId, drop: bool = True) -> None:
    """Take a card of the hand to a zone, and let it go there."""
    target = next(
        t
        for group in p.view.gestures.selection.groups
        for t in group
        if is_hand_card(t) and one in t.grip.cards
    )
    start = say_decision.point_on(p, target)
    area = drop_places.drop_area(p.view.current_layout, DropTarget(to))
    assert area is not None
    end = (
        area.center[0] + start[0] - target.rect.centerx,
        area.centery + start[1] - target.rect.centery,
    )
    if drop:
        p.drag(start, end)
        p.rest()
        return
    p.press(start)
    p.move(end, pressed=True)
    p.rest()


def test_the_corner_says_with_what_one_knocks_and_the_card_turns_over_there(
    play: Callable[..., Play],
) -> None:
    p = at(play, *KNOCKING)
    told = [(m.kind.value, m.text) for m in p.view.hud.status.marks if m.zone == ASIDE]
    assert told == [("lit", ""), ("band", "with 9")]
    hold(p, card("Qh"), ASIDE)
    assert [c.action.verb for c in p.chosen] == ["knock"]
    assert p.chosen[0].action.groups == ()


def test_a_card_that_leaves_too_much_is_refused_at_the_corner(play: Callable[..., Play]) -> None:
    p = at(play, *KNOCKING)
    hold(p, card("2s"), ASIDE)
    assert p.chosen == []
    assert p.view.hud.refusal.endswith("knocking needs 10 or less.")


def test_ways_to_meld_are_few_and_the_hand_lies_as_the_one_pointed_at(
    play: Callable[..., Play],
) -> None:
    p = at(
        play,
        *("hand 0: Ah 2h 3h 3c 3d 5s 6s 7s 8s 9s Qh", "hand 1: 4h Jc", "hand 2: Jd 4c"),
        *("stock: 2c 3c 4c 5c 6c", "discard: 8d", "turn = 0"),
    )
    ways = legal(p, "knock", "Qh")
    assert len({c.label for c in ways}) == len(ways) == 2
    hold(p, card("Qh"), ASIDE)
    chooser = p.view.gestures.selection.chooser
    assert chooser is not None
    assert p.chosen == []
    other = next(c for c in chooser.choices if c.action.groups)
    widget = chooser.buttons.widgets[chooser.choices.index(other)]
    p.move(widget.rect.center)
    p.rest()
    assert p.view.model.order.shown_groups == other.action.groups
    p.click(widget.rect.center)
    assert [c.action for c in p.chosen] == [other.action]


def test_gin_is_not_offered_as_a_knock_too(play: Callable[..., Play]) -> None:
    p = at(play, "hand 0: 5h 6h 7h Kc Kd Kh 2s 3s 4s 5s Qh", "turn = 0", "stock: 2c 3c 4c 5c 6c")
    assert [c.action.groups for c in legal(p, "gin", "Qh")] == [()]
    assert not legal(p, "knock", "Qh")


def _brackets(p: Play) -> list[CachedSprite]:
    hud = p.view.hud
    return meld_brackets(
        hud.sprites, p.view.current_layout, p.view.model, hud.status.ungrouped_caption
    )


@pytest.mark.parametrize("size", [(480, 300), (960, 600), (1280, 720)])
def test_no_card_lies_on_the_words_over_the_deadwood(
    play: Callable[..., Play], size: tuple[int, int]
) -> None:
    p = at(play, *KNOCKING)
    p.theme.resize(Units(*size), Preferences(speed=0))
    p.view.layout(size)
    p.show()
    p.offer()
    p.settle()
    words = _brackets(p)[-1].rect
    for pose in p.view.model.poses(p.view.current_layout.own_hand_zones[0]):
        middle = pygame.Vector2(pose.x, pose.y)
        for part in range(-10, 11):
            edge = pygame.Vector2(part / 20 * pose.wide, -pose.wide * CARD_RATIO / 2)
            assert not words.collidepoint(middle + edge.rotate(-pose.turn))


def test_melds_are_held_by_bands_until_the_viewer_parts_them(play: Callable[..., Play]) -> None:
    p = at(play, *KNOCKING)
    assert len(_brackets(p)) == 4
    p.view.sort_button.press()
    p.rest()
    assert p.view.model.order.current_mode == "suits"
    assert len(_brackets(p)) == 3


def _hold(p: Play, held: str) -> bool:
    """Whether a band lies along the top edge of each of these cards, left or right."""
    sheet, u = pygame.Surface(p.screen.get_size()), p.view.current_layout.frame.u
    for band in _brackets(p)[:-1]:
        band.paint(sheet)
    leaf = pygame.mask.from_threshold(sheet, pygame.Color(LEAF), (30, 30, 30, 255))
    found = []
    for sprite in (p.view.model.sprite_of(one) for one in cards(held)):
        assert sprite is not None
        pose = sprite.pose
        edge = [
            pygame.Vector2(part * pose.wide, -pose.wide * CARD_RATIO / 2 - 0.7 * u)
            for part in (-0.35, 0.35)
        ]
        over = [pygame.Vector2(pose.x, pose.y) + at.rotate(-pose.turn) for at in edge]
        found.append(any(leaf.get_at((round(at.x), round(at.y))) for at in over))
    return all(found)


def test_a_band_follows_cards_that_rise_and_sink(play: Callable[..., Play]) -> None:
    p = at(play, *KNOCKING)
    melds = "5h 6h 7h Kc Kd Kh 2s 3s 4s"
    assert _hold(p, melds)
    pointed = p.view.model.sprite_of(cards("6h")[0])
    assert pointed is not None
    before = pointed.pose.y
    p.move((round(pointed.pose.x - 0.3 * pointed.pose.wide), round(pointed.pose.y)))
    p.rest()
    assert pointed.pose.y < before
    assert _hold(p, melds)
    p.move((5, 5))
    p.view.offer([c for c in p.choices() if c.action.cards == cards("9d")], "Discard the nine.")
    p.rest()
    assert pointed.pose.y > before
    assert _hold(p, melds)


@pytest.mark.parametrize("one", cards("5h 6h 7h"))
def test_any_card_of_a_group_takes_it_along_to_the_own_row(
    play: Callable[..., Play], one: Card
) -> None:
    p = at(play, *BREAKING)
    hold(p, one, ZoneId("meld", 0, 1))
    assert [c.action.cards for c in p.chosen] == [cards("5h 6h 7h")]


def test_a_click_on_a_card_of_a_group_offers_to_lay_the_whole_group(
    play: Callable[..., Play],
) -> None:
    p = at(play, *BREAKING)
    target = next(
        t
        for group in p.view.gestures.selection.groups
        for t in group
        if is_hand_card(t) and card("6h") in t.grip.cards
    )
    assert target.sprite is not None
    p.click((round(target.sprite.pose.x), round(target.sprite.pose.y)))
    chooser = p.view.gestures.selection.chooser
    assert chooser is not None
    assert [c.label for c in chooser.choices if c.refused is None] == [
        *("Meld 5, 6 and 7 of hearts", "Discard: 6 of hearts"),
    ]
    assert chooser.press(0)
    assert [c.action.cards for c in p.chosen] == [cards("5h 6h 7h")]


def test_aces_lie_before_the_twos_of_the_hand(play: Callable[..., Play]) -> None:
    p = at(play, "hand 0: Ac 3c 2c Kc Ah 9h", "hand 1: 4h", "hand 2: 4c", "stock: 5c", "turn = 0")
    held = p.match.observe(0).faces(ZoneId("hand", 0))
    for order in ("Ac 2c 3c Ah 9h Kc", "Ac 2c 3c Kc Ah 9h", "Ac Ah 2c 3c 9h Kc"):
        places = p.view.model.display_order(ZoneId("hand", 0))
        shown = " ".join(held[at].text for at in places)
        assert shown in (order, "Ac 2c 3c Kc Ah 9h")
        p.view.sort_button.press()


def test_a_group_that_is_let_go_over_nothing_stays_in_the_hand(play: Callable[..., Play]) -> None:
    p = at(play, *BREAKING)
    hold(p, card("5h"), ZoneId("hand", 0))
    assert p.chosen == []
    assert p.view.gestures.selection.drag is None


def test_a_card_is_laid_off_on_a_meld_of_another(play: Callable[..., Play]) -> None:
    p = at(play, *KNOCKING[:1], "hand 1: 8h Jc 3d", "hand 2: Qc Ks 4c", "turn = 0", "stock: 2c")
    lines = ("hand 0: 8h Kd 3d", "meld 1: 5h 6h 7h", "hand 1: 2c", "hand 2: Jd")
    p = at(play, *lines, "knocker = 1", "turn = 0")
    show = legal(p, "show")
    assert [c.label for c in show] == ["Show your hand"]
    p.match.submit(show[0].action)
    p.tell()
    p.offer()
    p.settle()
    choice = legal(p, "lay_off", "8h")[0]
    assert say_decision.by_drag(p, choice)
    assert [c.action for c in p.chosen] == [choice.action]
    p.match.submit(choice.action)
    p.tell()
    p.settle()
    sprite = p.view.model.sprite_of(card("8h"))
    assert sprite is not None
    assert sprite.overlay.added_by == "you1"
