"""Title, poster, shelf, wallpaper and curtain."""
