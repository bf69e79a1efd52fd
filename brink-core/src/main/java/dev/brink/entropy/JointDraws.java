package dev.brink.entropy;

import dev.brink.numeric.Parallel;
import dev.brink.numeric.RandomStream;
import dev.brink.posterior.Posterior;
import dev.brink.problem.ModelledFunction;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Draws of all functions of a problem at the representers, and the constrained minimiser of each. The functions are
 * independent, so draw r of one belongs with draw r of every other.
 *
 * <p>Without an objective every feasible point is as good as any other. The minimiser is then taken to be the first
 * feasible one in the order of how probably each is feasible now: the point that one would settle on, knowing the truth.
 * Once the first of them is surely feasible, nothing is left to learn.
 */
final class JointDraws {
    private final int points;
    private final int[] all; // of them
    private final List<FunctionDraws> functions; // to be minimised the first, not to be negative the others
    private final List<String> names;
    private final double[][] now; // the coordinates of each draw

    private JointDraws(int points, List<FunctionDraws> functions, List<String> names) {
        this.points = points;
        this.functions = functions;
        this.names = names;
        this.all = IntStream.range(0, points).toArray();
        this.now = new double[functions.get(0).size()][];
        for (int r = 0; r < now.length; r++) {
            int draw = r;
            now[r] = functions.stream().mapToDouble(f -> f.coordinate(draw)).toArray();
        }
    }

    static JointDraws of(
            Posterior posterior, Representers representers, int draws, RandomStream stream, Parallel parallel) {
        List<ModelledFunction> modelled = posterior.problem().functions();
        List<FunctionDraws> functions = new ArrayList<>(parallel.map(modelled.size(), k -> {
            ModelledFunction function = modelled.get(k);
            RandomStream own = stream.split(function.name());
            return FunctionDraws.of(function, posterior.of(function), representers.points(), draws, own);
        }));
        List<String> names =
                new ArrayList<>(modelled.stream().map(ModelledFunction::name).toList());
        if (posterior.problem().objective().isEmpty()) {
            functions.add(0, FunctionDraws.known(improbability(functions, representers.size()), draws));
            names.add(0, "");
        }
        return new JointDraws(representers.size(), functions, names);
    }

    /** For each point, how many draws break a constraint there. */
    private static double[] improbability(List<FunctionDraws> constraints, int points) {
        double[] broken = new double[points];
        for (int r = 0; r < constraints.get(0).size(); r++) {
            int draw = r;
            for (int i = 0; i < points; i++) {
                int point = i;
                boolean feasible = constraints.stream()
                        .allMatch(g -> g.fixed(draw)[point] + g.along(draw)[point] * g.coordinate(draw) >= 0);
                broken[i] += feasible ? 0 : 1;
            }
        }
        return broken;
    }

    /** The same draws of a problem to which these functions do not matter. */
    JointDraws regardlessOf(int[] indices) {
        List<FunctionDraws> others = new ArrayList<>(functions);
        for (int k : indices) {
            others.set(k, FunctionDraws.known(new double[points], size()));
        }
        return new JointDraws(points, others, names);
    }

    int size() {
        return now.length;
    }

    /** The minimiser's index where a draw has no feasible point; one less is the largest index of a representer. */
    int none() {
        return points;
    }

    FunctionDraws function(int index) {
        return functions.get(index);
    }

    int indexOf(String function) {
        return names.indexOf(function);
    }

    /** The z of every function in a draw, as they are now. */
    double[] coordinates(int draw) {
        return now[draw];
    }

    /** The objective at the constrained minimiser of a draw as it is now, to be minimised; infinite where it has none. */
    double minimum(int draw) {
        int minimiser = minimiser(draw, now[draw]);
        return minimiser == none() ? Double.POSITIVE_INFINITY : objective(draw, minimiser);
    }

    /** The objective at a point in a draw as it is now, to be minimised, on the model scale of the draw's sample. */
    double objective(int draw, int point) {
        FunctionDraws objective = functions.get(0);
        return objective.fixed(draw)[point] + objective.along(draw)[point] * now[draw][0];
    }

    /** The point of least objective among those where no constraint is negative, given the z of every function. */
    int minimiser(int draw, double[] coordinates) {
        return minimiser(draw, coordinates, all, points);
    }

    /** The same among the first so many of these points, which are in order. */
    int minimiser(int draw, double[] coordinates, int[] among, int count) {
        double[] fixed = functions.get(0).fixed(draw);
        double[] along = functions.get(0).along(draw);
        double z = coordinates[0];
        double least = Double.POSITIVE_INFINITY;
        int minimiser = none();
        for (int j = 0; j < count; j++) {
            int i = among[j];
            double value = fixed[i] + along[i] * z;
            if (value < least && isFeasible(draw, i, coordinates)) {
                least = value;
                minimiser = i;
            }
        }
        return minimiser;
    }

    private boolean isFeasible(int draw, int point, double[] coordinates) {
        for (int k = 1; k < coordinates.length; k++) {
            FunctionDraws g = functions.get(k);
            if (g.fixed(draw)[point] + g.along(draw)[point] * coordinates[k] < 0) {
                return false;
            }
        }
        return true;
    }
}
