package dev.brink.numeric;

import java.util.Optional;

/**
 * Minimises a smooth function inside a box by a limited-memory quasi-Newton method. At each iterate a quadratic model
 * of the function is minimised over the whole box, and the way there is searched for a good step; this is the plan of
 * L-BFGS-B (Byrd, Lu, Nocedal and Zhu 1995; Morales and Nocedal 2011). The function is never asked outside the box, and
 * the result is never worse than the start.
 */
public final class BoundedMinimizer {
    /** A step that promises less than this part of the tolerance is not looked for. */
    private static final double NEGLIGIBLE = 0.1;

    private final Box box;
    private final double gradientTolerance;
    private final double decreaseTolerance;
    private final int maximumEvaluations;

    /** Why a minimisation stopped. */
    public enum Reason {
        /** The projected gradient is within its tolerance: no component of {@code P(x - g) - x} is larger. */
        GRADIENT,
        /** The last step lowered the value by no more than its tolerance, relative to the value or to one. */
        DECREASE,
        /** All evaluations allowed are spent. */
        EVALUATIONS,
        /** No step along the steepest descent lowers the value: the end of the precision, or a wrong gradient. */
        NO_LOWER_STEP,
        /** The function is not finite at the start. */
        START_OUTSIDE_DOMAIN
    }

    /** The best point found. */
    public static final class Result {
        private final Iterate best;
        private final int evaluations;
        private final Reason reason;

        private Result(Iterate best, int evaluations, Reason reason) {
            this.best = best;
            this.evaluations = evaluations;
            this.reason = reason;
        }

        public double[] point() {
            return best.point.clone();
        }

        /** NaN if the start was outside the domain. */
        public double value() {
            return best.value;
        }

        public int evaluations() {
            return evaluations;
        }

        public Reason reason() {
            return reason;
        }
    }

    private BoundedMinimizer(Box box, double gradientTolerance, double decreaseTolerance, int maximumEvaluations) {
        this.box = box;
        this.gradientTolerance = gradientTolerance;
        this.decreaseTolerance = decreaseTolerance;
        this.maximumEvaluations = maximumEvaluations;
    }

    /** A minimizer over the box between two corners; bounds may be infinite. */
    public static BoundedMinimizer within(double[] lower, double[] upper) {
        return new BoundedMinimizer(Box.between(lower, upper), 1e-6, 1e-12, 1000);
    }

    public BoundedMinimizer gradientTolerance(double tolerance) {
        return new BoundedMinimizer(box, checked("gradient", tolerance), decreaseTolerance, maximumEvaluations);
    }

    public BoundedMinimizer decreaseTolerance(double tolerance) {
        return new BoundedMinimizer(box, gradientTolerance, checked("decrease", tolerance), maximumEvaluations);
    }

    public BoundedMinimizer maximumEvaluations(int evaluations) {
        if (evaluations < 1) {
            throw new IllegalArgumentException("A minimisation was allowed " + evaluations
                    + " evaluations, but evaluates its start: allow at least one.");
        }
        return new BoundedMinimizer(box, gradientTolerance, decreaseTolerance, evaluations);
    }

    private static double checked(String name, double tolerance) {
        if (!(tolerance >= 0)) {
            throw new IllegalArgumentException("A tolerance of the " + name + " was given as " + tolerance
                    + ", but must not be negative: give 0 or more.");
        }
        return tolerance;
    }

    /** The lowest point found from this start, which must be in the box. */
    public Result minimize(DifferentiableFunction function, double[] start) {
        box.check(start);
        return new Run(function).from(Iterate.of(function, start.clone()));
    }

    /** One minimisation. */
    private final class Run {
        private final DifferentiableFunction function;
        private final QuasiNewtonMatrix matrix = new QuasiNewtonMatrix();
        private int evaluations = 1;

        Run(DifferentiableFunction function) {
            this.function = function;
        }

        Result from(Iterate start) {
            if (!start.isInDomain()) {
                return new Result(start, evaluations, Reason.START_OUTSIDE_DOMAIN);
            }
            Iterate current = start;
            while (box.projectedGradient(current.point, current.gradient) > gradientTolerance) {
                Optional<Iterate> next = step(current);
                if (next.isEmpty() && !exhausted() && !matrix.isMultipleOfIdentity()) {
                    // The model misleads: forget it and go down the steepest way.
                    matrix.reset();
                    continue;
                }
                if (next.isEmpty()) {
                    return new Result(current, evaluations, exhausted() ? Reason.EVALUATIONS : Reason.NO_LOWER_STEP);
                }
                double before = current.value;
                learn(current, next.get());
                current = next.get();
                if (before - current.value <= decreaseTolerance * scale(before, current.value)) {
                    return new Result(current, evaluations, Reason.DECREASE);
                }
            }
            return new Result(current, evaluations, Reason.GRADIENT);
        }

        private boolean exhausted() {
            return evaluations >= maximumEvaluations;
        }

        private double scale(double before, double after) {
            return Math.max(1, Math.max(Math.abs(before), Math.abs(after)));
        }

        private void learn(Iterate before, Iterate after) {
            matrix.update(
                    Vectors.difference(after.point, before.point), Vectors.difference(after.gradient, before.gradient));
        }

        private Optional<Iterate> step(Iterate current) {
            double[] target = new BoxQuadratic(box, current.point, current.gradient, matrix).minimizer();
            double[] direction = Vectors.difference(target, current.point);
            if (!(current.slope(direction) < 0)) {
                return Optional.empty();
            }
            double longest = Math.max(1, box.longestStep(current.point, direction));
            return new WolfeSearch(
                            current,
                            direction,
                            longest,
                            NEGLIGIBLE * decreaseTolerance * scale(current.value, current.value),
                            length -> evaluate(current.point, direction, length, target))
                    .from(1);
        }

        /** The function at {@code point + length direction}, which for length one is exactly the target. */
        private Optional<Iterate> evaluate(double[] point, double[] direction, double length, double[] target) {
            if (exhausted()) {
                return Optional.empty();
            }
            evaluations++;
            double[] trial = target.clone();
            for (int i = 0; length != 1 && i < trial.length; i++) {
                trial[i] = box.clamp(i, point[i] + length * direction[i]);
            }
            return Optional.of(Iterate.of(function, trial));
        }
    }
}
