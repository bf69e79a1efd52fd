package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.mcmc.ChainState;
import dev.brink.numeric.LogSumExp;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class KeptDrawsTest {
    private static final Objective COST = Objective.minimize("cost");
    private static final Constraint TASTE = Constraint.share("taste", 0.6);
    private static final InferenceSettings SETTINGS =
            SmallStudy.TINY.withKeptSamples(300, 2).withPowers(List.of(1.0, 0.4));

    private static LatentModel model(ModelledFunction function, History history) {
        return new FunctionModel(function, history.problem().space(), SETTINGS).of(history.data(function));
    }

    private static KeptDraws draws(LatentModel model, long seed) {
        return new FunctionInference(model, model.data().size(), SETTINGS, RandomStream.of(seed), Parallel.none())
                .run()
                .draws();
    }

    private static History few() {
        return SmallStudy.history(COST, 6, x -> Observation.of(Math.sin(5 * x) + 0.05 * Math.sin(1000 * x)));
    }

    /** A value so high that centre and unit move, and with them the coordinates of every draw. */
    private static History oneMore() {
        return SmallStudy.with(few(), 0.31, "cost", Observation.of(4.0));
    }

    private static double[] means(List<ChainState> states, double[] logWeights) {
        double total = LogSumExp.of(logWeights);
        double[] means = new double[states.get(0).coordinates().length];
        for (int k = 0; k < logWeights.length; k++) {
            double[] x = states.get(k).coordinates();
            for (int c = 0; c < means.length; c++) {
                means[c] += Math.exp(logWeights[k] - total) * x[c];
            }
        }
        return means;
    }

    /** By how many standard errors the means of older draws differ from those of new ones, coordinate by coordinate. */
    private static double[] studentized(boolean weighted) {
        LatentModel before = model(COST, few());
        LatentModel now = model(COST, oneMore());
        assertThat(now.transform().unit()).isNotEqualTo(before.transform().unit());
        assertThat(now.transform().centre()).isNotEqualTo(before.transform().centre());
        int replicates = 40;
        double[][] differences = new double[replicates][];
        for (int r = 0; r < replicates; r++) {
            KeptDraws grown = draws(before, r).grown(before, now);
            KeptDraws direct = draws(now, 1000 + r);
            double[] weights =
                    weighted ? grown.logWeights() : new double[grown.states().size()];
            double[] old = means(grown.states(), weights);
            double[] fresh = means(direct.states(), direct.logWeights());
            double[] difference = new double[old.length];
            Arrays.setAll(difference, c -> old[c] - fresh[c]);
            differences[r] = difference;
        }
        double[] t = new double[differences[0].length];
        for (int c = 0; c < t.length; c++) {
            int coordinate = c;
            double[] one =
                    Arrays.stream(differences).mapToDouble(d -> d[coordinate]).toArray();
            double mean = Arrays.stream(one).average().orElseThrow();
            double squares =
                    Arrays.stream(one).map(d -> (d - mean) * (d - mean)).sum();
            t[c] = mean / Math.sqrt(squares / (replicates - 1) / replicates);
        }
        return t;
    }

    @Test
    void olderDrawsWeightedAnewAgreeWithNewOnes() {
        // Student's t with 39 degrees of freedom passes 4 once in 3,600 times.
        assertThat(Arrays.stream(studentized(true))).allMatch(t -> Math.abs(t) < 4);
    }

    @Test
    void withoutTheirWeightsTheyWouldNot() {
        assertThat(Arrays.stream(studentized(false))).anyMatch(t -> Math.abs(t) > 8);
    }

    @Test
    void aGenerationCountsForWhatItsWeightsLeaveOfIt() {
        LatentModel before = model(COST, few());
        LatentModel now = model(COST, oneMore());
        KeptDraws grown = draws(before, 1).grown(before, now);
        List<ChainState> newest = draws(now, 2).states().subList(0, 50);
        KeptDraws both = grown.with(newest, now, 350);
        double[] weights = Arrays.stream(both.logWeights()).map(Math::exp).toArray();
        assertThat(both.states()).hasSizeBetween(345, 350); // without what has become impossible
        assertThat(Arrays.stream(weights).limit(50)).allMatch(w -> w == weights[0]);
        double newShare = Arrays.stream(weights).limit(50).sum();
        double oldShare = Arrays.stream(weights).skip(50).sum();
        double oldSquares = Arrays.stream(weights).skip(50).map(w -> w * w).sum();
        assertThat(oldShare / newShare * 50).isBetween(1.0, 299.0);
        // The share is the effective number itself, so the sum of squares of normalised weights is its inverse.
        assertThat(oldSquares / oldShare / oldShare * (oldShare / newShare * 50))
                .isBetween(0.999, 1.001);
    }

    @Test
    void theOldestGoFirst() {
        LatentModel model = model(COST, few());
        List<ChainState> all = draws(model, 1).states();
        KeptDraws kept = KeptDraws.none();
        for (int g = 0; g < 4; g++) {
            kept = kept.with(all.subList(3 * g, 3 * g + 3), model, 7);
        }
        assertThat(kept.states())
                .containsExactly(all.get(9), all.get(10), all.get(11), all.get(6), all.get(7), all.get(8), all.get(3));
    }

    @Test
    void drawsOfLatentValuesAreNotKept() {
        History history = SmallStudy.history(TASTE, 5, x -> Observation.counts(Math.round(5 * x), 5));
        History longer = SmallStudy.with(history, 0.31, "taste", Observation.counts(2, 5));
        LatentModel before = model(TASTE, history);
        KeptDraws draws = new FunctionInference(
                        before, before.data().size(), SmallStudy.TINY, RandomStream.of(1), Parallel.none())
                .run()
                .draws();
        assertThat(draws.isEmpty()).isFalse();
        assertThat(draws.grown(before, model(TASTE, longer)).isEmpty()).isTrue();
    }
}
