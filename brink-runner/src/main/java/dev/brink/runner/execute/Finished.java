package dev.brink.runner.execute;

/** A job that is no longer running, how that came, and the files that it left. */
public record Finished(Job job, Ending ending, TrialFolder folder) {}
