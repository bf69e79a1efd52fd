package dev.brink.testkit;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/**
 * Several tests judged together: each at the level divided by their number (Bonferroni), so that all of them together
 * raise a false alarm with at most the stated probability.
 *
 * @param name what was tested
 * @param tests one or more
 * @param level the accepted probability of any false alarm
 */
public record TestFamily(String name, List<SignificanceTest> tests, double level) {

    public TestFamily {
        tests = List.copyOf(tests);
        SignificanceTest.requireLevel(level);
        if (tests.isEmpty()) {
            throw new IllegalArgumentException("'" + name + "' has no tests: give one or more.");
        }
    }

    /** The level of each single test. */
    public double levelOfEach() {
        return level / tests.size();
    }

    public boolean passes() {
        return tests.stream().allMatch(test -> test.passes(levelOfEach()));
    }

    /** The test with the least p-value; a NaN is worse than any number. */
    public SignificanceTest worst() {
        return tests.stream()
                .min(Comparator.comparingDouble(test -> Double.isNaN(test.pValue()) ? -1 : test.pValue()))
                .orElseThrow();
    }

    /** The least p-value, multiplied by the number of tests. */
    public double pValue() {
        return Math.min(1, worst().pValue() * tests.size());
    }

    /** Fails when any test is rejected, and shows them all. */
    public void assertPasses() {
        if (!passes()) {
            throw new AssertionError(describe());
        }
    }

    public String describe() {
        String lines = tests.stream()
                .map(test -> "  " + (test.passes(levelOfEach()) ? "     " : "FAIL ") + test)
                .collect(Collectors.joining("\n"));
        return String.format(
                Locale.ROOT,
                "%s: %s at level %.3g, which is %.3g for each of %d tests\n%s",
                name,
                passes() ? "passes" : "rejected",
                level,
                levelOfEach(),
                tests.size(),
                lines);
    }

    /** A table of all tests. */
    public String markdown() {
        StringBuilder table = new StringBuilder("| test | statistic | p-value | verdict |\n|---|---:|---:|---|\n");
        for (SignificanceTest test : tests) {
            table.append(String.format(
                    Locale.ROOT,
                    "| %s | %.4g | %.3g | %s |\n",
                    test.name(),
                    test.statistic(),
                    test.pValue(),
                    test.passes(levelOfEach()) ? "passes" : "**rejected**"));
        }
        return table.toString();
    }
}
