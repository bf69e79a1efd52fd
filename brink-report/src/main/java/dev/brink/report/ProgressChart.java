package dev.brink.report;

import dev.brink.data.Estimate;
import dev.brink.report.panel.Ticks;
import dev.brink.report.svg.Box;
import dev.brink.report.svg.Ink;
import dev.brink.report.svg.Place;
import dev.brink.report.svg.Svg;
import dev.brink.report.text.Figures;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.DoubleStream;

/** Progress as a drawing: what is expected of the recommendation with its interval, and the best measured value. */
public final class ProgressChart {
    private static final double WIDTH = 760;
    private static final double HEIGHT = 330;
    private static final Box INSIDE = new Box(70, 44, 660, 210);
    private static final int MOST_TICKS = 6;
    private static final double MARGIN = 0.05;

    /** From here on a logarithmic axis tells more. */
    private static final double WIDE = 100;

    private final String title;
    private final String objective;
    private final Progress progress;
    private final boolean log;
    private final double least;
    private final double most;

    public ProgressChart(String title, String objective, Progress progress) {
        this.title = title;
        this.objective = objective;
        this.progress = progress;
        double[] values = values(progress).filter(Double::isFinite).toArray();
        double low = DoubleStream.of(values).min().orElse(0);
        double high = DoubleStream.of(values).max().orElse(1);
        this.log = isWide(progress);
        double margin = high > low ? MARGIN * (scaled(high) - scaled(low)) : 0.5;
        this.least = scaled(low) - margin;
        this.most = scaled(high) + margin;
    }

    /** Whether the values are positive and span decades. */
    public static boolean isWide(Progress progress) {
        double[] values = values(progress).filter(Double::isFinite).toArray();
        double low = DoubleStream.of(values).min().orElse(0);
        return low > 0 && DoubleStream.of(values).max().orElse(0) / low > WIDE;
    }

    private static DoubleStream values(Progress progress) {
        DoubleStream measured =
                progress.measured().stream().filter(v -> v.isPresent()).mapToDouble(v -> v.getAsDouble());
        DoubleStream recommended = progress.recommended().stream()
                .flatMap(one -> one.recommendation().objective().stream())
                .flatMapToDouble(estimate -> DoubleStream.of(estimate.mean(), estimate.lower(), estimate.upper()));
        return DoubleStream.concat(measured, recommended);
    }

    public String svg() {
        Svg svg = Svg.themed(WIDTH, HEIGHT, title, title);
        svg.bold(new Place(18, 26), "start", 15, Ink.STRONG, title);
        axes(svg);
        recommended(svg);
        measured(svg);
        svg.frame(INSIDE, Ink.STRONG);
        legend(svg);
        return svg.finished();
    }

    private void axes(Svg svg) {
        List<Double> ticks =
                log ? Ticks.log(Math.exp(least), Math.exp(most), MOST_TICKS) : Ticks.linear(least, most, MOST_TICKS);
        for (double tick : ticks) {
            Place at = INSIDE.at(0, up(tick));
            svg.line(at, INSIDE.at(1, up(tick)), Ink.FAINT, 1);
            svg.text(at.plus(-6, 4), "end", 11, Ink.SOFT, Figures.number(tick, 3));
        }
        for (double tick : Ticks.linear(0, size(), MOST_TICKS)) {
            if (tick == Math.rint(tick)) {
                Place at = INSIDE.at(right(tick), 0);
                svg.line(at, at.plus(0, 4), Ink.STRONG, 1);
                svg.text(at.plus(0, 17), "middle", 11, Ink.SOFT, Figures.number(tick, 4));
            }
        }
        svg.text(INSIDE.at(0.5, 0).plus(0, 36), "middle", 12, Ink.SOFT, "measurements");
        svg.upwards(new Place(16, INSIDE.at(0, 0.5).y()), 12, Ink.SOFT, objective);
    }

    /** The interval as a band, the mean as a line; dots where it was confident. */
    private void recommended(Svg svg) {
        List<Place> means = new ArrayList<>();
        List<Place> lower = new ArrayList<>();
        List<Place> upper = new ArrayList<>();
        for (Progress.Recommended one : progress.recommended()) {
            one.recommendation().objective().ifPresent(estimate -> {
                means.add(place(one, estimate.mean()));
                lower.add(place(one, estimate.lower()));
                upper.add(0, place(one, estimate.upper()));
            });
        }
        lower.addAll(upper);
        svg.area(lower, Ink.FIRST, 0.2);
        svg.path(means, Ink.FIRST, 1.8, "", 1);
        for (Progress.Recommended one : progress.recommended()) {
            if (one.recommendation().confident()) {
                one.recommendation()
                        .objective()
                        .map(Estimate::mean)
                        .ifPresent(mean -> svg.area(square(place(one, mean)), Ink.FIRST, 1));
            }
        }
    }

    private static List<Place> square(Place at) {
        return List.of(at.plus(-3, -3), at.plus(3, -3), at.plus(3, 3), at.plus(-3, 3));
    }

    private Place place(Progress.Recommended one, double height) {
        return INSIDE.at(right(one.after()), up(height));
    }

    /** In steps, since a value holds until a better one is measured. */
    private void measured(Svg svg) {
        List<Place> steps = new ArrayList<>();
        for (int i = 0; i < progress.measured().size(); i++) {
            if (progress.measured().get(i).isPresent()) {
                double height = up(progress.measured().get(i).getAsDouble());
                if (!steps.isEmpty()) {
                    steps.add(new Place(
                            INSIDE.at(right(i + 1), 0).x(),
                            steps.get(steps.size() - 1).y()));
                }
                steps.add(INSIDE.at(right(i + 1), height));
            }
        }
        svg.path(steps, Ink.SECOND, 1.8, "6 3", 1);
    }

    private void legend(Svg svg) {
        double y = HEIGHT - 14;
        svg.path(List.of(new Place(70, y - 4), new Place(96, y - 4)), Ink.FIRST, 1.8, "", 1);
        svg.area(square(new Place(83, y - 4)), Ink.FIRST, 1);
        svg.text(new Place(102, y), "start", 11, Ink.SOFT, "recommendation, 95 % interval; square: confident");
        svg.path(List.of(new Place(420, y - 4), new Place(446, y - 4)), Ink.SECOND, 1.8, "6 3", 1);
        svg.text(new Place(452, y), "start", 11, Ink.SOFT, "best measured where all constraints pass");
    }

    private int size() {
        int last = progress.recommended().stream()
                .mapToInt(Progress.Recommended::after)
                .max()
                .orElse(1);
        return Math.max(1, Math.max(last, progress.measured().size()));
    }

    private double right(double measurement) {
        return measurement / size();
    }

    private double scaled(double value) {
        return log ? Math.log(value) : value;
    }

    private double up(double value) {
        return Math.max(0, Math.min(1, (scaled(value) - least) / (most - least)));
    }
}
