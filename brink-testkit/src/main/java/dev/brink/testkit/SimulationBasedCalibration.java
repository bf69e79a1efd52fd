package dev.brink.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.function.ToDoubleBiFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * Simulation-based calibration (Talts et al. 2018): draw parameters from the prior and data from them; among draws of
 * a correct posterior given these data, the rank of the true parameters is uniform.
 *
 * <pre>{@code
 * SimulationBasedCalibration.of(model, sampler)
 *         .quantity("mean", (p, data) -> p.mean())
 *         .replications(1000)
 *         .seed(1)
 *         .run(executor)
 *         .assertUniform();
 * }</pre>
 */
public final class SimulationBasedCalibration<P, D> {
    private final JointModel<P, D> model;
    private final PosteriorSampler<P, D> sampler;
    private final Quantities<P, D> quantities;
    private final Replications replications;
    private final int draws;
    private final int bins;
    private final double level;

    private SimulationBasedCalibration(
            JointModel<P, D> model,
            PosteriorSampler<P, D> sampler,
            Quantities<P, D> quantities,
            Replications replications,
            int draws,
            int bins,
            double level) {
        this.model = model;
        this.sampler = sampler;
        this.quantities = quantities;
        this.replications = replications;
        this.draws = draws;
        this.bins = bins;
        this.level = SignificanceTest.requireLevel(level);
    }

    /** 1000 replications of 99 draws in 20 bins with seed 1, judged at level 1e-3, until told otherwise. */
    public static <P, D> SimulationBasedCalibration<P, D> of(JointModel<P, D> model, PosteriorSampler<P, D> sampler) {
        return new SimulationBasedCalibration<>(
                model, sampler, Quantities.none(), new Replications(1, 1000), 99, 20, 1e-3);
    }

    /** Adds a number to rank by; it may depend on the data as well as on the parameters. */
    public SimulationBasedCalibration<P, D> quantity(String name, ToDoubleBiFunction<P, D> function) {
        return new SimulationBasedCalibration<>(
                model, sampler, quantities.with(name, function), replications, draws, bins, level);
    }

    /** The number of simulated data sets: some 5 a bin at least, and the more, the smaller the errors it sees. */
    public SimulationBasedCalibration<P, D> replications(int count) {
        return new SimulationBasedCalibration<>(
                model, sampler, quantities, new Replications(replications.seed(), count), draws, bins, level);
    }

    public SimulationBasedCalibration<P, D> seed(long seed) {
        return new SimulationBasedCalibration<>(
                model, sampler, quantities, new Replications(seed, replications.count()), draws, bins, level);
    }

    /** Posterior draws a replication, and bins of the histogram, whose number must divide {@code draws + 1}. */
    public SimulationBasedCalibration<P, D> draws(int draws, int bins) {
        return new SimulationBasedCalibration<>(model, sampler, quantities, replications, draws, bins, level);
    }

    /** The accepted probability of a false alarm over all quantities. */
    public SimulationBasedCalibration<P, D> level(double level) {
        return new SimulationBasedCalibration<>(model, sampler, quantities, replications, draws, bins, level);
    }

    /** All replications in the calling thread. */
    public CalibrationResult run() {
        return result(null);
    }

    /** All replications on {@code executor}, with the same result whatever its threads. */
    public CalibrationResult run(ExecutorService executor) {
        return result(executor);
    }

    private CalibrationResult result(@Nullable ExecutorService executor) {
        quantities.requireSome();
        List<int[]> ranks = replications.run(this::ranks, executor);
        List<RankHistogram> histograms = new ArrayList<>();
        for (int q = 0; q < quantities.size(); q++) {
            int index = q;
            int[] ofQuantity = ranks.stream().mapToInt(row -> row[index]).toArray();
            histograms.add(new RankHistogram(quantities.name(q), ofQuantity, draws, bins));
        }
        return new CalibrationResult(histograms, level);
    }

    /** One replication: the rank of every quantity. */
    private int[] ranks(RandomGenerator random) {
        P truth = model.drawPrior(random);
        D data = model.simulate(truth, random);
        List<P> posterior = sampler.draw(data, draws, random);
        if (posterior.size() != draws) {
            throw new IllegalStateException("The sampler gave " + posterior.size() + " draws, but was asked for "
                    + draws + ": give exactly as many as asked.");
        }
        double[] target = quantities.of(truth, data);
        int[] less = new int[target.length];
        int[] equal = new int[target.length];
        for (P draw : posterior) {
            double[] values = quantities.of(draw, data);
            for (int q = 0; q < target.length; q++) {
                less[q] += values[q] < target[q] ? 1 : 0;
                equal[q] += values[q] == target[q] ? 1 : 0;
            }
        }
        // Among equals every place is as good, so it is drawn; a fixed choice would pile ranks up at one end.
        for (int q = 0; q < target.length; q++) {
            less[q] += random.nextInt(equal[q] + 1);
        }
        return less;
    }
}
