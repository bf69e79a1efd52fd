package dev.brink.benchmarks.regret;

/** What a run is judged by. */
enum Judged {
    /** The best truly feasible value that was measured: its distance from f*. */
    MEASURED,

    /**
     * The recommended point: its true distance from f*, or that of a bad feasible point if it is truly infeasible. With
     * noise a strategy cannot know which of its points is the best, so what it says counts.
     */
    RECOMMENDED
}
