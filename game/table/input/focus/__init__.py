"""Where the keyboard focus stands at the table, and where each key leads it."""
