"""One module for each system that is compared."""
