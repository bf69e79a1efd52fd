package dev.brink.benchmarks.problems;

import java.util.List;

/**
 * Problems whose objective and only constraint are independent draws from one Gaussian process on the unit cube, as in
 * the experiments of Hernandez-Lobato et al. (2015). Their optima come from dense sampling and local searches.
 */
final class GaussianProcessDraws {
    private GaussianProcessDraws() {}

    static List<TestProblem> all() {
        return List.of(
                draw(1, 0, 0.1)
                        .optimum(-0.287534165, 0.7690888)
                        .psi(2.1315)
                        .feasibleShare(0.3591)
                        .build(),
                draw(1, 1, 0.1)
                        .optimum(-2.255386374, 1)
                        .psi(1.1882)
                        .feasibleShare(0.3735)
                        .build(),
                draw(2, 0, 0.1)
                        .optimum(-3.132799440, 0.2997606, 0.2789105)
                        .psi(2.3681)
                        .feasibleShare(0.5717)
                        .build(),
                draw(2, 1, 0.1)
                        .optimum(-2.315334077, 0.4751998, 0.4539637)
                        .psi(1.8897)
                        .feasibleShare(0.5202)
                        .build(),
                draw(4, 0, 0.3)
                        .optimum(-3.169613052, 0.7046150, 0.2081601, 0, 0.3540280)
                        .psi(2.2467)
                        .feasibleShare(0.5021)
                        .build(),
                draw(4, 1, 0.3)
                        .optimum(-3.170734126, 0.2781404, 0.0072841, 0.2592032, 1)
                        .psi(3.6533)
                        .feasibleShare(0.7140)
                        .build(),
                draw(8, 0, 0.5)
                        .optimum(-4.081397275, 0.2550612, 1, 0.6543705, 0, 0, 1, 0.9766004, 1)
                        .psi(3.6105)
                        .feasibleShare(0.7251)
                        .build(),
                draw(8, 1, 0.5)
                        .optimum(-3.745534984, 0.0139086, 0.0811891, 0, 1, 0, 0.8071469, 0.3187165, 0.8248913)
                        .psi(3.4385)
                        .feasibleShare(0.5248)
                        .build());
    }

    /** The constraint of the original is {@code c(x) >= 0}, so here it is {@code -c(x) <= 0}. */
    private static TestProblemBuilder draw(int dimension, long seed, double lengthScale) {
        SplitMix64 random = new SplitMix64(seed);
        GaussianProcessDraw f = new GaussianProcessDraw(dimension, lengthScale, random);
        GaussianProcessDraw c = new GaussianProcessDraw(dimension, lengthScale, random);
        return TestProblemBuilder.onCube("gp_d" + dimension + "_s" + seed, dimension, 0, 1, f)
                .constraint(x -> -c.applyAsDouble(x))
                .tolerance(1e-4)
                .source("draw from a Gaussian process as in Hernandez-Lobato et al. 2015 (PESC)");
    }
}
