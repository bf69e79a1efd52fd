package dev.brink.recommend;

import dev.brink.data.Recommendation;
import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Inputs;
import dev.brink.gp.Matern52;
import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.LatentSample;
import dev.brink.posterior.OutputTransform;
import dev.brink.posterior.Posterior;
import dev.brink.posterior.SmallPosteriors;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.Objective;
import dev.brink.problem.Point;
import dev.brink.problem.Problem;
import dev.brink.search.KnownRegion;
import dev.brink.search.Maximizer;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/** A problem whose functions were drawn at random and measured at some points, without any chain. */
final class Study {
    private static final int SAMPLES = 3;

    private final Problem problem;
    private final List<Point> measured;
    private final Posterior posterior;

    private Study(Problem problem, List<Point> measured, Posterior posterior) {
        this.problem = problem;
        this.measured = measured;
        this.posterior = posterior;
    }

    /** Every function is a draw of a process, seen at points spread by the seed, with a little noise and a warp. */
    static Study of(Problem problem, int measurements, long seed) {
        RandomGenerator random = RandomStream.of(seed).generator();
        List<Point> measured = new ArrayList<>();
        for (int i = 0; i < measurements; i++) {
            double[] shares = new double[problem.space().parameters().size()];
            Arrays.setAll(shares, a -> random.nextDouble());
            measured.add(problem.space().decode(problem.space().place(shares)));
        }
        Map<String, LatentPosterior> byFunction = new LinkedHashMap<>();
        for (ModelledFunction function : problem.functions()) {
            byFunction.put(function.name(), beliefs(problem, measured, random));
        }
        return new Study(problem, measured, SmallPosteriors.posterior(problem, byFunction));
    }

    private static LatentPosterior beliefs(Problem problem, List<Point> measured, RandomGenerator random) {
        int axes = problem.space().axes();
        double[][] points = measured.stream().map(problem.space()::encode).toArray(double[][]::new);
        double[] values = GaussianProcess.prior(Matern52.INSTANCE, hyperparameters(axes, 0.4))
                .joint(points)
                .draw(random);
        List<LatentSample> samples = new ArrayList<>();
        for (int s = 0; s < SAMPLES; s++) {
            double[] noise = new double[points.length];
            Arrays.fill(noise, 1e-4 * s);
            GaussianProcess process = GaussianProcess.conditioned(
                    Matern52.INSTANCE, hyperparameters(axes, 0.3 + 0.1 * s), Inputs.of(points, axes), values, noise);
            samples.add(new LatentSample(process, new OutputTransform(0, 1, 2 + s)));
        }
        return SmallPosteriors.mixture(samples);
    }

    private static Hyperparameters hyperparameters(int axes, double lengthScale) {
        double[] lengthScales = new double[axes];
        Arrays.fill(lengthScales, lengthScale * Math.sqrt(axes));
        return new Hyperparameters(lengthScales, 1, 0, 1e-4, Double.POSITIVE_INFINITY);
    }

    Problem problem() {
        return problem;
    }

    Posterior posterior() {
        return posterior;
    }

    List<Point> measured() {
        return measured;
    }

    Recommendation recommend() {
        return recommend(measured);
    }

    /** The answer when only these points are said to have been measured. */
    Recommendation recommend(List<Point> known) {
        return recommend(known, false);
    }

    Recommendation recommendCautiously() {
        return recommend(measured, true);
    }

    private Recommendation recommend(List<Point> known, boolean cautious) {
        KnownRegion region = new KnownRegion(problem, RandomStream.of(1));
        return new Recommender(problem, new Maximizer(region, Parallel.none()), cautious)
                .best(posterior, known, RandomStream.of(2));
    }

    /** The least mean (greatest, if maximised, with its sign changed) among allowed points that pass; empty if none. */
    OptionalDouble bestOf(List<Point> grid) {
        Objective objective = problem.objective().orElseThrow();
        double[][] points = encoded(grid);
        boolean[] confident = posterior.isConfident(points);
        double[][] passing = IntStream.range(0, points.length)
                .filter(j -> confident[j])
                .mapToObj(j -> points[j])
                .toArray(double[][]::new);
        return posterior.predict(objective, passing).stream()
                .mapToDouble(prediction -> objective.sign() * prediction.mean())
                .min();
    }

    /** The least shortfall, which is never positive. */
    double nearestOf(List<Point> grid) {
        return Arrays.stream(new Shortfall(posterior).values(encoded(grid)))
                .max()
                .orElseThrow();
    }

    double shortfall(Point point) {
        return new Shortfall(posterior)
                .value(problem.space().encode(point), new double[problem.space().axes()]);
    }

    private double[][] encoded(List<Point> grid) {
        return grid.stream()
                .filter(problem::allows)
                .map(problem.space()::encode)
                .toArray(double[][]::new);
    }
}
