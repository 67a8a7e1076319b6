"""The intent: what a gesture means, and why not."""

from __future__ import annotations

from game.engine.action import Action, Choice, Refusal
from game.engine.cards import Card, card
from game.engine.zones import Place, ZoneId
from game.table import intent
from game.table.actions import letters, runs, without_card
from game.table.intent import Ask, Grip, Intent, Refuse, Target, decide

FIRE, RIM, TABLE = ZoneId("fire"), ZoneId("rim", 0), ZoneId("table", 0)
KING, NINE = card("Kc"), card("9s")
NOT_HIGH = Refusal("no_higher", "Needs a heart above 9.")
UP = Choice(Action(0, "up", (KING,), FIRE), "Face up: king of clubs", NOT_HIGH)
DOWN = Choice(Action(0, "down", (KING,), RIM), "Face down: king of clubs: 10+", None)
NINE_UP = Choice(Action(0, "up", (NINE,), FIRE), "Face up: 9 of spades", None)
NINE_DOWN = Choice(Action(0, "down", (NINE,), RIM), "Face down: 9 of spades: 10+", None)
TOP = Place(ZoneId("deck"), 20)
BLIND = Choice(Action(0, "blind", target=FIRE), "Blind card", None, touch=TOP)
DOUBT = Choice(Action(0, "doubt", value=2), "Doubt {2}", None, touch=Place(FIRE, 3))
SWAP = Choice(Action(0, "swap", value=1), "Change chairs with {1}", None, plate=1)
ALL = [UP, DOWN, NINE_UP, NINE_DOWN, BLIND, DOUBT, SWAP]


def grip(*held: Card) -> Grip:
    return Grip(frozenset(held))


def test_dropping_on_a_place_with_one_legal_choice_takes_it() -> None:
    assert decide(Intent(grip(KING), Target(RIM)), ALL, "") is DOWN
    assert decide(Intent(grip(NINE), Target(FIRE)), ALL, "") is NINE_UP


def test_dropping_where_the_rules_refuse_says_why() -> None:
    refused = decide(Intent(grip(KING), Target(FIRE)), ALL, "Your turn.")
    assert refused == Refuse("Needs a heart above 9.", "no_higher")


def test_dropping_where_nothing_is_offered_says_the_prompt() -> None:
    assert decide(Intent(grip(KING), Target(TABLE)), ALL, "Your turn.") == Refuse("Your turn.")


def test_a_click_asks_and_keeps_what_is_refused() -> None:
    assert decide(Intent(grip(KING), None), ALL, "") == Ask((UP, DOWN))


def test_a_click_on_a_card_that_is_refused_altogether_says_why() -> None:
    assert decide(Intent(grip(KING), None), [UP], "") == Refuse(NOT_HIGH.text, NOT_HIGH.code)


def test_several_legal_choices_at_one_place_are_asked() -> None:
    other = NINE_UP._replace(action=NINE_UP.action._replace(value=5), label="As a five")
    assert decide(Intent(grip(NINE), Target(FIRE)), [NINE_UP, other], "") == Ask((NINE_UP, other))


def test_places_light_up_only_where_something_is_legal() -> None:
    assert intent.targets(grip(KING), ALL) == [Target(RIM)]
    assert intent.targets(grip(NINE), ALL) == [Target(FIRE), Target(RIM)]


def test_touched_cards_and_plates_are_taken_hold_of() -> None:
    assert intent.candidates(Grip(touch=TOP), ALL) == [BLIND]
    assert intent.candidates(Grip(touch=Place(FIRE, 3)), ALL) == [DOUBT]
    assert intent.aim(DOUBT).middle
    assert intent.candidates(Grip(plate=True), ALL) == [SWAP]
    assert intent.aim(SWAP) == Target(plate=1)


def test_a_double_click_takes_the_only_legal_choice() -> None:
    assert intent.only(grip(KING), ALL) is DOWN
    assert intent.only(grip(NINE), ALL) is None


def test_several_cards_fit_only_as_a_whole() -> None:
    meld = Choice(Action(0, "meld", (KING, NINE), TABLE), "Meld", None)
    assert intent.candidates(grip(KING, NINE), [meld]) == [meld]
    assert intent.candidates(grip(KING), [meld]) == []
    assert intent.begins(KING, [meld])


def test_an_action_nobody_offered_is_borrowed_for_the_rules() -> None:
    assert intent.borrowed(grip(card("2d")), Target(FIRE), ALL) == [
        Action(0, "up", (card("2d"),), FIRE)
    ]


def test_labels_beside_the_card_do_not_name_it_again() -> None:
    assert intent.short(DOWN) == "Face down: 10+"
    assert intent.short(UP) == "Face up"
    assert intent.short(DOUBT) == "Doubt {2}"


def test_buttons_get_different_keys() -> None:
    keys = letters(["Doubt Rust", "Doubt Soot", "Blind card", "Leave", "Bid 3"])
    assert keys[0] == "D"
    assert keys[2] == "B"
    assert keys[4] == "3"
    assert len(set(keys)) == 5
    assert "L" not in keys


def test_runs_of_values_stand_in_one_row() -> None:
    bids = [Choice(Action(0, "bid", value=n), f"Bid {n}", None) for n in (2, 3, 4)]
    leave = Choice(Action(0, "pass"), "Pass", None)
    assert runs([leave, *bids]) == [[leave], bids]


def test_only_choices_without_own_cards_are_buttons() -> None:
    assert without_card(ALL) == [BLIND, DOUBT, SWAP]
