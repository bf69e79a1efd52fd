package dev.brink.gp;

import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.Within;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The same processes as written independently by others. */
class ScikitLearnTest {
    static List<ReferenceProcess> processes() {
        return ReferenceProcess.load("scikit-learn");
    }

    @ParameterizedTest
    @MethodSource("processes")
    void predictionsAgree(ReferenceProcess reference) {
        Marginals marginals = reference.marginals();
        for (int i = 0; i < marginals.size(); i++) {
            ReferenceRow row = reference.predictions().get(i);
            Within.absolute(marginals.mean(i), row.get("mean"), 1e-10, row);
            Within.absolute(marginals.variance(i), row.get("variance"), 1e-10, row);
        }
    }

    @ParameterizedTest
    @MethodSource("processes")
    void logMarginalLikelihoodsAgree(ReferenceProcess reference) {
        ReferenceRow row = reference.settings();
        Within.relative(reference.process().logMarginalLikelihood(), row.get("log_marginal_likelihood"), 1e-10, row);
    }
}
