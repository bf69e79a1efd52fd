package dev.brink.gp;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.Within;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Small processes against linear algebra with 80 digits, the nearly singular ones among them. */
class GaussianProcessReferenceTest {
    static List<ReferenceProcess> processes() {
        return ReferenceProcess.load("gaussian-process");
    }

    /** What double precision does to a correlation: its own error, and that of a backward stable factorisation. */
    private static double perturbation(ReferenceProcess reference) {
        return 1e-15 + reference.process().size() * Math.ulp(1.0);
    }

    @ParameterizedTest
    @MethodSource("processes")
    void predictionsAgreeAsFarAsTheMatrixDeterminesThem(ReferenceProcess reference) {
        Marginals marginals = reference.marginals();
        double variance = reference.process().hyperparameters().variance();
        for (int i = 0; i < marginals.size(); i++) {
            ReferenceRow row = reference.predictions().get(i);
            double perturbation = perturbation(reference);
            Within.absolute(marginals.mean(i), row.get("mean"), perturbation * row.get("mean_sensitivity"), row);
            double expected = Math.max(row.get("variance"), GaussianProcess.JITTER * variance);
            Within.absolute(marginals.variance(i), expected, perturbation * row.get("variance_sensitivity"), row);
        }
    }

    @ParameterizedTest
    @MethodSource("processes")
    void theLogMarginalLikelihoodAgreesAsFarAsTheMatrixDeterminesIt(ReferenceProcess reference) {
        ReferenceRow row = reference.settings();
        Within.absoluteOrRelative(
                reference.process().logMarginalLikelihood(),
                row.get("log_marginal_likelihood"),
                perturbation(reference) * row.get("sensitivity"),
                1e-14,
                row);
    }
}
