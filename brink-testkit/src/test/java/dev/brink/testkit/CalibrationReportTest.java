package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class CalibrationReportTest {
    @TempDir
    private Path folder;

    private static CalibrationResult result(double varianceFactor) {
        SimulationBasedCalibration<Double, Double> calibration = SimulationBasedCalibration.of(
                        new ConjugateNormal(), ConjugateNormal.exactSampler(varianceFactor))
                .quantity("mean", (mean, sum) -> mean)
                .quantity("mean < 0 & sum", (mean, sum) -> Math.min(mean, 0) * sum);
        return calibration
                .quantity(
                        "distance from the posterior mean",
                        (mean, sum) -> Math.abs(mean - ConjugateNormal.posteriorMean(sum)))
                .quantity("square", (mean, sum) -> mean * mean)
                .run();
    }

    private static Document parsed(Path svg) throws Exception {
        return DocumentBuilderFactory.newInstance()
                .newDocumentBuilder()
                .parse(new InputSource(new StringReader(Files.readString(svg))));
    }

    @Test
    void writesRankHistograms() throws Exception {
        CalibrationReport.in(folder.resolve("sub")).write("ranks", "Toy model", result(1));
        Path written = folder.resolve("sub");
        assertThat(Files.readString(written.resolve("ranks.md")))
                .startsWith("# Toy model\n\n![Toy model](ranks.svg)\n\nPasses at level 0.0010 for 8 tests")
                .contains("| mean < 0 & sum | 1000 | 99 |");
        assertThat(Files.readAllLines(written.resolve("ranks.csv"))).hasSize(5);
        Document svg = parsed(written.resolve("ranks.svg"));
        // The card, a band and 20 bars in every panel, and the key to the band.
        assertThat(svg.getElementsByTagName("rect").getLength()).isEqualTo(1 + 4 * (1 + 20) + 1);
        assertThat(texts(svg))
                .contains("Toy model", "mean < 0 & sum", "distance from the posteri…", "✓ passes")
                .doesNotContain("✗");
        assertInsideTheCard(svg);
    }

    @Test
    void marksWhatWasRejected() throws Exception {
        CalibrationReport.in(folder).write("wrong", "Too wide", result(2));
        assertThat(Files.readString(folder.resolve("wrong.md"))).contains("**Rejected** at level");
        assertThat(texts(parsed(folder.resolve("wrong.svg")))).contains("✗ rejected: χ² p < 1e-4");
    }

    @Test
    void writesAReliabilityDiagram() throws Exception {
        Reliability reliability = ReliabilityTest.simulated(2000, p -> p);
        CalibrationReport.in(folder).write("reliability", "Toy predictions", reliability);
        assertThat(Files.readString(folder.resolve("reliability.md"))).contains(reliability.markdown());
        Document svg = parsed(folder.resolve("reliability.svg"));
        assertThat(svg.getElementsByTagName("circle").getLength()).isEqualTo(10 + 1);
        assertThat(texts(svg)).contains("share that came true", "predicted probability", "calibrated");
        assertInsideTheCard(svg);
    }

    @Test
    void writesATestFamily() throws Exception {
        TestFamily tests = StationarityTest.of(new ConjugateNormal(), ConjugateNormal.metropolis())
                .quantity("mean", (mean, sum) -> mean)
                .replications(200)
                .run();
        CalibrationReport.in(folder).write("stationarity", "Metropolis", tests);
        assertThat(Files.readString(folder.resolve("stationarity.md"))).contains(tests.markdown());
    }

    @Test
    void refusesNamesThatAreNoFiles() {
        CalibrationReport report = CalibrationReport.in(folder);
        assertThatThrownBy(() -> report.write("../ranks", "Toy", result(1))).hasMessageContaining("small letters");
    }

    private static String texts(Document svg) {
        StringBuilder all = new StringBuilder();
        NodeList texts = svg.getElementsByTagName("text");
        for (int i = 0; i < texts.getLength(); i++) {
            all.append(texts.item(i).getTextContent()).append('\n');
        }
        return all.toString();
    }

    /** A letter is about 0.6 of its size wide, so this is a rough but honest bound for every text. */
    private static void assertInsideTheCard(Document svg) {
        double width = Double.parseDouble(svg.getDocumentElement().getAttribute("width"));
        double height = Double.parseDouble(svg.getDocumentElement().getAttribute("height"));
        NodeList texts = svg.getElementsByTagName("text");
        for (int i = 0; i < texts.getLength(); i++) {
            Element text = (Element) texts.item(i);
            double length = 0.6
                    * Double.parseDouble(text.getAttribute("font-size"))
                    * text.getTextContent().length();
            double x = Double.parseDouble(text.getAttribute("x"));
            double y = Double.parseDouble(text.getAttribute("y"));
            double share = switch (text.getAttribute("text-anchor")) {
                case "start" -> 0;
                case "middle" -> 0.5;
                default -> 1;
            };
            double start = text.hasAttribute("transform") ? x : x - share * length;
            double end = text.hasAttribute("transform") ? x : x + (1 - share) * length;
            assertThat(start).as(text.getTextContent()).isPositive();
            assertThat(end).as(text.getTextContent()).isLessThan(width);
            assertThat(y).as(text.getTextContent()).isBetween(12.0, height - 4);
        }
    }
}
