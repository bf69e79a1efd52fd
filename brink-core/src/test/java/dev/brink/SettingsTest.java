package dev.brink;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.data.Suggestion.Reason;
import dev.brink.posterior.OutputWarp;
import java.util.OptionalInt;
import java.util.concurrent.ForkJoinPool;
import org.junit.jupiter.api.Test;

class SettingsTest {
    @Test
    void thereIsAtLeastOneSampleAndOnePoint() {
        assertThatThrownBy(() -> Settings.standard().hyperparameterSamples(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The settings ask for 0 hyperparameter samples, but beliefs need at least one: give 1 or"
                        + " more.");
        assertThatThrownBy(() -> Settings.standard().initialPoints(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("The settings ask for 0 initial points, but a search begins somewhere: give 1 or more.");
    }

    @Test
    void eachChangeKeepsTheOthers() {
        ForkJoinPool pool = ForkJoinPool.commonPool();
        Settings settings = Settings.standard()
                .seed(7)
                .initialPoints(3)
                .hyperparameterSamples(4)
                .priors(Settings.Priors.PAPER)
                .warp(Settings.Warp.OFF)
                .target(Settings.Target.PAPER)
                .on(pool);
        assertThat(settings.seed(8).seed(7)).isEqualTo(settings);
        assertThat(settings.seed()).isEqualTo(7);
        assertThat(settings.initialPoints()).isEqualTo(OptionalInt.of(3));
        assertThat(settings.hyperparameterSamples()).isEqualTo(4);
        assertThat(settings.priors()).isEqualTo(Settings.Priors.PAPER);
        assertThat(settings.warp()).isEqualTo(Settings.Warp.OFF);
        assertThat(settings.target()).isEqualTo(Settings.Target.PAPER);
        assertThat(settings.pool()).containsSame(pool);
    }

    @Test
    void thePaperHasNoWarp() {
        assertThat(Settings.paper().inference().warp()).isEqualTo(OutputWarp.off());
        assertThat(Settings.standard().inference().warp()).isEqualTo(OutputWarp.learned());
    }

    @Test
    void thePaperFindsTheAnswerToo() {
        Optimizer optimizer =
                Studies.run(new Optimizer(Studies.coupled(), Settings.paper().hyperparameterSamples(3)), 18);
        assertThat(optimizer.recommend().confident()).isTrue();
        assertThat(Studies.metric("heat", optimizer.recommend().point())).isBetween(50.0, 60.1);
    }

    @Test
    void theFirstPointsAreAsManyAsAsked() {
        Optimizer optimizer = new Optimizer(Studies.coupled(), Studies.quick(1).initialPoints(2));
        Studies.run(optimizer, 1);
        assertThat(optimizer.ask().reason()).isEqualTo(Reason.INITIAL_DESIGN);
        assertThat(optimizer.ask().reason()).isNotEqualTo(Reason.INITIAL_DESIGN);
    }
}
