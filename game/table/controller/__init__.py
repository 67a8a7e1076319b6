"""What joins the parts of a table: its state, what events and gestures do to it, its frames."""
