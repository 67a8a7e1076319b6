"""The sentences of Democracy: the log, calls and words for actions."""
