"""The sentences of Pitch: the log, calls and words for actions."""
