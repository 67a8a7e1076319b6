"""Packages for Linux: what of the bundle lies where in a system, and the .deb and .rpm of it."""
