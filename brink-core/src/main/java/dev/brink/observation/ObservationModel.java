package dev.brink.observation;

import dev.brink.numeric.Normal;
import dev.brink.text.Text;
import java.util.Optional;
import java.util.OptionalDouble;

/** What kind of observation a function gives, and how its latent function relates to the user's units. */
public sealed interface ObservationModel {
    /**
     * Why this model cannot use the observation, as the second half of a sentence that begins with the name of the
     * function: what was received, what is wrong with it and what to report instead. Empty when it is accepted.
     */
    Optional<String> refusal(Observation observation);

    /**
     * The latent value at which the function, in the user's units, is the given threshold.
     *
     * @throws IllegalArgumentException if the threshold is not a possible value of the function
     */
    double latentThreshold(double userThreshold);

    /** What the function gives, in a few words, such as "successes out of trials". */
    String kind();

    private static Optional<String> received(Observation observation, String rest) {
        return Optional.of("received " + observation.describe() + ", but " + rest);
    }

    /** The one place of the shift {@code Phi^-1(p)} (paper, section 2.4). */
    private static double probitThreshold(double share) {
        if (!(share > 0 && share < 1)) {
            throw new IllegalArgumentException("A share or probability of " + Text.number(share)
                    + " cannot be a threshold: it must be more than 0 and less than 1.");
        }
        return Normal.quantile(share);
    }

    /**
     * Numbers with normal noise on a scale. A standard deviation reported with a number takes the place of the model's
     * own noise.
     */
    record Gaussian(LatentScale scale, Noise noise) implements ObservationModel {
        @Override
        public Optional<String> refusal(Observation observation) {
            OptionalDouble value = number(observation);
            if (value.isEmpty()) {
                return received(observation, "it measures numbers: report a number.");
            }
            return scale.accepts(value.getAsDouble())
                    ? Optional.empty()
                    : received(
                            observation,
                            "on its " + scale + " scale a value " + scale.rule()
                                    + ": report such a value, or give the function another scale.");
        }

        private static OptionalDouble number(Observation observation) {
            if (observation instanceof Observation.Real real) {
                return OptionalDouble.of(real.value());
            }
            return observation instanceof Observation.Censored censored
                    ? OptionalDouble.of(censored.above())
                    : OptionalDouble.empty();
        }

        @Override
        public double latentThreshold(double userThreshold) {
            return scale.toLatent(userThreshold);
        }

        @Override
        public String kind() {
            return "numbers";
        }
    }

    /** Successes out of trials; the probability of success is {@code Phi} of the latent value. */
    record Binomial() implements ObservationModel {
        @Override
        public Optional<String> refusal(Observation observation) {
            return observation instanceof Observation.Counts
                    ? Optional.empty()
                    : received(observation, "it counts: report successes and trials.");
        }

        @Override
        public double latentThreshold(double userThreshold) {
            return probitThreshold(userThreshold);
        }

        @Override
        public String kind() {
            return "successes out of trials";
        }
    }

    /** A yes or a no; the probability of a yes is {@code Phi} of the latent value. */
    record YesNo() implements ObservationModel {
        @Override
        public Optional<String> refusal(Observation observation) {
            return observation instanceof Observation.YesNo
                    ? Optional.empty()
                    : received(observation, "it is a yes or a no: report yes (true) or no (false).");
        }

        @Override
        public double latentThreshold(double userThreshold) {
            return probitThreshold(userThreshold);
        }

        @Override
        public String kind() {
            return "a yes or a no";
        }
    }
}
