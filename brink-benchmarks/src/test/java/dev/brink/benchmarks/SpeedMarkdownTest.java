package dev.brink.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SpeedMarkdownTest {
    private static final List<String> CONTESTANTS = List.of("Brink", "NumPy, 1 thread", "NumPy, 2 threads");

    @Test
    void alignsTimesRatiosAndEvaluations() {
        SpeedRow cholesky = new SpeedRow(
                Measure.CHOLESKY,
                new Size(100, 6),
                rounds(readings(2e-5, 0), readings(3e-5, 0), readings(6e-5, 0)),
                Optional.of(readings(1e-4, 0)));
        SpeedRow sweep = new SpeedRow(
                Measure.SWEEP,
                new Size(50, 2),
                rounds(readings(2e-3, 53.4), readings(4e-3, 52.6), readings(1.5e-3, 51)),
                Optional.empty());
        SpeedRow update =
                new SpeedRow(Measure.UPDATE, new Size(50, 20), Map.of("Brink", readings(1.25, 0)), Optional.empty());
        assertThat(new SpeedMarkdown(CONTESTANTS, List.of(cholesky, sweep, update)).format())
                .isEqualTo("""
                | work                                    |   n |  d |   Brink | NumPy, 1 thread | NumPy, 2 threads | NumPy ÷ Brink | textbook ÷ Brink |  evaluations |
                |-----------------------------------------|----:|---:|--------:|----------------:|-----------------:|--------------:|-----------------:|-------------:|
                | Cholesky factorisation                  | 100 |    | 20.0 µs |         30.0 µs |          60.0 µs |          1.50 |             5.00 |              |
                | slice sweep over all hyperparameters    |  50 |  2 | 2.00 ms |         4.00 ms |          1.50 ms |          0.75 |                  | 53 / 53 / 51 |
                | kept samples after one more observation |  50 | 20 |  1.25 s |                 |                  |               |                  |              |
                """);
    }

    @ParameterizedTest
    @CsvSource({
        "3.456e-6, 3.46 µs",
        "9.996e-6, 10.0 µs",
        "9.9949e-4, 999 µs",
        "9.996e-4, 1.00 ms",
        "0.123456, 123 ms",
        "0.9996, 1.00 s",
        "12.34, 12.3 s"
    })
    void showsThreeDigitsOfATime(double seconds, String shown) {
        assertThat(SpeedMarkdown.time(seconds)).isEqualTo(shown);
    }

    private static Map<String, Readings> rounds(Readings... readings) {
        Map<String, Readings> rounds = new LinkedHashMap<>();
        for (int i = 0; i < readings.length; i++) {
            rounds.put(CONTESTANTS.get(i), readings[i]);
        }
        return rounds;
    }

    private static Readings readings(double seconds, double evaluations) {
        Readings readings = new Readings();
        readings.add(new Reading(seconds, evaluations, 0));
        return readings;
    }
}
