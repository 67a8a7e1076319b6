"""The intent: what a gesture means, and why not."""

from __future__ import annotations

from game.engine.action import Action, Refusal
from game.engine.cards import Card, card
from game.engine.zones import Place, ZoneId
from game.presentation.presented_choice import PresentedChoice
from game.table.controls.action_buttons import button_rows, choices_without_card
from game.table.gestures import intent
from game.table.gestures.intent import AskChoice, DropTarget, Grip, Intent, RefuseGesture, decide

FIRE, RIM, TABLE = ZoneId("fire"), ZoneId("rim", 0), ZoneId("table", 0)
KING, NINE = card("Kc"), card("9s")
NOT_HIGH = Refusal("no_higher", "Needs a heart above 9.")
UP = PresentedChoice(Action(0, "up", (KING,), FIRE), "Face up: king of clubs", NOT_HIGH)
DOWN = PresentedChoice(Action(0, "down", (KING,), RIM), "Face down: king of clubs as 10+", None)
NINE_UP = PresentedChoice(Action(0, "up", (NINE,), FIRE), "Face up: 9 of spades", None)
NINE_DOWN = PresentedChoice(Action(0, "down", (NINE,), RIM), "Face down: 9 of spades as 10+", None)
TOP = Place(ZoneId("deck"), 20)
BLIND = PresentedChoice(Action(0, "blind", target=FIRE), "Blind card", None, grab_at=TOP)
DOUBT = PresentedChoice(Action(0, "doubt", value=2), "Doubt {2}", None, grab_at=Place(FIRE, 3))
SWAP = PresentedChoice(Action(0, "swap", value=1), "Change chairs with {1}", None, drop_on_seat=1)
ALL = [UP, DOWN, NINE_UP, NINE_DOWN, BLIND, DOUBT, SWAP]


def grip(*held: Card) -> Grip:
    return Grip(frozenset(held))


def test_dropping_on_a_place_with_one_legal_choice_takes_it() -> None:
    assert decide(Intent(grip(KING), DropTarget(RIM)), ALL, "") is DOWN
    assert decide(Intent(grip(NINE), DropTarget(FIRE)), ALL, "") is NINE_UP


def test_dropping_where_the_rules_refuse_says_why() -> None:
    refused = decide(Intent(grip(KING), DropTarget(FIRE)), ALL, "Your turn.")
    assert refused == RefuseGesture("Needs a heart above 9.", "no_higher")


def test_dropping_where_nothing_is_offered_says_the_prompt() -> None:
    assert decide(Intent(grip(KING), DropTarget(TABLE)), ALL, "Your turn.") == RefuseGesture(
        "Your turn."
    )


def test_a_click_asks_and_keeps_what_is_refused() -> None:
    assert decide(Intent(grip(KING), None), ALL, "") == AskChoice((UP, DOWN))


def test_a_click_on_a_card_that_is_refused_altogether_says_why() -> None:
    assert decide(Intent(grip(KING), None), [UP], "") == RefuseGesture(NOT_HIGH.text, NOT_HIGH.code)


def test_several_legal_choices_at_one_place_are_asked() -> None:
    other = NINE_UP._replace(action=NINE_UP.action._replace(value=5), label="As a five")
    assert decide(Intent(grip(NINE), DropTarget(FIRE)), [NINE_UP, other], "") == AskChoice(
        (NINE_UP, other)
    )


def test_places_light_up_only_where_something_is_legal() -> None:
    assert intent.legal_targets(grip(KING), ALL) == [DropTarget(RIM)]
    assert intent.legal_targets(grip(NINE), ALL) == [DropTarget(FIRE), DropTarget(RIM)]


def test_touched_cards_and_plates_are_taken_hold_of() -> None:
    assert intent.matching_choices(Grip(touch=TOP), ALL) == [BLIND]
    assert intent.matching_choices(Grip(touch=Place(FIRE, 3)), ALL) == [DOUBT]
    assert intent.drop_target(DOUBT).middle
    assert intent.matching_choices(Grip(name_plate=True), ALL) == [SWAP]
    assert intent.drop_target(SWAP) == DropTarget(name_plate=1)


def test_a_double_click_takes_the_only_legal_choice() -> None:
    assert intent.only_legal_choice(grip(KING), ALL) is DOWN
    assert intent.only_legal_choice(grip(NINE), ALL) is None


def test_several_cards_fit_only_as_a_whole() -> None:
    meld = PresentedChoice(Action(0, "meld", (KING, NINE), TABLE), "Meld", None)
    assert intent.matching_choices(grip(KING, NINE), [meld]) == [meld]
    assert intent.matching_choices(grip(KING), [meld]) == []
    assert intent.plays_with_others(KING, [meld])


def test_an_action_nobody_offered_is_borrowed_for_the_rules() -> None:
    assert intent.unoffered_actions(grip(card("2d")), DropTarget(FIRE), ALL) == [
        Action(0, "up", (card("2d"),), FIRE)
    ]


def test_runs_of_values_stand_in_one_row() -> None:
    bids = [PresentedChoice(Action(0, "bid", value=n), f"Bid {n}", None) for n in (2, 3, 4)]
    leave = PresentedChoice(Action(0, "pass"), "Pass", None)
    assert button_rows([leave, *bids]) == [[leave], bids]


def test_only_choices_without_own_cards_are_buttons() -> None:
    assert choices_without_card(ALL) == [BLIND, DOUBT, SWAP]
