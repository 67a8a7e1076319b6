"""Rules pages, the coach, and how a hint is shown."""
