package dev.brink.study;

import java.time.Instant;

/** Something that became different in the file of a study while the study went on. */
public record PlanChange(Instant at, String what) {}
