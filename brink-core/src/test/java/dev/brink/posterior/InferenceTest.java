package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.ProblemBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;

/** Inference is a pure function of history, chain states and seed. */
class InferenceTest {
    private static final Objective COST = Objective.minimize("cost");
    private static final Constraint TASTE = Constraint.share("taste", 0.6);
    private static final Constraint HEAT = Constraint.atMost("heat", 1);

    private static ProblemBuilder problem() {
        return Problem.over(Parameter.real("x", 0, 1)).objective(COST).constraint(TASTE);
    }

    private static History measured(Problem problem, int count) {
        History history = History.of(problem);
        for (int i = 0; i < count; i++) {
            double x = (0.37 + 0.618 * i) % 1;
            Map<String, Observation> values = problem.constraints().contains(HEAT)
                    ? Map.of("cost", cost(x), "taste", taste(x), "heat", Observation.of(x * x))
                    : Map.of("cost", cost(x), "taste", taste(x));
            history = history.with(Measurement.of(SmallStudy.at(problem, x), "run", values));
        }
        return history;
    }

    private static Observation cost(double x) {
        return Observation.of(Math.sin(5 * x) + 0.05 * Math.sin(1000 * x));
    }

    private static Observation taste(double x) {
        return Observation.counts(Math.round(40 * x), 50);
    }

    private static Inference inference(long seed, Parallel parallel) {
        return new Inference(SmallStudy.TINY, RandomStream.of(seed), parallel);
    }

    /** All that the beliefs about a function say on a grid, to the last bit. */
    private static List<Double> beliefs(Inference.Inferred inferred, String function) {
        LatentPosterior posterior =
                inferred.posterior().of(inferred.posterior().problem().function(function));
        List<Double> numbers = new ArrayList<>();
        posterior.marginals(SmallStudy.GRID).forEach(m -> {
            for (int j = 0; j < m.size(); j++) {
                numbers.add(m.mean(j));
                numbers.add(m.variance(j));
            }
        });
        posterior.samples().forEach(sample -> numbers.add(sample.transform().warp()));
        return numbers;
    }

    private static void assertSame(Inference.Inferred actual, Inference.Inferred expected) {
        assertThat(beliefs(actual, "cost")).isEqualTo(beliefs(expected, "cost"));
        assertThat(beliefs(actual, "taste")).isEqualTo(beliefs(expected, "taste"));
        assertThat(actual.diagnostics()).isEqualTo(expected.diagnostics());
        assertThat(actual.chains().toLines()).isEqualTo(expected.chains().toLines());
    }

    @Test
    void sameSeedSameBeliefs() {
        History history = measured(problem().build(), 6);
        Inference.Inferred first = inference(1, Parallel.none()).infer(history, ChainStates.none());
        assertSame(inference(1, Parallel.none()).infer(history, ChainStates.none()), first);
        Inference.Inferred other = inference(2, Parallel.none()).infer(history, ChainStates.none());
        assertThat(beliefs(other, "cost")).isNotEqualTo(beliefs(first, "cost"));
        assertThat(beliefs(other, "taste")).isNotEqualTo(beliefs(first, "taste"));
    }

    @Test
    void threadsChangeNothing() {
        History history = measured(problem().build(), 6);
        Inference.Inferred alone = inference(1, Parallel.none()).infer(history, ChainStates.none());
        for (int threads = 1; threads <= 3; threads++) {
            ForkJoinPool pool = new ForkJoinPool(threads);
            try {
                assertSame(inference(1, Parallel.on(pool)).infer(history, ChainStates.none()), alone);
            } finally {
                pool.shutdown();
            }
        }
    }

    @Test
    void chainsGoOnAsBeforeAfterHavingBeenStored() {
        Problem problem = problem().build();
        ChainStates states = inference(1, Parallel.none())
                .infer(measured(problem, 6), ChainStates.none())
                .chains();
        ChainStates stored = ChainStates.parse(List.copyOf(states.toLines()));
        History longer = measured(problem, 7);
        Inference.Inferred straight = inference(1, Parallel.none()).infer(longer, states);
        assertSame(inference(1, Parallel.none()).infer(longer, stored), straight);
        assertThat(beliefs(straight, "cost"))
                .isNotEqualTo(beliefs(inference(1, Parallel.none()).infer(longer, ChainStates.none()), "cost"));
    }

    @Test
    void anotherConstraintDoesNotMoveTheChainsOfTheFirst() {
        Problem fewer = problem().build();
        Problem more = problem().constraint(HEAT).build();
        Inference.Inferred before = inference(1, Parallel.none()).infer(measured(fewer, 5), ChainStates.none());
        Inference.Inferred after = inference(1, Parallel.none()).infer(measured(more, 5), ChainStates.none());
        assertThat(beliefs(after, "cost")).isEqualTo(beliefs(before, "cost"));
        assertThat(beliefs(after, "taste")).isEqualTo(beliefs(before, "taste"));
        assertThat(after.chains().of("cost")).isEqualTo(before.chains().of("cost"));
        assertThat(after.diagnostics()).containsOnlyKeys("cost", "taste", "heat");
    }

    @Test
    void statesThatDoNotFitAreLeftAside() {
        History history = measured(problem().build(), 5);
        Inference.Inferred fresh = inference(1, Parallel.none()).infer(history, ChainStates.none());
        // Too few chains, too many coordinates, and a place that is impossible.
        for (String line : List.of("cost\t0 0 0 0 0\t", "cost\t0 0\t", "cost\t0 0 0 -99 0\t")) {
            List<String> lines = new ArrayList<>(fresh.chains().toLines());
            lines.removeIf(l -> l.startsWith("cost"));
            lines.add(line);
            if (!line.equals("cost\t0 0 0 0 0\t")) {
                lines.add(line);
            }
            Inference.Inferred again = inference(1, Parallel.none()).infer(history, ChainStates.parse(lines));
            assertThat(beliefs(again, "cost")).isEqualTo(beliefs(fresh, "cost"));
            assertThat(beliefs(again, "taste")).isNotEqualTo(beliefs(fresh, "taste"));
        }
    }

    @Test
    void asManySamplesAreKeptAsAsked() {
        Inference.Inferred inferred =
                inference(1, Parallel.none()).infer(measured(problem().build(), 5), ChainStates.none());
        assertThat(inferred.posterior().of(COST).samples()).hasSize(4);
        // Behind few counts four times as many, with latent values drawn twice for each.
        assertThat(inferred.posterior().of(TASTE).samples()).hasSize(32);
        assertThat(inferred.chains().of("cost")).hasSize(2);
        Inference.Diagnostics diagnostics =
                Objects.requireNonNull(inferred.diagnostics().get("cost"));
        assertThat(diagnostics.swapRate()).isBetween(0.0, 1.0);
        assertThat(diagnostics.repairedBy()).isEqualTo(0);
    }

    @Test
    void manyDataAreMadeDoWithFewerSamples() {
        History history = SmallStudy.history(COST, 2 * InferenceSettings.PLENTY + 20, InferenceTest::cost);
        InferenceSettings settings = SmallStudy.TINY.withKeptSamples(4, 1).withPowers(List.of(1.0));
        Inference.Inferred inferred = SmallStudy.infer(history, settings, 1);
        assertThat(inferred.posterior().of(COST).samples()).hasSize(3);
        SmallStudy.assertSound(inferred.posterior());
        double median = inferred.posterior()
                .predict(COST, new double[][] {{0.5}})
                .get(0)
                .quantile(0.5);
        assertThat(median).isEqualTo(Math.sin(2.5), within(0.1));
    }

    @Test
    void dataThatNoPriorDrawExplainsAreReported() {
        // A warp so wide that it is none leaves values three hundred decades out, whose squares overflow.
        InferenceSettings settings = SmallStudy.TINY.withWarp(OutputWarp.fixed(1e300));
        History history = SmallStudy.history(HEAT, 9, x -> Observation.of(x == 1 ? 1e300 : 1 + 1e-3 * x));
        assertThatThrownBy(() -> SmallStudy.infer(history, settings, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("None of 10000 draws")
                .hasMessageContaining("the 9 data")
                .hasMessageContaining("warp=1.0E300")
                .hasMessageContaining("look for values that differ by hundreds of decades");
    }
}
