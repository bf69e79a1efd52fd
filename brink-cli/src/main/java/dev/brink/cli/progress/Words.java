package dev.brink.cli.progress;

import dev.brink.data.Chance;
import dev.brink.data.Estimate;
import dev.brink.data.Recommendation;
import dev.brink.observation.Observation;
import dev.brink.problem.Point;
import dev.brink.runner.result.Verdict;
import dev.brink.study.Trial;
import dev.brink.study.TrialState;
import java.math.BigDecimal;
import java.math.MathContext;
import java.time.Duration;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Trials and answers in a few words, with as many digits as people read. */
public final class Words {
    private static final MathContext FOUR_DIGITS = new MathContext(4);

    private Words() {}

    /** {@code lr=0.001234 units=50}. */
    public static String of(Point point) {
        return point.asMap().entrySet().stream()
                .map(entry -> entry.getKey() + "=" + of(entry.getValue()))
                .collect(Collectors.joining(" "));
    }

    private static String of(Object value) {
        return value instanceof Double number ? number(number) : String.valueOf(value);
    }

    /** Four significant digits; whole numbers in full. */
    public static String number(double value) {
        if (!Double.isFinite(value) || (value == Math.rint(value) && Math.abs(value) < 1e9)) {
            return Double.isFinite(value) ? Long.toString((long) value) : Double.toString(value);
        }
        BigDecimal rounded = new BigDecimal(value).round(FOUR_DIGITS).stripTrailingZeros();
        boolean plain = Math.abs(value) >= 1e-4 && Math.abs(value) < 1e9;
        return plain ? rounded.toPlainString() : String.format(Locale.ROOT, "%.3e", value);
    }

    /** {@code 97 %}, {@code 99.9 %}: such that what is not certain does not look so. */
    public static String percent(double probability) {
        double percent = 100 * probability;
        if (percent > 99.5 && percent < 100) {
            return percent > 99.99 ? "> 99.99 %" : trimmed(Math.floor(percent * 100) / 100) + " %";
        }
        return percent > 0 && percent < 0.5 ? "< 0.5 %" : Math.round(percent) + " %";
    }

    private static String trimmed(double value) {
        return new BigDecimal(String.format(Locale.ROOT, "%.2f", value))
                .stripTrailingZeros()
                .toPlainString();
    }

    /** {@code 0:07}, {@code 12:34}, {@code 3:25:45}. */
    public static String clock(Duration duration) {
        long seconds = Math.max(0, duration.toSeconds());
        String minutes = String.format(Locale.ROOT, "%d:%02d", seconds / 60 % 60, seconds % 60);
        return seconds < 3600
                ? minutes
                : String.format(Locale.ROOT, "%d:%02d:%02d", seconds / 3600, seconds / 60 % 60, seconds % 60);
    }

    /** What has become of a trial that was run; what is wrong with an unusable one is said at greater length later. */
    static String ended(Trial trial, Verdict verdict) {
        return verdict instanceof Verdict.Unusable
                ? "trial " + trial.number() + " reported nothing that can be used, at " + of(trial.point())
                : ended(trial);
    }

    /** What has become of a trial, such as {@code trial 3 done: loss 0.25 at lr=0.1 (4.2 s)}. */
    public static String ended(Trial trial) {
        String what = trial.state() == TrialState.DONE
                ? "done: " + of(trial.values())
                : outcome(trial) + trial.reason().map(reason -> ": " + reason).orElse("");
        return "trial " + trial.number() + " " + what + " at " + of(trial.point()) + took(trial);
    }

    private static String outcome(Trial trial) {
        return trial.state() == TrialState.WAITING
                ? "lost, will be tried again"
                : trial.state().toString();
    }

    private static String took(Trial trial) {
        Optional<Duration> took = trial.times()
                .started()
                .flatMap(started -> trial.times().ended().map(ended -> Duration.between(started, ended)));
        return took.map(time -> String.format(Locale.ROOT, " (%.1f s)", time.toMillis() / 1000.0))
                .orElse("");
    }

    public static String of(Map<String, Observation> values) {
        return values.entrySet().stream()
                .map(entry -> entry.getKey() + " " + of(entry.getValue()))
                .collect(Collectors.joining(", "));
    }

    private static String of(Observation observation) {
        return observation instanceof Observation.Real real
                        && real.standardDeviation().isEmpty()
                ? number(real.value())
                : observation.describe();
    }

    /** The answer on one line. */
    public static String of(Recommendation best) {
        String expected = best.objective().map(value -> ": " + of(value)).orElse("");
        String chances = best.constraints().stream().map(Words::of).collect(Collectors.joining(", "));
        return of(best.point())
                + expected
                + (chances.isEmpty() ? "" : "; " + chances)
                + (best.confident() ? "" : " (not confident yet)");
    }

    private static String of(Estimate value) {
        return number(value.mean()) + " (" + number(value.lower()) + " to " + number(value.upper()) + ")";
    }

    private static String of(Chance chance) {
        return chance.constraint() + " " + percent(chance.probability())
                + (chance.isEnough() ? "" : " of " + percent(chance.required()));
    }
}
