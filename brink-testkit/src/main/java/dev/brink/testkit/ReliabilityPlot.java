package dev.brink.testkit;

import java.util.Locale;

/** Shares that came true over what was predicted, with the diagonal they should lie on. */
final class ReliabilityPlot {
    private static final double LEFT = 66;
    private static final double TOP = 52;
    private static final double SIDE = 340;
    private static final double STRIP_GAP = 46;
    private static final double STRIP = 46;
    private static final double WIDTH = LEFT + SIDE + 30;
    private static final double HEIGHT = TOP + SIDE + STRIP_GAP + STRIP + 76;
    /** Of the standard normal distribution, 99 % lie within this many standard deviations. */
    private static final double RANGE_99 = 2.5758293035489;

    private final String title;
    private final Reliability reliability;

    ReliabilityPlot(String title, Reliability reliability) {
        this.title = title;
        this.reliability = reliability;
    }

    String svg() {
        Svg svg = new Svg(WIDTH, HEIGHT, title);
        svg.bold(18, 30, "start", 15, Svg.INK, title);
        axes(svg);
        reliability.bins().forEach(bin -> point(svg, bin));
        strip(svg);
        legend(svg);
        return svg.finished();
    }

    private static void axes(Svg svg) {
        svg.box(LEFT, TOP, SIDE, SIDE, "none", Svg.LINE);
        for (int i = 0; i <= 5; i++) {
            double p = i / 5.0;
            String label = String.format(Locale.ROOT, "%.1f", p);
            if (i > 0 && i < 5) {
                svg.line(x(p), TOP, x(p), TOP + SIDE, "#eaeef2", 1);
                svg.line(LEFT, y(p), LEFT + SIDE, y(p), "#eaeef2", 1);
            }
            svg.text(x(p), TOP + SIDE + 17, "middle", 12, Svg.SOFT, label);
            svg.text(LEFT - 8, y(p) + 4, "end", 12, Svg.SOFT, label);
        }
        svg.upwards(22, TOP + SIDE / 2, 12, Svg.INK, "share that came true");
        svg.dashed(x(0), y(0), x(1), y(1), Svg.INK, 1);
    }

    private static void point(Svg svg, ReliabilityBin bin) {
        double x = x(bin.meanPredicted());
        double reach = RANGE_99 * bin.standardError();
        double top = y(Math.min(1, bin.shareTrue() + reach));
        double bottom = y(Math.max(0, bin.shareTrue() - reach));
        svg.line(x, top, x, bottom, Svg.BAR_EDGE, 1.5);
        svg.line(x - 4, top, x + 4, top, Svg.BAR_EDGE, 1.5);
        svg.line(x - 4, bottom, x + 4, bottom, Svg.BAR_EDGE, 1.5);
        svg.dot(x, y(bin.shareTrue()), 4.5);
    }

    /** How many predictions each bin holds. */
    private void strip(Svg svg) {
        double base = TOP + SIDE + STRIP_GAP + STRIP;
        int most = reliability.bins().stream()
                .mapToInt(ReliabilityBin::count)
                .max()
                .orElse(1);
        for (ReliabilityBin bin : reliability.bins()) {
            double height = STRIP * bin.count() / most;
            double width = x(bin.high()) - x(bin.low());
            svg.box(x(bin.low()) + 0.5, base - height, width - 1, height, Svg.BAND, Svg.LINE);
        }
        svg.line(LEFT, base, LEFT + SIDE, base, Svg.LINE, 1);
        svg.text(LEFT - 8, base - STRIP + 9, "end", 11, Svg.SOFT, Integer.toString(most));
        svg.text(LEFT - 8, base + 1, "end", 11, Svg.SOFT, "0");
        svg.upwards(22, base - STRIP / 2, 12, Svg.INK, "count");
        svg.text(LEFT + SIDE / 2, base + 20, "middle", 12, Svg.INK, "predicted probability");
    }

    private static void legend(Svg svg) {
        double y = HEIGHT - 20;
        svg.line(LEFT + 5, y - 12, LEFT + 5, y + 3, Svg.BAR_EDGE, 1.5);
        svg.dot(LEFT + 5, y - 4.5, 4);
        svg.text(LEFT + 17, y, "start", 11, Svg.SOFT, "share in a bin, with 99 % range");
        svg.dashed(LEFT + 210, y - 4, LEFT + 232, y - 4, Svg.INK, 1);
        svg.text(LEFT + 239, y, "start", 11, Svg.SOFT, "calibrated");
    }

    private static double x(double p) {
        return LEFT + SIDE * p;
    }

    private static double y(double p) {
        return TOP + SIDE * (1 - p);
    }
}
