package dev.brink.report.panel;

import dev.brink.report.svg.Theme;
import dev.brink.report.text.Figures;
import java.util.List;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;

/**
 * Where one colour ends and the next begins, from low to high, and the scale on which a value moves evenly from one
 * point to the next. What is below the first border has the first colour.
 */
public final class Levels {
    private static final int MOST = Theme.rampSize() - 1;

    private final List<Double> borders;
    private final DoubleUnaryOperator scale;

    private Levels(List<Double> borders, DoubleUnaryOperator scale) {
        this.borders = List.copyOf(borders);
        this.scale = scale;
    }

    /** At these values, on a linear scale. */
    public static Levels at(double... borders) {
        return new Levels(DoubleStream.of(borders).boxed().toList(), DoubleUnaryOperator.identity());
    }

    /** Round numbers between the least and the most. */
    public static Levels linear(double least, double most) {
        return most > least
                ? new Levels(within(Ticks.linear(least, most, MOST), least, most), DoubleUnaryOperator.identity())
                : at();
    }

    /** Round numbers at distances that grow with them; linear where there are numbers that have no logarithm. */
    public static Levels log(double least, double most) {
        return most > least && least > 0
                ? new Levels(within(Ticks.log(least, most, MOST), least, most), Math::log)
                : linear(least, most);
    }

    /** Tenths. A probability that falls from one to zero between two points does so evenly in its logit. */
    public static Levels probability() {
        return new Levels(List.of(0.1, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9), Levels::logit);
    }

    /** {@code log(p/(1 - p))}, kept finite. */
    public static double logit(double probability) {
        double inside = Math.min(1 - 1e-12, Math.max(1e-12, probability));
        return Math.log(inside / (1 - inside));
    }

    private static List<Double> within(List<Double> ticks, double least, double most) {
        List<Double> inside =
                ticks.stream().filter(tick -> tick > least && tick < most).toList();
        return inside.subList(0, Math.min(inside.size(), MOST));
    }

    /** The number of the band that a value is in, from 0. */
    int band(double value) {
        int band = 0;
        while (band < borders.size() && value >= borders.get(band)) {
            band++;
        }
        return band;
    }

    int bands() {
        return borders.size() + 1;
    }

    double scaled(double value) {
        return scale.applyAsDouble(value);
    }

    /** The upper border of a band that is not the last. */
    double border(int band) {
        return borders.get(band);
    }

    String label(int band) {
        return Figures.number(borders.get(band), 3);
    }

    /** The colour of a band; all bands together go through the whole ramp. */
    int colour(int band) {
        return bands() == 1 ? 0 : (int) Math.round(band * (Theme.rampSize() - 1.0) / (bands() - 1));
    }
}
