package dev.brink.benchmarks.regret;

import dev.brink.benchmarks.problems.TestProblem;
import dev.brink.benchmarks.problems.Variant;
import dev.brink.observation.Noise;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/** How a test problem is seen by the strategies, as a word of a row's name. */
enum Seen {
    EXACT("", "numbers without noise, of which nothing is told", 0, 0, Judged.MEASURED) {
        @Override
        Variant of(TestProblem truth, double[] numbers, RandomGenerator random) {
            return Variant.exact(truth);
        }
    },
    EXACT_TOLD("exact-told", "numbers without noise, and told so", 0, 0, Judged.MEASURED) {
        @Override
        Variant of(TestProblem truth, double[] numbers, RandomGenerator random) {
            return Variant.exact(truth, Noise.none());
        }
    },
    ROUNDED("rounded", "rounded(D): numbers without noise, printed to D digits", 1, 1, Judged.MEASURED) {
        @Override
        Variant of(TestProblem truth, double[] numbers, RandomGenerator random) {
            return Variant.rounded(truth, whole("digits", numbers[0]));
        }
    },
    NOISE(
            "noise",
            "noise(S): normal noise of deviation S; noise(F,G): F on f, G on constraints",
            1,
            Integer.MAX_VALUE,
            Judged.RECOMMENDED) {
        @Override
        Variant of(TestProblem truth, double[] numbers, RandomGenerator random) {
            return Variant.noisy(truth, numbers[0], numbers.length == 1 ? numbers : rest(numbers), random);
        }
    },
    BINARY("binary", "of constraints only whether they hold", 0, 0, Judged.RECOMMENDED) {
        @Override
        Variant of(TestProblem truth, double[] numbers, RandomGenerator random) {
            return Variant.binary(truth);
        }
    },
    BINOMIAL(
            "binomial",
            "binomial(N): successes of N trials, Pr = Phi(-g/scale); binomial(N,SCALE)",
            1,
            Integer.MAX_VALUE,
            Judged.RECOMMENDED) {
        @Override
        Variant of(TestProblem truth, double[] numbers, RandomGenerator random) {
            double[] scales = numbers.length == 1 ? truth.constraintScales() : rest(numbers);
            return Variant.binomial(truth, whole("trials", numbers[0]), scales, random);
        }
    },
    CRASH("crash", "constraints hidden; the run crashes where one is violated", 0, 0, Judged.MEASURED) {
        @Override
        Variant of(TestProblem truth, double[] numbers, RandomGenerator random) {
            return Variant.crash(truth);
        }
    },
    SPEARMINT_CRASH("spearmint-crash", "branin_spearmint as Spearmint's example crashes", 0, 0, Judged.MEASURED) {
        @Override
        Variant of(TestProblem truth, double[] numbers, RandomGenerator random) {
            Variant variant = Variant.spearmintCrash();
            if (variant.truth() != truth) {
                throw new IllegalArgumentException("Test problem '" + truth + "' was asked to be seen as '" + word()
                        + "', but only '" + variant.truth() + "' is: use +crash.");
            }
            return variant;
        }
    };

    private final String word;
    private final String help;
    private final int fewestNumbers;
    private final int mostNumbers;
    private final Judged judged;

    Seen(String word, String help, int fewestNumbers, int mostNumbers, Judged judged) {
        this.word = word;
        this.help = help;
        this.fewestNumbers = fewestNumbers;
        this.mostNumbers = mostNumbers;
        this.judged = judged;
    }

    /** The problem seen this way. */
    abstract Variant of(TestProblem truth, double[] numbers, RandomGenerator random);

    String word() {
        return word;
    }

    String help() {
        return help;
    }

    /** By what runs of a coupled problem are judged. */
    Judged judged() {
        return judged;
    }

    /** Refuses too few or too many numbers. */
    void check(String rowName, RowPart part) {
        int count = part.numbers().size();
        if (count < fewestNumbers || count > mostNumbers) {
            throw new IllegalArgumentException("The row '" + rowName + "' gives '" + word + "' " + count
                    + (count == 1 ? " number" : " numbers") + ", but it takes "
                    + (mostNumbers == 0 ? "none" : (mostNumbers > 1 ? "at least " : "") + fewestNumbers) + ": " + help
                    + ".");
        }
    }

    private static double[] rest(double[] numbers) {
        return Arrays.copyOfRange(numbers, 1, numbers.length);
    }

    private static int whole(String what, double number) {
        if (number != Math.rint(number)) {
            throw new IllegalArgumentException(
                    "A row has " + number + " " + what + ", but they are counted: give a whole number.");
        }
        return (int) number;
    }
}
