package dev.brink.benchmarks.work;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Inputs;
import dev.brink.gp.Marginals;
import dev.brink.gp.Matern52;
import java.util.Arrays;

/** Mean and variance of a conditioned process at many points. */
final class MarginalsWork implements Work {
    private final GaussianProcess process;
    private final double[][] queries;

    MarginalsWork(Size size) {
        Dataset dataset = new Dataset(size);
        double[] noise = new double[size.n()];
        Arrays.fill(noise, dataset.hyperparameters().noiseVariance());
        this.process = GaussianProcess.conditioned(
                Matern52.INSTANCE,
                dataset.hyperparameters(),
                Inputs.of(dataset.points(), size.d()),
                dataset.values(),
                noise);
        this.queries = dataset.queries();
    }

    @Override
    public double run(int call) {
        Marginals marginals = process.marginals(queries);
        int last = queries.length - 1;
        return marginals.mean(0) + marginals.variance(0) + marginals.mean(last) + marginals.variance(last);
    }
}
