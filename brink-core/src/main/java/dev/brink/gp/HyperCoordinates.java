package dev.brink.gp;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The vector that a chain moves, and what its elements mean: the log length scales; the log variance; the mean; where
 * noise is learned, the log of the noise variance <em>over the variance of the process</em>; where the warp is learned,
 * its log scale; where smoothness is, a number of which only the sign counts. The ratio is there because a factorisation
 * depends on it alone: moving the variance at a fixed ratio costs next to nothing.
 */
public record HyperCoordinates(int axes, boolean learnsNoise, boolean learnsWarp, boolean learnsSmoothness) {
    /** Of functions that are Matérn 5/2. */
    public HyperCoordinates(int axes, boolean learnsNoise, boolean learnsWarp) {
        this(axes, learnsNoise, learnsWarp, false);
    }

    public int size() {
        return axes + 2 + (learnsNoise ? 1 : 0) + (learnsWarp ? 1 : 0) + (learnsSmoothness ? 1 : 0);
    }

    public int logVariance() {
        return axes;
    }

    public int mean() {
        return axes + 1;
    }

    public int logNoiseRatio() {
        return axes + 2;
    }

    public int logWarp() {
        return axes + (learnsNoise ? 3 : 2);
    }

    public int smoothness() {
        return size() - 1;
    }

    /** Matérn 5/2 or, where the function is smooth, 9/2. */
    public Kernel kernel(double[] x) {
        return learnsSmoothness && x[smoothness()] > 0 ? Matern92.INSTANCE : Matern52.INSTANCE;
    }

    /** The names of the coordinates, for diagnostics. */
    public List<String> names() {
        List<String> names = new ArrayList<>();
        for (int a = 0; a < axes; a++) {
            names.add("log length scale " + a);
        }
        names.add("log variance");
        names.add("mean");
        if (learnsNoise) {
            names.add("log noise ratio");
        }
        if (learnsWarp) {
            names.add("log warp");
        }
        if (learnsSmoothness) {
            names.add("smoothness");
        }
        return names;
    }

    /**
     * The directions along which a chain moves: each coordinate, and two along which posteriors are long and narrow. With
     * few data a Matérn 5/2 process is known by {@code variance/lengthScale^5} far better than by either (Zhang 2004);
     * with much noise the sum of the process' and the noise's variance is known better than its parts. The coordinates
     * that need no new factorisation are moved twice.
     */
    public List<double[]> directions() {
        List<double[]> directions = new ArrayList<>();
        for (int a = 0; a < axes; a++) {
            directions.add(unit(a, 1));
        }
        double[] ridge = new double[size()];
        Arrays.fill(ridge, 0, axes, 0.5);
        ridge[logVariance()] = 2.5;
        if (learnsNoise) {
            directions.add(unit(logNoiseRatio(), 2));
            addCheap(directions);
            double[] noiseKept = unit(logVariance(), 1);
            noiseKept[logNoiseRatio()] = -1;
            directions.add(noiseKept);
            ridge[logNoiseRatio()] = -2.5;
        }
        directions.add(ridge);
        if (learnsSmoothness) {
            directions.add(unit(smoothness(), 2));
        }
        addCheap(directions);
        return directions;
    }

    private void addCheap(List<double[]> directions) {
        directions.add(unit(logVariance(), 1));
        directions.add(unit(mean(), 1));
        if (learnsWarp) {
            directions.add(unit(logWarp(), 1));
        }
    }

    private double[] unit(int coordinate, double length) {
        double[] direction = new double[size()];
        direction[coordinate] = length;
        return direction;
    }

    public double logPrior(double[] x, HyperPrior prior) {
        double sum =
                prior.logVariance().logDensity(x[logVariance()]) + prior.mean().logDensity(x[mean()]);
        for (int a = 0; a < axes; a++) {
            sum += prior.logLengthScale().logDensity(x[a]);
        }
        if (learnsNoise) {
            sum += prior.logNoiseVariance().logDensity(x[logNoiseRatio()] + x[logVariance()]);
        }
        if (learnsWarp) {
            sum += prior.logWarp().logDensity(x[logWarp()]);
        }
        if (learnsSmoothness) {
            sum += HyperPrior.SMOOTHNESS.logDensity(x[smoothness()]);
        }
        return sum;
    }

    public double[] draw(HyperPrior prior, RandomGenerator random) {
        double[] x = new double[size()];
        for (int a = 0; a < axes; a++) {
            x[a] = prior.logLengthScale().draw(random);
        }
        x[logVariance()] = prior.logVariance().draw(random);
        x[mean()] = prior.mean().draw(random);
        if (learnsNoise) {
            x[logNoiseRatio()] = prior.logNoiseVariance().draw(random) - x[logVariance()];
        }
        if (learnsWarp) {
            x[logWarp()] = prior.logWarp().draw(random);
        }
        if (learnsSmoothness) {
            x[smoothness()] = HyperPrior.SMOOTHNESS.draw(random);
        }
        return x;
    }

    /** What the coordinates say, the mean left as it stands in them. */
    public Hyperparameters hyperparameters(double[] x, double warpOtherwise) {
        double[] lengthScales = new double[axes];
        for (int a = 0; a < axes; a++) {
            lengthScales[a] = Math.exp(x[a]);
        }
        return new Hyperparameters(
                lengthScales,
                Math.exp(x[logVariance()]),
                x[mean()],
                learnsNoise ? Math.exp(x[logNoiseRatio()] + x[logVariance()]) : 0,
                learnsWarp ? Math.exp(x[logWarp()]) : warpOtherwise);
    }
}
