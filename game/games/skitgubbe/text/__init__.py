"""The sentences of Skitgubbe: the log, calls and words for actions."""
