package dev.brink.acquisition;

import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.Posterior;
import dev.brink.problem.Objective;
import dev.brink.search.Landscape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The valleys in which measured points lie, as far as is believed. A point lies in the valley of the nearest better one,
 * unless the straight way there leads uphill or through what is unlikely to be feasible; then it is the bottom of a
 * valley of its own. (Every point hangs on its nearest better one as in Preuss 2010; the way is judged as in Ursem 1999,
 * but by the models and not by measurements.)
 */
public final class Valleys {
    /** A model is asked at so many points on the way from one point to another. */
    private static final int ON_THE_WAY = 7;

    /** The rise, relative to the range of the objective, that is no hill yet. */
    private static final double FLAT = 1e-4;

    /** How many samples show well enough where hills are. */
    private static final int ROUGH_SAMPLES = 4;

    private final double[][] points; // the best first
    private final double[] values; // of the latent objective, turned round if it is maximised
    private final int[] valleyOf;
    private final List<double[]> bottoms = new ArrayList<>();
    private final List<Double> depths = new ArrayList<>(); // the values there

    /** @param points that are confidently feasible, at least one, encoded */
    public Valleys(Posterior posterior, Objective objective, double[][] points) {
        Posterior rough = posterior.thinned(ROUGH_SAMPLES);
        double[] latent = heights(rough, objective, points);
        int[] bestFirst = IntStream.range(0, points.length)
                .boxed()
                .sorted(Comparator.comparingDouble(j -> latent[j]))
                .mapToInt(j -> j)
                .toArray();
        this.points = Arrays.stream(bestFirst).mapToObj(j -> points[j]).toArray(double[][]::new);
        this.values = Arrays.stream(bestFirst).mapToDouble(j -> latent[j]).toArray();
        this.valleyOf = new int[points.length];
        int[] better = nearestBetter();
        boolean[] barred = barred(rough, objective, better);
        for (int j = 0; j < points.length; j++) {
            boolean isBottom = j == 0 || barred[j];
            valleyOf[j] = isBottom ? bottoms.size() : valleyOf[better[j]];
            if (isBottom) {
                bottoms.add(this.points[j]);
                depths.add(values[j]);
            }
        }
    }

    private static double[] heights(Posterior posterior, Objective objective, double[][] points) {
        LatentPosterior beliefs = posterior.of(objective);
        return Arrays.stream(beliefs.middles(points, latent -> latent))
                .map(latent -> objective.sign() * latent)
                .toArray();
    }

    /** For every point but the first the nearest of those before it. */
    private int[] nearestBetter() {
        int[] better = new int[points.length];
        for (int j = 1; j < points.length; j++) {
            better[j] = nearest(points[j], j);
        }
        return better;
    }

    private int nearest(double[] point, int among) {
        int nearest = 0;
        double least = Double.POSITIVE_INFINITY;
        for (int j = 0; j < among; j++) {
            double distance = squaredDistance(point, points[j]);
            if (distance < least) {
                least = distance;
                nearest = j;
            }
        }
        return nearest;
    }

    private static double squaredDistance(double[] x, double[] y) {
        double sum = 0;
        for (int a = 0; a < x.length; a++) {
            sum += (x[a] - y[a]) * (x[a] - y[a]);
        }
        return sum;
    }

    /** Whether the way from each point but the first to the nearest better one is barred. */
    private boolean[] barred(Posterior posterior, Objective objective, int[] better) {
        double[][] ways = IntStream.range(1, points.length)
                .boxed()
                .flatMap(j -> way(points[j], points[better[j]]))
                .toArray(double[][]::new);
        double[] heights = heights(posterior, objective, ways);
        double[] feasible = posterior.logProbabilityOfAll(ways);
        double flat = FLAT * (values[values.length - 1] - values[0]);
        boolean[] barred = new boolean[points.length];
        for (int i = 0; i < ways.length; i++) {
            int j = 1 + i / ON_THE_WAY;
            barred[j] |= heights[i] > values[j] + flat || feasible[i] < Math.log(0.5);
        }
        return barred;
    }

    private static Stream<double[]> way(double[] from, double[] to) {
        return IntStream.rangeClosed(1, ON_THE_WAY).mapToObj(step -> {
            double share = step / (ON_THE_WAY + 1.0);
            double[] point = new double[from.length];
            Arrays.setAll(point, a -> from[a] + share * (to[a] - from[a]));
            return point;
        });
    }

    /** By how much the latent objective is better at the best point of all than at the best of a valley. */
    public double lead(int valley) {
        return depths.get(valley) - depths.get(0);
    }

    /** The best point of every valley, the best valley first. */
    public List<double[]> bottoms() {
        return List.copyOf(bottoms);
    }

    /** A landscape of which only one valley is worth anything: where the nearest of the points lies in it. */
    public Landscape within(int valley, Landscape landscape) {
        return new Landscape() {
            @Override
            public double[] values(double[][] places) {
                return inside(places, landscape.values(places));
            }

            @Override
            public double[] roughValues(double[][] places) {
                return inside(places, landscape.roughValues(places));
            }

            @Override
            public Landscape softened(double share) {
                return within(valley, landscape.softened(share));
            }

            @Override
            public double value(double[] place, double[] gradient) {
                double value = landscape.value(place, gradient);
                return contains(place) ? value : Double.NEGATIVE_INFINITY;
            }

            private double[] inside(double[][] places, double[] values) {
                for (int i = 0; i < values.length; i++) {
                    if (!contains(places[i])) {
                        values[i] = Double.NEGATIVE_INFINITY;
                    }
                }
                return values;
            }

            private boolean contains(double[] place) {
                return valleyOf[nearest(place, points.length)] == valley;
            }
        };
    }
}
