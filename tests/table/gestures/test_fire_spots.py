"""Fire spots of Fire Gibbon by hand: beside one stands only what can be done with it."""

from __future__ import annotations

from collections.abc import Callable

from game.engine.match import Match
from game.games.fire_gibbon.rules.facts import FireFacts
from game.table.gestures.hit_targets import HitTarget
from tests.games.fire_gibbon.tables import position, rules
from tests.table.conftest import Play

SPOT, HAND = "Qc", "4d"


def table(flame: str) -> Match[FireFacts]:
    """A fire of this card, and before the viewer a fire spot and two cards in hand."""
    return position(
        rules(3),
        {"phase": "turn", "turn": 0},
        hand0=f"{HAND} 9h", hand1="5d 6d", hand2="7d 8d", table0=SPOT, deck="2c 3c",
        fire=f"P3:{flame} up",
    )  # fmt: skip


def click(play: Callable[..., Play], flame: str, card: str) -> tuple[Play, list[str]]:
    """Click a card of one's own; the words of the buttons that open beside it."""
    p = play("fire_gibbon", 3, table(flame))
    p.show()
    p.offer()
    p.settle()
    targets: list[HitTarget] = [t for each in p.view.gestures.selection.groups for t in each]
    target = next(t for t in targets if card in {c.text for c in t.grip.cards})
    assert target.sprite is not None
    p.click((round(target.sprite.pose.x), round(target.sprite.pose.y)))
    chooser = p.view.gestures.selection.chooser
    return p, [] if chooser is None else [each.label for each in chooser.buttons.widgets]


def test_a_fire_spot_offers_no_way_to_lie_face_down(play: Callable[..., Play]) -> None:
    assert click(play, "9s", SPOT)[1] == ["From a fire spot"]


def test_a_card_of_the_hand_still_says_why_it_may_not_go_face_up(
    play: Callable[..., Play],
) -> None:
    assert click(play, "9s", HAND)[1] == ["Face down as 10+", "Face up"]


def test_a_fire_spot_that_is_too_low_says_so(play: Callable[..., Play]) -> None:
    p, labels = click(play, "Ks", SPOT)
    assert labels == []
    assert "a fire spot must be at least as high" in p.view.hud.refusal
