package dev.brink.benchmarks.chart;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.StringReader;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.xml.sax.InputSource;

class CurveChartTest {
    private static final double INFINITY = Double.POSITIVE_INFINITY;

    @Test
    void decadesHoldAllValuesAndWhatLiesOutsideIsDrawnAtTheirEnd() {
        LogAxis axis = LogAxis.of(Stream.of(3e-5, 0.02, 7.0, 0.0, INFINITY), 100, 400);
        assertThat(axis.y(1e-5)).isCloseTo(400, within(1e-9));
        assertThat(axis.y(10)).isCloseTo(100, within(1e-9));
        assertThat(axis.y(1e-2)).isCloseTo(250, within(1e-9));
        assertThat(axis.y(0)).isEqualTo(400);
        assertThat(axis.y(INFINITY)).isEqualTo(100);
        assertThat(axis.ticks()).containsExactly(-5, -4, -3, -2, -1, 0, 1);
    }

    @Test
    void manyDecadesHaveFewLabels() {
        assertThat(LogAxis.of(Stream.of(1e-13, 100.0), 0, 1).ticks()).containsExactly(-12, -10, -8, -6, -4, -2, 0, 2);
        assertThat(LogAxis.of(Stream.of(1e-300, 1.0), 0, 1).y(1e-200)).isEqualTo(1);
    }

    @Test
    void labelsKeepTheirOrderAndTheirDistance() {
        assertThat(Labels.spread(List.of(50.0, 10.0, 12.0), 16, 0, 100)).containsExactly(50.0, 10.0, 26.0);
        assertThat(Labels.spread(List.of(99.0, 100.0, 98.0), 16, 0, 100)).containsExactly(84.0, 100.0, 68.0);
    }

    @Test
    void drawsEachCurveInAnotherStyleWithItsNameAtTheEnd() throws Exception {
        Curve falls = new Curve(
                "a<b", List.of(band(1, INFINITY, INFINITY), band(2, 1, INFINITY), band(3, 0.1, 1), band(4, 1e-3, 0.1)));
        Curve nothing = new Curve("c", List.of(band(1, INFINITY, INFINITY), band(4, INFINITY, INFINITY)));
        Document svg = parsed(
                new CurveChart("row+noise(1)", "gap", "evaluations", List.of(falls, nothing), OptionalDouble.of(0.01))
                        .svg());
        List<String> texts = texts(svg);
        assertThat(texts)
                .contains("row+noise(1)", "gap", "evaluations", "a<b", "c, no median", "bar for the median", "1e-3");
        assertThat(svg.getElementsByTagName("circle").getLength()).isEqualTo(2);
        assertThat(LineStyle.of(0).dashes()).isNotEqualTo(LineStyle.of(1).dashes());
    }

    private static Curve.Band band(double x, double lower, double median) {
        return new Curve.Band(x, lower, median, INFINITY);
    }

    private static Document parsed(String svg) throws Exception {
        return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(new InputSource(new StringReader(svg)));
    }

    private static List<String> texts(Document svg) {
        var nodes = svg.getElementsByTagName("text");
        return Stream.iterate(0, i -> i + 1)
                .limit(nodes.getLength())
                .map(i -> nodes.item(i).getTextContent())
                .toList();
    }
}
