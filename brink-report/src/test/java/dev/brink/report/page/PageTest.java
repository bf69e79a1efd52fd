package dev.brink.report.page;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import org.junit.jupiter.api.Test;

class PageTest {
    /** What is vendored is what its authors published. */
    @Test
    void theVendoredLibraryIsUnchanged() throws NoSuchAlgorithmException {
        for (String line : Resource.text("uPlot.sha256").lines().toList()) {
            String[] parts = line.split(" +", 2);
            byte[] hash = MessageDigest.getInstance("SHA-256")
                    .digest(Resource.text(parts[1]).getBytes(StandardCharsets.UTF_8));
            assertThat(HexFormat.of().formatHex(hash)).as(parts[1]).isEqualTo(parts[0]);
        }
        assertThat(Resource.text("uPlot.iife.min.js")).contains("v1.6.32").doesNotContain("</script");
        assertThat(Resource.text("uPlot.LICENSE")).contains("MIT License");
    }

    @Test
    void jsonCannotEndItsElement() {
        assertThat(Json.string("</script>\"\\ü\n")).isEqualTo("\"\\u003c/script\\u003e\\u0022\\u005c\\u00fc\\u000a\"");
        assertThat(Json.array(List.of())).isEqualTo("[]");
    }

    @Test
    void longCellsMayBreakAndAllAreEscaped() {
        Html html = new Html().table(List.of("<b>"), List.of(List.of("a & b"), List.of("x".repeat(41))));
        assertThat(html.toString())
                .contains("&lt;b&gt;")
                .contains("<td>a &amp; b</td>")
                .contains("<td class=\"long\">xxx");
    }
}
