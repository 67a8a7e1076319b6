"""The drawing room: every picture of Folkdeck as SVG text made of paths, without pygame."""
