"""What a release has beside its downloads: what each is made of, and the sums of all."""
