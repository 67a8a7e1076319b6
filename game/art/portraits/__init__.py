"""Animals and people with their moods."""
