package dev.brink.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.brink.report.page.Page;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class ReportPageTest {
    private static final Pattern ELEMENT_WITH_ADDRESS = Pattern.compile("<[^>]+\\b(?:src|href)\\s*=");

    private static String html(Report report) {
        return new Page(report).html();
    }

    @Test
    void itNeedsNothingFromElsewhere() {
        String html = html(ExampleReports.of("disk", ExampleStudies.disk(12)));
        String markup = html.replaceAll("(?s)<script>.*?</script>", "");
        assertThat(ELEMENT_WITH_ADDRESS.matcher(markup).find()).isFalse();
        assertThat(markup.replace("http://www.w3.org/2000/svg", "")).doesNotContain("http:", "https:", "@import");
        assertThat(html).contains("default-src 'none'");
    }

    @Test
    void itTellsAllThatIsKnown() {
        String html = html(ExampleReports.of("disk", ExampleStudies.disk(12)));
        assertThat(html)
                .contains("<h1>disk</h1>", "id=\"recommendation\"", "id=\"progress\"", "id=\"beliefs\"")
                .contains("id=\"constraints\"", "id=\"tasks\"", "id=\"trials\"", "id=\"settings\"")
                .contains("gain of objective", "gain per cost of constraint", "0.12 ± 0.001", "expected improvement")
                .contains("disk at most 50", "x1: real, -5 to 10", "Made by a test.");
    }

    @Test
    void namesReasonsAndValuesAreEscaped() {
        String html = html(ExampleReports.of("Größe <script>alert(1)</script> & Co", ExampleStudies.mixed(9)));
        assertThat(html)
                .contains("Größe &lt;script&gt;alert(1)&lt;/script&gt; &amp; Co")
                .contains("diverged &lt;at once&gt; &amp; for good")
                .doesNotContain("<script>alert", "<at once>");
    }

    @Test
    void pairsOfManyParametersCanBeChosen() {
        String html = html(ExampleReports.of("mixed", ExampleStudies.mixed(9)));
        assertThat(html)
                .contains("<select id=\"pairs\">", "id=\"pair-0\"", "id=\"pair-5\"")
                .doesNotContain("pair-6");
    }

    @Test
    void studiesWithoutAnObjectiveOrAnAnswer() {
        String anything = html(ExampleReports.of("anything", ExampleStudies.anything(6)));
        assertThat(anything).doesNotContain("id=\"progress\"").contains("fits holds");
        String hopeless = html(ExampleReports.of("hopeless", ExampleStudies.hopeless(6)));
        assertThat(hopeless)
                .contains("the point nearest to passing is x = ", "No point passes yet", "class=\"lead bad\"");
        assertThat(html(ExampleReports.of("single", ExampleStudies.hopeless(1))))
                .contains("After 1 measurement ");
    }
}
