package dev.brink.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SvgTest {
    @Test
    void escapesWhatXmlReserves() {
        Svg svg = new Svg(10, 10, "a < b & \"c\" > d");
        svg.text(1, 2.345, "start", 12, Svg.INK, "<&>");
        assertThat(svg.finished())
                .contains("<title>a &lt; b &amp; &quot;c&quot; &gt; d</title>")
                .contains(
                        "<text x=\"1\" y=\"2.35\" text-anchor=\"start\" font-size=\"12\" fill=\"#1f2328\">&lt;&amp;&gt;")
                .endsWith("</svg>\n");
    }
}
