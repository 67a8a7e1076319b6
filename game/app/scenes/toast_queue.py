"""The toast queue: sentences that wait to be shown at the top of the screen."""

from __future__ import annotations


class ToastQueue:
    """Sentences that are handed out once, in the order they were added."""

    def __init__(self) -> None:
        """Begin with nothing waiting."""
        self.waiting: list[str] = []
        """The sentences, the next one first."""
        self.urgent = False
        """Whether the next sentence is an answer: it replaces the one that is shown."""
        self.withdrawn = ""
        """A sentence that is true no longer: where it is shown, it goes."""

    def add(self, text: str) -> None:
        """Add a sentence at the end, unless it waits already; an empty one is ignored."""
        if text and text not in self.waiting:
            self.waiting.append(text)

    def answer(self, text: str) -> None:
        """Put *text* in front of all others, in place of an answer that was not shown yet."""
        self.waiting[: int(self.urgent)] = [text]
        self.urgent = True

    def withdraw(self, text: str) -> None:
        """Take *text* back, whether it waits or is shown."""
        if text in self.waiting:
            self.urgent = self.urgent and self.waiting[0] != text
            self.waiting.remove(text)
        self.withdrawn = text

    def pop(self) -> str:
        """Remove and return the next sentence.

        Raises:
            IndexError: when nothing waits.
        """
        self.urgent = False
        return self.waiting.pop(0)

    def clear(self) -> None:
        """Forget everything that waits."""
        self.waiting.clear()
        self.urgent = False
