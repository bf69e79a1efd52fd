package dev.brink.entropy;

import dev.brink.numeric.RandomStream;
import dev.brink.observation.ObservationModel;
import dev.brink.posterior.LatentPosterior;
import dev.brink.posterior.Posterior;
import dev.brink.problem.ModelledFunction;

/**
 * What may be seen of one function at x, as a few outcomes, and what each of them would teach: how much more every
 * sample of the function is believed, and where the coordinate z of a draw (see {@link FunctionDraws}) then lies.
 */
interface OutcomeLaw {
    /** How many outcomes. */
    int size();

    /** Of an outcome; they sum to one. */
    double probability(int outcome);

    /** {@code p(outcome | sample)/p(outcome)}. */
    double evidence(int outcome, int sample);

    /** The z of a draw given the outcome: the quantile, in z's new distribution, of the draw's level. */
    double coordinate(int outcome, FunctionDraws draws, int draw);

    /** About the function's value at x itself, in nats; at least roughly. */
    double information();

    /** The law of a function's next measurement at x, with at most so many outcomes. */
    static OutcomeLaw of(
            ModelledFunction function,
            Posterior posterior,
            double[] x,
            UsualPrecision precision,
            int nodes,
            RandomStream stream) {
        LatentPosterior beliefs = posterior.of(function);
        return function.model() instanceof ObservationModel.Gaussian gaussian
                ? NumberOutcomes.of(new PredictedNumber(precision.noise(function, gaussian), beliefs, x), nodes)
                : CountOutcomes.of(beliefs, x, precision.trials(function), nodes, stream);
    }
}
