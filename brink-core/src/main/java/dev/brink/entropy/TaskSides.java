package dev.brink.entropy;

import java.util.List;

/**
 * At one point, what a run of a task tells about the least feasible value, in one draw: the {@link SideInformation} of
 * the functions that it reveals, times the share eta of the doubt about their common side that the measurements remove.
 *
 * <p>With {@code o_k = Phi(-alpha_k)/Phi(alpha_k)} of each function and S the probability that all are on their side,
 * {@code eta = (prod_k (1 + eta_k o_k) - 1) S/(1 - S)}: the variance of what is believed after the run of all being on
 * their side, over the variance of their being so. For one function that is its own share.
 */
final class TaskSides {
    /** Beyond this {@code log(1 + e^u)} and {@code log(e^u - 1)} are u. */
    private static final double LARGE = 35;

    private final List<Sides> revealed;
    private final List<Sides> others;
    private final List<Sides> successes; // among the revealed: that the task itself succeeds

    TaskSides(List<Sides> revealed, List<Sides> others, List<Sides> successes) {
        this.revealed = revealed;
        this.others = others;
        this.successes = successes;
    }

    /** The logarithm of the information in nats. */
    double log(int draw) {
        double logS = sumOfLogs(revealed, draw);
        return SideInformation.of(logS, logOther(logS, draw), sumOfLogs(others, draw))
                        .log()
                + logShare(logS, draw);
    }

    private static double sumOfLogs(List<Sides> functions, int draw) {
        double sum = 0;
        for (Sides sides : functions) {
            sum += sides.log(draw);
        }
        return sum;
    }

    private double logOther(double logS, int draw) {
        return revealed.size() == 1 ? revealed.get(0).logOther(draw) : SideInformation.logOfRest(logS);
    }

    private double logShare(double logS, int draw) {
        if (revealed.size() == 1) {
            return revealed.get(0).noisy(draw).log();
        }
        return logOfExpMinusOne(product(draw)) - logOther(logS, draw) + logS;
    }

    /** {@code log prod_k (1 + eta_k o_k)}. */
    private double product(int draw) {
        double sum = 0;
        for (Sides sides : revealed) {
            sum += logOfOnePlus(logOdds(sides, draw));
        }
        return sum;
    }

    /** {@code log(eta_k o_k)}; what a run shows only if it succeeds removes so much less doubt. */
    private double logOdds(Sides sides, int draw) {
        double log = sides.noisy(draw).log() + sides.logOther(draw) - sides.log(draw);
        for (Sides success : successes) {
            log += success == sides ? 0 : success.logYes(draw);
        }
        return log;
    }

    private static double logOfOnePlus(double u) {
        return u > LARGE ? u : Math.log1p(Math.exp(u));
    }

    private static double logOfExpMinusOne(double u) {
        return u > LARGE ? u : Math.log(Math.expm1(u));
    }

    /** Adds the derivatives of a draw's {@link #log}, times its weight, to those of all functions. */
    void addDerivatives(int draw, double weight) {
        double logS = sumOfLogs(revealed, draw);
        double logOther = logOther(logS, draw);
        SideInformation information = SideInformation.of(logS, logOther, sumOfLogs(others, draw));
        for (Sides sides : others) {
            sides.add(draw, weight * information.byLogR() * sides.slope(draw), 0);
        }
        for (Sides sides : revealed) {
            sides.add(draw, weight * information.byLogS() * sides.slope(draw), 0);
        }
        if (revealed.size() == 1) {
            NoisySide noisy = revealed.get(0).noisy(draw);
            revealed.get(0).add(draw, weight * noisy.byAlpha(), weight * noisy.byKappa());
        } else {
            addShare(draw, weight, logOther);
        }
    }

    private void addShare(int draw, double weight, double logOther) {
        double product = product(draw);
        for (Sides sides : revealed) {
            double u = logOdds(sides, draw);
            double byOdds = Math.exp(u - logOfOnePlus(u)) / -Math.expm1(-product);
            NoisySide noisy = sides.noisy(draw);
            double slope = sides.slope(draw);
            double byAlpha =
                    slope * Math.exp(-logOther) + byOdds * (noisy.byAlpha() - sides.slopeOfOther(draw) - slope);
            sides.add(draw, weight * byAlpha, weight * byOdds * noisy.byKappa());
            for (Sides success : successes) {
                if (success != sides) {
                    success.addByLogYes(draw, weight * byOdds);
                }
            }
        }
    }
}
