"""What each style makes look better or worse to a computer player of Pitch."""

from typing import Any

import pytest

from game.bots.profile import BotProfile, Level, Style
from game.engine.match import Match
from game.games.pitch.bot.bot import PitchBot
from game.games.pitch.bot.parameters import NUMBERS, styled
from tests.games.pitch.tables import pitch, position

DEALER = "dealer: P1; bids: 2 pass pass; hand P1: Ah Kh Jh 2h Ac 9d"
LAST = "dealer: P4; trick: 3h Ah 4h; turn: P4; trump: spades; hand P4: Th 2s; " + (
    "hand P1: 9c; hand P2: 8c; hand P3: 7c"
)


def tilts(match: Match[Any], style: Style) -> dict[str, float]:
    """By how much each choice of the seat in turn looks better than it is, to a style."""
    seen = match.observe(match.turn.seats[0])
    bot = PitchBot(match.rules, BotProfile(Level.MASTER, style))
    return {match.rules.notation.write(action): bot.tilt(seen, action) for action in seen.legal}


@pytest.mark.parametrize("strength", [-1.0, 1.0])
def test_greed_likes_every_bid(strength: float) -> None:
    looks = tilts(position(pitch(), DEALER), Style(greed=strength))
    assert looks.pop("pass") == 0
    assert looks.keys() == {"bid 2", "bid 3", "bid 4", "bid smudge"}
    assert all(tilt * strength > 0 for tilt in looks.values())


@pytest.mark.parametrize("strength", [-1.0, 1.0])
def test_bluff_likes_to_steal_and_to_smudge(strength: float) -> None:
    looks = tilts(position(pitch(), DEALER), Style(bluff=strength))
    assert {bid for bid, tilt in looks.items() if tilt * strength > 0} == {"bid 2", "bid smudge"}
    assert looks["pass"] == looks["bid 3"] == looks["bid 4"] == 0


@pytest.mark.parametrize("strength", [-1.0, 1.0])
def test_patience_dislikes_to_play_a_trump(strength: float) -> None:
    looks = tilts(position(pitch(), LAST), Style(patience=strength))
    assert looks.keys() == {"play Th", "play 2s"}
    assert looks["play Th"] == 0
    assert looks["play 2s"] * strength < 0


@pytest.mark.parametrize("name", Style._fields)
def test_a_style_weighs_its_own_numbers_and_no_others(name: str) -> None:
    """Greed rounds bids up; suspicion fears ruffs and winners; patience values what it keeps."""
    numbers = {
        "bluff": set(),
        "greed": {"round_up"},
        "suspicion": {"ruff", "alarm"},
        "patience": {"trump", "boss", "side_ace"},
    }
    more, less = (styled(NUMBERS, Style(**{name: strength})) for strength in (1.0, -1.0))
    for field, usual in NUMBERS._asdict().items():
        high, low = getattr(more, field), getattr(less, field)
        if field in numbers[name]:
            assert abs(high) > abs(usual) > abs(low) or low < usual < high, field
        else:
            assert high == usual == low, field
