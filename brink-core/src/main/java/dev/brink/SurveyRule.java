package dev.brink;

import dev.brink.acquisition.FeasibilitySearch;
import dev.brink.acquisition.SettledImprovement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import dev.brink.recommend.Incumbents;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.Arrays;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * A step for the sake of the others: not where most improvement is expected, but where a measurement settles most of what
 * is expected anywhere. In four dimensions and more expected improvement is greatest in corners and on faces, where
 * little is known and nothing else is learned. What that is worth is measured in {@code RATIONALE.md}.
 */
final class SurveyRule extends ElsewhereRule {
    /** With fewer parameters, corners are few and soon known. */
    private static final int LEAST_PARAMETERS = 4;

    /** Places where improvement is looked at. */
    private static final int PLACES = 512;

    /** So many of them must be feasible, to be expected, or what is summed up is chance. */
    private static final double LEAST_FEASIBLE = 16;

    /** Points among which to choose: so many of those that the search for the greatest improvement has found. */
    private static final int CANDIDATES = 128;

    /** And so many others. */
    private static final int SPREAD = 64;

    private final Maximum beliefsLeadTo;

    SurveyRule(Objective objective, Maximizer maximizer, Parallel parallel, Maximum beliefsLeadTo) {
        super(objective, maximizer, parallel);
        this.beliefsLeadTo = beliefsLeadTo;
    }

    /** Empty with few parameters, where hardly anything is feasible, and where no measurement would settle anything. */
    @Override
    Optional<Maximum> choose(
            Posterior posterior,
            Incumbents incumbents,
            double logPromise,
            Predicate<double[]> passOver,
            RandomStream stream) {
        if (posterior.problem().space().parameters().size() < LEAST_PARAMETERS) {
            return Optional.empty();
        }
        double[][] places = maximizer.spread(PLACES, stream.split("places"));
        double[] logProbabilities = new FeasibilitySearch(posterior).values(places);
        if (Arrays.stream(logProbabilities).map(Math::exp).sum() < LEAST_FEASIBLE) {
            return Optional.empty();
        }
        SettledImprovement settled = improvement.settled(
                posterior.of(objective), incumbents.confident(), places, logProbabilities, stream.split("target"));
        double[][] points = Stream.concat(
                        Arrays.stream(beliefsLeadTo.candidates(CANDIDATES)),
                        Arrays.stream(maximizer.spread(SPREAD, stream.split("points"))))
                .filter(passOver.negate())
                .toArray(double[][]::new);
        double[] by = settled.by(points, parallel);
        int best = 0;
        for (int i = 1; i < by.length; i++) {
            best = by[i] > by[best] ? i : best;
        }
        return by.length > 0 && by[best] > 0
                ? Optional.of(beliefsLeadTo.movedTo(points[best], Math.log(by[best] / places.length)))
                : Optional.empty();
    }

    @Override
    String name() {
        return "survey";
    }

    @Override
    String note() {
        return "This one was chosen for what it tells about other points: it settles most of where an improvement may"
                + " still be found, though not most is expected of itself.";
    }
}
