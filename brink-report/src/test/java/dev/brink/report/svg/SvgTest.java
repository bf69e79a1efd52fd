package dev.brink.report.svg;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class SvgTest {
    @Test
    void textIsEscapedWhereverItStands() {
        Svg svg = Svg.themed(100, 50, "a <title> & more", "k");
        svg.text(new Place(1, 2), "start", 10, Ink.SOFT, "<script>alert(\"x\")</script>");
        svg.mark(new Place(3, 4), Mark.CIRCLE, Ink.STRONG, 1, "a & b < c\u0001");
        assertThat(svg.finished())
                .contains("<title>a &lt;title&gt; &amp; more</title>")
                .contains("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;")
                .contains("a &amp; b &lt; c\uFFFD")
                .doesNotContain("<script");
    }

    @Test
    void numbersAreShort() {
        assertThat(Svg.number(3)).isEqualTo("3");
        assertThat(Svg.number(2.5)).isEqualTo("2.5");
        assertThat(Svg.number(1 / 3.0)).isEqualTo("0.33");
        assertThat(Svg.number(-0.001)).isEqualTo("0");
        assertThat(Svg.number(-1.239)).isEqualTo("-1.24");
    }

    @Test
    void itFollowsTheReadersPreferenceUnlessItStandsOnWhite() {
        assertThat(Svg.themed(1, 1, "t", "k").finished()).contains("@media (prefers-color-scheme: dark)");
        assertThat(Svg.onWhite(1, 1, "t").finished()).doesNotContain("@media");
    }

    @Test
    void namesWithinItAreItsOwn() {
        Svg svg = Svg.themed(1, 1, "t", "a b");
        svg.hatched(new Box(0, 0, 1, 1));
        assertThat(svg.finished()).contains("id=\"hatching-a-b\"").contains("url(#hatching-a-b)");
    }
}
