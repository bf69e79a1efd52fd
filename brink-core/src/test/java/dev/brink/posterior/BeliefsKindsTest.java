package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.problem.Constraint;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleFunction;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every kind of observation, and every awkward collection of them, leads to beliefs that are numbers. */
class BeliefsKindsTest {
    private static final Constraint NUMBER = Constraint.atMost("g", 0.5);

    private static Arguments kind(
            String name, ModelledFunction function, int count, DoubleFunction<Observation> observe) {
        return Arguments.of(name, function, count, observe);
    }

    private static DoubleFunction<Observation> constant(double value) {
        return x -> Observation.of(value);
    }

    static Stream<Arguments> kinds() {
        Constraint log = Constraint.atMost("g", 3).scale(LatentScale.LOG);
        Constraint share = Constraint.share("g", 0.7);
        Constraint holds = Constraint.holds("g");
        return Stream.of(
                kind("learned noise", NUMBER, 6, x -> Observation.of(Math.sin(6 * x))),
                kind("no noise", NUMBER.noise(Noise.none()), 6, x -> Observation.of(Math.sin(6 * x))),
                kind("fixed noise", NUMBER.noise(Noise.fixed(0.2)), 6, x -> Observation.of(Math.sin(6 * x))),
                kind("noise of its own", NUMBER, 6, x -> Observation.of(Math.sin(6 * x), 0.3 * x)),
                kind("log", log, 6, x -> Observation.of(Math.exp(3 * x))),
                kind("log, fixed noise", log.noise(Noise.fixed(0.5)), 6, x -> Observation.of(Math.exp(3 * x))),
                kind(
                        "logit",
                        Constraint.atLeast("g", 0.9).scale(LatentScale.LOGIT),
                        6,
                        x -> Observation.of(0.01 + 0.98 * x)),
                kind(
                        "probit",
                        Constraint.atLeast("g", 0.9).scale(LatentScale.PROBIT),
                        6,
                        x -> Observation.of(0.01 + 0.98 * x)),
                kind("counts", share, 6, x -> Observation.counts(Math.round(20 * x), 20)),
                kind("few counts", share, 6, x -> Observation.counts(Math.round(2 * x), 2)),
                kind("counted objective", Objective.maximize("g").counted(), 6, x -> Observation.counts(3, 30)),
                kind("yes and no", holds, 8, x -> Observation.of(x > 0.4)),
                kind("limits only", log, 5, x -> Observation.moreThan(1 + x)),
                kind("a limit and numbers", log, 6, x -> x > 0.7 ? Observation.moreThan(9) : Observation.of(1 + x)),
                kind(
                        "limits without noise",
                        NUMBER.noise(Noise.none()),
                        6,
                        x -> x > 0.7 ? Observation.moreThan(2) : Observation.of(x)),
                kind(
                        "limits under fixed noise",
                        NUMBER.noise(Noise.fixed(0.1)),
                        6,
                        x -> x > 0.7 ? Observation.moreThan(2) : Observation.of(x)),
                kind("minimised", Objective.minimize("g"), 6, x -> Observation.of(x * x)),
                kind("maximised", Objective.maximize("g"), 6, x -> Observation.of(x * x)),
                kind("no data", NUMBER, 0, constant(1)),
                kind("no counts", share, 0, constant(1)),
                kind("no data on a log scale", log, 0, constant(1)),
                kind("one number", NUMBER, 1, constant(7)),
                kind("one number at the threshold", NUMBER, 1, constant(0.5)),
                kind("one yes", holds, 1, x -> Observation.yes()),
                kind("constant", NUMBER, 6, constant(0.1)),
                kind("constant zero objective", Objective.minimize("g"), 6, constant(0)),
                kind("constant without noise", NUMBER.noise(Noise.none()), 6, constant(-3)),
                kind("tiny", NUMBER, 6, x -> Observation.of(1e-12 * Math.sin(6 * x))),
                kind("large", NUMBER, 6, x -> Observation.of(1e12 * Math.sin(6 * x))),
                kind("huge", NUMBER, 6, x -> Observation.of(1e300 * Math.sin(6 * x))),
                kind("huge, without noise", NUMBER.noise(Noise.none()), 6, x -> Observation.of(1e300 * (x - 0.3))),
                kind("both ends of the scale", NUMBER, 6, x -> Observation.of(x > 0.5 ? 1.7e308 : -1.7e308)),
                kind("next to nothing", Constraint.atMost("g", 0), 6, x -> Observation.of(1e-310 * x)),
                kind(
                        "six hundred decades",
                        Constraint.atMost("g", 0),
                        9,
                        x -> Observation.of(x == 1 ? 1e300 : 1e-300 * (1 + x))),
                kind("six hundred decades on a log scale", log, 7, x -> Observation.of(Math.pow(10, 600 * x - 300))),
                kind("a standard deviation of decades", log, 6, x -> Observation.of(x == 0 ? 1e-300 : 1 + x, 1)),
                kind("huge noise", NUMBER, 6, x -> Observation.of(x, x == 0 ? 1e300 : 0.1)),
                kind("all yes", holds, 10, x -> Observation.yes()),
                kind("all no", holds, 10, x -> Observation.no()),
                kind("a billion trials", share, 5, x -> Observation.counts(Math.round(1e9 * x * x), 1_000_000_000)),
                kind("a billion successes", share, 3, x -> Observation.counts(1_000_000_000, 1_000_000_000)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void beliefsAreSound(String name, ModelledFunction function, int count, DoubleFunction<Observation> observe) {
        History history = SmallStudy.history(function, count, observe);
        Beliefs beliefs = new Beliefs(SmallStudy.TINY, RandomStream.of(1), Parallel.none());
        SmallStudy.assertSound(beliefs.given(history).posterior());
        // And the chains can go on from where they are, with one observation more.
        if (count > 0) {
            History longer = SmallStudy.with(history, 0.31, function.metric(), observe.apply(0.31));
            SmallStudy.assertSound(beliefs.given(longer).posterior());
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("kinds")
    void soTheyAreWithThePriorsOfThePaper(
            String name, ModelledFunction function, int count, DoubleFunction<Observation> observe) {
        InferenceSettings paper =
                SmallStudy.TINY.withPriors(InferenceSettings.Priors.PAPER).withWarp(OutputWarp.off());
        SmallStudy.assertSound(SmallStudy.infer(SmallStudy.history(function, count, observe), paper, 3)
                .posterior());
    }

    @Test
    void contradictingExactMeasurementsAreSurvived() {
        Constraint exact = NUMBER.noise(Noise.none());
        History history = History.of(SmallStudy.problem(exact));
        for (double value : new double[] {1, 2, 2, -5}) {
            history = SmallStudy.with(history, 0.5, "g", Observation.of(value));
        }
        history = SmallStudy.with(history, 0.9, "g", Observation.of(0));
        SmallStudy.assertSound(SmallStudy.infer(history, SmallStudy.TINY, 1).posterior());
    }

    @Test
    void duplicatesOfEveryKindAreSurvived() {
        List<History> histories = new ArrayList<>();
        for (ModelledFunction function : List.of(NUMBER, NUMBER.noise(Noise.none()), NUMBER.noise(Noise.fixed(1)))) {
            History history = History.of(SmallStudy.problem(function));
            for (int i = 0; i < 12; i++) {
                history = SmallStudy.with(history, 0.25 * (i % 3), "g", Observation.of(i % 3));
            }
            histories.add(history);
        }
        History answers = History.of(SmallStudy.problem(Constraint.holds("g")));
        History counts = History.of(SmallStudy.problem(Constraint.share("g", 0.5)));
        for (int i = 0; i < 12; i++) {
            answers = SmallStudy.with(answers, 0.5, "g", Observation.of(i % 2 == 0));
            counts = SmallStudy.with(counts, 0.5, "g", Observation.counts(i, 50));
        }
        histories.add(answers);
        histories.add(counts);
        for (History history : histories) {
            SmallStudy.assertSound(SmallStudy.infer(history, SmallStudy.TINY, 1).posterior());
        }
    }

    @Test
    void failuresAreLearned() {
        Problem problem = Problem.over(Parameter.real("x", 0, 1))
                .objective(Objective.minimize("cost"))
                .constraint(Constraint.succeeds("works", "run"))
                .build();
        History history = History.of(problem);
        for (int i = 0; i < 12; i++) {
            double x = i / 11.0;
            history = history.with(
                    x > 0.6
                            ? Measurement.failed(SmallStudy.at(problem, x), "run", "diverged")
                            : Measurement.of(SmallStudy.at(problem, x), "run", Map.of("cost", Observation.of(x))));
        }
        Posterior posterior = SmallStudy.infer(
                        history, InferenceSettings.standard().withKeptSamples(10, 1), 1)
                .posterior();
        SmallStudy.assertSound(posterior);
        double[] works = posterior.logProbabilityOfAll(new double[][] {{0.1}, {0.95}});
        assertThat(Math.exp(works[0])).isGreaterThan(0.8);
        assertThat(Math.exp(works[1])).isLessThan(0.2);
    }
}
