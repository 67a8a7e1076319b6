"""The download for macOS: icon, property list, signature and disk image of the application."""
