"""The table: it alone moves cards, and knows who saw them."""

from random import Random

import pytest

from game.contract.fingerprint import fingerprint
from game.engine.cards import card, cards
from game.engine.events import Event, Moved, Said, Scored, Shuffled, Turned
from game.engine.observation import seen_zones
from game.engine.player_memory import PlayerMemory
from game.engine.table import Table
from game.engine.witness_record import Record
from game.engine.zones import (
    EVERYBODY,
    Audience,
    Place,
    Seat,
    ZoneId,
    ZoneRegistry,
    ZoneSpec,
    seers,
    sees,
)
from game.presentation.zone_look import Shape, Spot, ZoneLook


class Felt:
    """A table with one zone of each kind and a few cards."""

    def __init__(self, recorded: bool = True) -> None:
        zone_registry = self.zone_registry = ZoneRegistry()
        kinds = {"deck": Audience.NOBODY, "heap": Audience.TOP, "open": Audience.EVERYONE}
        self.deck, self.heap, self.open = (
            zone_registry.shared(ZoneSpec(name, audience, ZoneLook(Shape.PILE, Spot.CENTRE)))
            for name, audience in kinds.items()
        )
        self.hand = zone_registry.each(
            ZoneSpec("hand", Audience.OWNER, ZoneLook(Shape.FAN, Spot.HAND)), 2
        )
        self.record = Record()
        self.table = Table(zone_registry, self.record if recorded else None)
        self.table.put(self.deck, cards("2c 3c 4c 5c 6c"))

    def last(self, seat: int | None) -> Event:
        return self.record.seen_by(seat)[-1]


def test_who_sees_a_card_being_drawn() -> None:
    felt = Felt()
    assert felt.table.draw(felt.deck, felt.hand[1]) is card("6c")
    source, target = Place(ZoneId("deck"), 4), Place(ZoneId("hand", 1), 0)
    assert felt.last(1) == Moved(card("6c"), source, target, False)
    assert felt.last(0) == felt.last(None) == Moved(None, source, target, False)


@pytest.mark.parametrize("recorded", [True, False])
def test_a_deal_goes_round_until_there_is_no_card(recorded: bool) -> None:
    felt = Felt(recorded)
    felt.table.up.add(card("6c"))
    felt.table.deal(felt.deck, felt.hand[::-1], each=2, rounds=2)
    zones = felt.table.zones
    assert zones[felt.hand[1]] == [*cards("6c 5c"), card("2c")]
    assert zones[felt.hand[0]] == [*cards("4c 3c")]
    assert zones[felt.deck] == []
    assert not felt.table.up
    felt.table.deal(felt.deck, felt.hand)
    assert len(felt.record.events) == (5 if recorded else 0)


@pytest.mark.parametrize("rounds", [0, 1, 2, 3])
@pytest.mark.parametrize("each", [0, 1, 2])
def test_a_silent_deal_is_the_same_as_a_recorded_one(each: int, rounds: int) -> None:
    felts = Felt(True), Felt(False)
    for felt in felts:
        felt.table.deal(felt.deck, (felt.hand[1], felt.hand[0], felt.open), each, rounds)
    assert felts[0].table.zones == felts[1].table.zones


@pytest.mark.parametrize("recorded", [True, False])
def test_the_top_cards_of_several_zones_are_gathered(recorded: bool) -> None:
    felt = Felt(recorded)
    felt.table.deal(felt.deck, felt.hand, each=2)
    felt.table.up.update(cards("3c 2c"))
    felt.table.gather((*felt.hand, felt.deck), felt.open)
    zones = felt.table.zones
    assert zones[felt.open] == [*cards("5c 3c 2c")]
    assert [zones[hand] for hand in felt.hand] == [[card("6c")], [card("4c")]]
    assert not felt.table.up
    with pytest.raises(IndexError):
        felt.table.gather((felt.deck,), felt.open)


@pytest.mark.parametrize("recorded", [True, False])
def test_several_cards_are_laid_down_in_the_order_named(recorded: bool) -> None:
    felt = Felt(recorded)
    felt.table.up.add(card("3c"))
    felt.table.lay(cards("5c 3c"), felt.deck, felt.open)
    assert felt.table.zones[felt.deck] == [*cards("2c 4c 6c")]
    assert felt.table.zones[felt.open] == [*cards("5c 3c")]
    assert not felt.table.up
    assert len(felt.record.events) == (2 if recorded else 0)
    with pytest.raises(ValueError, match="not in list"):
        felt.table.lay(cards("3c"), felt.deck, felt.open)


def test_who_is_shown_a_card_wherever_it_lies() -> None:
    felt = Felt()
    for target in (felt.hand[1], felt.heap, felt.open, felt.hand[0]):
        felt.table.draw(felt.deck, target)
    felt.table.move(card("3c"), felt.hand[0], felt.heap)
    shown = {
        c.text: [felt.table.shows(c, seat) for seat in (0, 1)] for c in cards("2c 3c 4c 5c 6c")
    }
    assert shown == {
        "2c": [False, False],  # in the deck
        "3c": [True, True],  # on top of the heap
        "4c": [True, True],  # open
        "5c": [False, False],  # below the top of the heap
        "6c": [False, True],  # in a hand
    }
    assert not felt.table.shows(card("Kd"), 0)
    for seat in (0, 1):
        seen = {c for row in seen_zones(felt.table, seat).values() for c in row}
        assert all(felt.table.shows(c, seat) == (c in seen) for c in cards("2c 3c 4c 5c 6c"))


def test_what_is_said_is_recorded_with_all_that_belongs_to_it() -> None:
    felt, shown = Felt(), ("any", "immutable value")
    felt.table.say("kill", "{1} kills.", shown, 1, 7)
    said = Said(code="kill", text="{1} kills.", presentation=shown, seat=1, value=7)
    assert felt.last(0) == felt.last(None) == said


def test_everybody_sees_what_is_announced() -> None:
    felt = Felt()
    felt.table.announce(Scored("Hand 1", (2.5,)))
    assert felt.last(0) == felt.last(None) == Scored("Hand 1", (2.5,))


def test_a_place_is_always_the_same_object() -> None:
    zone_registry = Felt().zone_registry
    assert zone_registry.place(2, 3) == Place(zone_registry.ids[2], 3)
    assert zone_registry.place(2, 3) is zone_registry.place(2, 3)


@pytest.mark.parametrize("recorded", [True, False])
def test_hands_are_filled_one_after_the_other_while_there_are_cards(recorded: bool) -> None:
    felt = Felt(recorded)
    felt.table.draw(felt.deck, felt.hand[1])
    felt.table.fill(felt.deck, felt.hand, 2)
    zones = felt.table.zones
    assert zones[felt.hand[0]] == [*cards("5c 4c")]
    assert zones[felt.hand[1]] == [*cards("6c 3c")]
    felt.table.fill(felt.deck, felt.hand, 2)
    assert zones[felt.deck] == [card("2c")]
    felt.table.fill(felt.deck, felt.hand, 9)
    assert zones[felt.deck] == []
    assert len(zones[felt.hand[0]]) == 3


def test_a_card_laid_down_is_known_to_who_held_it() -> None:
    felt = Felt()
    six = felt.table.draw(felt.deck, felt.hand[1])
    felt.table.move(six, felt.hand[1], felt.deck)
    assert felt.record.seers[-1] == 0b10
    felt.table.turn(six, felt.deck, True)
    assert felt.record.seers[-1] == EVERYBODY
    assert seen_zones(felt.table, None)[ZoneId("deck")][-1] is six
    felt.table.turn(six, felt.deck, False)
    assert felt.record.seers[-1] == EVERYBODY
    assert seen_zones(felt.table, 1)[ZoneId("deck")][-1] is None


def test_nobody_is_told_which_card_of_a_hidden_hand_was_laid_down() -> None:
    """Neither how long it was held, nor whether it was the one that was seen to be taken."""
    told = set()
    for laid in cards("6c 5c 4c"):
        felt = Felt()
        table, hand, open_ = felt.table, felt.hand[1], felt.open
        table.move(card("4c"), felt.deck, open_)
        table.move(card("6c"), felt.deck, hand)
        table.move(card("4c"), open_, hand)
        table.move(card("5c"), felt.deck, hand)
        before, other = (
            PlayerMemory(felt.zone_registry, 0, ZoneId("deck"), 5),
            felt.table.zones[hand][:],
        )
        before.follow(felt.record.seen_by(0))
        assert before.zones[ZoneId("hand", 1)] == [None, card("4c"), None]
        table.move(laid, hand, felt.deck)
        before.follow([felt.last(0)])
        assert before.zones[ZoneId("hand", 1)] == [None, None]
        assert card("4c") not in before.zones[ZoneId("deck")]
        told.add(felt.last(0))
        assert felt.last(1) == Moved(
            laid, Place(ZoneId("hand", 1), other.index(laid)), Place(ZoneId("deck"), 2), False
        )
    assert len(told) == 1


def test_a_card_that_lies_open_in_a_hand_stays_where_it_is_seen() -> None:
    felt = Felt()
    table, hand = felt.table, felt.hand[1]
    for text in ("6c", "5c", "4c", "3c"):
        table.move(card(text), felt.deck, hand, up=text == "4c")
    table.move(card("6c"), hand, felt.deck)
    sight = PlayerMemory(felt.zone_registry, 0, ZoneId("deck"), 5)
    sight.follow(felt.record.seen_by(0))
    assert sight.view() == seen_zones(table, 0)
    assert seen_zones(table, 0)[ZoneId("hand", 1)] == (None, card("4c"), None)


def test_only_the_top_of_a_heap_is_seen_and_uncovering_is_told() -> None:
    felt = Felt()
    for _ in range(2):
        felt.table.draw(felt.deck, felt.heap)
    assert seen_zones(felt.table, None)[ZoneId("heap")] == (None, card("5c"))
    felt.table.draw(felt.heap, felt.hand[0])
    assert felt.last(None) == Turned(card("6c"), Place(ZoneId("heap"), 0), True)
    felt.table.draw(felt.heap, felt.open)
    assert not isinstance(felt.last(None), Turned)


@pytest.mark.parametrize("up", [True, False])
@pytest.mark.parametrize("recorded", [True, False])
def test_several_zones_are_swept_onto_others(recorded: bool, up: bool) -> None:
    felt = Felt(recorded)
    felt.table.deal(felt.deck, felt.hand, each=2)
    if up:
        felt.table.up.add(card("6c"))
    felt.table.sweep(zip(felt.hand, (felt.deck, felt.open), strict=True))
    zones = felt.table.zones
    assert zones[felt.deck] == [*cards("2c 6c 5c")]
    assert zones[felt.open] == [*cards("4c 3c")]
    assert [zones[hand] for hand in felt.hand] == [[], []]
    assert not felt.table.up
    felt.table.sweep([(felt.deck, felt.heap), (felt.open, felt.heap)])
    assert zones[felt.heap] == [*cards("2c 6c 5c 4c 3c")]


def test_a_card_that_moves_lies_face_down_again() -> None:
    felt = Felt()
    five = card("5c")
    felt.table.turn(five, felt.deck, True)
    felt.table.move(five, felt.deck, felt.hand[0])
    assert seen_zones(felt.table, 1)[ZoneId("hand", 0)] == (None,)
    felt.table.move(five, felt.hand[0], felt.deck, up=True)
    assert seen_zones(felt.table, 1)[ZoneId("deck")][-1] is five


@pytest.mark.parametrize("zone", ["deck", "heap", "open", "hand"])
def test_shuffling_hides_what_it_should_and_tells_what_stays_visible(zone: str) -> None:
    felt = Felt()
    number = felt.hand[0] if zone == "hand" else getattr(felt, zone)
    if number != felt.deck:
        felt.table.move_all(felt.deck, number)
    felt.table.turn(card("4c"), number, True)
    felt.table.shuffle(number, Random(3))
    assert felt.table.up == set()
    assert Shuffled(felt.zone_registry.ids[number]) in felt.record.events
    for seat in (None, 0, 1):
        sight = PlayerMemory(felt.zone_registry, seat, ZoneId("deck"), 5)
        sight.follow(felt.record.seen_by(seat))
        assert sight.view() == seen_zones(felt.table, seat)
        hidden = zone == "deck" or (zone == "hand" and seat != 0)
        if hidden:
            assert set(sight.zones[felt.zone_registry.ids[number]]) == {None}


@pytest.mark.parametrize("recorded", [True, False])
def test_a_card_can_go_to_a_fixed_place_among_others(recorded: bool) -> None:
    felt = Felt(recorded)
    sight = PlayerMemory(felt.zone_registry, 0, ZoneId("deck"), 5)
    for text in ("2c", "3c", "5c"):
        felt.table.move(card(text), felt.deck, felt.open)
    felt.table.move(card("4c"), felt.deck, felt.open, at=2)
    assert felt.table.zones[felt.open] == list(cards("2c 3c 4c 5c"))
    sight.follow(felt.record.seen_by(0))
    assert not recorded or sight.view() == seen_zones(felt.table, 0)


def test_a_clone_is_silent_and_apart_and_moves_the_same() -> None:
    for up in (False, True):
        loud, twin = Felt(), Felt().table.clone()
        for table in (loud.table, twin):
            table.turn(card("3c"), loud.deck, True)
            table.draw(loud.deck, loud.heap, up)
            table.move(card("3c"), loud.deck, loud.hand[0])
            table.draw(loud.heap, loud.open)
            table.move_all(loud.deck, loud.hand[1], up)
            table.say("hello", "Hello.", None)
            table.shuffle(loud.hand[1], Random(2))
        assert twin.record is None
        assert twin.zones == loud.table.zones
        assert twin.up == loud.table.up
        again = twin.clone()
        again.draw(loud.hand[1], loud.deck, True)
        assert twin.zones == loud.table.zones
        assert twin.up == loud.table.up


def test_wrong_moves_raise() -> None:
    felt = Felt()
    with pytest.raises(ValueError, match="not in"):
        felt.table.move(card("2c"), felt.heap, felt.open)
    with pytest.raises(IndexError):
        felt.table.clone().draw(felt.heap, felt.open)


def test_a_table_makes_room_for_a_reserved_zone_and_the_board_stays_as_it_was() -> None:
    felt = Felt()
    meld = ZoneSpec("meld", Audience.EVERYONE, ZoneLook(Shape.ROW, Spot.FRONT))
    rows = [ZoneId("meld", seat, n) for n in (1, 2) for seat in (0, 1)]
    numbers = felt.zone_registry.reserve(meld, rows)
    felt.zone_registry.freeze()
    before = fingerprint(felt.zone_registry)
    other = felt.table.clone()
    assert felt.table.open(rows[2]) == numbers[2]
    felt.table.draw(felt.deck, numbers[2])
    assert seen_zones(felt.table, 0)[rows[2]] == (card("6c"),)
    assert len(felt.table.zones) == numbers[2] + 1
    assert len(other.zones) == felt.zone_registry.permanent_count
    assert fingerprint(felt.zone_registry) == before
    with pytest.raises(KeyError):
        felt.table.open(ZoneId("meld", 0, 3))


def test_a_frozen_board_takes_no_more_zones() -> None:
    zone_registry = ZoneRegistry()
    row = ZoneSpec("row", Audience.EVERYONE, ZoneLook(Shape.ROW, Spot.FRONT))
    zone_registry.reserve(row, [ZoneId("row", 0, 1)])
    with pytest.raises(RuntimeError, match="before reserved"):
        zone_registry.shared(row)
    zone_registry.freeze()
    with pytest.raises(RuntimeError, match="too late"):
        zone_registry.reserve(row, [ZoneId("row", 0, 2)])


def test_sight_remembers_what_it_saw_from_a_written_position() -> None:
    felt = Felt()
    sight = PlayerMemory(felt.zone_registry, 0, ZoneId("moon"), 0)
    six = felt.table.draw(felt.deck, felt.hand[0])
    felt.table.move(six, felt.hand[0], felt.deck)
    felt.table.draw(felt.deck, felt.hand[1])
    sight.follow(felt.record.seen_by(0))
    assert sight.zones[ZoneId("hand", 1)] == [six]
    assert sight.zones[ZoneId("deck")] == [None] * 4


@pytest.mark.parametrize(
    ("audience", "owner", "covered", "on_top"),
    [
        (Audience.EVERYONE, 1, EVERYBODY, EVERYBODY),
        (Audience.OWNER, 1, 0b10, 0b10),
        (Audience.OWNER, None, 0, 0),
        (Audience.TOP, 1, 0, EVERYBODY),
        (Audience.NOBODY, 1, 0, 0),
    ],
)
def test_one_function_says_who_sees_a_card(
    audience: Audience, owner: Seat | None, covered: int, on_top: int
) -> None:
    assert seers(audience, owner, top=False, up=False) == covered
    assert seers(audience, owner, top=True, up=False) == on_top
    assert seers(audience, owner, top=False, up=True) == EVERYBODY


def test_a_spectator_sees_what_everybody_sees() -> None:
    assert [sees(None, EVERYBODY), sees(None, 0b10), sees(None, 0)] == [True, False, False]
    assert [sees(1, EVERYBODY), sees(1, 0b10), sees(0, 0b10)] == [True, True, False]
