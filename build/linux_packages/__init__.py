"""Packages for Linux: what of the bundle lies where, and the .deb, .rpm and Flatpak of it."""
