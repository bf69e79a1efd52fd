package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.acquisition.FeasibilitySearch;
import dev.brink.data.Measurement;
import dev.brink.data.Suggestion;
import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Inputs;
import dev.brink.gp.Matern52;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Noise;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.OutputTransform;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.recommend.Incumbents;
import dev.brink.search.KnownRegion;
import dev.brink.search.Maximizer;
import dev.brink.search.Maximum;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Where the best place has been measured to its last digits, other places are looked at, too. */
class RivalsTest {
    private static final Problem PROBLEM = Problem.over(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1))
            .objective(Objective.minimize("cost").noise(Noise.none()))
            .build();

    /** Two dips of the same width; of the second only the brim is among the points below. */
    private static double cost(double x, double y) {
        return -1.5 * dip(x - 0.25, y - 0.25) - 2 * dip(x - 0.75, y - 0.8);
    }

    private static double dip(double dx, double dy) {
        return Math.exp(-30 * (dx * dx + dy * dy));
    }

    /** So much is known that hardly anything is left to gain in the first dip. */
    private static final double[][] KNOWN = {
        {0.25, 0.25},
        {0.15, 0.25},
        {0.35, 0.25},
        {0.25, 0.15},
        {0.25, 0.35},
        {0.05, 0.1},
        {0.45, 0.4},
        {0.1, 0.9},
        {0.5, 0.6},
        {0.9, 0.2},
        {0.9, 0.95},
        {0.55, 0.05},
        {0.2501, 0.2501},
        {0.2499, 0.2502},
        {0.2503, 0.2497},
        {0.2502, 0.2504},
        {0.2496, 0.2499},
    };

    private static Optimizer knowing(int measurements) {
        Optimizer optimizer = new Optimizer(PROBLEM, Studies.quick(1));
        for (int i = 0; i < measurements; i++) {
            Point point = PROBLEM.space().point(Map.of("x", KNOWN[i][0], "y", KNOWN[i][1]));
            optimizer.tell(Measurement.of(point, "run", Map.of("cost", cost(KNOWN[i][0], KNOWN[i][1]))));
        }
        return optimizer;
    }

    private static boolean isForASurprise(Suggestion suggestion) {
        return suggestion.notes().stream().anyMatch(note -> note.contains("only the last digits"));
    }

    private static boolean isForARival(Suggestion suggestion) {
        return suggestion.notes().stream().anyMatch(note -> note.contains("hardly anything left to gain"));
    }

    @ParameterizedTest
    @ValueSource(ints = {13, 15, 16})
    void threeOfFourStepsFollowTheBeliefs(int measurements) {
        assertThat(isForARival(knowing(measurements).ask())).isFalse();
    }

    @Test
    void theFourthIsForTheNextBestValley() {
        Suggestion suggestion = knowing(14).ask();
        assertThat(isForARival(suggestion)).isTrue();
        assertThat(suggestion.reason()).isEqualTo(Suggestion.Reason.IMPROVEMENT);
        assertThat(suggestion.point().real("x")).isGreaterThan(0.5);
        assertThat(suggestion.point().real("y")).isGreaterThan(0.5);
    }

    /** A flat bottom and a steep wall, measured at the bottom and next to it, and at evenly spaced points. */
    @ParameterizedTest
    @CsvSource({"18, false", "19, true", "20, false"})
    void whereOnlyDigitsAreLeftTheStepAfterItIsForASurprise(int measurements, boolean surprise) {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost").noise(Noise.none()))
                .build();
        Optimizer optimizer = new Optimizer(problem, Studies.quick(1));
        double[] bottom = {0.3, 0.3001, 0.2999, 0.301, 0.299};
        for (int i = 0; i < measurements; i++) {
            double x =
                    i < bottom.length ? bottom[i] : (double) (i - bottom.length) / (measurements - bottom.length - 1);
            double cost = Math.pow(x - 0.3, 2) + 1000 * Math.pow(x - 0.3, 6);
            optimizer.tell(Measurement.of(problem.space().point(Map.of("x", x)), "run", Map.of("cost", cost)));
        }
        Suggestion suggestion = optimizer.ask();
        assertThat(isForASurprise(suggestion)).as("%s", suggestion).isEqualTo(surprise);
    }

    @Test
    void whileThereIsSomethingToGainNoOtherValleyIsLookedAt() {
        assertThat(choose(Math.log(1e-2))).isEmpty();
        assertThat(choose(Math.log(1e-6)))
                .hasValueSatisfying(x -> assertThat(x.point()[0]).isBetween(0.7, 1.0));
    }

    @Test
    void whileThereAreMoreThanDigitsToGainThereAreNoSurprises() {
        assertThat(chooseSurprise(Math.log(1e-5))).isEmpty();
        assertThat(chooseSurprise(Math.log(1e-7)))
                .hasValueSatisfying(x -> assertThat(x.point()[0]).isBetween(0.85, 1.0));
    }

    @Test
    void whereThereIsNoiseDigitsAreNeverAllThatIsLeft() {
        Posterior posterior = dips(0.01);
        Look look = new Look(
                posterior,
                new Incumbents(posterior, MEASURED),
                new FeasibilitySearch(posterior),
                Suggestion.Reason.IMPROVEMENT,
                chooseSurprise(Math.log(1e-7)).orElseThrow(),
                List.of());
        for (int measured = 0; measured < 4; measured++) {
            assertThat(ElsewhereRule.due(measured, DIPS, maximizer(posterior), Parallel.none(), look))
                    .allMatch(rule -> rule instanceof KnowledgeRule);
        }
    }

    /** What is chosen beside a dip to -1 at 0.2, known exactly, and another of which -0.4 at 0.8 is known. */
    private static Optional<Maximum> choose(double logPromise) {
        Posterior posterior = dips(0);
        return new RivalRule(DIPS, maximizer(posterior), Parallel.none())
                .choose(posterior, new Incumbents(posterior, MEASURED), logPromise, x -> false, RandomStream.of(2));
    }

    /** The same, where least is known. */
    private static Optional<Maximum> chooseSurprise(double logPromise) {
        Posterior posterior = dips(0);
        return new SurpriseRule(DIPS, maximizer(posterior), Parallel.none())
                .choose(posterior, new Incumbents(posterior, MEASURED), logPromise, x -> false, RandomStream.of(2));
    }

    private static final Objective DIPS = Objective.minimize("cost");
    private static final double[][] MEASURED = {{0}, {0.1}, {0.15}, {0.2}, {0.25}, {0.3}, {0.4}, {0.5}, {0.6}, {0.8}};

    private static Posterior dips(double noise) {
        Problem problem =
                Problem.over(Parameter.real("x", 0, 1)).objective(DIPS).build();
        double[] values = {0, -0.5, -0.9, -1, -0.9, -0.5, 0, 0, 0, -0.4};
        double[] noises = new double[values.length];
        Arrays.fill(noises, noise);
        Hyperparameters h = new Hyperparameters(new double[] {0.2}, 1, 0, noise, Double.POSITIVE_INFINITY);
        GaussianProcess process =
                GaussianProcess.conditioned(Matern52.INSTANCE, h, Inputs.of(MEASURED, 1), values, noises);
        return SmallPosteriors.posterior(
                problem,
                Map.of("cost", SmallPosteriors.mixture(List.of(new LatentSample(process, OutputTransform.IDENTITY)))));
    }

    private static Maximizer maximizer(Posterior posterior) {
        return new Maximizer(new KnownRegion(posterior.problem(), RandomStream.of(1)), Parallel.none());
    }
}
