"""What surrounds each player: portrait, name plate, speech bubble."""
