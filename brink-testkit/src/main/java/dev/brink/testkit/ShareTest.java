package dev.brink.testkit;

import java.util.Locale;

/** The share of something that came true against what was promised. */
public final class ShareTest {
    private ShareTest() {}

    /**
     * One-sided: how probable it is that no more than {@code trues} of {@code count} come true where each does so with
     * probability {@code share}. Where they have different probabilities and {@code share} is the mean of these, their
     * number varies less than this binomial one (Hoeffding 1956), so the p-value errs on the safe side.
     */
    public static SignificanceTest atLeast(String name, int trues, int count, double share) {
        if (count < 1 || trues < 0 || trues > count) {
            throw new IllegalArgumentException("'" + name + "' has " + trues + " that came true out of " + count
                    + ": there is at least one, and no more come true than there are.");
        }
        double deviation = (double) trues / count - share;
        String what = String.format(
                Locale.ROOT, "%s: %d of %d (%.4f) for %.4f promised", name, trues, count, share + deviation, share);
        return new SignificanceTest(what, deviation, new Binomial(count, share).atMost(trues));
    }
}
