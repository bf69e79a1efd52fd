package dev.brink.observation;

import dev.brink.text.Text;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.OptionalDouble;

/** What was seen of one function at one point, in the user's units. */
public sealed interface Observation {
    /** The observation as a message says it, such as {@code 0.93}, {@code 9 out of 10} or {@code more than 60}. */
    String describe();

    /** A number. */
    static Observation of(double value) {
        return new Real(value, OptionalDouble.empty());
    }

    /** A number whose standard deviation is known; zero says that it is known exactly. */
    static Observation of(double value, double standardDeviation) {
        return new Real(value, OptionalDouble.of(standardDeviation));
    }

    /** So many successes out of so many trials. */
    static Observation counts(long successes, long trials) {
        return new Counts(successes, trials);
    }

    static Observation yes() {
        return new YesNo(true);
    }

    static Observation no() {
        return new YesNo(false);
    }

    static Observation of(boolean yes) {
        return new YesNo(yes);
    }

    /** A run stopped at a limit: the true value is more than the limit. */
    static Observation moreThan(double limit) {
        return new Censored(limit);
    }

    /** Each value as an observation: a number, true or false, or what is an observation already. */
    static Map<String, Observation> of(Map<String, ?> byMetric) {
        Map<String, Observation> observations = new LinkedHashMap<>();
        byMetric.forEach((metric, value) -> observations.put(metric, of(metric, value)));
        return observations;
    }

    private static Observation of(String metric, Object value) {
        if (value instanceof Observation observation) {
            return observation;
        }
        if (value instanceof Boolean yes) {
            return of(yes.booleanValue());
        }
        if (value instanceof Number number) {
            return of(number.doubleValue());
        }
        throw new IllegalArgumentException("Metric '" + metric + "' received " + Text.value(value)
                + ", but an observation is a number, true or false, or made by Observation.counts and the like.");
    }

    /** A number, with its standard deviation where that is known. */
    record Real(double value, OptionalDouble standardDeviation) implements Observation {
        public Real {
            requireFinite("value", value);
            if (standardDeviation.isPresent()) {
                requireStandardDeviation(standardDeviation.getAsDouble());
            }
        }

        @Override
        public String describe() {
            String number = Text.number(value);
            return standardDeviation.isPresent()
                    ? number + " ± " + Text.number(standardDeviation.getAsDouble())
                    : number;
        }
    }

    /** Successes out of a number of trials. */
    record Counts(long successes, long trials) implements Observation {
        public Counts {
            Counting.require(successes, trials);
        }

        @Override
        public String describe() {
            return successes + " out of " + trials;
        }
    }

    /** A yes or a no. */
    record YesNo(boolean yes) implements Observation {
        @Override
        public String describe() {
            return yes ? "yes" : "no";
        }
    }

    /** Something that is more than a limit, and by how much nobody knows. */
    record Censored(double above) implements Observation {
        public Censored {
            requireFinite("limit", above);
        }

        @Override
        public String describe() {
            return "more than " + Text.number(above);
        }
    }

    private static void requireFinite(String what, double value) {
        if (!Double.isFinite(value)) {
            throw new IllegalArgumentException("An observed " + what + " is " + Text.number(value)
                    + ", but it must be a finite number: report a run without a number as failed.");
        }
    }

    private static void requireStandardDeviation(double standardDeviation) {
        if (!(standardDeviation >= 0) || Double.isInfinite(standardDeviation)) {
            throw new IllegalArgumentException("An observed standard deviation is " + Text.number(standardDeviation)
                    + ", but it must be finite and not negative: leave it out if it is not known.");
        }
    }
}
