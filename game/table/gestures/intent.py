"""The intent: from what the hand did and what the rules offer to a decision; pure."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple, TypeAlias

from game.engine.action import Action
from game.engine.cards import Card, pack_order
from game.engine.zones import Place, Seat, ZoneId
from game.presentation.presented_choice import PresentedChoice


class Grip(NamedTuple):
    """What the hand holds: cards the viewer sees, a card on the table, or the own name plate."""

    cards: frozenset[Card] = frozenset()
    touch: Place | None = None
    name_plate: bool = False
    near: frozenset[Card] | None = None
    """The cards that lie with it, where that is known: only of those one is as good as another."""


class DropTarget(NamedTuple):
    """Where something may be let go: a zone, somebody's name plate, or the middle of the felt."""

    zone: ZoneId | None = None
    name_plate: Seat | None = None

    @property
    def middle(self) -> bool:
        """Whether it is neither zone nor plate."""
        return self.zone is None and self.name_plate is None


class Intent(NamedTuple):
    """What the hand did; *target* None is a click on what it holds."""

    grip: Grip
    target: DropTarget | None


class AskChoice(NamedTuple):
    """Several choices fit (or one, and others say why not): the viewer picks one by its label."""

    choices: tuple[PresentedChoice, ...]


class RefuseGesture(NamedTuple):
    """The refusal of a gesture that fits nothing, and why; *code* is empty without a rule."""

    text: str
    code: str = ""


Decision: TypeAlias = PresentedChoice | AskChoice | RefuseGesture


def matching_choices(grip: Grip, choices: Sequence[PresentedChoice]) -> list[PresentedChoice]:
    """The choices that begin with taking hold of *grip*."""
    if grip.name_plate:
        return [choice for choice in choices if choice.drop_on_seat is not None]
    # The table asks this for every card it paints: with many choices each look-up counts.
    held, count = grip.cards.issuperset, len(grip.cards)
    found = [
        choice for choice in choices
        if (grip.touch is not None and _touched(choice, grip.touch))
        or (count and len(choice.action.cards) == count and held(choice.action.cards))
    ]  # fmt: skip
    if grip.near is not None:
        choices = [choice for choice in choices if grip.near.issuperset(choice.action.cards)]
    return found or _alike(grip.cards, choices)


def _touched(choice: PresentedChoice, touch: Place) -> bool:
    return choice.grab_at == touch or touch in choice.input_hints.also


def _alike(cards: frozenset[Card], choices: Sequence[PresentedChoice]) -> list[PresentedChoice]:
    """The choices with cards of the same faces: of two equal cards one is as good as the other."""
    if not cards:
        return []
    faces = sorted(card.face for card in cards)
    return [
        choice for choice in choices
        if len(choice.action.cards) == len(faces)
        and sorted(card.face for card in choice.action.cards) == faces
    ]  # fmt: skip


def drop_target(choice: PresentedChoice) -> DropTarget:
    """Where the hand lets go to choose this."""
    handling = choice.input_hints
    plate = handling.owner if choice.drop_on_seat is None else choice.drop_on_seat
    if plate is not None:
        return DropTarget(name_plate=plate)
    return DropTarget(zone=choice.action.target if handling.drop is None else handling.drop)


def faces_in_choices(
    choices: Sequence[PresentedChoice], held: Collection[Card], legal: bool = False
) -> frozenset[int]:  # fmt: skip
    """The faces of the *held* cards that are in *choices*, or in those that are allowed."""
    return frozenset(
        card.face
        for c in choices
        if c.refused is None or not legal
        for card in c.action.cards
        if card in held
    )


def legal_targets(grip: Grip, choices: Sequence[PresentedChoice]) -> list[DropTarget]:
    """Where *grip* may be let go legally, each once."""
    found: list[DropTarget] = []
    for choice in matching_choices(grip, choices):
        if choice.refused is None and drop_target(choice) not in found:
            found.append(drop_target(choice))
    return found


def plays_with_others(card: Card, choices: Sequence[PresentedChoice]) -> bool:
    """Whether some choice takes *card* together with others."""
    face = card.face
    return any(
        len(c.action.cards) > 1 and any(one.face == face for one in c.action.cards)
        for c in choices
    )  # fmt: skip


def largest_group(card: Card, choices: Sequence[PresentedChoice]) -> PresentedChoice | None:
    """The allowed choice with most cards, *card* among them; None if it would stand alone."""
    fitting = [
        c for c in choices
        if c.refused is None and len(c.action.cards) > 1
        and any(one.face == card.face for one in c.action.cards)
    ]  # fmt: skip
    return max(fitting, key=lambda c: len(c.action.cards), default=None)


def legal_count(card: Card, choices: Sequence[PresentedChoice]) -> int:
    """The number of allowed choices that *card* is in."""
    return sum(c.refused is None and card in c.action.cards for c in choices)


def legal_with(cards: Sequence[Card], choices: Sequence[PresentedChoice]) -> int:
    """The number of allowed choices that cards of the faces of *cards* are in."""
    faces = {card.face for card in cards}
    return sum(
        c.refused is None and not faces.isdisjoint(card.face for card in c.action.cards)
        for c in choices
    )


def decide(intent: Intent, choices: Sequence[PresentedChoice], prompt: str) -> Decision:
    """What a gesture means."""
    fitting = matching_choices(intent.grip, choices)
    if intent.target is None:
        choice = _meant(fitting)
        return _clicked(fitting, prompt) if choice is None else choice
    there = [choice for choice in fitting if drop_target(choice) == intent.target]
    legal = [choice for choice in there if choice.refused is None]
    if len(legal) == 1:
        return legal[0]
    if legal:
        return AskChoice(tuple(there))
    return _refused(there, prompt) if there else RefuseGesture(prompt)


def _meant(fitting: list[PresentedChoice]) -> PresentedChoice | None:
    """The choice a single click makes, if everybody means it so."""
    legal = [choice for choice in fitting if choice.refused is None]
    return legal[0] if len(legal) == 1 and legal[0].input_hints.at_once else None


def _clicked(fitting: list[PresentedChoice], prompt: str) -> Decision:
    if any(choice.refused is None for choice in fitting):
        return AskChoice(tuple(fitting))
    return _refused(fitting, prompt)


def _refused(fitting: Sequence[PresentedChoice], prompt: str) -> RefuseGesture:
    refusal = next((c.refused for c in fitting if c.refused is not None), None)
    return RefuseGesture(prompt) if refusal is None else RefuseGesture(refusal.text, refusal.code)


def only_legal_choice(grip: Grip, choices: Sequence[PresentedChoice]) -> PresentedChoice | None:
    """The one legal choice of *grip*, if there is exactly one: a double click takes it."""
    legal = [c for c in matching_choices(grip, choices) if c.refused is None]
    return legal[0] if len(legal) == 1 else None


def unoffered_actions(
    grip: Grip, target: DropTarget | None, choices: Sequence[PresentedChoice]
) -> list[Action]:
    """Actions nobody offered but the gesture might have meant, to ask the rules why not.

    Without a *target* it may have meant any; each verb is tried at each place once.
    """
    cards = tuple(sorted(grip.cards, key=pack_order))
    found: dict[tuple[str, DropTarget], Action] = {}
    for choice in choices:
        key = choice.action.verb, drop_target(choice)
        if cards and choice.action.cards and key not in found and target in (None, key[1]):
            found[key] = choice.action._replace(cards=cards, groups=())
    return list(found.values())
