package dev.brink.data;

import dev.brink.observation.Observation;
import dev.brink.problem.Point;

/** One observation of one function and where it was made. */
public record Datum(Point point, Observation observation) {}
