package dev.brink.benchmarks;

/**
 * What one contestant needed in one round.
 *
 * @param seconds wall time of the median call; where evaluations are counted, whose number varies by chance, the median
 *     over the calls of the time of an evaluation, times the mean number of evaluations
 * @param evaluations of the log likelihood a call; 0 where they are not counted
 * @param value what the work computed at call 0, for comparison with others
 */
record Reading(double seconds, double evaluations, double value) {
    String toJson() {
        return "{\"seconds\": " + seconds + ", \"evaluations\": " + evaluations + ", \"value\": " + value + "}";
    }

    static Reading parse(String line) {
        JsonLine json = JsonLine.parse(line);
        return new Reading(json.number("seconds"), json.number("evaluations"), json.number("value"));
    }
}
