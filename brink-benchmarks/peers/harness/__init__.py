"""Runs Brink and other optimizers on the same problems, starts and seeds, and compares them. See docs/peers.md."""
