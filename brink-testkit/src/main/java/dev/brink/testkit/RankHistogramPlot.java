package dev.brink.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;

/** Rank histograms side by side, over the range of counts that a calibrated sampler would give. */
final class RankHistogramPlot {
    private static final double BAND = 0.99;
    private static final int MOST_COLUMNS = 3;
    private static final double PANEL_WIDTH = 300;
    private static final double PANEL_HEIGHT = 190;
    private static final double MARGIN = 18;
    private static final double HEADER = 44;
    private static final double FOOTER = 46;
    private static final double PLOT_LEFT = 44;
    private static final double PLOT_TOP = 44;
    private static final double PLOT_BOTTOM = 30;
    private static final int LONGEST_NAME = 26;

    private final String title;
    private final CalibrationResult result;

    RankHistogramPlot(String title, CalibrationResult result) {
        this.title = title;
        this.result = result;
    }

    String svg() {
        List<RankHistogram> histograms = result.histograms();
        int columns = Math.min(MOST_COLUMNS, histograms.size());
        int rows = (histograms.size() + columns - 1) / columns;
        // One panel alone would be narrower than the text above and below it.
        double width = Math.max(2, columns) * PANEL_WIDTH + 2 * MARGIN;
        double height = HEADER + rows * PANEL_HEIGHT + FOOTER;
        Svg svg = new Svg(width, height, title);
        svg.bold(MARGIN, 30, "start", 15, Svg.INK, title);
        double indent = (width - columns * PANEL_WIDTH) / 2;
        for (int i = 0; i < histograms.size(); i++) {
            int row = i / columns;
            int column = i % columns;
            panel(svg, histograms.get(i), indent + column * PANEL_WIDTH, HEADER + row * PANEL_HEIGHT);
        }
        legend(svg, histograms.get(0), height);
        return svg.finished();
    }

    private void panel(Svg svg, RankHistogram histogram, double x, double y) {
        double left = x + PLOT_LEFT;
        double top = y + PLOT_TOP;
        double width = PANEL_WIDTH - PLOT_LEFT - 12;
        double height = PANEL_HEIGHT - PLOT_TOP - PLOT_BOTTOM;
        double bottom = top + height;
        int[] counts = histogram.counts();
        int bandHigh = histogram.bandHigh(BAND);
        double most = 1.08 * Math.max(bandHigh, Arrays.stream(counts).max().orElse(0));
        double scale = height / most;

        svg.bold(left, y + 18, "start", 13, Svg.INK, shortened(histogram.quantity()));
        svg.text(left, y + 34, "start", 11, Svg.SOFT, verdict(histogram));
        double bandTop = bottom - bandHigh * scale;
        svg.box(left, bandTop, width, (bandHigh - histogram.bandLow(BAND)) * scale, Svg.BAND, "none");
        double bar = width / counts.length;
        for (int i = 0; i < counts.length; i++) {
            double barHeight = counts[i] * scale;
            svg.bar(left + i * bar + 1, bottom - barHeight, bar - 2, barHeight);
        }
        double expected = bottom - histogram.expectedCount() * scale;
        svg.dashed(left, expected, left + width, expected, Svg.INK, 1);
        svg.line(left, bottom, left + width, bottom, Svg.LINE, 1);
        svg.text(left - 6, bottom + 4, "end", 11, Svg.SOFT, "0");
        svg.text(left - 6, expected + 4, "end", 11, Svg.SOFT, count(histogram.expectedCount()));
        svg.text(left, bottom + 15, "start", 11, Svg.SOFT, "rank 0");
        svg.text(left + width, bottom + 15, "end", 11, Svg.SOFT, "rank " + histogram.draws());
    }

    private String verdict(RankHistogram histogram) {
        double each = result.tests().levelOfEach();
        boolean passes = histogram.chiSquare().passes(each) && histogram.ecdf().passes(each);
        return String.format(
                Locale.ROOT,
                "%s: χ² p %s, ECDF p %s",
                passes ? "✓ passes" : "✗ rejected",
                probability(histogram.chiSquare().pValue()),
                probability(histogram.ecdf().pValue()));
    }

    private static void legend(Svg svg, RankHistogram any, double height) {
        double y = height - 26;
        svg.box(MARGIN, y - 9, 22, 11, Svg.BAND, "none");
        svg.text(MARGIN + 29, y, "start", 11, Svg.SOFT, "99 % of counts, if calibrated");
        svg.dashed(MARGIN + 206, y - 4, MARGIN + 228, y - 4, Svg.INK, 1);
        svg.text(MARGIN + 235, y, "start", 11, Svg.SOFT, "expected count");
        String size = any.replications() + " replications of " + any.draws() + " posterior draws";
        svg.text(MARGIN, y + 16, "start", 11, Svg.SOFT, size);
    }

    private static String shortened(String name) {
        return name.length() <= LONGEST_NAME ? name : name.substring(0, LONGEST_NAME - 1) + "…";
    }

    private static String probability(double p) {
        return p < 1e-4 ? "< 1e-4" : String.format(Locale.ROOT, p < 0.01 ? "= %.4f" : "= %.2f", p);
    }

    private static String count(double expected) {
        return String.format(Locale.ROOT, expected == Math.rint(expected) ? "%.0f" : "%.1f", expected);
    }
}
