package dev.brink.posterior;

import dev.brink.data.Datum;
import dev.brink.data.Neighbours;
import dev.brink.problem.ModelledFunction;
import dev.brink.problem.SearchSpace;
import java.util.List;
import java.util.OptionalDouble;

/**
 * Measurements of a function next to earlier ones. There a function hardly changes, whatever its shape, so what they
 * differ by bounds its noise: what a model of smooth functions cannot follow looks like noise to it, but does not differ
 * from one measurement to the next.
 */
public final class Repetitions {
    /**
     * Noise is no larger than so many times the largest of two differences, or is so with a probability of
     * {@code (2 Phi(1/(10 sqrt 2)) - 1)²}, a third of a percent.
     */
    private static final double TIMES = 10;

    /** Less than so many times the deviation of noise is little. */
    private static final double LITTLE = 0.1;

    private final List<Repetition> repetitions;

    private Repetitions(List<Repetition> repetitions) {
        this.repetitions = repetitions;
    }

    /** A measurement next to an earlier one: where, encoded, and what came of both, on the latent scale. */
    private static final class Repetition {
        private final double[] point;
        private final double before;
        private final double again;

        Repetition(double[] point, double before, double again) {
            this.point = point;
            this.before = before;
            this.again = again;
        }

        double difference() {
            return Math.abs(again - before);
        }
    }

    /** Of a function's data; none where they are not numbers whose noise is learned. */
    public static Repetitions of(ModelledFunction function, SearchSpace space, List<Datum> data) {
        return of(new FunctionModel(function, space, InferenceSettings.standard()).data(data));
    }

    /** Of the numbers whose noise is learned. */
    static Repetitions of(LatentData data) {
        double[][] points = data.numberPoints();
        double[] numbers = data.numbers();
        double[] deviations = data.deviations();
        return new Repetitions(Neighbours.pairs(points).stream()
                .filter(pair -> Double.isNaN(deviations[pair.earlier()]) && Double.isNaN(deviations[pair.later()]))
                .map(pair -> new Repetition(points[pair.later()], numbers[pair.earlier()], numbers[pair.later()]))
                .toList());
    }

    /**
     * The standard deviation that the noise has at most, on the latent scale. Empty unless there are repetitions in two
     * places: in a single one, noise may be absent that there is elsewhere. Empty, too, where all came out the same to
     * the last digit: those numbers are rounded, and what was lost by that is as good as noise.
     */
    OptionalDouble largestDeviation() {
        double largest =
                repetitions.stream().mapToDouble(Repetition::difference).max().orElse(0);
        return largest > 0 && areInTwoPlaces() ? OptionalDouble.of(TIMES * largest) : OptionalDouble.empty();
    }

    /** Whether a repetition has been made about there. */
    public boolean isAbout(double[] point) {
        return repetitions.stream().anyMatch(repetition -> Neighbours.areInOnePlace(repetition.point, point));
    }

    /**
     * Whether none differs by as much as a tenth of the noise that half of the samples believe in, which each does
     * with a probability of 0.94 if that is the noise.
     */
    public boolean showLessNoiseThan(LatentPosterior beliefs) {
        return repetitions.stream().allMatch(repetition -> {
            long less = beliefs.samples().stream()
                    .filter(sample -> differsLittle(repetition, sample))
                    .count();
            return 2 * less > beliefs.samples().size();
        });
    }

    private static boolean differsLittle(Repetition repetition, LatentSample sample) {
        double difference = sample.transform().toModel(repetition.again)
                - sample.transform().toModel(repetition.before);
        double noise = Math.sqrt(sample.process().hyperparameters().noiseVariance());
        return Math.abs(difference) < LITTLE * noise;
    }

    /** Whether repetitions were made in different places. */
    public boolean areInTwoPlaces() {
        return repetitions.stream().anyMatch(one -> !Neighbours.areInOnePlace(one.point, repetitions.get(0).point));
    }
}
