package dev.brink.posterior;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.gp.HyperPrior;
import dev.brink.posterior.InferenceSettings.Priors;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class InferenceSettingsTest {
    private static InferenceSettings settings(int kept, int between, int burnIn, int latentDraws, Double... powers) {
        return new InferenceSettings(
                kept, between, burnIn, latentDraws, List.of(powers), Priors.STANDARD, OutputWarp.learned(), true);
    }

    @Test
    void countsMustBePositive() {
        String rule = "Inference needs at least one kept sample, sweep and latent draw, and no negative burn-in: ";
        assertThatThrownBy(() -> settings(0, 1, 2, 3, 1.0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(rule + "0, 1, 3, 2.");
        assertThatThrownBy(() -> settings(1, 0, 2, 3, 1.0)).hasMessage(rule + "1, 0, 3, 2.");
        assertThatThrownBy(() -> settings(1, 1, -1, 3, 1.0)).hasMessage(rule + "1, 1, 3, -1.");
        assertThatThrownBy(() -> settings(1, 1, 0, 0, 1.0)).hasMessage(rule + "1, 1, 0, 0.");
        assertThat(settings(1, 1, 0, 1, 1.0).burnIn()).isEqualTo(0);
    }

    @Test
    void powersDecreaseFromOne() {
        assertThatThrownBy(() -> settings(1, 1, 0, 1)).hasMessage("The first power of tempered chains must be 1: [].");
        assertThatThrownBy(() -> settings(1, 1, 0, 1, 0.5))
                .hasMessage("The first power of tempered chains must be 1: [0.5].");
        for (Double[] powers :
                new Double[][] {{1.0, 1.0}, {1.0, 0.0}, {1.0, -0.5}, {1.0, 0.2, 0.5}, {1.0, Double.NaN}}) {
            assertThatThrownBy(() -> settings(1, 1, 0, 1, powers))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage(
                            "The powers of tempered chains must decrease and be positive: " + List.of(powers) + ".");
        }
    }

    @Test
    void powersAreCopied() {
        List<Double> powers = new ArrayList<>(List.of(1.0, 0.5));
        InferenceSettings settings = InferenceSettings.standard().withPowers(powers);
        powers.add(0.7);
        assertThat(settings.powers()).containsExactly(1.0, 0.5);
    }

    @Test
    void withersChangeWhatTheySayAndNothingElse() {
        InferenceSettings standard = InferenceSettings.standard();
        assertThat(standard.withKeptSamples(7, 3))
                .isEqualTo(new InferenceSettings(
                        7,
                        3,
                        standard.burnIn(),
                        standard.latentDraws(),
                        standard.powers(),
                        standard.priors(),
                        standard.warp(),
                        standard.learnsSmoothness()));
        assertThat(standard.withPowers(standard.powers())).isEqualTo(standard);
        assertThat(standard.withWarp(standard.warp())).isEqualTo(standard);
        assertThat(standard.withPriors(standard.priors())).isEqualTo(standard);
        assertThat(InferenceSettings.paper())
                .isEqualTo(standard.withPriors(Priors.PAPER)
                        .withWarp(OutputWarp.off())
                        .withLearnedSmoothness(false));
        assertThat(standard.withLearnedSmoothness(true)).isEqualTo(standard);
    }

    @Test
    void priorsByName() {
        assertThat(Priors.PAPER.forNumbers(3)).isEqualTo(HyperPrior.paper());
        assertThat(Priors.PAPER.forCounts(3)).isEqualTo(HyperPrior.paper());
        assertThat(Priors.PAPER.forAnswers(3)).isEqualTo(HyperPrior.paper());
        assertThat(Priors.STANDARD.forNumbers(3)).isEqualTo(HyperPrior.standard(3));
        assertThat(Priors.STANDARD.forCounts(3)).isEqualTo(HyperPrior.counts(3));
        assertThat(Priors.STANDARD.forAnswers(3)).isEqualTo(HyperPrior.answers(3));
        assertThat(Priors.PAPER.forDoubtfulAnswers(3)).isEqualTo(HyperPrior.paper());
        assertThat(Priors.STANDARD.forDoubtfulAnswers(3)).isEqualTo(HyperPrior.doubtfulAnswers(3));
    }
}
