package dev.brink.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.ObservationModel;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ConstraintTest {
    @Test
    void hasDefaults() {
        Constraint constraint = Constraint.atMost("mem_mb", 900);
        assertThat(constraint.name()).isEqualTo("mem_mb");
        assertThat(constraint.metric()).isEqualTo("mem_mb");
        assertThat(constraint.model()).isEqualTo(new ObservationModel.Gaussian(LatentScale.IDENTITY, Noise.learned()));
        assertThat(constraint.threshold()).isEqualTo(900);
        assertThat(constraint.isAtMost()).isTrue();
        assertThat(constraint.confidence()).isEqualTo(0.95);
        assertThat(constraint.delta()).isEqualTo(1 - 0.95);
        assertThat(constraint.succeedsTask()).isEmpty();
        assertThat(constraint.isReported()).isTrue();
        assertThat(constraint.label()).isEqualTo("Constraint 'mem_mb'");
    }

    @Test
    void latentConditionHoldsOnTheRightSide() {
        Constraint atMost = Constraint.atMost("mem", 900).scale(LatentScale.LOG);
        assertThat(condition(atMost, Math.log(899))).isPositive();
        assertThat(condition(atMost, Math.log(901))).isNegative();
        assertThat(condition(atMost, Math.log(900))).isZero();
        Constraint atLeast = Constraint.atLeast("speed", -3);
        assertThat(condition(atLeast, -2.5)).isEqualTo(0.5);
        assertThat(condition(atLeast, -4)).isEqualTo(-1);
    }

    @Test
    void sharesAndProbabilitiesShiftByTheNormalQuantile() {
        // scipy.stats.norm.ppf(0.95) = 1.6448536269514722, of 0.8 it is 0.8416212335729143
        assertThat(Constraint.share("tasty", 0.95).latentThreshold()).isCloseTo(1.6448536269514722, within(1e-15));
        assertThat(Constraint.share("tasty", 0.95).latentSign()).isEqualTo(1);
        assertThat(Constraint.atMostShare("bad", 0.8).latentThreshold()).isCloseTo(0.8416212335729143, within(1e-15));
        assertThat(Constraint.atMostShare("bad", 0.8).latentSign()).isEqualTo(-1);
        assertThat(Constraint.holds("stable").latentThreshold()).isZero();
        assertThat(Constraint.holds("stable").latentSign()).isEqualTo(1);
        assertThat(Constraint.holds("stable").probability(0.8).latentThreshold())
                .isCloseTo(0.8416212335729143, within(1e-15));
    }

    private static double condition(Constraint constraint, double latent) {
        return constraint.latentSign() * (latent - constraint.latentThreshold());
    }

    @Test
    void learnsFailures() {
        Constraint constraint = Constraint.succeeds("converges", "train");
        assertThat(constraint.succeedsTask()).contains("train");
        assertThat(constraint.model()).isEqualTo(new ObservationModel.YesNo());
        assertThat(constraint.isReported()).isFalse();
        assertThat(constraint.latentThreshold()).isZero();
    }

    @Test
    void describesItself() {
        assertThat(Constraint.atMost("mem_mb", 900).describe()).isEqualTo("mem_mb at most 900");
        assertThat(Constraint.atMost("small", 1e6).metric("weights").describe()).isEqualTo("weights at most 1000000");
        assertThat(Constraint.atLeast("ess", 0.5).describe()).isEqualTo("ess at least 0.5");
        assertThat(Constraint.share("tasty", 0.95).describe()).isEqualTo("share of tasty at least 0.95");
        assertThat(Constraint.atMostShare("bad", 0.1).describe()).isEqualTo("share of bad at most 0.1");
        assertThat(Constraint.holds("stable").describe()).isEqualTo("stable holds");
        assertThat(Constraint.holds("stable").probability(0.9).describe())
                .isEqualTo("stable holds with probability at least 0.9");
        assertThat(Constraint.succeeds("converges", "train").describe()).isEqualTo("train succeeds");
        assertThat(Constraint.atMost("mem_mb", 900)).hasToString("mem_mb: mem_mb at most 900 with confidence 0.95");
    }

    @Test
    void settingsGiveANewConstraint() {
        Constraint plain = Constraint.atMost("small", 1e6);
        Constraint set = plain.metric("weights")
                .scale(LatentScale.LOG)
                .noise(Noise.none())
                .confidence(0.99);
        assertThat(set.metric()).isEqualTo("weights");
        assertThat(set.model()).isEqualTo(new ObservationModel.Gaussian(LatentScale.LOG, Noise.none()));
        assertThat(set.confidence()).isEqualTo(0.99);
        assertThat(set.latentThreshold()).isEqualTo(Math.log(1e6));
        assertThat(plain)
                .isEqualTo(Constraint.atMost("small", 1e6))
                .hasSameHashCodeAs(Constraint.atMost("small", 1e6))
                .isNotEqualTo(set)
                .isNotEqualTo(Constraint.atLeast("small", 1e6))
                .isNotEqualTo(plain.confidence(0.9))
                .isNotEqualTo(Constraint.atMost("small", 2e6))
                .isNotEqualTo(plain.metric("weights"))
                .isNotEqualTo(Constraint.atMost("tiny", 1e6).metric("small"));
        assertThat(Constraint.succeeds("a", "s")).isNotEqualTo(Constraint.succeeds("a", "t"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "95 | write 0.95 for 95 %.",
                "99.5 | write 0.995 for 99.5 %.",
                "0 | choose a number in between, such as 0.95.",
                "1 | choose a number in between, such as 0.95.",
                "-0.5 | choose a number in between, such as 0.95.",
                "100 | choose a number in between, such as 0.95.",
                "NaN | choose a number in between, such as 0.95."
            })
    void refusesFractionsOutsideOfZeroAndOne(String text, String next) {
        double value = Double.parseDouble(text);
        String rest = " is " + text + ", but it must be more than 0 and less than 1: " + next;
        invalid(() -> Constraint.atMost("mem", 900).confidence(value), "The confidence of constraint 'mem'" + rest);
        invalid(() -> Constraint.share("tasty", value), "The share of constraint 'tasty'" + rest);
        invalid(() -> Constraint.atMostShare("bad", value), "The share of constraint 'bad'" + rest);
        invalid(() -> Constraint.holds("ok").probability(value), "The probability of constraint 'ok'" + rest);
    }

    @Test
    void refusesThresholdsOffTheScale() {
        invalid(
                () -> Constraint.atMost("mem", 0).scale(LatentScale.LOG),
                "Constraint 'mem' has the threshold 0, but on its LOG scale a value must be more than 0:"
                        + " change the threshold or the scale.");
        invalid(
                () -> Constraint.atLeast("acc", 95).scale(LatentScale.LOGIT),
                "Constraint 'acc' has the threshold 95, but on its LOGIT scale a value must be more than 0 and less"
                        + " than 1: change the threshold or the scale.");
        invalid(
                () -> Constraint.atLeast("acc", Double.NaN),
                "Constraint 'acc' has the threshold NaN, but on its IDENTITY scale a value must be a finite number:"
                        + " change the threshold or the scale.");
    }

    @Test
    void refusesSettingsOfAnotherKind() {
        invalid(
                () -> Constraint.share("tasty", 0.9).scale(LatentScale.LOG),
                "Constraint 'tasty' was given a scale, but it measures successes out of trials and only numbers have"
                        + " one: leave the scale out.");
        invalid(
                () -> Constraint.holds("stable").noise(Noise.none()),
                "Constraint 'stable' was given a noise, but it measures a yes or a no and only numbers have one:"
                        + " leave the noise out.");
        invalid(
                () -> Constraint.atMost("mem", 900).probability(0.9),
                "Constraint 'mem' was given the probability 0.9, but it measures numbers:"
                        + " use confidence to say how sure one must be.");
        invalid(
                () -> Constraint.succeeds("converges", "train").metric("ok"),
                "Constraint 'converges' was given the metric 'ok', but it sees whether task 'train' fails:"
                        + " leave the metric out.");
        invalid(
                () -> Constraint.atMost("mem", 900).metric(""),
                "Constraint 'mem' has a blank metric, but measurements report it under that key: name it.");
    }

    @Test
    void refusesBadNames() {
        invalid(
                () -> Constraint.holds("is stable"),
                "A constraint has the name 'is stable', but a name must start with a letter from A to Z or an"
                        + " underscore and go on with letters, digits, '_', '-' or '.': choose another name.");
    }

    private static void invalid(ThrowingCallable construction, String message) {
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(construction)
                .withMessage(message);
    }

    /** No whole number lies between the limit and the threshold, so both allow the same. */
    @Test
    void wholeNumbersArePartedBetweenThem() {
        assertThat(Constraint.atMost("errors", 0).wholeNumbers().latentThreshold())
                .isEqualTo(0.5);
        assertThat(Constraint.atMost("errors", 2.9).wholeNumbers().latentThreshold())
                .isEqualTo(2.5);
        assertThat(Constraint.atLeast("hits", 7).wholeNumbers().latentThreshold())
                .isEqualTo(6.5);
        assertThat(Constraint.atLeast("hits", 6.1).wholeNumbers().latentThreshold())
                .isEqualTo(6.5);
        assertThat(Constraint.atMost("size", 60)
                        .scale(LatentScale.LOG)
                        .wholeNumbers()
                        .latentThreshold())
                .isEqualTo(Math.log(60.5));
        Constraint counting =
                Constraint.atMost("errors", 0).wholeNumbers().confidence(0.8).noise(Noise.none());
        assertThat(counting.givesWholeNumbers()).isTrue();
        assertThat(counting.threshold()).isZero();
        assertThat(counting)
                .isNotEqualTo(Constraint.atMost("errors", 0).confidence(0.8).noise(Noise.none()))
                .hasToString("errors: errors at most 0 with confidence 0.8");
        invalid(
                () -> Constraint.holds("stable").wholeNumbers(),
                "Constraint 'stable' was said to give whole numbers, but it measures a yes or a no: leave that out.");
    }
}
