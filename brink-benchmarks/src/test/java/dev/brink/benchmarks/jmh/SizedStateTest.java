package dev.brink.benchmarks.jmh;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.benchmarks.work.Measure;
import java.lang.reflect.Field;
import java.util.Arrays;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.openjdk.jmh.annotations.Param;

class SizedStateTest {
    @ParameterizedTest
    @EnumSource(Measure.class)
    void isReadyToWorkAfterItsSetup(Measure measure) {
        SizedState state = new SizedState();
        state.measure = measure;
        state.n = 12;
        state.d = 2;
        state.create();
        assertThat(new SpeedBenchmark().work(state)).isFinite();
        state.close();
    }

    @Test
    void offersEveryMeasure() throws NoSuchFieldException {
        Field field = SizedState.class.getField("measure");
        assertThat(field.getAnnotation(Param.class).value())
                .containsExactlyInAnyOrder(
                        Arrays.stream(Measure.values()).map(Enum::name).toArray(String[]::new));
    }
}
