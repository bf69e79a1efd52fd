package dev.brink.benchmarks.work;

import java.util.Locale;

/** What is measured. */
public enum Measure {
    CHOLESKY("Cholesky factorisation"),
    KERNEL("kernel matrix, Matérn 5/2"),
    EVALUATION("log marginal likelihood, one length scale moved"),
    SWEEP("slice sweep over all hyperparameters"),
    MARGINALS("mean and variance at 2,000 points"),
    UPDATE("kept samples after one more observation"),
    FIRST_FIT("first fit"),
    TEXTBOOK_CHOLESKY("Cholesky factorisation, textbook loops"),
    TEXTBOOK_KERNEL("kernel matrix, textbook loops");

    private final String label;

    Measure(String label) {
        this.label = label;
    }

    public String label() {
        return label;
    }

    /** The work, ready to run. */
    public Work of(Size size) {
        return switch (this) {
            case CHOLESKY -> new CholeskyWork(size);
            case KERNEL -> new KernelWork(size);
            case EVALUATION -> new EvaluationWork(size);
            case SWEEP -> new SweepWork(size);
            case MARGINALS -> new MarginalsWork(size);
            case UPDATE -> InferenceWork.update(size);
            case FIRST_FIT -> InferenceWork.firstFit(size);
            case TEXTBOOK_CHOLESKY -> new TextbookCholeskyWork(size);
            case TEXTBOOK_KERNEL -> new TextbookKernelWork(size);
        };
    }

    /** The time of a factorisation does not depend on the dimension. */
    public boolean dependsOnDimension() {
        return this != CHOLESKY && this != TEXTBOOK_CHOLESKY;
    }

    /** Whether a call takes one way or another by chance, so that its number is no one else's. */
    public boolean isRandom() {
        return this == SWEEP || this == UPDATE || this == FIRST_FIT;
    }

    /** As requests to peers name it. */
    public String key() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Measure ofKey(String key) {
        for (Measure measure : values()) {
            if (measure.key().equals(key)) {
                return measure;
            }
        }
        throw new IllegalArgumentException("There is no measure '" + key + "'.");
    }
}
