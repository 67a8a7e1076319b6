"""What mouse and keyboard mean: hit targets, drag, selection, gestures, refusals."""
