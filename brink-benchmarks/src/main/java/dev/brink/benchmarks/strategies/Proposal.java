package dev.brink.benchmarks.strategies;

import dev.brink.problem.Point;

/** The point to measure next, and the task to run there. */
public record Proposal(Point point, String task) {}
