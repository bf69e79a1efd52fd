package dev.brink.data;

import dev.brink.problem.Point;
import java.util.List;

/**
 * What to measure next: run this task at this point.
 *
 * @param number counts the suggestions of an optimizer from 1; it tells apart suggestions of the same point and task
 * @param task the name of the task to run
 * @param reason how the point was chosen
 * @param logAcquisition the logarithm of what the point is worth by that reason; 0 in the initial design and for
 *     repetitions
 * @param taskValues what each task was thought to be worth at the point, or where that was most if the point was
 *     chosen by it; empty where nothing had to be chosen
 * @param notes what went wrong on the way and how it was mended; usually none
 */
public record Suggestion(
        long number,
        Point point,
        String task,
        Reason reason,
        double logAcquisition,
        List<TaskValue> taskValues,
        List<String> notes) {
    /** How a point was chosen. */
    public enum Reason {
        /** It is one of the first few, spread over the whole space. */
        INITIAL_DESIGN,
        /**
         * Nothing is confidently feasible yet, and of all points it is the likeliest to be feasible or, where nothing has
         * ever worked, far from all that failed.
         */
        FEASIBILITY,
        /** It is expected to improve most on the best so far, weighted by the probability of being feasible. */
        IMPROVEMENT,
        /** Running its task there is expected to tell most about the best feasible value, per cost. */
        INFORMATION,
        /** It lies next to a measured point, to see whether what looks like noise is noise. */
        REPETITION;

        /** Whether the point is the best by some measure of its worth. */
        public boolean isByWorth() {
            return this != INITIAL_DESIGN && this != REPETITION;
        }
    }

    public Suggestion {
        taskValues = List.copyOf(taskValues);
        notes = List.copyOf(notes);
    }

    /** One of the first few, before there is anything to learn from. */
    public static Suggestion initial(long number, Point point, String task) {
        return new Suggestion(number, point, task, Reason.INITIAL_DESIGN, 0, List.of(), List.of());
    }

    /** Next to a measured point, to see how much a task differs from run to run. */
    public static Suggestion repetition(long number, Point point, String task, List<String> notes) {
        return new Suggestion(number, point, task, Reason.REPETITION, 0, List.of(), notes);
    }
}
