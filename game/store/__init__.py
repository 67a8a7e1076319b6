"""The store: what Folkdeck keeps on disk, and how it survives a power cut."""
