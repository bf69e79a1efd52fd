package dev.brink.runner.draft;

import dev.brink.runner.command.InvalidCommandException;
import java.math.BigDecimal;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A constraint as it is written on a command line: {@code mem_mb <= 900}, {@code accuracy >= 0.9 @ 0.99},
 * {@code stable} for a yes or no, {@code succeeds} for a command that must not fail.
 *
 * @param name of the constraint
 * @param rule what it demands, as the study file says it
 * @param confidence as it was written, or empty for the usual one
 */
public record Goal(String name, String rule, String confidence) {
    private static final String SUCCEEDS = "succeeds";
    private static final Pattern FORM =
            Pattern.compile("([A-Za-z_][A-Za-z0-9_.-]*)\\s*(?:(<=|>=)\\s*([^\\s@]+))?\\s*(?:@\\s*([0-9.]+)\\s*(%?))?");

    /**
     * Reads a constraint.
     *
     * @param task whose success {@code succeeds} demands
     * @throws InvalidCommandException if it is none
     */
    public static Goal of(String text, String task) {
        Matcher form = FORM.matcher(text.strip());
        if (!form.matches()) {
            throw new InvalidCommandException("'" + text + "' is no constraint: write 'NAME <= NUMBER' or"
                    + " 'NAME >= NUMBER', 'NAME' for something that must be true, or 'succeeds' for a command that must"
                    + " not fail; '@ 0.99' at the end asks for that confidence.");
        }
        String name = form.group(1);
        return new Goal(name, rule(text, form, task), confidence(form));
    }

    private static String rule(String text, Matcher form, String task) {
        String name = form.group(1);
        if (form.group(2) == null) {
            return name.equals(SUCCEEDS) ? "succeeds: " + task : "metric: " + name + ", must_be: true";
        }
        requireNumber(text, form.group(3));
        String side = form.group(2).equals("<=") ? "at_most" : "at_least";
        return "metric: " + name + ", " + side + ": " + form.group(3);
    }

    private static void requireNumber(String text, String number) {
        if (!number.matches("[-+]?([0-9]+\\.?[0-9]*|\\.[0-9]+)([eE][-+]?[0-9]+)?")) {
            throw new InvalidCommandException("The constraint '" + text + "' compares with '" + number
                    + "', which is not a number: write one, such as 900 or 1e-3.");
        }
    }

    private static String confidence(Matcher form) {
        String number = form.group(4);
        if (number == null) {
            return "";
        }
        return form.group(5).isEmpty()
                ? number
                : new BigDecimal(number).movePointLeft(2).toPlainString();
    }

    /** The same constraint under another name. */
    Goal named(String other) {
        return new Goal(other, rule, confidence);
    }

    /** As a line of the study file says it. */
    String line() {
        return name + ": {" + rule + (confidence.isEmpty() ? "" : ", confidence: " + confidence) + "}";
    }
}
