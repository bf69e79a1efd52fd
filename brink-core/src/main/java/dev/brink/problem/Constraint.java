package dev.brink.problem;

import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.ObservationModel;
import dev.brink.text.Text;
import java.util.Objects;
import java.util.Optional;

/**
 * A condition that must hold with a given confidence and can only be learned by measuring. With the latent function h
 * it holds where {@code g(x) = latentSign (h(x) - latentThreshold) >= 0} (paper, section 1.5).
 */
public final class Constraint implements ModelledFunction {
    private static final double DEFAULT_CONFIDENCE = 0.95;

    /** The probability of a yes that is asked unless another is. */
    private static final double LIKELIER_THAN_NOT = 0.5;

    /** The side of the threshold on which the condition holds. */
    private enum Side {
        AT_MOST,
        AT_LEAST
    }

    private final String name;
    private final String metric;
    private final ObservationModel model;
    private final Side side;
    private final double threshold;
    private final double confidence;
    private final Optional<String> succeedsTask;
    private final boolean whole;
    private final double latentThreshold;

    private Constraint(
            String name,
            String metric,
            ObservationModel model,
            Side side,
            double threshold,
            double confidence,
            Optional<String> succeedsTask,
            boolean whole) {
        Rules.requireName("A constraint", name);
        this.name = name;
        this.metric = metric;
        this.model = model;
        this.side = side;
        this.threshold = threshold + 0.0;
        this.confidence = confidence;
        this.succeedsTask = succeedsTask;
        GaussianSettings.requireMetric(label(), metric);
        Rules.requireFraction("The confidence of constraint '" + name + "'", confidence);
        requireThreshold();
        this.whole = whole;
        this.latentThreshold = model.latentThreshold(whole ? betweenWholeNumbers() : this.threshold);
    }

    /** A number that must not be more than the threshold. */
    public static Constraint atMost(String name, double threshold) {
        return of(name, GaussianSettings.DEFAULT, Side.AT_MOST, threshold, Optional.empty());
    }

    /** A number that must not be less than the threshold. */
    public static Constraint atLeast(String name, double threshold) {
        return of(name, GaussianSettings.DEFAULT, Side.AT_LEAST, threshold, Optional.empty());
    }

    /** Counts of successes out of trials, of which at least this share must succeed. */
    public static Constraint share(String name, double atLeast) {
        return of(name, new ObservationModel.Binomial(), Side.AT_LEAST, atLeast, Optional.empty());
    }

    /** Counts of successes out of trials, of which at most this share may succeed. */
    public static Constraint atMostShare(String name, double atMost) {
        return of(name, new ObservationModel.Binomial(), Side.AT_MOST, atMost, Optional.empty());
    }

    /** A yes or a no that must more probably be yes than no, unless another {@link #probability} is asked. */
    public static Constraint holds(String name) {
        return of(name, new ObservationModel.YesNo(), Side.AT_LEAST, LIKELIER_THAN_NOT, Optional.empty());
    }

    /** The runs of a task must more probably succeed than fail, unless another {@link #probability} is asked. */
    public static Constraint succeeds(String name, String taskName) {
        return of(name, new ObservationModel.YesNo(), Side.AT_LEAST, LIKELIER_THAN_NOT, Optional.of(taskName));
    }

    private static Constraint of(
            String name, ObservationModel model, Side side, double threshold, Optional<String> task) {
        return new Constraint(name, name, model, side, threshold, DEFAULT_CONFIDENCE, task, false);
    }

    /** How sure one must be that the condition holds, 0.95 unless told. */
    public Constraint confidence(double confidence) {
        return new Constraint(name, metric, model, side, threshold, confidence, succeedsTask, whole);
    }

    /** Measurements report it under this key instead of its name. */
    public Constraint metric(String metric) {
        if (succeedsTask.isPresent()) {
            throw new InvalidProblemException(label() + " was given the metric '" + metric
                    + "', but it sees whether task '" + succeedsTask.get() + "' fails: leave the metric out.");
        }
        return new Constraint(name, metric, model, side, threshold, confidence, succeedsTask, whole);
    }

    public Constraint scale(LatentScale scale) {
        return with(GaussianSettings.scale(label(), model, scale));
    }

    public Constraint noise(Noise noise) {
        return with(GaussianSettings.noise(label(), model, noise));
    }

    private Constraint with(ObservationModel other) {
        return new Constraint(name, metric, other, side, threshold, confidence, succeedsTask, whole);
    }

    /**
     * Its measurements are whole numbers: "at most 0 errors" is less than half an error. Many of them are just at the
     * limit, and a model, which knows of no steps, would give either side of it the same chance there.
     */
    public Constraint wholeNumbers() {
        if (!(model instanceof ObservationModel.Gaussian)) {
            throw new InvalidProblemException(
                    label() + " was said to give whole numbers, but it measures " + model.kind() + ": leave that out.");
        }
        return new Constraint(name, metric, model, side, threshold, confidence, succeedsTask, true);
    }

    public boolean givesWholeNumbers() {
        return whole;
    }

    /** The least probability of a yes, or of success, at which the condition holds. */
    public Constraint probability(double probability) {
        if (!(model instanceof ObservationModel.YesNo)) {
            throw new InvalidProblemException(label() + " was given the probability " + Text.number(probability)
                    + ", but it measures " + model.kind() + ": use confidence to say how sure one must be.");
        }
        return new Constraint(name, metric, model, side, probability, confidence, succeedsTask, whole);
    }

    @Override
    public String name() {
        return name;
    }

    @Override
    public String metric() {
        return metric;
    }

    @Override
    public ObservationModel model() {
        return model;
    }

    /** The threshold in the user's units; a share or a probability for counts and for a yes or no. */
    public double threshold() {
        return threshold;
    }

    /** Whether the condition holds below the threshold rather than above it. */
    public boolean isAtMost() {
        return side == Side.AT_MOST;
    }

    public double confidence() {
        return confidence;
    }

    /** {@code delta_k = 1 - confidence}, the probability of a violation that is put up with. */
    public double delta() {
        return 1 - confidence;
    }

    /** -1 for "at most", 1 for "at least". */
    public double latentSign() {
        return isAtMost() ? -1 : 1;
    }

    /** On the latent scale; for whole numbers halfway from the last one that is allowed to the first that is not. */
    public double latentThreshold() {
        return latentThreshold;
    }

    private double betweenWholeNumbers() {
        return isAtMost() ? Math.floor(threshold) + 0.5 : Math.ceil(threshold) - 0.5;
    }

    /** The task whose failures are learned, if that is what this constraint is about. */
    public Optional<String> succeedsTask() {
        return succeedsTask;
    }

    @Override
    public boolean isReported() {
        return succeedsTask.isEmpty();
    }

    @Override
    public String label() {
        return "Constraint '" + name + "'";
    }

    @Override
    public String describe() {
        if (model instanceof ObservationModel.YesNo) {
            String what = succeedsTask.map(task -> task + " succeeds").orElse(metric + " holds");
            return threshold == 0.5 ? what : what + " with probability at least " + Text.number(threshold);
        }
        String what = model instanceof ObservationModel.Binomial ? "share of " + metric : metric;
        return what + (isAtMost() ? " at most " : " at least ") + Text.number(threshold);
    }

    private void requireThreshold() {
        if (!(model instanceof ObservationModel.Gaussian gaussian)) {
            String what = model instanceof ObservationModel.Binomial ? "share" : "probability";
            Rules.requireFraction("The " + what + " of constraint '" + name + "'", threshold);
        } else if (!gaussian.scale().accepts(threshold)) {
            throw new InvalidProblemException(label() + " has the threshold " + Text.number(threshold)
                    + ", but on its " + gaussian.scale() + " scale a value "
                    + gaussian.scale().rule() + ": change the threshold or the scale.");
        }
    }

    /**
     * Whether a yes shows that the condition holds, if answers are certain. Who asks for a {@link #probability} other than
     * to be more probable than not knows that they are not; and of failures, which cost a run, one success is no proof.
     */
    public boolean takesAnswersAtTheirWord() {
        return model instanceof ObservationModel.YesNo && threshold == LIKELIER_THAN_NOT && succeedsTask.isEmpty();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Constraint that
                && name.equals(that.name)
                && metric.equals(that.metric)
                && model.equals(that.model)
                && side == that.side
                && Double.compare(threshold, that.threshold) == 0
                && Double.compare(confidence, that.confidence) == 0
                && succeedsTask.equals(that.succeedsTask)
                && whole == that.whole;
    }

    @Override
    public int hashCode() {
        return Objects.hash(name, metric, model, side, threshold, confidence, succeedsTask, whole);
    }

    @Override
    public String toString() {
        return name + ": " + describe() + " with confidence " + Text.number(confidence);
    }
}
