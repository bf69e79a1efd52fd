package dev.brink.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.ToDoubleBiFunction;
import java.util.random.RandomGenerator;

/**
 * Geweke's (2004) joint-distribution test. Independent draws of parameters and data from the model, and one long chain
 * that alternates the kernel given the data with new data given the parameters, have the same joint distribution; so
 * the mean and the second moment of every quantity must agree within their standard errors. An error of the kernel
 * adds up along the chain, which makes this test sharp; {@link StationarityTest} has independent replications instead.
 */
public final class GewekeJointTest<P, D> {
    private static final int PILOT = 1000;

    private final JointModel<P, D> model;
    private final TransitionKernel<P, D> kernel;
    private final Quantities<P, D> quantities;
    private final int independentDraws;
    private final int chainLength;
    private final long seed;
    private final double level;

    private GewekeJointTest(
            JointModel<P, D> model,
            TransitionKernel<P, D> kernel,
            Quantities<P, D> quantities,
            int independentDraws,
            int chainLength,
            long seed,
            double level) {
        if (independentDraws < 100 || chainLength < 100) {
            throw new IllegalArgumentException("There are " + independentDraws + " independent draws and a chain of "
                    + chainLength + ": standard errors need 100 or more of each.");
        }
        this.model = model;
        this.kernel = kernel;
        this.quantities = quantities;
        this.independentDraws = independentDraws;
        this.chainLength = chainLength;
        this.seed = seed;
        this.level = SignificanceTest.requireLevel(level);
    }

    /** 10,000 independent draws, a chain of 10,000, seed 1 and level 1e-3, until told otherwise. */
    public static <P, D> GewekeJointTest<P, D> of(JointModel<P, D> model, TransitionKernel<P, D> kernel) {
        return new GewekeJointTest<>(model, kernel, Quantities.none(), 10_000, 10_000, 1, 1e-3);
    }

    /** Adds a quantity, which should have a finite fourth moment: take logarithms of heavy tails. */
    public GewekeJointTest<P, D> quantity(String name, ToDoubleBiFunction<P, D> function) {
        return new GewekeJointTest<>(
                model, kernel, quantities.with(name, function), independentDraws, chainLength, seed, level);
    }

    /** Geweke's marginal-conditional simulator runs {@code independent} times, the successive-conditional one so long. */
    public GewekeJointTest<P, D> draws(int independent, int chain) {
        return new GewekeJointTest<>(model, kernel, quantities, independent, chain, seed, level);
    }

    public GewekeJointTest<P, D> seed(long seed) {
        return new GewekeJointTest<>(model, kernel, quantities, independentDraws, chainLength, seed, level);
    }

    /** The accepted probability of a false alarm over all quantities and moments. */
    public GewekeJointTest<P, D> level(double level) {
        return new GewekeJointTest<>(model, kernel, quantities, independentDraws, chainLength, seed, level);
    }

    /** Two z-scores a quantity. */
    public TestFamily run() {
        quantities.requireSome();
        List<double[]> pilot = marginalConditional(PILOT, Streams.of(seed, 0));
        List<double[]> independent = marginalConditional(independentDraws, Streams.of(seed, 1));
        List<double[]> chain = successiveConditional(Streams.of(seed, 2));
        List<SignificanceTest> tests = new ArrayList<>();
        for (int q = 0; q < quantities.size(); q++) {
            // Squares about a fixed centre see a wrong spread better than squares about zero.
            double centre = MeanTest.average(Quantities.column(pilot, q));
            double[] exact = Quantities.column(independent, q);
            double[] tested = Quantities.column(chain, q);
            tests.add(compare(quantities.name(q) + ", mean", exact, tested));
            tests.add(compare(quantities.name(q) + ", second moment", squares(exact, centre), squares(tested, centre)));
        }
        return new TestFamily("Geweke's joint-distribution test", tests, level);
    }

    private List<double[]> marginalConditional(int count, RandomGenerator random) {
        List<double[]> rows = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            P parameters = model.drawPrior(random);
            rows.add(quantities.of(parameters, model.simulate(parameters, random)));
        }
        return rows;
    }

    /** The chain starts at a draw from the joint distribution, so nothing has to burn in. */
    private List<double[]> successiveConditional(RandomGenerator random) {
        List<double[]> rows = new ArrayList<>(chainLength);
        P parameters = model.drawPrior(random);
        D data = model.simulate(parameters, random);
        for (int i = 0; i < chainLength; i++) {
            parameters = kernel.step(parameters, data, random);
            data = model.simulate(parameters, random);
            rows.add(quantities.of(parameters, data));
        }
        return rows;
    }

    private static SignificanceTest compare(String name, double[] exact, double[] tested) {
        ChainMean independent = ChainMean.ofIndependent(exact);
        ChainMean chain = ChainMean.of(tested);
        double z = MeanTest.standardised(
                chain.mean() - independent.mean(), Math.hypot(chain.standardError(), independent.standardError()));
        return new SignificanceTest(name, z, PValue.normal(z));
    }

    private static double[] squares(double[] values, double centre) {
        double[] squares = new double[values.length];
        for (int i = 0; i < values.length; i++) {
            squares[i] = (values[i] - centre) * (values[i] - centre);
        }
        return squares;
    }
}
