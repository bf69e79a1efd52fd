package dev.brink.entropy;

import java.util.List;

/**
 * How much a task is expected to tell about the minimiser: {@code E_y [S(p_min) - S(p_min^(y))]}, the mutual information
 * between the task's outcome and the minimiser.
 *
 * <p>The base measure does not matter here: its term in the entropy is linear in p_min, and the expectation of p_min
 * given the outcome is p_min as it is now. For the same reason p_min is taken to be the average over the imagined
 * outcomes rather than what the draws say without them: then what is not exactly integrated over the outcomes cancels.
 *
 * <p>An outcome also tells which samples of its functions to believe. With few draws a sample, these seem to go along
 * with the other functions' draws, and to tell about those, which cannot be: functions are independent. How much of it
 * there is shows in the information about the minimiser that there would be if the task's functions did not matter,
 * which is none. It serves as a control variate. So a task whose functions do not matter gains exactly nothing.
 *
 * <p>paper Eq. 10, 11
 */
final class InformationGain {
    private final JointDraws draws;
    private final JointDraws regardless;
    private final int[] revealed; // indices of functions
    private final Contenders contenders;
    private final List<Fantasies> fantasies;
    private final TaskOutcomes outcomes;

    /**
     * @param revealed the indices, among the draws, of the functions that the task reveals
     * @param fantasies of these functions
     * @param outcomes of the task
     */
    InformationGain(JointDraws draws, int[] revealed, List<Fantasies> fantasies, TaskOutcomes outcomes) {
        this.draws = draws;
        this.regardless = draws.regardlessOf(revealed);
        this.revealed = revealed.clone();
        this.contenders = new Contenders(draws);
        this.fantasies = fantasies;
        this.outcomes = outcomes;
    }

    Estimate estimate() {
        OutcomeTable table = new OutcomeTable(outcomes, draws.none() + 1);
        OutcomeTable control = new OutcomeTable(outcomes, draws.none() + 1);
        for (int r = 0; r < draws.size(); r++) {
            imagine(r, table, control);
        }
        Estimate gain = Estimate.jackknife(EntropySettings.GROUPS, table::information, control::information);
        return new Estimate(Math.max(0, gain.value()), Math.hypot(gain.standardError(), table.errorOfOutcomes()));
    }

    /** The minimiser of a draw had each of the outcomes been seen, and had none of them mattered. */
    private void imagine(int draw, OutcomeTable table, OutcomeTable control) {
        int otherwise = regardless.minimiser(draw, regardless.coordinates(draw));
        double[] now = draws.coordinates(draw);
        double[] then = now.clone();
        toContenders(draw, now);
        for (int j = 0; j < outcomes.size(); j++) {
            double weight = 1;
            for (int k = 0; k < revealed.length; k++) {
                int seen = outcomes.of(j, k);
                if (seen == TaskOutcomes.UNSEEN) {
                    then[revealed[k]] = now[revealed[k]];
                } else {
                    then[revealed[k]] = fantasies.get(k).coordinate(seen, draw);
                    weight *= fantasies.get(k).weight(seen, draw);
                }
            }
            if (weight > 0) {
                table.add(j, draw, contenders.minimiser(then), weight);
                control.add(j, draw, otherwise, weight);
            }
        }
    }

    /** A function that the task reveals stays as it is or goes where an outcome puts it, and all others stay. */
    private void toContenders(int draw, double[] now) {
        double[] lowest = now.clone();
        double[] highest = now.clone();
        for (int k = 0; k < revealed.length; k++) {
            lowest[revealed[k]] = Math.min(now[revealed[k]], fantasies.get(k).lowest(draw));
            highest[revealed[k]] = Math.max(now[revealed[k]], fantasies.get(k).highest(draw));
        }
        contenders.goTo(draw, lowest, highest);
    }
}
