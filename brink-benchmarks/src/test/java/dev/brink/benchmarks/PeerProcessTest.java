package dev.brink.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.brink.benchmarks.work.Measure;
import dev.brink.benchmarks.work.Size;
import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PeerProcessTest {
    private static final String JAVA =
            Path.of(System.getProperty("java.home"), "bin", "java").toString();

    @Test
    void anotherMachineDoesTheSameWork() throws IOException {
        List<String> command = List.of(JAVA, "-cp", System.getProperty("java.class.path"), JavaPeer.class.getName());
        Size size = new Size(20, 2);
        try (PeerProcess peer = new PeerProcess(EnumSet.of(Measure.EVALUATION), command, Map.of())) {
            assertThat(peer.name()).isEqualTo("Brink, Java " + Runtime.version().feature());
            assertThat(peer.canDo(Measure.SWEEP)).isFalse();
            Reading reading = peer.measure(Measure.EVALUATION, size, 0.01);
            assertThat(reading.value()).isEqualTo(Measure.EVALUATION.of(size).run(0));
            assertThat(reading.seconds()).isBetween(1e-9, 1.0);
        }
    }

    @Test
    void aProcessThatCannotStartIsNoContestant() {
        assertThatExceptionOfType(IOException.class)
                .isThrownBy(
                        () -> new PeerProcess(EnumSet.noneOf(Measure.class), List.of(JAVA, "no.such.Peer"), Map.of()))
                .withMessageContaining("ended without an answer");
    }
}
