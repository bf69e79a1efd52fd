package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.data.History;
import dev.brink.mcmc.ChainState;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** How many samples are kept, and where chains begin. */
class FunctionInferenceTest {
    private static final Objective COST = Objective.minimize("cost");
    private static final Constraint TASTE = Constraint.share("taste", 0.6);
    private static final Constraint HEAT = Constraint.atMost("heat", 1);

    private static Observation cost(double x) {
        return Observation.of(Math.sin(5 * x) + 0.05 * Math.sin(1000 * x));
    }

    private static FunctionInference.Result run(History history, ModelledFunction function, List<ChainState> states) {
        LatentModel model =
                new FunctionModel(function, history.problem().space(), SmallStudy.TINY).of(history.data(function));
        return new FunctionInference(model, model.data().size(), SmallStudy.TINY, RandomStream.of(1), Parallel.none())
                .run(states, List.of(), KeptDraws.none());
    }

    private static ChainState at(double... coordinates) {
        return ChainState.of(coordinates, new double[0]);
    }

    @Test
    void statesThatDoNotFitAreLeftAside() {
        History history = SmallStudy.history(COST, 5, FunctionInferenceTest::cost);
        FunctionInference.Result fresh = run(history, COST, List.of());
        assertThat(fresh.states()).hasSize(2);
        ChainState good = at(0, 0, 0, -5, 3, 1);
        assertThat(good.coordinates()).hasSameSizeAs(fresh.states().get(0).coordinates());
        // Too few chains, too few coordinates, and a place that is impossible.
        for (List<ChainState> unfit :
                List.of(List.of(good), List.of(good, at(0, 0)), List.of(at(0, 0, 0, -99, 0, 1), good))) {
            FunctionInference.Result again = run(history, COST, unfit);
            assertThat(again.draws().states()).isEqualTo(fresh.draws().states());
            assertThat(again.states()).isEqualTo(fresh.states());
        }
        assertThat(run(history, COST, List.of(good, good)).draws().states())
                .isNotEqualTo(fresh.draws().states());
    }

    @Test
    void chainsGoOnFromStatesWithFewerLatentValues() {
        History history = SmallStudy.history(TASTE, 6, x -> Observation.counts(Math.round(5 * x), 5));
        FunctionInference.Result before = run(history, TASTE, List.of());
        History longer = SmallStudy.with(history, 0.31, "taste", Observation.counts(2, 5));
        FunctionInference.Result after = run(longer, TASTE, before.states());
        assertThat(after.states().get(0).latents()).hasSize(7);
        assertThat(after.draws().states())
                .isNotEqualTo(run(longer, TASTE, List.of()).draws().states());
    }

    @Test
    void asManySamplesAreKeptAsAsked() {
        Beliefs.Inferred costs =
                SmallStudy.infer(SmallStudy.history(COST, 5, FunctionInferenceTest::cost), SmallStudy.TINY, 1);
        assertThat(costs.posterior().of(COST).samples()).hasSize(4);
        // Behind few counts four times as many, with latent values drawn twice for each.
        Beliefs.Inferred tastes = SmallStudy.infer(
                SmallStudy.history(TASTE, 5, x -> Observation.counts(Math.round(40 * x), 50)), SmallStudy.TINY, 1);
        assertThat(tastes.posterior().of(TASTE).samples()).hasSize(32);
        Beliefs.Diagnostics diagnostics =
                Objects.requireNonNull(costs.diagnostics().get("cost"));
        assertThat(diagnostics.swapRate()).isBetween(0.0, 1.0);
        assertThat(diagnostics.repairedBy()).isEqualTo(0);
    }

    @Test
    void chainsSeeSomeOfManyNumbersAndProcessesAllOfThem() {
        History history = SmallStudy.history(COST, 3 * InferenceSettings.PLENTY + 5, FunctionInferenceTest::cost);
        InferenceSettings settings = SmallStudy.TINY.withPowers(List.of(1.0));
        Posterior posterior = SmallStudy.infer(history, settings, 1).posterior();
        assertThat(posterior.of(COST).samples())
                .hasSize(3) // of the four that are kept of few
                .allMatch(sample -> sample.process().size() == history.size());
        SmallStudy.assertSound(posterior);
        double median = posterior.predict(COST, new double[][] {{0.5}}).get(0).quantile(0.5);
        assertThat(median).isEqualTo(Math.sin(2.5), within(0.1));
    }

    @Test
    void fewerAreKeptWhereThereAreManyObservations() {
        InferenceSettings settings = SmallStudy.TINY.withKeptSamples(10, 1).withPowers(List.of(1.0));
        Map<Integer, Integer> kept = new TreeMap<>();
        for (int n : new int[] {50, 100, 125, 200, 325, 400}) {
            History history = SmallStudy.history(COST, n, FunctionInferenceTest::cost);
            kept.put(
                    n,
                    SmallStudy.infer(history, settings, 1)
                            .posterior()
                            .of(COST)
                            .samples()
                            .size());
        }
        assertThat(kept).isEqualTo(Map.of(50, 10, 100, 10, 125, 8, 200, 5, 325, 3, 400, 3));
    }

    @Test
    void manyCountsAreMadeDoWithFewerSamples() {
        History history = SmallStudy.history(
                TASTE, 2 * InferenceSettings.PLENTY + 25, x -> Observation.counts(Math.round(5 * x), 5));
        InferenceSettings settings = SmallStudy.TINY.withKeptSamples(4, 1).withPowers(List.of(1.0));
        Posterior posterior = SmallStudy.infer(history, settings, 1).posterior();
        // Three draws of the hyperparameters instead of four, with two of the latent values each.
        assertThat(posterior.of(TASTE).samples()).hasSize(6);
        SmallStudy.assertSound(posterior);
    }

    @Test
    void dataThatNoPriorDrawExplainsAreReported() {
        // A warp so wide that it is none leaves values three hundred decades out, whose squares overflow.
        InferenceSettings settings = SmallStudy.TINY.withWarp(OutputWarp.fixed(1e300));
        History history = SmallStudy.history(HEAT, 5, x -> Observation.of(x == 1 ? 1e300 : 1 + 1e-3 * x));
        assertThatThrownBy(() -> SmallStudy.infer(history, settings, 1))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("None of 10000 draws")
                .hasMessageContaining("the 5 data")
                .hasMessageContaining("warp=1.0E300")
                .hasMessageContaining("look for values that differ by hundreds of decades");
    }
}
