"""Where the answers beside a card lie: they hide no words on other cards, and point at theirs."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from game.shelf import SHELF
from game.table.cards.corner_indices import index_rect
from game.table.controls.chooser_beak import Beak
from game.table.gestures.hit_targets import is_hand_card
from tests.table.conftest import Play


def to_a_theft(p: Play) -> bool:
    """Play on until seat 0 may steal; False if it never may."""
    while p.match.seats_with_moves:
        seat = p.match.seats_with_moves[0]
        if seat == 0 and any(choice.action.verb == "steal" for choice in p.choices()):
            p.show()
            p.offer()
            p.settle()
            return True
        p.match.submit(p.rng.choice(p.match.legal(seat)))
    return False


@pytest.mark.parametrize("size", [(960, 600), (1280, 720)])
@pytest.mark.parametrize("seats", [3, 5, 8])
def test_what_may_be_stolen_is_asked_clear_of_the_names_of_melds(
    play: Callable[..., Play], seats: int, size: tuple[int, int]
) -> None:
    asked = 0
    for seed in "abcdef":
        p = play("indian_chief", seats, seed, size=size)
        if not to_a_theft(p):
            continue
        p.paint()
        selection = p.view.gestures.selection
        tags = [thing.rect for thing in p.view.describe() if thing.role == "worth"]
        assert tags
        for target in [t for group in selection.groups for t in group if not is_hand_card(t)]:
            p.view.gestures.clicks.click(target)
            p.rest()
            if selection.chooser is None:
                continue
            for button in selection.chooser.buttons.widgets:
                assert button.rect.collidelist(tags) < 0, (button.label, button.rect, tags)
            asked += 1
            p.view.gestures.flow.cancel()
            p.rest()
    assert asked


def test_a_beak_points_at_the_card_that_was_picked_or_at_none(play: Callable[..., Play]) -> None:
    pointed = 0
    for seed in "abcdef":
        p = play("pitch", 4, seed, size=(1280, 720))
        while not any(choice.action.verb == "play" for choice in p.choices()):
            seat = p.match.seats_with_moves[0]
            p.match.submit(p.rng.choice(p.match.legal(seat)))
        p.show()
        p.offer()
        p.settle()
        selection, u = p.view.gestures.selection, p.view.current_layout.frame.u
        for target in [t for group in selection.groups for t in group if is_hand_card(t)]:
            p.view.gestures.clicks.click(target)
            p.rest()
            if selection.chooser is None:
                continue
            assert target.sprite is not None
            card = target.sprite.rect.inflate(6 * u, 0)
            for beak in (one for one in selection.chooser.drawn() if isinstance(one, Beak)):
                assert card.left <= beak.bounds().centerx <= card.right, (card, beak.bounds())
                pointed += 1
            p.view.gestures.flow.cancel()
            p.rest()
    assert pointed


@pytest.mark.parametrize(
    ("game", "size"),
    [("bridge_solitaire", (2560, 1440)), ("skitgubbe", (1280, 720)), ("pitch", (960, 600))],
)
def test_neither_answers_nor_their_shadow_lie_on_an_index(
    play: Callable[..., Play], game: str, size: tuple[int, int]
) -> None:
    asked = 0
    for seed in "ab":
        p = play(game, SHELF[game].rules.default_seats, seed, size=size)
        while not any(choice.action.verb == "play" for choice in p.choices()):
            p.match.submit(p.rng.choice(p.match.legal(p.match.seats_with_moves[0])))
        p.show()
        p.offer()
        p.settle()
        selection, u = p.view.gestures.selection, p.view.current_layout.frame.u
        hand = [t for group in selection.groups for t in group if is_hand_card(t)]
        for target in hand:
            p.view.gestures.clicks.click(target)
            p.rest()
            if selection.chooser is None:
                continue
            indices = [index_rect(t.sprite) for t in hand if t.sprite is not None]
            for button in selection.chooser.buttons.widgets:
                shaded = button.rect.inflate(0, round(u)).move(0, round(u / 2))
                assert shaded.collidelist(indices) < 0, (button.label, shaded, indices)
            asked += 1
            p.view.gestures.flow.cancel()
            p.rest()
    assert asked
