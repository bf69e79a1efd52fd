package dev.brink.benchmarks.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Hyperparameters;
import dev.brink.gp.Inputs;
import dev.brink.gp.Matern52;
import java.util.Arrays;
import org.junit.jupiter.api.Test;

class EvaluationWorkTest {
    private static final Size SIZE = new Size(30, 3);
    private static final Dataset DATA = new Dataset(SIZE);

    /** The marginal likelihood of the warped values, and the Jacobian of the warp. */
    @Test
    void isTheLogMarginalLikelihoodOfTheProcess() {
        Hyperparameters hyperparameters = DATA.hyperparameters();
        double warp = hyperparameters.warp();
        double[] warped = Arrays.stream(DATA.values())
                .map(y -> warp * Math.log(y / warp + Math.hypot(y / warp, 1)))
                .toArray();
        double logJacobian = Arrays.stream(DATA.values())
                .map(y -> -Math.log(Math.hypot(y / warp, 1)))
                .sum();
        double[] noise = new double[SIZE.n()];
        Arrays.fill(noise, hyperparameters.noiseVariance());
        double expected = logJacobian
                + GaussianProcess.conditioned(
                                Matern52.INSTANCE, hyperparameters, Inputs.of(DATA.points(), SIZE.d()), warped, noise)
                        .logMarginalLikelihood();
        assertThat(new EvaluationWork(SIZE).run(0)).isCloseTo(expected, within(1e-9));
    }

    @Test
    void everyCallHasSomethingNewToDo() {
        EvaluationWork work = new EvaluationWork(SIZE);
        double first = work.run(0);
        double moved = work.run(1);
        assertThat(moved).isNotEqualTo(first);
        assertThat(work.run(2)).isCloseTo(first, within(1e-9));
    }
}
