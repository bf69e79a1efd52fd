package dev.brink.experiments.hmc;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.brink.experiments.data.Credit;
import dev.brink.experiments.data.DataSets;
import dev.brink.testkit.ReferenceRow;
import dev.brink.testkit.ReferenceTable;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class HamiltonianSamplerTest {
    /** Beyond so many standard errors, one test in a hundred thousand would fail by chance; seeds are fixed anyway. */
    private static final double FAR = 4.5;

    @Test
    void drawsHaveTheMomentsOfTheTarget() throws DivergedException {
        double[] variances = {1, 0.25, 4};
        HmcSettings settings = new HmcSettings(5, 0.3, 1.5, 0.02);
        Chain chain =
                new HamiltonianSampler(new GaussianTarget(variances), settings).run(500_000, new SplittableRandom(1));
        assertThat(chain.acceptance()).isBetween(0.8, 1.0);
        for (int j = 0; j < variances.length; j++) {
            Series draws = chain.variable(j);
            double error = Math.sqrt(variances[j] / Diagnostics.effectiveSize(List.of(draws)));
            assertThat(draws.mean()).isEqualTo(0, within(FAR * error));
            assertThat(draws.variance() / variances[j]).isEqualTo(1, within(0.03));
        }
    }

    /** Large steps are accepted less often, but what is drawn must not change. */
    @Test
    void rejectionsCorrectLargeSteps() throws DivergedException {
        HmcSettings settings = new HmcSettings(3, 1.7, 1, 0.02);
        Chain chain =
                new HamiltonianSampler(new GaussianTarget(1, 1, 1), settings).run(600_000, new SplittableRandom(2));
        assertThat(chain.acceptance()).isBetween(0.3, 0.95);
        for (int j = 0; j < 3; j++) {
            assertThat(chain.variable(j).variance()).isEqualTo(1, within(0.03));
        }
    }

    @Test
    void gradientsAreTheBudgetAndBurnInIsAShareOfIt() throws DivergedException {
        HmcSettings settings = new HmcSettings(7, 0.5, 1, 0.25);
        int[] asked = {0};
        GaussianTarget inner = new GaussianTarget(1);
        Target counting = new Target() {
            @Override
            public int dimension() {
                return 1;
            }

            @Override
            public void moveTo(double[] position, double[] gradient) {
                asked[0]++;
                inner.moveTo(position, gradient);
            }

            @Override
            public double potential() {
                return inner.potential();
            }
        };
        Chain chain = new HamiltonianSampler(counting, settings).run(7_000, new SplittableRandom(3));
        assertThat(chain.size()).isEqualTo(750);
        assertThat(asked[0]).isEqualTo(7_001); // one more where it starts
    }

    @Test
    void stepsThatAreTooLargeDiverge() {
        HmcSettings settings = new HmcSettings(50, 2.1, 1, 0.1); // stable up to 2
        assertThatThrownBy(() ->
                        new HamiltonianSampler(new GaussianTarget(1, 1), settings).run(10_000, new SplittableRandom(4)))
                .isInstanceOf(DivergedException.class)
                .hasMessageContaining("50 steps");
    }

    @Test
    void theSameSeedGivesTheSameChain() throws DivergedException {
        HmcSettings settings = new HmcSettings(3, 0.4, 1, 0);
        Chain one = new HamiltonianSampler(new GaussianTarget(1), settings).run(300, new SplittableRandom(5));
        Chain other = new HamiltonianSampler(new GaussianTarget(1), settings).run(300, new SplittableRandom(5));
        assertThat(one.variable(0).mean()).isEqualTo(other.variable(0).mean());
    }

    /** By chains, against importance sampling around the mode: see {@code credit_posterior_reference.py}. */
    @Test
    void drawsOfTheCreditPosteriorAgreeWithAnotherMethod() throws DivergedException {
        Credit credit = DataSets.credit();
        LogisticPosterior posterior = LogisticPosterior.of(CreditData.columns(credit), credit.bad(), 10);
        HmcSettings settings = new HmcSettings(4, 0.045, 1, 0.1);
        List<Chain> chains = new Chains(posterior, 40_000).draw(settings, 6);
        for (ReferenceRow row : ReferenceTable.load(getClass(), "/reference/credit-posterior.csv")
                .rows()) {
            int j = row.integer("variable");
            List<Series> draws = chains.stream().map(chain -> chain.variable(j)).toList();
            double mean = (draws.get(0).mean() + draws.get(1).mean()) / 2;
            double error =
                    Math.hypot(row.get("deviation") / Math.sqrt(Diagnostics.effectiveSize(draws)), row.get("error"));
            assertThat(mean).as("mean of variable %d", j).isEqualTo(row.get("mean"), within(FAR * error));
            for (Chain chain : chains) {
                assertVariance(chain.draws(j), row);
            }
        }
    }

    /** Squares have an effective size of their own: draws that swing around their mean come back to it as squares. */
    private static void assertVariance(float[] draws, ReferenceRow row) {
        double[] squares = new double[draws.length];
        for (int t = 0; t < draws.length; t++) {
            squares[t] = Math.pow(draws[t] - row.get("mean"), 2);
        }
        Series series = Series.of(squares);
        double error = Math.sqrt(series.variance() / Diagnostics.effectiveSize(List.of(series)));
        assertThat(series.mean())
                .as("variance of variable %s", row.text("variable"))
                .isEqualTo(Math.pow(row.get("deviation"), 2), within(FAR * error));
        assertThat(error).isLessThan(0.15 * series.mean());
    }

    @Test
    void settingsThatMakeNoSenseAreRefused() {
        assertThatThrownBy(() -> new HmcSettings(0, 0.1, 1, 0.1)).hasMessageContaining("at least 1 step");
        assertThatThrownBy(() -> new HmcSettings(1, Double.NaN, 1, 0.1)).hasMessageContaining("NaN");
        assertThatThrownBy(() -> new HmcSettings(1, 0.1, 1, 1)).hasMessageContaining("burn-in");
    }
}
