package dev.brink.posterior;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.HyperCoordinates;
import dev.brink.gp.HyperPrior;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Matern92;
import dev.brink.gp.ScalarPrior;
import dev.brink.mcmc.Chain;
import dev.brink.mcmc.ChainState;
import dev.brink.mcmc.WhitenedPrior;
import dev.brink.numeric.Normal;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.testkit.JointModel;
import dev.brink.testkit.PosteriorSampler;
import dev.brink.testkit.TransitionKernel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.BiFunction;
import java.util.function.ToDoubleBiFunction;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A generative model for calibration: hyperparameters from the prior, a function from the process at fixed points (the
 * last of which is never observed), and observations of one kind.
 */
final class CalibrationModel implements JointModel<CalibrationModel.Truth, CalibrationModel.Observed> {
    private static final int AXES = 2;
    private static final int OBSERVED = 10;

    private final String name;
    private final HyperCoordinates coordinates;
    private final HyperPrior prior;
    private final double warp;
    private final Observer observer;
    private final double[][] points;

    /** What was drawn: a chain's coordinates, and the function at all points on the model's scale. */
    record Truth(List<Double> coordinates, List<Double> values) {
        double[] x() {
            return coordinates.stream().mapToDouble(d -> d).toArray();
        }
    }

    /** The model given data, and for each observed point whether its latent value is to be sampled. */
    record Observed(LatentModel model, List<Boolean> sampled) {}

    /** Observes one value: adds to the data, and says whether the latent value is to be sampled. */
    interface Observer {
        boolean observe(
                int index,
                double[] point,
                double value,
                Hyperparameters hyperparameters,
                LatentData into,
                RandomGenerator random);
    }

    CalibrationModel(
            String name, boolean learnsNoise, boolean learnsWarp, double warp, HyperPrior prior, Observer observer) {
        this(name, new HyperCoordinates(AXES, learnsNoise, learnsWarp), warp, prior, observer);
    }

    private CalibrationModel(
            String name, HyperCoordinates coordinates, double warp, HyperPrior prior, Observer observer) {
        this.name = name;
        this.coordinates = coordinates;
        this.prior = prior;
        this.warp = warp;
        this.observer = observer;
        RandomGenerator random = RandomStream.of(20140301).generator();
        this.points = new double[OBSERVED + 1][AXES];
        for (double[] point : points) {
            for (int a = 0; a < AXES; a++) {
                point[a] = random.nextDouble();
            }
        }
    }

    /** Every kind of observation with which the models must be calibrated. */
    static List<CalibrationModel> all() {
        double none = Double.POSITIVE_INFINITY;
        HyperPrior standard = HyperPrior.standard(AXES);
        HyperPrior counts = HyperPrior.counts(AXES);
        return List.of(
                new CalibrationModel("numbers, noise learned", true, false, none, standard, noisy(none)),
                new CalibrationModel("numbers, no noise", false, false, none, standard, exact()),
                new CalibrationModel("numbers, noise known", false, false, none, standard, knownNoise()),
                new CalibrationModel(
                        "numbers, noise learned, paper's priors", true, false, none, HyperPrior.paper(), noisy(none)),
                new CalibrationModel("numbers, noise learned, warp learned", true, true, none, standard, noisy(none)),
                new CalibrationModel(
                        "numbers, noise, warp and smoothness learned",
                        new HyperCoordinates(AXES, true, true, true),
                        none,
                        standard,
                        noisy(none)),
                new CalibrationModel("numbers, noise learned, warp fixed", true, false, 0.7, standard, noisy(0.7)),
                new CalibrationModel("numbers cut off at a limit", true, false, none, standard, censored()),
                new CalibrationModel("yes or no", false, false, none, HyperPrior.answers(AXES), counted(1)),
                new CalibrationModel("counts of 6", false, false, none, counts, counted(6)),
                new CalibrationModel("counts of 1 to 5,000", false, false, none, counts, counted(5000)));
    }

    /** The process ranges over no more than such counts leave open. */
    static CalibrationModel countsNearAHalf() {
        HyperPrior counts = HyperPrior.counts(AXES);
        HyperPrior small = new HyperPrior(
                counts.logLengthScale(),
                ScalarPrior.gaussian(-3, 1),
                ScalarPrior.gaussian(0, 0.3),
                counts.logNoiseVariance(),
                counts.logWarp());
        return new CalibrationModel("counts near a half", false, false, Double.POSITIVE_INFINITY, small, counted(5000));
    }

    private static Observer noisy(double fixedWarp) {
        return (i, point, value, hyper, into, random) -> {
            double noisy = value + Math.sqrt(hyper.noiseVariance()) * random.nextGaussian();
            double scale = Double.isInfinite(hyper.warp()) ? fixedWarp : hyper.warp();
            into.add(point, new OutputTransform(0, 1, scale).fromModel(noisy), Double.NaN);
            return false;
        };
    }

    private static Observer exact() {
        return (i, point, value, hyper, into, random) -> {
            into.add(point, value, 0);
            return false;
        };
    }

    private static Observer knownNoise() {
        return (i, point, value, hyper, into, random) -> {
            double deviation = Math.pow(10, -(i % 4));
            into.add(point, value + deviation * random.nextGaussian(), deviation);
            return false;
        };
    }

    private static Observer censored() {
        return (i, point, value, hyper, into, random) -> {
            double noisy = value + Math.sqrt(hyper.noiseVariance()) * random.nextGaussian();
            double limit = i % 3 - 0.5;
            if (noisy > limit) {
                into.add(point, new LatentSite.Censored(limit, Double.NaN));
                return true;
            }
            into.add(point, noisy, Double.NaN);
            return false;
        };
    }

    private static Observer counted(int most) {
        return (i, point, value, hyper, into, random) -> {
            int trials = most <= 6 ? most : (int) Math.pow(most, i / (OBSERVED - 1.0));
            double share = Normal.cdf(value);
            int successes = 0;
            for (int t = 0; t < trials; t++) {
                successes += random.nextDouble() < share ? 1 : 0;
            }
            into.add(point, new LatentSite.Counted(successes, trials));
            return true;
        };
    }

    static CalibrationModel named(String name) {
        return all().stream()
                .filter(model -> model.name.equals(name))
                .findFirst()
                .orElseThrow();
    }

    @Override
    public Truth drawPrior(RandomGenerator random) {
        double[] x = coordinates.draw(prior, random);
        return truth(x, function(x, random));
    }

    private static Truth truth(double[] x, double[] values) {
        return new Truth(boxed(x), boxed(values));
    }

    private static List<Double> boxed(double[] array) {
        return Arrays.stream(array).boxed().toList();
    }

    @Override
    public Observed simulate(Truth truth, RandomGenerator random) {
        LatentData data = new LatentData(AXES);
        List<Boolean> sampled = new ArrayList<>();
        Hyperparameters hyperparameters = coordinates.hyperparameters(truth.x(), warp);
        for (int i = 0; i < OBSERVED; i++) {
            sampled.add(observer.observe(i, points[i], truth.values().get(i), hyperparameters, data, random));
        }
        OutputTransform transform = new OutputTransform(0, 1, warp);
        return new Observed(new LatentModel(data, transform, 0, coordinates, prior), sampled);
    }

    /** The state of a chain that says what the truth says. */
    ChainState start(Truth truth, Observed observed) {
        return ChainState.of(truth.x(), whitenedLatents(truth, observed));
    }

    /** Whitens the true latent values by a factorisation that owes nothing to {@link LatentTarget}. */
    private double[] whitenedLatents(Truth truth, Observed observed) {
        LatentData data = observed.model().data();
        Hyperparameters hyper = coordinates.hyperparameters(truth.x(), warp);
        OutputTransform transform = observed.model().transform(truth.x());
        List<double[]> rows = new ArrayList<>();
        List<Double> values = new ArrayList<>();
        List<Double> noise = new ArrayList<>();
        for (int i = 0; i < data.numbers().length; i++) {
            double deviation = data.deviations()[i];
            rows.add(data.numberPoints()[i]);
            values.add(transform.toModel(data.numbers()[i]));
            noise.add(Double.isNaN(deviation) ? hyper.noiseVariance() : deviation * deviation);
        }
        for (int i = 0; i < data.sites().size(); i++) {
            int site = i;
            data.sites().get(i).standIn().ifPresent(standIn -> {
                rows.add(data.sitePoints()[site]);
                values.add(standIn.value());
                noise.add(standIn.variance());
            });
        }
        for (int i = 0; i < OBSERVED; i++) {
            if (observed.sampled().get(i)) {
                rows.add(points[i]);
                values.add(truth.values().get(i));
                noise.add(0.0);
            }
        }
        double[] whitened = WhitenedValues.of(rows, values, noise, hyper);
        int sites = data.sites().size();
        double[] nu = new double[sites];
        for (int i = 0; i < sites; i++) {
            nu[i] = whitened[whitened.length - sites + i] / Math.sqrt(hyper.variance());
        }
        return nu;
    }

    /** What a state of the chain says, its undetermined values drawn. */
    Truth truth(ChainState state, Observed observed, RandomGenerator random) {
        LatentTarget target = new LatentTarget(observed.model());
        double[] drawn = target.process(state).joint(points).draw(random);
        double[] known = target.valuesAt(state);
        int site = observed.model().data().numbers().length;
        for (int i = 0; i < OBSERVED; i++) {
            if (observed.sampled().get(i)) {
                drawn[i] = known[site++];
            }
        }
        return truth(state.coordinates(), drawn);
    }

    /** What a kept sample says about the hyperparameters and the unobserved value. */
    Truth truth(LatentSample sample, RandomGenerator random) {
        Hyperparameters hyper = sample.process().hyperparameters();
        double[] x = new double[coordinates.size()];
        for (int a = 0; a < AXES; a++) {
            x[a] = Math.log(hyper.lengthScales()[a]);
        }
        x[coordinates.logVariance()] = Math.log(hyper.variance());
        x[coordinates.mean()] = hyper.mean();
        if (coordinates.learnsNoise()) {
            x[coordinates.logNoiseRatio()] = Math.log(hyper.noiseVariance() / hyper.variance());
        }
        if (coordinates.learnsWarp()) {
            x[coordinates.logWarp()] = Math.log(sample.transform().warp());
        }
        if (coordinates.learnsSmoothness()) {
            double size = Math.abs(random.nextGaussian()); // A sample has forgotten it, since only the sign counts.
            x[coordinates.smoothness()] = sample.process().kernel() == Matern92.INSTANCE ? size : -size;
        }
        double[] values = new double[points.length];
        values[OBSERVED] =
                sample.process().joint(new double[][] {points[OBSERVED]}).draw(random)[0];
        return truth(x, values);
    }

    /** Sweeps of a chain from the truth, which is an exact draw of the posterior; its target may be falsified. */
    TransitionKernel<Truth, Observed> sweeps(int count, BiFunction<WhitenedPrior, Observed, WhitenedPrior> falsify) {
        return (truth, observed, random) -> {
            WhitenedPrior target = falsify.apply(new LatentTarget(observed.model()), observed);
            Chain chain = new Chain(target, 1, start(truth, observed));
            for (int sweep = 0; sweep < count; sweep++) {
                chain.sweep(random);
            }
            return truth(chain.state(), observed, random);
        };
    }

    /**
     * The inference that users get, from nothing but the data, with at least so many sweeps from one draw to the next:
     * ranks want draws farther apart than the default settings, which are made for averages.
     */
    PosteriorSampler<Truth, Observed> inference(int sweepsApart) {
        return (observed, draws, random) -> {
            boolean sampled = !observed.model().data().sites().isEmpty();
            InferenceSettings settings =
                    InferenceSettings.standard().withKeptSamples(draws, sampled ? (sweepsApart + 3) / 4 : sweepsApart);
            List<LatentSample> samples = new FunctionInference(
                            observed.model(),
                            observed.model().data().size(),
                            settings,
                            RandomStream.of(random.nextLong()),
                            Parallel.none())
                    .run()
                    .draws()
                    .posterior(observed.model())
                    .samples();
            int every = samples.size() / draws;
            return IntStream.range(0, draws)
                    .mapToObj(i -> truth(samples.get(i * every), random))
                    .toList();
        };
    }

    /** What to look at: each coordinate, and the function where it was not observed. */
    Map<String, ToDoubleBiFunction<Truth, Observed>> quantities() {
        Map<String, ToDoubleBiFunction<Truth, Observed>> quantities = new LinkedHashMap<>();
        for (int c = 0; c < coordinates.size(); c++) {
            int coordinate = c;
            quantities.put(
                    coordinates.names().get(c),
                    (truth, observed) -> truth.coordinates().get(coordinate));
        }
        quantities.put("unobserved value", (truth, observed) -> truth.values().get(OBSERVED));
        return quantities;
    }

    /** The truth with its function drawn anew under the same hyperparameters. */
    Truth withNewFunction(Truth truth, RandomGenerator random) {
        return truth(truth.x(), function(truth.x(), random));
    }

    private double[] function(double[] x, RandomGenerator random) {
        return GaussianProcess.prior(coordinates.kernel(x), coordinates.hyperparameters(x, warp))
                .joint(points)
                .draw(random);
    }

    /** A name for files. */
    String slug() {
        return name.replaceAll("[^a-z0-9]+", "-");
    }

    @Override
    public String toString() {
        return name;
    }
}
