package dev.brink.entropy;

import dev.brink.problem.Task;
import dev.brink.search.Landscape;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What a run of each task costs at any point. A task of which nothing is known costs what the others do there, on
 * (geometric) average, or one if nothing is known of any: then it is neither preferred nor avoided for its cost.
 */
public final class Costs {
    private final Map<String, Optional<Landscape>> logs = new LinkedHashMap<>();

    /** @param logs the logarithm of each task's cost, where something is known of it */
    public Costs(Map<Task, Optional<Landscape>> logs) {
        logs.forEach((task, log) -> this.logs.put(task.name(), log));
    }

    /** A cost that is the same everywhere, as the landscape of its logarithm. */
    public static Landscape same(double cost) {
        return new Same(cost);
    }

    /** The logarithm of the task's cost. */
    public Landscape log(Task task) {
        return logs.getOrDefault(task.name(), Optional.empty()).orElseGet(this::neutral);
    }

    public double at(Task task, double[] point) {
        return log(task) instanceof Same same
                ? same.cost // To the last digit, as the user wrote it.
                : Math.exp(log(task).value(point, new double[point.length]));
    }

    /** Names of tasks of which no cost is known. */
    public List<String> unknown() {
        return logs.entrySet().stream()
                .filter(entry -> entry.getValue().isEmpty())
                .map(Map.Entry::getKey)
                .toList();
    }

    private Landscape neutral() {
        List<Landscape> known = logs.values().stream().flatMap(Optional::stream).toList();
        return known.isEmpty() ? same(1) : new AverageLandscape(known);
    }

    private record Same(double cost) implements Landscape {
        @Override
        public double value(double[] point, double[] gradient) {
            Arrays.fill(gradient, 0);
            return Math.log(cost);
        }
    }

    /** The average of several landscapes. */
    private record AverageLandscape(List<Landscape> parts) implements Landscape {
        @Override
        public double value(double[] point, double[] gradient) {
            double sum = 0;
            double[] total = new double[gradient.length];
            for (Landscape part : parts) {
                sum += part.value(point, gradient);
                for (int a = 0; a < total.length; a++) {
                    total[a] += gradient[a] / parts.size();
                }
            }
            System.arraycopy(total, 0, gradient, 0, total.length);
            return sum / parts.size();
        }
    }
}
