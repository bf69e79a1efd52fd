package dev.brink.posterior;

import dev.brink.gp.Inputs;
import java.util.ArrayList;
import java.util.List;

/**
 * What has been observed of one function, as its model sees it: numbers with Gaussian noise, and observations whose
 * latent values must be sampled. Points are encoded; numbers are on the latent scale.
 */
final class LatentData {
    private final int axes;
    private final List<double[]> numberPoints = new ArrayList<>();
    private final List<Double> numbers = new ArrayList<>();
    private final List<Double> deviations = new ArrayList<>();
    private final List<double[]> sitePoints = new ArrayList<>();
    private final List<LatentSite> sites = new ArrayList<>();

    LatentData(int axes) {
        this.axes = axes;
    }

    /** A number; its standard deviation is NaN where it is learned, 0 where the number is exact. */
    LatentData add(double[] point, double number, double standardDeviation) {
        numberPoints.add(point.clone());
        numbers.add(number);
        deviations.add(standardDeviation);
        return this;
    }

    LatentData add(double[] point, LatentSite site) {
        sitePoints.add(point.clone());
        sites.add(site);
        return this;
    }

    int axes() {
        return axes;
    }

    int size() {
        return numbers.size() + sites.size();
    }

    double[] numbers() {
        return numbers.stream().mapToDouble(d -> d).toArray();
    }

    double[] deviations() {
        return deviations.stream().mapToDouble(d -> d).toArray();
    }

    List<LatentSite> sites() {
        return List.copyOf(sites);
    }

    double[][] numberPoints() {
        return numberPoints.toArray(double[][]::new);
    }

    double[][] sitePoints() {
        return sitePoints.toArray(double[][]::new);
    }

    /** The points of the numbers, then those of the sites. */
    Inputs inputs() {
        List<double[]> points = new ArrayList<>(numberPoints);
        points.addAll(sitePoints);
        return Inputs.of(points.toArray(double[][]::new), axes);
    }

    /** Every so many of the data, spread evenly over their order: at most {@code count}. */
    LatentData thinned(int count) {
        if (size() <= count) {
            return this;
        }
        LatentData thinned = new LatentData(axes);
        double step = (double) size() / count;
        for (int k = 0; k < count; k++) {
            int i = (int) (k * step);
            if (i < numbers.size()) {
                thinned.add(numberPoints.get(i), numbers.get(i), deviations.get(i));
            } else {
                int j = i - numbers.size();
                thinned.add(sitePoints.get(j), sites.get(j));
            }
        }
        return thinned;
    }
}
