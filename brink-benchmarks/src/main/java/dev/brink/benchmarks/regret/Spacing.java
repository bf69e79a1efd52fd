package dev.brink.benchmarks.regret;

/**
 * How much is spent from one recommendation to the next.
 *
 * @param number an amount, or a share of the budget in per cent; 0 for the end alone
 */
record Spacing(double number, boolean isPercentage) {
    /** As given: {@code 10}, or {@code 10%} of the budget. */
    static Spacing parse(String option, String text) {
        boolean percentage = text.endsWith("%");
        String number = percentage ? text.substring(0, text.length() - 1) : text;
        return new Spacing(RegretOptions.number(option, number, 0), percentage);
    }

    double of(double budget) {
        return isPercentage ? budget * number / 100 : number;
    }
}
