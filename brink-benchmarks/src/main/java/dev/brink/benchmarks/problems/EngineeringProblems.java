package dev.brink.benchmarks.problems;

import static java.lang.Math.PI;
import static java.lang.Math.pow;
import static java.lang.Math.sin;

import java.util.List;

/** Designs to be made light or cheap, and one of CEC 2006: values that span many orders of magnitude, and a pole. */
final class EngineeringProblems {
    private EngineeringProblems() {}

    static List<TestProblem> all() {
        return List.of(g08(), pressureVessel(), spring());
    }

    private static TestProblem g08() {
        return TestProblemBuilder.onCube("g08", 2, 0, 10, EngineeringProblems::g08Objective)
                .constraint(x -> x[0] * x[0] - x[1] + 1)
                .constraint(x -> 1 - x[0] + (x[1] - 4) * (x[1] - 4))
                .optimum(-0.0958250414180359, 1.227971352607526, 4.245373366122749)
                .psi(0.10546)
                .feasibleShare(0.00860)
                .source("CEC 2006, g08")
                .note("towards the infeasible corner at zero f falls to -(2 pi)^4, some 16,000 times the optimum")
                .build();
    }

    /**
     * {@code -sin^3(2 pi x1) sin(2 pi x2)/(x1^3 (x1 + x2))}. The divisor is kept from zero, so that on the edge x1 = 0,
     * where the formula is 0/0, the value is zero and not its limit.
     */
    private static double g08Objective(double[] x) {
        double divisor = Math.max(pow(x[0], 3) * (x[0] + x[1]), 1e-300);
        return -pow(sin(2 * PI * x[0]), 3) * sin(2 * PI * x[1]) / divisor;
    }

    private static TestProblem pressureVessel() {
        return TestProblemBuilder.of(
                        "pressure_vessel_cont",
                        new double[] {0.0625, 0.0625, 10, 10},
                        new double[] {6.1875, 6.1875, 200, 200},
                        EngineeringProblems::vesselCost)
                .constraint(x -> -x[0] + 0.0193 * x[2])
                .constraint(x -> -x[1] + 0.00954 * x[2])
                .constraint(x -> -PI * x[2] * x[2] * x[3] - 4.0 / 3 * PI * pow(x[2], 3) + 1296000)
                .constraint(x -> x[3] - 240)
                .constraintScales(1, 1, 1296000, 240)
                .optimum(5885.332773616, 0.778168641375105, 0.384649162627902, 40.3196187240987, 200)
                .psi(770282)
                .feasibleShare(0.4029)
                .source("continuous relaxation of the pressure vessel design")
                .note("thickness of shell and head, radius, length; the constraints have scales from 1 to a million")
                .build();
    }

    private static double vesselCost(double[] x) {
        double shell = x[0];
        double head = x[1];
        double radius = x[2];
        double length = x[3];
        return 0.6224 * shell * radius * length
                + 1.7781 * head * radius * radius
                + 3.1661 * shell * shell * length
                + 19.84 * shell * shell * radius;
    }

    private static TestProblem spring() {
        return TestProblemBuilder.of(
                        "spring",
                        new double[] {0.05, 0.25, 2},
                        new double[] {2, 1.3, 15},
                        x -> (x[2] + 2) * x[1] * x[0] * x[0])
                .constraint(x -> 1 - pow(x[1], 3) * x[2] / (71785 * pow(x[0], 4)))
                .constraint(EngineeringProblems::shearStress)
                .constraint(x -> 1 - 140.45 * x[0] / (x[1] * x[1] * x[2]))
                .constraint(x -> (x[0] + x[1]) / 1.5 - 1)
                .optimum(0.0126652328, 0.05168906, 0.35671773, 11.28896598)
                .psi(0.323242)
                .feasibleShare(0.00753)
                .source("tension/compression spring")
                .note("diameter of wire and coil, number of coils; the second constraint has a pole on x1 = x2")
                .build();
    }

    /** Infinite where wire and coil are equally thick, {@code x1 = x2}. */
    private static double shearStress(double[] x) {
        double wire = x[0];
        double coil = x[1];
        return (4 * coil * coil - wire * coil) / (12566 * (coil * pow(wire, 3) - pow(wire, 4)))
                + 1 / (5108 * wire * wire)
                - 1;
    }
}
