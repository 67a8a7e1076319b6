"""Small pictures by name: tokens, badges, emblems, highlights, the fire."""
