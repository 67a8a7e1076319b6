"""Computer players of Pitch: legal, honest, repeatable, attentive, and better than chance."""

from collections import Counter
from random import Random
from statistics import mean

import pytest

from game.bots.bot import choose
from game.bots.profile import BotProfile, Level, Style
from game.engine.cards import Suit, cards
from game.engine.match import Match
from game.engine.rules import State
from game.engine.shuffling import shuffled
from game.engine.zones import Seat
from game.games.pitch.bot.belief import Belief
from game.games.pitch.bot.bot import PitchBot
from game.games.pitch.bot.card_bits import bits_of
from game.games.pitch.bot.evaluation import Evaluation
from game.games.pitch.bot.win_chances import chances
from game.games.pitch.rules.facts import PASS, PitchFacts
from game.games.pitch.rules.rules import Pitch
from game.shelf import game_entry
from tests.games.pitch.tables import after, cutthroat, pitch, position

RULES = {"partners": pitch(), "three": cutthroat(3), "five": cutthroat(5, steal_smudge=False)}
REST = "hand P1: 9c; hand P2: 8c; hand P3: 7c"
MORE = "hand P1: 9c 9d; hand P2: 8c 8d; hand P3: 7c 7d"
FULL = "hand P2: 3s 4s 6d 7d 8d 3c; hand P3: 4c 5c 6c 3h 4h 5h; hand P4: Ah 2h Qs Jd 9d 8c"


def answer(match: Match[PitchFacts], level: Level = Level.CASUAL, seed: int = 1) -> str:
    """What the seat in turn does, as written."""
    seat = match.turn.seats[0]
    bot = PitchBot(match.rules, BotProfile(level))
    return match.rules.notation.write(choose(bot, match.observe(seat), Random(seed)))


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES.keys())
@pytest.mark.parametrize("level", list(Level))
def test_answers_are_legal_and_repeatable(rules: Pitch, level: Level) -> None:
    bot = PitchBot(rules, BotProfile(level))
    deep = level in (Level.SKILLED, Level.MASTER)
    for number in (1, 9, 34) if deep else range(0, 40, 3):
        match = after(rules, f"legal {number}", number)
        seen = match.observe(match.turn.seats[0])
        first = choose(bot, seen, Random(5))
        assert first in seen.legal
        assert choose(bot, seen, Random(5)) == first


@pytest.mark.parametrize("level", [Level.CASUAL, Level.SKILLED])
def test_hidden_cards_make_no_difference(level: Level) -> None:
    rules = pitch()
    bot = PitchBot(rules, BotProfile(level))
    for number in (2, 5, 9, 14, 35):
        match = after(rules, f"honest {number}", number)
        seat = match.turn.seats[0]
        state = match.state_copy()
        cards_in, zones = state.table.zones, rules.zones
        hidden = [z for other, z in enumerate(zones.hands) if other != seat] + [zones.rest]
        pool = shuffled([card for zone in hidden for card in cards_in[zone]], Random(number))
        for zone in hidden:
            count = len(cards_in[zone])
            cards_in[zone][:], pool = pool[:count], pool[count:]
        twin = Match(rules, "twin", state)
        twin.record = match.record
        seen, other_seen = match.observe(seat), twin.observe(seat)
        assert twin.state_copy().table.zones != match.state_copy().table.zones
        assert choose(bot, seen, Random(2)) == choose(bot, other_seen, Random(2))


def shown_voids(match: Match[PitchFacts]) -> dict[Seat, set[str]]:
    """Suits the players of the hand in progress have shown to lack, from the plays alone."""
    voids: dict[Seat, set[str]] = {}
    plays = [(a.seat, a.cards[0].text) for a in match.actions[-23:] if a.verb == "play"]
    trump = plays[0][1][1] if plays else ""
    for at, (seat, card) in enumerate(plays):
        led = plays[at - at % 4][1][1]
        if card[1] not in (led, trump):
            voids.setdefault(seat, set()).add(led)
    return voids


def test_imagined_deals_fit_what_is_known() -> None:
    rules = pitch()
    rng = Random(3)
    constrained = 0
    for number in range(5, 28, 2):
        match = after(rules, f"worlds {number}", number)
        seat = match.turn.seats[0]
        seen, truth, voids = match.observe(seat), match.state_copy(), shown_voids(match)
        memory = Belief(rules, seen)
        constrained += len(voids)
        for _ in range(10):
            world = memory.world(rng)
            laid = [card for zone in world.table.zones for card in zone]
            assert Counter(laid) == Counter(rules.pack())
            sizes = [len(zone) for zone in world.table.zones]
            assert sizes == [len(zone) for zone in truth.table.zones]
            zones = rules.zones
            known = [zones.hands[seat], zones.trick, zones.last, *zones.piles]
            for zone in known:
                assert world.table.zones[zone] == truth.table.zones[zone]
            for other, suits in voids.items():
                held = {card.suit.value for card in world.table.zones[rules.zones.hands[other]]}
                assert other == seat or not held & suits
            assert world.facts == truth.facts
            assert world.facts is not seen.facts
    assert constrained > 5


def test_only_the_present_hand_is_remembered() -> None:
    rules = pitch()
    match = after(rules, "later", 28 + 4 + 5)
    memory = Belief(rules, match.observe(match.turn.seats[0]))
    assert len(memory.played) == 5
    world = memory.world(Random(1))
    for seat in range(4):
        held = bits_of(world.table.zones[rules.zones.hands[seat]])
        assert memory.original(seat, held).bit_count() == 6


@pytest.mark.parametrize(
    ("hand", "calls", "bid"),
    [
        ("Ah Kh Jh 2h Ac 9d", "", 2),
        ("Ah Kh Jh 2h Ac 9d", "2 pass pass", 2),
        ("Ah Kh Jh 2h Ac 9d", "pass 3 pass", 3),
        ("Ah Kh Jh 2h Ac 9d", "smudge pass pass", PASS),
        ("As 2s 7c 8c 9d 3d", "", 2),
        ("As 2s 7c 8c 9d 3d", "4 pass pass", PASS),
        ("9s 7s 8c 5c 9d 6d", "", PASS),
        ("9s 7s 8c 5c 9d 6d", "2 pass pass", PASS),
        ("9s 7s 8c 5c 9d 6d", "pass pass pass", 2),
    ],
)
def test_calls_fit_the_hand(hand: str, calls: str, bid: int) -> None:
    rules = pitch()
    dealer, seat = ("P1", 0) if calls else ("P4", 0)
    said = f"; bids: {calls}" if calls else ""
    match = position(rules, f"dealer: {dealer}; hand P1: {hand}{said}")
    assert Evaluation(rules).bids.call(match.state_copy(), seat) == bid


def test_nobody_outbids_the_partner_lightly() -> None:
    rules = pitch()
    hand = "Kh 8h 7h 9c 8c 7d"
    over_foe = position(rules, f"dealer: P1; bids: 2 pass pass; hand P1: {hand}").state_copy()
    over_mate = position(rules, f"dealer: P1; bids: pass 2 pass; hand P1: {hand}").state_copy()
    assert Evaluation(rules).bids.call(over_foe, 0) == 2
    assert Evaluation(rules).bids.call(over_mate, 0) == PASS


def test_the_forced_dealer_bids_two() -> None:
    rules = pitch()
    match = position(rules, "dealer: P1; bids: pass pass pass; hand P1: 4h 5d 6s 7c 8h 9d")
    assert answer(match) == "bid 2"


@pytest.mark.parametrize(
    ("lines", "card"),
    [
        # The partner wins this trick for sure: give the ten.
        ("trick: 3h Ah 4h; turn: P4; trump: spades; hand P4: Th 2h; " + REST, "Th"),
        # The opponents win it: keep the ten.
        ("trick: Ah 3h 4h; turn: P4; trump: spades; hand P4: Th 2h; " + REST, "2h"),
        # Only the lowest own trump can be Low: the opponents get the other one.
        ("trick: Kh 7h 6h; turn: P4; trump: hearts; hand P4: 3h Th 4h; " + MORE, "4h"),
        # An opponent's jack of trumps can be caught.
        ("trick: 3s 5s Js; turn: P4; trump: spades; hand P4: Qs 6s; " + REST, "Qs"),
        # The last to play wins no more dearly than needed.
        ("trick: 3h 5h 9h; turn: P4; trump: spades; hand P4: Th Ks; " + REST, "Th"),
        # The pitcher leads the sure trump of a strong suit.
        ("bids: 4 pass pass pass; hand P1: As Ks Js 5s 2d 9c; " + FULL, "As"),
    ],
)
def test_cards_with_one_sensible_answer(lines: str, card: str) -> None:
    rules = pitch()
    match = position(rules, f"dealer: P4; {lines}")
    seat, state = match.turn.seats[0], match.state_copy()
    assert Evaluation(rules).choice(state, seat, rules.legal(state, seat)).cards[0].text == card
    assert answer(match, Level.SKILLED) == f"play {card}"


def test_a_single_answer_is_given_at_once() -> None:
    rules = pitch()
    match = position(rules, "trump: hearts; turn: P1; hand P1: Ah; hand P2: 2h")
    bot = PitchBot(rules, BotProfile(Level.MASTER))
    assert len(list(bot.think(match.observe(0), Random(1)))) == 1
    assert list(bot.think(match.observe(1), Random(1))) == []


def test_thinking_comes_in_slices() -> None:
    match = after(pitch(), "slices", 5)
    bot = PitchBot(match.rules, BotProfile(Level.MASTER))
    steps = list(bot.think(match.observe(match.turn.seats[0]), Random(1)))
    assert len(steps) >= 16 * len(match.observe(match.turn.seats[0]).legal)


def test_a_player_of_pitch_plays_only_pitch() -> None:
    with pytest.raises(TypeError):
        PitchBot(game_entry("vendetta").open(), BotProfile(Level.NOVICE))


def test_suits_are_judged_by_their_trumps() -> None:
    evaluation = Evaluation(pitch())
    assert evaluation.trumps.best_suit(cards("Ah 2h 9c 8c 7d 6s"))[1] is Suit.HEARTS
    assert evaluation.trumps.suit_worth(cards("Ah 2h"), Suit.CLUBS) < 0
    better = [
        evaluation.trumps.suit_worth(cards(f"{rank}h 6h 7h"), Suit.HEARTS) for rank in "9TQKA"
    ]
    assert better == sorted(better)


@pytest.mark.parametrize("level", list(Level))
@pytest.mark.parametrize("hand", ["2h Js 9s", "2c 8s 9s"])
def test_nobody_trumps_the_sure_trick_of_the_partner(hand: str, level: Level) -> None:
    """The jack may come home that way."""
    match = position(
        pitch(),
        f"dealer: P4; trick: 3h Ah 4h; turn: P4; trump: spades; hand P4: {hand}; {MORE}",
    )
    for seed in range(4):
        assert answer(match, level, seed)[-2:] not in ("8s", "9s")


def deals(match: Match[PitchFacts], level: Level, count: int) -> list[State[PitchFacts]]:
    """What a player of a level imagines."""
    rules = match.rules
    assert isinstance(rules, Pitch)
    bot = PitchBot(rules, BotProfile(level))
    seat = match.turn.seats[0]
    found = bot.inference.worlds(
        Belief(rules, match.observe(seat)), seat, bot.level.tries, Random(1)
    )
    return [next(found) for _ in range(count)]


def test_who_bid_is_believed_to_hold_something() -> None:
    """The master weighs the calls: a bidder is given better suits than one who passed."""
    rules = pitch()
    evaluation = Evaluation(rules)
    match = Match(rules, "calls")
    for call in ("bid 2", "pass"):
        match.submit(rules.notation.read(match.turn.seats[0], call))
    bidder, passer = (match.turn.seats[0] - 2) % 4, (match.turn.seats[0] - 1) % 4
    worths = {
        seat: mean(
            evaluation.trumps.best_suit(world.table.zones[rules.zones.hands[seat]])[0]
            for world in deals(match, Level.MASTER, 40)
        )
        for seat in (bidder, passer)
    }
    assert worths[bidder] > worths[passer] + 0.1


def test_scores_near_the_target_decide_what_a_hand_is_worth() -> None:
    assert chances([10, 10], 21) == pytest.approx([0.5, 0.5])
    lead = [chances([score, 12], 21)[0] for score in (0, 8, 12, 18, 21)]
    assert lead == sorted(lead)
    assert chances([25, 10], 21) == chances([22, 10], 21)
    assert sum(chances([3, 9, 4, 1], 11)) == pytest.approx(1)


@pytest.mark.parametrize("name", ["greed", "bluff"])
def test_bold_styles_bid_more(name: str) -> None:
    """Greed calls more; a bluffer likes to steal."""
    rules = pitch()
    calls: dict[float, int] = {}
    for strength in (-1.0, 1.0):
        bot = PitchBot(rules, BotProfile(Level.SKILLED, Style(**{name: strength}), 0.5))
        bids = 0
        for seed in range(75):
            match = Match(rules, f"bold {seed}")
            for call in ("pass", "bid 2", "pass"):
                match.submit(rules.notation.read(match.turn.seats[0], call))
            bids += choose(bot, match.observe(match.turn.seats[0]), Random(1)).verb == "bid"
        calls[strength] = bids
    assert calls[1.0] > calls[-1.0] + 6


def test_patience_keeps_trumps() -> None:
    rules = pitch()
    spent: dict[float, float] = {}
    for strength in (-1.0, 1.0):
        evaluation = PitchBot(rules, BotProfile(Level.CASUAL, Style(patience=strength))).evaluation
        rounds = []
        for seed in range(60):
            state, tricks = rules.deal(Random(seed)), 0
            while not state.facts.hands:
                turn = state.facts.turn
                action = evaluation.choice(state, turn, rules.legal(state, turn))
                if action.cards and action.cards[0].suit is state.facts.trump:
                    rounds.append(tricks // 4)
                tricks += action.verb == "play"
                rules.apply(state, action, Random(0))
        spent[strength] = mean(rounds)
    assert spent[1.0] > spent[-1.0]


def test_every_choice_has_a_reason() -> None:
    rules = pitch()
    bot = PitchBot(rules, BotProfile(Level.MASTER))
    said = set[str]()
    for number in range(0, 40):
        match = after(rules, "why", number)
        seen = match.observe(match.turn.seats[0])
        for action in seen.legal:
            text = bot.explain(seen, action)
            assert 0 < len(text) <= 95, text
            said.add(text)
    assert len(said) > 15


@pytest.mark.parametrize(
    ("lines", "action", "words"),
    [
        (f"trick: 3h Ah 4h; trump: spades; hand P4: Th 2h; {REST}", "play Th", "has this trick"),
        (f"trick: 3s 5s Js; trump: spades; hand P4: Qs 6s; {REST}", "play Qs", "catches the jack"),
        ("bids: pass pass pass; dealer: P1; hand P1: 4h 5d 6s 7c 8h 9d", "bid 2", "you must bid"),
        ("bids: 2 pass pass; dealer: P1; hand P1: Ah Kh Jh 2h Ac 9d", "bid 2", "same price"),
    ],
)  # fmt: skip
def test_a_reason_speaks_of_the_cards(lines: str, action: str, words: str) -> None:
    rules = pitch()
    match = position(rules, lines if "dealer" in lines else f"dealer: P4; turn: P4; {lines}")
    seat = match.turn.seats[0]
    told = PitchBot(rules, BotProfile(Level.MASTER)).explain(
        match.observe(seat), rules.notation.read(seat, action)
    )
    assert words in told
