package dev.brink.entropy;

import dev.brink.numeric.Normal;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.LatentPosterior;
import dev.brink.problem.ModelledFunction;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Joint draws of one function at the representers, as {@link SampleAtPoints} turns them. The points begin with x, so a
 * draw is {@code fixed + along z}, where {@code along = cov(., x)/sd(x)} and the standard normal number z alone decides
 * the value at x. Whatever is learned at x changes the distribution of z and nothing else: conditioning needs no
 * factorisation, and the same draws serve every outcome (Matheron's rule in these coordinates).
 *
 * <p>Each draw stays on the model scale of its sample. Transforms rise, so they change neither which point of a draw is
 * the least nor the side of the threshold on which a value lies.
 */
final class FunctionDraws {
    private final int[] sampleOf;
    private final double[] levels;
    private final double[] coordinates;
    private final double[][] fixed; // by draw
    private final double[][] along; // by sample

    private FunctionDraws(int[] sampleOf, double[] levels, double[][] fixed, double[][] along) {
        this.sampleOf = sampleOf;
        this.levels = levels;
        this.coordinates = Arrays.stream(levels).map(Normal::quantile).toArray();
        this.fixed = fixed;
        this.along = along;
    }

    static FunctionDraws of(
            ModelledFunction function, LatentPosterior posterior, double[][] points, int draws, RandomStream stream) {
        List<SampleAtPoints> samples = SampleAtPoints.all(function, posterior, points);
        int[] sampleOf = allocate(posterior, strata(draws, stream.split("samples")));
        RandomGenerator random = stream.split("draws").generator();
        double[][] fixed = new double[draws][];
        double[] z = new double[points.length];
        for (int r = 0; r < draws; r++) {
            for (int i = 1; i < z.length; i++) {
                z[i] = random.nextGaussian();
            }
            fixed[r] = samples.get(sampleOf[r]).draw(z);
        }
        double[][] along = samples.stream().map(SampleAtPoints::alongFirst).toArray(double[][]::new);
        return new FunctionDraws(sampleOf, strata(draws, stream.split("levels")), fixed, along);
    }

    /** Draws of a function that is known: all the same. */
    static FunctionDraws known(double[] values, int draws) {
        double[][] fixed = new double[draws][];
        Arrays.fill(fixed, values);
        double[] levels = new double[draws];
        Arrays.fill(levels, 0.5);
        return new FunctionDraws(new int[draws], levels, fixed, new double[1][values.length]);
    }

    private static double[] strata(int draws, RandomStream stream) {
        return Strata.of(draws, EntropySettings.GROUPS, stream.generator());
    }

    /** Every sample gets the share of the draws that its weight says, up to one draw. */
    private static int[] allocate(LatentPosterior posterior, double[] levels) {
        int last = posterior.samples().size() - 1;
        double[] cumulative = new double[last + 1];
        double sum = 0;
        for (int s = 0; s <= last; s++) {
            sum += Math.exp(posterior.logWeight(s));
            cumulative[s] = sum;
        }
        int[] sampleOf = new int[levels.length];
        for (int r = 0; r < levels.length; r++) {
            while (sampleOf[r] < last && cumulative[sampleOf[r]] <= levels[r]) {
                sampleOf[r]++;
            }
        }
        return sampleOf;
    }

    int size() {
        return fixed.length;
    }

    /** The index of the sample from which a draw is. */
    int sampleOf(int draw) {
        return sampleOf[draw];
    }

    /** A number uniform in (0, 1) that decides z, now and given an outcome: {@code Pr(z' <= z)}. */
    double level(int draw) {
        return levels[draw];
    }

    /** z as it is now: the standard normal quantile of the level. */
    double coordinate(int draw) {
        return coordinates[draw];
    }

    double[] fixed(int draw) {
        return fixed[draw];
    }

    double[] along(int draw) {
        return along[sampleOf[draw]];
    }
}
