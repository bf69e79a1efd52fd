package dev.brink.experiments.frame;

import dev.brink.study.Trial;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/**
 * The best value so far after each evaluation of the objective, on average over runs, with its standard error: a curve of
 * the paper's Figure 2.
 *
 * @param means after one evaluation, after two, and so on
 * @param errors of these; zero where there is only one run
 */
public record Curve(String name, List<Double> means, List<Double> errors) {
    public Curve {
        means = List.copyOf(means);
        errors = List.copyOf(errors);
    }

    /**
     * The curve of some runs, as long as the shortest of them.
     *
     * @param sign 1 if less is better, -1 if more is
     */
    public static Curve of(String name, List<Finished> runs, Judge judge, double sign) {
        List<List<Double>> best = runs.stream()
                .map(run -> bestSoFar(run.study().trials(), judge, sign))
                .toList();
        int length = best.stream().mapToInt(List::size).min().orElse(0);
        List<Double> means = new ArrayList<>();
        List<Double> errors = new ArrayList<>();
        for (int i = 0; i < length; i++) {
            int place = i;
            double[] values = best.stream().mapToDouble(run -> run.get(place)).toArray();
            double mean = mean(values);
            means.add(mean);
            errors.add(error(values, mean));
        }
        return new Curve(name, means, errors);
    }

    static List<Double> bestSoFar(List<Trial> trials, Judge judge, double sign) {
        List<Double> best = new ArrayList<>();
        for (Trial trial : trials) {
            OptionalDouble achieved = judge.achieved(trial);
            if (achieved.isPresent()) {
                double before = best.isEmpty() ? achieved.getAsDouble() : best.get(best.size() - 1);
                boolean better = sign * achieved.getAsDouble() < sign * before;
                best.add(better ? achieved.getAsDouble() : before);
            }
        }
        return best;
    }

    private static double mean(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum / values.length;
    }

    private static double error(double[] values, double mean) {
        if (values.length < 2) {
            return 0;
        }
        double sum = 0;
        for (double value : values) {
            sum += (value - mean) * (value - mean);
        }
        return Math.sqrt(sum / (values.length - 1) / values.length);
    }
}
