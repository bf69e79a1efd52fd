package dev.brink.testkit;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What {@link SimulationBasedCalibration} found: one histogram of ranks a quantity, judged together. */
public final class CalibrationResult {
    private final List<RankHistogram> histograms;
    private final TestFamily tests;

    CalibrationResult(List<RankHistogram> histograms, double level) {
        this.histograms = List.copyOf(histograms);
        List<SignificanceTest> all = histograms.stream()
                .flatMap(histogram -> Stream.of(histogram.chiSquare(), histogram.ecdf()))
                .toList();
        this.tests = new TestFamily("Simulation-based calibration", all, level);
    }

    public List<RankHistogram> histograms() {
        return histograms;
    }

    public RankHistogram histogram(String quantity) {
        return histograms.stream()
                .filter(histogram -> histogram.quantity().equals(quantity))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("No quantity is named '" + quantity + "'; there are "
                        + histograms.stream().map(RankHistogram::quantity).toList() + "."));
    }

    /** Chi-square and ECDF tests of every quantity, at one level for all together. */
    public TestFamily tests() {
        return tests;
    }

    public boolean passes() {
        return tests.passes();
    }

    /** The quantity whose ranks look least uniform. */
    public RankHistogram worstQuantity() {
        return histograms.stream()
                .min(Comparator.comparingDouble(RankHistogram::pValue))
                .orElseThrow();
    }

    /** Fails when any quantity's ranks are not uniform, and shows the worst histogram. */
    public void assertUniform() {
        if (!passes()) {
            throw new AssertionError(tests.describe() + "\nworst " + worstQuantity()
                    + "\nA hill in the counts: the sampler is too wide; a trough: too narrow, or its draws correlate;"
                    + " a slope: biased.");
        }
    }

    /** A header and one row a quantity. */
    public List<String> csvRows() {
        List<String> rows = new ArrayList<>();
        rows.add("quantity,replications,draws,chi_square_p,ecdf_p,counts");
        histograms.forEach(histogram -> rows.add(histogram.csvRow()));
        return rows;
    }

    @Override
    public String toString() {
        return histograms.stream().map(RankHistogram::toString).collect(Collectors.joining("\n"));
    }
}
