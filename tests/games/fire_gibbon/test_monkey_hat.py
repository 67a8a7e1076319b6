"""The Cheap Monkey Hat: what brings it, and what it forbids."""

from __future__ import annotations

from game.games.fire_gibbon.rules.facts import FireFacts
from game.games.fire_gibbon.rules.monkey_hat import brings_hat, hat_forbids_promise


def test_a_lie_about_nine_or_less_brings_it() -> None:
    """Only with the extension (FG-H1, H2)."""
    assert [required for required in range(2, 15) if brings_hat(required, True)] == [*range(2, 10)]
    assert not brings_hat(5, False)


def test_its_wearer_promises_nothing_below_flame_nine() -> None:
    """Others are free, and so is the wearer from flame 9 on (FG-H3)."""
    for flame in range(1, 14):
        facts = FireFacts(flame=flame, hat=1)
        assert hat_forbids_promise(facts, 1) == (flame < 9)
        assert not hat_forbids_promise(facts, 0)
    assert not hat_forbids_promise(FireFacts(hat=1), 1)
