package dev.brink.posterior;

import dev.brink.gp.GaussianProcess;
import dev.brink.gp.Marginals;
import dev.brink.numeric.Normal;
import dev.brink.observation.Likelihood;
import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Conditions a posterior on an outcome that has not happened, without running any chain: each sample's process is
 * conditioned in O(n²), and the samples are reweighted by how well they foresaw the outcome.
 */
final class ImaginedOutcome {
    /** Cells of the grid on which the latent value behind a count is drawn. */
    private static final int CELLS = 400;

    private ImaginedOutcome() {}

    /** A number, on the latent scale; the standard deviation of its noise there is NaN where it is learned. */
    static LatentPosterior number(LatentPosterior posterior, double[] point, double latent, double deviation) {
        return condition(posterior, point, (sample, mean, variance) -> {
            double y = sample.transform().toModel(latent);
            double own = sample.transform().deviationToModel(deviation, latent);
            double noise =
                    Double.isNaN(deviation) ? sample.process().hyperparameters().noiseVariance() : own * own;
            double total = Math.sqrt(variance + noise);
            double logEvidence = Normal.logDensity((y - mean) / total)
                    - Math.log(total)
                    + sample.transform().logSlope(latent);
            return new Conditioned(sample.process().condition(point, y, noise), logEvidence);
        });
    }

    /**
     * An observation of any other kind: the latent value behind it is drawn from its distribution given the outcome, and
     * the process conditioned on the drawn value.
     */
    static LatentPosterior site(LatentPosterior posterior, double[] point, LatentSite site, RandomGenerator random) {
        return condition(posterior, point, (sample, mean, variance) -> {
            Likelihood likelihood = site.likelihood(
                    sample.transform(), sample.process().hyperparameters().noiseVariance());
            return tilt(sample.process(), point, likelihood, mean, Math.sqrt(variance), random);
        });
    }

    private static Conditioned tilt(
            GaussianProcess process,
            double[] point,
            Likelihood likelihood,
            double mean,
            double deviation,
            RandomGenerator random) {
        TiltedNormal tilted = TiltedNormal.of(likelihood, mean, deviation, CELLS);
        double z = tilted.quantile(random.nextDouble());
        return new Conditioned(process.condition(point, mean + deviation * z, 0), tilted.logEvidence());
    }

    private record Conditioned(GaussianProcess process, double logEvidence) {}

    private interface Conditioning {
        Conditioned apply(LatentSample sample, double mean, double variance);
    }

    private static LatentPosterior condition(LatentPosterior posterior, double[] point, Conditioning conditioning) {
        List<Marginals> marginals = posterior.marginals(new double[][] {point});
        List<LatentSample> samples = new ArrayList<>();
        double[] logWeights = new double[marginals.size()];
        for (int s = 0; s < logWeights.length; s++) {
            LatentSample sample = posterior.samples().get(s);
            Conditioned conditioned = conditioning.apply(
                    sample, marginals.get(s).mean(0), marginals.get(s).variance(0));
            samples.add(new LatentSample(conditioned.process(), sample.transform()));
            logWeights[s] = posterior.logWeight(s) + conditioned.logEvidence();
        }
        return LatentPosterior.weighted(samples, logWeights);
    }
}
