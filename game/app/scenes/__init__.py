"""What all scenes share: context, stack, host, transition."""
