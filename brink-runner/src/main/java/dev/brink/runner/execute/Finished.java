package dev.brink.runner.execute;

/** A job that is no longer running, and how that came. */
public record Finished(Job job, Ending ending) {}
