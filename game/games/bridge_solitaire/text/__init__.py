"""The sentences of Bridge Solitaire: the log, calls and words for actions."""
