package dev.brink.gp;

/**
 * Independent priors of a function's hyperparameters, on the scale on which the chain moves. They are for values that
 * have been centred and brought to unit size, and for points of the unit cube.
 *
 * @param logLengthScale the same for every axis
 * @param logVariance of the process
 * @param mean of the process, measured from where the values lie
 * @param logNoiseVariance where noise is learned
 * @param logWarp where the output warp is learned
 */
public record HyperPrior(
        ScalarPrior logLengthScale,
        ScalarPrior logVariance,
        ScalarPrior mean,
        ScalarPrior logNoiseVariance,
        ScalarPrior logWarp) {
    /** Of the number whose sign says how smooth a function is, where that is learned: it may be either. */
    public static final ScalarPrior SMOOTHNESS = ScalarPrior.gaussian(0, 1);

    /** Noise below a millionth of the values' spread is no noise. */
    private static final double LEAST_LOG_NOISE_VARIANCE = Math.log(1e-12);

    /** Below this, whatever was seen, it need not be: some room is left between it and the least. */
    private static final double LEAST_MOST_LOG_NOISE_VARIANCE = Math.log(1e-10);

    private static final ScalarPrior.Gaussian EXACT = new ScalarPrior.Gaussian(-24, 3, LEAST_LOG_NOISE_VARIANCE);
    private static final ScalarPrior.Gaussian NOISY = new ScalarPrior.Gaussian(-4, 1, LEAST_LOG_NOISE_VARIANCE);
    private static final ScalarPrior LOG_NOISE_VARIANCE = logNoiseVariance(Double.POSITIVE_INFINITY);

    /** Of the log variance on the probit scale, where outcomes are a matter of chance, and where they are not. */
    private static final ScalarPrior CHANCE = ScalarPrior.gaussian(1, 2);

    private static final ScalarPrior CERTAINTY = ScalarPrior.gaussian(6, 1);

    private static final ScalarPrior.Mixture ANSWERS = new ScalarPrior.Mixture(0.05, CHANCE, CERTAINTY);
    private static final ScalarPrior.Mixture DOUBTFUL_ANSWERS = new ScalarPrior.Mixture(0.5, CHANCE, CERTAINTY);

    private static final ScalarPrior LOG_WARP = ScalarPrior.gaussian(3, 1.5);

    /**
     * The default for measured numbers: length scales grow with the dimension so that the prior's functions stay as
     * complex as in one dimension (Hvarfner, Hellsten and Nardi 2024), but are a seventh of what is proposed there for a
     * single best fit, because here they are integrated over (RATIONALE.md, Priors); the rest is wide.
     */
    public static HyperPrior standard(int axes) {
        return new HyperPrior(
                ScalarPrior.gaussian(0.5 * Math.log(axes) - 0.5, 1.5),
                ScalarPrior.gaussian(0, 3),
                ScalarPrior.gaussian(0, 3),
                LOG_NOISE_VARIANCE,
                LOG_WARP);
    }

    /**
     * The default for the latent values behind counts, on the probit scale, where 3 is 99.9 % already: a process of
     * variance around {@code e} and a mean that leans to neither side. Length scales are shorter than those of numbers,
     * or a few counts that agree would settle a whole side of the space.
     */
    public static HyperPrior counts(int axes) {
        HyperPrior standard = standard(axes);
        return new HyperPrior(
                ScalarPrior.gaussian(0.5 * Math.log(axes), 1),
                CHANCE,
                ScalarPrior.gaussian(0, 2),
                standard.logNoiseVariance,
                standard.logWarp);
    }

    /**
     * The same behind answers of yes or no. Something works or does not, or it works by chance, and nobody was asked
     * which it is; but who has chances to report counts them. So nineteen of twenty functions have a variance so large
     * that an answer would be the same again.
     */
    public static HyperPrior answers(int axes) {
        return onProbitScale(axes, ANSWERS);
    }

    /** The same where chance is as likely: of what is asked for with a probability, and of failures. */
    public static HyperPrior doubtfulAnswers(int axes) {
        return onProbitScale(axes, DOUBTFUL_ANSWERS);
    }

    private static HyperPrior onProbitScale(int axes, ScalarPrior logVariance) {
        HyperPrior counts = counts(axes);
        return new HyperPrior(counts.logLengthScale, logVariance, counts.mean, counts.logNoiseVariance, counts.logWarp);
    }

    /** How probable it is that {@link #answers} are certain, if the process behind them has this variance. */
    public static double certainty(double logVariance) {
        return 1 - ANSWERS.probabilityOfOne(logVariance);
    }

    /**
     * The same where noise was seen to be no larger than this. The paper's prior stays as it is.
     *
     * @param logVariance of the noise, of values of unit size
     */
    public HyperPrior withNoiseAtMost(double logVariance) {
        return logNoiseVariance.equals(LOG_NOISE_VARIANCE)
                ? new HyperPrior(
                        logLengthScale,
                        this.logVariance,
                        mean,
                        logNoiseVariance(Math.max(logVariance, LEAST_MOST_LOG_NOISE_VARIANCE)),
                        logWarp)
                : this;
    }

    /**
     * A program gives the same number each time, an experiment does not, and nobody was asked which it is: half of the
     * functions are as good as exact, the others have noise of about a seventh of the values' spread, as far as it is at
     * most this.
     */
    private static ScalarPrior logNoiseVariance(double most) {
        double exact = EXACT.probabilityUpTo(most);
        double noisy = NOISY.probabilityUpTo(most);
        return new ScalarPrior.Mixture(exact / (exact + noisy), EXACT.upTo(most), NOISY.upTo(most));
    }

    /**
     * The paper's own choice, after Snoek, Larochelle and Adams (2012): flat bounded length scales, log-normal variance,
     * horseshoe noise.
     */
    public static HyperPrior paper() {
        return new HyperPrior(
                new ScalarPrior.LogOfUniform(2),
                ScalarPrior.gaussian(0, 1),
                ScalarPrior.gaussian(0, 1),
                new ScalarPrior.LogSquareOfHorseshoe(0.1),
                LOG_WARP);
    }
}
