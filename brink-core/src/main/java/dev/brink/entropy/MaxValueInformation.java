package dev.brink.entropy;

import dev.brink.data.TaskValue;
import dev.brink.gp.MarginalGradient;
import dev.brink.gp.Marginals;
import dev.brink.numeric.LogSumExp;
import dev.brink.search.Landscape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * How much a run of one task at a point is expected to tell about the least feasible value, in nats, as a logarithm:
 * the average of {@link TaskSides} over draws of that value, by their {@link DrawWeights}.
 */
final class MaxValueInformation implements Landscape {
    private final List<BeatingSide> revealed;
    private final List<BeatingSide> others;
    private final List<BeatingSide> successes;
    private final double[] logWeights; // by draw

    /**
     * @param successes those of the revealed that say whether the task succeeds
     * @param logWeights of the draws
     */
    MaxValueInformation(
            List<BeatingSide> revealed, List<BeatingSide> others, List<BeatingSide> successes, double[] logWeights) {
        this.revealed = revealed;
        this.others = others;
        this.successes = successes;
        this.logWeights = logWeights;
    }

    @Override
    public double[] values(double[][] points) {
        List<List<Marginals>> marginals =
                all().stream().map(side -> side.beliefs().marginals(points)).toList();
        double[] values = new double[points.length];
        Arrays.setAll(values, j -> LogSumExp.mean(logs(task(sides(marginals, j)))));
        return values;
    }

    @Override
    public double value(double[] point, double[] gradient) {
        List<List<MarginalGradient>> marginals = new ArrayList<>();
        List<Sides> sides = new ArrayList<>();
        for (BeatingSide side : all()) {
            marginals.add(side.beliefs().gradients(point));
            sides.add(side.at(marginals.get(marginals.size() - 1)));
        }
        TaskSides task = task(sides);
        double[] logs = logs(task);
        double total = LogSumExp.of(logs);
        for (int r = 0; r < logs.length; r++) {
            double weight = Math.exp(logs[r] - total);
            if (weight > 0) {
                task.addDerivatives(r, weight);
            }
        }
        Arrays.fill(gradient, 0);
        for (int k = 0; k < sides.size(); k++) {
            sides.get(k).addGradient(marginals.get(k), gradient);
        }
        return total - Math.log(logs.length);
    }

    /** The information at a point, with the standard error that it has from its draws. */
    TaskValue taskValue(String task, double cost, double[] point) {
        List<List<Marginals>> marginals = all().stream()
                .map(side -> side.beliefs().marginals(new double[][] {point}))
                .toList();
        double[] gains =
                Arrays.stream(logs(task(sides(marginals, 0)))).map(Math::exp).toArray();
        double mean = Arrays.stream(gains).average().orElseThrow();
        double squares = Arrays.stream(gains).map(g -> (g - mean) * (g - mean)).sum();
        return new TaskValue(task, cost, mean, Math.sqrt(squares / (gains.length * (gains.length - 1.0))));
    }

    /** The revealed first. */
    private List<BeatingSide> all() {
        List<BeatingSide> all = new ArrayList<>(revealed);
        all.addAll(others);
        return all;
    }

    private List<Sides> sides(List<List<Marginals>> marginals, int point) {
        List<Sides> sides = new ArrayList<>();
        List<BeatingSide> all = all();
        for (int k = 0; k < all.size(); k++) {
            sides.add(all.get(k).at(marginals.get(k), point));
        }
        return sides;
    }

    private TaskSides task(List<Sides> sides) {
        List<Sides> own = sides.subList(0, revealed.size());
        return new TaskSides(
                own,
                sides.subList(revealed.size(), sides.size()),
                successes.stream().map(side -> own.get(revealed.indexOf(side))).toList());
    }

    private double[] logs(TaskSides task) {
        double[] logs = new double[logWeights.length];
        Arrays.setAll(logs, r -> logWeights[r] + (logWeights[r] > Double.NEGATIVE_INFINITY ? task.log(r) : 0));
        return logs;
    }
}
