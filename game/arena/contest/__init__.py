"""Which player is stronger, every deal played from each seating."""
