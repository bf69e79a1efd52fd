package dev.brink.entropy;

import dev.brink.data.TaskValue;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Which task to run, given what each is worth: the one of most information gain per cost.
 *
 * <p>A gain that cannot be told from nothing, within two standard errors, does not count. Among tasks that cannot be told from the best, the cheapest
 * is taken, and the earliest if there are several.
 *
 * <p>Where no gain can be told from nothing (no draw has a feasible point, or all draws have the same minimiser), the
 * task is taken that tells most about its own functions at x, per cost. So what is known at x is not measured again
 * while something else is unknown there, and the search does not stand still.
 *
 * <p>paper Eq. 12
 */
final class ChoiceRule {
    private ChoiceRule() {}

    /**
     * The index of the task to run.
     *
     * @param informationAtX by task
     */
    static int choose(List<TaskValue> values, double[] informationAtX) {
        List<Integer> telling = IntStream.range(0, values.size())
                .filter(i -> isTelling(values.get(i)))
                .boxed()
                .toList();
        return telling.isEmpty() ? byInformationAtX(values, informationAtX) : byGain(values, telling);
    }

    private static boolean isTelling(TaskValue value) {
        return value.gain() > 2 * value.standardError();
    }

    private static int byGain(List<TaskValue> values, List<Integer> telling) {
        TaskValue best = telling.stream()
                .map(values::get)
                .max(Comparator.comparingDouble(TaskValue::gainPerCost))
                .orElseThrow();
        return telling.stream()
                .filter(i -> isTie(best, values.get(i)))
                .min(Comparator.comparingDouble(i -> values.get(i).cost()))
                .orElseThrow();
    }

    /** Within one standard error of the difference. */
    private static boolean isTie(TaskValue best, TaskValue other) {
        double error = Math.hypot(best.standardError() / best.cost(), other.standardError() / other.cost());
        return best.gainPerCost() - other.gainPerCost() <= error;
    }

    private static int byInformationAtX(List<TaskValue> values, double[] information) {
        Comparator<Integer> byRate =
                Comparator.comparingDouble(i -> -information[i] / values.get(i).cost());
        return IntStream.range(0, values.size())
                .boxed()
                .min(byRate.thenComparingDouble(i -> values.get(i).cost()))
                .orElseThrow();
    }
}
