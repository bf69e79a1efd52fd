package dev.brink;

import dev.brink.acquisition.KnowledgeGradient;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import dev.brink.recommend.Incumbents;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.Arrays;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A step for the sake of the answer, where measurements are noisy: not where a better value may be met, but where a
 * measurement is expected to make the answer better. What that is worth is measured in {@code RATIONALE.md}.
 */
final class KnowledgeRule extends ElsewhereRule {
    /** So many answers with the best means, and of the points with the most improvement, are compared. */
    private static final int ANSWERS = 64;

    /** Points spread over the space, of which some may be answers. */
    private static final int SPREAD = 512;

    /** So many of the best answers are looked around. */
    private static final int BEST = 8;

    /** Points around each. */
    private static final int AROUND = 48;

    /** Points where a measurement is imagined: beside all answers, so many of those with the most improvement. */
    private static final int CANDIDATES = 128;

    /** And so many spread ones. */
    private static final int ELSEWHERE = 64;

    /** How often the surroundings of the best of them are looked at. */
    private static final int REFINEMENTS = 2;

    private final Maximum beliefsLeadTo;

    KnowledgeRule(Objective objective, Maximizer maximizer, Parallel parallel, Maximum beliefsLeadTo) {
        super(objective, maximizer, parallel);
        this.beliefsLeadTo = beliefsLeadTo;
    }

    /** Empty where no measurement would change the answer. */
    @Override
    Optional<Maximum> choose(
            Posterior posterior,
            Incumbents incumbents,
            double logPromise,
            Predicate<double[]> passOver,
            RandomStream stream) {
        double[][] answers = answers(posterior, incumbents, stream.split("answers"));
        KnowledgeGradient knowledge = new KnowledgeGradient(posterior.of(objective), objective.sign(), answers);
        double[][] points = joined(
                beliefsLeadTo.candidates(CANDIDATES), answers, maximizer.spread(ELSEWHERE, stream.split("elsewhere")));
        Optional<Maximum> best = Optional.empty();
        for (int round = 0; round <= REFINEMENTS; round++) {
            best = best(best, points, knowledge, posterior, passOver);
            if (best.isEmpty()) {
                return best;
            }
            points = maximizer.around(best.get().point(), AROUND, stream.split(round));
        }
        return best;
    }

    /** What may be recommended after one more measurement: confidently feasible, and good or likely to turn out so. */
    private double[][] answers(Posterior posterior, Incumbents incumbents, RandomStream stream) {
        double[][] spread = confident(
                posterior,
                joined(incumbents.confident(), beliefsLeadTo.candidates(), maximizer.spread(SPREAD, stream)));
        double[][] best = least(posterior, spread, BEST);
        double[][] around = IntStream.range(0, best.length)
                .mapToObj(j -> maximizer.around(best[j], AROUND, stream.split(j)))
                .flatMap(Arrays::stream)
                .toArray(double[][]::new);
        return joined(
                least(posterior, joined(spread, confident(posterior, around)), ANSWERS),
                confident(posterior, beliefsLeadTo.candidates(ANSWERS)));
    }

    private static double[][] joined(double[][]... points) {
        return Arrays.stream(points).flatMap(Arrays::stream).toArray(double[][]::new);
    }

    private static double[][] confident(Posterior posterior, double[][] points) {
        boolean[] confident = posterior.isConfident(points);
        return IntStream.range(0, points.length)
                .filter(j -> confident[j])
                .mapToObj(j -> points[j])
                .toArray(double[][]::new);
    }

    /** Those of which the least is expected, or the most where that is wanted. */
    private double[][] least(Posterior posterior, double[][] points, int count) {
        double[] means = posterior.middles(objective, points);
        return IntStream.range(0, points.length)
                .boxed()
                .sorted(Comparator.comparingDouble(j -> objective.sign() * means[j]))
                .limit(count)
                .map(j -> points[j])
                .toArray(double[][]::new);
    }

    /** The most valuable measurement of these and, if there was one, the best so far. */
    private Optional<Maximum> best(
            Optional<Maximum> soFar,
            double[][] points,
            KnowledgeGradient knowledge,
            Posterior posterior,
            Predicate<double[]> passOver) {
        double[][] open = Stream.of(points).filter(passOver.negate()).toArray(double[][]::new);
        double[] feasible = Arrays.stream(posterior.logProbabilityOfAll(open))
                .map(Math::exp)
                .toArray();
        double[] gains = knowledge.of(open, feasible, parallel);
        double most = soFar.map(x -> Math.exp(x.value())).orElse(0.0);
        Optional<Maximum> best = soFar;
        for (int i = 0; i < gains.length; i++) {
            if (gains[i] > most) {
                most = gains[i];
                best = Optional.of(beliefsLeadTo.movedTo(open[i], Math.log(most)));
            }
        }
        return best;
    }

    @Override
    String name() {
        return "knowledge";
    }

    @Override
    String note() {
        return "Measurements are noisy, so this one was chosen for how much better it is expected to make the answer,"
                + " wherever that may be.";
    }
}
