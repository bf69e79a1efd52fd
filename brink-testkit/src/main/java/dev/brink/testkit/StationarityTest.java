package dev.brink.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.function.ToDoubleBiFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Whether a kernel leaves the posterior as it is, by independent replications: parameters from the prior and data from
 * them are an exact draw of the posterior given these data; after any number of steps of a correct kernel they still
 * are, so the final quantities follow the same distribution as fresh draws do. No burn-in, no thinning and no mixing is
 * needed. Per quantity there are three tests, which all see only its order among fresh draws and so mind no heavy tails:
 *
 * <ul>
 *   <li>distribution: final values against as many fresh draws (two-sample Kolmogorov-Smirnov);
 *   <li>location: final less first value of the same replication, as shares of the fresh draws below (z-test);
 *   <li>spread: the same of the squared distance of that share from one half (z-test).
 * </ul>
 *
 * The last two compare each replication with its own start, which is what makes a small drift stand out.
 */
public final class StationarityTest<P, D> {
    private final JointModel<P, D> model;
    private final TransitionKernel<P, D> kernel;
    private final Quantities<P, D> quantities;
    private final Replications replications;
    private final int rounds;
    private final double level;

    private StationarityTest(
            JointModel<P, D> model,
            TransitionKernel<P, D> kernel,
            Quantities<P, D> quantities,
            Replications replications,
            int rounds,
            double level) {
        if (rounds < 1) {
            throw new IllegalArgumentException("There are " + rounds + " rounds: give 1 or more.");
        }
        this.model = model;
        this.kernel = kernel;
        this.quantities = quantities;
        this.replications = replications;
        this.rounds = rounds;
        this.level = SignificanceTest.requireLevel(level);
    }

    /** 1000 replications of one round with seed 1 at level 1e-3, until told otherwise. */
    public static <P, D> StationarityTest<P, D> of(JointModel<P, D> model, TransitionKernel<P, D> kernel) {
        return new StationarityTest<>(model, kernel, Quantities.none(), new Replications(1, 1000), 1, 1e-3);
    }

    /** Adds a quantity; it may depend on the data as well as on the parameters. */
    public StationarityTest<P, D> quantity(String name, ToDoubleBiFunction<P, D> function) {
        return new StationarityTest<>(model, kernel, quantities.with(name, function), replications, rounds, level);
    }

    public StationarityTest<P, D> replications(int count) {
        return new StationarityTest<>(
                model, kernel, quantities, new Replications(replications.seed(), count), rounds, level);
    }

    /** Steps of the kernel given the same data: the more, the more a small error of one step has grown. */
    public StationarityTest<P, D> steps(int steps) {
        return new StationarityTest<>(model, kernel.times(steps), quantities, replications, rounds, level);
    }

    /** Rounds of steps with new data drawn between them: this lets an error grow past what one data set allows. */
    public StationarityTest<P, D> rounds(int rounds) {
        return new StationarityTest<>(model, kernel, quantities, replications, rounds, level);
    }

    public StationarityTest<P, D> seed(long seed) {
        return new StationarityTest<>(
                model, kernel, quantities, new Replications(seed, replications.count()), rounds, level);
    }

    /** The accepted probability of a false alarm over all quantities. */
    public StationarityTest<P, D> level(double level) {
        return new StationarityTest<>(model, kernel, quantities, replications, rounds, level);
    }

    /** All replications in the calling thread. */
    public TestFamily run() {
        return result(null);
    }

    /** All replications on {@code executor}, with the same result whatever its threads. */
    public TestFamily run(ExecutorService executor) {
        return result(executor);
    }

    private TestFamily result(@Nullable ExecutorService executor) {
        quantities.requireSome();
        List<Journey> journeys = replications.run(this::journey, executor);
        List<SignificanceTest> tests = new ArrayList<>();
        for (int q = 0; q < quantities.size(); q++) {
            int index = q;
            double[] first =
                    journeys.stream().mapToDouble(j -> j.first.get(index)).toArray();
            double[] last =
                    journeys.stream().mapToDouble(j -> j.last.get(index)).toArray();
            double[] fresh =
                    journeys.stream().mapToDouble(j -> j.fresh.get(index)).toArray();
            tests.addAll(tests(quantities.name(q), first, last, fresh));
        }
        return new TestFamily("Stationarity test", tests, level);
    }

    /** The quantities at the start, at the end, and of a draw that has nothing to do with either. */
    private record Journey(List<Double> first, List<Double> last, List<Double> fresh) {}

    private Journey journey(RandomGenerator random) {
        P parameters = model.drawPrior(random);
        D data = model.simulate(parameters, random);
        List<Double> first = values(parameters, data);
        for (int round = 1; round <= rounds; round++) {
            parameters = kernel.step(parameters, data, random);
            if (round < rounds) {
                data = model.simulate(parameters, random);
            }
        }
        P other = model.drawPrior(random);
        return new Journey(first, values(parameters, data), values(other, model.simulate(other, random)));
    }

    private List<Double> values(P parameters, D data) {
        return Arrays.stream(quantities.of(parameters, data)).boxed().toList();
    }

    private static List<SignificanceTest> tests(String name, double[] first, double[] last, double[] fresh) {
        double[] sorted = fresh.clone();
        Arrays.sort(sorted);
        double[] location = new double[first.length];
        double[] spread = new double[first.length];
        for (int i = 0; i < first.length; i++) {
            double before = shareBelow(sorted, first[i]) - 0.5;
            double after = shareBelow(sorted, last[i]) - 0.5;
            location[i] = after - before;
            spread[i] = after * after - before * before;
        }
        SignificanceTest ks = KolmogorovSmirnov.twoSample(last, fresh);
        return List.of(
                new SignificanceTest(name + ", distribution", ks.statistic(), ks.pValue()),
                zeroMean(name + ", location", location),
                zeroMean(name + ", spread", spread));
    }

    private static SignificanceTest zeroMean(String name, double[] differences) {
        ChainMean mean = ChainMean.ofIndependent(differences);
        double z = MeanTest.standardised(mean.mean(), mean.standardError());
        return new SignificanceTest(name, z, PValue.normal(z));
    }

    /** Ties count for one half, so that it does not matter on which side of them a value falls. */
    private static double shareBelow(double[] sorted, double value) {
        return 0.5 * (countBelow(sorted, value) + countBelow(sorted, Math.nextUp(value))) / sorted.length;
    }

    private static int countBelow(double[] sorted, double value) {
        int low = 0;
        int high = sorted.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sorted[middle] < value) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
