"""What a release must fulfil: a clean tree, a finished changelog, a version of its own."""
