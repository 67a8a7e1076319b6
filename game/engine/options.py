"""Options that describe themselves: typed for the rules, drawable for the set-up screen."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import MISSING, asdict, dataclass, field, fields
from typing import Any, ClassVar, NamedTuple, Self, TypeAlias

Value: TypeAlias = int | str | bool


class OptionSpec(NamedTuple):
    """One option as a person reads it: its values and their names."""

    key: str
    label: str
    help: str
    choices: tuple[Value, ...]
    names: tuple[str, ...]
    default: Value

    @property
    def is_switch(self) -> bool:
        """Whether its values are on and off."""
        return all(isinstance(choice, bool) for choice in self.choices)


class BadOption(ValueError):
    """An option or value that the game does not know; the text says which ones it does."""


@dataclass(frozen=True, slots=True)
class Options:
    """Base of every game's options; presets name whole sets of them, the default one first."""

    presets: ClassVar[Mapping[str, Mapping[str, Value]]] = {}
    preset_help: ClassVar[Mapping[str, str]] = {}
    """What each preset is, in one sentence."""
    shared: ClassVar[Mapping[str, Value]] = {}
    """What is better where several people share one screen, and is chosen for them at first."""

    def why_invalid(self, seats: int) -> str | None:
        """Return why these options and *seats* players do not go together; None if they do."""
        return None

    def idle(self, seats: int) -> Mapping[str, str]:
        """Return the options without effect at this table, each with a sentence that says why."""
        return {}

    @classmethod
    def describe(cls) -> Iterator[OptionSpec]:
        """Yield the options in their order on the set-up screen."""
        for each in fields(cls):
            assert each.default is not MISSING
            meta = each.metadata
            yield OptionSpec(
                each.name,
                meta["label"],
                meta["help"],
                meta["choices"],
                meta["names"],
                each.default,
            )

    @classmethod
    def read(cls, given: Mapping[str, object]) -> Self:
        """Read options from names and values (texts allowed); those not named have their defaults.

        Raises:
            BadOption: for an unknown name or value, naming the allowed ones.
        """
        specs = {spec.key: spec for spec in cls.describe()}
        known: dict[str, Any] = {}
        for key, value in given.items():
            if key not in specs:
                known_names = ", ".join(specs) or "none"
                raise BadOption(f"There is no option “{key}”; there are {known_names}.")
            known[key] = _value(specs[key], value)
        return cls(**known)

    def written(self) -> dict[str, Value]:
        """Return the options by name, for journals."""
        return asdict(self)


def option(
    default: Value,
    label: str,
    choices: tuple[Value, ...] = (True, False),
    names: tuple[str, ...] = (),
    help: str = "",
) -> Any:
    """Declare a field of an :class:`Options` class; *names* are the choices in words.

    The names of a switch are told without its label: ``With the mask``, ``Without the mask``.
    """
    words = names or tuple(word(choice) for choice in choices)
    meta = {"label": label, "choices": choices, "names": words, "help": help}
    return field(default=default, metadata=meta)


def word(value: Value) -> str:
    """Write a value as scenarios and the command line do: ``on``, ``off``, ``3``, ``auto``."""
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value)


def _value(spec: OptionSpec, given: object) -> Value:
    aliases = {"yes": "on", "true": "on", "no": "off", "false": "off"}
    text = word(given) if isinstance(given, int | str) else repr(given)
    for choice in spec.choices:
        if word(choice) in (text, aliases.get(text.lower(), text)):
            return choice
    allowed = ", ".join(word(choice) for choice in spec.choices)
    raise BadOption(f"“{text}” is no value of {spec.key}; allowed are {allowed}.")
