package dev.brink.benchmarks.strategies;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.brink.Settings;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class StrategiesTest {
    @ParameterizedTest
    @ValueSource(strings = {"brink", "paper", "plain-ei", "violations-as-worst", "random", "random:design=uniform"})
    void findsAStrategyByItsFullName(String name) {
        assertThat(Strategies.named(name).name()).isEqualTo(name);
        assertThat(Strategies.help()).contains(name.split(":", 2)[0]);
    }

    @Test
    void optionsChangeSettingsInWhateverOrder() {
        Strategy strategy = Strategies.named("brink:warp=off,samples=4");
        assertThat(strategy)
                .isEqualTo(new BrinkStrategy(
                        "brink:samples=4,warp=off",
                        Settings.standard().hyperparameterSamples(4).warp(Settings.Warp.OFF)));
        assertThat(Strategies.named("brink:samples=4,warp=off")).isEqualTo(strategy);
        assertThat(Strategies.named("brink:priors=paper,smoothness=matern52,target=paper,warp=off"))
                .extracting("settings")
                .isEqualTo(Settings.paper());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "brnik | There is no strategy 'brnik': did you mean 'brink'?",
                "brink:sample=4 | Strategy 'brink' has no option 'sample': did you mean 'samples'?",
                "brink:warp | Strategy 'brink' was given 'warp', but an option is a key and a value: write key=value.",
                "brink: warp=off | has no option ' warp': did you mean 'warp'?",
                "brink:warp=off,warp=off | its option 'warp' twice",
                "brink:warp=of | Option 'warp' of strategy 'brink' is 'of', but it must be learned or off",
                "brink:samples=few | Option 'samples' of strategy 'brink' is 'few', but it must be a whole number",
                "brink:samples=0 | Option 'samples' of strategy 'brink' is '0'",
            })
    void refusesWhatItDoesNotKnow(String name, String message) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Strategies.named(name))
                .withMessageContaining(message);
    }
}
