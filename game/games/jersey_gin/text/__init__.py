"""The sentences of Jersey Gin: the log, calls and words for actions."""
