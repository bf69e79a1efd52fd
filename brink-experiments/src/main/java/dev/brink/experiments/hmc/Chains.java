package dev.brink.experiments.hmc;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** Two chains of one setting, drawn and judged on the common pool. */
final class Chains {
    private static final int COUNT = 2;
    private static final double MOST_GEWEKE = 2.0;

    private final LogisticPosterior posterior;
    private final long gradients;

    /**
     * Chains of a posterior.
     *
     * @param gradients evaluations of the gradient that each chain may use
     */
    Chains(LogisticPosterior posterior, long gradients) {
        this.posterior = posterior;
        this.gradients = gradients;
    }

    /**
     * The chains of a setting.
     *
     * @throws DivergedException if one of them diverged, or never moved
     */
    List<Chain> draw(HmcSettings settings, long seed) throws DivergedException {
        SplittableRandom random = new SplittableRandom(seed);
        List<CompletableFuture<Chain>> running = new ArrayList<>();
        for (int c = 0; c < COUNT; c++) {
            HamiltonianSampler sampler = new HamiltonianSampler(posterior.copy(), settings);
            SplittableRandom own = random.split();
            running.add(CompletableFuture.supplyAsync(() -> {
                try {
                    return sampler.run(gradients, own);
                } catch (DivergedException diverged) {
                    throw new CompletionException(diverged);
                }
            }));
        }
        List<Chain> chains = new ArrayList<>();
        for (CompletableFuture<Chain> one : running) {
            chains.add(await(one));
        }
        for (Chain chain : chains) {
            if (chain.acceptance() == 0) {
                throw new DivergedException("No proposal was accepted.");
            }
        }
        return chains;
    }

    private static Chain await(CompletableFuture<Chain> running) throws DivergedException {
        try {
            return running.join();
        } catch (CompletionException failed) {
            if (failed.getCause() instanceof DivergedException diverged) {
                throw diverged;
            }
            throw failed;
        }
    }

    /** What an optimizer must know of them. */
    static Quality judge(List<Chain> chains) {
        return judge(chains, false);
    }

    /** The same, and how many of Geweke's scores are as they should be. */
    static Quality judgeClosely(List<Chain> chains) {
        return judge(chains, true);
    }

    private static Quality judge(List<Chain> chains, boolean closely) {
        List<Variable> variables = IntStream.range(0, chains.get(0).dimension())
                .parallel()
                .mapToObj(j -> Variable.of(
                        chains.stream().map(chain -> chain.variable(j)).toList(), closely))
                .toList();
        return new Quality(
                chains.get(0).size(),
                chains.stream().mapToDouble(Chain::acceptance).average().orElseThrow(),
                all(variables, Variable::effective).min().orElseThrow(),
                all(variables, Variable::drift).max().orElseThrow(),
                all(variables, Variable::gelmanRubin).max().orElseThrow(),
                closely ? all(variables, Variable::within).average().orElseThrow() : Double.NaN);
    }

    private static DoubleStream all(List<Variable> variables, ToDoubleFunction<Variable> diagnostic) {
        return variables.stream().mapToDouble(diagnostic);
    }

    /** The diagnostics of one variable. */
    private record Variable(double effective, double drift, double gelmanRubin, double within) {
        static Variable of(List<Series> chains, boolean closely) {
            Stream<Series> judged = closely ? chains.stream() : Stream.of();
            return new Variable(
                    Diagnostics.effectiveSize(chains),
                    chains.stream()
                            .mapToDouble(Diagnostics::drift)
                            .map(Math::abs)
                            .max()
                            .orElseThrow(),
                    Diagnostics.gelmanRubin(chains),
                    judged.mapToDouble(Diagnostics::geweke)
                            .map(z -> Math.abs(z) <= MOST_GEWEKE ? 1 : 0)
                            .average()
                            .orElse(0));
        }
    }
}
