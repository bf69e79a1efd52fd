package dev.brink.study.plan;

import java.time.Duration;
import java.util.Optional;

/**
 * How a task of the problem is carried out.
 *
 * @param name of the task in the problem
 * @param command line that runs it; empty where people carry it out and tell what they saw
 * @param timeout after which a run has failed
 */
public record TaskPlan(String name, Optional<String> command, Optional<Duration> timeout) {}
