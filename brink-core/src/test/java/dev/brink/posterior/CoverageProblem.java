package dev.brink.posterior;

import dev.brink.data.History;
import dev.brink.data.Measurement;
import dev.brink.gp.GaussianProcess;
import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.HyperPrior;
import dev.brink.gp.Hyperparameters;
import dev.brink.numeric.Normal;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.observation.Noise;
import dev.brink.observation.Observation;
import dev.brink.observation.ObservationModel;
import dev.brink.problem.Constraint;
import dev.brink.problem.Parameter;
import dev.brink.problem.Problem;
import dev.brink.problem.SearchSpace;
import dev.brink.testkit.Reliability;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ForkJoinPool;
import java.util.random.RandomGenerator;

/**
 * Constraints drawn from the prior, observed at a few points and judged at others, through the whole of inference: what
 * is said to hold with probability p, does it hold that often?
 */
final class CoverageProblem {
    private static final int AXES = 2;
    private static final int OBSERVED = 15;
    private static final int CANDIDATES = 60;
    private static final int BINS = 10;

    private final String title;
    private final Constraint constraint;
    private final HyperPrior prior;
    private final Observer observer;

    private CoverageProblem(String title, Constraint constraint, HyperPrior prior, Observer observer) {
        this.title = title;
        this.constraint = constraint;
        this.prior = prior;
        this.observer = observer;
    }

    /** How the beliefs about a problem come about. */
    enum Way {
        /** From all observations at once: what users get after an import, and where chains start afresh. */
        AT_ONCE {
            @Override
            LatentPosterior infer(
                    Constraint constraint, History history, InferenceSettings settings, RandomStream stream) {
                LatentModel model =
                        new FunctionModel(constraint, history.problem().space(), settings).of(history.data(constraint));
                RandomStream purpose = stream.split(constraint.name()).split(OBSERVED);
                return new FunctionInference(model, model.data().size(), settings, purpose, Parallel.none())
                        .run()
                        .draws()
                        .posterior(model);
            }
        },

        /** One observation after the other, with chains that go on: dearer, and what users get most of the time. */
        STEP_BY_STEP {
            @Override
            LatentPosterior infer(
                    Constraint constraint, History history, InferenceSettings settings, RandomStream stream) {
                return new Beliefs(settings, stream, Parallel.none())
                        .given(history)
                        .posterior()
                        .of(constraint);
            }
        };

        abstract LatentPosterior infer(
                Constraint constraint, History history, InferenceSettings settings, RandomStream stream);
    }

    private interface Observer {
        Observation observe(double latent, double noise, RandomGenerator random);
    }

    static List<CoverageProblem> all() {
        HyperPrior standard = HyperPrior.standard(AXES);
        HyperPrior counts = HyperPrior.counts(AXES);
        return List.of(
                new CoverageProblem(
                        "numbers, noise learned",
                        Constraint.atLeast("c", 0),
                        standard,
                        (latent, noise, random) -> Observation.of(latent + noise)),
                new CoverageProblem(
                        "numbers, no noise",
                        Constraint.atMost("c", 0).noise(Noise.none()),
                        standard,
                        (latent, noise, random) -> Observation.of(latent)),
                new CoverageProblem(
                        "numbers, no noise, but noise learned",
                        Constraint.atMost("c", 0),
                        standard,
                        (latent, noise, random) -> Observation.of(latent)),
                new CoverageProblem(
                        "numbers, noise known", Constraint.atLeast("c", 0), standard, CoverageProblem::known),
                new CoverageProblem(
                        "numbers cut off at a limit", Constraint.atLeast("c", 0), standard, CoverageProblem::cutOff),
                new CoverageProblem(
                        "counts of 20, at least half",
                        Constraint.share("c", 0.5),
                        counts,
                        (latent, noise, random) -> Observation.counts(successes(latent, 20, random), 20)),
                new CoverageProblem(
                        "counts of 1,000, at least half",
                        Constraint.share("c", 0.5),
                        counts,
                        (latent, noise, random) -> Observation.counts(successes(latent, 1000, random), 1000)),
                new CoverageProblem(
                        "yes or no",
                        Constraint.holds("c"),
                        HyperPrior.answers(AXES),
                        (latent, noise, random) -> Observation.of(successes(latent, 1, random) == 1)));
    }

    /** Answers that are taken for ten answers each: observed wrongly on purpose. */
    static CoverageProblem answersGivenTenTimes() {
        return new CoverageProblem(
                "an answer taken for ten",
                Constraint.share("c", 0.5),
                HyperPrior.counts(AXES),
                (latent, noise, random) -> Observation.counts(10L * successes(latent, 1, random), 10));
    }

    private static Observation known(double latent, double noise, RandomGenerator random) {
        double deviation = Math.pow(10, -2 * random.nextDouble());
        return Observation.of(latent + deviation * random.nextGaussian(), deviation);
    }

    private static Observation cutOff(double latent, double noise, RandomGenerator random) {
        return latent + noise > 0.3 ? Observation.moreThan(0.3) : Observation.of(latent + noise);
    }

    private static int successes(double latent, int trials, RandomGenerator random) {
        int successes = 0;
        for (int t = 0; t < trials; t++) {
            successes += random.nextDouble() < Normal.cdf(latent) ? 1 : 0;
        }
        return successes;
    }

    /** The reliability of {@code Pr(C(x))} over that many problems. */
    Reliability reliability(Way way, int problems, InferenceSettings settings, long seed, ForkJoinPool pool) {
        List<Judged> judged = Parallel.on(pool)
                .map(problems, i -> judge(way, settings, RandomStream.of(seed).split(i)));
        double[] predicted = judged.stream()
                .flatMap(j -> j.probabilities().stream())
                .mapToDouble(p -> p)
                .toArray();
        List<Boolean> held = judged.stream().flatMap(j -> j.held().stream()).toList();
        boolean[] happened = new boolean[held.size()];
        for (int i = 0; i < happened.length; i++) {
            happened[i] = held.get(i);
        }
        return Reliability.of(predicted, happened, BINS);
    }

    private record Judged(List<Double> probabilities, List<Boolean> held) {}

    private Judged judge(Way way, InferenceSettings settings, RandomStream stream) {
        RandomGenerator random = stream.generator();
        Problem problem = Problem.over(SearchSpace.of(Parameter.real("x", 0, 1), Parameter.real("y", 0, 1)))
                .constraint(constraint)
                .build();
        double[][] points;
        double[] latent;
        List<Observation> observed;
        do {
            points = randomPoints(random);
            boolean numbers = constraint.model() instanceof ObservationModel.Gaussian;
            HyperCoordinates coordinates = new HyperCoordinates(AXES, true, false, numbers);
            double[] x = coordinates.draw(prior, random);
            Hyperparameters hyper = coordinates.hyperparameters(x, Double.POSITIVE_INFINITY);
            latent = GaussianProcess.prior(coordinates.kernel(x), hyper)
                    .joint(points)
                    .draw(random);
            observed = new ArrayList<>();
            for (int i = 0; i < OBSERVED; i++) {
                double noise = Math.sqrt(hyper.noiseVariance()) * random.nextGaussian();
                observed.add(observer.observe(latent[i], noise, random));
            }
        } while (!isInteresting(observed));
        History history = History.of(problem);
        for (int i = 0; i < OBSERVED; i++) {
            history = history.with(
                    Measurement.of(problem.space().decode(points[i]), "run", Map.of("c", observed.get(i))));
        }
        double[][] judgedPoints = Arrays.copyOfRange(points, OBSERVED, points.length);
        double[] logProbability = way.infer(constraint, history, settings, stream.split("inference"))
                .logProbability(constraint, judgedPoints);
        return onePointABin(logProbability, latent);
    }

    /**
     * The first candidate in each bin of probability: points of one problem in one bin would say much the same, and a
     * choice by what is predicted, and nothing else, leaves predictions as calibrated as they are.
     */
    private Judged onePointABin(double[] logProbability, double[] latent) {
        List<Double> probabilities = new ArrayList<>();
        List<Boolean> held = new ArrayList<>();
        boolean[] taken = new boolean[BINS];
        for (int j = 0; j < CANDIDATES; j++) {
            double probability = Math.exp(logProbability[j]);
            int bin = Math.min(BINS - 1, (int) (probability * BINS));
            if (!taken[bin]) {
                taken[bin] = true;
                probabilities.add(probability);
                held.add(constraint.latentSign() * latent[OBSERVED + j] >= 0);
            }
        }
        return new Judged(probabilities, held);
    }

    private static double[][] randomPoints(RandomGenerator random) {
        double[][] points = new double[OBSERVED + CANDIDATES][AXES];
        for (double[] point : points) {
            for (int a = 0; a < AXES; a++) {
                point[a] = random.nextDouble();
            }
        }
        return points;
    }

    /**
     * Whether the observations fall on both sides of the threshold. Most draws from the prior are far on one side and
     * teach nothing; to pass these over by what is observed, and nothing else, leaves the rest exactly as calibrated.
     */
    private boolean isInteresting(List<Observation> observed) {
        long above = observed.stream().filter(CoverageProblem::isAbove).count();
        return above >= 4 && above <= OBSERVED - 4;
    }

    private static boolean isAbove(Observation observation) {
        if (observation instanceof Observation.Real real) {
            return real.value() > 0;
        }
        return observation instanceof Observation.Counts counts
                ? 2 * counts.successes() > counts.trials()
                : !(observation instanceof Observation.YesNo answer) || answer.yes();
    }

    /**
     * Problems whose standard error leaves room below 0.03: more of those that are cut off, where standardisation knows
     * the values' spread least and deviations are largest.
     */
    int thorough() {
        return title.contains("cut off") ? 12_000 : 6_000;
    }

    /** A name for files. */
    String slug() {
        return title.replaceAll("[^a-z0-9]+", "-");
    }

    @Override
    public String toString() {
        return title;
    }
}
