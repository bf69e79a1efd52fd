package dev.brink.report;

import dev.brink.Surfaces;
import dev.brink.data.Suggestion;
import dev.brink.report.panel.Levels;
import java.util.List;
import java.util.Optional;
import java.util.stream.DoubleStream;

/**
 * How acquisitions are drawn: they span hundreds of powers of ten, of which the uppermost few matter. Their peaks are
 * often narrower than the distance between the points that are drawn, so the suggestion itself counts too.
 */
final class Acquisitions {
    /** What is further below the best is all one. */
    private static final double LOWEST = -9;

    /** Where it varies by less than this, whole powers of ten would show nothing. */
    private static final double LITTLE = -2;

    private Acquisitions() {}

    /** Powers of ten, or finer steps where the least that is drawn is not far below the best. */
    static Levels levels(double least) {
        return least < LITTLE ? Levels.at(-8, -7, -6, -5, -4, -3, -2, -1) : Levels.linear(least, 0);
    }

    /** The greatest logarithm among these points and what was suggested by its acquisition. */
    static double best(List<Surfaces.At> points, Optional<Suggestion> next) {
        DoubleStream suggested = next.stream()
                .filter(suggestion -> suggestion.reason().isByWorth())
                .mapToDouble(Suggestion::logAcquisition);
        return DoubleStream.concat(suggested, points.stream().mapToDouble(Surfaces.At::logAcquisition))
                .filter(Double::isFinite)
                .max()
                .orElse(0);
    }

    static double decadesBelow(double best, Surfaces.At point) {
        return Math.max(LOWEST, (point.logAcquisition() - best) / Math.log(10));
    }
}
