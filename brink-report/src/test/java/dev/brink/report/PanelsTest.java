package dev.brink.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.brink.Optimizer;
import java.util.Map;
import org.junit.jupiter.api.Test;

class PanelsTest {
    private static Panels panels(String name, Optimizer optimizer) {
        return Panels.of(Snapshot.of(name, optimizer));
    }

    @Test
    void decoupledObservationsStandWhereTheyTell() {
        Optimizer optimizer = ExampleStudies.disk(14);
        optimizer.ask();
        Drawing drawing = Drawing.of(panels("disk", optimizer).svg("x1", "x2"));
        assertThat(drawing.texts())
                .contains("branin: mean", "branin: standard deviation", "Pr(disk at most 50)")
                .contains("Where Pr ≥ 0.99 is reached", "Acquisition, powers of ten below its best")
                .anyMatch(text -> text.startsWith("p_min"));
        long objective = optimizer.history().measurements().stream()
                .filter(m -> m.task().equals("objective"))
                .count();
        assertThat(drawing.notes().stream().filter(note -> note.contains("branin = ")))
                .hasSize((int) (2 * objective));
        assertThat(drawing.notes().stream().filter(note -> note.contains("disk = ")))
                .hasSize((int) (14 - objective));
        assertThat(drawing.notes()).anyMatch(note -> note.startsWith("next: run '"));
    }

    @Test
    void everyKindOfParameterAndForbiddenRegions() {
        Optimizer optimizer = ExampleStudies.mixed(12);
        Panels panels = panels("mixed <script>alert(1)</script>", optimizer);
        String smooth = panels.svg("rate", "units");
        assertThat(Drawing.of(smooth).texts()).contains("1e-4", "0.001", "100", "1000");
        assertThat(smooth).contains("url(#hatching-").doesNotContain("<script");
        assertThat(Drawing.of(panels.svg("act", "layers")).texts()).contains("relu", "tanh", "<script>…", "6");
        assertThat(Drawing.of(panels.svg("bias", "rate")).texts()).contains("true", "false", "10");
        assertThat(Drawing.of(panels.svg("rate")).texts()).contains("loss: mean and 95 % interval");
        assertThat(Drawing.of(smooth).notes()).anyMatch(note -> note.contains("diverged <at once> & for good"));
    }

    @Test
    void otherParametersAreHeldWhereTheyAreWanted() {
        Optimizer optimizer = ExampleStudies.mixed(6);
        Map<String, Object> values = Map.of("rate", 0.5, "units", 20, "layers", 4, "act", "tanh", "bias", true);
        String svg = panels("mixed", optimizer)
                .through(optimizer.history().problem().space().point(values))
                .svg("rate", "units");
        assertThat(svg).contains("at layers = 4, act = tanh, bias = true");
    }

    @Test
    void nothingFeasibleManyConstraintsNoObjectiveOneTrial() {
        assertThat(Drawing.of(panels("hopeless", ExampleStudies.hopeless(7)).svg("x", "y"))
                        .texts())
                .contains("nearest to passing; nothing is confident yet")
                .anyMatch(text -> text.matches("p_min by cell; none feasible: (> )?0\\.99.*"));
        assertThat(Drawing.of(panels("twelve", ExampleStudies.twelve(6)).svg("x", "y"))
                        .texts())
                .contains("Pr(limit_12 at most 0)", "Pr(all constraints hold)");
        assertThat(Drawing.of(panels("anything", ExampleStudies.anything(6)).svg("length", "grade"))
                        .texts())
                .contains("Pr(fits holds)")
                .noneMatch(text -> text.contains("mean"));
        assertThat(Drawing.of(panels("single", ExampleStudies.hopeless(1)).svg("x", "y"))
                        .texts())
                .contains("After 1 measurement");
        assertThat(Drawing.of(panels("empty", ExampleStudies.hopeless(0)).svg("x", "y"))
                        .texts())
                .contains("After 0 measurements");
    }

    @Test
    void curvesOfASingleParameter() {
        Drawing drawing = Drawing.of(panels("curve", ExampleStudies.curve(8)).svg("t"));
        assertThat(drawing.texts())
                .contains("gain: mean and 95 % interval", "Pr(heat at most 5)", "Pr(stable holds)", "t");
        assertThat(Drawing.of(panels("cells", ExampleStudies.cells(8)).svg("flour"))
                        .texts())
                .contains("wheat", "Grünkern…");
    }

    @Test
    void wrongNamesAreRefusedWithTheRightOnes() {
        Panels panels = panels("cells", ExampleStudies.cells(1));
        assertThatThrownBy(() -> panels.svg("flour", "minute"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("'minute'")
                .hasMessageContaining("flour, minutes");
        assertThatThrownBy(() -> panels.svg("flour", "flour"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("along both axes");
    }
}
