"""What the bundle is made of, for its recipe and for what is measured beside it."""
