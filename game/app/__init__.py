"""The app: the screens, the window loop, and the only place where all rooms meet."""
