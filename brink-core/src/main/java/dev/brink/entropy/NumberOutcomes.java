package dev.brink.entropy;

import dev.brink.numeric.LogSumExp;
import dev.brink.numeric.Normal;

/**
 * Outcomes of a function that measures numbers. With F the distribution function of the measurement y,
 * {@code Phi^-1(F(y))} is standard normal: the nodes of a {@link NormalGrid}, mapped back, integrate over the mixture as
 * they would over a normal distribution.
 *
 * <p>Given y, the z of a sample with mean m and variance v is normal with mean {@code sqrt(v) (y - m)/(v + noise)} and
 * variance {@code noise/(v + noise)}.
 */
final class NumberOutcomes implements OutcomeLaw {
    private final NormalGrid grid;
    private final double[][] evidence; // by outcome, then sample
    private final double[][] means; // of z
    private final double[][] deviations;
    private final double information;

    private NumberOutcomes(int nodes, int samples, double information) {
        this.grid = new NormalGrid(nodes);
        this.evidence = new double[nodes][samples];
        this.means = new double[nodes][samples];
        this.deviations = new double[nodes][samples];
        this.information = information;
    }

    static OutcomeLaw of(PredictedNumber number, int nodes) {
        if (number.isKnown()) {
            return new NoOutcome();
        }
        NumberOutcomes outcomes = new NumberOutcomes(nodes, number.samples(), number.information());
        for (int j = 0; j < nodes; j++) {
            outcomes.imagine(j, number, number.quantile(Normal.cdf(outcomes.grid.node(j))));
        }
        return outcomes;
    }

    private void imagine(int outcome, PredictedNumber number, double latent) {
        double[] logs = new double[number.samples()];
        double[] joint = new double[number.samples()];
        for (int s = 0; s < logs.length; s++) {
            double v = number.variance(s);
            double noise = number.noiseVariance(s, latent);
            double y = number.toModel(s, latent);
            means[outcome][s] = Math.sqrt(v) * (y - number.mean(s)) / (v + noise);
            deviations[outcome][s] = Math.sqrt(noise / (v + noise));
            logs[s] = number.logDensity(s, latent);
            joint[s] = Math.log(number.weight(s)) + logs[s];
        }
        double total = LogSumExp.of(joint);
        for (int s = 0; s < logs.length; s++) {
            // Where the value is beyond what every sample expects, it tells none of them apart.
            evidence[outcome][s] = Double.isFinite(total) ? Math.exp(logs[s] - total) : 1;
        }
    }

    @Override
    public int size() {
        return evidence.length;
    }

    @Override
    public double probability(int outcome) {
        return grid.weight(outcome);
    }

    @Override
    public double evidence(int outcome, int sample) {
        return evidence[outcome][sample];
    }

    @Override
    public double coordinate(int outcome, FunctionDraws draws, int draw) {
        int s = draws.sampleOf(draw);
        return means[outcome][s] + deviations[outcome][s] * draws.coordinate(draw);
    }

    @Override
    public double information() {
        return information;
    }
}
