package dev.brink.problem;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.brink.observation.LatentScale;
import dev.brink.observation.Noise;
import dev.brink.observation.ObservationModel;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;

class ObjectiveTest {
    @Test
    void hasDefaults() {
        Objective objective = Objective.minimize("loss");
        assertThat(objective.name()).isEqualTo("loss");
        assertThat(objective.metric()).isEqualTo("loss");
        assertThat(objective.model()).isEqualTo(new ObservationModel.Gaussian(LatentScale.IDENTITY, Noise.learned()));
        assertThat(objective.maximized()).isFalse();
        assertThat(objective.isReported()).isTrue();
        assertThat(objective.label()).isEqualTo("Objective 'loss'");
    }

    @Test
    void signTurnsItIntoSomethingToMinimise() {
        assertThat(Objective.minimize("loss").sign()).isEqualTo(1);
        assertThat(Objective.maximize("gain").sign()).isEqualTo(-1);
        assertThat(Objective.minimize("loss").describe()).isEqualTo("minimize loss");
        assertThat(Objective.maximize("gain").metric("profit").describe()).isEqualTo("maximize profit");
    }

    @Test
    void settingsGiveANewObjective() {
        Objective plain = Objective.maximize("speed");
        Objective set = plain.metric("speed_mps").scale(LatentScale.LOG).noise(Noise.fixed(0.5));
        assertThat(set.metric()).isEqualTo("speed_mps");
        assertThat(set.model()).isEqualTo(new ObservationModel.Gaussian(LatentScale.LOG, Noise.fixed(0.5)));
        assertThat(set.maximized()).isTrue();
        assertThat(plain).isEqualTo(Objective.maximize("speed")).isNotEqualTo(set);
    }

    @Test
    void canCount() {
        assertThat(Objective.maximize("liked").counted().model()).isEqualTo(new ObservationModel.Binomial());
        assertThat(Objective.maximize("liked").counted().counted())
                .isEqualTo(Objective.maximize("liked").counted());
    }

    @Test
    void refusesContradictions() {
        invalid(
                () -> Objective.maximize("liked").counted().scale(LatentScale.LOG),
                "Objective 'liked' was given a scale, but it measures successes out of trials and only numbers have"
                        + " one: leave the scale out.");
        invalid(
                () -> Objective.maximize("liked").counted().noise(Noise.none()),
                "Objective 'liked' was given a noise, but it measures successes out of trials and only numbers have"
                        + " one: leave the noise out.");
        invalid(
                () -> Objective.maximize("liked").scale(LatentScale.LOG).counted(),
                "Objective 'liked' counts successes and was given a scale or noise, but only numbers have those:"
                        + " leave them out.");
        invalid(
                () -> new Objective("ok", "ok", new ObservationModel.YesNo(), false),
                "Objective 'ok' is a yes or a no, but those have no best value: count successes, or make it a"
                        + " constraint.");
    }

    @Test
    void refusesBadNames() {
        invalid(
                () -> Objective.minimize("my loss"),
                "An objective has the name 'my loss', but a name must start with a letter from A to Z or an underscore"
                        + " and go on with letters, digits, '_', '-' or '.': choose another name.");
        invalid(
                () -> Objective.minimize("loss").metric(" "),
                "Objective 'loss' has a blank metric, but measurements report it under that key: name it.");
    }

    private static void invalid(ThrowingCallable construction, String message) {
        assertThatExceptionOfType(InvalidProblemException.class)
                .isThrownBy(construction)
                .withMessage(message);
    }
}
