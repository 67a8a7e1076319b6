"""Title, poster, shelf and wallpaper."""
