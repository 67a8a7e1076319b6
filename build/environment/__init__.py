"""What commands run in: this checkout and its packages, a private X server, a real mouse."""
